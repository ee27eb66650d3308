title = T.E.G. La Revancha
pitch = El mundo en guerra: ejércitos, pactos, misiles y un objetivo secreto.

option-pacts = Pactos
option-pacts-true = permitidos
option-pacts-false = prohibidos
option-talk = Charla y propuestas
option-talk-vale_todo = vale todo: en cualquier momento
option-talk-fair_play = fair play: solo en el propio turno
option-country_card = Tarjeta de país
option-country_card-given = se recibe sin pedirla
option-country_card-asked = solo para quien la pide
option-round_limit = Límite de vueltas (0: sin límite)
option-colours = Color de cada lugar

ask-opening = Poné tus primeros ejércitos en países tuyos: ¿dónde vas a atacar, qué tenés que defender?
ask-extra = Colocá tus refuerzos extras o armá misiles.
ask-incorporate = Incorporá ejércitos. También podés canjear tarjetas y armar misiles.
ask-attack = Atacá, lanzá misiles, reagrupá o terminá.
ask-advance = ¿Cuántos ejércitos pasan?
ask-regroup = Reagrupá o terminá.
ask-cards = Aprovechá lo que dan tus tarjetas o terminá el turno.
ask-joint = Seguí con el ataque conjunto.
ask-ally-regroup = Reagrupá hacia el nuevo condominio o terminá.
ask-zone-choice = No se cumplió el pacto de zona internacional: ¿sigue vigente?
ask-answer = Respondé la propuesta, si querés.

action-done = Terminar esta etapa
action-place = Colocar un ejército en { $country }
action-place-all = Colocar todos los posibles en { $country }
action-missile = Cambiar seis ejércitos por un misil en { $country }
action-lay = Presentar para canje la tarjeta de { $card }
action-attack = Atacar { $target } desde { $source }
action-attack-occupant = Atacar a { $other_seat } en { $target } desde { $source }
action-attack-inside = Atacar al otro ocupante dentro de { $country }
action-launch = Lanzar un misil desde { $source } contra { $target }
action-launch-at = Misil desde { $source } contra { $other_seat } en { $target }
action-carry-out = Realizar el ataque conjunto a { $target }
action-roll = Tirar los dados
action-stop = Detener el ataque conjunto
action-advance = { $armies ->
    [0] No pasar ninguno
    [one] Pasar un ejército
   *[other] Pasar { $armies } ejércitos
}
action-regroup = Pasar un ejército de { $source } a { $target }
action-regroup-all = Pasar todos los posibles de { $source } a { $target }
action-regroup-missile = Pasar un misil de { $source } a { $target }
action-take-card = Pedir la tarjeta de país
action-bonus = Colocar tres ejércitos de premio en { $country }
action-keep-zone = Mantener la zona internacional
action-end-zone = Terminar la zona internacional
action-accept = Aceptar la propuesta
action-refuse = Rechazar la propuesta
action-withdraw = Retirar la propuesta
action-propose-country = Proponer no agresión { $one } – { $other }
action-propose-continent = Proponerle a { $other_seat } no agresión en { $continent }
action-propose-border = Proponerle a { $other_seat } no agresión en la frontera { $one } – { $other }
action-propose-world = Proponerle a { $other_seat } no agresión en todo el mundo
action-propose-zone = Proponerle a { $other_seat } zona internacional: { $country }
action-propose-aggression = Proponer ataque conjunto a { $target }: { $source } junto con { $ally }, { $when }
action-propose-joint = Proponer ataque conjunto de { $source } a { $target }
action-cancel-country = Anunciar el fin del pacto { $one } – { $other }
action-cancel-continent = Anunciarle a { $other_seat } el fin del pacto: { $continent }
action-cancel-border = Anunciarle a { $other_seat } el fin del pacto en la frontera { $one } – { $other }
action-cancel-world = Anunciarle a { $other_seat } el fin del pacto mundial
action-cancel-zone = Anunciar el fin de la zona internacional
action-cancel-condominium = Anunciar el fin del pacto dentro de { $country }

refusal-wrong-step = Ahora no toca eso.
refusal-not-yours = Tenés que tener ejércitos en ese país.
refusal-yours = Ese país es tuyo.
refusal-need-two = Para atacar hacen falta al menos dos ejércitos en el país.
refusal-name-occupant = Es un condominio: elegí a qué ocupante atacás.
refusal-not-there = Ese jugador no ocupa un condominio ahí.
refusal-open-borders = Fronteras abiertas: solo se ataca a otro continente.
refusal-closed-borders = Fronteras cerradas: solo se ataca dentro del continente.
refusal-pact = Un pacto vigente prohíbe ese ataque.
refusal-allies-inside = Quien ocupa un condominio no lo ataca desde afuera.
refusal-partner-country = Desde un condominio no se atacan los países del otro ocupante.
refusal-agreed-target = A ese país solo se lo ataca en el ataque conjunto que pactaste.
refusal-nothing-left = No quedan ejércitos que puedan ir a ese país.
refusal-one-left = Solo entra uno más: colocá un ejército.
refusal-blockaded = El país está bloqueado y no puede recibir ejércitos.
refusal-still-to-place = Todavía hay ejércitos por colocar.
refusal-must-exchange = Con seis tarjetas o más, hay que canjear.
refusal-exchange-begun = Terminá primero el canje que empezaste.
refusal-not-enough-armies = Un misil cuesta seis ejércitos del país, y uno tiene que quedar.
refusal-no-such-card = No tenés esa tarjeta.
refusal-one-exchange = Solo un canje por vuelta.
refusal-no-exchange = Esa tarjeta no completa ningún canje.
refusal-no-missile = No tenés misiles en ese país.
refusal-shield = Al país atacado lo protegen sus misiles.
refusal-too-few-to-bomb = El país atacado se quedaría sin ejércitos.
refusal-overflight = El misil sobrevolaría un pacto tuyo.
refusal-advance-range = No puede pasar esa cantidad de ejércitos.
refusal-not-own-target = Solo se reagrupa hacia un país propio o en condominio.
refusal-one-stays = Un ejército tiene que quedar en el país.
refusal-moved-before = Lo que ya se reagrupó en este turno no se mueve otra vez.
refusal-only-into-shared = Ahora solo se reagrupa hacia el nuevo condominio.
refusal-no-card = En este turno no tenés derecho a una tarjeta.
refusal-bonus-taken = El premio de esa tarjeta ya se usó.
refusal-bonus-frozen = No hay premio mientras el país es zona internacional.
refusal-must-carry-out = Antes hay que realizar el ataque conjunto pactado.
refusal-no-aggression = No hay un ataque conjunto pactado contra ese país.
refusal-no-stop = Un pacto de agresión va hasta el final.
refusal-pacts-off = En esta mesa no hay pactos.
refusal-dead = Quien quedó fuera de la partida no hace pactos.
refusal-no-proposal = Esa propuesta ya no existe.
refusal-out-of-turn = En fair play solo se propone en el propio turno.
refusal-three-proposals = Tres propuestas por turno, como máximo.
refusal-proposed-before = Eso ya se propuso en esta vuelta.
refusal-no-partner = No hay con quién firmar ese pacto.
refusal-signed-before = Ese pacto ya está vigente.
refusal-contradicts = Eso contradice otro pacto vigente.
refusal-three-exchanges = Los dos tienen que haber hecho tres canjes.
refusal-one-zone = Cada jugador tiene una zona internacional como máximo.
refusal-no-zone-there = Ese país no puede ser zona internacional de ustedes dos.
refusal-no-plan = Ese ataque conjunto no es posible.
refusal-not-that-turn = Eso no es posible en este turno.
refusal-not-shared = Ese condominio no es tuyo.
refusal-no-pact = No tenés un pacto así para romper.

