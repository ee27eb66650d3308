title = Revanche

option-division = Divisão
option-division-3 = terceira: só as cartas
option-division-2 = segunda: com banco de reservas
option-division-1 = primeira: com banco e juiz
option-overtime = Prorrogação
option-overtime-true = sim, antes dos pênaltis
option-overtime-false = não, direto aos pênaltis
option-set_piece_cards = Cartas de uma bola parada sem gol
option-set_piece_cards-discard = vão para o descarte
option-set_piece_cards-pile = vão para a pilha de campo

name-purple = Roxo
name-orange = Laranja
name-offside = impedimento
name-yellow-card = cartão amarelo
name-red-card = cartão vermelho
name-free-kick = tiro livre
name-corner = escanteio
name-penalty = pênalti

ask-kick-off = A bola é sua no meio-campo: jogue uma carta.
ask-open = Jogue uma carta. Igual à do topo, ou um craque, é cruzamento!
ask-defend = Cruzamento do rival! Jogue uma carta para defender; o goleiro acaba com a chance.
ask-finish = É a hora do chute: iguale a carta da defesa e é gol!
ask-bench = Ponha uma carta da mão no lugar vazio do banco, virada para baixo.
ask-expel = Cartão vermelho: escolha a camisa que deixa a partida.
ask-hide = Esconda três goleiros no seu gol, da menor posição para a maior.
ask-shoot = Escolha onde bater o pênalti.
ask-free-kick-wall = Tiro livre contra você: escolha em segredo a carta da barreira.
ask-free-kick-kick = Tiro livre a seu favor: chegue mais perto do número do cruzamento do que a barreira.
ask-corner-wall = Escanteio contra você: escolha em segredo uma carta alta, o 15 ou o goleiro.
ask-corner-kick = Escanteio a seu favor: um número maior que o da defesa é gol.
ask-penalty-wall = Pênalti contra você: adivinhe o número do rival, ou use o goleiro.
ask-penalty-kick = Pênalti a seu favor: qualquer número diferente do da defesa entra.

action-play = { $card ->
    [1] Jogar o goleiro (1)
    [10] Jogar o craque (10)
   *[other] Jogar o { $card }
}
action-commit = { $card ->
    [1] Escolher o goleiro (1), em segredo
    [10] Escolher o craque (10), em segredo
   *[other] Escolher o { $card }, em segredo
}
action-bring-on = Pôr em campo o { $card } do banco
action-bench = Mandar o { $card } para o banco
action-expel = Expulsar a camisa { $card }
action-hide-keeper = Esconder um goleiro na posição { $spot }
action-shoot = Bater na posição { $spot }

refusal-wrong-step = Não é essa a decisão deste momento.
refusal-not-in-hand = Você não tem nenhum { $card } na mão.
refusal-first-card = A sua primeira carta do tempo não pode ser goleiro nem craque.
refusal-no-bench = Na terceira divisão não há banco de reservas.
refusal-no-substitutions = O seu time já fez as cinco substituições.
refusal-not-on-bench = Não há nenhum { $card } aberto no seu banco.
refusal-place-to-fill = Antes, ponha uma carta da mão no lugar vazio do banco.
refusal-just-brought-on = O { $card } acabou de entrar: mande outra carta para o banco.
refusal-already-expelled = A camisa { $card } já foi expulsa.
refusal-not-your-shirt = Só pode ser expulsa uma camisa da sua mão ou aberta no banco; a { $card } não está lá.
refusal-hiding-order = Esconda da menor posição para a maior, deixando lugar para os goleiros que faltam.
refusal-already-open = A posição { $spot } já foi aberta.

