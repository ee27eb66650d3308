title = T.E.G. La Revancha
pitch = O mundo em guerra: exércitos, pactos, mísseis e um objetivo secreto.

option-pacts = Pactos
option-pacts-true = permitidos
option-pacts-false = proibidos
option-talk = Conversa e propostas
option-talk-vale_todo = vale tudo: a qualquer momento
option-talk-fair_play = jogo limpo: só no próprio turno
option-country_card = Carta de país
option-country_card-given = recebida sem pedir
option-country_card-asked = só para quem pedir
option-round_limit = Limite de rodadas (0: sem limite)
option-colours = Cor de cada lugar

ask-opening = Ponha seus primeiros exércitos em países seus: onde vai atacar, o que precisa defender?
ask-extra = Coloque seus reforços extras ou monte mísseis.
ask-incorporate = Incorpore exércitos. Você também pode trocar cartas e montar mísseis.
ask-attack = Ataque, lance mísseis, reagrupe ou termine.
ask-advance = Quantos exércitos avançam?
ask-regroup = Reagrupe ou termine.
ask-cards = Aproveite o que suas cartas dão ou termine o turno.
ask-joint = Continue o ataque conjunto.
ask-ally-regroup = Reagrupe para o novo condomínio ou termine.
ask-zone-choice = O pacto de zona internacional não foi cumprido: ele continua?
ask-answer = Responda à proposta, se quiser.

action-done = Terminar esta etapa
action-place = Colocar um exército { $country_in }
action-place-all = Colocar todos os possíveis { $country_in }
action-missile = Trocar seis exércitos por um míssil { $country_in }
action-lay = Apresentar para troca a carta { $card_of }
action-attack = Atacar { $target_the } a partir { $source_of }
action-attack-occupant = Atacar { $other_seat } { $target_in } a partir { $source_of }
action-attack-inside = Atacar o outro ocupante dentro { $country_of }
action-launch = Lançar um míssil { $source_of } contra { $target_the }
action-launch-at = Míssil { $source_of } contra { $other_seat } { $target_in }
action-carry-out = Realizar o ataque conjunto { $target_to }
action-roll = Rolar os dados
action-stop = Parar o ataque conjunto
action-advance = { $armies ->
    [0] Não avançar
    [one] Avançar um exército
   *[other] Avançar { $armies } exércitos
}
action-regroup = Mover um exército { $source_of } para { $target_the }
action-regroup-all = Mover todos os possíveis { $source_of } para { $target_the }
action-regroup-missile = Mover um míssil { $source_of } para { $target_the }
action-take-card = Pedir a carta de país
action-bonus = Colocar três exércitos de prêmio { $country_in }
action-keep-zone = Manter a zona internacional
action-end-zone = Encerrar a zona internacional
action-accept = Aceitar a proposta
action-refuse = Recusar a proposta
action-withdraw = Retirar a proposta
action-propose-country = Propor não agressão entre { $one_the } e { $other_the }
action-propose-continent = Propor a { $other_seat } não agressão { $continent_in }
action-propose-border = Propor a { $other_seat } não agressão na fronteira { $one } – { $other }
action-propose-world = Propor a { $other_seat } não agressão no mundo todo
action-propose-zone = Propor a { $other_seat } uma zona internacional { $country_in }
action-propose-aggression = Propor ataque conjunto { $source_of } e { $ally_of } { $target_to }, { $when }
action-propose-joint = Propor ataque conjunto { $source_of } { $target_to }
action-cancel-country = Anunciar o fim do pacto { $one } – { $other }
action-cancel-continent = Anunciar a { $other_seat } o fim do pacto { $continent_in }
action-cancel-border = Anunciar a { $other_seat } o fim do pacto na fronteira { $one } – { $other }
action-cancel-world = Anunciar a { $other_seat } o fim do pacto mundial
action-cancel-zone = Anunciar o fim da zona internacional
action-cancel-condominium = Anunciar o fim do pacto dentro { $country_of }

refusal-wrong-step = Agora não é hora disso.
refusal-not-yours = Você precisa ter exércitos nesse país.
refusal-yours = Esse país é seu.
refusal-need-two = Para atacar é preciso ter ao menos dois exércitos no país.
refusal-name-occupant = É um condomínio: escolha qual ocupante atacar.
refusal-not-there = Esse jogador não ocupa um condomínio ali.
refusal-open-borders = Fronteiras abertas: só se ataca outro continente.
refusal-closed-borders = Fronteiras fechadas: só se ataca dentro do continente.
refusal-pact = Um pacto em vigor proíbe esse ataque.
refusal-allies-inside = Quem ocupa um condomínio não o ataca de fora.
refusal-partner-country = A partir de um condomínio não se atacam os países do outro ocupante.
refusal-agreed-target = Esse país só pode ser atacado no ataque conjunto que você combinou.
refusal-nothing-left = Não há exércitos que possam ir para esse país.
refusal-one-left = Só cabe mais um: coloque um exército.
refusal-blockaded = O país está bloqueado e não pode receber exércitos.
refusal-still-to-place = Ainda há exércitos para colocar.
refusal-must-exchange = Com seis cartas ou mais, é obrigatório trocar.
refusal-exchange-begun = Termine primeiro a troca que você começou.
refusal-not-enough-armies = Um míssil custa seis exércitos do país, e um tem de ficar.
refusal-no-such-card = Você não tem essa carta.
refusal-one-exchange = Só uma troca por rodada.
refusal-no-exchange = Essa carta não completa nenhuma troca.
refusal-no-missile = Você não tem míssil nesse país.
refusal-shield = Os mísseis do país atacado o protegem.
refusal-too-few-to-bomb = O país atacado ficaria sem nenhum exército.
refusal-overflight = O míssil sobrevoaria um pacto seu.
refusal-advance-range = Esse número de exércitos não pode avançar.
refusal-not-own-target = Só se reagrupa para um país seu ou em condomínio.
refusal-one-stays = Um exército tem de ficar no país.
refusal-moved-before = O que já foi reagrupado neste turno não se move de novo.
refusal-only-into-shared = Agora só se reagrupa para o novo condomínio.
refusal-no-card = Neste turno você não tem direito a uma carta.
refusal-bonus-taken = O prêmio dessa carta já foi usado.
refusal-bonus-frozen = Não há prêmio enquanto o país é zona internacional.
refusal-must-carry-out = Antes é preciso realizar o ataque conjunto combinado.
refusal-no-aggression = Não há ataque conjunto combinado contra esse país.
refusal-no-stop = Um pacto de agressão vai até o fim.
refusal-pacts-off = Nesta mesa não há pactos.
refusal-dead = Quem saiu da partida não faz pactos.
refusal-no-proposal = Essa proposta já não existe.
refusal-out-of-turn = No jogo limpo só se propõe no próprio turno.
refusal-three-proposals = No máximo três propostas em cada turno.
refusal-proposed-before = Isso já foi proposto nesta rodada.
refusal-no-partner = Não há com quem assinar esse pacto.
refusal-signed-before = Esse pacto já está em vigor.
refusal-contradicts = Isso contradiz outro pacto em vigor.
refusal-three-exchanges = Os dois precisam ter feito três trocas.
refusal-one-zone = Cada jogador tem no máximo uma zona internacional.
refusal-no-zone-there = Esse país não pode ser zona internacional de vocês dois.
refusal-no-plan = Esse ataque conjunto não é possível.
refusal-not-that-turn = Isso não é possível neste turno.
refusal-not-shared = Esse condomínio não é seu.
refusal-no-pact = Você não tem um pacto assim para romper.