event-colour = { $seat_is ->
    [you] Jugás con el { $colour }.
   *[other] { $seat } juega con el { $colour }.
}
event-die = { $seat_is ->
    [you] Sacaste un { $die }.
   *[other] { $seat } sacó un { $die }.
}
event-left-over = { $seat_is ->
    [you] Recibiste también { $country }.
   *[other] { $seat } recibió también { $country }.
}
event-dealt = { $seat_is ->
    [you] Tus países: { $countries }.
   *[other] Países de { $seat }: { $countries }.
}
event-objective = { $seat_is ->
    [you] Tu objetivo secreto: { $objective_quoted }.
   *[other] Objetivo secreto de { $seat }: { $objective_quoted }.
}
event-objective-destroy = { $seat_is ->
    [you] Tu objetivo secreto: { $objective_quoted }. Tu rival a destruir es { $target_seat }.
   *[other] Objetivo secreto de { $seat }: { $objective_quoted }. Su rival a destruir es { $target_seat }.
}
event-first = { $seat_is ->
    [you] Empezás vos.
   *[other] Empieza { $seat }.
}
event-armies = { $seat_is ->
    [you] Incorporás
   *[other] { $seat } incorpora
} { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
}{ $bonus ->
    [0] .
    [one] {" "}y uno más por dominar { $continents }.
   *[other] {" "}y { $bonus } más por dominar { $continents }.
}
event-placed = { $seat_is ->
    [you] Colocaste
   *[other] { $seat } colocó
} { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
} en { $country }.
event-armies-lost = { $armies ->
    [0] { $seat_is ->
        [you] No perdiste
       *[other] { $seat } no perdió
    } ningún ejército.
   *[other] { $seat_is ->
        [you] Perdiste
       *[other] { $seat } perdió
    } { $armies ->
        [one] un ejército: no había dónde colocarlo.
       *[other] { $armies } ejércitos: no había dónde colocarlos.
    }
}
event-round = { $seat_is ->
    [you] Vuelta { $round }: empezás vos.
   *[other] Vuelta { $round }: empieza { $seat }.
}
event-situation = Tarjeta de situación: { $situation }.
event-situation-rest = Tarjeta de situación: descanso del { $colour }. En esta vuelta { $seat_is ->
    [you] solo incorporás ejércitos.
   *[other] { $seat } solo incorpora ejércitos.
}
event-situation-passed = Tarjeta de situación: descanso del { $colour }, que no está en juego. Se destapa otra.
event-crisis = ¡Crisis! { $seat_is ->
    [you] En esta vuelta te quedás sin tarjeta.
    [among] En esta vuelta te quedás sin tarjeta, igual que { $seat_others }.
   *[other] Sin tarjeta en esta vuelta: { $seat }.
}
event-turn = { $seat_is ->
    [you] Es tu turno.
   *[other] Turno de { $seat }.
}
event-fought = { $seat_is ->
    [you] Atacaste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te atacó
       *[other] { $seat } atacó a { $other_seat }
    }
} en { $target } desde { $source }: { $attack } contra { $defence }. Bajas del ataque: { $lost }; de la defensa: { $other_lost }.
event-fought-inside = { $seat_is ->
    [you] Atacaste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te atacó
       *[other] { $seat } atacó a { $other_seat }
    }
} dentro de { $target }: { $attack } contra { $defence }. Bajas del ataque: { $lost }; de la defensa: { $other_lost }.
event-conquered = { $variant ->
    [0] { $seat_is ->
        [you] Le sacaste { $country } a { $other_seat }.
       *[other] { $other_seat_is ->
            [you] { $seat } te sacó { $country }.
           *[other] { $seat } le sacó { $country } a { $other_seat }.
        }
    }
    [1] Bandera nueva en { $country }: { $seat_is ->
        [you] sale { $other_seat }, entrás vos.
       *[other] { $other_seat_is ->
            [you] salís vos, entra { $seat }.
           *[other] sale { $other_seat }, entra { $seat }.
        }
    }
   *[2] { $seat_is ->
        [you] { $other_seat } no aguantó: conquistaste { $country }.
       *[other] { $other_seat_is ->
            [you] No aguantaste: { $seat } conquistó { $country }.
           *[other] { $other_seat } no aguantó: { $seat } conquistó { $country }.
        }
    }
}
event-expelled = { $seat_is ->
    [you] Expulsaste a { $other_seat } de { $country }.
   *[other] { $other_seat_is ->
        [you] { $seat } te expulsó de { $country }.
       *[other] { $seat } expulsó a { $other_seat } de { $country }.
    }
}
event-moved-in = { $seat_is ->
    [you] Entraste en { $country } y ahora compartís el país con { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } entró en { $country } y ahora comparte el país con vos.
       *[other] { $seat } entró en { $country } y ahora comparte el país con { $other_seat }.
    }
}
event-advanced = { $seat_is ->
    [you] Pasaste
   *[other] { $seat } pasó
} { $armies ->
    [one] un ejército más
   *[other] { $armies } ejércitos más
} de { $source } a { $target }.
event-missile-built = { $seat_is ->
    [you] Cambiaste
   *[other] { $seat } cambió
} seis ejércitos por un misil en { $country }.
event-launched = { $variant ->
    [0] { $seat_is ->
        [you] Lanzaste un misil desde { $source } contra { $target }: { $other_seat } perdió
       *[other] { $other_seat_is ->
            [you] { $seat } lanzó un misil desde { $source } contra { $target }: perdiste
           *[other] { $seat } lanzó un misil desde { $source } contra { $target }: { $other_seat } perdió
        }
    }
    [1] { $seat_is ->
        [you] ¡Explosión en { $target }! Tu misil, lanzado desde { $source }, le sacó a { $other_seat }
       *[other] { $other_seat_is ->
            [you] ¡Explosión en { $target }! El misil de { $seat }, lanzado desde { $source }, te sacó
           *[other] ¡Explosión en { $target }! El misil de { $seat }, lanzado desde { $source }, le sacó a { $other_seat }
        }
    }
   *[2] { $seat_is ->
        [you] El misil que lanzaste desde { $source } dio en { $target }, y { $other_seat } perdió
       *[other] { $other_seat_is ->
            [you] El misil que { $seat } lanzó desde { $source } dio en { $target }, y perdiste
           *[other] El misil que { $seat } lanzó desde { $source } dio en { $target }, y { $other_seat } perdió
        }
    }
} { $armies ->
    [one] un ejército.
   *[other] { $armies } ejércitos.
}
event-regrouped = { $seat_is ->
    [you] Reagrupaste
   *[other] { $seat } reagrupó
} { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
} de { $source } a { $target }.
event-regrouped-missile = { $seat_is ->
    [you] Llevaste
   *[other] { $seat } llevó
} un misil de { $source } a { $target }.
event-drew = { $seat_is ->
    [you] Recibiste la tarjeta de { $card }.
   *[other] { $seat } recibió la tarjeta de { $card }.
}
event-drew-hidden = { $seat_is ->
    [you] Recibiste una tarjeta.
   *[other] { $seat } recibió una tarjeta.
}
event-card-not-asked = { $seat_is ->
    [you] No pediste tu tarjeta y la perdiste.
   *[other] { $seat } no pidió su tarjeta y la perdió.
}
event-card-withheld = { $seat_is ->
    [you] Te quedás sin tarjeta por no haber cumplido el pacto de zona internacional.
   *[other] { $seat } se queda sin tarjeta por no haber cumplido el pacto de zona internacional.
}
event-reshuffled = { $cards ->
    [0] No hay tarjetas usadas para un mazo nuevo.
    [one] La única tarjeta usada forma un mazo nuevo.
   *[other] Las { $cards } tarjetas usadas forman un mazo nuevo.
}
event-card-lost = { $seat_is ->
    [you] Tu tarjeta de { $card } vuelve al mazo.
   *[other] La tarjeta de { $card } que tenía { $seat } vuelve al mazo.
}
event-inherited = { $seat_is ->
    [you] Tarjetas que heredaste de { $other_seat }: { $cards }.
   *[other] { $other_seat_is ->
        [you] Tarjetas tuyas que heredó { $seat }: { $cards }.
       *[other] Tarjetas de { $other_seat } que heredó { $seat }: { $cards }.
    }
}
event-inherited-hidden = { $seat_is ->
    [you] Heredaste
   *[other] { $seat } heredó
} { $other_seat_is ->
    [you] { $count ->
        [one] una tarjeta tuya.
       *[other] { $count } tarjetas tuyas.
    }
   *[other] { $count ->
        [one] una tarjeta de { $other_seat }.
       *[other] { $count } tarjetas de { $other_seat }.
    }
}
event-bonus = { $seat_is ->
    [you] Mostraste la tarjeta de { $country } y colocaste ahí
   *[other] { $seat } mostró la tarjeta de { $country } y colocó ahí
} { $armies ->
    [one] un ejército.
   *[other] { $armies } ejércitos.
}
event-laid = { $seat_is ->
    [you] Presentaste la tarjeta de { $card }.
   *[other] { $seat } presentó la tarjeta de { $card }.
}
event-exchanged = { $seat_is ->
    [you] Hiciste tu canje n.º { $number } y recibís
   *[other] { $seat } hizo su canje n.º { $number } y recibe
} { $armies ->
    [one] un ejército.
   *[other] { $armies } ejércitos.
}
event-eliminated = { $variant ->
    [0] { $by_seat_is ->
        [you] Eliminaste a { $seat } de la partida.
       *[other] { $seat_is ->
            [you] { $by_seat } te eliminó de la partida.
           *[other] { $by_seat } eliminó a { $seat } de la partida.
        }
    }
    [1] { $by_seat_is ->
        [you] Hasta acá llegó { $seat }: destruiste su último ejército.
       *[other] { $seat_is ->
            [you] Hasta acá llegaste: { $by_seat } destruyó tu último ejército.
           *[other] Hasta acá llegó { $seat }: { $by_seat } destruyó su último ejército.
        }
    }
   *[2] { $by_seat_is ->
        [you] El mapa se quedó sin { $seat }, y el golpe final fue tuyo.
       *[other] { $seat_is ->
            [you] El mapa se quedó sin vos, y el golpe final fue de { $by_seat }.
           *[other] El mapa se quedó sin { $seat }, y el golpe final fue de { $by_seat }.
        }
    }
}
event-objective-met = { $variant ->
    [0] { $seat_is ->
        [you] ¡Objetivo cumplido! Lo lograste: { $objectives_quoted }.
       *[other] ¡Objetivo cumplido! { $seat } lo logró: { $objectives_quoted }.
    }
   *[other] { $seat_is ->
        [you] Se acabó el secreto: ¡cumpliste { $objectives_quoted }!
       *[other] Se acabó el secreto: ¡{ $seat } cumplió { $objectives_quoted }!
    }
}
event-common-met = { $seat_is ->
    [you] ¡Ocupás
   *[other] ¡{ $seat } ocupa
} { $countries ->
    [one] un país
   *[other] { $countries } países
} y { $seat_is ->
    [you] cumplís el objetivo común!
   *[other] cumple el objetivo común!
}
event-objective-shown = { $seat_is ->
    [you] Lo que buscabas: { $objectives_quoted }.
   *[other] Lo que buscaba { $seat }: { $objectives_quoted }.
}
event-limit = { $rounds ->
    [0] Terminó el tiempo acordado.
    [one] Terminó la única vuelta acordada.
   *[other] Terminaron las { $rounds } vueltas acordadas.
}
event-accepted = { $seat_is ->
    [you] Aceptaste la propuesta de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } aceptó tu propuesta.
       *[other] { $seat } aceptó la propuesta de { $other_seat }.
    }
}
event-refused = { $seat_is ->
    [you] Rechazaste la propuesta de { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } rechazó tu propuesta.
       *[other] { $seat } rechazó la propuesta de { $other_seat }.
    }
}
event-said-two = { $seat }: “Solo quedamos los dos. Uno tiene que ganar.”
event-said-leader = { $seat }: “Tenés { $countries ->
    [one] un país
   *[other] { $countries } países
}. Si hay paz, ganás vos.”
event-said-distrust = { $seat }: “Acabás de romper un pacto conmigo.”
event-said-apart = { $seat }: “Casi no nos cruzamos ahí. ¿Para qué serviría?”
event-said-front = { $seat }: “No mientras tengas { $country }, al lado de mis ejércitos.”
event-said-continent = { $seat }: “Quiero { $continent } para mí.”
event-said-nobody = { $seat }: “Me quedaría sin nadie con quien pelear.”
event-said-spare = { $seat }: “No me sobran ejércitos para atacar { $country }.”
event-said-behind = { $seat }: “Quien tiene { $country } no va adelante. ¿Por qué atacar?”
event-said-ahead = { $seat }: “Me llevás demasiada ventaja.”
event-said-elsewhere = { $seat }: “De acuerdo. Necesito mis ejércitos en otra parte.”
event-said-cards = { $seat }: “De acuerdo. Una tarjeta para cada uno.”
event-said-together = { $seat }: “De acuerdo. { $country } tiene que caer.”
event-withdrawn = { $seat_is ->
    [you] Retiraste tu propuesta.
   *[other] { $seat } retiró una propuesta.
}
event-void = { $seat_is ->
    [you] Una propuesta tuya ya no es posible.
   *[other] Una propuesta de { $seat } ya no es posible.
}
event-cancelled-country = { $seat_is ->
    [you] Anunciaste
   *[other] { $seat } anunció
} el fin del pacto { $one } – { $other }.
event-cancelled-continent = { $seat_is ->
    [you] Le anunciaste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te anunció
       *[other] { $seat } le anunció a { $other_seat }
    }
} el fin del pacto en { $continent }.
event-cancelled-border = { $seat_is ->
    [you] Le anunciaste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te anunció
       *[other] { $seat } le anunció a { $other_seat }
    }
} el fin del pacto en la frontera { $one } – { $other }.
event-cancelled-world = { $seat_is ->
    [you] Le anunciaste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te anunció
       *[other] { $seat } le anunció a { $other_seat }
    }
} el fin del pacto mundial.
event-cancelled-zone = { $seat_is ->
    [you] Anunciaste
   *[other] { $seat } anunció
} el fin de la zona internacional en { $country }.
event-cancelled-condominium = { $seat_is ->
    [you] Anunciaste
   *[other] { $seat } anunció
} el fin del pacto dentro de { $country }.
event-pact-lost = Fin del pacto { $one } – { $other }: uno de los países cambió de dueño.
event-zone-broken = { $seat_is ->
    [you] No cumpliste
   *[other] { $seat } no cumplió
} el pacto de zona internacional en { $country }.
event-zone-ended = La zona internacional en { $country } ya no rige para { $seat_is ->
    [you] vos
   *[other] { $seat }
}.
event-zone-goes-on = { $seat_is ->
    [you] Decidiste mantener
   *[other] { $seat } decidió mantener
} la zona internacional en { $country }.
event-joint-attack = { $seat_is ->
    [you] Ataque conjunto: vas contra { $target } junto con { $ally_seat }.
   *[other] { $ally_seat_is ->
        [you] Ataque conjunto: { $seat } va contra { $target } junto con vos.
       *[other] Ataque conjunto: { $seat } va contra { $target } junto con { $ally_seat }.
    }
}
event-joint-stopped = { $seat_is ->
    [you] Detuviste
   *[other] { $seat } detuvo
} el ataque conjunto a { $target }.
event-aggression-lapsed = Caducó el ataque conjunto a { $target } que { $seat_is ->
    [you] pactaste con { $ally_seat }
   *[other] { $ally_seat_is ->
        [you] pactaste con { $seat }
       *[other] { $seat } pactó con { $ally_seat }
    }
}: no fue posible en este turno.
event-condominium = { $variant ->
    [0] { $seat_is ->
        [you] Ahora compartís { $country } con { $ally_seat }.
       *[other] { $ally_seat_is ->
            [you] { $seat } ahora comparte { $country } con vos.
           *[other] { $seat } ahora comparte { $country } con { $ally_seat }.
        }
    }
   *[other] { $seat_is ->
        [you] Dos banderas en { $country }: la tuya y la de { $ally_seat }.
       *[other] { $ally_seat_is ->
            [you] Dos banderas en { $country }: la de { $seat } y la tuya.
           *[other] Dos banderas en { $country }: la de { $seat } y la de { $ally_seat }.
        }
    }
}
event-proposed-country = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un pacto de no agresión { $one } – { $other }.
event-signed-country = { $seat_is ->
    [you] Firmaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } firmó con vos
       *[other] { $seat } firmó con { $other_seat }
    }
} un pacto de no agresión { $one } – { $other }.
event-proposed-continent = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un pacto de no agresión en { $continent }.
event-signed-continent = { $seat_is ->
    [you] Firmaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } firmó con vos
       *[other] { $seat } firmó con { $other_seat }
    }
} un pacto de no agresión en { $continent }.
event-proposed-border = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un pacto de no agresión en la frontera { $one } – { $other }.
event-signed-border = { $seat_is ->
    [you] Firmaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } firmó con vos
       *[other] { $seat } firmó con { $other_seat }
    }
} un pacto de no agresión en la frontera { $one } – { $other }.
event-proposed-world = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un pacto de no agresión en todo el mundo.
event-signed-world = { $seat_is ->
    [you] Firmaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } firmó con vos
       *[other] { $seat } firmó con { $other_seat }
    }
} un pacto de no agresión en todo el mundo.
event-proposed-zone = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} una zona internacional en { $country }.
event-signed-zone = { $seat_is ->
    [you] Pactaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } pactó con vos
       *[other] { $seat } pactó con { $other_seat }
    }
} una zona internacional en { $country }.
event-proposed-aggression = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un ataque conjunto a { $target }: { $source } junto con { $ally }, { $when }. { $leader_seat_is ->
    [you] Conducís vos.
   *[other] Conduce { $leader_seat }.
}
event-signed-aggression = { $seat_is ->
    [you] Pactaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } pactó con vos
       *[other] { $seat } pactó con { $other_seat }
    }
} un ataque conjunto a { $target }: { $source } junto con { $ally }, { $when }. { $leader_seat_is ->
    [you] Conducís vos.
   *[other] Conduce { $leader_seat }.
}
event-proposed-joint = { $seat_is ->
    [you] Le propusiste a { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso
       *[other] { $seat } le propuso a { $other_seat }
    }
} un ataque conjunto desde { $source } a { $target }.
event-signed-joint = { $seat_is ->
    [you] Pactaste con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } pactó con vos
       *[other] { $seat } pactó con { $other_seat }
    }
} un ataque conjunto desde { $source } a { $target }.

