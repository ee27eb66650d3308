title = Revanche
pitch = Fútbol con cartas: centro, defensa, remate, y ojo con el árbitro.

option-division = División
option-division-3 = tercera: solo las cartas
option-division-2 = segunda: con banco de suplentes
option-division-1 = primera: con banco y juez
option-overtime = Prórroga
option-overtime-true = sí, antes de los penales
option-overtime-false = no, directo a los penales
option-set_piece_cards = Cartas de una pelota parada sin gol
option-set_piece_cards-discard = van al descarte
option-set_piece_cards-pile = van a la pila de campo

name-purple = Violeta
name-orange = Naranja
name-offside = fuera de juego
name-yellow-card = tarjeta amarilla
name-red-card = tarjeta roja
name-free-kick = tiro libre
name-corner = córner
name-penalty = penal

ask-kick-off = La pelota es tuya en el medio: jugá una carta.
ask-open = Jugá una carta. Igual a la de arriba, o un crack, ¡es centro!
ask-defend = ¡Centro del rival! Jugá una carta para defender; el arquero termina con la chance.
ask-finish = Es la hora del remate: igualá la carta de la defensa y es gol.
ask-bench = Poné una carta de tu mano en el lugar vacío del banco, boca abajo.
ask-expel = Tarjeta roja: elegí la camiseta que deja el partido.
ask-hide = Escondé tres arqueros en tu arco, de la posición más baja a la más alta.
ask-shoot = Elegí adónde patear el penal.
ask-free-kick-wall = Tiro libre en contra: elegí en secreto la carta de la barrera.
ask-free-kick-kick = Tiro libre a favor: acercate al número del centro más que la barrera.
ask-corner-wall = Córner en contra: elegí en secreto una carta alta, el 15 o el arquero.
ask-corner-kick = Córner a favor: un número mayor que el de la defensa es gol.
ask-penalty-wall = Penal en contra: adiviná el número del rival, o usá el arquero.
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

refusal-wrong-step = No es esa la decisión de este momento.
refusal-not-in-hand = No tenés ningún { $card } en la mano.
refusal-first-card = Tu primera carta del tiempo no puede ser ni el arquero ni el crack.
refusal-no-bench = En la tercera división no hay banco de suplentes.
refusal-no-substitutions = Tu equipo ya hizo los cinco cambios.
refusal-not-on-bench = No hay ningún { $card } a la vista en tu banco.
refusal-place-to-fill = Primero poné una carta de tu mano en el lugar vacío del banco.
refusal-just-brought-on = El { $card } acaba de entrar: mandá otra carta al banco.
refusal-already-expelled = La camiseta { $card } ya fue expulsada.
refusal-not-your-shirt = Solo se expulsa una camiseta de tu mano o a la vista en el banco; la { $card } no está.
refusal-hiding-order = Escondé de la posición más baja a la más alta, y dejá lugar para los arqueros que faltan.
refusal-already-open = La posición { $spot } ya está abierta.

