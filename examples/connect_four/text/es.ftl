title = Cuatro en línea
pitch = Soltá un disco, alineá cuatro y ganá.
field-rows = Tablero
field-winner = Ganador
field-wins = gana
field-blocks = impide cuatro
ask-drop = Soltá un disco en una columna.
action-drop = Soltar en la columna { $column }
refusal-column-full = La columna { $column } está llena.
event-dropped = { $seat_is ->
    [you] Soltás un disco en la columna { $column }.
   *[other] { $seat } suelta un disco en la columna { $column }.
}
event-four = { $seat_is ->
    [you] ¡Tenés cuatro en línea!
   *[other] ¡{ $seat } tiene cuatro en línea!
}
result-four = { $winners_is ->
    [you] Ganaste la partida.
   *[other] Victoria de { $winners }.
}
result-full = El tablero está lleno: empate.
