title = Camisa 12
pitch = Sos la hinchada: llená la tribuna y ganá el partido desde ahí.

option-teams = Equipos
option-teams-choose = cada uno elige
option-teams-random = por sorteo
option-teams-none = sin equipos (familiar)
option-solo_start = Tus puntos al comienzo (modo 7 a 1)
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
ask-team-again = Tu rival se quedó con ese equipo: elegí otro.
ask-keep = Poné una de tus dos cartas de mosaico debajo del mazo.
ask-move = Mové la pelota en sentido horario a uno de los lados iluminados.
ask-place = Colocá tu pieza en tu tribuna.
ask-put-under = Poné una carta de mosaico debajo del mazo.
ask-encore = ¿Gastás la ficha para puntuar la pieza otra vez?
ask-cycle = ¿Le das un punto al rival y ponés las piezas de arriba debajo de las pilas?
ask-forbid = ¿Gastás una ficha para prohibirle un lado al rival?

action-choose = Jugar con { $team }
action-move = { $steps ->
    [0] Dejar la pelota donde está
    [one] Mover la pelota 1 espacio
   *[other] Mover la pelota { $steps } espacios
}
action-rotate = Girar tus piezas { $way }
action-place = Colocar en el espacio { $space }
action-raise = Colocar en el espacio { $space }, también como Telón
action-take = Tomar tu pieza del lado { $side }
action-recover = Recuperar { $piece_a } del descarte
action-put-under = Poner debajo del mazo: { $card }
action-encore = Puntuar otra vez
action-forbid = Prohibir el lado { $side }
action-cycle = Poner las piezas de arriba debajo de las pilas
action-pass = Ahora no

refusal-wrong-step = Ahora no toca eso.
refusal-team-kept = { $team } ya es de tu rival.
refusal-not-alone = { $team } no funciona en el modo 7 a 1.
refusal-not-your-power = Ese es el poder de otro equipo.
refusal-no-token = No tenés ficha para eso en este turno.
refusal-forbidden-side = El Toque de Recolher de tu rival prohíbe parar ahí.
refusal-space-full = El espacio { $space } está ocupado.
refusal-same-side = Tu pieza ya viene del lado { $side }.
refusal-not-discarded = Tu rival no descartó { $piece_a } de tu equipo.
refusal-already-flag = Un Telón ya cuenta en tus grupos.
refusal-not-in-hand = No tenés la carta { $card } en la mano.