event-colour = { $seat_is ->
    [you] Você joga de { $colour }.
   *[other] { $seat } joga de { $colour }.
}
event-die = { $seat_is ->
    [you] Você tirou { $die } no dado.
   *[other] { $seat } tirou { $die } no dado.
}
event-left-over = { $seat_is ->
    [you] Você recebeu também { $country_the }.
   *[other] { $seat } recebeu também { $country_the }.
}
event-dealt = { $seat_is ->
    [you] Seus países: { $countries }.
   *[other] Países de { $seat }: { $countries }.
}
event-objective = { $seat_is ->
    [you] Seu objetivo secreto: { $objective_quoted }.
   *[other] Objetivo secreto de { $seat }: { $objective_quoted }.
}
event-objective-destroy = { $seat_is ->
    [you] Seu objetivo secreto: { $objective_quoted }. O adversário a destruir é { $target_seat }.
   *[other] Objetivo secreto de { $seat }: { $objective_quoted }. O adversário a destruir é { $target_seat }.
}
event-first = { $seat_is ->
    [you] Você começa.
   *[other] { $seat } começa.
}
event-armies = { $seat_is ->
    [you] Você incorpora
   *[other] { $seat } incorpora
} { $armies ->
    [0] 0 exércitos
    [one] um exército
   *[other] { $armies } exércitos
}{ $bonus ->
    [0] .
    [one] {" "}e mais um por dominar { $continents_the }.
   *[other] {" "}e mais { $bonus } por dominar { $continents_the }.
}
event-placed = { $seat_is ->
    [you] Você colocou
   *[other] { $seat } colocou
} { $armies ->
    [0] 0 exércitos
    [one] um exército
   *[other] { $armies } exércitos
} { $country_in }.
event-armies-lost = { $armies ->
    [0] { $seat_is ->
        [you] Você não perdeu
       *[other] { $seat } não perdeu
    } nenhum exército.
   *[other] { $seat_is ->
        [you] Você perdeu
       *[other] { $seat } perdeu
    } { $armies ->
        [1] um exército: não havia onde colocá-lo.
       *[other] { $armies } exércitos: não havia onde colocá-los.
    }
}
event-round = { $seat_is ->
    [you] Rodada { $round }: você começa.
   *[other] Rodada { $round }: { $seat } começa.
}
event-situation = Carta de situação: { $situation }.
event-situation-rest = Carta de situação: descanso do { $colour }. Nesta rodada { $seat_is ->
    [you] você
   *[other] { $seat }
} só incorpora exércitos.
event-situation-passed = Carta de situação: descanso do { $colour }, que não está em jogo. Outra é virada.
event-crisis = Crise! { $seat_is ->
    [you] Você fica sem carta nesta rodada.
    [among] Você fica sem carta nesta rodada, assim como { $seat_others }.
   *[other] Sem carta nesta rodada: { $seat }.
}
event-turn = { $seat_is ->
    [you] É o seu turno.
   *[other] Turno de { $seat }.
}
event-fought = { $seat_is ->
    [you] Você atacou { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } atacou você
       *[other] { $seat } atacou { $other_seat }
    }
} { $target_in } a partir { $source_of }: { $attack } contra { $defence }. Baixas no ataque: { $lost }; na defesa: { $other_lost }.
event-fought-inside = { $seat_is ->
    [you] Você atacou { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } atacou você
       *[other] { $seat } atacou { $other_seat }
    }
} dentro { $target_of }: { $attack } contra { $defence }. Baixas no ataque: { $lost }; na defesa: { $other_lost }.
event-conquered = { $variant ->
    [0] { $seat_is ->
        [you] Você tomou { $country_the } de { $other_seat }.
       *[other] { $other_seat_is ->
            [you] { $seat } tomou { $country_the } de você.
           *[other] { $seat } tomou { $country_the } de { $other_seat }.
        }
    }
    [1] Bandeira nova { $country_in }: { $seat_is ->
        [you] sai { $other_seat }, entra você.
       *[other] { $other_seat_is ->
            [you] sai você, entra { $seat }.
           *[other] sai { $other_seat }, entra { $seat }.
        }
    }
   *[2] { $seat_is ->
        [you] { $other_seat } não resistiu: você conquistou { $country_the }.
       *[other] { $other_seat_is ->
            [you] Você não resistiu: { $seat } conquistou { $country_the }.
           *[other] { $other_seat } não resistiu: { $seat } conquistou { $country_the }.
        }
    }
}
event-expelled = { $seat_is ->
    [you] Você expulsou { $other_seat } { $country_of }.
   *[other] { $other_seat_is ->
        [you] { $seat } expulsou você { $country_of }.
       *[other] { $seat } expulsou { $other_seat } { $country_of }.
    }
}
event-moved-in = { $seat_is ->
    [you] Você entrou { $country_in } e agora divide o país com { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } entrou { $country_in } e agora divide o país com você.
       *[other] { $seat } entrou { $country_in } e agora divide o país com { $other_seat }.
    }
}
event-advanced = { $seat_is ->
    [you] Você avançou
   *[other] { $seat } avançou
} { $armies ->
    [0] mais 0 exércitos
    [one] mais um exército
   *[other] mais { $armies } exércitos
} { $source_of } para { $target_the }.
event-missile-built = { $seat_is ->
    [you] Você trocou
   *[other] { $seat } trocou
} seis exércitos por um míssil { $country_in }.
event-launched = { $variant ->
    [0] { $seat_is ->
        [you] Você lançou um míssil { $source_of } contra { $target_the }: { $other_seat } perdeu
       *[other] { $other_seat_is ->
            [you] { $seat } lançou um míssil { $source_of } contra { $target_the }: você perdeu
           *[other] { $seat } lançou um míssil { $source_of } contra { $target_the }: { $other_seat } perdeu
        }
    }
    [1] { $seat_is ->
        [you] Explosão { $target_in }! O seu míssil, lançado { $source_of }, tirou de { $other_seat }
       *[other] { $other_seat_is ->
            [you] Explosão { $target_in }! O míssil de { $seat }, lançado { $source_of }, tirou de você
           *[other] Explosão { $target_in }! O míssil de { $seat }, lançado { $source_of }, tirou de { $other_seat }
        }
    }
   *[2] { $seat_is ->
        [you] O míssil que você lançou { $source_of } acertou { $target_the }, e { $other_seat } perdeu
       *[other] { $other_seat_is ->
            [you] O míssil que { $seat } lançou { $source_of } acertou { $target_the }, e você perdeu
           *[other] O míssil que { $seat } lançou { $source_of } acertou { $target_the }, e { $other_seat } perdeu
        }
    }
} { $armies ->
    [0] 0 exércitos.
    [one] um exército.
   *[other] { $armies } exércitos.
}
event-regrouped = { $seat_is ->
    [you] Você reagrupou
   *[other] { $seat } reagrupou
} { $armies ->
    [0] 0 exércitos
    [one] um exército
   *[other] { $armies } exércitos
} { $source_of } para { $target_the }.
event-regrouped-missile = { $seat_is ->
    [you] Você levou
   *[other] { $seat } levou
} um míssil { $source_of } para { $target_the }.
event-drew = { $seat_is ->
    [you] Você recebeu a carta { $card_of }.
   *[other] { $seat } recebeu a carta { $card_of }.
}
event-drew-hidden = { $seat_is ->
    [you] Você recebeu uma carta.
   *[other] { $seat } recebeu uma carta.
}
event-card-not-asked = { $seat_is ->
    [you] Você não pediu a carta e ficou sem ela.
   *[other] { $seat } não pediu a carta e ficou sem ela.
}
event-card-withheld = { $seat_is ->
    [you] Você fica sem carta por não ter cumprido o pacto de zona internacional.
   *[other] { $seat } fica sem carta por não ter cumprido o pacto de zona internacional.
}
event-reshuffled = { $cards ->
    [0] Não há cartas usadas para um novo baralho.
    [one] A única carta usada forma um novo baralho.
   *[other] As { $cards } cartas usadas formam um novo baralho.
}
event-card-lost = { $seat_is ->
    [you] Sua carta { $card_of } volta ao baralho.
   *[other] A carta { $card_of } que { $seat } tinha volta ao baralho.
}
event-inherited = { $seat_is ->
    [you] Cartas que você herdou de { $other_seat }: { $cards }.
   *[other] { $other_seat_is ->
        [you] Cartas que { $seat } herdou de você: { $cards }.
       *[other] Cartas que { $seat } herdou de { $other_seat }: { $cards }.
    }
}
event-inherited-hidden = { $seat_is ->
    [you] Você herdou
   *[other] { $seat } herdou
} { $other_seat_is ->
    [you] { $count ->
        [1] uma carta sua.
       *[other] { $count } cartas suas.
    }
   *[other] { $count ->
        [1] uma carta de { $other_seat }.
       *[other] { $count } cartas de { $other_seat }.
    }
}
event-bonus = { $seat_is ->
    [you] Você mostrou a carta { $country_of } e colocou ali
   *[other] { $seat } mostrou a carta { $country_of } e colocou ali
} { $armies ->
    [0] 0 exércitos.
    [one] um exército.
   *[other] { $armies } exércitos.
}
event-laid = { $seat_is ->
    [you] Você apresentou a carta { $card_of }.
   *[other] { $seat } apresentou a carta { $card_of }.
}
event-exchanged = { $seat_is ->
    [you] Você fez a sua { $number }ª troca e recebe
   *[other] { $seat } fez a sua { $number }ª troca e recebe
} { $armies ->
    [0] 0 exércitos.
    [one] um exército.
   *[other] { $armies } exércitos.
}
event-eliminated = { $variant ->
    [0] { $by_seat_is ->
        [you] Você eliminou { $seat } da partida.
       *[other] { $seat_is ->
            [you] { $by_seat } eliminou você da partida.
           *[other] { $by_seat } eliminou { $seat } da partida.
        }
    }
    [1] { $by_seat_is ->
        [you] Fim de linha para { $seat }: você destruiu o último exército.
       *[other] { $seat_is ->
            [you] Fim de linha para você: { $by_seat } destruiu o seu último exército.
           *[other] Fim de linha para { $seat }: { $by_seat } destruiu o último exército.
        }
    }
   *[2] { $by_seat_is ->
        [you] O mapa ficou sem { $seat }, e o golpe final foi seu.
       *[other] { $seat_is ->
            [you] O mapa ficou sem você, e o golpe final foi de { $by_seat }.
           *[other] O mapa ficou sem { $seat }, e o golpe final foi de { $by_seat }.
        }
    }
}
event-objective-met = { $variant ->
    [0] { $seat_is ->
        [you] Objetivo cumprido! Você conseguiu: { $objectives_quoted }.
       *[other] Objetivo cumprido! { $seat } conseguiu: { $objectives_quoted }.
    }
   *[other] { $seat_is ->
        [you] Fim do segredo: você cumpriu { $objectives_quoted }!
       *[other] Fim do segredo: { $seat } cumpriu { $objectives_quoted }!
    }
}
event-common-met = { $seat_is ->
    [you] Você ocupa
   *[other] { $seat } ocupa
} { $countries ->
    [0] 0 países
    [one] um país
   *[other] { $countries } países
} e cumpre o objetivo comum!
event-objective-shown = { $seat_is ->
    [you] O que você buscava: { $objectives_quoted }.
   *[other] O que { $seat } buscava: { $objectives_quoted }.
}
event-limit = { $rounds ->
    [0] Terminou o tempo combinado.
    [one] Terminou a única rodada combinada.
   *[other] Terminaram as { $rounds } rodadas combinadas.
}
event-accepted = { $seat_is ->
    [you] Você aceitou a proposta de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } aceitou a sua proposta.
       *[other] { $seat } aceitou a proposta de { $other_seat }.
    }
}
event-refused = { $seat_is ->
    [you] Você recusou a proposta de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } recusou a sua proposta.
       *[other] { $seat } recusou a proposta de { $other_seat }.
    }
}
event-said-two = { $seat }: “Só restamos nós dois. Um tem que ganhar.”
event-said-leader = { $seat }: “Você tem { $countries ->
    [1] um país
   *[other] { $countries } países
}. Se houver paz, você ganha.”
event-said-distrust = { $seat }: “Você acaba de romper um pacto comigo.”
event-said-apart = { $seat }: “Quase não nos encontramos ali. Para que serviria?”
event-said-front = { $seat }: “Não enquanto você tiver { $country_the }, ao lado dos meus exércitos.”
event-said-continent = { $seat }: “Quero { $continent_the } só para mim.”
event-said-nobody = { $seat }: “Eu ficaria sem ninguém para combater.”
event-said-spare = { $seat }: “Não tenho exércitos de sobra para atacar { $country_the }.”
event-said-behind = { $seat }: “Quem tem { $country_the } não está na frente. Por que atacar?”
event-said-ahead = { $seat }: “Você está muito na minha frente.”
event-said-elsewhere = { $seat }: “De acordo. Preciso dos meus exércitos em outro lugar.”
event-said-cards = { $seat }: “De acordo. Uma carta para cada um.”
event-said-together = { $seat }: “De acordo. Vamos tomar { $country_the }.”
event-withdrawn = { $seat_is ->
    [you] Você retirou a sua proposta.
   *[other] { $seat } retirou uma proposta.
}
event-void = { $seat_is ->
    [you] Uma proposta sua já não é possível.
   *[other] Uma proposta de { $seat } já não é possível.
}
event-cancelled-country = { $seat_is ->
    [you] Você anunciou
   *[other] { $seat } anunciou
} o fim do pacto entre { $one_the } e { $other_the }.
event-cancelled-continent = { $seat_is ->
    [you] Você anunciou a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } anunciou a você
       *[other] { $seat } anunciou a { $other_seat }
    }
} o fim do pacto { $continent_in }.
event-cancelled-border = { $seat_is ->
    [you] Você anunciou a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } anunciou a você
       *[other] { $seat } anunciou a { $other_seat }
    }
} o fim do pacto na fronteira entre { $one_the } e { $other_the }.
event-cancelled-world = { $seat_is ->
    [you] Você anunciou a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } anunciou a você
       *[other] { $seat } anunciou a { $other_seat }
    }
} o fim do pacto mundial.
event-cancelled-zone = { $seat_is ->
    [you] Você anunciou
   *[other] { $seat } anunciou
} o fim da zona internacional { $country_in }.
event-cancelled-condominium = { $seat_is ->
    [you] Você anunciou
   *[other] { $seat } anunciou
} o fim do pacto dentro { $country_of }.
event-pact-lost = Fim do pacto entre { $one_the } e { $other_the }: um dos países mudou de dono.
event-zone-broken = { $seat_is ->
    [you] Você não cumpriu
   *[other] { $seat } não cumpriu
} o pacto de zona internacional { $country_in }.
event-zone-ended = A zona internacional { $country_in } já não vale para { $seat_is ->
    [you] você
   *[other] { $seat }
}.
event-zone-goes-on = { $seat_is ->
    [you] Você decidiu manter
   *[other] { $seat } decidiu manter
} a zona internacional { $country_in }.
event-joint-attack = Ataque conjunto { $target_to }: { $seat_is ->
    [you] você e { $ally_seat }.
   *[other] { $ally_seat_is ->
        [you] { $seat } e você.
       *[other] { $seat } e { $ally_seat }.
    }
}
event-joint-stopped = { $seat_is ->
    [you] Você parou
   *[other] { $seat } parou
} o ataque conjunto { $target_to }.
event-aggression-lapsed = Expirou o ataque conjunto { $target_to } que { $seat_is ->
    [you] você combinou com { $ally_seat }
   *[other] { $ally_seat_is ->
        [you] você combinou com { $seat }
       *[other] { $seat } combinou com { $ally_seat }
    }
}: não foi possível neste turno.
event-condominium = { $variant ->
    [0] { $seat_is ->
        [you] Você e { $ally_seat } agora dividem { $country_the }.
       *[other] { $ally_seat_is ->
            [you] { $seat } e você agora dividem { $country_the }.
           *[other] { $seat } e { $ally_seat } agora dividem { $country_the }.
        }
    }
   *[other] { $seat_is ->
        [you] Duas bandeiras { $country_in }: a sua e a de { $ally_seat }.
       *[other] { $ally_seat_is ->
            [you] Duas bandeiras { $country_in }: a de { $seat } e a sua.
           *[other] Duas bandeiras { $country_in }: a de { $seat } e a de { $ally_seat }.
        }
    }
}
event-proposed-country = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um pacto de não agressão entre { $one_the } e { $other_the }.
event-signed-country = { $seat_is ->
    [you] Você e { $other_seat } assinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você assinaram
       *[other] { $seat } e { $other_seat } assinaram
    }
} um pacto de não agressão entre { $one_the } e { $other_the }.
event-proposed-continent = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um pacto de não agressão { $continent_in }.
event-signed-continent = { $seat_is ->
    [you] Você e { $other_seat } assinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você assinaram
       *[other] { $seat } e { $other_seat } assinaram
    }
} um pacto de não agressão { $continent_in }.
event-proposed-border = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um pacto de não agressão na fronteira entre { $one_the } e { $other_the }.
event-signed-border = { $seat_is ->
    [you] Você e { $other_seat } assinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você assinaram
       *[other] { $seat } e { $other_seat } assinaram
    }
} um pacto de não agressão na fronteira entre { $one_the } e { $other_the }.
event-proposed-world = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um pacto de não agressão no mundo todo.
event-signed-world = { $seat_is ->
    [you] Você e { $other_seat } assinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você assinaram
       *[other] { $seat } e { $other_seat } assinaram
    }
} um pacto de não agressão no mundo todo.
event-proposed-zone = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} uma zona internacional { $country_in }.
event-signed-zone = { $seat_is ->
    [you] Você e { $other_seat } combinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você combinaram
       *[other] { $seat } e { $other_seat } combinaram
    }
} uma zona internacional { $country_in }.
event-proposed-aggression = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um ataque conjunto { $target_to } a partir { $source_of } e { $ally_of }, { $when }. { $leader_seat_is ->
    [you] Você conduz.
   *[other] { $leader_seat } conduz.
}
event-signed-aggression = { $seat_is ->
    [you] Você e { $other_seat } combinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você combinaram
       *[other] { $seat } e { $other_seat } combinaram
    }
} um ataque conjunto { $target_to } a partir { $source_of } e { $ally_of }, { $when }. { $leader_seat_is ->
    [you] Você conduz.
   *[other] { $leader_seat } conduz.
}
event-proposed-joint = { $seat_is ->
    [you] Você propôs a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você
       *[other] { $seat } propôs a { $other_seat }
    }
} um ataque conjunto { $target_to } a partir { $source_of }.
event-signed-joint = { $seat_is ->
    [you] Você e { $other_seat } combinaram
   *[other] { $other_seat_is ->
        [you] { $seat } e você combinaram
       *[other] { $seat } e { $other_seat } combinaram
    }
} um ataque conjunto { $target_to } a partir { $source_of }.

