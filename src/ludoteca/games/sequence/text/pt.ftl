title = Sequence
pitch = Jogue uma carta, ponha uma ficha e faça linhas de cinco antes dos outros.

option-teams = Equipes
option-teams-auto = conforme o número de jogadores
option-teams-2 = duas equipes
option-teams-3 = três equipes
option-open_hands = Mãos abertas
option-open_hands-none = ninguém vê a mão dos outros
option-open_hands-team = parceiros veem as mãos uns dos outros
option-open_hands-all = todos veem todas as mãos
option-manual_draw = Compra de cartas
option-manual_draw-true = compre antes que o próximo comece, ou perca a carta
option-manual_draw-false = as cartas vêm sozinhas
option-table_talk = Conversa na mesa
option-table_talk-true = parceiros que conversam podem ser acusados e pagam uma carta cada
option-table_talk-false = sem acusações

ask-play = Jogue uma carta ou, antes, troque uma carta morta.
ask-play-on = Carta morta trocada: agora jogue uma carta.
ask-pass = Não há nada que você possa jogar: passe.
ask-declare = Mais de cinco em linha: escolha quais cinco são a sua sequência.
ask-draw = Compre a sua carta antes que o próximo jogador comece.
ask-admit = Acusaram a sua equipe de conversar: você pode admitir.
ask-discard = Sua equipe conversou: entregue uma carta à sua escolha.

action-place = { $jack ->
    [yes] { $card } em { $on }, linha { $row }, coluna { $column }
   *[no] { $card } na linha { $row }, coluna { $column }
}
action-remove = { $card }: tirar a ficha de { $on }, linha { $row }, coluna { $column }
action-exchange = Trocar a carta morta { $card }
action-declare = Sequência: linha { $row }, coluna { $column }, { $direction }
action-pass = Passar
action-draw = Comprar a sua carta
action-call = Acusar a equipe { $team } de conversar
action-admit = Admitir que a sua equipe conversou
action-discard = Entregar { $card }

refusal-not-in-hand = Você não tem { $card }.
refusal-covered = Já há uma ficha em { $on }, linha { $row }, coluna { $column }.
refusal-no-chip = Não há ficha em { $on }, linha { $row }, coluna { $column }.
refusal-own-chip = Essa ficha é da sua própria equipe.
refusal-protected = Essa ficha faz parte de uma sequência e não pode ser tirada.
refusal-not-dead = { $card } não é carta morta: uma das suas casas está livre.
refusal-one-exchange = Você já trocou uma carta morta neste turno.
refusal-must-play = Você ainda pode jogar ou trocar uma carta, então não pode passar.
refusal-declare-first = Escolha primeiro quais cinco são a sua sequência.
refusal-not-a-choice = Essa não é uma sequência que você possa declarar agora.
refusal-no-draw = Agora não há carta para você comprar.
refusal-discard-first = Sua equipe conversou: entregue primeiro uma carta.
refusal-no-table-talk = Nesta mesa ninguém acusa conversa.
refusal-no-such-team = Essa equipe não existe nesta partida.
refusal-own-team = Você não pode acusar a sua própria equipe.
refusal-one-call = Você já acusou uma vez neste turno.
refusal-not-accused = Ninguém acusou a sua equipe.

