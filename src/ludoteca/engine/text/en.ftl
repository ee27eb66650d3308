# Sentences that every game shares.
not-over = The match is not over yet.
seat-name = Player { $number }

name-bot-random = Bot (random)
    .the = the random bot
name-bot-easy = Bot (easy)
    .the = the easy bot
name-bot-normal = Bot (normal)
    .the = the normal bot
name-bot-hard = Bot (hard)
    .the = the hard bot
name-bot-master = Bot (master)
    .the = the master bot

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

# What a review says of a match that is over; chances are percent.
name-inaccuracy = Inaccuracy
name-mistake = Mistake
name-blunder = Blunder
review-nothing = Leave it alone
review-lost = { $seat_is ->
    [you] { $label }: “{ $played }” cost you { $loss }%. Better: “{ $best }”, with { $best_worth }% to win instead of { $worth }%.
   *[other] { $label } by { $seat }: “{ $played }” cost { $loss }%. Better: “{ $best }”, with { $best_worth }% to win instead of { $worth }%.
}
review-lost-turn = { $seat_is ->
    [you] { $label }: this turn cost you { $loss }%. A better plan begins with “{ $best }”.
   *[other] { $label } by { $seat }: this turn cost { $loss }%. A better plan begins with “{ $best }”.
}
review-chance = { $seats_is ->
    [you] Luck gave you { $percent }% more chance to win.
    [among] Luck gave you and { $seats_others } { $percent }% more chance to win.
   *[other] Luck gave { $seats } { $percent }% more chance to win.
}
review-luck-with = { $seats_is ->
    [you] Luck was on your side: in all it brought you { $percent }%.
    [among] Luck was on your side: in all it brought you and { $seats_others } { $percent }%.
   *[other] Luck was with { $seats }: in all it brought { $percent }%.
}
review-luck-against = { $seats_is ->
    [you] Luck was against you: in all it cost you { $percent }%.
    [among] Luck was against you: in all it cost you and { $seats_others } { $percent }%.
   *[other] Luck was against { $seats }: in all it cost { $percent }%.
}
review-luck-even = { $seats_is ->
    [you] Luck was neither with you nor against you.
    [among] Luck was neither with you and { $seats_others } nor against you.
   *[other] Luck was neither with { $seats } nor against.
}
review-level = { $seat_is ->
    [you] You played like { $level_the }{ $better ->
        [yes] , or a little better
       *[no] {""}
    }: on average a decision cost you { $error }%.
   *[other] { $seat } played like { $level_the }{ $better ->
        [yes] , or a little better
       *[no] {""}
    }: on average a decision cost { $error }%.
}
review-error = { $seat_is ->
    [you] On average a decision cost you { $error }%.
   *[other] On average a decision cost { $seat } { $error }%.
}
review-flawless = { $seat_is ->
    [you] No mistake of yours was found.
   *[other] No mistake by { $seat } was found.
}

# Why a bot would play like this: the game’s own motive, and the chances.
why-both = { $motive }. { $worth }% to win, against { $other_worth }% for “{ $other }”.
why-chances = { $worth }% to win, against { $other_worth }% for “{ $other }”.
why-motive = { $motive }.