result-objective = { $players ->
    [2] { $winners_is ->
        [you] Você venceu: cumpriu os seus dois objetivos secretos.
       *[other] Vitória de { $winners }, que cumpriu os dois objetivos secretos.
    }
   *[other] { $winners_is ->
        [you] Você venceu: cumpriu o seu objetivo secreto.
       *[other] Vitória de { $winners }, que cumpriu o objetivo secreto.
    }
}
result-common = { $winners_is ->
    [you] Você venceu com 45 países, o objetivo comum.
   *[other] Vitória de { $winners } com 45 países, o objetivo comum.
}
result-last = { $winners_is ->
    [you] Você venceu: não resta mais ninguém no mapa.
   *[other] Vitória de { $winners }: não resta mais ninguém no mapa.
}
result-limit = { $won ->
    [yes] { $winners_is ->
        [you] Fim das rodadas: você venceu, com mais países ou, no empate, mais exércitos.
       *[other] Fim das rodadas: vitória de { $winners }, com mais países ou, no empate, mais exércitos.
    }
   *[no] Fim das rodadas: empate.
}

name-alaska = Alasca
    .the = o Alasca
    .in = no Alasca
    .of = do Alasca
    .to = ao Alasca
name-canada = Canadá
    .the = o Canadá
    .in = no Canadá
    .of = do Canadá
    .to = ao Canadá
