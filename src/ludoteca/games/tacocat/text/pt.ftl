title = Tacocat
pitch = Um cabo de guerra com cartas sobre uma ponte que se lê igual dos dois lados.

option-board = Tabuleiro
option-board-printed = setas como impressas
option-board-palindrome = setas em palíndromo

ask-swap = Marque as cartas que quer trocar e depois confirme.
ask-swap-back = Seu rival trocou: você pode trocar até o mesmo número de cartas.
ask-duel = Escolha uma carta para o duelo: a mais alta ataca primeiro.
ask-attack = Ataque com uma carta ou com várias iguais.
ask-answer = Responda ao ataque: uma carta igual ou maior vence; senão, você perde a sua menor.

action-done = Concluir a troca
action-mark = Trocar um { $card }
action-duel = Duelar com um { $card }
action-answer = Responder com um { $card }
action-attack = { $count ->
    [1] Atacar com um { $card }
   *[other] Atacar com { $count } cartas: { $card }
}

refusal-wrong-step = Não é essa a decisão deste momento.
refusal-not-in-hand = Você não tem tantas cartas { $card }.
refusal-swap-limit = Você não pode trocar mais cartas do que o seu rival trocou.
refusal-swap-order = Marque as cartas da menor para a maior.
refusal-keep-one = Você precisa guardar uma carta para o fim da rodada.
refusal-not-lowest = Um { $card } não vence e, para perder, é preciso entregar a sua menor carta.

event-round = Rodada { $round }, na peça { $letter }: { $cards } cartas para cada um. { $arrow ->
    [both] As setas apontam para os dois.
   *[other] A seta aponta para { $arrow_seat }.
}
event-dealt = { $seat } recebeu { $cards }.
event-swapped = { $count ->
    [0] { $seat } não trocou nenhuma carta.
    [1] { $seat } trocou uma carta.
   *[other] { $seat } trocou { $count } cartas.
}
event-drew = { $seat } comprou { $cards }.
event-duel-tied = Duelo empatado: os dois mostraram um { $card }. As cartas são descartadas.
event-duel-won = { $seat } venceu o duelo, { $card } contra { $other }, e ataca primeiro.
event-attacked = { $count ->
    [1] { $seat } atacou com um { $card }.
   *[other] { $seat } atacou com { $count } cartas de uma vez: { $card }.
}
event-answer-won = { $seat } venceu o { $attack } com um { $card }.
event-answer-lost = { $seat } perdeu um { $card } para o { $attack }.
event-leads = { $seat } ataca em seguida.
event-last-cards = Últimas cartas: { $seat } tem um { $card }, { $other_seat } tem um { $other }.
event-round-won = { $seat } venceu a rodada com a carta menor.
event-round-tie-won = As últimas cartas são iguais: { $seat } venceu a rodada por ter ganhado o duelo.
event-replayed = Todos os duelos e as últimas cartas empataram: a rodada recomeça.
event-moved = { $seat } puxou a miniatura para a peça { $letter }.
event-plate = { $seat } puxou a miniatura para o prato!

result-plate = { $winners_is ->
    [you] Você venceu a partida.
    [among] Você venceu a partida com { $winners_others }.
   *[other] Vitória de { $winners }.
}

lesson-swap = A miniatura está no meio da ponte; puxe-a para o seu lado. Cartas altas ganham os confrontos, e no fim da rodada ganha a carta mais baixa. As do meio não servem nem para uma coisa nem para outra: marque o seu 4 para trocar.
lesson-swap-more = Marque também o 5.
lesson-swap-done = Guarde o 1 para o fim e as cartas altas para os confrontos. Diga que terminou.
lesson-duel = Agora cada um põe uma carta virada para baixo; a mais alta ataca primeiro. Ponha o seu 7.
lesson-set = Você ataca primeiro. Cartas iguais podem atacar juntas, e o rival precisa responder a cada uma: ataque com os dois 6.
lesson-attack = Só um 6 foi vencido, então você ataca de novo. Pelo outro, o rival teve de entregar a carta mais baixa: um 1! Ataque com um 3.
lesson-answer = O seu 3 foi vencido, e agora o rival ataca com um 4. Uma carta igual ou mais alta ganha: responda com o seu 4.
lesson-keep-low = Você ganhou o confronto, então você ataca. Guarde o 1 para o fim: ataque com o seu 3.
lesson-swap-back = 1 contra 8: a carta mais baixa ganhou a rodada, e você puxou a miniatura uma peça. A peça de onde ela saiu fica coberta até o fim. Aqui a seta aponta para o rival, que trocou uma carta; você pode trocar uma também: marque o 3.
lesson-swap-back-done = Não mais do que o rival: diga que terminou.
lesson-duel-again = Ponha o seu 5 no duelo.
lesson-lose = Você perdeu o duelo, e o rival ataca com um 8. Você não tem nada tão alto, então perde a sua carta mais baixa: entregue o 1.
lesson-equal = Outro ataque, com um 7. Uma carta igual basta: responda com o seu 7.
lesson-finish = Você ataca. Guarde um 2 para o fim: ataque com o outro.
lesson-end = 2 contra 5: mais uma peça é sua. Quem puxa a miniatura para fora da ponte, até o próprio prato, ganha a partida. Agora jogue de verdade!
board-bridge = A ponte, do prato mais distante ao mais próximo
board-tile = Peça { $letter }: { $cards } cartas para cada um. { $both ->
    [yes] As setas apontam para os dois.
   *[no] A seta aponta para { $seat }.
}{ $here ->
    [yes] { " " }A miniatura está aqui.
   *[no] { "" }
}
board-tile-covered = A peça { $letter } está coberta.
board-hand = Sua mão: { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
board-card = Carta { $card }
board-marked = Escolhida para a troca.
board-wins = Vence.
board-loses = Perde: você entrega a sua menor carta.
board-backs = { $seat } tem { $count ->
    [1] uma carta fechada.
   *[other] { $count } cartas fechadas.
}
board-swapped = { $count ->
    [0] não trocou
    [1] trocou 1
   *[other] trocou { $count }
}
board-lowest = nada abaixo de { $card } na mão
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
board-duel = O duelo: uma carta de cada um, fechada.
board-attacks = { $seat } ataca.
board-swapping = Hora de trocar cartas.
board-lies = { $seat } jogou um { $card }{ $fate ->
    [won] : venceu.
    [lost] : perdeu.
   *[open] .
}
board-face-down = { $seat } pôs uma carta fechada para o duelo.
board-seen = Cartas mostradas nesta rodada: cada valor e quantas vezes
board-shown = Já mostradas
board-deck = Baralho de compra: { $count } cartas
board-figure-bridge = O começo: a miniatura na peça do meio, sete cartas para cada um, as duas setas.
board-figure-attack = Duas cartas iguais atacam; cada uma é respondida separadamente.
board-figure-late = Mais tarde na partida: as peças cobertas são puladas, e as cartas do duelo ficam sob a ponta de quem o venceu.