result-objective = { $players ->
    [2] { $winners_is ->
        [you] Ganaste: cumpliste tus dos objetivos secretos.
       *[other] Victoria de { $winners }, que cumplió sus dos objetivos secretos.
    }
   *[other] { $winners_is ->
        [you] Ganaste: cumpliste tu objetivo secreto.
       *[other] Victoria de { $winners }, que cumplió su objetivo secreto.
    }
}
result-common = { $winners_is ->
    [you] Ganaste con 45 países, el objetivo común.
   *[other] Victoria de { $winners } con 45 países, el objetivo común.
}
result-last = { $winners_is ->
    [you] Ganaste: no queda nadie más en el mapa.
   *[other] Victoria de { $winners }: no queda nadie más en el mapa.
}
result-limit = { $won ->
    [yes] { $winners_is ->
        [you] Fin de las vueltas: ganaste, con más países o, si hubo empate, más ejércitos.
       *[other] Fin de las vueltas: victoria de { $winners }, con más países o, si hubo empate, más ejércitos.
    }
   *[no] Fin de las vueltas: empate.
}

name-alaska = Alaska
name-canada = Canadá
name-isla-victoria = Isla Victoria
name-groenlandia = Groenlandia
name-labrador = Labrador
name-nueva-york = Nueva York
name-oregon = Oregón
name-terranova = Terranova
name-chicago = Chicago
name-las-vegas = Las Vegas
name-california = California
name-florida = Florida
name-mexico = México
name-cuba = Cuba
name-honduras = Honduras
name-el-salvador = El Salvador
name-nicaragua = Nicaragua
name-jamaica = Jamaica
name-colombia = Colombia
name-venezuela = Venezuela
name-brasil = Brasil
name-chile = Chile
name-bolivia = Bolivia
name-paraguay = Paraguay
name-uruguay = Uruguay
name-argentina = Argentina
name-islandia = Islandia
name-noruega = Noruega
name-finlandia = Finlandia
name-bielorrusia = Bielorrusia
name-ucrania = Ucrania
name-irlanda = Irlanda
name-gran-bretana = Gran Bretaña
name-portugal = Portugal
name-espana = España
name-francia = Francia
name-italia = Italia
name-alemania = Alemania
name-croacia = Croacia
name-serbia = Serbia
name-polonia = Polonia
name-albania = Albania
name-rusia = Rusia
name-siberia = Siberia
name-chechenia = Chechenia
name-chukchi = Chukchi
name-kamchatka = Kamchatka
name-japon = Japón
name-china = China
name-corea = Corea
name-iran = Irán
name-malasia = Malasia
name-vietnam = Vietnam
name-india = India
name-turquia = Turquía
name-irak = Irak
name-israel = Israel
name-arabia = Arabia
name-sahara = Sahara
name-egipto = Egipto
name-etiopia = Etiopía
name-nigeria = Nigeria
name-angola = Angola
name-mauritania = Mauritania
name-sudafrica = Sudáfrica
name-madagascar = Madagascar
name-sumatra = Sumatra
name-filipinas = Filipinas
name-tonga = Tonga
name-australia = Australia
name-tasmania = Tasmania
name-nueva-zelanda = Nueva Zelanda
name-america-del-norte = América del Norte
name-america-central = América Central
name-america-del-sur = América del Sur
name-europa = Europa
name-asia = Asia
name-africa = África
name-oceania = Oceanía
name-blanco = blanco
name-negro = negro
name-rojo = rojo
name-azul = azul
name-amarillo = amarillo
name-verde = verde
name-europe-south-america = Europa y América del Sur
    .quoted = “Ocupar Europa y América del Sur”
