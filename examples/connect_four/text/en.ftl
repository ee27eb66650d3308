title = Connect Four
pitch = Drop a disc, line up four, and win.
field-rows = Board
field-winner = Winner
field-wins = wins
field-blocks = blocks a four
ask-drop = Drop a disc into a column.
action-drop = Drop into column { $column }
refusal-column-full = Column { $column } is full.
event-dropped = { $seat_is ->
    [you] You drop a disc into column { $column }.
   *[other] { $seat } drops a disc into column { $column }.
}
event-four = { $seat_is ->
    [you] You have four in a row!
   *[other] { $seat } has four in a row!
}
result-four = { $winners_is ->
    [you] You win.
   *[other] { $winners } wins.
}
result-full = The board is full: a draw.

lesson-centre = Four discs in a row win: across, upright or on a diagonal. Most rows go through the middle, so begin with column 4.
lesson-tower = A disc falls on what lies there. Put a second one on top of yours: column 4 again.
lesson-three = Three are a threat. Make it: column 4.
lesson-beside = Your opponent has closed the tower. Go on along the bottom: column 3.
lesson-block = Three of your opponent stand in column 7. Stop them: drop on top.
lesson-open = Now three of yours can lie side by side with both ends open. Column 5.
lesson-win = One end is closed, the other is not. Column 2 wins.
lesson-end = You have won. Three with two open ends cannot be stopped: look for them, and do not allow them.
