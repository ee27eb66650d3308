title = Camisa 12
pitch = Você é a torcida: encha a arquibancada e ganhe o jogo de lá.

option-teams = Times
option-teams-choose = cada um escolhe
option-teams-random = sorteados
option-teams-none = sem times (familiar)
option-solo_start = Seus pontos no início (modo 7 a 1)
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

ask-team = Escolha o seu time; ele aparece quando todos tiverem escolhido.
ask-team-again = O adversário ficou com esse time: escolha outro.
ask-keep = Ponha uma das suas duas cartas de mosaico no fundo do baralho.
ask-move = Mova a bola em sentido horário até uma das laterais em destaque.
ask-place = Coloque a sua peça na sua arquibancada.
ask-put-under = Ponha uma carta de mosaico no fundo do baralho.
ask-encore = Quer gastar a ficha para pontuar a peça de novo?
ask-cycle = Quer dar um ponto ao adversário e pôr as peças do topo no fundo das pilhas?
ask-forbid = Quer gastar uma ficha para proibir uma lateral ao adversário?

action-choose = Jogar com { $team }
action-move = { $steps ->
    [0] Deixar a bola onde está
    [one] Mover a bola 1 espaço
   *[other] Mover a bola { $steps } espaços
}
action-rotate = Girar as suas peças { $way }
action-place = Colocar no espaço { $space }
action-raise = Colocar no espaço { $space }, também como Bandeirão
action-take = Pegar a sua peça da lateral { $side }
action-recover = Recuperar { $piece_a } do descarte
action-put-under = Pôr no fundo do baralho: { $card }
action-encore = Pontuar de novo
action-forbid = Proibir a lateral { $side }
action-cycle = Pôr as peças do topo no fundo das pilhas
action-pass = Agora não

refusal-wrong-step = Agora não é hora disso.
refusal-team-kept = { $team } já é do adversário.
refusal-not-alone = { $team } não funciona no modo 7 a 1.
refusal-not-your-power = Esse é o poder de outro time.
refusal-no-token = Você não tem ficha para isso neste turno.
refusal-forbidden-side = O Toque de Recolher do adversário proíbe parar ali.
refusal-space-full = O espaço { $space } está ocupado.
refusal-same-side = A sua peça já vem da lateral { $side }.
refusal-not-discarded = O adversário não descartou { $piece_a } do seu time.
refusal-already-flag = Um Bandeirão já conta nos seus grupos.
refusal-not-in-hand = Você não tem a carta { $card } na mão.