name-north-america-oceania-africa = América del Norte, Oceanía y 5 países de África
    .quoted = “Ocupar América del Norte, Oceanía y 5 países de África”
name-asia-central-america = Asia y América Central
    .quoted = “Ocupar Asia y América Central”
name-north-america-asia-europe = América del Norte, 8 países de Asia y 4 de Europa
    .quoted = “Ocupar América del Norte, 8 países de Asia y 4 de Europa”
name-everywhere = 4 países de América del Norte, 4 de Europa, 4 de Asia y 3 de cada uno de los otros continentes
    .quoted = “Ocupar 4 países de América del Norte, 4 de Europa, 4 de Asia y 3 de cada uno de los otros continentes”
name-oceania-asia-africa-north-america = Oceanía, 6 países de Asia, 6 de África y 6 de América del Norte
    .quoted = “Ocupar Oceanía, 6 países de Asia, 6 de África y 6 de América del Norte”
name-central-america-south-america-europe-asia = América Central, 6 países de América del Sur, 6 de Europa y 6 de Asia
    .quoted = “Ocupar América Central, 6 países de América del Sur, 6 de Europa y 6 de Asia”
name-south-america-africa-asia = América del Sur, África y 8 países de Asia
    .quoted = “Ocupar América del Sur, África y 8 países de Asia”
