title = Sequence
pitch = Jugá una carta, poné una ficha y armá líneas de cinco antes que los demás.

option-teams = Equipos
option-teams-auto = según la cantidad de jugadores
option-teams-2 = dos equipos
option-teams-3 = tres equipos
option-open_hands = Manos abiertas
option-open_hands-none = nadie ve la mano de otro
option-open_hands-team = los compañeros se ven las manos
option-open_hands-all = todos ven todas las manos
option-manual_draw = Levantar cartas
option-manual_draw-true = levantás antes de que empiece el siguiente, o perdés la carta
option-manual_draw-false = las cartas se levantan solas
option-table_talk = Charla en la mesa
option-table_talk-true = los compañeros que hablan pueden ser acusados y pagan una carta cada uno
option-table_talk-false = sin acusaciones

ask-play = Jugá una carta o, antes, cambiá una carta muerta.
ask-play-on = Carta muerta cambiada: ahora jugá una carta.
ask-pass = No hay nada que puedas jugar: pasá.
ask-declare = Más de cinco en línea: elegí qué cinco son tu secuencia.
ask-draw = Levantá tu carta antes de que empiece el siguiente jugador.
ask-admit = Acusaron a tu equipo de hablar: podés admitirlo.
ask-discard = Tu equipo habló: entregá una carta a tu elección.

action-place = { $jack ->
    [yes] { $card } en { $on }, fila { $row }, columna { $column }
   *[no] { $card } en la fila { $row }, columna { $column }
}
action-remove = { $card }: sacar la ficha de { $on }, fila { $row }, columna { $column }
action-exchange = Cambiar la carta muerta { $card }
action-declare = Secuencia: fila { $row }, columna { $column }, { $direction }
action-pass = Pasar
action-draw = Levantar tu carta
action-call = Acusar de hablar al equipo { $team }
action-admit = Admitir que tu equipo habló
action-discard = Entregar { $card }

refusal-not-in-hand = No tenés { $card }.
refusal-covered = Ya hay una ficha en { $on }, fila { $row }, columna { $column }.
refusal-no-chip = No hay ficha en { $on }, fila { $row }, columna { $column }.
refusal-own-chip = Esa ficha es de tu propio equipo.
refusal-protected = Esa ficha es parte de una secuencia y no se puede sacar.
refusal-not-dead = { $card } no es carta muerta: una de sus casillas está libre.
refusal-one-exchange = Ya cambiaste una carta muerta en este turno.
refusal-must-play = Todavía podés jugar o cambiar una carta, así que no podés pasar.
refusal-declare-first = Elegí primero qué cinco son tu secuencia.
refusal-not-a-choice = Esa no es una secuencia que puedas declarar ahora.
refusal-no-draw = Ahora no hay carta para levantar.
refusal-discard-first = Tu equipo habló: entregá primero una carta.
refusal-no-table-talk = En esta mesa no se acusa a nadie por hablar.
refusal-no-such-team = Ese equipo no existe en esta partida.
refusal-own-team = No podés acusar a tu propio equipo.
refusal-one-call = Ya acusaste una vez en este turno.
refusal-not-accused = Nadie acusó a tu equipo.

