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

lesson-centre = Quatro discos em linha vencem: deitados, em pé ou na diagonal. A maioria das linhas passa pelo meio; comece pela coluna 4.
lesson-tower = O disco cai sobre o que já está lá. Ponha outro em cima do seu: coluna 4 de novo.
lesson-three = Três já são uma ameaça. Faça a sua: coluna 4.
lesson-beside = Seu adversário fechou a torre. Siga pela base: coluna 3.
lesson-block = Três discos do adversário estão na coluna 7. Impeça: solte em cima.
lesson-open = Agora três seus podem ficar lado a lado com as duas pontas livres. Coluna 5.
lesson-win = Uma ponta está fechada, a outra não. A coluna 2 vence.
lesson-end = Você venceu. Três com duas pontas livres não podem ser parados: procure-os, e não os permita.
