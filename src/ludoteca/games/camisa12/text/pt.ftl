title = Camisa 12
pitch = Você é a torcida: encha a arquibancada e ganhe o jogo de lá.

option-teams = Times
option-teams-choose = cada um escolhe
option-teams-random = sorteados
option-teams-none = sem times (familiar)
option-solo_start = Seus pontos no início (sozinho)
option-solo_start-21 = 21, como na regra
option-solo_start-20 = 20
option-solo_start-19 = 19
option-solo_start-18 = 18
option-solo_start-17 = 17
option-solo_start-16 = 16
option-solo_start-15 = 15
option-solo_start-14 = 14
option-solo_start-13 = 13
option-solo_start-12 = 12
option-solo_start-11 = 11, o mais difícil

ask-team = Escolha o seu time; ele é mostrado quando todos tiverem escolhido.
ask-team-again = O outro jogador fica com esse time: escolha outro.
ask-keep = Ponha uma das suas duas cartas de mosaico debaixo do baralho.
ask-move = Mova a bola 1, 2 ou 3 espaços no sentido horário.
ask-place = Coloque a sua peça na sua arquibancada.
ask-put-under = Ponha uma carta de mosaico debaixo do baralho.
ask-encore = Quer gastar a ficha para pontuar a peça de novo?
ask-cycle = Quer dar um ponto ao rival para pôr as peças do topo debaixo das pilhas?
ask-forbid = Quer gastar uma ficha para proibir uma lateral ao adversário?

action-choose = Jogar com { $team }
action-move = { $steps ->
    [0] Deixar a bola onde está
    [1] Mover a bola 1 espaço
   *[other] Mover a bola { $steps } espaços
}
action-rotate = Girar as suas peças { $way }
action-place = Colocar no espaço { $space }
action-raise = Colocar no espaço { $space }, também como Bandeirão
action-take = Pegar a sua peça de { $side }
action-recover = Recuperar a peça descartada: { $piece }
action-put-under = Pôr debaixo do baralho: { $card }
action-encore = Pontuar de novo
action-forbid = Proibir { $side }
action-cycle = Pôr as peças do topo debaixo das pilhas
action-pass = Agora não

refusal-wrong-step = Não é essa a decisão deste momento.
refusal-team-kept = O outro jogador fica com { $team }.
refusal-not-alone = { $team } não funciona quando se joga sozinho.
refusal-not-your-power = Esse é o poder de outro time.
refusal-no-token = Você não tem ficha para isso neste turno.
refusal-forbidden-side = O Toque de Recolher do adversário proíbe parar ali.
refusal-space-full = O espaço { $space } está ocupado.
refusal-same-side = A sua peça já vem de { $side }.
refusal-not-discarded = O adversário não descartou essa peça sua: { $piece }.
refusal-already-flag = Um Bandeirão já conta nos seus grupos.
refusal-not-in-hand = Você não tem { $card } na mão.

event-same-team = Os dois escolheram { $team }. A moeda deixa o time com { $seat }; { $other_seat } escolhe de novo.
event-team = { $seat } joga com { $team }, de { $colour }.
event-laid = Junto ao rondel, para { $seat }: { $pieces }.
event-top = A seguir na pilha de { $seat }: { $piece }.
event-penalty-card = { $seat } recebeu a carta de pênalti de { $card }.
event-coin = A moeda diz que { $seat } começa.
event-turn = Turno { $turn }: { $seat }.
event-rotated = { $seat } girou as peças do rondel { $way }.
event-moved = { $steps ->
    [0] { $seat } deixou a bola em { $side }.
   *[other] { $seat } moveu a bola { $steps } até { $side }.
}
event-discarded = { $seat } descartou a peça do adversário: { $piece }.
event-rival-card = O time rival mostra uma carta de mosaico: { $card }.
event-wrong-symbol = { $seat } usou outro símbolo: { $points } para { $other_seat }.
event-took = { $seat } pegou a peça de { $side }: { $piece }.
event-recovered = { $seat } recuperou uma peça descartada, { $piece }, em troca desta: { $given }.
event-price = { $seat } marca { $points } por isso.
event-placed = { $seat } colocou { $piece } no espaço { $space }: { $points }.
event-raised = A peça do espaço { $space } passa a contar nos Bandeirões de { $seat }.
event-power = { $team }: { $points } para { $seat }.
event-drew = { $seat } comprou { $cards }.
event-drew-hidden = { $count ->
    [1] { $seat } comprou uma carta de mosaico.
   *[other] { $seat } comprou { $count } cartas de mosaico.
}
event-put-under = { $seat } pôs { $card } debaixo do baralho.
event-put-under-hidden = { $seat } pôs uma carta de mosaico debaixo do baralho.
event-cycled = As peças do topo foram para debaixo das pilhas; { $points } para o rival. Agora no topo: { $tops }.
event-refilled = { $side } é reposto para { $seat }: { $piece }.
event-forbade = { $seat } proíbe a próxima parada em { $side }.
event-fireworks = Mais Fogos: { $points } para { $seat }.
event-mosaic = { $seat } mostra { $card }: { $points }.
event-full-time = { $seat } termina com { $points } pontos e { $goals } gols.
event-shot = Pênaltis, carta { $card }: { $near } a { $far }.
event-won = Vitória de { $seat }!