name-isla-victoria = Ilha Vitória
    .the = a Ilha Vitória
    .in = na Ilha Vitória
    .of = da Ilha Vitória
    .to = à Ilha Vitória
name-groenlandia = Groenlândia
    .the = a Groenlândia
    .in = na Groenlândia
    .of = da Groenlândia
    .to = à Groenlândia
name-labrador = Labrador
    .the = o Labrador
    .in = no Labrador
    .of = do Labrador
    .to = ao Labrador
name-nueva-york = Nova York
    .the = Nova York
    .in = em Nova York
    .of = de Nova York
    .to = a Nova York
name-oregon = Oregon
    .the = o Oregon
    .in = no Oregon
    .of = do Oregon
    .to = ao Oregon
name-terranova = Terra Nova
    .the = a Terra Nova
    .in = na Terra Nova
    .of = da Terra Nova
    .to = à Terra Nova
name-chicago = Chicago
    .the = Chicago
    .in = em Chicago
    .of = de Chicago
    .to = a Chicago
name-las-vegas = Las Vegas
    .the = Las Vegas
    .in = em Las Vegas
    .of = de Las Vegas
    .to = a Las Vegas
name-california = Califórnia
    .the = a Califórnia
    .in = na Califórnia
    .of = da Califórnia
    .to = à Califórnia
name-florida = Flórida
    .the = a Flórida
    .in = na Flórida
    .of = da Flórida
    .to = à Flórida
name-mexico = México
    .the = o México
    .in = no México
    .of = do México
    .to = ao México
name-cuba = Cuba
    .the = Cuba
    .in = em Cuba
    .of = de Cuba
    .to = a Cuba
name-honduras = Honduras
    .the = Honduras
    .in = em Honduras
    .of = de Honduras
    .to = a Honduras
name-el-salvador = El Salvador
    .the = El Salvador
    .in = em El Salvador
    .of = de El Salvador
    .to = a El Salvador
name-nicaragua = Nicarágua
    .the = a Nicarágua
    .in = na Nicarágua
    .of = da Nicarágua
    .to = à Nicarágua
name-jamaica = Jamaica
    .the = a Jamaica
    .in = na Jamaica
    .of = da Jamaica
    .to = à Jamaica
name-colombia = Colômbia
    .the = a Colômbia
    .in = na Colômbia
    .of = da Colômbia
    .to = à Colômbia
name-venezuela = Venezuela
    .the = a Venezuela
    .in = na Venezuela
    .of = da Venezuela
    .to = à Venezuela
name-brasil = Brasil
    .the = o Brasil
    .in = no Brasil
    .of = do Brasil
    .to = ao Brasil
name-chile = Chile
    .the = o Chile
    .in = no Chile
    .of = do Chile
    .to = ao Chile
name-bolivia = Bolívia
    .the = a Bolívia
    .in = na Bolívia
    .of = da Bolívia
    .to = à Bolívia
name-paraguay = Paraguai
    .the = o Paraguai
    .in = no Paraguai
    .of = do Paraguai
    .to = ao Paraguai
name-uruguay = Uruguai
    .the = o Uruguai
    .in = no Uruguai
    .of = do Uruguai
    .to = ao Uruguai
name-argentina = Argentina
    .the = a Argentina
    .in = na Argentina
    .of = da Argentina
    .to = à Argentina
name-islandia = Islândia
    .the = a Islândia
    .in = na Islândia
    .of = da Islândia
    .to = à Islândia
name-noruega = Noruega
    .the = a Noruega
    .in = na Noruega
    .of = da Noruega
    .to = à Noruega
name-finlandia = Finlândia
    .the = a Finlândia
    .in = na Finlândia
    .of = da Finlândia
    .to = à Finlândia
name-bielorrusia = Bielorrússia
    .the = a Bielorrússia
    .in = na Bielorrússia
    .of = da Bielorrússia
    .to = à Bielorrússia
name-ucrania = Ucrânia
    .the = a Ucrânia
    .in = na Ucrânia
    .of = da Ucrânia
    .to = à Ucrânia
name-irlanda = Irlanda
    .the = a Irlanda
    .in = na Irlanda
    .of = da Irlanda
    .to = à Irlanda
name-gran-bretana = Grã-Bretanha
    .the = a Grã-Bretanha
    .in = na Grã-Bretanha
    .of = da Grã-Bretanha
    .to = à Grã-Bretanha