event-start-card = A equipe { $team } tirou { $card } no sorteio de quem começa.
event-starts = { $seat_is ->
    [you] Você começa, pela equipe { $team }.
   *[other] { $seat } começa, pela equipe { $team }.
}
event-dealt = { $seat_is ->
    [you] Você recebeu { $cards }.
   *[other] { $seat } recebeu { $cards }.
}
event-placed = { $seat_is ->
    [you] Você jogou { $card }
   *[other] { $seat } jogou { $card }
} { $jack ->
    [yes] em { $on }, linha { $row }, coluna { $column }
   *[no] na linha { $row }, coluna { $column }
}{ $count ->
    [1] .
    [2] .
    [3] : três das cinco de uma linha, com { $others }.
    [4] : quatro das cinco de uma linha, com { $others }.
   *[5] : cinco em linha, com { $others }.
}
event-removed = { $seat_is ->
    [you] Com { $card }, você tirou a ficha { $team } de { $on }, linha { $row }, coluna { $column }
   *[other] Com { $card }, { $seat } tirou a ficha { $team } de { $on }, linha { $row }, coluna { $column }
}{ $count ->
    [1] .
    [2] .
    [3] , de uma linha que tinha três.
    [4] , de uma linha que tinha quatro.
   *[other] , de uma linha que tinha { $count }.
}
event-sequence = { $variant ->
    [0] Sequência da equipe { $team }!
    [1] Cinco em linha para a equipe { $team }!
   *[2] A equipe { $team } fecha uma sequência!
} { $made ->
    [1] É a primeira
    [2] É a segunda
   *[other] Já são { $made }
}: { $cards }, a partir da linha { $row }, coluna { $column }, { $direction }.
event-exchanged = { $seat_is ->
    [you] Você trocou a carta morta { $card }.
   *[other] { $seat } trocou a carta morta { $card }.
}
event-drew = { $seat_is ->
    [you] Você comprou { $card }.
   *[other] { $seat } comprou { $card }.
}
event-took = { $seat_is ->
    [you] Você comprou uma carta.
   *[other] { $seat } comprou uma carta.
}
event-forgot = { $seat_is ->
    [you] Você esqueceu de comprar e segue com uma carta a menos.
   *[other] { $seat } esqueceu de comprar e segue com uma carta a menos.
}
event-passed = { $seat_is ->
    [you] Você passou: nada era possível.
   *[other] { $seat } passou: nada era possível.
}
event-reshuffled = A pilha acabou: os descartes formam uma nova, com { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
event-called = { $seat_is ->
    [you] Você acusou a equipe { $team } de conversar.
   *[other] { $seat } acusou a equipe { $team } de conversar.
}
event-lapsed = Ninguém da equipe { $team } admitiu ter conversado: a acusação caiu.
event-admitted = { $seat_is ->
    [you] Você admitiu que a equipe { $team } conversou: cada parceiro entrega uma carta.
   *[other] { $seat } admitiu que a equipe { $team } conversou: cada parceiro entrega uma carta.
}
event-discarded = { $seat_is ->
    [you] Você entregou { $card }.
   *[other] { $seat } entregou { $card }.
}
event-won = { $variant ->
    [0] A equipe { $team } vence
    [1] Acabou! A equipe { $team } vence
   *[2] Não dá mais para alcançar: a equipe { $team } vence
} com { $made ->
    [1] uma sequência
   *[other] { $made } sequências
}!
event-drawn = { $worn_out ->
    [yes] A pilha foi refeita duas vezes e ninguém conseguiu jogar: a partida termina empatada.
   *[no] Todos passaram: a partida termina empatada.
}

result-sequences = { $winners_is ->
    [you] Você venceu a partida.
    [among] Você venceu a partida com { $winners_others }.
   *[other] Vitória de { $winners }.
}
result-stuck = Ninguém podia jogar: a partida termina empatada.
result-worn-out = A pilha foi refeita duas vezes e ninguém conseguiu jogar: a partida termina empatada.

name-blue = azul
name-green = verde
name-red = vermelha
name-corner = o canto
name-across = na horizontal
name-down = na vertical
name-down-right = em diagonal à direita
name-down-left = em diagonal à esquerda

name-2S = 2♠
name-3S = 3♠
name-4S = 4♠
name-5S = 5♠
name-6S = 6♠
name-7S = 7♠
name-8S = 8♠
name-9S = 9♠
name-TS = 10♠
name-QS = Q♠
name-KS = K♠
name-AS = A♠
name-2H = 2♥
name-3H = 3♥
name-4H = 4♥
name-5H = 5♥
name-6H = 6♥
name-7H = 7♥
name-8H = 8♥
name-9H = 9♥
name-TH = 10♥
name-QH = Q♥
name-KH = K♥
name-AH = A♥
name-2D = 2♦
name-3D = 3♦
name-4D = 4♦
name-5D = 5♦
name-6D = 6♦
name-7D = 7♦
name-8D = 8♦
name-9D = 9♦
name-TD = 10♦
name-QD = Q♦
name-KD = K♦
name-AD = A♦
name-2C = 2♣
name-3C = 3♣
name-4C = 4♣
name-5C = 5♣
name-6C = 6♣
name-7C = 7♣
name-8C = 8♣
name-9C = 9♣
name-TC = 10♣
name-QC = Q♣
name-KC = K♣
name-AC = A♣
name-JC = J♣
name-JD = J♦
name-JS = J♠
name-JH = J♥

lesson-first = Cinco fichas suas em linha, em qualquer direção, são uma sequência. Cada carta tem duas casas: escolha o 2♦ e a casa dele à direita, na linha 6.
lesson-line = Jogar uma carta, pôr uma ficha, comprar outra: isso é um turno. Acabou a pilha, embaralham-se os descartes. Agora jogue o 3♦ logo abaixo da sua ficha.
lesson-dead = As duas casas do seu 8♠ já têm fichas: é uma carta morta. Escolha o 8♠ e troque; o seu turno continua.
lesson-corner = A estrela do canto vale como ficha de todas as equipes: uma linha com um canto só precisa de quatro. Jogue o 5♦ ao lado dela.
lesson-one-eyed = Puseram uma ficha no 4♦, no meio da sua linha. O valete de um olho tira uma ficha adversária: escolha o J♥ e tire essa.
lesson-two-eyed = Tirar foi o turno inteiro, mas o espaço segue livre. O valete de dois olhos vai em qualquer casa livre: escolha o J♦ e feche a linha.
lesson-end = Uma sequência! As fichas dela ficam protegidas. Com duas equipes, vence a segunda sequência; com três, a primeira. Agora é para valer!

board-grid = O tabuleiro, dez linhas de dez cartas
board-cell = Linha { $row }, coluna { $column }: { $card }, livre.
board-cell-chip = Linha { $row }, coluna { $column }: { $card }, com uma ficha { $team }.
board-cell-locked = Linha { $row }, coluna { $column }: { $card }, com uma ficha { $team } numa sequência.
board-corner = Linha { $row }, coluna { $column }: um canto, que vale para todas as equipes.
board-in-hand = Você tem esta carta.
board-last = Aqui foi feita a última jogada.
board-hand = Sua mão: { $count ->
    [0] vazia
    [1] uma carta
   *[other] { $count } cartas
}
board-card = { $card }{ $does ->
    [wild] , valete de dois olhos: uma ficha em qualquer casa livre
    [remove] , valete de um olho: tira uma ficha
    [dead] , uma carta morta
   *[place] { $spaces ->
        [0] , nenhuma casa livre
        [1] , uma casa livre
       *[other] , { $spaces } casas livres
    }
}
board-use-place = Escolha uma das casas destacadas de { $card }.
board-use-wild = { $card } vai em qualquer lugar: escolha uma casa livre.
board-use-remove = { $card } tira uma ficha: escolha qual.
board-use-dead = { $card } é uma carta morta.
board-last-card = { $seat_is ->
    [you] Você jogou { $card }.
   *[other] { $seat } jogou { $card }.
}
board-deck = Pilha: { $count ->
    [0] vazia
    [1] uma carta
   *[other] { $count } cartas
}
board-discarded = Descartadas: { $count }
board-zoom = Ampliar
board-called = Sequência!
board-threats = Quatros
board-threats-are = Linhas a que falta uma ficha
board-step-pick = 1 de 2: escolha uma carta ou toque em uma casa com moldura.
board-step-place = 2 de 2:
board-talk = Acusar…
board-score = { $count ->
    [1] Sequências: uma para vencer
   *[other] Sequências: { $count } para vencer
}
board-team = { $team }: { $made }
board-around = Em volta da mesa
board-who = { $seat }
board-turn = Joga agora.
board-open = Equipe { $team }, { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}: { $cards }.
board-closed = Equipe { $team }, { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $count } cartas
}.
board-top = Última carta jogada: { $card }.
board-could-be = só pode ter: { $cards }
board-to-draw = ainda pode comprar uma carta
board-accused = equipe acusada de conversar
board-figure-start = O começo: duas equipes, sete cartas para cada jogador e o tabuleiro vazio.
board-figure-dead = As duas casas da carta riscada estão ocupadas: é uma carta morta e pode ser trocada. Os valetes mostram o que fazem: mais põe uma ficha em qualquer casa, menos tira uma.
board-figure-corner = Os cantos valem para todas as equipes: esta linha só precisou de quatro fichas.
board-figure-line = O fim com três equipes: uma sequência vence. A linha aparece traçada, e a última jogada tem moldura grossa.