event-same-team = Os dois escolheram { $team }. Cara ou coroa: { $seat_is ->
    [you] o time é seu, e { $other_seat } escolhe de novo.
   *[other] { $other_seat_is ->
        [you] o time fica com { $seat }, e você escolhe de novo.
       *[other] o time fica com { $seat }, e { $other_seat } escolhe de novo.
    }
}
event-team = { $seat_is ->
    [you] Você joga com { $team }, de { $colour }.
   *[other] { $seat } joga com { $team }, de { $colour }.
}
event-laid = { $seat_is ->
    [you] Suas peças no rondel: { $pieces }.
    [rival] Peças do time adversário no rondel: { $pieces }.
   *[other] Peças de { $seat } no rondel: { $pieces }.
}
event-top = { $seat_is ->
    [you] Próxima peça da sua pilha: { $piece }.
    [rival] Próxima peça da pilha do time adversário: { $piece }.
   *[other] Próxima peça da pilha de { $seat }: { $piece }.
}
event-penalty-card = { $seat_is ->
    [you] Sua carta de pênalti: { $card }.
   *[other] Carta de pênalti de { $seat }: { $card }.
}
event-coin = Cara ou coroa: { $seat_is ->
    [you] você começa.
   *[other] { $seat } começa.
}
event-turn = Turno { $turn }: { $seat_is ->
    [you] joga você.
   *[other] joga { $seat }.
}
event-rotated = { $seat_is ->
    [you] Você girou as suas peças do rondel { $way }.
   *[other] { $seat } girou as suas peças do rondel { $way }.
}
event-moved = { $seat_is ->
    [you] Você
   *[other] { $seat }
} { $steps ->
    [0] deixou a bola em { $side }.
    [one] moveu a bola 1 espaço, até { $side }.
   *[other] moveu a bola { $steps } espaços, até { $side }.
}
event-discarded = { $seat_is ->
    [you] Você descartou { $piece_a } do adversário.
   *[other] { $seat } descartou { $piece_a } do adversário.
}
event-rival-card = O time adversário mostra uma carta de mosaico: { $card }.
event-wrong-symbol = Símbolo errado: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
} para { $other_seat_is ->
    [you] você.
    [rival] o time adversário.
   *[other] { $other_seat }.
}
event-took = { $seat_is ->
    [you] Você pegou { $piece_a } da lateral { $side }.
   *[other] { $seat } pegou { $piece_a } da lateral { $side }.
}
event-recovered = { $seat_is ->
    [you] Você recuperou { $piece_a } e deixou { $given_a } no lugar.
   *[other] { $seat } recuperou { $piece_a } e deixou { $given_a } no lugar.
}
event-price = O preço da troca: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
} para { $seat_is ->
    [you] você.
   *[other] { $seat }.
}
event-placed = { $variant ->
    [0] { $seat_is ->
        [you] Você colocou { $piece_a } no espaço { $space }
        [rival] O time adversário colocou { $piece_a } no espaço { $space }
       *[other] { $seat } colocou { $piece_a } no espaço { $space }
    }
    [1] { $seat_is ->
        [you] A sua torcida faz a festa no espaço { $space } com { $piece_a }
        [rival] A torcida do time adversário faz a festa no espaço { $space } com { $piece_a }
       *[other] A torcida de { $seat } faz a festa no espaço { $space } com { $piece_a }
    }
   *[2] { $seat_is ->
        [you] Na sua arquibancada, no espaço { $space }, aparece { $piece_a }
        [rival] Na arquibancada do time adversário, no espaço { $space }, aparece { $piece_a }
       *[other] Na arquibancada de { $seat }, no espaço { $space }, aparece { $piece_a }
    }
}: { $points ->
    [0] nenhum ponto.
    [one] +1 ponto.
   *[other] +{ $points } pontos.
}
event-raised = A peça do espaço { $space } passa a contar { $seat_is ->
    [you] nos seus Bandeirões.
   *[other] nos Bandeirões de { $seat }.
}
event-power = { $team }: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
} para { $seat_is ->
    [you] você.
   *[other] { $seat }.
}
event-drew = { $seat_is ->
    [you] Você comprou
   *[other] { $seat } comprou
} { $cards_count ->
    [0] 0 cartas de mosaico.
    [one] uma carta de mosaico: { $cards }.
   *[other] { $cards_count } cartas de mosaico: { $cards }.
}
event-drew-hidden = { $count ->
    [0] { $seat_is ->
        [you] Você não comprou
       *[other] { $seat } não comprou
    } nenhuma carta de mosaico.
   *[other] { $seat_is ->
        [you] Você comprou
       *[other] { $seat } comprou
    } { $count ->
        [1] uma carta de mosaico.
       *[other] { $count } cartas de mosaico.
    }
}
event-put-under = { $seat_is ->
    [you] Você pôs no fundo do baralho a carta { $card }.
   *[other] { $seat } pôs no fundo do baralho a carta { $card }.
}
event-put-under-hidden = { $seat_is ->
    [you] Você pôs uma carta de mosaico no fundo do baralho.
   *[other] { $seat } pôs uma carta de mosaico no fundo do baralho.
}
event-cycled = As peças do topo foram para o fundo das pilhas: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
} para o time adversário. Agora no topo: { $tops }.
event-refilled = Reposição na lateral { $side }: { $piece_a } para { $seat_is ->
    [you] você.
    [rival] o time adversário.
   *[other] { $seat }.
}
event-forbade = { $seat_is ->
    [you] Você proibiu parar na lateral { $side } no próximo turno.
   *[other] { $seat } proibiu parar na lateral { $side } no próximo turno.
}
event-fireworks = Bônus de Fogos: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
} para { $seat_is ->
    [you] você.
    [rival] o time adversário.
   *[other] { $seat }.
}
event-mosaic = { $seat_is ->
    [you] Você mostrou { $card }
    [rival] O time adversário mostrou { $card }
   *[other] { $seat } mostrou { $card }
}: { $points ->
    [0] nenhum ponto.
    [one] +1 ponto.
   *[other] +{ $points } pontos.
}
event-full-time = { $seat_is ->
    [you] Você termina
    [rival] O time adversário termina
   *[other] { $seat } termina
} { $goals ->
    [0] sem gols, com
    [one] com 1 gol e
   *[other] com { $goals } gols e
} { $points ->
    [0] 0 pontos.
    [one] 1 ponto.
   *[other] { $points } pontos.
}
event-shot = Pênaltis, carta de { $card }: { $seat_is ->
    [you] você { $home }, { $other_seat_is ->
        [rival] adversário
       *[other] { $other_seat }
    } { $away }.
   *[other] { $other_seat_is ->
        [you] você { $away }, { $seat } { $home }.
        [rival] { $seat } { $home }, adversário { $away }.
       *[other] { $seat } { $home }, { $other_seat } { $away }.
    }
}
event-won = { $variant ->
    [0] { $seat_is ->
        [you] Você venceu!
        [rival] O time adversário venceu.
       *[other] Vitória de { $seat }!
    }
    [1] { $seat_is ->
        [you] Apito final, e a festa é sua!
        [rival] Apito final, e a festa é do time adversário.
       *[other] Apito final, e a festa é de { $seat }!
    }
   *[2] { $seat_is ->
        [you] Fim de papo: a vitória é sua!
        [rival] Fim de papo: deu o time adversário.
       *[other] Fim de papo: a vitória é de { $seat }!
    }
}