name-portugal = Portugal
    .the = Portugal
    .in = em Portugal
    .of = de Portugal
    .to = a Portugal
name-espana = Espanha
    .the = a Espanha
    .in = na Espanha
    .of = da Espanha
    .to = à Espanha
name-francia = França
    .the = a França
    .in = na França
    .of = da França
    .to = à França
name-italia = Itália
    .the = a Itália
    .in = na Itália
    .of = da Itália
    .to = à Itália
name-alemania = Alemanha
    .the = a Alemanha
    .in = na Alemanha
    .of = da Alemanha
    .to = à Alemanha
name-croacia = Croácia
    .the = a Croácia
    .in = na Croácia
    .of = da Croácia
    .to = à Croácia
name-serbia = Sérvia
    .the = a Sérvia
    .in = na Sérvia
    .of = da Sérvia
    .to = à Sérvia
name-polonia = Polônia
    .the = a Polônia
    .in = na Polônia
    .of = da Polônia
    .to = à Polônia
name-albania = Albânia
    .the = a Albânia
    .in = na Albânia
    .of = da Albânia
    .to = à Albânia
name-rusia = Rússia
    .the = a Rússia
    .in = na Rússia
    .of = da Rússia
    .to = à Rússia
name-siberia = Sibéria
    .the = a Sibéria
    .in = na Sibéria
    .of = da Sibéria
    .to = à Sibéria
name-chechenia = Chechênia
    .the = a Chechênia
    .in = na Chechênia
    .of = da Chechênia
    .to = à Chechênia
name-chukchi = Chukchi
    .the = Chukchi
    .in = em Chukchi
    .of = de Chukchi
    .to = a Chukchi
name-kamchatka = Kamchatka
    .the = Kamchatka
    .in = em Kamchatka
    .of = de Kamchatka
    .to = a Kamchatka
name-japon = Japão
    .the = o Japão
    .in = no Japão
    .of = do Japão
    .to = ao Japão
name-china = China
    .the = a China
    .in = na China
    .of = da China
    .to = à China
name-corea = Coreia
    .the = a Coreia
    .in = na Coreia
    .of = da Coreia
    .to = à Coreia
name-iran = Irã
    .the = o Irã
    .in = no Irã
    .of = do Irã
    .to = ao Irã
name-malasia = Malásia
    .the = a Malásia
    .in = na Malásia
    .of = da Malásia
    .to = à Malásia
name-vietnam = Vietnã
    .the = o Vietnã
    .in = no Vietnã
    .of = do Vietnã
    .to = ao Vietnã
name-india = Índia
    .the = a Índia
    .in = na Índia
    .of = da Índia
    .to = à Índia
name-turquia = Turquia
    .the = a Turquia
    .in = na Turquia
    .of = da Turquia
    .to = à Turquia
name-irak = Iraque
    .the = o Iraque
    .in = no Iraque
    .of = do Iraque
    .to = ao Iraque
name-israel = Israel
    .the = Israel
    .in = em Israel
    .of = de Israel
    .to = a Israel
name-arabia = Arábia
    .the = a Arábia
    .in = na Arábia
    .of = da Arábia
    .to = à Arábia
name-sahara = Saara
    .the = o Saara
    .in = no Saara
    .of = do Saara
    .to = ao Saara
name-egipto = Egito
    .the = o Egito
    .in = no Egito
    .of = do Egito
    .to = ao Egito
name-etiopia = Etiópia
    .the = a Etiópia
    .in = na Etiópia
    .of = da Etiópia
    .to = à Etiópia
name-nigeria = Nigéria
    .the = a Nigéria
    .in = na Nigéria
    .of = da Nigéria
    .to = à Nigéria
name-angola = Angola
    .the = Angola
    .in = em Angola
    .of = de Angola
    .to = a Angola
name-mauritania = Mauritânia
    .the = a Mauritânia
    .in = na Mauritânia
    .of = da Mauritânia
    .to = à Mauritânia
name-sudafrica = África do Sul
    .the = a África do Sul
    .in = na África do Sul
    .of = da África do Sul
    .to = à África do Sul
name-madagascar = Madagascar
    .the = Madagascar
    .in = em Madagascar
    .of = de Madagascar
    .to = a Madagascar
name-sumatra = Sumatra
    .the = Sumatra
    .in = em Sumatra
    .of = de Sumatra
    .to = a Sumatra
name-filipinas = Filipinas
    .the = as Filipinas
    .in = nas Filipinas
    .of = das Filipinas
    .to = às Filipinas
name-tonga = Tonga
    .the = Tonga
    .in = em Tonga
    .of = de Tonga
    .to = a Tonga
name-australia = Austrália
    .the = a Austrália
    .in = na Austrália
    .of = da Austrália
    .to = à Austrália
name-tasmania = Tasmânia
    .the = a Tasmânia
    .in = na Tasmânia
    .of = da Tasmânia
    .to = à Tasmânia
name-nueva-zelanda = Nova Zelândia
    .the = a Nova Zelândia
    .in = na Nova Zelândia
    .of = da Nova Zelândia
    .to = à Nova Zelândia
name-america-del-norte = América do Norte
    .the = a América do Norte
    .in = na América do Norte
    .of = da América do Norte
    .to = à América do Norte
name-america-central = América Central
    .the = a América Central
    .in = na América Central
    .of = da América Central
    .to = à América Central
name-america-del-sur = América do Sul
    .the = a América do Sul
    .in = na América do Sul
    .of = da América do Sul
    .to = à América do Sul
name-europa = Europa
    .the = a Europa
    .in = na Europa
    .of = da Europa
    .to = à Europa
name-asia = Ásia
    .the = a Ásia
    .in = na Ásia
    .of = da Ásia
    .to = à Ásia
name-africa = África
    .the = a África
    .in = na África
    .of = da África
    .to = à África
name-oceania = Oceania
    .the = a Oceania
    .in = na Oceania
    .of = da Oceania
    .to = à Oceania
name-blanco = branco
name-negro = preto
name-rojo = vermelho
name-azul = azul
name-amarillo = amarelo
name-verde = verde
name-europe-south-america = Europa e América do Sul
    .quoted = “Ocupar a Europa e a América do Sul”
name-north-america-oceania-africa = América do Norte, Oceania e 5 países da África
    .quoted = “Ocupar a América do Norte, a Oceania e 5 países da África”
name-asia-central-america = Ásia e América Central
    .quoted = “Ocupar a Ásia e a América Central”
name-north-america-asia-europe = América do Norte, 8 países da Ásia e 4 da Europa
    .quoted = “Ocupar a América do Norte, 8 países da Ásia e 4 da Europa”
name-everywhere = 4 países da América do Norte, 4 da Europa, 4 da Ásia e 3 de cada um dos outros continentes
    .quoted = “Ocupar 4 países da América do Norte, 4 da Europa, 4 da Ásia e 3 de cada um dos outros continentes”
name-oceania-asia-africa-north-america = Oceania, 6 países da Ásia, 6 da África e 6 da América do Norte
    .quoted = “Ocupar a Oceania, 6 países da Ásia, 6 da África e 6 da América do Norte”
name-central-america-south-america-europe-asia = América Central, 6 países da América do Sul, 6 da Europa e 6 da Ásia
    .quoted = “Ocupar a América Central, 6 países da América do Sul, 6 da Europa e 6 da Ásia”
name-south-america-africa-asia = América do Sul, África e 8 países da Ásia
    .quoted = “Ocupar a América do Sul, a África e 8 países da Ásia”
name-oceania-africa-central-america-asia = Oceania, África, 4 países da América Central e 4 da Ásia
    .quoted = “Ocupar a Oceania, a África, 4 países da América Central e 4 da Ásia”
name-europe-asia-south-america = Europa, 4 países da Ásia e 4 da América do Sul
    .quoted = “Ocupar a Europa, 4 países da Ásia e 4 da América do Sul”
name-africa-europe-asia-islands = África, 4 países da Europa, 4 da Ásia e 6 ilhas em três continentes ou mais
    .quoted = “Ocupar a África, 4 países da Europa, 4 da Ásia e 6 ilhas em três continentes ou mais”
