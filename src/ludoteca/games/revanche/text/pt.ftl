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
option-cards = Cartões nas duplas
option-cards-player = são do jogador
option-cards-team = são da dupla

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
ask-defend = Cruzamento contra você! Jogue uma carta para defender; o goleiro acaba com a chance.
ask-finish = É a hora do chute: iguale a carta da defesa e é gol!
ask-bench = Ponha uma carta da mão no lugar vazio do banco, virada para baixo.
ask-expel = Cartão vermelho: escolha a camisa que deixa a partida.
ask-hide = Esconda três goleiros no seu gol, da menor posição para a maior.
ask-shoot = Escolha onde bater o pênalti.
ask-free-kick-wall = Tiro livre contra você: escolha em segredo a carta da barreira.
ask-free-kick-kick = Tiro livre a seu favor: chegue mais perto do número do cruzamento do que a barreira.
ask-corner-wall = Escanteio contra você: escolha em segredo uma carta alta, o 15 ou o goleiro.
ask-corner-kick = Escanteio a seu favor: um número maior que o da defesa é gol.
ask-penalty-wall = Pênalti contra você: adivinhe o número do chute, ou use o goleiro.
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

refusal-wrong-step = Agora não é hora disso.
refusal-not-in-hand = Você não tem nenhum { $card } na mão.
refusal-first-card = A sua primeira carta do tempo não pode ser goleiro nem craque.
refusal-no-bench = Na terceira divisão não há banco de reservas.
refusal-no-substitutions = O seu time já fez as cinco substituições.
refusal-nothing-to-bench = Você não tem carta na mão para pôr no lugar de uma do banco.
refusal-not-on-bench = Não há nenhum { $card } virado para cima no seu banco.
refusal-place-to-fill = Antes, ponha uma carta da mão no lugar vazio do banco.
refusal-just-brought-on = O { $card } acabou de entrar: mande outra carta para o banco.
refusal-already-expelled = A camisa { $card } já foi expulsa.
refusal-not-your-shirt = Só se expulsa camisa da sua mão ou virada para cima no banco; a { $card } não está lá.
refusal-hiding-order = Esconda da menor posição para a maior, com lugar para os goleiros que faltam.
refusal-already-open = A posição { $spot } já foi virada.

