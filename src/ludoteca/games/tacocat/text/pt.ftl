title = Tacocat
pitch = Um cabo de guerra com cartas sobre uma ponte que se lê igual dos dois lados.

option-board = Tabuleiro
option-board-printed = setas como na caixa
option-board-palindrome = setas em palíndromo

ask-swap = Marque as cartas que quer trocar e confirme.
ask-swap-back = Seu adversário trocou: você pode trocar até o mesmo número de cartas.
ask-duel = Escolha uma carta para o duelo: a mais alta ataca primeiro.
ask-attack = Ataque com uma carta ou com várias iguais.
ask-answer = Responda ao ataque: carta igual ou maior vence; senão, você perde a sua menor.

action-done = Concluir a troca
action-mark = Trocar um { $card }
action-unmark = Ficar com o { $card }
action-duel = Duelar com um { $card }
action-answer = Responder com um { $card }
action-attack = { $count ->
    [1] Atacar com um { $card }
   *[other] Atacar com { $count ->
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
       *[6] seis
    } { $card }
}

refusal-wrong-step = Agora não é hora disso.
refusal-not-in-hand = Você não tem tantos { $card } na mão.
refusal-swap-limit = Você não pode trocar mais cartas do que o seu adversário.
refusal-swap-order = Marque as cartas da menor para a maior.
refusal-not-marked = Você não marcou nenhum { $card }.
refusal-unmark-limit = Você já mudou de ideia muitas vezes: confirme a troca.
refusal-keep-one = Guarde uma carta para o fim da rodada.
refusal-not-lowest = Um { $card } não vence, e quem perde entrega a menor carta da mão.

event-round = Rodada { $round }, na peça { $letter }: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} para cada lado. { $arrow ->
    [both] As setas apontam para os dois.
   *[other] { $arrow_seat_is ->
        [you] A seta aponta para você.
       *[other] A seta aponta para { $arrow_seat }.
    }
}
event-dealt = { $seat_is ->
    [you] Você recebeu { $cards }.
   *[other] { $seat } recebeu { $cards }.
}
event-swapped = { $seat_is ->
    [you] { $count ->
        [0] Você ficou com todas as cartas.
        [1] Você trocou uma carta.
       *[other] Você trocou { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } não trocou nenhuma carta.
        [1] { $seat } trocou uma carta.
       *[other] { $seat } trocou { $count } cartas.
    }
}
event-drew = { $seat_is ->
    [you] Você comprou { $cards }.
   *[other] { $seat } comprou { $cards }.
}
event-duel-tied = Duelo empatado: um { $card } de cada lado. As duas cartas saem, e o duelo recomeça.
event-duel-won = { $seat_is ->
    [you] Você venceu o duelo, { $card } contra { $other }, e ataca primeiro.
   *[other] { $seat } venceu o duelo, { $card } contra { $other }, e ataca primeiro.
}
event-attacked = { $seat_is ->
    [you] { $count ->
        [1] Você atacou com um { $card }.
       *[other] Você atacou com { $count ->
            [2] dois
            [3] três
            [4] quatro
            [5] cinco
           *[6] seis
        } { $card } de uma vez.
    }
   *[other] { $count ->
        [1] { $seat } atacou com um { $card }.
       *[other] { $seat } atacou com { $count ->
            [2] dois
            [3] três
            [4] quatro
            [5] cinco
           *[6] seis
        } { $card } de uma vez.
    }
}
event-answer-won = { $seat_is ->
    [you] Você venceu o { $attack } com um { $card }.
   *[other] { $seat } venceu o { $attack } com um { $card }.
}
event-answer-lost = { $seat_is ->
    [you] Você perdeu um { $card } para o { $attack }.
   *[other] { $seat } perdeu um { $card } para o { $attack }.
}
event-leads = { $seat_is ->
    [you] Agora é você quem ataca.
   *[other] Agora é { $seat } quem ataca.
}
event-last-cards = { $seat_is ->
    [you] Últimas cartas: um { $card } na sua mão, um { $other } na de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] Últimas cartas: um { $other } na sua mão, um { $card } na de { $seat }.
       *[other] Últimas cartas: { $seat } tem um { $card }, { $other_seat } tem um { $other }.
    }
}
event-round-won = { $seat_is ->
    [you] { $variant ->
        [0] Você venceu a rodada com a carta menor.
        [1] A menor carta é a sua: rodada ganha!
       *[2] A carta menor vence, e a rodada é sua.
    }
   *[other] { $variant ->
        [0] { $seat } venceu a rodada com a carta menor.
        [1] A menor carta é de { $seat }: rodada ganha!
       *[2] A carta menor vence, e a rodada é de { $seat }.
    }
}
event-round-tie-won = { $seat_is ->
    [you] As últimas cartas são iguais: a rodada é sua, porque você ganhou o duelo.
   *[other] As últimas cartas são iguais: { $seat } vence a rodada, porque ganhou o duelo.
}
event-replayed = Todos os duelos e até as últimas cartas empataram: a rodada recomeça.
event-moved = { $seat_is ->
    [you] Você puxou a miniatura para a peça { $letter }.
   *[other] { $seat } puxou a miniatura para a peça { $letter }.
}
event-plate = { $seat_is ->
    [you] { $variant ->
        [0] Você puxou a miniatura até o seu prato!
        [1] A miniatura caiu no seu prato!
       *[2] Último puxão, e a miniatura está no seu prato!
    }
   *[other] { $variant ->
        [0] { $seat } puxou a miniatura até o próprio prato!
        [1] A miniatura caiu no prato de { $seat }!
       *[2] Último puxão de { $seat }, e a miniatura está no prato!
    }
}