event-welcome = { $division ->
    [1] ¡Primera división!
    [2] ¡Segunda división!
   *[3] ¡Tercera división!
} Empieza el partido, y saca el equipo { $team }.
event-bench = En el banco del equipo { $team }: { $cards }.
event-kick-off = { $half ->
    [1] ¡Pita el juez! Empieza el primer tiempo:
    [2] Rueda la pelota en el segundo tiempo:
    [3] Está todo igual, ¡vamos a la prórroga! Primer tiempo:
   *[4] Segundo tiempo de la prórroga:
} { $cards } cartas para cada uno, y saca { $seat }.
event-dealt = { $seat } recibió { $cards }.
event-drew = { $seat } robó { $cards }.
event-drew-unseen = { $count ->
    [1] { $seat } robó una carta.
   *[other] { $seat } robó { $count } cartas.
}
event-redrawn = Apareció un { $card } del equipo { $team }, camiseta expulsada: al descarte, y otra carta.
event-reshuffled = Se acabó el mazo del equipo { $team }: se mezclan otra vez { $count } cartas.
event-discarded = { $seat } descarta { $cards }.
event-played = { $card ->
    [1] { $seat } la juega atrás, con el arquero.
   *[other] { $seat } toca con el { $card }.
}
event-crossed = { $card ->
    [10] ¡Centro! ¡{ $seat } llama al crack, el 10!
   *[other] ¡Centro! ¡{ $seat } iguala el { $card } y la manda al área!
}
event-added-time = El juez da tiempo añadido para terminar la jugada: defiende { $defender_seat }, remata { $seat }.
event-defended = { $seat } corta con el { $card }.
event-keeper = ¡Sale el arquero! { $seat } la despeja con los puños, y se acabó la chance.
event-finished = { $seat } remata con el { $card }...
event-missed = { $seat } define con el { $card }, ¡y se va afuera!
event-goal = ¡Goooool del equipo { $team }! { $seat } la manda a guardar: Violeta { $home } - { $away } Naranja.
event-half-over = { $half ->
    [1] Final del primer tiempo:
    [2] Final del tiempo reglamentario:
    [3] Cambio de lado en la prórroga:
   *[4] Final de la prórroga:
} Violeta { $home } - { $away } Naranja.
event-full-time = ¡Final del partido! Gana el equipo { $team }: Violeta { $home } - { $away } Naranja.
event-brought-on = { $left ->
    [0] Cambio de { $seat }: entra el { $card }. Era el último.
   *[other] Cambio de { $seat }: entra el { $card }. Quedan { $left }.
}
event-benched = Una carta de { $seat } va al banco, boca abajo.
event-benched-card = El { $card } de { $seat } va al banco, boca abajo.
event-rolled = El juez mira la jugada de { $seat }: { $dice }.
event-offside = ¡Fuera de juego! La jugada de { $seat } no vale.
event-yellow-card = ¡Tarjeta amarilla para { $seat }!
event-second-yellow = Es la segunda amarilla: ¡roja para { $seat }!
event-red-card = ¡Tarjeta roja para { $seat }!
event-no-more-shirts = El equipo { $team } ya perdió seis camisetas y no pierde otra.
event-chance-lost = Y { $seat } pierde la chance de gol.
event-expelled = { $bench ->
    [0] { $seat } expulsa la camiseta { $card }.
    [1] { $seat } expulsa la camiseta { $card }, que deja también el banco.
   *[other] { $seat } expulsa la camiseta { $card }; { $bench } de ellas dejan el banco.
}
event-left-hand = { $count ->
    [1] Un { $card } deja la mano de { $seat }.
   *[other] { $count } cartas { $card } dejan la mano de { $seat }.
}
event-free-kick = ¡Tiro libre! { $seat } acomoda la pelota; { $defender_seat } arma la barrera. El blanco es el { $card }.
event-corner = ¡Córner! { $seat } sube al área contra { $defender_seat }.
event-penalty = ¡Penal! { $seat } frente a { $defender_seat }, desde los doce pasos.
event-committed = { $seat } ya eligió su carta, en secreto.
event-revealed = { $seat } muestra el { $card }, { $defender_seat } muestra el { $defence }...
event-no-goal = ¡No entró! Se salva { $defender_seat }, y { $seat } se agarra la cabeza.
event-shoot-out = Todo igual: ¡se define por penales! Patea primero el equipo { $team }.
event-hid = { $seat } escondió los arqueros en las posiciones { $spots }.
event-shooting = Arqueros en su lugar. Va { $seat } a la pelota.
event-shot-in = ¡Goooool! { $seat } patea a la posición { $spot } y convierte. Penales: { $home } - { $away }.
event-shot-saved = ¡Atajó! El arquero estaba en la posición { $spot }, y { $seat } no lo puede creer. Penales: { $home } - { $away }.
event-hide-again = { $home } - { $away }, ¡y todas las cartas abiertas! Escondan los arqueros otra vez.
event-shoot-out-won = ¡Se acabó! El equipo { $team } gana por penales { $home } - { $away }.

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
    [3] prórroga, primer tiempo
   *[4] prórroga, segundo tiempo
}
board-shoot-out = penales
board-full-time = final del partido
board-added-time = tiempo añadido
board-team = Equipo { $team }
board-hand-of = { $count ->
    [1] { $seat } tiene una carta en la mano.
   *[other] { $seat } tiene { $count } cartas en la mano.
}
board-known = Todos conocen estas: { $cards }.
board-only-stars = Son todas arqueros y cracks.
board-bench = { $left ->
    [0] Banco del equipo { $team }, sin cambios restantes
    [1] Banco del equipo { $team }, queda un cambio
   *[other] Banco del equipo { $team }, quedan { $left } cambios
}
board-slot-up = En el banco: { $card }
board-slot-down = Boca abajo, de la mano de { $seat }: fuera del partido
board-slot-down-own = Tu { $card }, boca abajo: fuera del partido
board-slot-empty = Un lugar vacío en el banco
board-goals = { $count ->
    [0] Ninguna pila de gol
    [1] Una pila de gol
   *[other] { $count } pilas de gol
}
board-expelled = Camisetas expulsadas: { $cards }
board-deck = { $count } cartas en el mazo
board-pile = Pila de campo de { $count }; arriba, el { $card } de { $seat }
board-pile-empty = La pila de campo está vacía
board-top = arriba
board-kick-off = saque
board-cross = centro
board-defence = defensa
board-shot = remate
board-chance = ¡Centro! { $defender_seat } defiende, { $seat } remata: una carta igual es gol.
board-how-free-kick = Quien se acerca más al { $card } marca. El arquero ataja, el crack la mete.
board-how-corner = La carta más alta marca. El arquero y el 15 despejan.
board-how-penalty = Cualquier otro número marca. El arquero ataja, el crack siempre la mete.
board-awaited = Falta una carta
board-secret = Una carta elegida en secreto
board-secret-own = Tu { $card }, elegido en secreto
board-judge = Juez
board-hand = { $count ->
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
board-shots = { $team }: { $goals } convertidos de { $shots }
board-spot-closed = Posición { $spot }, boca abajo
board-spot-own = Posición { $spot }, boca abajo: acá está tu arquero
board-spot-keeper = Posición { $spot }: arquero, atajó
board-spot-goal = Posición { $spot }: gol
board-hide = Escondiendo los arqueros: { $names }
board-shoot = En el punto del penal: { $names }
board-winner = ¡Gana el equipo { $team }!
board-seen = Cartas vistas
board-seen-how = De las cuatro cartas de cada número, cuántas ya se vieron o son tuyas.
board-reshuffled = Cuando se mezcló de nuevo el mazo del { $team }, estas estaban en manos o boca abajo: { $cards }.
board-figure-cross = Un centro: el violeta igualó la carta de arriba, el naranja respondió, y una carta igual de la mano del violeta es gol.
board-figure-bench = El banco: una carta de allí igualaría la de arriba. Los puntos son los cambios que quedan; lo que está boca abajo ya salió del partido.
board-figure-corner = Dos dados iguales dan córner. La defensa ya eligió en secreto, y ahora elige el ataque.
board-figure-shoot-out = Los penales: diez cartas por lado, tres arqueros entre ellas. El violeta solo ve sus propios arqueros.

lesson-kick-off = Jugás con el violeta, y la pelota es tuya. En cada turno se pone una carta en la pila del medio. Tu primera carta del tiempo no puede ser ni el arquero (1) ni el crack (10): jugá tu 3.
lesson-cross = Tu rival tocó con un 2, y vos también tenés un 2. Una carta igual a la de arriba es un centro, una chance de gol: ¡jugá el 2!
lesson-goal = ¡Centro! Los tres dados del juez son distintos, así que sigue el juego. Tu rival respondió con un 11. Si igualás también la respuesta es gol: ¡rematá con tu 11!
lesson-pass = ¡Gol! Dos cartas iguales seguidas, y toda la pila es tuya: una pila, un punto. Quien recibe el gol saca del medio. No tenés un 8 para igualar, así que tocá: jugá tu 12.
lesson-keeper = Ahora tu rival igualó tu 12: ¡centro en contra! Cualquier carta sirve de respuesta, pero si tu rival tiene el mismo número es gol. El arquero termina con la chance: jugá el 1.
lesson-bring-on = ¡Atajó! Nadie puede igualar a un arquero, y tu rival tuvo que tocar, con un 14. No tenés ninguno en la mano, pero hay uno en tu banco. Hay cinco cambios por partido: tocá el 14 de tu banco.
lesson-send = Una carta tuya ocupa su lugar, boca abajo, y sale del partido. Mandá el 2.
lesson-again = Ahora tirá el centro con el 14 que entró.
lesson-corner = Dos dados iguales: ¡córner! Tu rival eligió una carta en secreto, y vos también elegís una. Gana el número más alto; solo el arquero y el 15 despejan. Elegí tu 15.
lesson-ace = 15 contra 13: ¡gol! Algo más: el crack siempre es centro, sea cual sea la carta de arriba. Jugá el 10.
lesson-end = ¡Fuera de juego! Dos dados iguales también pueden quitarte la chance o mostrar una tarjeta. Así se sigue hasta que se acaban las manos; después viene el segundo tiempo, y un empate lleva a la prórroga y a los penales. ¡Ahora jugá un partido de verdad!
