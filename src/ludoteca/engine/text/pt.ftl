# Frases que todos os jogos usam.
not-over = A partida ainda não acabou.
seat-name = Jogador { $number }

name-bot-random = Robô (aleatório)
    .the = o robô aleatório
name-bot-easy = Robô (fácil)
    .the = o robô fácil
name-bot-normal = Robô (normal)
    .the = o robô normal
name-bot-hard = Robô (difícil)
    .the = o robô difícil
name-bot-master = Robô (mestre)
    .the = o robô mestre

refusal-no-such-seat = Não existe esse lugar nesta mesa.
refusal-no-such-action = Este jogo não tem essa jogada.
refusal-over = A partida já acabou.
refusal-not-asked = Agora essa decisão não é sua.
refusal-not-allowed = Essa jogada não é possível agora.

event-undone = A mesa desfez uma jogada.
event-resigned = { $seat_is ->
    [you] Você desistiu.
   *[other] { $seat } desistiu.
}
event-seated = { $seat_is ->
    [you] No seu lugar joga agora: { $who }.
   *[other] No lugar de { $seat } joga agora: { $who }.
}
event-ended = { $reason ->
    [agreed] A mesa combinou encerrar a partida.
   *[abandoned] A partida foi abandonada.
}

result-resigned = { $winners_is ->
    [you] Você venceu: o outro lado desistiu.
    [among] Você venceu com { $winners_others }: o outro lado desistiu.
   *[other] Vitória de { $winners }: o outro lado desistiu.
}
result-agreed = A mesa combinou encerrar a partida: ninguém vence.
result-abandoned = A partida foi abandonada: ninguém vence.

# O que a análise diz de uma partida que acabou; as chances são porcentagens.
name-inaccuracy = Imprecisão
name-mistake = Erro
name-blunder = Erro grave
review-nothing = Deixar passar
review-lost = { $seat_is ->
    [you] { $label }: “{ $played }” custou a você { $loss }% de chance. Melhor: “{ $best }”, com { $best_worth }% de chance de vencer em vez de { $worth }%.
   *[other] { $label } de { $seat }: “{ $played }” custou { $loss }% de chance. Melhor: “{ $best }”, com { $best_worth }% de chance de vencer em vez de { $worth }%.
}
review-lost-turn = { $seat_is ->
    [you] { $label }: este turno custou a você { $loss }% de chance. Um plano melhor começa com “{ $best }”.
   *[other] { $label } de { $seat }: este turno custou { $loss }% de chance. Um plano melhor começa com “{ $best }”.
}
review-chance = { $seats_is ->
    [you] A sorte deu a você mais { $percent }% de chance.
    [among] A sorte deu a você e { $seats_others } mais { $percent }% de chance.
   *[other] A sorte deu a { $seats } mais { $percent }% de chance.
}
review-luck-with = { $seats_is ->
    [you] A sorte esteve do seu lado: ao todo, deu a você { $percent }% de chance.
    [among] A sorte esteve do lado de vocês: ao todo, deu a você e { $seats_others } { $percent }% de chance.
   *[other] A sorte esteve com { $seats }: ao todo, deu { $percent }% de chance.
}
review-luck-against = { $seats_is ->
    [you] A sorte esteve contra você: ao todo, tirou { $percent }% de chance.
    [among] A sorte esteve contra vocês: ao todo, tirou de você e { $seats_others } { $percent }% de chance.
   *[other] A sorte esteve contra { $seats }: ao todo, tirou { $percent }% de chance.
}
review-luck-even = { $seats_is ->
    [you] A sorte não esteve nem a seu favor nem contra você.
    [among] A sorte não esteve nem com você e { $seats_others } nem contra vocês.
   *[other] A sorte não esteve nem com { $seats } nem contra.
}
review-level = { $seat_is ->
    [you] Você jogou como { $level_the }{ $better ->
        [yes] , ou um pouco melhor
       *[no] {""}
    }: em média, perdeu { $error }% de chance por decisão.
   *[other] { $seat } jogou como { $level_the }{ $better ->
        [yes] , ou um pouco melhor
       *[no] {""}
    }: em média, perdeu { $error }% de chance por decisão.
}
review-error = { $seat_is ->
    [you] Em média, você perdeu { $error }% de chance por decisão.
   *[other] Em média, { $seat } perdeu { $error }% de chance por decisão.
}
review-flawless = { $seat_is ->
    [you] Nenhum erro seu foi encontrado.
   *[other] Nenhum erro de { $seat } foi encontrado.
}

# Por que um robô jogaria assim: o motivo do jogo, e as chances.
why-both = { $motive }. { $worth }% de chance de vencer, contra { $other_worth }% com “{ $other }”.
why-chances = { $worth }% de chance de vencer, contra { $other_worth }% com “{ $other }”.
why-motive = { $motive }.
