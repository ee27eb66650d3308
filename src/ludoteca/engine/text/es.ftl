# Frases que usan todos los juegos.
not-over = La partida todavía no terminó.
seat-name = Jugador { $number }

name-bot-random = Bot (al azar)
    .the = el bot al azar
name-bot-easy = Bot (fácil)
    .the = el bot fácil
name-bot-normal = Bot (normal)
    .the = el bot normal
name-bot-hard = Bot (difícil)
    .the = el bot difícil
name-bot-master = Bot (maestro)
    .the = el bot maestro

refusal-no-such-seat = No existe ese lugar en esta mesa.
refusal-no-such-action = Este juego no tiene esa jugada.
refusal-over = La partida ya terminó.
refusal-not-asked = Ahora esa decisión no es tuya.
refusal-not-allowed = Esa jugada no es posible ahora.

event-undone = La mesa deshizo una jugada.
event-resigned = { $seat_is ->
    [you] Abandonaste.
   *[other] { $seat } abandonó.
}
event-seated = { $seat_is ->
    [you] En tu lugar juega ahora: { $who }.
   *[other] En el lugar de { $seat } juega ahora: { $who }.
}
event-ended = { $reason ->
    [agreed] La mesa acordó terminar la partida.
   *[abandoned] La partida quedó abandonada.
}

result-resigned = { $winners_is ->
    [you] Ganaste: el otro lado abandonó.
    [among] Ganaste con { $winners_others }: el otro lado abandonó.
   *[other] Victoria de { $winners }: el otro lado abandonó.
}
result-agreed = La mesa acordó terminar la partida: nadie gana.
result-abandoned = La partida quedó abandonada: nadie gana.

# Lo que el análisis dice de una partida que terminó; las chances son porcentajes.
name-inaccuracy = Imprecisión
name-mistake = Error
name-blunder = Error grave
review-nothing = Dejarlo pasar
review-lost = { $seat_is ->
    [you] { $label }: “{ $played }” te costó un { $loss } % de chances. Mejor: “{ $best }”, con un { $best_worth } % de chances de ganar en lugar de un { $worth } %.
   *[other] { $label } de { $seat }: “{ $played }” costó un { $loss } % de chances. Mejor: “{ $best }”, con un { $best_worth } % de chances de ganar en lugar de un { $worth } %.
}
review-lost-turn = { $seat_is ->
    [you] { $label }: este turno te costó un { $loss } % de chances. Un plan mejor empieza con “{ $best }”.
   *[other] { $label } de { $seat }: este turno costó un { $loss } % de chances. Un plan mejor empieza con “{ $best }”.
}
review-chance = { $seats_is ->
    [you] La suerte te dio un { $percent } % más de chances.
    [among] La suerte les dio a vos y a { $seats_others } un { $percent } % más de chances.
   *[other] Golpe de suerte para { $seats }: un { $percent } % más de chances.
}
review-luck-with = { $seats_is ->
    [you] La suerte estuvo de tu lado: en total te dio un { $percent } % de chances.
    [among] La suerte estuvo del lado de ustedes: en total les dio a vos y a { $seats_others } un { $percent } % de chances.
   *[other] La suerte estuvo con { $seats }: en total dio un { $percent } % de chances.
}
review-luck-against = { $seats_is ->
    [you] La suerte te jugó en contra: en total te sacó un { $percent } % de chances.
    [among] La suerte les jugó en contra: en total les sacó a vos y a { $seats_others } un { $percent } % de chances.
   *[other] La suerte jugó contra { $seats }: en total sacó un { $percent } % de chances.
}
review-luck-even = { $seats_is ->
    [you] La suerte no estuvo ni de tu lado ni en contra.
    [among] La suerte no estuvo ni con vos y { $seats_others } ni en contra.
   *[other] La suerte no estuvo ni con { $seats } ni en contra.
}
review-level = { $seat_is ->
    [you] Jugaste como { $level_the }{ $better ->
        [yes] , o un poco mejor
       *[no] {""}
    }: en promedio perdiste un { $error } % de chances por decisión.
   *[other] { $seat } jugó como { $level_the }{ $better ->
        [yes] , o un poco mejor
       *[no] {""}
    }: en promedio perdió un { $error } % de chances por decisión.
}
review-error = { $seat_is ->
    [you] En promedio perdiste un { $error } % de chances por decisión.
   *[other] En promedio { $seat } perdió un { $error } % de chances por decisión.
}
review-flawless = { $seat_is ->
    [you] No se encontró ningún error tuyo.
   *[other] No se encontró ningún error de { $seat }.
}

# Por qué un bot jugaría así: el motivo del juego, y las chances.
why-both = { $motive }. { $worth } % de chances de ganar, contra { $other_worth } % con “{ $other }”.
why-chances = { $worth } % de chances de ganar, contra { $other_worth } % con “{ $other }”.
why-motive = { $motive }.
