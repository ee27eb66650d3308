title = Tacocat
pitch = Una cinchada con cartas sobre un puente que se lee igual de los dos lados.

option-board = Tablero
option-board-printed = flechas como en la caja
option-board-palindrome = flechas en palíndromo

ask-swap = Marcá las cartas que querés cambiar y confirmá.
ask-swap-back = Tu rival cambió: podés cambiar hasta la misma cantidad de cartas.
ask-duel = Elegí una carta para el duelo: la más alta ataca primero.
ask-attack = Atacá con una carta o con varias iguales.
ask-answer = Respondé al ataque: una carta igual o mayor gana; si no, perdés la menor.

action-done = Terminar el cambio
action-mark = Cambiar un { $card }
action-unmark = Quedarte con el { $card }
action-duel = Jugar un { $card } en el duelo
action-answer = Responder con un { $card }
action-attack = { $count ->
    [1] Atacar con un { $card }
   *[other] Atacar con { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    } { $card }
}

refusal-wrong-step = Ahora no toca eso.
refusal-not-in-hand = No tenés tantos { $card } en la mano.
refusal-swap-limit = No podés cambiar más cartas que tu rival.
refusal-swap-order = Marcá las cartas de menor a mayor.
refusal-not-marked = No marcaste ningún { $card }.
refusal-unmark-limit = Ya cambiaste de idea muchas veces: confirmá el cambio.
refusal-keep-one = Guardá una carta para el final de la ronda.
refusal-not-lowest = Un { $card } no gana, y quien pierde entrega la carta más baja de su mano.

event-round = Ronda { $round }, en la pieza { $letter }: { $cards ->
    [1] una carta
   *[other] { $cards } cartas
} por lado. { $arrow ->
    [both] Las flechas apuntan a los dos.
   *[other] { $arrow_seat_is ->
        [you] La flecha te apunta a vos.
       *[other] La flecha apunta a { $arrow_seat }.
    }
}
event-dealt = { $seat_is ->
    [you] Recibiste { $cards }.
   *[other] { $seat } recibió { $cards }.
}
event-swapped = { $seat_is ->
    [you] { $count ->
        [0] Te quedaste con todas tus cartas.
        [1] Cambiaste una carta.
       *[other] Cambiaste { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } no cambió ninguna carta.
        [1] { $seat } cambió una carta.
       *[other] { $seat } cambió { $count } cartas.
    }
}
event-drew = { $seat_is ->
    [you] Levantaste { $cards }.
   *[other] { $seat } levantó { $cards }.
}
event-duel-tied = Duelo empatado: un { $card } de cada lado. Las dos cartas se van, y el duelo se repite.
event-duel-won = { $seat_is ->
    [you] Ganaste el duelo, { $card } contra { $other }, y atacás primero.
   *[other] { $seat } ganó el duelo, { $card } contra { $other }, y ataca primero.
}
event-attacked = { $seat_is ->
    [you] { $count ->
        [1] Atacaste con un { $card }.
       *[other] Atacaste con { $count ->
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
           *[6] seis
        } { $card } a la vez.
    }
   *[other] { $count ->
        [1] { $seat } atacó con un { $card }.
       *[other] { $seat } atacó con { $count ->
            [2] dos
            [3] tres
            [4] cuatro
            [5] cinco
           *[6] seis
        } { $card } a la vez.
    }
}
event-answer-won = { $seat_is ->
    [you] Le ganaste al { $attack } con un { $card }.
   *[other] { $seat } le ganó al { $attack } con un { $card }.
}
event-answer-lost = { $seat_is ->
    [you] Perdiste un { $card } contra el { $attack }.
   *[other] { $seat } perdió un { $card } contra el { $attack }.
}
event-leads = { $seat_is ->
    [you] Ahora atacás vos.
   *[other] Ahora ataca { $seat }.
}
event-last-cards = { $seat_is ->
    [you] Últimas cartas: un { $card } en tu mano, un { $other } en la de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] Últimas cartas: un { $other } en tu mano, un { $card } en la de { $seat }.
       *[other] Últimas cartas: { $seat } tiene un { $card }, { $other_seat } tiene un { $other }.
    }
}
event-round-won = { $seat_is ->
    [you] { $variant ->
        [0] Ganaste la ronda con la carta más baja.
        [1] La carta más baja es tuya: ¡ronda ganada!
       *[2] Gana la más baja, y la ronda es tuya.
    }
   *[other] { $variant ->
        [0] { $seat } ganó la ronda con la carta más baja.
        [1] La carta más baja es de { $seat }: ¡ronda ganada!
       *[2] Gana la más baja, y la ronda es de { $seat }.
    }
}
event-round-tie-won = { $seat_is ->
    [you] Las últimas cartas son iguales: la ronda es tuya, porque ganaste el duelo.
   *[other] Las últimas cartas son iguales: la ronda es de { $seat }, que ganó el duelo.
}
event-replayed = Empataron todos los duelos y hasta las últimas cartas: la ronda empieza de nuevo.
event-moved = { $seat_is ->
    [you] Llevaste la miniatura a la pieza { $letter }.
   *[other] { $seat } llevó la miniatura a la pieza { $letter }.
}
event-plate = { $seat_is ->
    [you] { $variant ->
        [0] ¡Llevaste la miniatura a tu plato!
        [1] ¡La miniatura cayó en tu plato!
       *[2] ¡Un último tirón, y la miniatura está en tu plato!
    }
   *[other] { $variant ->
        [0] ¡{ $seat } llevó la miniatura a su plato!
        [1] ¡La miniatura cayó en el plato de { $seat }!
       *[2] ¡Un último tirón de { $seat }, y la miniatura está en su plato!
    }
}