result-plate = { $winners_is ->
    [you] Você venceu a partida.
    [among] Você venceu a partida com { $winners_others }.
   *[other] Vitória de { $winners }.
}

lesson-swap = Puxe a miniatura para o seu lado. Carta alta ganha confronto; no fim, a mais baixa ganha a rodada. As do meio não ajudam: marque o 4 para trocar.
lesson-swap-more = Marque também o 5.
lesson-swap-done = Guarde o 1 para o fim e as cartas altas para os confrontos. Confirme a troca.
lesson-duel = Cada lado põe uma carta virada para baixo; a mais alta ataca primeiro. Ponha o seu 7.
lesson-set = Você ataca. Cartas iguais atacam juntas, e cada uma pede uma resposta: ataque com os dois 6.
lesson-attack = Um 6 foi vencido; pelo outro, seu adversário entregou a menor carta: um 1! Você ataca de novo: jogue um 3.
lesson-answer = Seu 3 foi vencido, e vem um ataque com um 4. Carta igual ou mais alta ganha: responda com o seu 4.
lesson-keep-low = Você ganhou o confronto, então ataca. Guarde o 1 para o fim: ataque com o 3.
lesson-swap-back = 1 contra 8: rodada sua! A peça deixada fica coberta. Agora a seta é do adversário, que trocou uma carta; troque uma também: marque o 3.
lesson-swap-back-done = Mais do que o adversário, não: confirme a troca.
lesson-duel-again = Ponha o seu 5 no duelo.
lesson-lose = Você perdeu o duelo, e vem um 8. Nada seu chega lá, então a sua carta mais baixa se perde: entregue o 1.
lesson-equal = Outro ataque, com um 7. Uma carta igual basta: responda com o seu 7.
lesson-finish = Você ataca. Guarde um 2 para o fim: ataque com o outro.
lesson-end = 2 contra 5: mais uma peça é sua. Quem puxa a miniatura para fora da ponte, até o próprio prato, vence. Agora é para valer!
board-bridge = A ponte, do prato mais distante ao mais próximo
board-tile = Peça { $letter }: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} para cada lado. { $both ->
    [yes] As setas apontam para os dois.
   *[no] { $seat_is ->
        [you] A seta aponta para você.
       *[other] A seta aponta para { $seat }.
    }
}{ $here ->
    [yes] { " " }A miniatura está aqui.
   *[no] { "" }
}
board-tile-covered = A peça { $letter } está coberta.
board-hand = Sua mão: { $count ->
    [0] vazia
    [1] uma carta
   *[other] { $count } cartas
}
board-card = Carta { $card }
board-marked = Marcada para a troca.
board-wins = Vence.
board-loses = Perde: você entrega a sua menor carta.
board-backs = { $count ->
    [0] { $seat } não tem cartas na mão.
    [1] { $seat } tem uma carta virada para baixo.
   *[other] { $seat } tem { $count } cartas viradas para baixo.
}
board-swapped = { $count ->
    [0] não trocou
    [1] trocou 1
   *[other] trocou { $count }
}
board-lowest = nada menor que { $card } na mão
board-dropped = Você trocou: { $cards }
board-swap = { $count ->
    [0] Ficar com todas
    [1] Trocar 1 carta
   *[other] Trocar { $count } cartas
}
board-swap-room = { $count ->
    [0] Você não pode trocar.
    [1] Você pode trocar uma carta.
   *[other] Você pode trocar até { $count } cartas.
}
board-duel = O duelo: uma carta de cada lado, virada para baixo.
board-attacks = { $seat_is ->
    [you] Você ataca.
   *[other] { $seat } ataca.
}
board-swapping = Hora de trocar cartas.
board-aim = Cartas altas ganham os confrontos; no fim, a mais baixa ganha a rodada.
board-lies = { $seat_is ->
    [you] Você jogou um { $card }{ $fate ->
        [won] : venceu.
        [lost] : perdeu.
       *[open] .
    }
   *[other] { $seat } jogou um { $card }{ $fate ->
        [won] : venceu.
        [lost] : perdeu.
       *[open] .
    }
}
board-face-down = { $seat_is ->
    [you] Sua carta para o duelo, virada para baixo.
   *[other] A carta de { $seat } para o duelo, virada para baixo.
}
board-seen = Cartas mostradas nesta rodada: cada valor e quantas vezes
board-shown = Já mostradas
board-deck = Baralho de compra: { $count ->
    [0] vazio
    [1] uma carta
   *[other] { $count } cartas
}
board-figure-bridge = O começo: a miniatura na peça do meio, sete cartas para cada lado, as duas setas.
board-figure-attack = Duas cartas iguais atacam; cada uma recebe a sua resposta.
board-figure-late = Mais tarde: as peças cobertas são puladas, e as cartas do duelo ficam na ponta de quem o venceu.