event-welcome = { $division ->
    [1] Primeira divisão!
    [2] Segunda divisão!
   *[3] Terceira divisão!
} Começa a partida, e a saída é do time { $team }.
event-bench = No banco do time { $team }: { $cards }.
event-kick-off = { $half ->
    [1] Apita o juiz! Começa o primeiro tempo:
    [2] Bola rolando no segundo tempo:
    [3] Está tudo igual, vamos à prorrogação! Primeiro tempo:
   *[4] Segundo tempo da prorrogação:
} { $cards } cartas para cada um, e { $seat } dá a saída.
event-dealt = { $seat } recebeu { $cards }.
event-drew = { $seat } comprou { $cards }.
event-drew-unseen = { $count ->
    [1] { $seat } comprou uma carta.
   *[other] { $seat } comprou { $count } cartas.
}
event-redrawn = Apareceu um { $card } do time { $team }, camisa expulsa: descarte, e outra carta.
event-reshuffled = Acabou o baralho do time { $team }: { $count } cartas são embaralhadas de novo.
event-discarded = { $seat } descarta { $cards }.
event-played = { $card ->
    [1] { $seat } recua para o goleiro.
   *[other] { $seat } toca com o { $card }.
}
event-crossed = { $card ->
    [10] Cruzamento! { $seat } chama o craque, o camisa 10!
   *[other] Cruzamento! { $seat } iguala o { $card } e levanta na área!
}
event-added-time = O juiz dá acréscimos para o lance terminar: { $defender_seat } defende, { $seat } finaliza.
event-defended = { $seat } corta com o { $card }.
event-keeper = Sai o goleiro! { $seat } soca a bola para longe, e acabou a chance.
event-finished = { $seat } chuta com o { $card }...
event-missed = { $seat } finaliza com o { $card }, e a bola vai para fora!
event-goal = Goooool do time { $team }! { $seat } balança a rede: Roxo { $home } x { $away } Laranja.
event-half-over = { $half ->
    [1] Fim do primeiro tempo:
    [2] Fim do tempo regulamentar:
    [3] Vira a prorrogação:
   *[4] Fim da prorrogação:
} Roxo { $home } x { $away } Laranja.
event-full-time = Fim de papo! Vitória do time { $team }: Roxo { $home } x { $away } Laranja.
event-brought-on = { $left ->
    [0] Substituição de { $seat }: entra o { $card }. Era a última.
   *[other] Substituição de { $seat }: entra o { $card }. Restam { $left }.
}
event-benched = Uma carta de { $seat } vai para o banco, virada para baixo.
event-benched-card = O { $card } de { $seat } vai para o banco, virado para baixo.
event-rolled = O juiz olha o lance de { $seat }: { $dice }.
event-offside = Impedimento! O lance de { $seat } não vale nada.
event-yellow-card = Cartão amarelo para { $seat }!
event-second-yellow = É o segundo amarelo: { $seat } leva o vermelho!
event-red-card = Cartão vermelho para { $seat }!
event-no-more-shirts = O time { $team } já perdeu seis camisas e não perde outra.
event-chance-lost = E { $seat } perde a chance de gol.
event-expelled = { $bench ->
    [0] { $seat } expulsa a camisa { $card }.
    [1] { $seat } expulsa a camisa { $card }, que também deixa o banco.
   *[other] { $seat } expulsa a camisa { $card }; { $bench } delas deixam o banco.
}
event-left-hand = { $count ->
    [1] Um { $card } deixa a mão de { $seat }.
   *[other] { $count } cartas { $card } deixam a mão de { $seat }.
}
event-free-kick = Tiro livre! { $seat } ajeita a bola; { $defender_seat } arma a barreira. O alvo é o { $card }.
event-corner = Escanteio! { $seat } sobe na área contra { $defender_seat }.
event-penalty = Pênalti! { $seat } na cal contra { $defender_seat }.
event-committed = { $seat } já escolheu a sua carta, em segredo.
event-revealed = { $seat } mostra o { $card }, { $defender_seat } mostra o { $defence }...
event-no-goal = Não entrou! { $defender_seat } se salva, e { $seat } põe as mãos na cabeça.
event-shoot-out = Tudo igual: a decisão vai para os pênaltis! O time { $team } bate primeiro.
event-hid = { $seat } escondeu os goleiros nas posições { $spots }.
event-shooting = Goleiros em posição. { $seat } vai para a bola.
event-shot-in = Goooool! { $seat } bate na posição { $spot } e converte. Pênaltis: { $home } x { $away }.
event-shot-saved = Defendeu! O goleiro estava na posição { $spot }, e { $seat } não acredita. Pênaltis: { $home } x { $away }.
event-hide-again = { $home } x { $away }, e todas as cartas abertas! Escondam os goleiros outra vez.
event-shoot-out-won = Acabou! O time { $team } vence nos pênaltis por { $home } x { $away }.

result-goals = Vitória de { $winners }.
result-overtime = Vitória de { $winners } na prorrogação.
result-shoot-out = Vitória de { $winners } nos pênaltis.