name-oceania-africa-central-america-asia = Oceanía, África, 4 países de América Central y 4 de Asia
    .quoted = “Ocupar Oceanía, África, 4 países de América Central y 4 de Asia”
name-europe-asia-south-america = Europa, 4 países de Asia y 4 de América del Sur
    .quoted = “Ocupar Europa, 4 países de Asia y 4 de América del Sur”
name-africa-europe-asia-islands = África, 4 países de Europa, 4 de Asia y 6 islas en tres continentes o más
    .quoted = “Ocupar África, 4 países de Europa, 4 de Asia y 6 islas en tres continentes o más”
name-thirty-five = 35 países donde sea
    .quoted = “Ocupar 35 países donde sea”
name-destroy-blanco = Destruir al ejército blanco
    .quoted = “Destruir al ejército blanco”
name-destroy-negro = Destruir al ejército negro
    .quoted = “Destruir al ejército negro”
name-destroy-rojo = Destruir al ejército rojo
    .quoted = “Destruir al ejército rojo”
name-destroy-azul = Destruir al ejército azul
    .quoted = “Destruir al ejército azul”
name-destroy-amarillo = Destruir al ejército amarillo
    .quoted = “Destruir al ejército amarillo”
name-destroy-verde = Destruir al ejército verde
    .quoted = “Destruir al ejército verde”
name-destroy-left = Destruir a quien juega a la izquierda
    .quoted = “Destruir a quien juega a la izquierda”
name-classic = combate clásico
name-snow = nieve (la defensa tira un dado más)
name-tailwind = viento a favor (el ataque tira un dado más)
name-crisis = crisis (quien saque menos en el dado se queda sin tarjeta)
name-extra = refuerzos extras (todos colocan más ejércitos)
name-open = fronteras abiertas (solo se ataca a otro continente)
name-closed = fronteras cerradas (solo se ataca dentro del continente)
name-rest = descanso
name-now = en este turno
name-next = en el próximo turno

# ---- the first match with a teacher

lesson-place = 36 países son tuyos, los blancos, y colocás 18 ejércitos. ¡Toda Oceanía es tuya, menos Australia! Tocá Sumatra para poner un ejército.
lesson-place-all = De a un ejército por toque, o todos juntos. Poné los demás en Sumatra también.
lesson-attack = Con dos ejércitos o más se ataca a un limítrofe, por tierra o puente. Hasta tres dados cada uno; el empate es de la defensa. Elegí Sumatra y después Australia.
lesson-advance = Tu 6 le ganó al 4: cayó Australia, ¡y Oceanía entera es tuya! Pasan de uno a tres ejércitos. Mandá tres.
lesson-regroup = Sumatra ya no tiene con quién pelear. Al final del turno se pasan ejércitos a un limítrofe propio; uno queda. Elegí Sumatra y después Australia: van todos.
lesson-regroup-done = Con eso alcanza: terminá de reagrupar.
lesson-bonus = Quien conquista recibe una tarjeta; tres símbolos iguales o distintos dan ejércitos. La tuya es Kamchatka, y el país es tuyo: colocá ahí los tres de premio.
lesson-turn-over = La tarjeta queda en tu mano. Ahora terminá tu turno.
lesson-continent = Ahora entran ejércitos: la mitad de tus países y tres más por Oceanía. Tu rival tiene 19 en Vietnam: poné todos los tuyos en Filipinas, cruzando el puente.
lesson-missile = Siempre que colocás ejércitos, seis de un mismo país pueden convertirse en un misil. Armá uno en Filipinas.
lesson-launch = Un misil destruye tres ejércitos a una frontera, dos a dos y uno a tres, sin depender de la suerte. Elegí Filipinas y después Vietnam.
lesson-accept = Impresionaste a tu rival: te ofrece paz entre Vietnam y Filipinas. Pacto firmado, pacto cumplido: acá nadie falta a su palabra. Aceptá.
lesson-finish = Con esa frontera segura, tus ejércitos quedan libres para tus dos objetivos: los ves con el botón Objetivo. Terminá tus ataques.
lesson-end = Eso es lo principal. Ganás en el momento en que cumplís los dos objetivos, aun en el turno del otro, o con 45 países. ¡Ahora, una partida de verdad!

