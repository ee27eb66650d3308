title = Revanche
pitch = Fútbol con cartas: centro, defensa, remate, y ojo con el árbitro.

option-division = División
option-division-3 = tercera: solo las cartas
option-division-2 = segunda: con banco de suplentes
option-division-1 = primera: con banco y árbitro
option-overtime = Alargue
option-overtime-true = sí, antes de los penales
option-overtime-false = no, directo a los penales
option-set_piece_cards = Cartas de una pelota parada sin gol
option-set_piece_cards-discard = van al descarte
option-set_piece_cards-pile = van a la pila de campo
option-cards = Tarjetas en las parejas
option-cards-player = son del jugador
option-cards-team = son de la pareja

name-purple = Violeta
name-orange = Naranja
name-offside = posición adelantada
name-yellow-card = tarjeta amarilla
name-red-card = tarjeta roja
name-free-kick = tiro libre
name-corner = córner
name-penalty = penal

ask-kick-off = La pelota es tuya en el medio: jugá una carta.
ask-open = Jugá una carta. Igual a la de arriba, o un crack, ¡es centro!
ask-defend = ¡Centro en contra! Jugá una carta para defender; el arquero termina con la chance.
ask-finish = Es la hora del remate: igualá la carta de la defensa ¡y es gol!
ask-bench = Poné una carta de tu mano en el lugar vacío del banco, boca abajo.
ask-expel = Tarjeta roja: elegí la camiseta que deja el partido.
ask-hide = Escondé tres arqueros en tu arco, de la posición más baja a la más alta.
ask-shoot = Elegí adónde patear el penal.
ask-free-kick-wall = Tiro libre en contra: elegí en secreto la carta de la barrera.
ask-free-kick-kick = Tiro libre a favor: acercate al número del centro más que la barrera.
ask-corner-wall = Córner en contra: elegí en secreto una carta alta, el 15 o el arquero.
ask-corner-kick = Córner a favor: un número mayor que el de la defensa es gol.
ask-penalty-wall = Penal en contra: adiviná el número del remate, o usá el arquero.
ask-penalty-kick = Penal a favor: cualquier número distinto del de la defensa entra.

action-play = { $card ->
    [1] Jugar el arquero (1)
    [10] Jugar el crack (10)
   *[other] Jugar el { $card }
}
action-commit = { $card ->
    [1] Elegir el arquero (1), en secreto
    [10] Elegir el crack (10), en secreto
   *[other] Elegir el { $card }, en secreto
}
action-bring-on = Hacer entrar el { $card } del banco
action-bench = Mandar el { $card } al banco
action-expel = Expulsar la camiseta { $card }
action-hide-keeper = Esconder un arquero en la posición { $spot }
action-shoot = Patear a la posición { $spot }

refusal-wrong-step = Ahora no toca eso.
refusal-not-in-hand = No tenés ningún { $card } en la mano.
refusal-first-card = Tu primera carta del tiempo no puede ser ni el arquero ni el crack.
refusal-no-bench = En la tercera división no hay banco de suplentes.
refusal-no-substitutions = Tu equipo ya hizo los cinco cambios.
refusal-nothing-to-bench = No tenés carta en la mano para poner en el lugar de una del banco.
refusal-not-on-bench = No hay ningún { $card } boca arriba en tu banco.
refusal-place-to-fill = Primero poné una carta de tu mano en el lugar vacío del banco.
refusal-just-brought-on = El { $card } acaba de entrar: mandá otra carta al banco.
refusal-already-expelled = La camiseta { $card } ya fue expulsada.
refusal-not-your-shirt = Solo se expulsa una camiseta de tu mano o boca arriba en el banco; la { $card } no está.
refusal-hiding-order = Escondé de la posición más baja a la más alta, con lugar para los arqueros que faltan.
refusal-already-open = La posición { $spot } ya está dada vuelta.