field-team = Equipe
field-teams = Equipes
field-open-hands = Mãos abertas
field-open-hands-none = de ninguém
field-open-hands-team = dos parceiros
field-open-hands-all = de todos
field-phase = Agora
field-phase-play = jogar uma carta
field-phase-declare = escolher cinco
field-phase-discard = entregar uma carta
field-phase-over = fim
field-turn = Joga agora
field-start-cards = Cartas do sorteio
field-grid = Cartas do tabuleiro
field-chips = Fichas
field-sequences = Sequências
field-threats = Linhas a que falta uma ficha
field-direction = direção
field-cells = casas
field-made = Sequências feitas
field-to-win = Para vencer
field-placed = Ficha recém-posta
field-exchanged = Carta morta trocada
field-passes = Passes seguidos
field-reshuffles = Vezes que se embaralhou
field-last = Última jogada
field-seat = jogador
field-action = número
field-do = fez
field-do-place = pôs uma ficha
field-do-remove = tirou uma ficha
field-do-exchange = trocou uma carta
field-do-declare = escolheu a linha
field-do-pass = passou
field-card = carta
field-at = linha e coluna
field-hand-sizes = Cartas na mão
field-hands = Mãos à vista
field-could-be = Só podem ser
field-tops = Última carta jogada
field-discarded = Descartadas
field-deck = Pilha
field-drawer = Ainda pode comprar
field-winner = Quem venceu
field-accused = Acusadas de conversar
field-accused-now = Acusadas neste turno
field-callers = Quem acusou
field-hand = Sua mão
field-does = serve para
field-does-place = uma ficha na sua casa
field-does-wild = uma ficha em qualquer casa
field-does-remove = tirar uma ficha
field-does-dead = nada: carta morta

