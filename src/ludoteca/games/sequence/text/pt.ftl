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
option-manual_draw = Esquecer de comprar
option-manual_draw-true = compre antes que o próximo comece, ou perca a carta
option-manual_draw-false = as cartas são compradas por você
option-table_talk = Conversa na mesa
option-table_talk-true = parceiros que conversam podem ser acusados e pagam uma carta cada
option-table_talk-false = sem acusações

ask-play = Jogue uma carta ou troque antes uma carta morta.
ask-play-on = Você trocou uma carta morta: agora jogue uma carta.
ask-pass = Nenhuma das suas cartas pode ser jogada: passe.
ask-declare = Há mais de cinco em linha: escolha quais cinco são a sua sequência.
ask-draw = Compre a sua carta antes que o próximo jogador comece.
ask-admit = Sua equipe foi acusada de conversar: você pode admitir.
ask-discard = Sua equipe conversou: entregue uma carta à sua escolha.

action-place = { $jack ->
    [yes] { $card } em { $on }, linha { $row }, coluna { $column }
   *[no] { $card } na linha { $row }, coluna { $column }
}
action-remove = { $card }: retirar a ficha de { $on }, linha { $row }, coluna { $column }
action-exchange = Trocar a carta morta { $card }
action-declare = Sequência a partir da linha { $row }, coluna { $column }, { $direction }
action-pass = Passar
action-draw = Comprar a sua carta
action-call = Acusar a equipe { $team } de conversar
action-admit = Admitir que a sua equipe conversou
action-discard = Entregar { $card }

refusal-not-in-hand = Você não tem { $card }.
refusal-covered = Já há uma ficha em { $on }, linha { $row }, coluna { $column }.
refusal-no-chip = Não há ficha em { $on }, linha { $row }, coluna { $column }.
refusal-own-chip = Essa ficha é da sua própria equipe.
refusal-protected = Essa ficha faz parte de uma sequência e não pode ser retirada.
refusal-not-dead = { $card } não está morta: uma das suas casas está livre.
refusal-one-exchange = Você já trocou uma carta morta nesta vez.
refusal-must-play = Você ainda pode jogar ou trocar uma carta, então não pode passar.
refusal-declare-first = Escolha primeiro quais cinco são a sua sequência.
refusal-not-a-choice = Essa não é uma sequência que você possa declarar agora.
refusal-no-draw = Não há carta para você comprar agora.
refusal-discard-first = Sua equipe conversou: entregue primeiro uma carta.
refusal-no-table-talk = Nesta mesa não se acusa conversa.
refusal-no-such-team = Essa equipe não existe nesta partida.
refusal-own-team = Você não pode acusar a sua própria equipe.
refusal-one-call = Você já acusou uma vez neste turno.
refusal-not-accused = Ninguém acusou a sua equipe.

event-start-card = A equipe { $team } tirou { $card } para ver quem começa.
event-starts = { $seat } começa, pela equipe { $team }.
event-dealt = { $seat } recebeu { $cards }.
event-placed = { $seat }: { $jack ->
    [yes] { $card } em { $on }, linha { $row }, coluna { $column }
   *[no] { $card } na linha { $row }, coluna { $column }
}{ $count ->
    [1] .
    [2] ; duas em linha com { $others }.
    [3] ; três em linha com { $others }.
    [4] ; quatro em linha com { $others }.
   *[5] ; cinco em linha com { $others }.
}
event-removed = { $seat }: { $card } retira a ficha { $team } de { $on }, linha { $row }, coluna { $column }{ $count ->
    [1] .
   *[other] , de uma linha com { $count } fichas.
}
event-sequence = Sequência da equipe { $team }, a de número { $made }: { $cards }, a partir da linha { $row }, coluna { $column }, { $direction }.
event-exchanged = { $seat } trocou a carta morta { $card }.
event-drew = { $seat } comprou { $card }.
event-took = { $seat } comprou uma carta.
event-forgot = { $seat } esqueceu de comprar e segue com uma carta a menos.
event-passed = { $seat } passou: nada era possível.
event-reshuffled = A pilha acabou: todos os descartes foram embaralhados em uma nova pilha de { $count } cartas.
event-called = { $seat } acusou a equipe { $team } de conversar.
event-lapsed = Ninguém da equipe { $team } admitiu ter conversado: a acusação caducou.
event-admitted = { $seat } admitiu que a equipe { $team } conversou: cada membro entrega uma carta.
event-discarded = { $seat } entregou { $card }.
event-won = A equipe { $team } vence com { $made ->
    [1] uma sequência
   *[other] { $made } sequências
}!
event-drawn = Todos passaram: a partida termina empatada.