result-goals = { $won ->
    [yes] { $winners_is ->
        [you] Você venceu nos gols.
       *[other] Vitória de { $winners } nos gols.
    }
   *[no] O time adversário venceu nos gols.
}
result-penalties = { $won ->
    [yes] { $winners_is ->
        [you] Você venceu nos pênaltis.
       *[other] Vitória de { $winners } nos pênaltis.
    }
   *[no] O time adversário venceu nos pênaltis.
}
result-coin = { $won ->
    [yes] { $winners_is ->
        [you] Você venceu no cara ou coroa.
       *[other] Vitória de { $winners } no cara ou coroa.
    }
   *[no] O time adversário venceu no cara ou coroa.
}

name-rival = Time adversário
name-clockwise = em sentido horário
name-counterclockwise = em sentido anti-horário

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
    .a = um Bandeirão
name-musica = Música
name-fogos = Fogos
    .a = uma peça de Fogos
name-mosaico = Mosaico
    .a = um Mosaico
name-ola = Ola
    .a = uma Ola
name-musica-a = Música A
    .a = a Música A
name-musica-b = Música B
    .a = a Música B
name-musica-c = Música C
    .a = a Música C
name-musica-d = Música D
    .a = a Música D
name-musica-e = Música E
    .a = a Música E

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
name-power-cigarra = Cada Música em ordem vale mais 1 ponto se for a sua primeira, e mais 2 se não for.
name-power-vaga-lume = Cada peça de Fogos sua vale mais 1 ponto.
name-power-arara = Cada Mosaico seu vale 1 ponto na hora, além das cartas.
name-power-boto = Suas peças em símbolo errado dão ao adversário 1 ponto em vez de 2.
name-power-capivara = Uma peça da lateral ● ou ▲ vai para qualquer espaço sem dar pontos.
name-power-trem = Você também pode mover a bola 4 espaços.
name-power-bumba = Uma ficha: pontue de novo a peça que acabou de colocar, no máximo 3 pontos.
name-power-mare = Sempre que o adversário coloca uma Ola, você marca 3 pontos.
name-power-pipa = Seus Bandeirões nunca dão pontos pelo símbolo e se ligam por cima de um espaço.
name-power-mandacaru = Seu bônus de Fogos é de 6 pontos, também no empate, se você tiver algum.
name-power-sabia = Suas Músicas estão sempre em ordem e nunca dão pontos pelo símbolo.
name-power-jangada = Duas fichas: com uma, mova a bola 0 ou 4 espaços.
name-power-farol = Duas fichas: com uma, pegue a sua peça de outra lateral; vale o símbolo dela.
name-power-garoa = Antes da partida você compra duas cartas de mosaico e fica com uma.
name-power-coruja = Nos seus dois últimos turnos nenhum símbolo é errado.
name-power-estivadores = Duas fichas: com uma, troque a sua peça por uma sua que o adversário descartou; ele marca 1 ponto.
name-power-carcara = No fim: 4 pontos por conjunto completo dos cinco tipos entre as peças que você descartou.
name-power-ventania = Duas fichas: com uma, antes de mover, gire as suas cinco peças do rondel uma lateral, para qualquer lado.
name-power-cortejo = Pare uma vez em cada uma das cinco laterais: 3 pontos, e 6 na segunda volta.
name-power-quadrilha = No fim, tipos que você tem exatamente duas vezes: um vale 1 ponto; dois, 3; três, 5; os cinco, 10.
name-power-toque = Duas fichas: com uma, no fim do turno, indique uma lateral onde o adversário não pode parar em seguida.
name-power-alquimistas = Uma ficha: uma peça que não seja Bandeirão passa a contar nos seus grupos de Bandeirões.
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
name-mosaic-12 = Silêncio Visitante
name-mosaic-13 = Pólvora Molhada
name-mosaic-14 = Cartolina Rasgada
name-mosaic-15 = Onda Quebrada