result-goals = { $won ->
    [yes] Vitória de { $winners } nos gols.
   *[no] O time rival venceu nos gols.
}
result-penalties = { $won ->
    [yes] Vitória de { $winners } nos pênaltis.
   *[no] O time rival venceu nos pênaltis.
}
result-coin = { $won ->
    [yes] Vitória de { $winners } na moeda.
   *[no] O time rival venceu na moeda.
}

name-rival = O time rival
name-clockwise = no sentido horário
name-counterclockwise = no sentido anti-horário

name-yellow = amarelo
name-white = branco
name-red = vermelho
name-blue = azul
name-green = verde
name-black = preto

name-circle = ●
name-diamond = ◆
name-triangle = ▲
name-square = ■
name-cross = ✖

name-bandeirao = Bandeirão
name-musica = Música
name-fogos = Fogos
name-mosaico = Mosaico
name-ola = Ola
name-musica-a = Música A
name-musica-b = Música B
name-musica-c = Música C
name-musica-d = Música D
name-musica-e = Música E

name-onca = Onça da Serra
name-cigarra = Cigarra do Morro
name-vaga-lume = Vaga-Lume do Brejo
name-arara = Arara de Ouro
name-boto = Boto do Porto
name-capivara = Capivara do Lago
name-trem = Trem da Várzea
name-bumba = Bumba da Ilha
name-mare = Maré Alta
name-pipa = Pipa da Vila
name-mandacaru = Mandacaru
name-sabia = Sabiá da Praça
name-jangada = Jangada Real
name-farol = Farol da Barra
name-garoa = Garoa da Estação
name-coruja = Coruja da Madrugada
name-estivadores = Estivadores do Cais
name-carcara = Carcará do Vale
name-ventania = Ventania do Pampa
name-cortejo = Cortejo da Matriz
name-quadrilha = Quadrilha do Arraial
name-toque = Toque de Recolher
name-alquimistas = Alquimistas da Praça
name-espelho = Espelho do Lago

name-power-onca = Cada Bandeirão seu vale mais 1 ponto, ou mais 2 se entrar em um grupo.
name-power-cigarra = Cada Música em ordem vale mais 1 ponto se for a sua primeira, mais 2 nas outras.
name-power-vaga-lume = Cada peça de Fogos sua vale mais 1 ponto.
name-power-arara = Cada Mosaico seu vale 1 ponto na hora, além das cartas.
name-power-boto = As suas peças em símbolo errado dão ao adversário 1 ponto em vez de 2.
name-power-capivara = Uma peça da lateral ● ou ▲ vai para qualquer espaço sem dar pontos.
name-power-trem = Você também pode mover a bola 4 espaços.
name-power-bumba = Uma ficha: pontue de novo a peça que acabou de colocar, no máximo 3 pontos.
name-power-mare = Sempre que o adversário coloca uma Ola, você marca 3 pontos.
name-power-pipa = Os seus Bandeirões nunca dão pontos pelo símbolo e se ligam por cima de um espaço.
name-power-mandacaru = O seu bônus de Fogos é de 6 pontos, também no empate, se você tiver algum.
name-power-sabia = As suas Músicas estão sempre em ordem e nunca dão pontos pelo símbolo.
name-power-jangada = Duas fichas: mova a bola 0 ou 4 espaços.
name-power-farol = Duas fichas: pegue a sua peça de outra lateral; vale o símbolo dela.
name-power-garoa = Antes da partida você compra duas cartas de mosaico e fica com uma.
name-power-coruja = Nos seus dois últimos turnos nenhum símbolo é errado.
name-power-estivadores = Duas fichas: troque a sua peça por uma sua que o adversário descartou; ele marca 1 ponto.
name-power-carcara = No fim: 4 pontos por conjunto completo dos cinco tipos entre as peças que você descartou.
name-power-ventania = Duas fichas: antes de mover, gire as suas cinco peças do rondel uma lateral, para qualquer lado.
name-power-cortejo = Pare uma vez em cada uma das cinco laterais: 3 pontos, e 6 na segunda volta.
name-power-quadrilha = No fim, tipos que você tem exatamente duas vezes: um vale 1 ponto, dois 3, três 5, os cinco 10.
name-power-toque = Duas fichas: no fim do turno, indique uma lateral onde o adversário não pode parar em seguida.
name-power-alquimistas = Uma ficha: uma peça que não seja Bandeirão passa a contar nos seus grupos de Bandeirão.
name-power-espelho = Sempre que o adversário coloca o tipo que você colocou por último, você marca 3 pontos.