badge-five = Cinco em linha
badge-five-how = Fazer uma sequência.
badge-winner = Vitória
badge-winner-how = Vencer uma partida.
badge-shut-out = Sem resposta
badge-shut-out-how = Vencer sem que os outros façam uma sequência.
badge-comeback = Virada
badge-comeback-how = Vencer depois de os outros estarem uma sequência à frente.
badge-two-at-once = Dois coelhos
badge-two-at-once-how = Fazer duas sequências com uma ficha.
badge-corner = Canto
badge-corner-how = Usar um canto do tabuleiro numa sequência.
badge-diagonal = Diagonal
badge-diagonal-how = Fazer uma sequência na diagonal.
badge-spoiler = Desmancha-prazeres
badge-spoiler-how = Tirar uma ficha de uma linha de quatro.
badge-thief = Mão leve
badge-thief-how = Tirar três fichas numa partida.
badge-wild = Curingas
badge-wild-how = Usar três valetes de dois olhos numa partida.
badge-no-jacks = Sem valetes
badge-no-jacks-how = Vencer uma partida sem usar valetes.
badge-partners = Parceria
badge-partners-how = Vencer uma partida em equipe.
trait-opening = Primeira ficha
trait-line = Sequências
trait-opening-edge = na borda
trait-opening-inside = no meio do caminho
trait-opening-centre = no centro
trait-line-across = na horizontal
trait-line-down = na vertical
trait-line-down-right = diagonal que desce
trait-line-down-left = diagonal que sobe
# Por que fazer isso: dicas e análises.
motive-wins = Vence a partida
motive-completes = Completa uma sequência
motive-stops = Para uma linha de { $count ->
    [3] três
   *[4] quatro
} do outro lado
motive-extends = Fica com { $count ->
    [2] duas
    [3] três
   *[4] quatro
} das cinco de uma linha
motive-breaks = Desfaz uma linha de { $count ->
    [3] três
   *[4] quatro
} do outro lado
motive-dead = Troca de graça uma carta que não serve mais

# Quem joga cada nível: nome, jeito, e o que diz quando algo dá certo ou errado.
name-bot-easy = Bia (fácil)
about-easy = Põe as fichas onde a linha cresce à primeira vista.
glad-easy = { $variant ->
    [0] Cinco! Cinco!
   *[other] Olha que linha bonita.
}
sorry-easy = { $variant ->
    [0] Nem vi essa linha chegar.
   *[other] Puxa.
}
name-bot-normal = Otto (normal)
about-normal = Conta linhas e ameaças, uma por uma.
glad-normal = { $variant ->
    [0] Contei certo.
   *[other] Era a conta que faltava.
}
sorry-normal = { $variant ->
    [0] Essa eu não contei.
   *[other] Boa linha.
}
name-bot-hard = Dona Muralha (difícil)
about-hard = Gosta de barrar as linhas dos outros.
glad-hard = { $variant ->
    [0] Aqui ninguém passa.
   *[other] Pedra por pedra.
}
sorry-hard = { $variant ->
    [0] Você achou uma fresta.
   *[other] Meu muro caiu.
}
name-bot-master = Mestre Trança (mestre)
about-master = Gosta de fazer crescer as próprias linhas, duas de uma vez.
glad-master = { $variant ->
    [0] Dois fios, um nó.
   *[other] Já estava trançado.
}
sorry-master = { $variant ->
    [0] Bonito ponto.
   *[other] Você desfez a minha trança.
}
