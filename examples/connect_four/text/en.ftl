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