event-same-team = Los dos eligieron { $team }. Cara o ceca: { $seat_is ->
    [you] el equipo es tuyo, y { $other_seat } elige otra vez.
   *[other] { $other_seat_is ->
        [you] el equipo es de { $seat }, y vos elegís otra vez.
       *[other] el equipo es de { $seat }, y { $other_seat } elige otra vez.
    }
}
event-team = { $seat_is ->
    [you] Jugás con { $team }, de { $colour }.
   *[other] { $seat } juega con { $team }, de { $colour }.
}
event-laid = { $seat_is ->
    [you] Tus piezas en el rondel: { $pieces }.
    [rival] Piezas del equipo rival en el rondel: { $pieces }.
   *[other] Piezas de { $seat } en el rondel: { $pieces }.
}
event-top = { $seat_is ->
    [you] Próxima pieza de tu pila: { $piece }.
    [rival] Próxima pieza de la pila del equipo rival: { $piece }.
   *[other] Próxima pieza de la pila de { $seat }: { $piece }.
}
event-penalty-card = { $seat_is ->
    [you] Tu carta de penales: { $card }.
   *[other] Carta de penales de { $seat }: { $card }.
}
event-coin = Cara o ceca: { $seat_is ->
    [you] empezás vos.
   *[other] empieza { $seat }.
}
event-turn = Turno { $turn }: { $seat_is ->
    [you] jugás vos.
   *[other] juega { $seat }.
}
event-rotated = { $seat_is ->
    [you] Giraste tus piezas del rondel { $way }.
   *[other] { $seat } giró sus piezas del rondel { $way }.
}
event-moved = { $seat_is ->
    [you] { $steps ->
        [0] Dejaste la pelota en { $side }.
        [one] Moviste la pelota 1 espacio, hasta { $side }.
       *[other] Moviste la pelota { $steps } espacios, hasta { $side }.
    }
   *[other] { $steps ->
        [0] { $seat } dejó la pelota en { $side }.
        [one] { $seat } movió la pelota 1 espacio, hasta { $side }.
       *[other] { $seat } movió la pelota { $steps } espacios, hasta { $side }.
    }
}
event-discarded = { $seat_is ->
    [you] Descartaste { $piece_a } del rival.
   *[other] { $seat } descartó { $piece_a } del rival.
}
event-rival-card = El equipo rival muestra una carta de mosaico: { $card }.
event-wrong-symbol = Símbolo equivocado: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
} para { $other_seat_is ->
    [you] vos.
    [rival] el equipo rival.
   *[other] { $other_seat }.
}
event-took = { $seat_is ->
    [you] Tomaste { $piece_a } del lado { $side }.
   *[other] { $seat } tomó { $piece_a } del lado { $side }.
}
event-recovered = { $seat_is ->
    [you] Recuperaste { $piece_a } y dejaste { $given_a } en su lugar.
   *[other] { $seat } recuperó { $piece_a } y dejó { $given_a } en su lugar.
}
event-price = El precio del cambio: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
} para { $seat_is ->
    [you] vos.
   *[other] { $seat }.
}
event-placed = { $variant ->
    [0] { $seat_is ->
        [you] Colocaste { $piece_a } en el espacio { $space }
        [rival] El equipo rival colocó { $piece_a } en el espacio { $space }
       *[other] { $seat } colocó { $piece_a } en el espacio { $space }
    }
    [1] { $seat_is ->
        [you] Tu hinchada arma la fiesta en el espacio { $space } con { $piece_a }
        [rival] La hinchada del equipo rival arma la fiesta en el espacio { $space } con { $piece_a }
       *[other] La hinchada de { $seat } arma la fiesta en el espacio { $space } con { $piece_a }
    }
   *[2] { $seat_is ->
        [you] En tu tribuna, en el espacio { $space }, aparece { $piece_a }
        [rival] En la tribuna del equipo rival, en el espacio { $space }, aparece { $piece_a }
       *[other] En la tribuna de { $seat }, en el espacio { $space }, aparece { $piece_a }
    }
}: { $points ->
    [0] sin puntos.
    [one] +1 punto.
   *[other] +{ $points } puntos.
}
event-raised = La pieza del espacio { $space } cuenta desde ahora { $seat_is ->
    [you] en tus Telones.
   *[other] en los Telones de { $seat }.
}
event-power = { $team }: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
} para { $seat_is ->
    [you] vos.
   *[other] { $seat }.
}
event-drew = { $seat_is ->
    [you] Levantaste
   *[other] { $seat } levantó
} { $cards_count ->
    [one] una carta de mosaico: { $cards }.
   *[other] { $cards_count } cartas de mosaico: { $cards }.
}
event-drew-hidden = { $count ->
    [0] { $seat_is ->
        [you] No levantaste
       *[other] { $seat } no levantó
    } ninguna carta de mosaico.
   *[other] { $seat_is ->
        [you] Levantaste
       *[other] { $seat } levantó
    } { $count ->
        [one] una carta de mosaico.
       *[other] { $count } cartas de mosaico.
    }
}
event-put-under = { $seat_is ->
    [you] Pusiste debajo del mazo la carta { $card }.
   *[other] { $seat } puso debajo del mazo la carta { $card }.
}
event-put-under-hidden = { $seat_is ->
    [you] Pusiste una carta de mosaico debajo del mazo.
   *[other] { $seat } puso una carta de mosaico debajo del mazo.
}
event-cycled = Las piezas de arriba pasaron debajo de las pilas: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
} para el equipo rival. Ahora arriba: { $tops }.
event-refilled = Reposición en el lado { $side }: { $piece_a } para { $seat_is ->
    [you] vos.
    [rival] el equipo rival.
   *[other] { $seat }.
}
event-forbade = { $seat_is ->
    [you] Prohibiste parar en el lado { $side } en el próximo turno.
   *[other] { $seat } prohibió parar en el lado { $side } en el próximo turno.
}
event-fireworks = Bonus de Fuegos: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
} para { $seat_is ->
    [you] vos.
    [rival] el equipo rival.
   *[other] { $seat }.
}
event-mosaic = { $seat_is ->
    [you] Mostraste { $card }
    [rival] El equipo rival mostró { $card }
   *[other] { $seat } mostró { $card }
}: { $points ->
    [0] sin puntos.
    [one] +1 punto.
   *[other] +{ $points } puntos.
}
event-full-time = { $seat_is ->
    [you] Terminás
    [rival] El equipo rival termina
   *[other] { $seat } termina
} { $goals ->
    [0] sin goles, con
    [one] con 1 gol y
   *[other] con { $goals } goles y
} { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
event-shot = Penales, carta de { $card }: { $seat_is ->
    [you] vos { $home }, { $other_seat_is ->
        [rival] rival
       *[other] { $other_seat }
    } { $away }.
   *[other] { $other_seat_is ->
        [you] vos { $away }, { $seat } { $home }.
        [rival] { $seat } { $home }, rival { $away }.
       *[other] { $seat } { $home }, { $other_seat } { $away }.
    }
}
event-won = { $variant ->
    [0] { $seat_is ->
        [you] ¡Ganaste!
        [rival] Ganó el equipo rival.
       *[other] ¡Ganó { $seat }!
    }
    [1] { $seat_is ->
        [you] Pitazo final, ¡y la fiesta es tuya!
        [rival] Pitazo final, y la fiesta es del equipo rival.
       *[other] Pitazo final, ¡y la fiesta es de { $seat }!
    }
   *[2] { $seat_is ->
        [you] Se terminó: ¡la victoria es tuya!
        [rival] Se terminó: la victoria es del equipo rival.
       *[other] Se terminó: ¡la victoria es de { $seat }!
    }
}

result-goals = { $won ->
    [yes] { $winners_is ->
        [you] Ganaste por goles.
       *[other] Victoria de { $winners } por goles.
    }
   *[no] El equipo rival ganó por goles.
}
result-penalties = { $won ->
    [yes] { $winners_is ->
        [you] Ganaste en los penales.
       *[other] Victoria de { $winners } en los penales.
    }
   *[no] El equipo rival ganó en los penales.
}
result-coin = { $won ->
    [yes] { $winners_is ->
        [you] Ganaste a cara o ceca.
       *[other] Victoria de { $winners } a cara o ceca.
    }
   *[no] El equipo rival ganó a cara o ceca.
}

name-rival = Equipo rival
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
    .a = un Telón
name-musica = Canción
name-fogos = Fuegos
    .a = una pieza de Fuegos
name-mosaico = Mosaico
    .a = un Mosaico
name-ola = Ola
    .a = una Ola
name-musica-a = Canción A
    .a = la Canción A
name-musica-b = Canción B
    .a = la Canción B
name-musica-c = Canción C
    .a = la Canción C
name-musica-d = Canción D
    .a = la Canción D
name-musica-e = Canción E
    .a = la Canción E

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
name-power-cigarra = Cada Canción en orden vale 1 punto más si es tu primera, y 2 más si no lo es.
name-power-vaga-lume = Cada pieza de Fuegos tuya vale 1 punto más.
name-power-arara = Cada Mosaico tuyo vale 1 punto en el acto, además de las cartas.
name-power-boto = Tus piezas en un símbolo equivocado le dan a tu rival 1 punto en vez de 2.
name-power-capivara = Una pieza del lado ● o ▲ va a cualquier espacio sin dar puntos.
name-power-trem = También podés mover la pelota 4 espacios.
name-power-bumba = Una ficha: puntuá otra vez la pieza que acabás de colocar, 3 puntos como máximo.
name-power-mare = Cada vez que tu rival coloca una Ola, marcás 3 puntos.
name-power-pipa = Tus Telones nunca dan puntos por el símbolo y se unen por encima de un espacio.
name-power-mandacaru = Tu bonus de Fuegos es de 6 puntos, también en el empate si tenés alguno.
name-power-sabia = Tus Canciones están siempre en orden y nunca dan puntos por el símbolo.
name-power-jangada = Dos fichas: con una, mové la pelota 0 o 4 espacios.
name-power-farol = Dos fichas: con una, tomá tu pieza de otro lado; vale el símbolo de ese lado.
name-power-garoa = Antes del partido levantás dos cartas de mosaico y te quedás con una.
name-power-coruja = En tus dos últimos turnos ningún símbolo es equivocado.
name-power-estivadores = Dos fichas: con una, cambiá tu pieza por una tuya que descartó tu rival, que marca 1 punto.
name-power-carcara = Al final: 4 puntos por cada juego completo de los cinco tipos entre las piezas que descartaste.
name-power-ventania = Dos fichas: con una, antes de mover, girá tus cinco piezas del rondel un lado, hacia donde quieras.
name-power-cortejo = Pará una vez en cada uno de los cinco lados: 3 puntos, y 6 la segunda vez.
name-power-quadrilha = Al final, tipos que tenés exactamente dos veces: uno vale 1 punto; dos, 3; tres, 5; los cinco, 10.
name-power-toque = Dos fichas: con una, al final de tu turno, nombrá un lado donde tu rival no puede parar en su próximo turno.
name-power-alquimistas = Una ficha: una pieza que no sea Telón cuenta desde entonces en tus grupos de Telones.
name-power-espelho = Cada vez que tu rival coloca el tipo que colocaste por último, marcás 3 puntos.

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
name-mosaic-12 = Silencio Visitante
name-mosaic-13 = Pólvora Mojada
name-mosaic-14 = Cartulina Rota
name-mosaic-15 = Ola Rota

name-mosaic-1-text = 1 punto por cada Telón en tu tribuna.
name-mosaic-2-text = 1 punto por cada Canción en tu tribuna, en orden o no.
name-mosaic-3-text = 1 punto por cada pieza de Fuegos en tu tribuna.
name-mosaic-4-text = 1 punto por cada Mosaico en tu tribuna.
name-mosaic-5-text = 1 punto por cada Ola en todo el estadio.
name-mosaic-6-text = 4 puntos con los cinco tipos en tu tribuna, 2 con cuatro.
name-mosaic-7-text = 2 puntos por cada par de espacios en espejo (1 y 10, 2 y 9, …) con el mismo tipo.
name-mosaic-8-text = 2 puntos por cada símbolo con el mismo tipo en sus dos espacios.
name-mosaic-9-text = 1 punto por cada pieza de tu fila más larga sin tipos repetidos.
name-mosaic-10-text = 2 puntos por cada par de vecinos del mismo tipo, sin contar Telones; 6 como máximo.
name-mosaic-11-text = 1 punto por cada Telón que descartaste.
name-mosaic-12-text = 1 punto por cada Canción que descartaste.
name-mosaic-13-text = 1 punto por cada pieza de Fuegos que descartaste.
name-mosaic-14-text = 1 punto por cada Mosaico que descartaste.
name-mosaic-15-text = 1 punto por cada Ola que descartaste.

# The lesson

lesson-move = Llená tu tribuna, la de abajo: cada pieza marca puntos, y los puntos son goles. La pelota avanza de 1 a 3 espacios. Tu Telón está en ▲: mové la pelota 2.
lesson-place = El Mosaico de tu rival en ▲ quedó descartado. Ahora colocá tu Telón en un espacio con el mismo símbolo: el espacio 3.
lesson-move-wave = ¡Un punto! Tu rival hizo la primera Ola del estadio: 3 puntos. La segunda vale 4, sea de quien sea, y la tuya está en ✖: mové la pelota 1.
lesson-place-wave = Colocá la Ola en un ✖: el espacio 5.
lesson-move-banner = ¡Cuatro puntos! Los Telones valen más uno al lado del otro, y hay otro en ◆: mové la pelota 1.
lesson-place-banner = El espacio 2 tiene un ◆ y es vecino de tu primer Telón: colocalo ahí.
lesson-move-mosaic = Dos Telones unidos: 3 puntos. Tu rival usó un símbolo equivocado: 2 para vos. En ■ hay un Mosaico tuyo, y tu rival pierde una Canción: mové la pelota 1.
lesson-place-mosaic = Colocá el Mosaico en uno de los dos ■: el espacio 4 o el 10.
lesson-move-song = El Mosaico trae una carta: al final, 1 punto por cada pieza de Fuegos que descartes. En ◆ hay una de tu rival, y una Canción tuya: mové la pelota 2.
lesson-place-song = Del espacio 1 al 10, las letras de las Canciones tienen que subir. La tuya es la E, la última: llevala al final: el espacio 9, que también tiene ◆.
lesson-end = Un punto más y, con 11, ¡tu primer gol! Al final cuentan también Fuegos y cartas, y gana quien tiene más goles. ¡Ahora elegí un equipo y jugá de verdad!

# What the drawn board says

board-stadium = Estadio
board-score = Marcador
board-score-of = { $seat_is ->
    [you] Vos
   *[other] { $seat }
}: { $goals ->
    [0] ningún gol
    [one] 1 gol
   *[other] { $goals } goles
}, { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}; { $next ->
    [0] gol ahora.
    [one] falta 1 punto para el próximo gol.
   *[other] faltan { $next } puntos para el próximo gol.
}
board-stand = { $seat_is ->
    [you] Tu tribuna
    [rival] Tribuna del equipo rival
   *[other] Tribuna de { $seat }
}
board-rondel = Rondel
board-space-empty = { $seat_is ->
    [you] Tu espacio { $space }
    [rival] Espacio { $space } del equipo rival
   *[other] Espacio { $space } de { $seat }
}, { $symbol }: vacío.
board-space-filled = { $seat_is ->
    [you] Tu espacio { $space }
    [rival] Espacio { $space } del equipo rival
   *[other] Espacio { $space } de { $seat }
}, { $symbol }: { $piece }.
board-space-raised = { $seat_is ->
    [you] Tu espacio { $space }
    [rival] Espacio { $space } del equipo rival
   *[other] Espacio { $space } de { $seat }
}, { $symbol }: { $piece }, que cuenta también como Telón.
board-side = Lado { $symbol }. { $near_seat_is ->
    [you] Tu pieza
    [rival] Pieza del equipo rival
   *[other] Pieza de { $near_seat }
}: { $near }. { $far_seat_is ->
    [you] Tu pieza
    [rival] Pieza del equipo rival
   *[other] Pieza de { $far_seat }
}: { $far }.
board-nothing = ninguna
board-ball-here = La pelota está acá.
board-forbidden = Prohibido parar acá en este turno.
board-token-here = Hay una ficha para tomar.
board-stack = { $seat_is ->
    [you] Tu pila
    [rival] Pila del equipo rival
   *[other] Pila de { $seat }
}: { $count ->
    [0] ninguna pieza.
    [one] 1 pieza: { $piece }.
   *[other] { $count } piezas; arriba: { $piece }.
}
board-pile = { $seat_is ->
    [you] Piezas que descartaste: { $count }.
    [rival] Piezas que descartó el equipo rival: { $count }.
   *[other] Piezas que descartó { $seat }: { $count }.
}
board-best = Mejor lugar: espacio { $space }
board-best-short = espacio { $space }: +{ $points }
board-own = { $points ->
    [0] sin puntos para vos
    [one] +1 punto para vos
   *[other] +{ $points } puntos para vos
}
board-bonus = { $points ->
    [0] ninguno es de tu equipo
    [one] 1 es de tu equipo
   *[other] { $points } son de tu equipo
}
board-given = { $seat_is ->
    [you] vos
   *[other] { $seat }
}: { $points ->
    [0] sin puntos
    [one] +1 punto
   *[other] +{ $points } puntos
}
board-wrong = { $points ->
    [0] símbolo correcto
    [one] símbolo equivocado: 1 punto
   *[other] símbolo equivocado: { $points } puntos
}
board-cards = { $count ->
    [0] ninguna carta de mosaico
    [one] 1 carta de mosaico
   *[other] { $count } cartas de mosaico
}
board-costs-token = Gasta una ficha
board-goal = ¡GOL!
board-half = { $seat_is ->
    [you] Tu equipo y tus piezas
    [rival] Equipo rival y sus piezas
   *[other] Equipo y piezas de { $seat }
}
board-no-team = Sin equipo
board-tokens = { $count ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $count } fichas
}
board-row-stand = colocadas
board-row-lost = descartadas
board-row-stack = por venir
board-mistaken = Canciones fuera de orden: ya no suman.
board-last-turn = Último turno
board-ball-moved = { $steps ->
    [0] La pelota no se movió
    [one] La pelota avanzó 1 espacio
   *[other] La pelota avanzó { $steps } espacios
}
board-discarded = Descartó
board-placed = Colocó
board-gave = (rival: +{ $points })
board-difficulty = Dificultad { $dots } de 3
board-team-chosen = Elegiste { $team }. Falta tu rival.
board-teams-choosing = Se están eligiendo los equipos.
board-teams-easy = Tu primer partido: con uno de estos tres alcanza. El dibujo muestra qué hace cada uno solo.
board-teams-all = Mostrar todos los equipos
board-cards-title = Cartas de mosaico
board-deck = Mazo: { $count }
board-penalty = Penales, si hay empate en goles: { $kind }
board-no-cards = Colocá un Mosaico para ganar cartas que suman al final.
board-hidden-cards = { $seat_is ->
    [you] Vos
   *[other] { $seat }
}: { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
board-rival-took = Sabés que ahí hay: { $cards }
board-recognised = tu rival conoce esta
board-under = Debajo del mazo, la { $place }.ª en volver: { $card }
board-worth-now = { $points ->
    [0] sin puntos por ahora
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
}
board-tray = Fichas y otras decisiones
board-raise = Gastar la ficha: la pieza cuenta como Telón
board-take = O gastá una ficha: tocá otro lado para tomar la pieza de ahí.
board-recover = O gastá una ficha para recuperar una pieza tuya que tiene { $seat }:
board-show-points = Mostrar los puntos de cada lugar
board-reference = Cuánto vale cada pieza
board-full-time = Final del partido
board-sheet-placed = Piezas colocadas
board-sheet-power = Poder del equipo
board-sheet-given = Del rival
board-sheet-fireworks = Más Fuegos
board-sheet-mosaic = Cartas de mosaico
board-sheet-points = Puntos
board-sheet-goals = Goles
board-points = { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}
board-shoot-out = Penales
board-who = { $seat }
board-scores-bandeirao = Telones del grupo, contando este: 1, 3, 5, 7, 10.
board-scores-musica = Tus Canciones, si las letras suben del espacio 1 al 10: 1, 2, 4, 6, 8.
board-scores-fogos = Tus Fuegos: 1, 1, 2, 2, 3. Al final, quien tiene más marca 4.
board-scores-mosaico = Levantás 1, 1, 2, 3, 3 cartas de mosaico y te quedás con 1, 1, 1, 1, 2: suman al final.
board-scores-ola = Olas en todo el estadio: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = Las dos tribunas en sentido horario, el rondel con la pelota, las pilas y las piezas descartadas en las esquinas, el marcador arriba.
board-figure-turn = La pelota se detuvo: la pieza del medio es la que se coloca ahora, y el símbolo a su lado es el correcto.
board-figure-end = Final del partido: las tribunas llenas, las cartas de mosaico a la vista, los goles contados.
board-figure-solo = 7 a 1: empezás perdiendo, y el rival llena su tribuna junto con vos.

field-seat = jugador
field-solo = En solitario, modo 7 a 1
field-teams-mode = Equipos
field-teams-mode-choose = elegidos
field-teams-mode-random = sorteados
field-teams-mode-none = sin equipos
field-phase = Ahora
field-phase-team = elegir equipo
field-phase-keep = elegir la carta de mosaico
field-phase-move = mover la pelota
field-phase-place = colocar una pieza
field-phase-put-under = poner una carta debajo del mazo
field-phase-encore = ¿puntuar otra vez?
field-phase-cycle = ¿piezas de arriba, al fondo?
field-phase-forbid = ¿prohibir un lado?
field-phase-over = fin
field-waiting = eligen todavía
field-kept-team = Equipo que se quedó el rival
field-team = Equipo
field-turn = Turno
field-turns = Turnos en total
field-first = Empezó
field-mover = Juega ahora
field-ball = La pelota está en el lado
field-rondel = Rondel
field-symbol = símbolo
field-pieces = piezas
field-steps = espacios hasta ahí
field-forbidden = prohibido ahora
field-token = una ficha para tomar
field-goals-at = Goles en el marcador, en
field-piece = Pieza
field-from-side = Estaba en
field-encore = Puntos para repetir
field-sides = Las dos hinchadas
field-colour = color
field-tokens = fichas
field-spent = ficha gastada
field-points = puntos
field-goals = goles
field-stand = Tribuna
field-raised = cuenta como Telón
field-counts = piezas colocadas
field-bandeirao = telones
field-musica = canciones
field-fogos = fuegos
field-mosaico = mosaicos
field-ola = olas
field-mistaken = canciones fuera de orden
field-last-kind = última colocada
field-top = tope de la pila
field-stack = piezas por venir
field-unseen = todavía no vistas
field-cycled = puestas debajo
field-discards = descartadas
field-winner = Ganó
field-reason = Ganó
field-reason-goals = por goles
field-reason-penalties = por penales
field-reason-coin = a cara o ceca
field-hand-sizes = Cartas de mosaico
field-open-hands = Cartas de mosaico a la vista
field-open-points = Cuánto valieron
field-deck = Mazo de mosaicos
field-under = Debajo del mazo
field-owner = puesta por
field-card = carta
field-to-discard = Cartas para poner debajo
field-taken = Puestas debajo, levantadas por el otro lado
field-shown-penalties = Cartas de penal a la vista
field-hand = Tus cartas de mosaico
field-hand-points = Cuánto valdrían ahora
field-penalty = Tu carta de penal
field-rival-took = Puestas por vos, en manos del rival
field-rival-recognised = El rival conoce

badge-winner = Victoria
badge-winner-how = Ganarle a otra hinchada.
badge-alone = Siete a uno vengado
badge-alone-how = Ganar en solitario contra el 7 a 1.
badge-seven = Siete goles
badge-seven-how = Hacer siete goles en un partido.
badge-landslide = Paliza
badge-landslide-how = Ganar por quince puntos o más.
badge-fireworks = Fuegos
badge-fireworks-how = Ganar seis puntos con el bonus de Fuegos.
badge-artist = Artista
badge-artist-how = Mostrar cinco cartas de mosaico al final.
badge-masterpiece = Obra maestra
badge-masterpiece-how = Una carta de mosaico de seis puntos o más.
badge-full-stand = Tribuna llena
badge-full-stand-how = Una pieza que da seis puntos de una vez.
badge-in-tune = Afinada
badge-in-tune-how = Ganar sin ningún símbolo equivocado.
badge-mascot = Mascota
badge-mascot-how = Cinco puntos del poder de tu equipo en un partido.
badge-penalties = Por penales
badge-penalties-how = Ganar por penales.
badge-giant = Gigante
badge-giant-how = Cincuenta puntos en un partido.
trait-team = Equipo
trait-opening = Primer lado del rondel
trait-mosaic = Cartas de mosaico mostradas
trait-opening-circle = círculo ●
trait-opening-diamond = rombo ◆
trait-opening-triangle = triángulo ▲
trait-opening-square = cuadrado ■
trait-opening-cross = cruz ✖
# Por qué hacer esto: pistas y análisis.
motive-points = { $points ->
    [0] No rinde puntos
    [one] Rinde 1 punto
   *[other] Rinde { $points } puntos
}{ $lost ->
    [0] {""}
    [one] {" "}y le da 1 al rival
   *[other] {" "}y le da { $lost } al rival
}
motive-mosaic = { $count ->
    [0] No trae cartas de mosaico
    [one] Trae 1 carta de mosaico
   *[other] Trae { $count } cartas de mosaico
}
motive-side = { $points ->
    [0] La pieza de ese lado no rinde puntos
    [one] La pieza de ese lado puede rendir 1 punto
   *[other] La pieza de ese lado puede rendir { $points } puntos
}{ $lost ->
    [0] {""}
    [one] {" "}y puede darle 1 al rival
   *[other] {" "}y puede darle { $lost } al rival
}
motive-low-card = { $points ->
    [0] Esa carta no vale nada
    [one] Esa carta vale solo 1 punto
   *[other] Esa carta vale solo { $points } puntos
}
motive-again = { $points ->
    [0] No rinde más puntos
    [one] Rinde 1 punto más
   *[other] Rinde { $points } puntos más
}

# Quién juega cada nivel: nombre, estilo, y qué dice cuando algo sale bien o mal.
name-bot-easy = Pibe (fácil)
about-easy = Canta fuerte y pone la pieza donde más puntos da ahora.
glad-easy = { $variant ->
    [0] ¡Dale, dale!
   *[other] ¡Quedó hermoso!
}
sorry-easy = { $variant ->
    [0] Cantan fuerte.
   *[other] Buaa.
}
name-bot-normal = Doña Bandera (normal)
about-normal = Ordena la tribuna, fila por fila.
glad-normal = { $variant ->
    [0] Todo en su lugar.
   *[other] Qué prolijo.
}
sorry-normal = { $variant ->
    [0] Qué linda la fiesta de ellos.
   *[other] Faltó tela.
}
name-bot-hard = Petardo (difícil)
about-hard = Le gustan los puntos ya mismo, con mucho ruido.
glad-hard = { $variant ->
    [0] ¡Que explote todo!
   *[other] ¡Hoy no duerme nadie!
}
sorry-hard = { $variant ->
    [0] Falló la mecha.
   *[other] Qué batifondo el de ellos.
}
name-bot-master = Maestro de la Popular (maestro)
about-master = Le gusta no regalarle nada al otro lado.
glad-master = { $variant ->
    [0] La popular es una orquesta.
   *[other] Al compás.
}
sorry-master = { $variant ->
    [0] Linda melodía.
   *[other] Desafinamos.
}
