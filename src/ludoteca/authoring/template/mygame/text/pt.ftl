title = My Game
pitch = Três montes. Tire quantas quiser de um deles e fique com a última.

field-heaps = Monte
field-wins = tira a última

ask-take = Tire de um monte só, quantas quiser.
action-take = Tirar { $count } do monte { $heap }
refusal-too-many = Não há tantas no monte { $heap }.

event-took = { $seat_is ->
    [you] Você tirou { $count } do monte { $heap }.
   *[other] { $seat } tirou { $count } do monte { $heap }.
}

result-last = { $winners_is ->
    [you] Você tirou a última e venceu.
   *[other] { $winners } tirou a última e venceu.
}

lesson-first = Quem tira a última vence. Comece com calma: tire 1 do monte 3.
lesson-balance = Os montes 1 e 2 estão iguais, só o 3 sobra. Tire tudo dele: 6.
lesson-mirror = Deixe os dois montes iguais: tire 2 do monte 2.
lesson-last = Agora a última é sua.
lesson-end = Você venceu. Deixe montes iguais, e a última é sempre sua.