event-start-card = El equipo { $team } sacó { $card } en el sorteo de quién empieza.
event-starts = { $seat_is ->
    [you] Empezás vos, por el equipo { $team }.
   *[other] Empieza { $seat }, por el equipo { $team }.
}
event-dealt = { $seat_is ->
    [you] Recibiste { $cards }.
   *[other] { $seat } recibió { $cards }.
}
event-placed = { $seat_is ->
    [you] Jugaste { $card }
   *[other] { $seat } jugó { $card }
} { $jack ->
    [yes] en { $on }, fila { $row }, columna { $column }
   *[no] en la fila { $row }, columna { $column }
}{ $count ->
    [1] .
    [2] .
    [3] : tres de las cinco de una línea, con { $others }.
    [4] : cuatro de las cinco de una línea, con { $others }.
   *[5] : cinco en línea, con { $others }.
}
event-removed = { $seat_is ->
    [you] Con { $card } sacaste la ficha del equipo { $team } de { $on }, fila { $row }, columna { $column }
   *[other] Con { $card }, { $seat } sacó la ficha del equipo { $team } de { $on }, fila { $row }, columna { $column }
}{ $count ->
    [1] .
    [2] .
    [3] , de una línea que tenía tres.
    [4] , de una línea que tenía cuatro.
   *[other] , de una línea que tenía { $count }.
}
event-sequence = { $variant ->
    [0] ¡Secuencia del equipo { $team }!
    [1] ¡Cinco en línea para el equipo { $team }!
   *[2] ¡El equipo { $team } cierra una secuencia!
} { $made ->
    [1] Es la primera
    [2] Es la segunda
   *[other] Ya son { $made }
}: { $cards }, desde la fila { $row }, columna { $column }, { $direction }.
event-exchanged = { $seat_is ->
    [you] Cambiaste la carta muerta { $card }.
   *[other] { $seat } cambió la carta muerta { $card }.
}
event-drew = { $seat_is ->
    [you] Levantaste { $card }.
   *[other] { $seat } levantó { $card }.
}
event-took = { $seat_is ->
    [you] Levantaste una carta.
   *[other] { $seat } levantó una carta.
}
event-forgot = { $seat_is ->
    [you] Te olvidaste de levantar y seguís con una carta menos.
   *[other] { $seat } se olvidó de levantar y sigue con una carta menos.
}
event-passed = { $seat_is ->
    [you] Pasaste: no había jugada posible.
   *[other] { $seat } pasó: no había jugada posible.
}
event-reshuffled = Se acabó el mazo: los descartes forman uno nuevo, de { $count ->
    [1] una carta
   *[other] { $count } cartas
}.
event-called = { $seat_is ->
    [you] Acusaste de hablar al equipo { $team }.
   *[other] { $seat } acusó de hablar al equipo { $team }.
}
event-lapsed = Nadie del equipo { $team } admitió haber hablado: la acusación quedó en nada.
event-admitted = { $seat_is ->
    [you] Admitiste que el equipo { $team } habló: cada compañero entrega una carta.
   *[other] { $seat } admitió que el equipo { $team } habló: cada compañero entrega una carta.
}
event-discarded = { $seat_is ->
    [you] Entregaste { $card }.
   *[other] { $seat } entregó { $card }.
}
event-won = { $variant ->
    [0] ¡Gana
    [1] Se terminó: ¡gana
   *[2] Ya no hay quien lo alcance: ¡gana
} el equipo { $team } con { $made ->
    [1] una secuencia
   *[other] { $made } secuencias
}!
event-drawn = { $worn_out ->
    [yes] El mazo se rehízo dos veces y nadie pudo jugar: la partida termina en empate.
   *[no] Todos pasaron: la partida termina en empate.
}

result-sequences = { $winners_is ->
    [you] Ganaste la partida.
    [among] Ganaste la partida con { $winners_others }.
   *[other] Victoria de { $winners }.
}
result-stuck = Nadie podía jugar: la partida termina en empate.
result-worn-out = El mazo se rehízo dos veces y nadie pudo jugar: la partida termina en empate.

name-blue = azul
name-green = verde
name-red = rojo
name-corner = la esquina
name-across = en horizontal
name-down = en vertical
name-down-right = en diagonal a la derecha
name-down-left = en diagonal a la izquierda

name-2S = 2♠
name-3S = 3♠
name-4S = 4♠
name-5S = 5♠
name-6S = 6♠
name-7S = 7♠
name-8S = 8♠
name-9S = 9♠
name-TS = 10♠
name-QS = Q♠
name-KS = K♠
name-AS = A♠
name-2H = 2♥
name-3H = 3♥
name-4H = 4♥
name-5H = 5♥
name-6H = 6♥
name-7H = 7♥
name-8H = 8♥
name-9H = 9♥
name-TH = 10♥
name-QH = Q♥
name-KH = K♥
name-AH = A♥
name-2D = 2♦
name-3D = 3♦
name-4D = 4♦
name-5D = 5♦
name-6D = 6♦
name-7D = 7♦
name-8D = 8♦
name-9D = 9♦
name-TD = 10♦
name-QD = Q♦
name-KD = K♦
name-AD = A♦
name-2C = 2♣
name-3C = 3♣
name-4C = 4♣
name-5C = 5♣
name-6C = 6♣
name-7C = 7♣
name-8C = 8♣
name-9C = 9♣
name-TC = 10♣
name-QC = Q♣
name-KC = K♣
name-AC = A♣
name-JC = J♣
name-JD = J♦
name-JS = J♠
name-JH = J♥

