title = Tacocat
pitch = Una cinchada con cartas sobre un puente que se lee igual de los dos lados.

option-board = Tablero
option-board-printed = flechas como en la impresión
option-board-palindrome = flechas en palíndromo

ask-swap = Marcá las cartas que querés cambiar y después confirmá.
ask-swap-back = Tu rival cambió: podés cambiar hasta el mismo número de cartas.
ask-duel = Elegí una carta para el duelo: la más alta ataca primero.
ask-attack = Atacá con una carta o con varias iguales.
ask-answer = Respondé al ataque: una carta igual o mayor gana; si no, perdés la menor.

action-done = Terminar el cambio
action-mark = Cambiar un { $card }
action-duel = Duelo con un { $card }
action-answer = Responder con un { $card }
action-attack = { $count ->
    [1] Atacar con un { $card }
   *[other] Atacar con { $count } cartas: { $card }
}

refusal-wrong-step = No es esa la decisión de este momento.
refusal-not-in-hand = No tenés tantas cartas { $card }.
refusal-swap-limit = No podés cambiar más cartas que tu rival.
refusal-swap-order = Marcá las cartas de menor a mayor.
refusal-keep-one = Tenés que guardar una carta para el final de la ronda.
refusal-not-lowest = Un { $card } no gana y, para perder, hay que entregar la carta menor.

event-round = Ronda { $round }, en la pieza { $letter }: { $cards } cartas para cada uno. { $arrow ->
    [both] Las flechas apuntan a los dos.
   *[other] La flecha apunta a { $arrow_seat }.
}
event-dealt = { $seat } recibió { $cards }.
event-swapped = { $count ->
    [0] { $seat } no cambió ninguna carta.
    [1] { $seat } cambió una carta.
   *[other] { $seat } cambió { $count } cartas.
}
event-drew = { $seat } robó { $cards }.
event-duel-tied = Duelo empatado: los dos mostraron un { $card }. Las cartas se descartan.
event-duel-won = { $seat } ganó el duelo, { $card } contra { $other }, y ataca primero.
event-attacked = { $count ->
    [1] { $seat } atacó con un { $card }.
   *[other] { $seat } atacó con { $count } cartas a la vez: { $card }.
}
event-answer-won = { $seat } le ganó al { $attack } con un { $card }.
event-answer-lost = { $seat } perdió un { $card } contra el { $attack }.
event-leads = { $seat } ataca a continuación.
event-last-cards = Últimas cartas: { $seat } tiene un { $card }, { $other_seat } tiene un { $other }.
event-round-won = { $seat } ganó la ronda con la carta menor.
event-round-tie-won = Las últimas cartas son iguales: { $seat } ganó la ronda por haber ganado el duelo.
event-replayed = Todos los duelos y las últimas cartas empataron: la ronda empieza de nuevo.
event-moved = { $seat } llevó la miniatura a la pieza { $letter }.
event-plate = ¡{ $seat } llevó la miniatura al plato!

result-plate = { $winners_is ->
    [you] Ganaste la partida.
    [among] Ganaste la partida con { $winners_others }.
   *[other] Victoria de { $winners }.
}

lesson-swap = La miniatura está en el medio del puente; tirá de ella hacia tu lado. Las cartas altas ganan los choques, y al final de la ronda gana la carta más baja. Las del medio no sirven ni para una cosa ni para la otra: marcá tu 4 para cambiarlo.
lesson-swap-more = Marcá también el 5.
lesson-swap-done = Guardá el 1 para el final y las cartas altas para los choques. Decí que terminaste.
lesson-duel = Ahora cada uno pone una carta boca abajo; la más alta ataca primero. Poné tu 7.
lesson-set = Atacás primero. Las cartas iguales pueden atacar juntas, y tu rival tiene que responder a cada una: atacá con los dos 6.
lesson-attack = Solo un 6 fue vencido, así que atacás otra vez. Por el otro, tu rival tuvo que entregar su carta más baja: ¡un 1! Atacá con un 3.
lesson-answer = Tu 3 fue vencido, y ahora tu rival ataca con un 4. Una carta igual o más alta gana: respondé con tu 4.
lesson-keep-low = Ganaste el choque, así que atacás. Guardá el 1 para el final: atacá con tu 3.
lesson-swap-back = 1 contra 8: la carta más baja ganó la ronda, y la miniatura avanzó una pieza hacia vos. La pieza que dejó queda cubierta hasta el final. Acá la flecha apunta a tu rival, que cambió una carta; vos también podés cambiar una: marcá el 3.
lesson-swap-back-done = No más que tu rival: decí que terminaste.
lesson-duel-again = Poné tu 5 en el duelo.
lesson-lose = Perdiste el duelo, y tu rival ataca con un 8. No tenés nada tan alto, así que perdés tu carta más baja: entregá el 1.
lesson-equal = Otro ataque, con un 7. Alcanza con una carta igual: respondé con tu 7.
lesson-finish = Atacás. Guardá un 2 para el final: atacá con el otro.
lesson-end = 2 contra 5: otra pieza es tuya. Quien tira de la miniatura hasta sacarla del puente, sobre su propio plato, gana la partida. ¡Ahora jugá una de verdad!
board-bridge = El puente, del plato lejano al cercano
board-tile = Pieza { $letter }: { $cards } cartas cada uno. { $both ->
    [yes] Las flechas apuntan a los dos.
   *[no] La flecha apunta a { $seat }.
}{ $here ->
    [yes] { " " }La miniatura está acá.
   *[no] { "" }
}
board-tile-covered = La pieza { $letter } está tapada.
board-hand = Tu mano: { $count ->
    [1] una carta
   *[other] { $count } cartas
}
board-card = Carta { $card }
board-marked = Elegida para cambiar.
board-wins = Gana.
board-loses = Pierde: entregás tu carta más baja.
board-backs = { $seat } tiene { $count ->
    [1] una carta tapada.
   *[other] { $count } cartas tapadas.
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
board-duel = El duelo: una carta de cada uno, tapada.
board-attacks = { $seat } ataca.
board-swapping = Momento de cambiar cartas.
board-lies = { $seat } jugó un { $card }{ $fate ->
    [won] : ganó.
    [lost] : perdió.
   *[open] .
}
board-face-down = { $seat } puso una carta tapada para el duelo.
board-seen = Cartas mostradas en esta ronda: cada valor y cuántas veces
board-shown = Ya mostradas
board-deck = Mazo: { $count } cartas
board-figure-bridge = El comienzo: la miniatura en la pieza del medio, siete cartas cada uno, las dos flechas.
board-figure-attack = Dos cartas iguales atacan; cada una se responde por separado.
board-figure-late = Más adelante: las piezas tapadas se saltan, y las cartas del duelo quedan bajo el extremo de quien lo ganó.