name-mosaic-1-text = 1 ponto por Bandeirão na sua arquibancada.
name-mosaic-2-text = 1 ponto por Música na sua arquibancada, em ordem ou não.
name-mosaic-3-text = 1 ponto por peça de Fogos na sua arquibancada.
name-mosaic-4-text = 1 ponto por Mosaico na sua arquibancada.
name-mosaic-5-text = 1 ponto por Ola no estádio inteiro.
name-mosaic-6-text = 4 pontos com os cinco tipos na sua arquibancada, 2 com quatro.
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

lesson-move = Encha a sua arquibancada, a de baixo: cada peça marca pontos, e pontos viram gols. A bola anda de 1 a 3 espaços. Seu Bandeirão está em ▲: mova a bola 2.
lesson-place = O Mosaico do adversário em ▲ foi descartado. Agora coloque o seu Bandeirão em um espaço com o mesmo símbolo: o espaço 3.
lesson-move-wave = Um ponto! O adversário fez a primeira Ola do estádio: 3 pontos. A segunda vale 4, de quem for, e a sua está em ✖: mova a bola 1.
lesson-place-wave = Coloque a Ola em um ✖: o espaço 5.
lesson-move-banner = Quatro pontos! Bandeirões valem mais lado a lado, e há outro em ◆: mova a bola 1.
lesson-place-banner = O espaço 2 tem um ◆ e é vizinho do seu primeiro Bandeirão: coloque ali.
lesson-move-mosaic = Dois Bandeirões ligados: 3 pontos. O adversário errou o símbolo: 2 para você. Em ■ há um Mosaico seu, e sai uma Música do adversário: mova a bola 1.
lesson-place-mosaic = Coloque o Mosaico em um dos dois ■: o espaço 4 ou o 10.
lesson-move-song = O Mosaico deu uma carta que, no fim, vale 1 ponto por Fogos que você descartar. Em ◆ há Fogos do adversário e uma Música sua: mova a bola 2.
lesson-place-song = Do espaço 1 ao 10, as letras das Músicas têm de subir. A sua é a E, a última: leve-a para o fim: o espaço 9, que também tem ◆.
lesson-end = Mais um ponto e, com 11, seu primeiro gol! No fim contam também Fogos e cartas, e vence quem tem mais gols. Agora escolha um time e jogue de verdade!

# What the drawn board says