event-welcome = { $division ->
    [1] ¡Primera división!
    [2] ¡Segunda división!
   *[3] ¡Tercera división!
} Empieza el partido, y saca el equipo { $team }.
event-bench = En el banco del equipo { $team }: { $cards }.
event-kick-off = { $half ->
    [1] { $variant ->
        [0] ¡Pita el árbitro! Empieza el primer tiempo:
        [1] Rueda la pelota, es el primer tiempo:
       *[2] ¡Arranca el partido! Primer tiempo:
    }
    [2] { $variant ->
        [0] Rueda la pelota en el segundo tiempo:
        [1] Vuelven los equipos, segundo tiempo:
       *[2] Se reanuda el partido, segundo tiempo:
    }
    [3] Está todo igual, ¡vamos al alargue! Primer tiempo:
   *[4] Segundo tiempo del alargue:
} { $cards ->
    [1] una carta
   *[other] { $cards } cartas
} por jugador, y { $seat_is ->
    [you] sacás vos.
   *[other] saca { $seat }.
}
event-dealt = { $seat_is ->
    [you] Recibiste { $cards }.
   *[other] { $seat } recibió { $cards }.
}
event-drew = { $seat_is ->
    [you] Levantaste { $cards }.
   *[other] { $seat } levantó { $cards }.
}
event-drew-unseen = { $seat_is ->
    [you] { $count ->
        [0] No levantaste ninguna carta.
        [1] Levantaste una carta.
       *[other] Levantaste { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } no levantó ninguna carta.
        [1] { $seat } levantó una carta.
       *[other] { $seat } levantó { $count } cartas.
    }
}
event-redrawn = Apareció un { $card } del equipo { $team }, camiseta expulsada: va al descarte, y viene otra carta.
event-reshuffled = Se acabó el mazo del equipo { $team }: { $count ->
    [0] no hay nada para mezclar.
    [1] vuelve una carta.
   *[other] se mezclan otra vez { $count } cartas.
}
event-discarded = { $seat_is ->
    [you] Descartás { $cards }.
   *[other] { $seat } descarta { $cards }.
}
event-played = { $seat_is ->
    [you] { $card ->
        [1] La jugás atrás, con el arquero.
       *[other] { $variant ->
            [0] Tocás con el { $card }.
            [1] La llevás con el { $card }.
           *[2] Abrís el juego con el { $card }.
        }
    }
   *[other] { $card ->
        [1] { $seat } la juega atrás, con el arquero.
       *[other] { $variant ->
            [0] { $seat } toca con el { $card }.
            [1] { $seat } la lleva con el { $card }.
           *[2] { $seat } abre el juego con el { $card }.
        }
    }
}
event-crossed = { $seat_is ->
    [you] { $card ->
        [10] { $variant ->
            [0] ¡Centro! ¡Llamás al crack, el 10!
            [1] ¡La tiene tu 10, y va el centro!
           *[2] ¡Aparece tu crack! ¡Centro!
        }
       *[other] { $variant ->
            [0] ¡Centro! ¡Igualás el { $card } y la mandás al área!
            [1] ¡Mirá ese { $card }! ¡Tirás el centro!
           *[2] ¡{ $card } con { $card }, y la ponés en el área!
        }
    }
   *[other] { $card ->
        [10] { $variant ->
            [0] ¡Centro! ¡{ $seat } llama al crack, el 10!
            [1] ¡La tiene el 10 de { $seat }, y va el centro!
           *[2] ¡Aparece el crack de { $seat }! ¡Centro!
        }
       *[other] { $variant ->
            [0] ¡Centro! ¡{ $seat } iguala el { $card } y la manda al área!
            [1] ¡Mirá ese { $card }! ¡{ $seat } tira el centro!
           *[2] ¡{ $card } con { $card }, y { $seat } la pone en el área!
        }
    }
}
event-added-time = { $seat_is ->
    [you] El árbitro da descuento para terminar la jugada: defiende { $defender_seat }, rematás vos.
   *[other] { $defender_seat_is ->
        [you] El árbitro da descuento para terminar la jugada: defendés vos, remata { $seat }.
       *[other] El árbitro da descuento para terminar la jugada: defiende { $defender_seat }, remata { $seat }.
    }
}
event-defended = { $seat_is ->
    [you] { $variant ->
        [0] Cortás con el { $card }.
        [1] La rechazás con el { $card }.
       *[2] Tu { $card } intenta despejar.
    }
   *[other] { $variant ->
        [0] { $seat } corta con el { $card }.
        [1] { $seat } la rechaza con el { $card }.
       *[2] El { $card } de { $seat } intenta despejar.
    }
}
event-keeper = { $seat_is ->
    [you] { $variant ->
        [0] ¡Sale tu arquero, la despeja con los puños, y se acabó la chance!
        [1] ¡Qué atajada de tu arquero! Ahí muere la chance.
       *[2] ¡Es del arquero! Alejás el peligro.
    }
   *[other] { $variant ->
        [0] ¡Sale el arquero de { $seat }, la despeja con los puños, y se acabó la chance!
        [1] ¡Qué atajada del arquero de { $seat }! Ahí muere la chance.
       *[2] ¡Es del arquero! { $seat } aleja el peligro.
    }
}
event-finished = { $seat_is ->
    [you] { $variant ->
        [0] Rematás con el { $card }…
        [1] Va tu { $card }, le pegó…
       *[2] Probás con el { $card }…
    }
   *[other] { $variant ->
        [0] { $seat } remata con el { $card }…
        [1] Va el { $card } de { $seat }, le pegó…
       *[2] { $seat } prueba con el { $card }…
    }
}
event-missed = { $seat_is ->
    [you] { $variant ->
        [0] Definís con el { $card }, ¡y se va afuera!
        [1] ¡En el palo! Por poco no entra tu { $card }.
       *[2] Rematás con el { $card }, ¡a la tribuna!
    }
   *[other] { $variant ->
        [0] { $seat } define con el { $card }, ¡y se va afuera!
        [1] ¡En el palo! Por poco no entra el { $card } de { $seat }.
       *[2] { $seat } remata con el { $card }, ¡a la tribuna!
    }
}
event-goal = { $seat_is ->
    [you] { $variant ->
        [0] ¡Goooool del equipo { $team }! La mandás a guardar:
        [1] ¡Goooool! Uno más tuyo para el equipo { $team }:
       *[2] ¡A cobrar! ¡Gol tuyo, gol del equipo { $team }!
    }
   *[other] { $variant ->
        [0] ¡Goooool del equipo { $team }! { $seat } la manda a guardar:
        [1] ¡Goooool! Uno más de { $seat } para el equipo { $team }:
       *[2] ¡A cobrar! ¡Gol de { $seat }, gol del equipo { $team }!
    }
} Violeta { $home } – { $away } Naranja.
event-half-over = { $half ->
    [1] Final del primer tiempo:
    [2] Final del tiempo reglamentario:
    [3] Cambio de lado en el alargue:
   *[4] Final del alargue:
} Violeta { $home } – { $away } Naranja.
event-full-time = { $variant ->
    [0] ¡Final del partido!
    [1] ¡Pita el árbitro, se terminó!
   *[2] ¡No hay tiempo para más!
} Gana el equipo { $team }: Violeta { $home } – { $away } Naranja.
event-brought-on = { $seat_is ->
    [you] Cambio: entra tu { $card }.
   *[other] Cambio de { $seat }: entra el { $card }.
} { $left ->
    [0] Era el último.
    [1] Queda uno.
   *[other] Quedan { $left }.
}
event-benched = { $seat_is ->
    [you] Una carta tuya va al banco, boca abajo.
   *[other] Una carta de { $seat } va al banco, boca abajo.
}
event-benched-card = { $seat_is ->
    [you] Tu { $card } va al banco, boca abajo.
   *[other] El { $card } de { $seat } va al banco, boca abajo.
}
event-rolled = { $seat_is ->
    [you] El árbitro mira tu jugada: { $dice }.
   *[other] El árbitro mira la jugada de { $seat }: { $dice }.
}
event-offside = { $seat_is ->
    [you] { $variant ->
        [0] ¡Posición adelantada! Tu jugada no vale.
        [1] ¡Arriba la bandera! Posición adelantada tuya.
       *[2] ¡Estabas en orsai! No vale.
    }
   *[other] { $variant ->
        [0] ¡Posición adelantada! La jugada de { $seat } no vale.
        [1] ¡Arriba la bandera! Posición adelantada de { $seat }.
       *[2] ¡{ $seat } estaba en orsai! No vale.
    }
}
event-yellow-card = { $seat_is ->
    [you] ¡Tarjeta amarilla para vos!
   *[other] ¡Tarjeta amarilla para { $seat }!
}
event-second-yellow = { $seat_is ->
    [you] Es la segunda amarilla: ¡roja para vos!
   *[other] Es la segunda amarilla: ¡roja para { $seat }!
}
event-red-card = { $seat_is ->
    [you] ¡Tarjeta roja para vos!
   *[other] ¡Tarjeta roja para { $seat }!
}
event-no-more-shirts = El equipo { $team } ya perdió seis camisetas y no pierde otra.
event-chance-lost = { $seat_is ->
    [you] Y perdés la chance de gol.
   *[other] Y { $seat } pierde la chance de gol.
}
event-expelled = { $seat_is ->
    [you] Expulsás la camiseta { $card }
   *[other] { $seat } expulsa la camiseta { $card }
}{ $bench ->
    [0] .
    [1] { $down ->
        [0] , y una carta sale del banco.
       *[other] , y del banco sale una carta que estaba boca abajo.
    }
   *[other] , y { $bench } cartas salen del banco{ $down ->
        [0] .
        [1] , una de ellas boca abajo.
       *[other] , { $down } de ellas boca abajo.
    }
}
event-left-hand = { $seat_is ->
    [you] { $count ->
        [1] Un { $card } deja tu mano.
        [2] Dos { $card } dejan tu mano.
        [3] Tres { $card } dejan tu mano.
       *[4] Cuatro { $card } dejan tu mano.
    }
   *[other] { $count ->
        [1] Un { $card } deja la mano de { $seat }.
        [2] Dos { $card } dejan la mano de { $seat }.
        [3] Tres { $card } dejan la mano de { $seat }.
       *[4] Cuatro { $card } dejan la mano de { $seat }.
    }
}
event-free-kick = { $seat_is ->
    [you] ¡Tiro libre! Acomodás la pelota, { $defender_seat } arma la barrera. El número es el { $card }.
   *[other] { $defender_seat_is ->
        [you] ¡Tiro libre! { $seat } acomoda la pelota, vos armás la barrera. El número es el { $card }.
       *[other] ¡Tiro libre! { $seat } acomoda la pelota, { $defender_seat } arma la barrera. El número es el { $card }.
    }
}
event-corner = { $seat_is ->
    [you] ¡Córner! Subís al área contra { $defender_seat }.
   *[other] { $defender_seat_is ->
        [you] ¡Córner! { $seat } sube al área contra vos.
       *[other] ¡Córner! { $seat } sube al área contra { $defender_seat }.
    }
}
event-penalty = { $seat_is ->
    [you] ¡Penal! Vos frente a { $defender_seat }, desde los doce pasos.
   *[other] { $defender_seat_is ->
        [you] ¡Penal! { $seat } frente a vos, desde los doce pasos.
       *[other] ¡Penal! { $seat } frente a { $defender_seat }, desde los doce pasos.
    }
}
event-committed = { $seat_is ->
    [you] Tu carta está elegida, en secreto.
   *[other] { $seat } ya eligió su carta, en secreto.
}
event-revealed = { $seat_is ->
    [you] Mostrás el { $card }, { $defender_seat } muestra el { $defence }…
   *[other] { $defender_seat_is ->
        [you] { $seat } muestra el { $card }, vos mostrás el { $defence }…
       *[other] { $seat } muestra el { $card }, { $defender_seat } muestra el { $defence }…
    }
}
event-no-goal = { $seat_is ->
    [you] { $variant ->
        [0] ¡No entró! Se salva { $defender_seat }, y vos te agarrás la cabeza.
        [1] ¡Qué chance perdiste! No fue gol.
       *[2] ¡Afuera! { $defender_seat } respira.
    }
   *[other] { $defender_seat_is ->
        [you] { $variant ->
            [0] ¡No entró! Te salvás, y { $seat } se agarra la cabeza.
            [1] ¡Qué chance perdió { $seat }! No fue gol.
           *[2] ¡Afuera! Respirás.
        }
       *[other] { $variant ->
            [0] ¡No entró! Se salva { $defender_seat }, y { $seat } se agarra la cabeza.
            [1] ¡Qué chance perdió { $seat }! No fue gol.
           *[2] ¡Afuera! { $defender_seat } respira.
        }
    }
}
event-shoot-out = Todo igual: ¡se define por penales! Patea primero el equipo { $team }.
event-hid = { $seat_is ->
    [you] Escondiste los arqueros en las posiciones { $spots }.
   *[other] { $seat } escondió los arqueros en las posiciones { $spots }.
}
event-shooting = { $seat_is ->
    [you] Arqueros en su lugar. Vas a la pelota.
   *[other] Arqueros en su lugar. { $seat } va a la pelota.
}
event-shot-in = { $seat_is ->
    [you] { $variant ->
        [0] ¡Goooool! Pateás a la posición { $spot } y convertís.
        [1] A la posición { $spot }, ¡y es goooool tuyo!
       *[2] Pateás fuerte a la posición { $spot }. ¡Goooool!
    }
   *[other] { $variant ->
        [0] ¡Goooool! { $seat } patea a la posición { $spot } y convierte.
        [1] A la posición { $spot }, ¡y es goooool de { $seat }!
       *[2] { $seat } patea fuerte a la posición { $spot }. ¡Goooool!
    }
} Penales: { $home } – { $away }.
event-shot-saved = { $seat_is ->
    [you] { $variant ->
        [0] ¡Atajó! El arquero estaba en la posición { $spot }.
        [1] ¡Se la quedó! El arquero te esperaba en la posición { $spot }.
       *[2] ¡Voló el arquero! Posición { $spot }, y no lo podés creer.
    }
   *[other] { $variant ->
        [0] ¡Atajó! El arquero estaba en la posición { $spot }, y { $seat } no lo puede creer.
        [1] ¡Se la quedó! El arquero esperaba a { $seat } en la posición { $spot }.
       *[2] ¡Voló el arquero! { $seat } pateó a la posición { $spot }.
    }
} Penales: { $home } – { $away }.
event-hide-again = { $home } – { $away }, ¡y todas las cartas dadas vuelta! Escondan los arqueros otra vez.
event-shoot-out-won = ¡Se acabó! El equipo { $team } gana por penales { $home } – { $away }.

