# Sentences that every game shares.
not-over = The match is not over yet.
seat-name = Player { $number }

name-bot-random = Bot (random)
name-bot-easy = Bot (easy)
name-bot-normal = Bot (normal)
name-bot-hard = Bot (hard)
name-bot-master = Bot (master)

refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-action = This game has no such move.
refusal-over = The match is over.
refusal-not-asked = That decision is not yours now.
refusal-not-allowed = That move is not possible now.

event-undone = The table took back a move.
event-resigned = { $seat_is ->
    [you] You resigned.
   *[other] { $seat } resigned.
}
event-seated = { $seat_is ->
    [you] Now playing for you: { $who }.
   *[other] Now playing for { $seat }: { $who }.
}
event-ended = { $reason ->
    [agreed] The table agreed to end the match.
   *[abandoned] The match was abandoned.
}

result-resigned = { $winners_is ->
    [you] You won: the other side resigned.
    [among] You and { $winners_others } won: the other side resigned.
   *[other] { $winners } won: the other side resigned.
}
result-agreed = The table agreed to end the match: nobody wins.
result-abandoned = The match was abandoned: nobody wins.