board-stadium = Estádio
board-score = Placar e trilha
board-score-of = { $seat_is ->
    [you] Você
   *[other] { $seat }
}: { $goals ->
    [0] nenhum gol
    [one] 1 gol
   *[other] { $goals } gols
}, { $points ->
    [0] nenhum ponto
    [one] 1 ponto
   *[other] { $points } pontos
}; { $next ->
    [0] gol agora.
    [one] falta 1 ponto para o próximo gol.
   *[other] faltam { $next } pontos para o próximo gol.
}
board-stand = { $seat_is ->
    [you] Sua arquibancada
    [rival] Arquibancada do time adversário
   *[other] Arquibancada de { $seat }
}
board-rondel = Rondel
board-space-empty = { $seat_is ->
    [you] Seu espaço { $space }
    [rival] Espaço { $space } do time adversário
   *[other] Espaço { $space } de { $seat }
}, { $symbol }: vazio.
board-space-filled = { $seat_is ->
    [you] Seu espaço { $space }
    [rival] Espaço { $space } do time adversário
   *[other] Espaço { $space } de { $seat }
}, { $symbol }: { $piece }.
board-space-raised = { $seat_is ->
    [you] Seu espaço { $space }
    [rival] Espaço { $space } do time adversário
   *[other] Espaço { $space } de { $seat }
}, { $symbol }: { $piece }, que conta também como Bandeirão.
board-side = Lateral { $symbol }. { $near_seat_is ->
    [you] Sua peça
    [rival] Peça do time adversário
   *[other] Peça de { $near_seat }
}: { $near }. { $far_seat_is ->
    [you] Sua peça
    [rival] Peça do time adversário
   *[other] Peça de { $far_seat }
}: { $far }.
board-nothing = nenhuma
board-ball-here = A bola está aqui.
board-forbidden = Proibido parar aqui neste turno.
board-token-here = Há uma ficha para pegar.
board-stack = { $seat_is ->
    [you] Sua pilha
    [rival] Pilha do time adversário
   *[other] Pilha de { $seat }
}: { $count ->
    [0] nenhuma peça.
    [one] 1 peça: { $piece }.
   *[other] { $count } peças; no topo: { $piece }.
}
board-pile = { $seat_is ->
    [you] Peças que você descartou: { $count }.
    [rival] Peças que o time adversário descartou: { $count }.
   *[other] Peças que { $seat } descartou: { $count }.
}
board-best = Melhor lugar: espaço { $space }
board-best-short = espaço { $space }: +{ $points }
board-own = { $points ->
    [0] nenhum ponto para você
    [one] +1 ponto para você
   *[other] +{ $points } pontos para você
}
board-bonus = { $points ->
    [0] nenhum deles é do seu time
    [one] 1 deles é do seu time
   *[other] { $points } deles são do seu time
}
board-given = { $seat_is ->
    [you] você
   *[other] { $seat }
}: { $points ->
    [0] nenhum ponto
    [one] +1 ponto
   *[other] +{ $points } pontos
}
board-wrong = { $points ->
    [0] símbolo certo
    [one] símbolo errado: 1 ponto
   *[other] símbolo errado: { $points } pontos
}
board-cards = { $count ->
    [0] nenhuma carta de mosaico
    [one] 1 carta de mosaico
   *[other] { $count } cartas de mosaico
}
board-costs-token = Gasta uma ficha
board-goal = GOL!
board-half = { $seat_is ->
    [you] Seu time e suas peças
    [rival] Time adversário e suas peças
   *[other] Time e peças de { $seat }
}
board-no-team = Sem time
board-tokens = { $count ->
    [0] nenhuma ficha
    [one] 1 ficha
   *[other] { $count } fichas
}
board-row-stand = colocadas
board-row-lost = descartadas
board-row-stack = por vir
board-mistaken = Músicas fora de ordem: não pontuam mais.
board-last-turn = Último turno
board-ball-moved = { $steps ->
    [0] A bola ficou parada
    [one] A bola andou 1 espaço
   *[other] A bola andou { $steps } espaços
}
board-discarded = Descartou
board-placed = Colocou
board-gave = (adversário: +{ $points })
board-difficulty = Dificuldade { $dots } de 3
board-team-chosen = Você escolheu { $team }. Falta o adversário.
board-teams-choosing = Os times estão sendo escolhidos.
board-teams-easy = Sua primeira partida: um destes três já basta. A figura mostra o que cada um faz sozinho.
board-teams-all = Mostrar todos os times
board-cards-title = Cartas de mosaico
board-deck = Baralho: { $count }
board-penalty = Pênaltis, se houver empate em gols: { $kind }
board-no-cards = Coloque um Mosaico para ganhar cartas que pontuam no fim.
board-hidden-cards = { $seat_is ->
    [you] Você
   *[other] { $seat }
}: { $count ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $count } cartas
}
board-rival-took = Você sabe que ali há: { $cards }
board-recognised = o adversário conhece esta
board-under = No fundo do baralho, a { $place }ª a voltar: { $card }
board-worth-now = { $points ->
    [0] nenhum ponto agora
    [one] 1 ponto agora
   *[other] { $points } pontos agora
}
board-tray = Fichas e outras decisões
board-raise = Gastar a ficha: a peça conta como Bandeirão
board-take = Ou gaste uma ficha: toque em outra lateral para pegar a peça de lá.
board-recover = Ou gaste uma ficha para recuperar uma peça sua que está com { $seat }:
board-show-points = Mostrar os pontos de cada lugar
board-reference = Quanto vale cada peça
board-full-time = Fim de jogo
board-sheet-placed = Peças colocadas
board-sheet-power = Poder do time
board-sheet-given = Do adversário
board-sheet-fireworks = Mais Fogos
board-sheet-mosaic = Cartas de mosaico
board-sheet-points = Pontos
board-sheet-goals = Gols
board-points = { $points ->
    [0] nenhum ponto
    [one] 1 ponto
   *[other] { $points } pontos
}
board-shoot-out = Pênaltis
board-who = { $seat }
board-scores-bandeirao = Bandeirões do grupo, contando este: 1, 3, 5, 7, 10.
board-scores-musica = Suas Músicas, se as letras sobem do espaço 1 ao 10: 1, 2, 4, 6, 8.
board-scores-fogos = Seus Fogos: 1, 1, 2, 2, 3. No fim, quem tem mais marca 4.
board-scores-mosaico = Você compra 1, 1, 2, 3, 3 cartas de mosaico e fica com 1, 1, 1, 1, 2: elas pontuam no fim.
board-scores-ola = Olas no estádio inteiro: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = As duas arquibancadas em sentido horário, o rondel com a bola, as pilhas e as peças descartadas nos cantos, a trilha acima.
board-figure-turn = A bola parou: a peça do meio é a que se coloca agora, e o símbolo ao lado dela é o certo.
board-figure-end = Fim de jogo: as arquibancadas cheias, as cartas de mosaico abertas, os gols contados.
board-figure-solo = 7 a 1: você começa perdendo, e o adversário enche a arquibancada dele junto com você.

