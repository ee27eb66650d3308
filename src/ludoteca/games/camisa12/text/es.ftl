title = Camisa 12
pitch = Sos la hinchada: llená la tribuna y ganá el partido desde ahí.

option-teams = Equipos
option-teams-choose = cada uno elige
option-teams-random = por sorteo
option-teams-none = sin equipos (familiar)
option-solo_start = Tus puntos al comienzo (en solitario)
option-solo_start-21 = 21, como en la regla
option-solo_start-20 = 20
option-solo_start-19 = 19
option-solo_start-18 = 18
option-solo_start-17 = 17
option-solo_start-16 = 16
option-solo_start-15 = 15
option-solo_start-14 = 14
option-solo_start-13 = 13
option-solo_start-12 = 12
option-solo_start-11 = 11, el más difícil

ask-team = Elegí tu equipo; se muestra cuando todos hayan elegido.
ask-team-again = El otro jugador se queda con ese equipo: elegí otro.
ask-keep = Poné una de tus dos cartas de mosaico debajo del mazo.
ask-move = Mové la pelota 1, 2 o 3 espacios en sentido horario.
ask-place = Colocá tu pieza en tu tribuna.
ask-put-under = Poné una carta de mosaico debajo del mazo.
ask-encore = ¿Gastás la ficha para puntuar la pieza otra vez?
ask-cycle = ¿Das un punto al rival para poner las piezas de arriba debajo de las pilas?
ask-forbid = ¿Gastás una ficha para prohibirle un lado al adversario?

action-choose = Jugar con { $team }
action-move = { $steps ->
    [0] Dejar la pelota donde está
    [1] Mover la pelota 1 espacio
   *[other] Mover la pelota { $steps } espacios
}
action-rotate = Girar tus piezas { $way }
action-place = Colocar en el espacio { $space }
action-raise = Colocar en el espacio { $space }, también como Telón
action-take = Tomar tu pieza de { $side }
action-recover = Recuperar la pieza descartada: { $piece }
action-put-under = Poner debajo del mazo: { $card }
action-encore = Puntuar otra vez
action-forbid = Prohibir { $side }
action-cycle = Poner las piezas de arriba debajo de las pilas
action-pass = Ahora no

refusal-wrong-step = Esa no es la decisión de este momento.
refusal-team-kept = El otro jugador se queda con { $team }.
refusal-not-alone = { $team } no funciona en solitario.
refusal-not-your-power = Ese es el poder de otro equipo.
refusal-no-token = No tenés ficha para eso en este turno.
refusal-forbidden-side = El Toque de Recolher del adversario prohíbe detenerse ahí.
refusal-space-full = El espacio { $space } está ocupado.
refusal-same-side = Tu pieza ya viene de { $side }.
refusal-not-discarded = El adversario no descartó esa pieza tuya: { $piece }.
refusal-already-flag = Un Telón ya cuenta en tus grupos.
refusal-not-in-hand = No tenés { $card } en la mano.

event-same-team = Los dos eligieron { $team }. La moneda lo deja con { $seat }; { $other_seat } elige otra vez.
event-team = { $seat } juega con { $team }, de { $colour }.
event-laid = Junto al rondel, para { $seat }: { $pieces }.
event-top = Lo siguiente en la pila de { $seat }: { $piece }.
event-penalty-card = { $seat } recibió la carta de penales de { $card }.
event-coin = La moneda dice que empieza { $seat }.
event-turn = Turno { $turn }: { $seat }.
event-rotated = { $seat } giró las piezas del rondel { $way }.
event-moved = { $steps ->
    [0] { $seat } dejó la pelota en { $side }.
   *[other] { $seat } movió la pelota { $steps } hasta { $side }.
}
event-discarded = { $seat } descartó la pieza del adversario: { $piece }.
event-rival-card = El equipo rival muestra una carta de mosaico: { $card }.
event-wrong-symbol = { $seat } usó otro símbolo: { $points } para { $other_seat }.
event-took = { $seat } tomó la pieza de { $side }: { $piece }.
event-recovered = { $seat } recuperó una pieza descartada, { $piece }, a cambio de esta: { $given }.
event-price = { $seat } marca { $points } por eso.
event-placed = { $seat } colocó { $piece } en el espacio { $space }: { $points }.
event-raised = La pieza del espacio { $space } cuenta desde ahora en los Telones de { $seat }.
event-power = { $team }: { $points } para { $seat }.
event-drew = { $seat } robó { $cards }.
event-drew-hidden = { $count ->
    [1] { $seat } robó una carta de mosaico.
   *[other] { $seat } robó { $count } cartas de mosaico.
}
event-put-under = { $seat } puso { $card } debajo del mazo.
event-put-under-hidden = { $seat } puso una carta de mosaico debajo del mazo.
event-cycled = Las piezas de arriba fueron debajo de las pilas; { $points } para el rival. Ahora arriba: { $tops }.
event-refilled = { $side } se repone para { $seat }: { $piece }.
event-forbade = { $seat } prohíbe la próxima parada en { $side }.
event-fireworks = Más Fuegos: { $points } para { $seat }.
event-mosaic = { $seat } muestra { $card }: { $points }.
event-full-time = { $seat } termina con { $points } puntos y { $goals } goles.
event-shot = Penales, carta { $card }: { $near } a { $far }.
event-won = ¡Victoria de { $seat }!