field-round = Rodada
field-phase = Agora
field-phase-swap = troca de cartas
field-phase-duel = duelo
field-phase-attack = ataque
field-phase-answer = resposta
field-phase-over = fim
field-tile = A miniatura está na peça
field-tiles = Ponte
field-letter = letra
field-cards = cartas na mão
field-arrow = aponta para
field-covered = coberta
field-hands = Cartas na mão
field-deck = Baralho de compra
field-seen = Mostradas nesta rodada
field-copies = Cartas de cada valor, a partir do 1
field-swapped = Trocou
field-lowest-possible = Não tem menos que
field-duel-winner = Venceu o duelo
field-attack = Ataque
field-seat = jogador
field-card = carta
field-count = quantas
field-left = a responder
field-lost = respostas perdidas
field-winner = Quem venceu
field-pulls = Ganhar a rodada leva à peça
field-attacker = Quem ataca
field-last-cards = Últimas cartas
field-hand = Sua mão
field-marked = Marcadas para trocar
field-dropped = Você trocou
field-may-swap = Você pode trocar
field-may-unmark = Marcas que você pode desfazer
field-duel-card = Sua carta no duelo

badge-plate = Prato
badge-plate-how = Vencer uma partida.
badge-clean-plate = Prato limpo
badge-clean-plate-how = Vencer uma partida sem perder nenhuma rodada.
badge-comeback = Virada
badge-comeback-how = Vencer depois de estar duas rodadas atrás.
badge-long-pull = Ponte inteira
badge-long-pull-how = Vencer uma partida de sete rodadas.
badge-new-hand = Mão nova
badge-new-hand-how = Trocar cinco cartas ou mais de uma vez.
badge-content = Contente
badge-content-how = Vencer uma partida sem trocar nenhuma carta.
badge-same-thought = Mesma ideia
badge-same-thought-how = Vencer uma partida com quatro duelos empatados.
badge-whisker = Por um fio
badge-whisker-how = Vencer um duelo por um ponto.
badge-wall = Muralha
badge-wall-how = Vencer oito cartas de ataque numa partida.
badge-together = Todas juntas
badge-together-how = Atacar com três cartas iguais ou mais.
badge-on-the-line = Em cima da linha
badge-on-the-line-how = Vencer uma rodada em que as últimas cartas são iguais.
badge-storm = Tempestade
badge-storm-how = Vencer uma partida com doze ataques ou mais.
trait-duel = Duelos vencidos com
trait-attack = Ataques com
# Por que fazer isso: dicas e análises.
motive-stay = Uma troca dificilmente melhora esta mão
motive-middle = O { $card } é alto demais para a última carta e baixo demais para um ataque
motive-lead = Quem vence o duelo ataca primeiro e fica com o empate no fim
motive-spare = Guarda o { $high } para um ataque
motive-attack = Guarda o { $low } para a última carta; em { $percent }% dos casos o ataque não é batido
motive-keep = Guarda o { $low } para a última carta
motive-win = Toma o ataque e guarda o { $low } para a última carta
motive-lose = Poupa as cartas altas; a menor passa a ser o { $low }

# Quem joga cada nível: nome, jeito, e o que diz quando algo dá certo ou errado.
name-bot-easy = Pipoca (fácil)
about-easy = Joga a primeira carta que parece boa.
glad-easy = { $variant ->
    [0] Ganhei? Ganhei!
   *[other] Miau!
}
sorry-easy = { $variant ->
    [0] Ué, cadê a minha carta?
   *[other] Ops.
}
name-bot-normal = Burrito (normal)
about-normal = Joga pelo livro: fica com a menor e ataca com as altas.
glad-normal = { $variant ->
    [0] Como manda o livro.
   *[other] Uma rodada limpa.
}
sorry-normal = { $variant ->
    [0] Boa jogada.
   *[other] Isso não estava no livro.
}
name-bot-hard = Pimenta Brava (difícil)
about-hard = Gosta de atacar com cartas altas, e com várias.
glad-hard = { $variant ->
    [0] Ardeu?
   *[other] Ataque é o meu prato.
}
sorry-hard = { $variant ->
    [0] Essa doeu.
   *[other] Você aguenta pimenta!
}
name-bot-master = Gato Velho (mestre)
about-master = Poupa as cartas altas e espera a sua hora.
glad-master = { $variant ->
    [0] A paciência tem garras.
   *[other] Já vi essa ponte balançar antes.
}
sorry-master = { $variant ->
    [0] Bem jogado, filhote.
   *[other] Hum. Interessante.
}