# ---- the board of the web app

board-map = Mapa del mundo
board-country = { $country } ({ $continent }): { $who }.
board-force = { $seat_is ->
    [you] vos
   *[other] { $seat }
}, { $armies ->
    [0] ningún ejército
    [one] un ejército
   *[other] { $armies } ejércitos
}{ $missiles ->
    [0] {""}
    [one] {" "}y un misil
   *[other] {" "}y { $missiles } misiles
}
board-blockaded = { $seat_is ->
    [you] Lo bloqueás vos.
   *[other] Lo bloquea { $seat }.
}
board-choose = Tocá para elegirlo.
board-chosen = Elegido; tocá para soltarlo.
board-far = Ningún país tuyo llega hasta este.
board-opening = Preparación
board-round = Vuelta { $round }
board-round-of = Vuelta { $round } de { $limit }
board-card-classic = Combate clásico
board-card-snow = Nieve
board-card-tailwind = Viento a favor
board-card-crisis = Crisis
board-card-extra = Refuerzos extras
board-card-open = Fronteras abiertas
board-card-closed = Fronteras cerradas
board-card-rest = Descanso
board-situation-classic = Combate clásico: nada especial en esta vuelta.
board-situation-snow = Nieve: en esta vuelta la defensa tira un dado más.
board-situation-tailwind = Viento a favor: en esta vuelta el ataque tira un dado más.
board-situation-crisis = Crisis: todos tiraron un dado, y quien sacó menos se queda sin tarjeta en esta vuelta.
board-situation-extra = Refuerzos extras: todos colocan más ejércitos antes del primer turno.
board-situation-open = Fronteras abiertas: ataques y misiles solo contra otro continente.
board-situation-closed = Fronteras cerradas: ataques y misiles solo dentro del continente.
board-situation-rest = Descanso: en esta vuelta { $seat_is ->
    [you] solo incorporás ejércitos.
   *[other] { $seat } solo incorpora ejércitos.
}
board-no-card = { $seat_is ->
    [you] Te quedás sin tarjeta.
    [among] Te quedás sin tarjeta, igual que { $seat_others }.
   *[other] Sin tarjeta: { $seat }.
}
board-panel-players = Jugadores
board-panel-objective = Objetivo
board-panel-cards = Tarjetas
board-panel-pacts = Pactos
board-close = Cerrar
board-zoom = Acercar o alejar
board-closer = Acercar
board-farther = Alejar
board-world = Todo el mundo
board-player = Jugador
board-seat = { $seat }
board-countries = Países
board-column-countries = Países
board-column-armies = Ejércitos
board-column-missiles = Misiles
board-column-cards = Tarjetas de país
board-column-exchanges = Canjes hechos
board-short-countries = País
board-short-armies = Ejér
board-short-missiles = Mis
board-short-cards = Tarj
board-short-exchanges = Canj
board-known = Tarjetas conocidas: { $cards }
board-out = { $seat_is ->
    [you] cayó ante vos
   *[other] cayó ante { $seat }
}
board-deck = Tarjetas en el mazo: { $deck }; usadas: { $used }.
name-common = Objetivo común: 45 países
board-met = cumplido
board-end-objectives = Qué buscaba cada uno
board-end-war = ejércitos: { $armies } · países conquistados: { $countries } · perdidos: { $lost }
board-end-countries = Fin de las vueltas, y decidieron los países: nadie tenía más.
board-end-armies = Fin de las vueltas, con los mismos países: decidieron los ejércitos del mapa.
board-islands = Islas (en { $continents } de 3 continentes)
board-target = Rival a destruir: { $seat_is ->
    [you] vos
   *[other] { $seat }
}. { $countries ->
    [0] No le queda ningún país.
    [one] Le queda un país.
   *[other] Le quedan { $countries } países.
}
board-target-lost = { $seat_is ->
    [you] Otro rival te destruyó antes: queda solo el objetivo común.
   *[other] Alguien destruyó antes a { $seat }: queda solo el objetivo común.
}
board-hand = Tarjetas en la mano
board-no-cards = Todavía no hay tarjetas. Quien conquista un país tiene derecho a una al final del turno.
board-hidden-cards = Las tarjetas de los demás están boca abajo.
board-exchange-next = Tu canje n.º { $number } { $armies ->
    [0] no vale nada.
    [one] vale un ejército.
   *[other] vale { $armies } ejércitos.
}
board-exchange-how = Tres símbolos iguales o tres distintos hacen un canje. El comodín vale por cualquiera; la supertarjeta es un canje entero.
board-laid = Sobre la mesa
board-lay-more = Falta presentar el resto del canje.
board-bonus-why = +3: tenés la tarjeta y el país. Al final del turno da tres ejércitos ahí.
board-to-exchange = Canjear tarjetas…
board-symbol-plane = avión
board-symbol-soldier = soldado
board-symbol-anchor = ancla
board-symbol-wild = comodín
board-symbol-super = canje entero
board-reinforcements = Ejércitos por colocar, según su origen
board-anywhere = donde quieras
board-how-many = Cuántos por toque
board-all = Todos
board-tap-to-place = Tocá un país resaltado.
board-build = Armar un misil…
board-orders = Órdenes
board-order-attack = Atacar
board-order-missile = Misil
board-order-regroup = Reagrupar
board-from-attack = Elegí el país que ataca.
board-from-missile = Elegí el país que lanza.
board-from-regroup = Elegí de dónde salen los ejércitos; después ya no hay ataques.
board-now-placed = Ya colocaste todos tus ejércitos: seguí o deshacé.
board-now-from = Tocá un país tuyo resaltado, o el enemigo de al lado.
board-now-attack = Tocá el país que vas a atacar desde { $source }: cada toque tira los dados.
board-now-missile = Tocá el país al que va el misil desde { $source }.
board-now-regroup = Tocá el país al que pasan ejércitos desde { $source }.
board-now-advance = ¿Cuántos ejércitos pasan a { $target }? { $armies ->
    [one] Tocá el mapa para pasar uno.
   *[other] Tocá el mapa para pasar { $armies }.
}
board-other-source = Elegir otro país
board-move-one = Uno
board-move-all = Todos
board-move-missile = Misil
board-roll = Tirar
board-again = Tirar otra vez
board-launch = Lanzar
board-until-it-falls = Hasta que caiga
board-until-label = Atacar { $target } hasta que caiga o { $keep ->
    [0] no quede ningún ejército
    [one] quede un ejército
   *[other] queden { $keep } ejércitos
}
board-keep = Ejércitos que quedan
board-keep-short = Parar con
board-keep-less = Dejar menos
board-keep-more = Dejar más
board-campaign = Ataque de { $source } a { $target } hasta que caiga o { $keep ->
    [0] no quede ningún ejército.
    [one] quede un ejército.
   *[other] queden { $keep } ejércitos.
}
board-halt = Parar
board-recap = Desde tu último turno
board-recap-lost = { $seat } te sacó { $countries }.
board-recap-held = Aguantaste en { $countries }.
board-recap-armies = { $lost ->
    [0] No perdiste ningún ejército
    [one] Perdiste un ejército
   *[other] Perdiste { $lost } ejércitos
}; los atacantes, { $other_lost ->
    [0] ninguno.
    [one] uno.
   *[other] { $other_lost }.
}
board-recap-others = { $seat } les sacó { $countries } a otros.
board-recap-quiet = Nadie te atacó.
board-recap-again = Mostrar otra vez
board-placed = { $seat_is ->
    [you] Colocaste ejércitos: { $parts }.
   *[other] { $seat } colocó ejércitos: { $parts }.
}
board-part-placed = { $armies ->
    [one] 1 en { $country }
   *[other] { $armies } en { $country }
}
board-regrouped = { $seat_is ->
    [you] Reagrupaste ejércitos: { $parts }.
   *[other] { $seat } reagrupó ejércitos: { $parts }.
}
board-part-regrouped = { $armies ->
    [one] 1 de { $source } a { $target }
   *[other] { $armies } de { $source } a { $target }
}
board-odds = dados { $attack }:{ $defence }, saldo: ≈{ $left }
board-percent = { $percent } %
board-odds-why = La probabilidad de conquistar si el ataque sigue hasta el final
board-advance = { $armies } → { $target }
board-done-opening = Terminar de colocar
board-done-extra = Terminar de colocar
board-done-incorporate = A atacar
board-done-attack = Terminar
board-done-regroup = Terminar de reagrupar
board-done-cards = Terminar el turno
board-done-no-card = Terminar sin la tarjeta
board-done-ally-regroup = Terminar de reagrupar
board-turn = { $seat_is ->
    [you] Tu turno: { $phase }
   *[other] Turno de { $seat }: { $phase }
}
board-phase-opening = primeros ejércitos
board-phase-extra = refuerzos extras
board-phase-incorporate = incorporación de ejércitos
board-phase-attack = ataque
board-phase-advance = avance al país conquistado
board-phase-regroup = reagrupamiento
board-phase-cards = tarjetas
board-phase-joint = ataque conjunto
board-phase-ally-regroup = reagrupamiento del aliado
board-phase-zone-choice = decisión sobre una zona no cumplida
board-phase-over = fin de la partida
board-propose = Proponer un pacto…
board-no-proposal = Ahora no podés proponer nada.
board-proposal = { $seat_is ->
    [you] Proponés:
   *[other] { $seat } propone:
}
board-proposed-to = { $seat_is ->
    [you] Le propusiste a { $other_seat }:
   *[other] { $other_seat_is ->
        [you] { $seat } te propuso:
       *[other] { $seat } le propuso a { $other_seat }:
    }
}
board-accept = Aceptar
board-refuse = Rechazar
board-withdraw = Retirar
board-cancel = Anunciar el fin
board-open-proposals = Esperan respuesta
board-between = { $seat_is ->
    [you] Vos con { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } con vos
       *[other] { $seat } con { $other_seat }
    }
}
board-of = { $seat_is ->
    [you] Vos
   *[other] { $seat }
}
board-no-pacts = No hay pactos vigentes.
board-pact-country = Sin ataques { $one } – { $other }.
board-pact-continent = Sin ataques dentro de { $continent }.
board-pact-border = Sin ataques en la frontera { $one } – { $other }.
board-pact-world = Sin ataques en todo el mundo.
board-pact-zone = Zona internacional en { $country }.
board-pact-aggression = Ataque conjunto a { $target }: { $source } junto con { $ally }.
board-pact-joint = Ataque conjunto desde { $source } a { $target }.
board-pact-condominium = Condominio en { $country }.
board-pact-ally-regroups = Puede reagrupar hacia { $country } después de este turno.
board-pact-announced = { $seat_is ->
    [you] Anunciaste el fin, pero cumplís el pacto hasta que termine el próximo turno de la otra parte.
   *[other] { $seat } anunció el fin, pero cumple el pacto hasta que termine el próximo turno de la otra parte.
}
board-pact-last = { $seat_is ->
    [you] Termina con este turno: anunciaste el fin.
   *[other] Termina con este turno: { $seat } anunció el fin.
}
board-pact-due = Falta realizarlo.
board-pact-truce = Realizado: los dos países de origen mantienen la paz por una vuelta.
board-kind-country = No agresión entre dos países
board-kind-continent = No agresión en un continente
board-kind-border = No agresión en la frontera de dos continentes
board-kind-world = No agresión en todo el mundo
board-kind-zone = Zona internacional
board-kind-aggression = Ataque conjunto
board-kind-joint = Ataque conjunto desde un condominio
board-why-country = Un país tuyo y uno del otro, a tres fronteras como máximo
board-why-continent = Sin ataques entre los dos ahí adentro
board-why-border = Sin ataques entre los dos continentes
board-why-world = Sin ataques entre los dos
board-why-zone = Un país débil que se sacan uno al otro, turno a turno
board-why-aggression = Dos atacan el país de un tercero y lo comparten
board-why-joint = Los dos ocupantes atacan a un limítrofe
board-figure-dealt = El mundo repartido entre cuatro, con un ejército en cada país. La forma de la ficha también dice su color.
board-figure-war = Con la partida avanzada: los cohetes son misiles; la ficha tachada está bloqueada.
board-figure-pacts = Las promesas de cuatro jugadores: Mauritania es un condominio, mitad y mitad; la línea de trazos une dos países en paz.
board-point = Tocá dos países en el mapa, el nombre de un continente o a una persona: acá aparece lo que se pueden prometer.
board-could-promise = Lo que se puede prometer
board-no-promise = Sobre eso no hay nada que proponer ahora.
board-point-more = { $count ->
    [0] No hay más.
    [one] Hay una más: señalá también otra cosa.
   *[other] Hay { $count } más: señalá también otra cosa.
}
board-by-kind = O elegí por tipo
board-pact-holds = Obliga a los dos hasta que alguno anuncie el fin.
board-pact-bound = Todavía rige para { $seats_is ->
    [you] vos.
    [among] vos y { $seats_others }.
   *[other] { $seats }.
}
board-back = Volver
board-or-tap = O tocalo en el mapa.
board-step-partner = ¿Con quién?
board-step-mine = ¿Cuál de tus países?
board-step-theirs = ¿Y cuál del otro?
board-step-continent = ¿En qué continente?
board-step-border = ¿En qué frontera?
board-step-zone = ¿Qué país?
board-step-target = ¿Qué país se ataca?
board-step-source = ¿Desde qué condominio?
board-step-leader = ¿Quién conduce, y desde dónde?
board-step-ally = ¿Quién se suma, y desde dónde?
board-step-when = ¿Cuándo?