name-mosaic-1 = Mar de Bandeiras
name-mosaic-2 = Coral da Geral
name-mosaic-3 = Céu Aceso
name-mosaic-4 = Caleidoscópio
name-mosaic-5 = Estádio em Onda
name-mosaic-6 = Festa Completa
name-mosaic-7 = Espelho
name-mosaic-8 = Gêmeos
name-mosaic-9 = Fileira Variada
name-mosaic-10 = Lado a Lado
name-mosaic-11 = Bandeira Recolhida
name-mosaic-12 = Silêncio na Visita
name-mosaic-13 = Pólvora Molhada
name-mosaic-14 = Cartolina Rasgada
name-mosaic-15 = Onda Quebrada

name-mosaic-1-text = 1 ponto por Bandeirão na sua arquibancada.
name-mosaic-2-text = 1 ponto por Música na sua arquibancada, em ordem ou não.
name-mosaic-3-text = 1 ponto por peça de Fogos na sua arquibancada.
name-mosaic-4-text = 1 ponto por Mosaico na sua arquibancada.
name-mosaic-5-text = 1 ponto por Ola no estádio inteiro.
name-mosaic-6-text = 4 pontos com os cinco tipos na arquibancada, 2 com quatro.
name-mosaic-7-text = 2 pontos por par espelhado de espaços (1 e 10, 2 e 9, …) com o mesmo tipo.
name-mosaic-8-text = 2 pontos por símbolo com o mesmo tipo nos seus dois espaços.
name-mosaic-9-text = 1 ponto por peça da sua maior fila sem tipo repetido.
name-mosaic-10-text = 2 pontos por par de vizinhos do mesmo tipo, sem contar Bandeirões; no máximo 6.
name-mosaic-11-text = 1 ponto por Bandeirão que você descartou.
name-mosaic-12-text = 1 ponto por Música que você descartou.
name-mosaic-13-text = 1 ponto por peça de Fogos que você descartou.
name-mosaic-14-text = 1 ponto por Mosaico que você descartou.
name-mosaic-15-text = 1 ponto por Ola que você descartou.

# The lesson

lesson-move = Encha a sua arquibancada, a metade de baixo: cada peça marca pontos, e pontos viram gols. A bola anda 1, 2 ou 3 laterais no sentido horário. O seu Bandeirão está em ▲: mova a bola 2.
lesson-place = O Mosaico do rival em ▲ foi descartado. Agora coloque o seu Bandeirão em um espaço com o mesmo símbolo: o espaço 3.
lesson-move-wave = Um ponto. O rival colocou a primeira Ola: 3 pontos. As Olas contam no estádio inteiro, e a segunda vale 4, de quem for. A sua está em ✖: mova a bola 1.
lesson-place-wave = Coloque a Ola em um ✖: o espaço 5.
lesson-move-banner = Quatro pontos! Bandeirões valem mais lado a lado, e há outro em ◆: mova a bola 1.
lesson-place-banner = O espaço 2 tem um ◆ e é vizinho do seu primeiro Bandeirão: coloque ali.
lesson-move-mosaic = Dois Bandeirões ligados: 3 pontos. Depois o rival pôs uma peça de ▲ em um ◆: símbolo errado, 2 pontos para você. Em ■ você tem um Mosaico, e o rival perde uma Música: mova a bola 1.
lesson-place-mosaic = Coloque o Mosaico em um dos dois ■: o espaço 4 ou o 10.
lesson-move-song = O Mosaico traz uma carta que pontua no fim: Pólvora Molhada, 1 ponto por Fogos que você descartar. Em ◆ há um do rival, e uma Música sua: mova a bola 2.
lesson-place-song = As letras das Músicas têm de subir do espaço 1 ao 10. E é a última, então leve-a para o fim: o espaço 9, que também tem ◆.
lesson-end = Mais um ponto: com 11 você fez o seu primeiro gol! Quando as duas arquibancadas estiverem cheias, contam também os Fogos e as cartas de mosaico, e vence quem tiver mais gols. Em uma partida de verdade cada time tem um poder. Boa sorte!