name-thirty-five = 35 países onde quiser
    .quoted = “Ocupar 35 países onde quiser”
name-destroy-blanco = Destruir o exército branco
    .quoted = “Destruir o exército branco”
name-destroy-negro = Destruir o exército preto
    .quoted = “Destruir o exército preto”
name-destroy-rojo = Destruir o exército vermelho
    .quoted = “Destruir o exército vermelho”
name-destroy-azul = Destruir o exército azul
    .quoted = “Destruir o exército azul”
name-destroy-amarillo = Destruir o exército amarelo
    .quoted = “Destruir o exército amarelo”
name-destroy-verde = Destruir o exército verde
    .quoted = “Destruir o exército verde”
name-destroy-left = Destruir quem joga à esquerda
    .quoted = “Destruir quem joga à esquerda”
name-classic = combate clássico
name-snow = neve (a defesa rola um dado a mais)
name-tailwind = vento a favor (o ataque rola um dado a mais)
name-crisis = crise (quem tirar menos no dado fica sem carta)
name-extra = reforços extras (todos colocam mais exércitos)
name-open = fronteiras abertas (só se ataca outro continente)
name-closed = fronteiras fechadas (só se ataca dentro do continente)
name-rest = descanso
name-now = neste turno
name-next = no próximo turno

# ---- the first match with a teacher

lesson-place = 36 países são seus, os brancos, e você coloca 18 exércitos. Toda a Oceania é sua, menos a Austrália! Toque em Sumatra para pôr um exército.
lesson-place-all = Um exército por toque, ou todos de uma vez. Ponha os outros em Sumatra também.
lesson-attack = Quem tem dois exércitos ou mais ataca um vizinho, por terra ou por ponte. Até três dados cada; empate é da defesa. Escolha Sumatra e depois a Austrália.
lesson-advance = Seu 6 venceu o 4: a Austrália caiu, e a Oceania inteira é sua! Avançam de um a três exércitos. Mande três.
lesson-regroup = Sumatra já não tem com quem lutar. No fim do turno, exércitos passam a um país seu vizinho; um fica. Escolha Sumatra e depois a Austrália: vão todos.
lesson-regroup-done = Já está bom: termine de reagrupar.
lesson-bonus = Quem conquista ganha uma carta; três símbolos iguais ou diferentes viram exércitos. A sua é Kamchatka, e o país é seu: coloque ali os três de prêmio.
lesson-turn-over = A carta fica na sua mão. Agora encerre o seu turno.
lesson-continent = Agora entram exércitos: a metade dos seus países e mais três pela Oceania. O adversário tem 19 no Vietnã: ponha todos nas Filipinas, do outro lado da ponte.
lesson-missile = Sempre que você coloca exércitos, seis de um mesmo país podem virar um míssil. Monte um nas Filipinas.
lesson-launch = Um míssil destrói três exércitos a uma fronteira, dois a duas e um a três, sem precisar de sorte. Escolha as Filipinas e depois o Vietnã.
lesson-accept = Seu adversário se impressionou e oferece paz entre o Vietnã e as Filipinas. Pacto assinado vale: aqui ninguém falta à palavra. Aceite.
lesson-finish = Com essa fronteira segura, seus exércitos ficam livres para os seus dois objetivos: veja quais são no botão Objetivo. Termine os ataques.
lesson-end = Isso é o principal. Você vence na hora em que cumpre os dois objetivos, mesmo no turno do outro, ou ocupa 45 países. Agora, uma partida de verdade!

# ---- the board of the web app