result-goals = { $won ->
    [yes] Victoria de { $winners } por goles.
   *[no] El equipo rival ganó por goles.
}
result-penalties = { $won ->
    [yes] Victoria de { $winners } en los penales.
   *[no] El equipo rival ganó en los penales.
}
result-coin = { $won ->
    [yes] Victoria de { $winners } por la moneda.
   *[no] El equipo rival ganó por la moneda.
}

name-rival = El equipo rival
name-clockwise = en sentido horario
name-counterclockwise = en sentido antihorario

name-yellow = amarillo
name-white = blanco
name-red = rojo
name-blue = azul
name-green = verde
name-black = negro

name-circle = ●
name-diamond = ◆
name-triangle = ▲
name-square = ■
name-cross = ✖

name-bandeirao = Telón
name-musica = Canción
name-fogos = Fuegos
name-mosaico = Mosaico
name-ola = Ola
name-musica-a = Canción A
name-musica-b = Canción B
name-musica-c = Canción C
name-musica-d = Canción D
name-musica-e = Canción E

name-onca = Onça da Serra
name-cigarra = Cigarra do Morro
name-vaga-lume = Vaga-Lume do Brejo
name-arara = Arara de Ouro
name-boto = Boto do Porto
name-capivara = Capivara do Lago
name-trem = Trem da Várzea
name-bumba = Bumba da Ilha
name-mare = Maré Alta
name-pipa = Pipa da Vila
name-mandacaru = Mandacaru
name-sabia = Sabiá da Praça
name-jangada = Jangada Real
name-farol = Farol da Barra
name-garoa = Garoa da Estação
name-coruja = Coruja da Madrugada
name-estivadores = Estivadores do Cais
name-carcara = Carcará do Vale
name-ventania = Ventania do Pampa
name-cortejo = Cortejo da Matriz
name-quadrilha = Quadrilha do Arraial
name-toque = Toque de Recolher
name-alquimistas = Alquimistas da Praça
name-espelho = Espelho do Lago

name-power-onca = Cada Telón tuyo vale 1 punto más, o 2 más si entra en un grupo.
name-power-cigarra = Cada Canción en orden vale 1 punto más si es la primera, 2 más las otras.
name-power-vaga-lume = Cada pieza de Fuegos tuya vale 1 punto más.
name-power-arara = Cada Mosaico tuyo vale 1 punto en el acto, además de las cartas.
name-power-boto = Tus piezas en un símbolo equivocado dan al adversario 1 punto en vez de 2.
name-power-capivara = Una pieza del lado ● o ▲ va a cualquier espacio sin dar puntos.
name-power-trem = También podés mover la pelota 4 espacios.
name-power-bumba = Una ficha: puntuá otra vez la pieza que acabás de colocar, 3 puntos como máximo.
name-power-mare = Cada vez que el adversario coloca una Ola, marcás 3 puntos.
name-power-pipa = Tus Telones nunca dan puntos por el símbolo y se unen por encima de un espacio.
name-power-mandacaru = Tu bono de Fuegos es de 6 puntos, también en el empate si tenés alguno.
name-power-sabia = Tus Canciones están siempre en orden y nunca dan puntos por el símbolo.
name-power-jangada = Dos fichas: mové la pelota 0 o 4 espacios.
name-power-farol = Dos fichas: tomá tu pieza de otro lado; vale el símbolo de ese lado.
name-power-garoa = Antes del partido robás dos cartas de mosaico y te quedás con una.
name-power-coruja = En tus dos últimos turnos ningún símbolo es equivocado.
name-power-estivadores = Dos fichas: cambiá tu pieza por una tuya que el adversario descartó; él marca 1 punto.
name-power-carcara = Al final: 4 puntos por cada juego completo de los cinco tipos entre las piezas que descartaste.
name-power-ventania = Dos fichas: antes de mover, girá tus cinco piezas del rondel un lado, hacia donde quieras.
name-power-cortejo = Detenete una vez en cada uno de los cinco lados: 3 puntos, y 6 la segunda vez.
name-power-quadrilha = Al final, tipos que tenés exactamente dos veces: uno vale 1 punto, dos 3, tres 5, los cinco 10.
name-power-toque = Dos fichas: al final de tu turno, nombrá un lado donde el adversario no puede detenerse en su próximo turno.
name-power-alquimistas = Una ficha: una pieza que no sea Telón cuenta desde entonces en tus grupos de Telones.
name-power-espelho = Cada vez que el adversario coloca el tipo que colocaste por último, marcás 3 puntos.