result-goals = { $winners_is ->
    [you] Ganaste el partido.
    [among] Ganaste el partido con { $winners_others }.
   *[other] Victoria de { $winners }.
}
result-overtime = { $winners_is ->
    [you] Ganaste en el alargue.
    [among] Ganaste en el alargue con { $winners_others }.
   *[other] Victoria de { $winners } en el alargue.
}
result-shoot-out = { $winners_is ->
    [you] Ganaste por penales.
    [among] Ganaste por penales con { $winners_others }.
   *[other] Victoria de { $winners } por penales.
}

board-score = Violeta { $home }, Naranja { $away }
board-half = { $half ->
    [1] primer tiempo
    [2] segundo tiempo
    [3] alargue, primer tiempo
   *[4] alargue, segundo tiempo
}
board-shoot-out = penales
board-ladder-3 = Tercera división: solo cartas. En el próximo partido se suma el banco y, en el siguiente, el árbitro.
board-ladder-2 = Segunda división: ahora con banco. En el próximo partido se suma el árbitro.
board-bring-on-sure = ¿Entra el { $card }? Tocalo de nuevo. { $left ->
    [1] Es tu último cambio.
   *[other] Te quedan { $left } cambios.
}
board-full-time = final del partido
board-added-time = descuento
board-team = Equipo { $team }
board-hand-of = { $seat_is ->
    [you] { $count ->
        [0] No tenés cartas en la mano.
        [1] Tenés una carta en la mano.
       *[other] Tenés { $count } cartas en la mano.
    }
   *[other] { $count ->
        [0] { $seat } no tiene cartas en la mano.
        [1] { $seat } tiene una carta en la mano.
       *[other] { $seat } tiene { $count } cartas en la mano.
    }
}
board-known = Todos conocen estas: { $cards }.
board-only-stars = Son todas arqueros y cracks.
board-bench = { $left ->
    [0] Banco del equipo { $team }, sin cambios restantes
    [1] Banco del equipo { $team }, queda un cambio
   *[other] Banco del equipo { $team }, quedan { $left } cambios
}
board-slot-up = En el banco: { $card }
board-slot-down = { $seat_is ->
    [you] Boca abajo, de tu mano: fuera del partido
   *[other] Boca abajo, de la mano de { $seat }: fuera del partido
}
board-slot-down-own = Tu { $card }, boca abajo: fuera del partido
board-slot-empty = Un lugar vacío en el banco
board-goals = { $count ->
    [0] Ninguna pila de gol
    [1] Una pila de gol
   *[other] { $count } pilas de gol
}
board-expelled = Camisetas expulsadas: { $cards }
board-deck = Mazo: { $count ->
    [0] vacío
    [1] una carta
   *[other] { $count } cartas
}
board-pile = Pila de campo, { $count ->
    [1] una carta
   *[other] { $count } cartas
}; arriba, { $seat_is ->
    [you] tu { $card }
   *[other] el { $card } de { $seat }
}
board-pile-empty = La pila de campo está vacía
board-top = arriba
board-kick-off = saque
board-cross = centro
board-defence = defensa
board-shot = remate
board-chance = { $seat_is ->
    [you] ¡Centro! { $defender_seat } defiende, vos rematás: una carta igual es gol.
   *[other] { $defender_seat_is ->
        [you] ¡Centro! Vos defendés, { $seat } remata: una carta igual es gol.
       *[other] ¡Centro! { $defender_seat } defiende, { $seat } remata: una carta igual es gol.
    }
}
board-how-free-kick = Quien se acerca más al { $card } marca. El arquero ataja, el crack la mete.
board-how-corner = La carta más alta marca. El arquero y el 15 despejan.
board-how-penalty = Cualquier otro número marca. El arquero ataja, el crack siempre la mete.
board-awaited = Falta una carta
board-secret = Una carta elegida en secreto
board-secret-own = Tu { $card }, elegido en secreto
board-judge = Árbitro
board-hand = { $count ->
    [0] Tu mano: vacía
    [1] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
board-card = { $card ->
    [1] El arquero (1)
    [10] El crack (10)
   *[other] El { $card }
}
board-first-card = Tu primera carta del tiempo: ni el arquero ni el crack.
board-would-score = ¡Es gol!
board-would-cross = ¡Es centro!
board-would-save = Termina con la chance.
board-would-match = El próximo jugador puede igualarla: { $percent } %.
board-sign-goal = gol
board-sign-cross = centro
board-sign-save = ataja
board-rivals-know = Los rivales saben que la tenés
board-expel = ¿Qué camiseta deja el partido?
board-goal-of = Arco del { $team }
board-shots = { $shots ->
    [0] { $team }: todavía sin patear
   *[other] { $goals ->
        [0] { $team }: ningún gol
        [1] { $team }: un gol
       *[other] { $team }: { $goals } goles
    } en { $shots ->
        [1] un penal
       *[other] { $shots } penales
    }
}
board-spot-closed = Posición { $spot }, boca abajo
board-spot-own = Posición { $spot }, boca abajo: acá está tu arquero
board-spot-keeper = Posición { $spot }: arquero, atajó
board-spot-goal = Posición { $spot }: gol
board-hide = { $seats_is ->
    [you] Escondé tus arqueros
    [among] Escondé tus arqueros
   *[other] Escondiendo los arqueros: { $seats }
}
board-shoot = { $seats_is ->
    [you] Estás en el punto del penal
   *[other] En el punto del penal: { $seats }
}
board-winner = ¡Gana el equipo { $team }!
board-seen = Cartas vistas
board-seen-how = De las cuatro cartas de cada número, cuántas ya se vieron o son tuyas.
board-reshuffled = Cuando se mezcló de nuevo el mazo del { $team }, estas estaban en manos o boca abajo: { $cards }.
board-figure-cross = Un centro: el violeta igualó la carta de arriba, el naranja respondió, y una carta igual de la mano del violeta es gol.
board-figure-bench = El banco: una carta de allí igualaría la de arriba. Los puntos son los cambios que quedan; lo que está boca abajo ya salió del partido.
board-figure-corner = Dos dados iguales dan córner. La defensa ya eligió en secreto, y ahora elige el ataque.
board-figure-shoot-out = Los penales: diez cartas por lado, tres arqueros entre ellas. El violeta solo ve sus propios arqueros.

lesson-kick-off = Jugás de violeta y sacás: una carta por turno en la pila del medio. La primera no puede ser el arquero (1) ni el crack (10): jugá tu 3.
lesson-cross = Vino un 2, y vos también tenés un 2. Una carta igual a la de arriba es un centro, una chance de gol: ¡jugá el 2!
lesson-goal = Los tres dados del árbitro son distintos: sigue el juego. La respuesta fue un 11. Igualala y es gol: ¡rematá con tu 11!
lesson-pass = ¡Gol! Toda la pila es tuya: una pila, un punto. Quien recibe el gol saca del medio. No tenés un 8 para igualar, así que tocá: jugá tu 12.
lesson-keeper = Igualaron tu 12: ¡centro en contra! Cualquier carta responde, pero si te la igualan es gol. El arquero termina con la chance: jugá el 1.
lesson-bring-on = ¡Qué atajada! Ahora hay un 14 arriba. No tenés otro en la mano, pero sí en el banco, y hay cinco cambios: tocá el 14 de tu banco.
lesson-send = Una carta tuya ocupa su lugar, boca abajo, y sale del partido. Podés hacer cambios antes de cada elección, también después de los dados. Mandá el 2.
lesson-again = Ahora tirá el centro con el 14 que entró.
lesson-corner = Dos dados iguales: ¡córner! La defensa ya eligió en secreto. Gana el número más alto; solo el arquero y el 15 despejan: elegí tu 15.
lesson-ace = 15 contra 13: ¡gol! Algo más: el crack siempre es centro, sea cual sea la carta de arriba. Jugá el 10.
lesson-end = ¡Posición adelantada! Así hasta que se acaban las manos; después, el segundo tiempo. El empate va al alargue y a los penales. ¡Ahora, de verdad!

field-division = División
field-half = Tiempo
field-minute = Minuto
field-added-time = Descuento
field-phase = Ahora
field-phase-open = juego abierto
field-phase-defend = defender el centro
field-phase-finish = el remate
field-phase-wall = elige la defensa
field-phase-kick = el tiro
field-phase-expel = se expulsa una camiseta
field-phase-hide = los arqueros se esconden
field-phase-shoot = penales
field-phase-over = fin
field-teams = Equipos
field-goal-piles = Goles
field-top = Arriba de la pila de campo
field-card = carta
field-seat = jugador
field-chance = Centro
field-attacker = ataca
field-defender = defiende
field-finisher = remata
field-answer = defensa
field-set-piece = pelota parada
field-committed = Carta elegida en secreto
field-dice = Dados del árbitro
field-hands = Cartas en la mano
field-decks = Mazos
field-field = Pila de campo
field-spent = Fuera del partido
field-benches = Bancos
field-face = está
field-face-up = boca arriba
field-face-down = boca abajo
field-face-empty = vacío
field-not = no puede ser
field-before-reshuffle = desde antes de mezclar
field-substitutions-left = Cambios restantes
field-brought-on = Acaba de entrar
field-judge-cards = Las tarjetas son
field-judge-cards-player = del jugador
field-judge-cards-team = de la pareja
field-yellow-cards = Tarjetas amarillas
field-red-cards = Tarjetas rojas
field-expelled = Camisetas expulsadas
field-on-red-cards = Cartas fuera por tarjeta roja
field-first-card-to-come = Falta la primera carta del tiempo
field-known = Se sabe que están en la mano
field-only-aces-and-keepers = Solo arqueros y cracks
field-hidden-at-reshuffle = Ocultas al mezclar
field-held-since-reshuffle = En la mano desde que se mezcló
field-shoot-out = Penales
field-first = empieza
field-shots = penales
field-goals = goles
field-spots = posiciones
field-spots-closed = sin probar
field-spots-keeper = arquero
field-spots-goal = gol
field-keepers = tus arqueros
field-winner = Ganó
field-hand = Tu mano

badge-winner = Victoria
badge-winner-how = Ganar un partido.
badge-clean-sheet = Valla invicta
badge-clean-sheet-how = Ganar sin recibir goles.
badge-hat-trick = Triplete
badge-hat-trick-how = Hacer tres goles en un partido.
badge-feast = Goleada
badge-feast-how = Tu equipo hace cinco goles.
badge-comeback = Remontada
badge-comeback-how = Ganar después de estar dos goles abajo.
badge-from-the-wall = Por arriba de la barrera
badge-from-the-wall-how = Hacer un gol de tiro libre.
badge-from-the-flag = Desde el banderín
badge-from-the-flag-how = Hacer un gol de córner.
badge-from-the-spot = Desde los doce pasos
badge-from-the-spot-how = Hacer un gol de penal.
badge-penalty-saved = ¡Atajado!
badge-penalty-saved-how = Atajar un penal.
badge-short-handed = Con uno menos
badge-short-handed-how = Ganar aunque te expulsaron una camiseta.
badge-nerves = Nervios de acero
badge-nerves-how = Ganar por penales.
badge-safe-hands = Manos seguras
badge-safe-hands-how = Frenar dos llegadas con el arquero en un partido.
trait-colour = Camiseta
trait-set-piece = Goles de pelota parada
# Por qué hacer esto: pistas y análisis.
motive-scores = Es gol
motive-crosses = Lleva el ataque a la definición
motive-saves = Ataja el arquero
motive-safe = { $percent ->
    [0] El que sigue no puede tener una carta igual
   *[other] Solo en el { $percent } % de los casos el que sigue tiene una carta igual
}

# Quién juega cada nivel: nombre, estilo, y qué dice cuando algo sale bien o mal.
name-bot-easy = Juancito (fácil)
about-easy = Corre atrás de la pelota y patea cuando puede.
glad-easy = { $variant ->
    [0] ¡Gol! ¡Gol mío!
   *[other] ¡Pateé y entró!
}
sorry-easy = { $variant ->
    [0] Ni vi la pelota.
   *[other] Fue sin querer.
}
name-bot-normal = El Cinco (normal)
about-normal = Juega simple: toca, centra y vuelve a marcar.
glad-normal = { $variant ->
    [0] Simple y al pie.
   *[other] Jugada preparada.
}
sorry-normal = { $variant ->
    [0] Mérito de ustedes.
   *[other] Vamos de nuevo.
}
name-bot-hard = El Pícaro (difícil)
about-hard = Le gusta la jugada que nadie espera.
glad-hard = { $variant ->
    [0] ¿Pensaste que era un pase?
   *[other] Es vieja, pero sirve.
}
sorry-hard = { $variant ->
    [0] Me leíste.
   *[other] Hoy no salió el amague.
}
name-bot-master = El Profe (maestro)
about-master = Le gustan las cartas que el otro difícilmente tenga.
glad-master = { $variant ->
    [0] Entrenar es una cosa, jugar es otra.
   *[other] Estaba en el pizarrón.
}
sorry-master = { $variant ->
    [0] Anotado.
   *[other] Linda lectura del partido.
}