lesson-first = Cinco fichas tuyas en línea, en cualquier dirección, son una secuencia. Cada carta tiene dos casillas: elegí el 2♦ y la suya a la derecha, en la fila 6.
lesson-line = Jugar una carta, poner una ficha, levantar otra: eso es un turno. Si el mazo se acaba, se mezclan los descartes. Ahora jugá el 3♦ justo debajo de tu ficha.
lesson-dead = Las dos casillas de tu 8♠ ya tienen fichas: es una carta muerta. Elegila y cambiala; tu turno sigue.
lesson-corner = La estrella de la esquina vale como ficha de todos los equipos: una línea con esquina necesita solo cuatro. Jugá el 5♦ al lado.
lesson-one-eyed = Pusieron una ficha en el 4♦, en medio de tu línea. La jota de un ojo saca una ficha rival: elegí la J♥ y sacala.
lesson-two-eyed = Sacar fue todo tu turno, pero el hueco sigue libre. La jota de dos ojos va en cualquier casilla libre: elegí la J♦ y cerrá la línea.
lesson-end = ¡Una secuencia! Sus fichas quedan protegidas. Con dos equipos gana la segunda secuencia; con tres, la primera. ¡Ahora jugá una de verdad!

board-grid = El tablero, diez filas de diez cartas
board-cell = Fila { $row }, columna { $column }: { $card }, libre.
board-cell-chip = Fila { $row }, columna { $column }: { $card }, con una ficha del equipo { $team }.
board-cell-locked = Fila { $row }, columna { $column }: { $card }, con una ficha del equipo { $team } en una secuencia.
board-corner = Fila { $row }, columna { $column }: una esquina, que vale para todos los equipos.
board-in-hand = Tenés esta carta.
board-last = Acá se hizo la última jugada.
board-hand = Tu mano: { $count ->
    [0] vacía
    [1] una carta
   *[other] { $count } cartas
}
board-card = { $card }{ $does ->
    [wild] , jota de dos ojos: una ficha en cualquier casilla libre
    [remove] , jota de un ojo: saca una ficha
    [dead] , una carta muerta
   *[place] { $spaces ->
        [0] , ninguna casilla libre
        [1] , una casilla libre
       *[other] , { $spaces } casillas libres
    }
}
board-use-place = Elegí una de las casillas destacadas de { $card }.
board-use-wild = { $card } va en cualquier lado: elegí una casilla libre.
board-use-remove = { $card } saca una ficha: elegí cuál.
board-use-dead = { $card } es una carta muerta.
board-last-card = { $seat_is ->
    [you] Jugaste { $card }.
   *[other] { $seat } jugó { $card }.
}
board-deck = Mazo: { $count ->
    [0] vacío
    [1] una carta
   *[other] { $count } cartas
}
board-discarded = Descartadas: { $count }
board-zoom = Ampliar
board-called = ¡Secuencia!
board-threats = Cuatros
board-threats-are = Líneas a las que les falta una ficha
board-step-pick = 1 de 2: elegí una carta o tocá una casilla con marco.
board-step-place = 2 de 2:
board-talk = Acusar…
board-score = { $count ->
    [1] Secuencias: una para ganar
   *[other] Secuencias: { $count } para ganar
}
board-team = { $team }: { $made }
board-around = Alrededor de la mesa
board-who = { $seat }
board-turn = Juega ahora.
board-open = Equipo { $team }, { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}: { $cards }.
board-closed = Equipo { $team }, { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { $count } cartas
}.
board-top = Última carta jugada: { $card }.
board-could-be = solo puede tener: { $cards }
board-to-draw = todavía puede levantar una carta
board-accused = equipo acusado de hablar
board-figure-start = El comienzo: dos equipos, siete cartas por jugador y el tablero vacío.
board-figure-dead = Las dos casillas de la carta tachada están ocupadas: es una carta muerta y se puede cambiar. Las jotas muestran lo que hacen: más pone una ficha en cualquier casilla, menos saca una.
board-figure-corner = Las esquinas valen para todos los equipos: esta línea necesitó solo cuatro fichas.
board-figure-line = El final con tres equipos: una secuencia gana. La línea aparece trazada, y la última jugada tiene un marco grueso.