name-mosaic-1 = Mar de Banderas
name-mosaic-2 = Coro de la Popular
name-mosaic-3 = Cielo Encendido
name-mosaic-4 = Caleidoscopio
name-mosaic-5 = Estadio en Ola
name-mosaic-6 = Fiesta Completa
name-mosaic-7 = Espejo
name-mosaic-8 = Gemelos
name-mosaic-9 = Fila Variada
name-mosaic-10 = Lado a Lado
name-mosaic-11 = Bandera Recogida
name-mosaic-12 = Silencio en la Visita
name-mosaic-13 = Pólvora Mojada
name-mosaic-14 = Cartulina Rota
name-mosaic-15 = Ola Rota

name-mosaic-1-text = 1 punto por Telón en tu tribuna.
name-mosaic-2-text = 1 punto por Canción en tu tribuna, en orden o no.
name-mosaic-3-text = 1 punto por pieza de Fuegos en tu tribuna.
name-mosaic-4-text = 1 punto por Mosaico en tu tribuna.
name-mosaic-5-text = 1 punto por Ola en todo el estadio.
name-mosaic-6-text = 4 puntos con los cinco tipos en tu tribuna, 2 con cuatro.
name-mosaic-7-text = 2 puntos por par de espacios en espejo (1 y 10, 2 y 9, …) con el mismo tipo.
name-mosaic-8-text = 2 puntos por símbolo con el mismo tipo en sus dos espacios.
name-mosaic-9-text = 1 punto por pieza de tu fila más larga sin tipos repetidos.
name-mosaic-10-text = 2 puntos por par de vecinos del mismo tipo, sin contar Telones; 6 como máximo.
name-mosaic-11-text = 1 punto por Telón que descartaste.
name-mosaic-12-text = 1 punto por Canción que descartaste.
name-mosaic-13-text = 1 punto por pieza de Fuegos que descartaste.
name-mosaic-14-text = 1 punto por Mosaico que descartaste.
name-mosaic-15-text = 1 punto por Ola que descartaste.

# The lesson

lesson-move = Llená tu tribuna, la mitad de abajo: cada pieza marca puntos, y los puntos se vuelven goles. La pelota avanza 1, 2 o 3 lados en sentido horario. Tu Telón está en ▲: mové la pelota 2.
lesson-place = El Mosaico del rival en ▲ quedó descartado. Ahora colocá tu Telón en un espacio con el mismo símbolo: el espacio 3.
lesson-move-wave = Un punto. El rival colocó la primera Ola: 3 puntos. Las Olas cuentan en todo el estadio, y la segunda vale 4, sea de quien sea. La tuya está en ✖: mové la pelota 1.
lesson-place-wave = Colocá la Ola en un ✖: el espacio 5.
lesson-move-banner = ¡Cuatro puntos! Los Telones valen más uno al lado del otro, y hay otro en ◆: mové la pelota 1.
lesson-place-banner = El espacio 2 tiene un ◆ y es vecino de tu primer Telón: colocalo ahí.
lesson-move-mosaic = Dos Telones unidos: 3 puntos. Después el rival puso una pieza de ▲ en un ◆: símbolo equivocado, 2 puntos para vos. En ■ tenés un Mosaico, y el rival pierde una Canción: mové la pelota 1.
lesson-place-mosaic = Colocá el Mosaico en uno de los dos ■: el espacio 4 o el 10.
lesson-move-song = El Mosaico trae una carta que suma al final: Pólvora Mojada, 1 punto por cada Fuegos que descartes. En ◆ hay uno del rival, y una Canción tuya: mové la pelota 2.
lesson-place-song = Las letras de las Canciones tienen que subir del espacio 1 al 10. E es la última, así que llevala al final: el espacio 9, que también tiene ◆.
lesson-end = Un punto más: ¡con 11 hiciste tu primer gol! Cuando las dos tribunas estén llenas, cuentan también los Fuegos y las cartas de mosaico, y gana quien tenga más goles. En un partido de verdad cada equipo tiene un poder. ¡Suerte!