field-round = Vuelta
field-round-limit = Límite de vueltas (0: sin límite)
field-phase = Ahora
field-phase-opening = ejércitos iniciales
field-phase-extra = refuerzos extras
field-phase-incorporate = incorporación
field-phase-attack = ataque
field-phase-advance = avance
field-phase-regroup = reagrupamiento
field-phase-cards = tarjetas
field-phase-joint = ataque conjunto
field-phase-ally-regroup = el aliado reagrupa
field-phase-zone-choice = ¿sigue la zona?
field-phase-over = fin
field-turn = Turno
field-seat = jugador
field-to-place = ejércitos por colocar
field-free = en cualquier lado
field-continents = continentes
field-conquests = conquistas
field-joint-conquests = conquistas conjuntas
field-card-due = una tarjeta por recibir
field-freed = último país, libre de bloqueos
field-regrouped = ejércitos reagrupados
field-regrouped-missiles = misiles reagrupados
field-advance = avance
field-source = desde
field-target = hacia
field-least = como mínimo
field-most = como máximo
field-joint = ataque conjunto
field-kind = tipo
field-kind-aggression = ataque conjunto
field-kind-condominium = condominio
field-kind-country = paz entre países
field-kind-continent = paz en un continente
field-kind-border = paz en una frontera
field-kind-world = paz en todo el mundo
field-kind-zone = zona internacional
field-kind-ally-regroups = el aliado puede reagrupar
field-kind-joint = ataque conjunto
field-ally = aliado
field-ally-source = aliado desde
field-order = Orden de esta vuelta
field-situation = Situación
field-no-card = sin tarjeta
field-dice = Dados
field-situations-left = Tarjetas de situación restantes
field-countries = Países
field-owner = dueño
field-armies = ejércitos
field-missiles = misiles
field-blockaded-by = bloqueado por
field-occupants = ocupantes
field-players = Jugadores
field-colour = color
field-alive = en juego
field-cards = tarjetas
field-exchanges = canjes
field-next-exchange = el próximo canje da
field-turns = turnos
field-eliminated-by = eliminado por
field-known-cards = tarjetas conocidas
field-drawn = recibida en el turno
field-known-to = conocida por
field-card = tarjeta
field-hidden-cards = otras tarjetas
field-exchanged = ya canjeó
field-continent-cards = tarjetas de continente
field-used-continent-cards = tarjetas de continente usadas
field-owes-card = debe una tarjeta
field-ruled-out = objetivos descartados
field-deck = Tarjetas de país por venir
field-used-cards = Tarjetas de país usadas
field-cards-entered = Tarjetas de país por turno
field-bonus-taken = Premio ya cobrado por
field-laid = Puestas en el canje
field-pacts = Pactos
field-seats = entre
field-bound = obligados
field-announced = fin anunciado por
field-last-turn = último turno
field-one = uno
field-other = el otro
field-continent = continente
field-country = país
field-attacked = atacada
field-possible = se puede atacar
field-allies = aliados
field-due-turn = previsto para el turno
field-carried-out = cumplido en la vuelta
field-proposals = Propuestas
field-other-seat = a
field-leader-seat = conducido por
field-when = cuándo
field-proposal = número
field-proposals-made = Propuestas hechas
field-this-turn = en este turno
field-this-round = en esta vuelta
field-mine = tuyas
field-winner = Ganó
field-reason = Ganó
field-reason-objective = por su objetivo
field-reason-common = por el objetivo común
field-reason-last = porque no queda nadie más
field-reason-limit = por el límite de vueltas
field-hand = Tus tarjetas
field-bonus = da tres ejércitos
field-objectives = Tu objetivo
field-objective = objetivo
field-met = cumplido
field-lost = solo queda el común
field-target-seat = rival a destruir
field-target-countries = países del rival
field-have = tiene
field-need = necesita
field-islands = islas
field-all-objectives = Todos los objetivos

