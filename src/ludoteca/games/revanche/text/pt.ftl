title = Revanche
pitch = Futebol com cartas: cruze, defenda, finalize e cuidado com o juiz.

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

result-goals = { $winners_is ->
    [you] Você venceu a partida.
    [among] Você venceu a partida com { $winners_others }.
   *[other] Vitória de { $winners }.
}
result-overtime = { $winners_is ->
    [you] Você venceu na prorrogação.
    [among] Você venceu na prorrogação com { $winners_others }.
   *[other] Vitória de { $winners } na prorrogação.
}
result-shoot-out = { $winners_is ->
    [you] Você venceu nos pênaltis.
    [among] Você venceu nos pênaltis com { $winners_others }.
   *[other] Vitória de { $winners } nos pênaltis.
}

board-score = Roxo { $home }, Laranja { $away }
board-half = { $half ->
    [1] primeiro tempo
    [2] segundo tempo
    [3] prorrogação, primeiro tempo
   *[4] prorrogação, segundo tempo
}
board-shoot-out = pênaltis
board-full-time = fim de jogo
board-added-time = acréscimos
board-team = Time { $team }
board-hand-of = { $count ->
    [1] { $seat } tem uma carta na mão.
   *[other] { $seat } tem { $count } cartas na mão.
}
board-known = Todos sabem destas: { $cards }.
board-only-stars = São todas goleiros e craques.
board-bench = { $left ->
    [0] Banco do time { $team }, nenhuma substituição restante
    [1] Banco do time { $team }, resta uma substituição
   *[other] Banco do time { $team }, restam { $left } substituições
}
board-slot-up = No banco: { $card }
board-slot-down = Virada para baixo, da mão de { $seat }: fora da partida
board-slot-down-own = O seu { $card }, virado para baixo: fora da partida
board-slot-empty = Um lugar vazio no banco
board-goals = { $count ->
    [0] Nenhuma pilha de gol
    [1] Uma pilha de gol
   *[other] { $count } pilhas de gol
}
board-expelled = Camisas expulsas: { $cards }
board-deck = { $count } cartas no baralho
board-pile = Pilha de campo com { $count }; no topo, o { $card } de { $seat }
board-pile-empty = A pilha de campo está vazia
board-top = no topo
board-kick-off = saída
board-cross = cruzamento
board-defence = defesa
board-shot = chute
board-chance = Cruzamento! { $defender_seat } defende, { $seat } chuta: carta igual é gol.
board-how-free-kick = Quem chega mais perto do { $card } marca. O goleiro pega, o craque faz.
board-how-corner = A carta maior marca. O goleiro e o 15 cortam.
board-how-penalty = Qualquer outro número marca. O goleiro pega, o craque sempre faz.
board-awaited = Falta uma carta
board-secret = Uma carta escolhida em segredo
board-secret-own = O seu { $card }, escolhido em segredo
board-judge = Juiz
board-hand = { $count ->
    [1] Sua mão: uma carta
   *[other] Sua mão: { $count } cartas
}
board-card = { $card ->
    [1] O goleiro (1)
    [10] O craque (10)
   *[other] O { $card }
}
board-first-card = A sua primeira carta do tempo: nem goleiro nem craque.
board-would-score = É gol!
board-would-cross = É cruzamento!
board-would-save = Acaba com a chance.
board-would-match = O próximo jogador pode igualar: { $percent } %.
board-sign-goal = gol
board-sign-cross = cruza
board-sign-save = defesa
board-rivals-know = Os rivais sabem que você a tem
board-expel = Que camisa deixa a partida?
board-goal-of = Gol do { $team }
board-shots = { $team }: { $goals } convertidos em { $shots }
board-spot-closed = Posição { $spot }, fechada
board-spot-own = Posição { $spot }, fechada: aqui está o seu goleiro
board-spot-keeper = Posição { $spot }: goleiro, defendeu
board-spot-goal = Posição { $spot }: gol
board-hide = Escondendo os goleiros: { $names }
board-shoot = Na marca do pênalti: { $names }
board-winner = Vitória do time { $team }!
board-seen = Cartas vistas
board-seen-how = Das quatro cartas de cada número, quantas já foram vistas ou são suas.
board-reshuffled = Quando o baralho do { $team } foi embaralhado de novo, estas estavam em mãos ou viradas para baixo: { $cards }.
board-figure-cross = Um cruzamento: o roxo igualou a carta do topo, o laranja respondeu, e uma carta igual da mão do roxo é gol.
board-figure-bench = O banco: uma carta dele, posta em campo, igualaria a do topo. Os pontos são as substituições que restam; o que está virado para baixo saiu da partida.
board-figure-corner = Dois dados iguais dão escanteio. A defesa já escolheu em segredo, e agora escolhe o ataque.
board-figure-shoot-out = Os pênaltis: dez cartas de cada lado, três goleiros entre elas. O roxo só vê os seus goleiros.

lesson-kick-off = Você joga de roxo, e a bola é sua. A cada vez, põe-se uma carta na pilha do meio. A sua primeira carta do tempo não pode ser o goleiro (1) nem o craque (10): jogue o seu 3.
lesson-cross = O rival tocou com um 2, e você também tem um 2. Carta igual à do topo é cruzamento, uma chance de gol: jogue o 2!
lesson-goal = Cruzamento, e os três dados do juiz saíram diferentes: segue o jogo. O rival respondeu com um 11. Iguale também a resposta e é gol: chute com o seu 11!
lesson-pass = Gol! Duas cartas iguais em seguida, e a pilha inteira é sua: uma pilha, um ponto. Quem sofre o gol dá a saída. Você não tem um 8 para igualar, então toque: jogue o seu 12.
lesson-keeper = Agora o rival igualou o seu 12: cruzamento contra você! Qualquer carta serve de resposta, mas se o rival tiver o mesmo número é gol. O goleiro acaba com a chance: jogue o 1.
lesson-bring-on = Defendeu! Ninguém iguala um goleiro, e o rival teve de tocar, com um 14. Você não tem nenhum na mão, mas há um no seu banco. São cinco substituições por partida: toque no 14 do seu banco.
lesson-send = Uma carta sua fica no lugar dele, virada para baixo, e sai da partida. Mande o 2.
lesson-again = Agora cruze com o 14 que acabou de entrar.
lesson-corner = Dois dados iguais: escanteio! O rival escolheu uma carta em segredo, e você também escolhe. O número maior vence; só o goleiro e o 15 cortam. Escolha o seu 15.
lesson-ace = 15 contra 13: gol! Mais uma coisa: o craque é sempre cruzamento, seja qual for a carta do topo. Jogue o 10.
lesson-end = Impedimento! Dois dados iguais também podem acabar com a chance ou mostrar um cartão. E assim até acabarem as mãos; depois vem o segundo tempo, e um empate leva à prorrogação e aos pênaltis. Agora jogue uma partida de verdade!