field-team = Equipo
field-teams = Equipos
field-open-hands = Manos abiertas
field-open-hands-none = de nadie
field-open-hands-team = de los compañeros
field-open-hands-all = de todos
field-phase = Ahora
field-phase-play = jugar una carta
field-phase-declare = elegir cinco
field-phase-discard = entregar una carta
field-phase-over = fin
field-turn = Juega ahora
field-start-cards = Cartas del sorteo
field-grid = Cartas del tablero
field-chips = Fichas
field-sequences = Secuencias
field-threats = Líneas a las que les falta una ficha
field-direction = dirección
field-cells = casillas
field-made = Secuencias hechas
field-to-win = Para ganar
field-placed = Ficha recién puesta
field-exchanged = Carta muerta cambiada
field-passes = Pases seguidos
field-reshuffles = Veces que se mezcló
field-last = Última jugada
field-seat = jugador
field-action = número
field-do = hizo
field-do-place = puso una ficha
field-do-remove = sacó una ficha
field-do-exchange = cambió una carta
field-do-declare = eligió la línea
field-do-pass = pasó
field-card = carta
field-at = fila y columna
field-hand-sizes = Cartas en la mano
field-hands = Manos a la vista
field-could-be = Solo pueden ser
field-tops = Última carta jugada
field-discarded = Descartadas
field-deck = Mazo
field-drawer = Todavía puede levantar
field-winner = Ganó
field-accused = Equipos acusados de hablar
field-accused-now = Acusados en este turno
field-callers = Quién acusó
field-hand = Tu mano
field-does = sirve para
field-does-place = una ficha en su casilla
field-does-wild = una ficha en cualquier casilla
field-does-remove = sacar una ficha
field-does-dead = nada: carta muerta

badge-five = Cinco en línea
badge-five-how = Hacer una secuencia.
badge-winner = Victoria
badge-winner-how = Ganar una partida.
badge-shut-out = Sin respuesta
badge-shut-out-how = Ganar sin que los demás hagan una secuencia.
badge-comeback = Remontada
badge-comeback-how = Ganar después de que los demás estuvieran una secuencia arriba.
badge-two-at-once = Dos pájaros
badge-two-at-once-how = Hacer dos secuencias con una ficha.
badge-corner = Esquina
badge-corner-how = Usar una esquina del tablero en una secuencia.
badge-diagonal = Diagonal
badge-diagonal-how = Hacer una secuencia en diagonal.
badge-spoiler = Aguafiestas
badge-spoiler-how = Sacar una ficha de una línea de cuatro.
badge-thief = Robafichas
badge-thief-how = Sacar tres fichas en una partida.
badge-wild = Comodines
badge-wild-how = Usar tres jotas de dos ojos en una partida.
badge-no-jacks = Sin jotas
badge-no-jacks-how = Ganar una partida sin usar jotas.
badge-partners = Compañeros
badge-partners-how = Ganar una partida en equipo.
trait-opening = Primera ficha
trait-line = Secuencias
trait-opening-edge = en el borde
trait-opening-inside = a mitad de camino
trait-opening-centre = en el centro
trait-line-across = en horizontal
trait-line-down = en vertical
trait-line-down-right = diagonal que baja
trait-line-down-left = diagonal que sube
# Por qué hacer esto: pistas y análisis.
motive-wins = Gana la partida
motive-completes = Completa una secuencia
motive-stops = Frena una línea de { $count ->
    [3] tres
   *[4] cuatro
} del otro lado
motive-extends = Queda con { $count ->
    [2] dos
    [3] tres
   *[4] cuatro
} de las cinco de una línea
motive-breaks = Desarma una línea de { $count ->
    [3] tres
   *[4] cuatro
} del otro lado
motive-dead = Cambia gratis una carta que ya no sirve

# Quién juega cada nivel: nombre, estilo, y qué dice cuando algo sale bien o mal.
name-bot-easy = Bia (fácil)
about-easy = Pone las fichas donde la línea crece a simple vista.
glad-easy = { $variant ->
    [0] ¡Cinco! ¡Cinco!
   *[other] Mirá qué línea linda.
}
sorry-easy = { $variant ->
    [0] Ni vi venir esa línea.
   *[other] Uf.
}
name-bot-normal = Otto (normal)
about-normal = Cuenta líneas y amenazas, una por una.
glad-normal = { $variant ->
    [0] Conté bien.
   *[other] Era la cuenta que faltaba.
}
sorry-normal = { $variant ->
    [0] Esa no la conté.
   *[other] Buena línea.
}
name-bot-hard = Doña Muralla (difícil)
about-hard = Le gusta frenar las líneas de los demás.
glad-hard = { $variant ->
    [0] Por acá no pasa nadie.
   *[other] Piedra por piedra.
}
sorry-hard = { $variant ->
    [0] Encontraste una grieta.
   *[other] Se cayó mi muro.
}
name-bot-master = Maestro Trenza (maestro)
about-master = Le gusta hacer crecer sus propias líneas, dos a la vez.
glad-master = { $variant ->
    [0] Dos hilos, un nudo.
   *[other] Ya estaba trenzado.
}
sorry-master = { $variant ->
    [0] Lindo punto.
   *[other] Deshiciste mi trenza.
}