result-sequences = { $winners_is ->
    [you] Você venceu a partida.
    [among] Você venceu a partida com { $winners_others }.
   *[other] Vitória de { $winners }.
}
result-stuck = Ninguém podia jogar: a partida termina empatada.

name-blue = azul
name-green = verde
name-red = vermelha
name-corner = canto
name-across = na horizontal
name-down = para baixo
name-down-right = em diagonal para baixo e à direita
name-down-left = em diagonal para baixo e à esquerda

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

lesson-first = Cinco fichas da sua cor em linha são uma sequência: na horizontal, na vertical ou na diagonal. Cada carta aparece em duas casas do tabuleiro. Escolha o seu 2♦ e depois a casa dele na borda direita, na linha 6.
lesson-line = Você jogou uma carta, pôs uma ficha e comprou uma carta: isso é um turno. Agora faça uma linha: jogue o 3♦ logo abaixo da sua ficha.
lesson-dead = Veja o seu 8♠: seu rival ocupou uma das casas com a mesma carta e a outra com um valete de dois olhos. Ela está morta. Escolha-a e troque-a; a sua vez continua.
lesson-corner = A estrela do canto vale como ficha de todas as equipes; por isso uma linha com um canto só precisa de quatro. Jogue o 5♦ ao lado dela.
lesson-one-eyed = Seu rival viu o espaço e pôs uma ficha no 4♦, no meio da sua linha. Um valete de um olho retira uma ficha de um rival: escolha o J♥ e retire-a.
lesson-two-eyed = Retirar a ficha foi o seu turno inteiro, mas ninguém fechou o espaço. Um valete de dois olhos põe uma ficha em qualquer casa livre: escolha o J♦ e complete a linha.
lesson-end = Uma sequência! Suas fichas estão protegidas para sempre. Com duas equipes, a segunda sequência vence a partida; com três, a primeira. Agora jogue uma de verdade!

board-grid = O tabuleiro, dez fileiras de dez cartas
board-cell = Linha { $row }, coluna { $column }: { $card }, livre.
board-cell-chip = Linha { $row }, coluna { $column }: { $card }, com uma ficha { $team }.
board-cell-locked = Linha { $row }, coluna { $column }: { $card }, com uma ficha { $team } numa sequência.
board-corner = Linha { $row }, coluna { $column }: um canto, que vale para todas as equipes.
board-in-hand = Você tem esta carta.
board-last = Aqui foi feita a última jogada.
board-hand = Sua mão: { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
board-card = { $card }{ $does ->
    [wild] , valete de dois olhos: uma ficha em qualquer casa livre
    [remove] , valete de um olho: retira uma ficha
    [dead] , uma carta morta
   *[place] { $spaces ->
        [1] , uma casa livre
       *[other] , { $spaces } casas livres
    }
}
board-use-place = Escolha uma das casas iluminadas de { $card }.
board-use-wild = { $card } vai em qualquer lugar: escolha uma casa livre.
board-use-remove = { $card } retira uma ficha: escolha qual.
board-use-dead = { $card } está morta.
board-last-card = { $seat } jogou { $card }.
board-deck = Monte de compra: { $count } cartas
board-discarded = Descartadas: { $count }
board-zoom = Ampliar
board-talk = Conversa à mesa…
board-score = Sequências, { $count } para vencer
board-team = { $team }: { $made }
board-around = Em volta da mesa
board-who = { $seat }
board-turn = É a sua vez de jogar.
board-open = Equipe { $team }, { $count } cartas: { $cards }.
board-closed = Equipe { $team }, { $count } cartas.
board-top = Última carta jogada: { $card }.
board-could-be = só pode ter: { $cards }
board-to-draw = ainda pode comprar uma carta
board-accused = acusada de conversar
board-figure-start = O começo: duas equipes, sete cartas para cada um e o tabuleiro vazio.
board-figure-dead = As duas casas da carta riscada estão ocupadas: ela está morta e pode ser trocada. Os valetes mostram o que fazem: mais põe uma ficha em qualquer lugar, menos retira uma.
board-figure-corner = Os cantos valem para todas as equipes: esta linha só precisou de quatro fichas.
board-figure-line = O fim com três equipes: uma sequência vence. A linha é desenhada, e a última jogada tem moldura grossa.