field-seat = jogador
field-solo = Partida solo, modo 7 a 1
field-teams-mode = Times
field-teams-mode-choose = escolhidos
field-teams-mode-random = sorteados
field-teams-mode-none = sem times
field-phase = Agora
field-phase-team = escolher o time
field-phase-keep = escolher a carta de mosaico
field-phase-move = mover a bola
field-phase-place = colocar uma peça
field-phase-put-under = pôr uma carta no fundo do baralho
field-phase-encore = pontuar de novo?
field-phase-cycle = topo para o fundo das pilhas?
field-phase-forbid = proibir uma lateral?
field-phase-over = fim
field-waiting = ainda escolhem
field-kept-team = Time que ficou com o adversário
field-team = Time
field-turn = Turno
field-turns = Turnos ao todo
field-first = Começou
field-mover = Joga agora
field-ball = A bola está na lateral
field-rondel = Rondel
field-symbol = símbolo
field-pieces = peças
field-steps = espaços até lá
field-forbidden = proibida agora
field-token = uma ficha para pegar
field-goals-at = Gols na trilha em
field-piece = Peça
field-from-side = Estava em
field-encore = Pontos para repetir
field-sides = As duas torcidas
field-colour = cor
field-tokens = fichas
field-spent = ficha gasta
field-points = pontos
field-goals = gols
field-stand = Arquibancada
field-raised = conta como Bandeirão
field-counts = peças colocadas
field-bandeirao = bandeirões
field-musica = músicas
field-fogos = fogos
field-mosaico = mosaicos
field-ola = olas
field-mistaken = músicas fora de ordem
field-last-kind = última colocada
field-top = topo da pilha
field-stack = peças por vir
field-unseen = ainda não vistas
field-cycled = postas no fundo
field-discards = descartadas
field-winner = Quem venceu
field-reason = Venceu
field-reason-goals = nos gols
field-reason-penalties = nos pênaltis
field-reason-coin = no cara ou coroa
field-hand-sizes = Cartas de mosaico
field-open-hands = Cartas de mosaico abertas
field-open-points = Quanto valeram
field-deck = Baralho de mosaicos
field-under = No fundo do baralho
field-owner = posta por
field-card = carta
field-to-discard = Cartas a pôr no fundo
field-taken = Postas no fundo, compradas pelo outro lado
field-shown-penalties = Cartas de pênalti abertas
field-hand = Suas cartas de mosaico
field-hand-points = Quanto valeriam agora
field-penalty = Sua carta de pênalti
field-rival-took = Postas por você, com o adversário
field-rival-recognised = O adversário conhece

