title = High Cards
ask-lay = Lay a card.
action-lay = Lay { $card }
refusal-not-held = You do not hold { $card }.
event-laid = { $seat } laid { $card }.
event-drew = { $seat } drew { $card }.
result-sum = { $won ->
    [yes] { $winners } won.
   *[no] A draw.
}
