# Frases que usan todos los juegos.
not-over = La partida todavía no terminó.
seat-name = Jugador { $number }

name-bot-random = Bot (al azar)
name-bot-easy = Bot (fácil)
name-bot-normal = Bot (normal)
name-bot-hard = Bot (difícil)
name-bot-master = Bot (maestro)

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