badge-winner = Vitória
badge-winner-how = Vencer outra torcida.
badge-alone = Sete a um vingado
badge-alone-how = Vencer a partida solo contra o 7 a 1.
badge-seven = Sete gols
badge-seven-how = Fazer sete gols numa partida.
badge-landslide = De lavada
badge-landslide-how = Vencer por quinze pontos ou mais.
badge-fireworks = Foguetório
badge-fireworks-how = Ganhar seis pontos no bônus de Fogos.
badge-artist = Artista
badge-artist-how = Mostrar cinco cartas de mosaico no fim.
badge-masterpiece = Obra-prima
badge-masterpiece-how = Uma carta de mosaico de seis pontos ou mais.
badge-full-stand = Arquibancada cheia
badge-full-stand-how = Uma peça que dá seis pontos de uma vez.
badge-in-tune = Afinada
badge-in-tune-how = Vencer sem nenhum símbolo errado.
badge-mascot = Mascote
badge-mascot-how = Cinco pontos do poder do seu time numa partida.
badge-penalties = Nos pênaltis
badge-penalties-how = Vencer nos pênaltis.
badge-giant = Gigante
badge-giant-how = Cinquenta pontos numa partida.
trait-team = Time
trait-opening = Primeira lateral do rondel
trait-mosaic = Cartas de mosaico mostradas
trait-opening-circle = círculo ●
trait-opening-diamond = losango ◆
trait-opening-triangle = triângulo ▲
trait-opening-square = quadrado ■
trait-opening-cross = xis ✖
# Por que fazer isso: dicas e análises.
motive-points = { $points ->
    [0] Não rende pontos
    [1] Rende 1 ponto
   *[other] Rende { $points } pontos
}{ $lost ->
    [0] {""}
    [1] {" "}e dá 1 ao adversário
   *[other] {" "}e dá { $lost } ao adversário
}
motive-mosaic = { $count ->
    [0] Não traz cartas de mosaico
    [1] Traz 1 carta de mosaico
   *[other] Traz { $count } cartas de mosaico
}
motive-side = { $points ->
    [0] A peça dessa lateral não rende pontos
    [1] A peça dessa lateral pode render 1 ponto
   *[other] A peça dessa lateral pode render { $points } pontos
}{ $lost ->
    [0] {""}
    [1] {" "}e pode dar 1 ao adversário
   *[other] {" "}e pode dar { $lost } ao adversário
}
motive-low-card = { $points ->
    [0] Essa carta não vale nada
    [1] Essa carta vale só 1 ponto
   *[other] Essa carta vale só { $points } pontos
}
motive-again = { $points ->
    [0] Não rende mais pontos
    [1] Rende mais 1 ponto
   *[other] Rende mais { $points } pontos
}

# Quem joga cada nível: nome, jeito, e o que diz quando algo dá certo ou errado.
name-bot-easy = Mirim (fácil)
about-easy = Canta alto e coloca a peça onde der mais pontos agora.
glad-easy = { $variant ->
    [0] Lê lê ô!
   *[other] Ficou lindo!
}
sorry-easy = { $variant ->
    [0] Eles cantam alto.
   *[other] Buá.
}
name-bot-normal = Dona Bandeira (normal)
about-normal = Arruma a arquibancada, fila por fila.
glad-normal = { $variant ->
    [0] Tudo no lugar.
   *[other] Que capricho.
}
sorry-normal = { $variant ->
    [0] A festa deles está bonita.
   *[other] Faltou pano.
}
name-bot-hard = Rojão (difícil)
about-hard = Gosta de pontos na hora, com muito barulho.
glad-hard = { $variant ->
    [0] Explode, coração!
   *[other] Ninguém dorme hoje!
}
sorry-hard = { $variant ->
    [0] Falhou o pavio.
   *[other] Que barulheira a deles.
}
name-bot-master = Maestro da Geral (mestre)
about-master = Gosta de não dar nada de graça ao outro lado.
glad-master = { $variant ->
    [0] A geral é uma orquestra.
   *[other] No compasso.
}
sorry-master = { $variant ->
    [0] Bela melodia.
   *[other] Desafinamos.
}
