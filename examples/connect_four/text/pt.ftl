title = Lig 4
ask-drop = Solte um disco em uma coluna.
action-drop = Soltar na coluna { $column }
refusal-column-full = A coluna { $column } está cheia.
event-dropped = { $seat } soltou um disco na coluna { $column }.
event-four = { $seat } tem quatro em linha!
result-four = Vitória de { $winners }.
result-full = O tabuleiro está cheio: empate.