# What the drawn board says

board-stadium = Estádio
board-score = Placar e trilha
board-score-of = { $seat }: { $goals ->
    [one] { $goals } gol
   *[other] { $goals } gols
}, { $points } pontos; faltam { $next } para o próximo.
board-stand = { $seat }: arquibancada
board-rondel = Rondel
board-space-empty = { $seat }, espaço { $space }, { $symbol }: vazio.
board-space-filled = { $seat }, espaço { $space }, { $symbol }: { $piece }.
board-space-raised = { $seat }, espaço { $space }, { $symbol }: { $piece }, conta também como Bandeirão.
board-side = Lateral { $symbol }. { $near_seat }: { $near }. { $far_seat }: { $far }.
board-nothing = nada
board-ball-here = A bola está aqui.
board-forbidden = Proibido parar aqui neste turno.
board-token-here = Há uma ficha para pegar.
board-stack = { $seat }, pilha: { $count } peças, em cima { $piece }.
board-pile = { $seat }, peças descartadas: { $count }.
board-best = Melhor lugar: espaço { $space }
board-best-short = +{ $points } no espaço { $space }
board-own = { $points ->
    [one] +{ $points } ponto para você
   *[other] +{ $points } pontos para você
}
board-bonus = dos quais { $points } do seu time
board-given = { $seat }: +{ $points }
board-wrong = símbolo errado: { $points }
board-cards = { $count ->
    [one] { $count } carta de mosaico
   *[other] { $count } cartas de mosaico
}
board-costs-token = Gasta uma ficha
board-goal = GOL!
board-half = { $seat }: time e peças
board-no-team = Sem time
board-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
board-row-stand = colocadas
board-row-lost = descartadas
board-row-stack = por vir
board-mistaken = Músicas fora de ordem: não pontuam mais.
board-last-turn = Último turno
board-ball-moved = A bola andou { $steps }
board-discarded = Descartou
board-placed = Colocou
board-gave = (+{ $points } ao outro)
board-difficulty = Dificuldade { $dots } de 3
board-team-chosen = Você escolheu { $team }. Falta o outro jogador.
board-teams-choosing = Os times estão sendo escolhidos.
board-cards-title = Cartas de mosaico
board-deck = Baralho: { $count }
board-penalty = Pênalti: { $kind }
board-no-cards = Coloque um Mosaico para ganhar cartas que pontuam no fim.
board-hidden-cards = { $seat }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-rival-took = Você sabe que tem: { $cards }
board-recognised = o outro jogador sabe desta
board-under = Debaixo do baralho, { $place }ª de baixo: { $card }
board-worth-now = { $points } pontos agora
board-tray = Fichas e outras decisões
board-raise = Gastar a ficha: a peça conta como Bandeirão
board-take = Ou gaste uma ficha: toque em outra lateral para pegar a peça de lá.
board-recover = Ou gaste uma ficha para recuperar uma peça sua que está com { $seat }:
board-show-points = Mostrar os pontos de cada lugar
board-reference = O que cada peça vale
board-full-time = Fim de jogo
board-points = { $points } pontos
board-shoot-out = Pênaltis
board-who = { $seat }
board-scores-bandeirao = Bandeirões ligados a ele, com ele: 1, 3, 5, 7, 10.
board-scores-musica = Suas Músicas, se as letras sobem do espaço 1 ao 10: 1, 2, 4, 6, 8.
board-scores-fogos = Seus Fogos: 1, 1, 2, 2, 3. No fim, quem tem mais marca 4.
board-scores-mosaico = Cartas que pontuam no fim: fica com 1, 1, 1 de 2, 1 de 3, 2 de 3.
board-scores-ola = Olas no estádio inteiro: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = As duas arquibancadas em sentido horário, o rondel com a bola, as pilhas e as peças descartadas nos cantos, a trilha acima.
board-figure-turn = A bola parou: a peça do meio é a que se coloca agora, e o símbolo ao lado dela é o certo.
board-figure-end = Fim de jogo: as arquibancadas cheias, as cartas de mosaico abertas, os gols contados.
board-figure-solo = Sozinho: você começa perdendo de sete a um, e o rival enche a arquibancada dele com você.
