title = Connect Four
ask-drop = Drop a disc into a column.
action-drop = Drop into column { $column }
refusal-column-full = Column { $column } is full.
event-dropped = { $seat } dropped a disc into column { $column }.
event-four = { $seat } has four in a row!
result-four = { $winners } won.
result-full = The board is full: a draw.