board-map = Mapa do mundo
board-country = { $country } ({ $continent }): { $who }.
board-force = { $seat_is ->
    [you] você
   *[other] { $seat }
}, { $armies ->
    [0] nenhum exército
    [one] um exército
   *[other] { $armies } exércitos
}{ $missiles ->
    [0] {""}
    [one] {" "}e um míssil
   *[other] {" "}e { $missiles } mísseis
}
board-blockaded = Bloqueado por { $seat_is ->
    [you] você.
   *[other] { $seat }.
}
board-choose = Toque para escolher.
board-chosen = Escolhido; toque para soltar.
board-far = Nenhum país seu alcança este.
board-opening = Preparação
board-round = Rodada { $round }
board-round-of = Rodada { $round } de { $limit }
board-card-classic = Combate clássico
board-card-snow = Neve
board-card-tailwind = Vento a favor
board-card-crisis = Crise
board-card-extra = Reforços extras
board-card-open = Fronteiras abertas
board-card-closed = Fronteiras fechadas
board-card-rest = Descanso
board-situation-classic = Combate clássico: nada de especial nesta rodada.
board-situation-snow = Neve: nesta rodada a defesa rola um dado a mais.
board-situation-tailwind = Vento a favor: nesta rodada o ataque rola um dado a mais.
board-situation-crisis = Crise: todos rolaram um dado, e quem tirou menos fica sem carta nesta rodada.
board-situation-extra = Reforços extras: todos colocam mais exércitos antes do primeiro turno.
board-situation-open = Fronteiras abertas: ataques e mísseis só contra outro continente.
board-situation-closed = Fronteiras fechadas: ataques e mísseis só dentro do continente.
board-situation-rest = Descanso: nesta rodada { $seat_is ->
    [you] você
   *[other] { $seat }
} só incorpora exércitos.
board-no-card = { $seat_is ->
    [you] Você fica sem carta.
    [among] Você fica sem carta, assim como { $seat_others }.
   *[other] Sem carta: { $seat }.
}
board-panel-players = Jogadores
board-panel-objective = Objetivo
board-panel-cards = Cartas
board-panel-pacts = Pactos
board-close = Fechar
board-zoom = Aproximar ou afastar
board-closer = Aproximar
board-farther = Afastar
board-world = O mundo inteiro
board-player = Jogador
board-seat = { $seat }
board-countries = Países
board-column-countries = Países
board-column-armies = Exércitos
board-column-missiles = Mísseis
board-column-cards = Cartas de país
board-column-exchanges = Trocas feitas
board-short-countries = País
board-short-armies = Exér
board-short-missiles = Mís
board-short-cards = Cart
board-short-exchanges = Troc
board-known = Cartas conhecidas: { $cards }
board-out = { $seat_is ->
    [you] caiu diante de você
   *[other] caiu diante de { $seat }
}
board-deck = Cartas no baralho: { $deck }; usadas: { $used }.
name-common = Objetivo comum: 45 países
board-met = cumprido
board-end-objectives = O que cada um queria
board-end-war = exércitos: { $armies } · países conquistados: { $countries } · perdidos: { $lost }
board-end-countries = Fim das rodadas, e os países decidiram: ninguém tinha mais.
board-end-armies = Fim das rodadas, empate em países: os exércitos do mapa decidiram.
board-islands = Ilhas (em { $continents } de 3 continentes)
board-target = Adversário a destruir: { $seat_is ->
    [you] você
   *[other] { $seat }
}. { $countries ->
    [0] Não tem mais nenhum país.
    [one] Ainda tem um país.
   *[other] Ainda tem { $countries } países.
}
board-target-lost = Alguém se adiantou e destruiu { $seat_is ->
    [you] você
   *[other] { $seat }
}: resta só o objetivo comum.
board-hand = Cartas na mão
board-no-cards = Ainda não há cartas. Quem conquista um país tem direito a uma no fim do turno.
board-hidden-cards = As cartas dos outros estão viradas para baixo.
board-exchange-next = Sua { $number }ª troca { $armies ->
    [0] não vale nada.
    [one] vale um exército.
   *[other] vale { $armies } exércitos.
}
board-exchange-how = Três símbolos iguais ou três diferentes formam uma troca. O curinga vale por qualquer um; a supercarta é uma troca inteira.
board-laid = Na mesa
board-lay-more = Falta apresentar o resto da troca.
board-bonus-why = +3: você tem a carta e o país. No fim do turno, ela dá três exércitos ali.
board-to-exchange = Trocar cartas…
board-symbol-plane = avião
board-symbol-soldier = soldado
board-symbol-anchor = âncora
board-symbol-wild = curinga
board-symbol-super = troca inteira
board-reinforcements = Exércitos a colocar, por origem
board-anywhere = onde quiser
board-how-many = Quantos por toque
board-all = Todos
board-tap-to-place = Toque em um país destacado.
board-build = Montar um míssil…
board-orders = Ordens
board-order-attack = Atacar
board-order-missile = Míssil
board-order-regroup = Reagrupar
board-from-attack = Escolha o país que ataca.
board-from-missile = Escolha o país que lança.
board-from-regroup = Escolha de onde saem os exércitos; depois não há mais ataques.
board-now-placed = Todos os seus exércitos estão no lugar: siga em frente ou desfaça.
board-now-from = Toque em um país seu destacado, ou no inimigo ao lado.
board-now-attack = Toque no país a atacar a partir { $source_of }: cada toque lança os dados.
board-now-missile = Toque no país que o míssil { $source_of } atinge.
board-now-regroup = Toque no país para onde vão exércitos { $source_of }.
board-now-advance = Quantos exércitos entram { $target_in }? { $armies ->
    [1] Toque no mapa para levar um.
   *[other] Toque no mapa para levar { $armies }.
}
board-other-source = Escolher outro país
board-move-one = Um
board-move-all = Todos
board-move-missile = Míssil
board-roll = Rolar
board-again = Rolar de novo
board-launch = Lançar
board-until-it-falls = Até cair
board-until-label = Atacar { $target_the } até cair ou { $keep ->
    [0] não restar exército
    [one] restar um exército
   *[other] restarem { $keep } exércitos
}
board-keep = Exércitos que ficam
board-keep-short = Parar com
board-keep-less = Deixar menos
board-keep-more = Deixar mais
board-campaign = Ataque { $source_of } { $target_to } até cair ou { $keep ->
    [0] não restar exército.
    [one] restar um exército.
   *[other] restarem { $keep } exércitos.
}
board-halt = Parar
board-recap = Desde o seu último turno
board-recap-lost = { $seat } tomou { $countries_the } de você.
board-recap-held = Você segurou { $countries_the }.
board-recap-armies = { $lost ->
    [0] Você não perdeu nenhum exército
    [one] Você perdeu um exército
   *[other] Você perdeu { $lost } exércitos
}; quem atacou, { $other_lost ->
    [0] nenhum.
    [one] um.
   *[other] { $other_lost }.
}
board-recap-others = { $seat } tomou { $countries_the } dos outros.
board-recap-quiet = Ninguém atacou você.
board-recap-again = Mostrar de novo
board-placed = { $seat_is ->
    [you] Você colocou exércitos: { $parts }.
   *[other] { $seat } colocou exércitos: { $parts }.
}
board-part-placed = { $armies ->
    [0] 0 { $country_in }
    [one] 1 { $country_in }
   *[other] { $armies } { $country_in }
}
board-regrouped = { $seat_is ->
    [you] Você reagrupou exércitos: { $parts }.
   *[other] { $seat } reagrupou exércitos: { $parts }.
}
board-part-regrouped = { $armies ->
    [0] 0 { $source_of } para { $target_the }
    [one] 1 { $source_of } para { $target_the }
   *[other] { $armies } { $source_of } para { $target_the }
}
board-odds = dados { $attack }:{ $defence }, saldo: ≈{ $left }
board-percent = { $percent }%
board-odds-why = A chance de conquistar se o ataque for até o fim
board-advance = { $armies } → { $target }
board-done-opening = Terminar de colocar
board-done-extra = Terminar de colocar
board-done-incorporate = Ao ataque
board-done-attack = Terminar
board-done-regroup = Terminar de reagrupar
board-done-cards = Encerrar o turno
board-done-no-card = Encerrar sem a carta
board-done-ally-regroup = Terminar de reagrupar
board-turn = { $seat_is ->
    [you] Seu turno: { $phase }
   *[other] Turno de { $seat }: { $phase }
}
board-phase-opening = primeiros exércitos
board-phase-extra = reforços extras
board-phase-incorporate = incorporação de exércitos
board-phase-attack = ataque
board-phase-advance = avanço ao país conquistado
board-phase-regroup = reagrupamento
board-phase-cards = cartas
board-phase-joint = ataque conjunto
board-phase-ally-regroup = reagrupamento do aliado
board-phase-zone-choice = decisão sobre uma zona não cumprida
board-phase-over = fim da partida
board-propose = Propor um pacto…
board-no-proposal = Agora você não pode propor nada.
board-proposal = { $seat_is ->
    [you] Você propõe:
   *[other] { $seat } propõe:
}
board-proposed-to = { $seat_is ->
    [you] Você propôs a { $other_seat }:
   *[other] { $other_seat_is ->
        [you] { $seat } propôs a você:
       *[other] { $seat } propôs a { $other_seat }:
    }
}
board-accept = Aceitar
board-refuse = Recusar
board-withdraw = Retirar
board-cancel = Anunciar o fim
board-open-proposals = À espera de resposta
board-between = { $seat_is ->
    [you] Você e { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } e você
       *[other] { $seat } e { $other_seat }
    }
}
board-of = { $seat_is ->
    [you] Você
   *[other] { $seat }
}
board-no-pacts = Não há pactos em vigor.
board-pact-country = Sem ataques entre { $one_the } e { $other_the }.
board-pact-continent = Sem ataques dentro { $continent_of }.
board-pact-border = Sem ataques na fronteira entre { $one_the } e { $other_the }.
board-pact-world = Sem ataques no mundo todo.
board-pact-zone = Zona internacional { $country_in }.
board-pact-aggression = Ataque conjunto { $target_to } a partir { $source_of } e { $ally_of }.
board-pact-joint = Ataque conjunto { $target_to } a partir { $source_of }.
board-pact-condominium = Condomínio { $country_in }.
board-pact-ally-regroups = Pode reagrupar para { $country_the } depois deste turno.
board-pact-announced = { $seat_is ->
    [you] Você anunciou o fim e ainda cumpre o pacto até terminar o próximo turno da outra parte.
   *[other] { $seat } anunciou o fim e ainda cumpre o pacto até terminar o próximo turno da outra parte.
}
board-pact-last = { $seat_is ->
    [you] Termina com este turno: você anunciou o fim.
   *[other] Termina com este turno: { $seat } anunciou o fim.
}
board-pact-due = Ainda não foi realizado.
board-pact-truce = Realizado: os dois países de origem ficam em paz por uma rodada.
board-kind-country = Não agressão entre dois países
board-kind-continent = Não agressão em um continente
board-kind-border = Não agressão na fronteira de dois continentes
board-kind-world = Não agressão no mundo todo
board-kind-zone = Zona internacional
board-kind-aggression = Ataque conjunto
board-kind-joint = Ataque conjunto a partir de um condomínio
board-why-country = Um país seu e um do outro, a três fronteiras no máximo
board-why-continent = Sem ataques entre os dois lá dentro
board-why-border = Sem ataques entre os dois continentes
board-why-world = Sem ataques entre os dois
board-why-zone = Um país fraco que um toma do outro, turno a turno
board-why-aggression = Dois atacam o país de um terceiro e o dividem
board-why-joint = Os dois ocupantes atacam um vizinho
board-figure-dealt = O mundo repartido entre quatro, com um exército em cada país. A forma da ficha também diz a cor.
board-figure-war = Com a partida avançada: os foguetes são mísseis; a ficha riscada está bloqueada.
board-figure-pacts = As promessas de quatro jogadores: a Mauritânia é um condomínio, metade e metade; a linha tracejada une dois países em paz.
board-point = Toque em dois países no mapa, no nome de um continente ou em uma pessoa: o que vocês podem prometer aparece aqui.
board-could-promise = O que dá para prometer
board-no-promise = Sobre isso não há nada a propor agora.
board-point-more = { $count ->
    [0] Mais nenhuma.
    [one] Mais uma: aponte outra coisa também.
   *[other] Mais { $count }: aponte outra coisa também.
}
board-by-kind = Ou escolha pelo tipo
board-pact-holds = Vale para os dois até alguém anunciar o fim.
board-pact-bound = Ainda vale para { $seats_is ->
    [you] você.
    [among] você e { $seats_others }.
   *[other] { $seats }.
}
board-back = Voltar
board-or-tap = Ou toque nele no mapa.
board-step-partner = Com quem?
board-step-mine = Qual dos seus países?
board-step-theirs = E qual do outro?
board-step-continent = Em que continente?
board-step-border = Em que fronteira?
board-step-zone = Que país?
board-step-target = Que país é atacado?
board-step-source = De que condomínio?
board-step-leader = Quem conduz, e de onde?
board-step-ally = Quem se junta, e de onde?
board-step-when = Quando?

