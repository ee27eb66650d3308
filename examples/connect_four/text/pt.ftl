title = Lig 4
pitch = Solte um disco, alinhe quatro e vença.
field-rows = Tabuleiro
field-winner = Quem venceu
field-wins = vence
field-blocks = impede quatro
ask-drop = Solte um disco em uma coluna.
action-drop = Soltar na coluna { $column }
refusal-column-full = A coluna { $column } está cheia.
event-dropped = { $seat_is ->
    [you] Você solta um disco na coluna { $column }.
   *[other] { $seat } solta um disco na coluna { $column }.
}
event-four = { $seat_is ->
    [you] Você tem quatro em linha!
   *[other] { $seat } tem quatro em linha!
}
result-four = { $winners_is ->
    [you] Você venceu.
   *[other] Vitória de { $winners }.
}
result-full = O tabuleiro está cheio: empate.