event-welcome = { $division ->
    [1] Primeira divisão!
    [2] Segunda divisão!
   *[3] Terceira divisão!
} Começa a partida, e a saída é do time { $team }.
event-bench = No banco do time { $team }: { $cards }.
event-kick-off = { $half ->
    [1] { $variant ->
        [0] Apita o juiz! Começa o primeiro tempo:
        [1] Bola rolando, é o primeiro tempo:
       *[2] Autoriza o juiz! Primeiro tempo:
    }
    [2] { $variant ->
        [0] Bola rolando no segundo tempo:
        [1] Times de volta, segundo tempo:
       *[2] Recomeça o jogo, segundo tempo:
    }
    [3] Está tudo igual, vamos à prorrogação! Primeiro tempo:
   *[4] Segundo tempo da prorrogação:
} { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} para cada jogador, e { $seat_is ->
    [you] a saída é sua.
   *[other] a saída é de { $seat }.
}
event-dealt = { $seat_is ->
    [you] Você recebeu { $cards }.
   *[other] { $seat } recebeu { $cards }.
}
event-drew = { $seat_is ->
    [you] Você comprou { $cards }.
   *[other] { $seat } comprou { $cards }.
}
event-drew-unseen = { $seat_is ->
    [you] { $count ->
        [0] Você não comprou nenhuma carta.
        [1] Você comprou uma carta.
       *[other] Você comprou { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } não comprou nenhuma carta.
        [1] { $seat } comprou uma carta.
       *[other] { $seat } comprou { $count } cartas.
    }
}
event-redrawn = Apareceu um { $card } do time { $team }, camisa expulsa: vai para o descarte, e vem outra carta.
event-reshuffled = Acabou o baralho do time { $team }: { $count ->
    [0] não há o que embaralhar.
    [1] uma carta volta a ele.
   *[other] { $count } cartas são embaralhadas de novo.
}
event-discarded = { $seat_is ->
    [you] Você descarta { $cards }.
   *[other] { $seat } descarta { $cards }.
}
event-played = { $seat_is ->
    [you] { $card ->
        [1] Você recua para o goleiro.
       *[other] { $variant ->
            [0] Você toca com o { $card }.
            [1] Você carrega com o { $card }.
           *[2] Você gira o jogo com o { $card }.
        }
    }
   *[other] { $card ->
        [1] { $seat } recua para o goleiro.
       *[other] { $variant ->
            [0] { $seat } toca com o { $card }.
            [1] { $seat } carrega com o { $card }.
           *[2] { $seat } gira o jogo com o { $card }.
        }
    }
}
event-crossed = { $seat_is ->
    [you] { $card ->
        [10] { $variant ->
            [0] Cruzamento! Você chama o craque, o camisa 10!
            [1] A bola é do camisa 10, e você cruza!
           *[2] Lá vem o seu craque! Cruzamento!
        }
       *[other] { $variant ->
            [0] Cruzamento! Você iguala o { $card } e levanta na área!
            [1] Olha o { $card }! Você cruza!
           *[2] { $card } com { $card }, e você manda para a área!
        }
    }
   *[other] { $card ->
        [10] { $variant ->
            [0] Cruzamento! { $seat } chama o craque, o camisa 10!
            [1] A bola é do camisa 10, e { $seat } cruza!
           *[2] Lá vem o craque de { $seat }! Cruzamento!
        }
       *[other] { $variant ->
            [0] Cruzamento! { $seat } iguala o { $card } e levanta na área!
            [1] Olha o { $card }! { $seat } cruza!
           *[2] { $card } com { $card }, e { $seat } manda para a área!
        }
    }
}
event-added-time = { $seat_is ->
    [you] O juiz dá acréscimos para o lance terminar: { $defender_seat } defende, você finaliza.
   *[other] { $defender_seat_is ->
        [you] O juiz dá acréscimos para o lance terminar: você defende, { $seat } finaliza.
       *[other] O juiz dá acréscimos para o lance terminar: { $defender_seat } defende, { $seat } finaliza.
    }
}
event-defended = { $seat_is ->
    [you] { $variant ->
        [0] Você corta com o { $card }.
        [1] Você rebate com o { $card }.
       *[2] O seu { $card } tenta afastar.
    }
   *[other] { $variant ->
        [0] { $seat } corta com o { $card }.
        [1] { $seat } rebate com o { $card }.
       *[2] O { $card } de { $seat } tenta afastar.
    }
}
event-keeper = { $seat_is ->
    [you] { $variant ->
        [0] Sai o seu goleiro, soca a bola, e acabou a chance!
        [1] Que defesa do seu goleiro! A chance acaba ali.
       *[2] É do goleiro! Você manda o perigo para longe.
    }
   *[other] { $variant ->
        [0] Sai o goleiro de { $seat }, soca a bola, e acabou a chance!
        [1] Que defesa do goleiro de { $seat }! A chance acaba ali.
       *[2] É do goleiro! { $seat } manda o perigo para longe.
    }
}
event-finished = { $seat_is ->
    [you] { $variant ->
        [0] Você chuta com o { $card }…
        [1] Lá vai o seu { $card }, bateu…
       *[2] Você arrisca com o { $card }…
    }
   *[other] { $variant ->
        [0] { $seat } chuta com o { $card }…
        [1] Lá vai o { $card } de { $seat }, bateu…
       *[2] { $seat } arrisca com o { $card }…
    }
}
event-missed = { $seat_is ->
    [you] { $variant ->
        [0] Você finaliza com o { $card }, e a bola vai para fora!
        [1] Na trave! Por pouco o seu { $card } não entra.
       *[2] Você chuta com o { $card } e isola!
    }
   *[other] { $variant ->
        [0] { $seat } finaliza com o { $card }, e a bola vai para fora!
        [1] Na trave! Por pouco o { $card } de { $seat } não entra.
       *[2] { $seat } chuta com o { $card } e isola!
    }
}
event-goal = { $seat_is ->
    [you] { $variant ->
        [0] Goooool do time { $team }! Você balança a rede:
        [1] É goooool! Você guarda mais um para o time { $team }:
       *[2] Para o fundo do gol! É seu, é do time { $team }:
    }
   *[other] { $variant ->
        [0] Goooool do time { $team }! { $seat } balança a rede:
        [1] É goooool! { $seat } guarda mais um para o time { $team }:
       *[2] Para o fundo do gol! Marca { $seat }, do time { $team }:
    }
} Roxo { $home } x { $away } Laranja.
event-half-over = { $half ->
    [1] Fim do primeiro tempo:
    [2] Fim do tempo regulamentar:
    [3] Vira a prorrogação:
   *[4] Fim da prorrogação:
} Roxo { $home } x { $away } Laranja.
event-full-time = { $variant ->
    [0] Fim de papo!
    [1] Apita o juiz, acabou!
   *[2] Não dá tempo de mais nada!
} Vitória do time { $team }: Roxo { $home } x { $away } Laranja.
event-brought-on = { $seat_is ->
    [you] Substituição: entra o seu { $card }.
   *[other] Substituição de { $seat }: entra o { $card }.
} { $left ->
    [0] Era a última.
    [1] Resta uma.
   *[other] Restam { $left }.
}
event-benched = { $seat_is ->
    [you] Uma carta sua vai para o banco, virada para baixo.
   *[other] Uma carta de { $seat } vai para o banco, virada para baixo.
}
event-benched-card = { $seat_is ->
    [you] O seu { $card } vai para o banco, virado para baixo.
   *[other] O { $card } de { $seat } vai para o banco, virado para baixo.
}
event-rolled = { $seat_is ->
    [you] O juiz olha o seu lance: { $dice }.
   *[other] O juiz olha o lance de { $seat }: { $dice }.
}
event-offside = { $seat_is ->
    [you] { $variant ->
        [0] Impedimento! O seu lance não vale nada.
        [1] Levanta a bandeira: impedimento seu!
       *[2] Você estava na banheira! Impedimento.
    }
   *[other] { $variant ->
        [0] Impedimento! O lance de { $seat } não vale nada.
        [1] Levanta a bandeira: impedimento de { $seat }!
       *[2] { $seat } estava na banheira! Impedimento.
    }
}
event-yellow-card = { $seat_is ->
    [you] Cartão amarelo para você!
   *[other] Cartão amarelo para { $seat }!
}
event-second-yellow = { $seat_is ->
    [you] É o segundo amarelo: você leva o vermelho!
   *[other] É o segundo amarelo: { $seat } leva o vermelho!
}
event-red-card = { $seat_is ->
    [you] Cartão vermelho para você!
   *[other] Cartão vermelho para { $seat }!
}
event-no-more-shirts = O time { $team } já perdeu seis camisas e não perde outra.
event-chance-lost = { $seat_is ->
    [you] E você perde a chance de gol.
   *[other] E { $seat } perde a chance de gol.
}
event-expelled = { $seat_is ->
    [you] Você expulsa a camisa { $card }
   *[other] { $seat } expulsa a camisa { $card }
}{ $bench ->
    [0] .
    [1] { $down ->
        [0] , e uma carta sai do banco.
       *[other] , e do banco sai uma carta que estava virada para baixo.
    }
   *[other] , e { $bench } cartas saem do banco{ $down ->
        [0] .
        [1] , uma delas virada para baixo.
       *[other] , { $down } delas viradas para baixo.
    }
}
event-left-hand = { $seat_is ->
    [you] { $count ->
        [1] Um { $card } deixa a sua mão.
        [2] Dois { $card } deixam a sua mão.
        [3] Três { $card } deixam a sua mão.
       *[4] Quatro { $card } deixam a sua mão.
    }
   *[other] { $count ->
        [1] Um { $card } deixa a mão de { $seat }.
        [2] Dois { $card } deixam a mão de { $seat }.
        [3] Três { $card } deixam a mão de { $seat }.
       *[4] Quatro { $card } deixam a mão de { $seat }.
    }
}
event-free-kick = { $seat_is ->
    [you] Tiro livre! Você ajeita a bola, { $defender_seat } arma a barreira. O número é o { $card }.
   *[other] { $defender_seat_is ->
        [you] Tiro livre! { $seat } ajeita a bola, você arma a barreira. O número é o { $card }.
       *[other] Tiro livre! { $seat } ajeita a bola, { $defender_seat } arma a barreira. O número é o { $card }.
    }
}
event-corner = { $seat_is ->
    [you] Escanteio! Você sobe na área contra { $defender_seat }.
   *[other] { $defender_seat_is ->
        [you] Escanteio! { $seat } sobe na área contra você.
       *[other] Escanteio! { $seat } sobe na área contra { $defender_seat }.
    }
}
event-penalty = { $seat_is ->
    [you] Pênalti! Você na marca da cal contra { $defender_seat }.
   *[other] { $defender_seat_is ->
        [you] Pênalti! { $seat } na marca da cal contra você.
       *[other] Pênalti! { $seat } na marca da cal contra { $defender_seat }.
    }
}
event-committed = { $seat_is ->
    [you] Sua carta está escolhida, em segredo.
   *[other] { $seat } já escolheu a sua carta, em segredo.
}
event-revealed = { $seat_is ->
    [you] Você mostra o { $card }, { $defender_seat } mostra o { $defence }…
   *[other] { $defender_seat_is ->
        [you] { $seat } mostra o { $card }, você mostra o { $defence }…
       *[other] { $seat } mostra o { $card }, { $defender_seat } mostra o { $defence }…
    }
}
event-no-goal = { $seat_is ->
    [you] { $variant ->
        [0] Não entrou! { $defender_seat } se salva, e você põe as mãos na cabeça.
        [1] Que chance você perdeu! Não foi gol.
       *[2] Para fora! { $defender_seat } respira.
    }
   *[other] { $defender_seat_is ->
        [you] { $variant ->
            [0] Não entrou! Você se salva, e { $seat } põe as mãos na cabeça.
            [1] Que chance { $seat } perdeu! Não foi gol.
           *[2] Para fora! Você respira.
        }
       *[other] { $variant ->
            [0] Não entrou! { $defender_seat } se salva, e { $seat } põe as mãos na cabeça.
            [1] Que chance { $seat } perdeu! Não foi gol.
           *[2] Para fora! { $defender_seat } respira.
        }
    }
}
event-shoot-out = Tudo igual: a decisão vai para os pênaltis! O time { $team } bate primeiro.
event-hid = { $seat_is ->
    [you] Você escondeu os goleiros nas posições { $spots }.
   *[other] { $seat } escondeu os goleiros nas posições { $spots }.
}
event-shooting = { $seat_is ->
    [you] Goleiros em posição. Você vai para a bola.
   *[other] Goleiros em posição. { $seat } vai para a bola.
}
event-shot-in = { $seat_is ->
    [you] { $variant ->
        [0] Goooool! Você bate na posição { $spot } e converte.
        [1] Na posição { $spot }, e é goooool seu!
       *[2] Você bate firme na posição { $spot }. Goooool!
    }
   *[other] { $variant ->
        [0] Goooool! { $seat } bate na posição { $spot } e converte.
        [1] Na posição { $spot }, e é goooool de { $seat }!
       *[2] { $seat } bate firme na posição { $spot }. Goooool!
    }
} Pênaltis: { $home } x { $away }.
event-shot-saved = { $seat_is ->
    [you] { $variant ->
        [0] Defendeu! O goleiro estava na posição { $spot }.
        [1] Pegou! O goleiro esperava você na posição { $spot }.
       *[2] Parou no goleiro! Posição { $spot }, e você não acredita.
    }
   *[other] { $variant ->
        [0] Defendeu! O goleiro estava na posição { $spot }, e { $seat } não acredita.
        [1] Pegou! O goleiro esperava { $seat } na posição { $spot }.
       *[2] Parou no goleiro! { $seat } bateu na posição { $spot }.
    }
} Pênaltis: { $home } x { $away }.
event-hide-again = { $home } x { $away }, e todas as cartas viradas! Escondam os goleiros outra vez.
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
board-ladder-3 = Terceira divisão: só cartas. Na próxima partida entra o banco e, na seguinte, o juiz.
board-ladder-2 = Segunda divisão: agora com banco. Na próxima partida entra o juiz.
board-bring-on-sure = Colocar em campo o { $card }? Toque de novo. { $left ->
    [1] É a sua última substituição.
   *[other] Você tem { $left } substituições.
}
board-full-time = fim de jogo
board-added-time = acréscimos
board-team = Time { $team }
board-hand-of = { $seat_is ->
    [you] { $count ->
        [0] Você não tem cartas na mão.
        [1] Você tem uma carta na mão.
       *[other] Você tem { $count } cartas na mão.
    }
   *[other] { $count ->
        [0] { $seat } não tem cartas na mão.
        [1] { $seat } tem uma carta na mão.
       *[other] { $seat } tem { $count } cartas na mão.
    }
}
board-known = Todos sabem destas: { $cards }.
board-only-stars = São todas goleiros e craques.
board-bench = { $left ->
    [0] Banco do time { $team }, nenhuma substituição restante
    [1] Banco do time { $team }, resta uma substituição
   *[other] Banco do time { $team }, restam { $left } substituições
}
board-slot-up = No banco: { $card }
board-slot-down = { $seat_is ->
    [you] Virada para baixo, da sua mão: fora da partida
   *[other] Virada para baixo, da mão de { $seat }: fora da partida
}
board-slot-down-own = O seu { $card }, virado para baixo: fora da partida
board-slot-empty = Um lugar vazio no banco
board-goals = { $count ->
    [0] Nenhuma pilha de gol
    [1] Uma pilha de gol
   *[other] { $count } pilhas de gol
}
board-expelled = Camisas expulsas: { $cards }
board-deck = Baralho: { $count ->
    [0] vazio
    [1] uma carta
   *[other] { $count } cartas
}
board-pile = Pilha de campo, { $count ->
    [1] uma carta
   *[other] { $count } cartas
}; no topo, { $seat_is ->
    [you] o seu { $card }
   *[other] o { $card } de { $seat }
}
board-pile-empty = A pilha de campo está vazia
board-top = no topo
board-kick-off = saída
board-cross = cruzamento
board-defence = defesa
board-shot = chute
board-chance = { $seat_is ->
    [you] Cruzamento! { $defender_seat } defende, você chuta: carta igual é gol.
   *[other] { $defender_seat_is ->
        [you] Cruzamento! Você defende, { $seat } chuta: carta igual é gol.
       *[other] Cruzamento! { $defender_seat } defende, { $seat } chuta: carta igual é gol.
    }
}
board-how-free-kick = Quem chega mais perto do { $card } marca. O goleiro pega, o craque faz.
board-how-corner = A carta maior marca. O goleiro e o 15 cortam.
board-how-penalty = Qualquer outro número marca. O goleiro pega, o craque sempre faz.
board-awaited = Falta uma carta
board-secret = Uma carta escolhida em segredo
board-secret-own = O seu { $card }, escolhido em segredo
board-judge = Juiz
board-hand = { $count ->
    [0] Sua mão: vazia
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
board-would-match = O próximo jogador pode igualar: { $percent }%.
board-sign-goal = gol
board-sign-cross = cruza
board-sign-save = defesa
board-rivals-know = Os adversários sabem que você a tem
board-expel = Que camisa deixa a partida?
board-goal-of = Meta do { $team }
board-shots = { $shots ->
    [0] { $team }: nenhuma cobrança ainda
   *[other] { $goals ->
        [0] { $team }: nenhum gol
        [1] { $team }: um gol
       *[other] { $team }: { $goals } gols
    } em { $shots ->
        [1] uma cobrança
       *[other] { $shots } cobranças
    }
}
board-spot-closed = Posição { $spot }, virada para baixo
board-spot-own = Posição { $spot }, virada para baixo: aqui está o seu goleiro
board-spot-keeper = Posição { $spot }: goleiro, defendeu
board-spot-goal = Posição { $spot }: gol
board-hide = { $seats_is ->
    [you] Esconda os seus goleiros
    [among] Esconda os seus goleiros
   *[other] Escondendo os goleiros: { $seats }
}
board-shoot = { $seats_is ->
    [you] Você está na marca do pênalti
   *[other] Na marca do pênalti: { $seats }
}
board-winner = Vitória do time { $team }!
board-seen = Cartas vistas
board-seen-how = Das quatro cartas de cada número, quantas já foram vistas ou são suas.
board-reshuffled = Quando o baralho do { $team } foi embaralhado de novo, estas estavam em mãos ou viradas para baixo: { $cards }.
board-figure-cross = Um cruzamento: o roxo igualou a carta do topo, o laranja respondeu, e uma carta igual da mão do roxo é gol.
board-figure-bench = O banco: uma carta dele igualaria a do topo. Os pontos são as substituições que restam; o que está virado para baixo saiu da partida.
board-figure-corner = Dois dados iguais dão escanteio. A defesa já escolheu em segredo, e agora escolhe o ataque.
board-figure-shoot-out = Os pênaltis: dez cartas de cada lado, três goleiros entre elas. O roxo só vê os seus goleiros.

lesson-kick-off = Você joga de roxo e dá a saída: uma carta por turno na pilha do meio. A primeira não pode ser o goleiro (1) nem o craque (10): jogue o seu 3.
lesson-cross = Veio um 2, e você também tem um 2. Carta igual à do topo é cruzamento, uma chance de gol: jogue o 2!
lesson-goal = Os três dados do juiz saíram diferentes: segue o jogo. A resposta foi um 11. Iguale também a resposta e é gol: chute com o seu 11!
lesson-pass = Gol! A pilha inteira é sua: uma pilha, um ponto. Quem sofre o gol dá a saída. Você não tem um 8 para igualar, então toque: jogue o 12.
lesson-keeper = Igualaram o seu 12: cruzamento contra você! Qualquer carta responde, mas outra igual a ela é gol. O goleiro acaba com a chance: jogue o 1.
lesson-bring-on = Que defesa! Agora há um 14 no topo. Você não tem outro na mão, mas há um no banco, e são cinco substituições: toque no 14 do seu banco.
lesson-send = Uma carta sua fica no lugar dele, virada para baixo, e sai da partida. Dá para substituir antes de cada escolha, até depois dos dados. Mande o 2.
lesson-again = Agora cruze com o 14 que acabou de entrar.
lesson-corner = Dois dados iguais: escanteio! A defesa já escolheu em segredo. O número maior vence; só o goleiro e o 15 cortam: escolha o seu 15.
lesson-ace = 15 contra 13: gol! Mais uma coisa: o craque é sempre cruzamento, seja qual for a carta do topo. Jogue o 10.
lesson-end = Impedimento! É assim até acabarem as mãos; depois vem o segundo tempo. Empate leva à prorrogação e aos pênaltis. Agora jogue para valer!

field-division = Divisão
field-half = Tempo
field-minute = Minuto
field-added-time = Acréscimos
field-phase = Agora
field-phase-open = bola rolando
field-phase-defend = defender o cruzamento
field-phase-finish = o chute
field-phase-wall = a defesa escolhe
field-phase-kick = a cobrança
field-phase-expel = uma camisa é expulsa
field-phase-hide = os goleiros se escondem
field-phase-shoot = pênaltis
field-phase-over = fim
field-teams = Times
field-goal-piles = Gols
field-top = Topo da pilha de campo
field-card = carta
field-seat = jogador
field-chance = Cruzamento
field-attacker = ataca
field-defender = defende
field-finisher = chuta
field-answer = defesa
field-set-piece = bola parada
field-committed = Carta escolhida em segredo
field-dice = Dados do juiz
field-hands = Cartas na mão
field-decks = Baralhos
field-field = Pilha de campo
field-spent = Fora de jogo
field-benches = Bancos
field-face = está
field-face-up = virada para cima
field-face-down = virada para baixo
field-face-empty = vazio
field-not = não pode ser
field-before-reshuffle = desde antes de embaralhar
field-substitutions-left = Substituições restantes
field-brought-on = Acabou de entrar
field-judge-cards = Os cartões são
field-judge-cards-player = do jogador
field-judge-cards-team = da dupla
field-yellow-cards = Cartões amarelos
field-red-cards = Cartões vermelhos
field-expelled = Camisas expulsas
field-on-red-cards = Cartas fora por cartão vermelho
field-first-card-to-come = Falta a primeira carta do tempo
field-known = Todos sabem que estão na mão
field-only-aces-and-keepers = Só goleiros e craques
field-hidden-at-reshuffle = Escondidas ao embaralhar
field-held-since-reshuffle = Na mão desde que se embaralhou
field-shoot-out = Pênaltis
field-first = começa
field-shots = cobranças
field-goals = gols
field-spots = posições
field-spots-closed = não tentado
field-spots-keeper = goleiro
field-spots-goal = gol
field-keepers = seus goleiros
field-winner = Quem venceu
field-hand = Sua mão

badge-winner = Vitória
badge-winner-how = Vencer uma partida.
badge-clean-sheet = Sem levar gol
badge-clean-sheet-how = Vencer sem levar gol.
badge-hat-trick = Hat-trick
badge-hat-trick-how = Fazer três gols numa partida.
badge-feast = Goleada
badge-feast-how = Seu time faz cinco gols.
badge-comeback = Virada
badge-comeback-how = Vencer depois de estar dois gols atrás.
badge-from-the-wall = Por cima da barreira
badge-from-the-wall-how = Marcar de tiro livre.
badge-from-the-flag = Da bandeirinha
badge-from-the-flag-how = Marcar de escanteio.
badge-from-the-spot = Da marca
badge-from-the-spot-how = Marcar de pênalti.
badge-penalty-saved = Defendeu!
badge-penalty-saved-how = Defender um pênalti.
badge-short-handed = Com um a menos
badge-short-handed-how = Vencer mesmo com uma camisa expulsa.
badge-nerves = Nervos de aço
badge-nerves-how = Vencer nos pênaltis.
badge-safe-hands = Mãos firmes
badge-safe-hands-how = Parar duas chances com o goleiro numa partida.
trait-colour = Camisa
trait-set-piece = Gols de bola parada
# Por que fazer isso: dicas e análises.
motive-scores = É gol
motive-crosses = Leva o ataque à finalização
motive-saves = O goleiro defende
motive-safe = { $percent ->
    [0] O próximo não pode ter uma carta igual
   *[other] Só em { $percent }% dos casos o próximo tem uma carta igual
}

# Quem joga cada nível: nome, jeito, e o que diz quando algo dá certo ou errado.
name-bot-easy = Juninho (fácil)
about-easy = Corre atrás da bola e chuta quando dá.
glad-easy = { $variant ->
    [0] Gol! Gol meu!
   *[other] Eu chutei e entrou!
}
sorry-easy = { $variant ->
    [0] Nem vi a bola.
   *[other] Foi sem querer.
}
name-bot-normal = Zé do Meio (normal)
about-normal = Joga simples: passa, cruza e volta para marcar.
glad-normal = { $variant ->
    [0] Feijão com arroz também enche.
   *[other] Jogada ensaiada.
}
sorry-normal = { $variant ->
    [0] Mérito de vocês.
   *[other] Vamos de novo.
}
name-bot-hard = Malandro (difícil)
about-hard = Gosta da jogada que ninguém espera.
glad-hard = { $variant ->
    [0] Achou que era passe?
   *[other] Essa é antiga, mas funciona.
}
sorry-hard = { $variant ->
    [0] Você me leu.
   *[other] Hoje não deu drible.
}
name-bot-master = Professor (mestre)
about-master = Gosta de cartas que o outro lado dificilmente tem.
glad-master = { $variant ->
    [0] Treino é treino, jogo é jogo.
   *[other] Estava na prancheta.
}
sorry-master = { $variant ->
    [0] Anotado.
   *[other] Bela leitura de jogo.
}