field-round = Rodada
field-round-limit = Limite de rodadas (0: sem limite)
field-phase = Agora
field-phase-opening = exércitos iniciais
field-phase-extra = reforços extras
field-phase-incorporate = incorporação
field-phase-attack = ataque
field-phase-advance = avanço
field-phase-regroup = reagrupamento
field-phase-cards = cartas
field-phase-joint = ataque conjunto
field-phase-ally-regroup = o aliado reagrupa
field-phase-zone-choice = a zona continua?
field-phase-over = fim
field-turn = Turno
field-seat = jogador
field-to-place = exércitos a colocar
field-free = em qualquer lugar
field-continents = continentes
field-conquests = conquistas
field-joint-conquests = conquistas conjuntas
field-card-due = uma carta a receber
field-freed = último país, livre de bloqueios
field-regrouped = exércitos reagrupados
field-regrouped-missiles = mísseis reagrupados
field-advance = avanço
field-source = de
field-target = para
field-least = no mínimo
field-most = no máximo
field-joint = ataque conjunto
field-kind = tipo
field-kind-aggression = ataque conjunto
field-kind-condominium = condomínio
field-kind-country = paz entre países
field-kind-continent = paz em um continente
field-kind-border = paz em uma fronteira
field-kind-world = paz no mundo todo
field-kind-zone = zona internacional
field-kind-ally-regroups = o aliado pode reagrupar
field-kind-joint = ataque conjunto
field-ally = aliado
field-ally-source = aliado de
field-order = Ordem desta rodada
field-situation = Situação
field-no-card = sem carta
field-dice = Dados
field-situations-left = Cartas de situação restantes
field-countries = Países
field-owner = dono
field-armies = exércitos
field-missiles = mísseis
field-blockaded-by = bloqueado por
field-occupants = ocupantes
field-players = Jogadores
field-colour = cor
field-alive = em jogo
field-cards = cartas
field-exchanges = trocas
field-next-exchange = a próxima troca dá
field-turns = turnos
field-eliminated-by = eliminado por
field-known-cards = cartas conhecidas
field-drawn = recebida no turno
field-known-to = conhecida por
field-card = carta
field-hidden-cards = outras cartas
field-exchanged = já trocou
field-continent-cards = cartas de continente
field-used-continent-cards = cartas de continente usadas
field-owes-card = deve uma carta
field-ruled-out = objetivos descartados
field-deck = Cartas de país por vir
field-used-cards = Cartas de país usadas
field-cards-entered = Cartas de país por turno
field-bonus-taken = Prêmio já recebido por
field-laid = Postas na troca
field-pacts = Pactos
field-seats = entre
field-bound = obrigados
field-announced = fim anunciado por
field-last-turn = último turno
field-one = um
field-other = o outro
field-continent = continente
field-country = país
field-attacked = atacada
field-possible = pode ser atacada
field-allies = aliados
field-due-turn = marcado para o turno
field-carried-out = feito na rodada
field-proposals = Propostas
field-other-seat = para
field-leader-seat = conduzido por
field-when = quando
field-proposal = número
field-proposals-made = Propostas feitas
field-this-turn = neste turno
field-this-round = nesta rodada
field-mine = suas
field-winner = Quem venceu
field-reason = Venceu
field-reason-objective = pelo objetivo
field-reason-common = pelo objetivo comum
field-reason-last = por não restar mais ninguém
field-reason-limit = pelo limite de rodadas
field-hand = Suas cartas
field-bonus = dá três exércitos
field-objectives = Seu objetivo
field-objective = objetivo
field-met = cumprido
field-lost = só resta o comum
field-target-seat = adversário a destruir
field-target-countries = países do adversário
field-have = tem
field-need = precisa
field-islands = ilhas
field-all-objectives = Todos os objetivos

badge-winner = Vitória
badge-winner-how = Vencer uma guerra.
badge-objective = Segredo guardado
badge-objective-how = Vencer pelo objetivo secreto.
badge-world = Meio mundo
badge-world-how = Vencer pelo objetivo comum.
badge-lightning = Guerra-relâmpago
badge-lightning-how = Vencer por um objetivo em até quatro rodadas.
badge-continent = Continente
badge-continent-how = Receber exércitos por um continente inteiro.
badge-two-continents = Dois continentes
badge-two-continents-how = Receber exércitos por dois continentes de uma vez.
badge-campaign = Campanha
badge-campaign-how = Tomar oito países num turno.
badge-end-of-an-empire = Fim de um império
badge-end-of-an-empire-how = Eliminar outro jogador.
badge-missile = Lançamento
badge-missile-how = Lançar um míssil.
badge-arsenal = Arsenal
badge-arsenal-how = Trocar cartas três vezes numa partida.
badge-diplomat = Diplomacia
badge-diplomat-how = Assinar um pacto e vencer a guerra.
badge-lone-defender = Defesa solitária
badge-lone-defender-how = Segurar um país com um dado contra três.
badge-three-sixes = Três seis
badge-three-sixes-how = Atacar com três seis.
trait-colour = Cor
trait-objective = Objetivo
# Por que fazer isso: dicas e análises.
motive-destroys = { $percent }% de chance de conquistar { $other_seat_is ->
    [you] o seu último país
   *[other] o último país de { $other_seat }
}
motive-continent = { $percent }% de chance de conquistar e completar { $continent_the }
motive-robs = { $percent }% de chance de conquistar; { $other_seat_is ->
    [you] você deixa
   *[other] { $other_seat } deixa
} de dominar { $continent_the }
motive-objective = { $percent }% de chance de conquistar; { $count ->
    [1] falta um país
   *[other] faltam { $count } países
} { $continent_of } para o objetivo
motive-odds = { $percent }% de chance de conquistar
motive-front = { $count ->
    [0] Não faz fronteira com ninguém
    [1] Faz fronteira com um país adversário
   *[other] Faz fronteira com { $count } países adversários
}
motive-idle = Tira exércitos de onde não há inimigos por perto
motive-exchange = A troca dá { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
}
motive-missile = Destrói { $armies ->
    [1] um exército
   *[other] { $armies } exércitos
}
motive-card = Cada carta aproxima a próxima troca

# Quem joga cada nível: nome, jeito, e o que diz quando algo dá certo ou errado.
name-bot-easy = Recruta Lia (fácil)
about-easy = Espalha exércitos e ataca quando parece fácil.
glad-easy = { $variant ->
    [0] Consegui, general!
   *[other] Mais um no mapa!
}
sorry-easy = { $variant ->
    [0] Eu tinha exércitos ali.
   *[other] Sim, senhor…
}
name-bot-normal = Capitão Bruno (normal)
about-normal = Lembra do objetivo e ataca pelas contas.
glad-normal = { $variant ->
    [0] Conforme o plano.
   *[other] Objetivo mais perto.
}
sorry-normal = { $variant ->
    [0] Recuar e reorganizar.
   *[other] Não estava no plano.
}
name-bot-hard = General Trovão (difícil)
about-hard = Entre planos parecidos, escolhe o mais ousado.
glad-hard = { $variant ->
    [0] A sorte segue quem ataca!
   *[other] Avante!
}
sorry-hard = { $variant ->
    [0] Volto com mais canhões.
   *[other] Uma batalha não é a guerra.
}
name-bot-master = Marechala Prudência (mestre)
about-master = Entre planos parecidos, escolhe o mais seguro.
glad-master = { $variant ->
    [0] Quem guarda a fronteira colhe o mapa.
   *[other] Passo a passo.
}
sorry-master = { $variant ->
    [0] Um risco que eu não vi.
   *[other] A paciência também perde batalhas.
}