# What the drawn board says

board-stadium = Estadio
board-score = Marcador y pista
board-score-of = { $seat }: { $goals ->
    [one] { $goals } gol
   *[other] { $goals } goles
}, { $points } puntos; faltan { $next } para el próximo.
board-stand = { $seat }: tribuna
board-rondel = Rondel
board-space-empty = { $seat }, espacio { $space }, { $symbol }: vacío.
board-space-filled = { $seat }, espacio { $space }, { $symbol }: { $piece }.
board-space-raised = { $seat }, espacio { $space }, { $symbol }: { $piece }, cuenta también como Telón.
board-side = Lado { $symbol }. { $near_seat }: { $near }. { $far_seat }: { $far }.
board-nothing = nada
board-ball-here = La pelota está acá.
board-forbidden = Prohibido parar acá en este turno.
board-token-here = Hay una ficha para tomar.
board-stack = { $seat }, pila: { $count } piezas, arriba { $piece }.
board-pile = { $seat }, piezas descartadas: { $count }.
board-best = Mejor lugar: espacio { $space }
board-best-short = +{ $points } en el espacio { $space }
board-own = { $points ->
    [one] +{ $points } punto para vos
   *[other] +{ $points } puntos para vos
}
board-bonus = de los cuales { $points } de tu equipo
board-given = { $seat }: +{ $points }
board-wrong = símbolo equivocado: { $points }
board-cards = { $count ->
    [one] { $count } carta de mosaico
   *[other] { $count } cartas de mosaico
}
board-costs-token = Gasta una ficha
board-goal = ¡GOL!
board-half = { $seat }: equipo y piezas
board-no-team = Sin equipo
board-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
board-row-stand = colocadas
board-row-lost = descartadas
board-row-stack = por venir
board-mistaken = Canciones fuera de orden: ya no suman.
board-last-turn = Último turno
board-ball-moved = La pelota avanzó { $steps }
board-discarded = Descartó
board-placed = Colocó
board-gave = (+{ $points } al otro)
board-difficulty = Dificultad { $dots } de 3
board-team-chosen = Elegiste { $team }. Falta el otro jugador.
board-teams-choosing = Se están eligiendo los equipos.
board-cards-title = Cartas de mosaico
board-deck = Mazo: { $count }
board-penalty = Penal: { $kind }
board-no-cards = Colocá un Mosaico para ganar cartas que suman al final.
board-hidden-cards = { $seat }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-rival-took = Sabés que tiene: { $cards }
board-recognised = el otro jugador conoce esta
board-under = Debajo del mazo, { $place }.ª de abajo: { $card }
board-worth-now = { $points } puntos ahora
board-tray = Fichas y otras decisiones
board-raise = Gastar la ficha: la pieza cuenta como Telón
board-take = O gastá una ficha: tocá otro lado para tomar la pieza de ahí.
board-recover = O gastá una ficha para recuperar una pieza tuya que tiene { $seat }:
board-show-points = Mostrar los puntos de cada lugar
board-reference = Cuánto vale cada pieza
board-full-time = Final del partido
board-points = { $points } puntos
board-shoot-out = Penales
board-who = { $seat }
board-scores-bandeirao = Telones unidos a él, con él: 1, 3, 5, 7, 10.
board-scores-musica = Tus Canciones, si las letras suben del espacio 1 al 10: 1, 2, 4, 6, 8.
board-scores-fogos = Tus Fuegos: 1, 1, 2, 2, 3. Al final, quien tiene más marca 4.
board-scores-mosaico = Cartas que suman al final: te quedás con 1, 1, 1 de 2, 1 de 3, 2 de 3.
board-scores-ola = Olas en todo el estadio: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = Las dos tribunas en sentido horario, el rondel con la pelota, las pilas y las piezas descartadas en las esquinas, la pista arriba.
board-figure-turn = La pelota se detuvo: la pieza del medio es la que se coloca ahora, y el símbolo a su lado es el correcto.
board-figure-end = Final del partido: las tribunas llenas, las cartas de mosaico a la vista, los goles contados.
board-figure-solo = Solo: empezás perdiendo siete a uno, y el rival llena su tribuna con vos.