result-plate = { $winners_is ->
    [you] Ganaste la partida.
    [among] Ganaste la partida con { $winners_others }.
   *[other] Victoria de { $winners }.
}

lesson-swap = Llevá la miniatura a tu lado. Las cartas altas ganan choques; al final, la más baja gana la ronda. Las del medio no ayudan: marcá tu 4.
lesson-swap-more = Marcá también el 5.
lesson-swap-done = Guardá el 1 para el final y las cartas altas para los choques. Confirmá el cambio.
lesson-duel = Cada lado pone una carta boca abajo; la más alta ataca primero. Poné tu 7.
lesson-set = Atacás vos. Las cartas iguales atacan juntas, y cada una pide su respuesta: atacá con los dos 6.
lesson-attack = Un 6 fue vencido; por el otro, tu rival entregó su carta más baja: ¡un 1! Atacás de nuevo: jugá un 3.
lesson-answer = Tu 3 fue vencido, y ahora te atacan con un 4. Gana una carta igual o más alta: respondé con tu 4.
lesson-keep-low = Ganaste el choque, así que atacás. Guardá el 1 para el final: atacá con tu 3.
lesson-swap-back = 1 contra 8: ¡ganaste la ronda! La pieza que dejaste queda cubierta. La flecha es de tu rival, que cambió una; cambiá una vos: marcá el 3.
lesson-swap-back-done = Más que tu rival, no: confirmá el cambio.
lesson-duel-again = Poné tu 5 en el duelo.
lesson-lose = Perdiste el duelo, y te atacan con un 8. Nada tuyo llega, así que perdés tu carta más baja: entregá el 1.
lesson-equal = Otro ataque, con un 7. Alcanza con una carta igual: respondé con tu 7.
lesson-finish = Atacás vos. Guardá un 2 para el final: atacá con el otro.
lesson-end = 2 contra 5: otra pieza es tuya. Quien saca la miniatura del puente y la lleva a su plato gana la partida. ¡Ahora jugá una de verdad!
board-bridge = El puente, del plato lejano al cercano
board-tile = Pieza { $letter }: { $cards ->
    [1] una carta
   *[other] { $cards } cartas
} por lado. { $both ->
    [yes] Las flechas apuntan a los dos.
   *[no] { $seat_is ->
        [you] La flecha te apunta a vos.
       *[other] La flecha apunta a { $seat }.
    }
}{ $here ->
    [yes] { " " }La miniatura está acá.
   *[no] { "" }
}
board-tile-covered = La pieza { $letter } está cubierta.
board-hand = Tu mano: { $count ->
    [0] vacía
    [1] una carta
   *[other] { $count } cartas
}
board-card = Carta { $card }
board-marked = Marcada para cambiar.
board-wins = Gana.
board-loses = Pierde: entregás tu carta más baja.
board-backs = { $count ->
    [0] { $seat } no tiene cartas en la mano.
    [1] { $seat } tiene una carta boca abajo.
   *[other] { $seat } tiene { $count } cartas boca abajo.
}
board-swapped = { $count ->
    [0] no cambió
    [1] cambió 1
   *[other] cambió { $count }
}
board-lowest = nada menor que { $card } en la mano
board-dropped = Cambiaste: { $cards }
board-swap = { $count ->
    [0] Quedarme con todas
    [1] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
board-swap-room = { $count ->
    [0] No podés cambiar.
    [1] Podés cambiar una carta.
   *[other] Podés cambiar hasta { $count } cartas.
}
board-duel = El duelo: una carta de cada lado, boca abajo.
board-attacks = { $seat_is ->
    [you] Atacás vos.
   *[other] Ataca { $seat }.
}
board-swapping = Momento de cambiar cartas.
board-aim = Las cartas altas ganan los choques; al final, la más baja gana la ronda.
board-lies = { $seat_is ->
    [you] Jugaste un { $card }{ $fate ->
        [won] : ganó.
        [lost] : perdió.
       *[open] .
    }
   *[other] { $seat } jugó un { $card }{ $fate ->
        [won] : ganó.
        [lost] : perdió.
       *[open] .
    }
}
board-face-down = { $seat_is ->
    [you] Tu carta para el duelo, boca abajo.
   *[other] La carta de { $seat } para el duelo, boca abajo.
}
board-seen = Cartas mostradas en esta ronda: cada valor y cuántas veces
board-shown = Ya mostradas
board-deck = Mazo: { $count ->
    [0] vacío
    [1] una carta
   *[other] { $count } cartas
}
board-figure-bridge = El comienzo: la miniatura en la pieza del medio, siete cartas por lado, las dos flechas.
board-figure-attack = Dos cartas iguales atacan; cada una recibe su respuesta.
board-figure-late = Más adelante: las piezas cubiertas se saltean, y las cartas del duelo quedan en el extremo de quien lo ganó.

field-round = Ronda
field-phase = Ahora
field-phase-swap = cambio de cartas
field-phase-duel = duelo
field-phase-attack = ataque
field-phase-answer = respuesta
field-phase-over = fin
field-tile = La miniatura está en la pieza
field-tiles = Puente
field-letter = letra
field-cards = cartas por mano
field-arrow = apunta a
field-covered = cubierta
field-hands = Cartas en la mano
field-deck = Mazo
field-seen = Mostradas en esta ronda
field-copies = Cartas de cada valor, desde el 1
field-swapped = Cambió
field-lowest-possible = No tiene menos de
field-duel-winner = Ganó el duelo
field-attack = Ataque
field-seat = jugador
field-card = carta
field-count = cuántas
field-left = por responder
field-lost = respuestas perdidas
field-winner = Ganó
field-pulls = Ganar la ronda lleva a la pieza
field-attacker = Ataca
field-last-cards = Últimas cartas
field-hand = Tu mano
field-marked = Marcadas para cambiar
field-dropped = Cambiaste
field-may-swap = Podés cambiar
field-may-unmark = Marcas que podés deshacer
field-duel-card = Tu carta en el duelo

badge-plate = Plato
badge-plate-how = Ganar una partida.
badge-clean-plate = Plato limpio
badge-clean-plate-how = Ganar una partida sin perder ninguna ronda.
badge-comeback = Remontada
badge-comeback-how = Ganar después de estar dos rondas abajo.
badge-long-pull = El puente entero
badge-long-pull-how = Ganar una partida de siete rondas.
badge-new-hand = Mano nueva
badge-new-hand-how = Cambiar cinco cartas o más de una vez.
badge-content = Conforme
badge-content-how = Ganar una partida sin cambiar ninguna carta.
badge-same-thought = La misma idea
badge-same-thought-how = Ganar una partida con cuatro duelos empatados.
badge-whisker = Por un pelo
badge-whisker-how = Ganar un duelo por un punto.
badge-wall = Muralla
badge-wall-how = Vencer ocho cartas de ataque en una partida.
badge-together = Todas juntas
badge-together-how = Atacar con tres cartas iguales o más.
badge-on-the-line = Sobre la línea
badge-on-the-line-how = Ganar una ronda en la que las últimas cartas son iguales.
badge-storm = Tormenta
badge-storm-how = Ganar una partida con doce ataques o más.
trait-duel = Duelos ganados con
trait-attack = Ataques con
# Por qué hacer esto: pistas y análisis.
motive-stay = Un cambio difícilmente mejore esta mano
motive-middle = El { $card } es alto para la última carta y bajo para un ataque
motive-lead = Quien gana el duelo ataca primero y se queda con el empate al final
motive-spare = Guarda el { $high } para un ataque
motive-attack = Guarda el { $low } para la última carta; en el { $percent } % de los casos nadie vence ese ataque
motive-keep = Guarda el { $low } para la última carta
motive-win = Toma el ataque y guarda el { $low } para la última carta
motive-lose = Cuida las cartas altas; la más baja pasa a ser el { $low }

# Quién juega cada nivel: nombre, estilo, y qué dice cuando algo sale bien o mal.
name-bot-easy = Pochoclo (fácil)
about-easy = Juega la primera carta que le gusta.
glad-easy = { $variant ->
    [0] ¿Gané? ¡Gané!
   *[other] ¡Miau!
}
sorry-easy = { $variant ->
    [0] ¿Y mi carta?
   *[other] Uy.
}
name-bot-normal = Burrito (normal)
about-normal = Juega según el libro: guarda la más baja y ataca con las altas.
glad-normal = { $variant ->
    [0] Como dice el libro.
   *[other] Una ronda prolija.
}
sorry-normal = { $variant ->
    [0] Buena jugada.
   *[other] Eso no estaba en el libro.
}
name-bot-hard = Ají Bravo (difícil)
about-hard = Le gusta atacar con cartas altas, y con varias.
glad-hard = { $variant ->
    [0] ¿Picó?
   *[other] El ataque es mi plato.
}
sorry-hard = { $variant ->
    [0] Esa dolió.
   *[other] ¡Te bancás el picante!
}
name-bot-master = Gato Viejo (maestro)
about-master = Cuida las cartas altas y espera su momento.
glad-master = { $variant ->
    [0] La paciencia tiene garras.
   *[other] Ya vi temblar este puente.
}
sorry-master = { $variant ->
    [0] Bien jugado, gatito.
   *[other] Mmm. Interesante.
}
