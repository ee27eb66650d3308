title = Cuatro en línea
ask-drop = Soltá un disco en una columna.
action-drop = Soltar en la columna { $column }
refusal-column-full = La columna { $column } está llena.
event-dropped = { $seat } soltó un disco en la columna { $column }.
event-four = ¡{ $seat } tiene cuatro en línea!
result-four = Victoria de { $winners }.
result-full = El tablero está lleno: empate.