badge-winner = Victoria
badge-winner-how = Ganar una guerra.
badge-objective = Secreto guardado
badge-objective-how = Ganar por el objetivo secreto.
badge-world = Medio mundo
badge-world-how = Ganar por el objetivo común.
badge-lightning = Guerra relámpago
badge-lightning-how = Ganar por un objetivo en cuatro vueltas o menos.
badge-continent = Continente
badge-continent-how = Recibir ejércitos por un continente entero.
badge-two-continents = Dos continentes
badge-two-continents-how = Recibir ejércitos por dos continentes a la vez.
badge-campaign = Campaña
badge-campaign-how = Tomar ocho países en un turno.
badge-end-of-an-empire = Fin de un imperio
badge-end-of-an-empire-how = Eliminar a otro jugador.
badge-missile = Lanzamiento
badge-missile-how = Lanzar un misil.
badge-arsenal = Arsenal
badge-arsenal-how = Canjear tarjetas tres veces en una partida.
badge-diplomat = Diplomacia
badge-diplomat-how = Firmar un pacto y ganar la guerra.
badge-lone-defender = Defensa solitaria
badge-lone-defender-how = Sostener un país con un dado contra tres.
badge-three-sixes = Tres seis
badge-three-sixes-how = Atacar con tres seis.
trait-colour = Color
trait-objective = Objetivo
# Por qué hacer esto: pistas y análisis.
motive-destroys = { $percent } % de chances de conquistar { $other_seat_is ->
    [you] tu último país
   *[other] el último país de { $other_seat }
}
motive-continent = { $percent } % de chances de conquistar y completar { $continent }
motive-robs = { $percent } % de chances de conquistar; { $other_seat_is ->
    [you] dejás
   *[other] { $other_seat } deja
} de dominar { $continent }
motive-objective = { $percent } % de chances de conquistar; { $count ->
    [one] falta un país
   *[other] faltan { $count } países
} de { $continent } para el objetivo
motive-odds = { $percent } % de chances de conquistar
motive-front = { $count ->
    [0] No limita con nadie
    [one] Limita con un país ajeno
   *[other] Limita con { $count } países ajenos
}
motive-idle = Saca ejércitos de donde no hay enemigos cerca
motive-exchange = El canje da { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
}
motive-missile = Destruye { $armies ->
    [one] un ejército
   *[other] { $armies } ejércitos
}
motive-card = Cada tarjeta acerca el próximo canje

# Quién juega cada nivel: nombre, estilo, y qué dice cuando algo sale bien o mal.
name-bot-easy = Recluta Lía (fácil)
about-easy = Reparte ejércitos y ataca cuando parece fácil.
glad-easy = { $variant ->
    [0] ¡Lo logré, general!
   *[other] ¡Otro más en el mapa!
}
sorry-easy = { $variant ->
    [0] Yo tenía ejércitos ahí.
   *[other] Sí, señor…
}
name-bot-normal = Capitán Bruno (normal)
about-normal = Recuerda el objetivo y ataca según las cuentas.
glad-normal = { $variant ->
    [0] Según el plan.
   *[other] El objetivo, más cerca.
}
sorry-normal = { $variant ->
    [0] Retroceder y reagrupar.
   *[other] No estaba en el plan.
}
name-bot-hard = General Trueno (difícil)
about-hard = Entre planes parecidos elige el más audaz.
glad-hard = { $variant ->
    [0] ¡La suerte sigue al que ataca!
   *[other] ¡Adelante!
}
sorry-hard = { $variant ->
    [0] Vuelvo con más cañones.
   *[other] Una batalla no es la guerra.
}
name-bot-master = Mariscala Prudencia (maestro)
about-master = Entre planes parecidos elige el más seguro.
glad-master = { $variant ->
    [0] Quien cuida la frontera cosecha el mapa.
   *[other] Paso a paso.
}
sorry-master = { $variant ->
    [0] Un riesgo que no vi.
   *[other] La paciencia también pierde batallas.
}
