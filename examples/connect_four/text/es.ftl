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

lesson-centre = Cuatro discos en línea ganan: acostados, de pie o en diagonal. Casi todas las líneas pasan por el medio; empezá por la columna 4.
lesson-tower = El disco cae sobre lo que ya está ahí. Poné otro encima del tuyo: columna 4 otra vez.
lesson-three = Tres ya son una amenaza. Hacela: columna 4.
lesson-beside = Tu rival cerró la torre. Seguí por la base: columna 3.
lesson-block = Hay tres discos de tu rival en la columna 7. Impedilo: soltá encima.
lesson-open = Ahora tres tuyos pueden quedar juntos con las dos puntas libres. Columna 5.
lesson-win = Una punta está cerrada, la otra no. La columna 2 gana.
lesson-end = Ganaste. Tres con dos puntas libres no se pueden parar: buscalos, y no los permitas.
