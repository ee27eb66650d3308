title = High Cards
pitch = The higher sum wins.
ask-lay = Lay a card.
action-lay = Lay { $card }
refusal-not-held = You do not hold { $card }.
event-laid = { $seat_is ->
    [you] You laid { $card }.
   *[other] { $seat } laid { $card }.
}
event-drew = { $seat_is ->
    [you] You drew { $card }.
   *[other] { $seat } drew { $card }.
}
result-sum = { $won ->
    [yes] { $winners_is ->
        [you] You won.
       *[other] { $winners } won.
    }
   *[no] A draw.
}
