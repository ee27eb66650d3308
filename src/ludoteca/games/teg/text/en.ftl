title = T.E.G. La Revancha
pitch = The world at war: armies, pacts, missiles, and a secret objective.

option-pacts = Pacts
option-pacts-true = allowed
option-pacts-false = not allowed
option-talk = Talk and proposals
option-talk-vale_todo = anything goes: at any time
option-talk-fair_play = fair play: only in your own turn
option-country_card = Country card
option-country_card-given = given without asking
option-country_card-asked = only for those who ask
option-round_limit = Round limit (0: none)
option-colours = Colour of each seat

ask-opening = Put your first armies on countries of yours: where will you strike, what must hold?
ask-extra = Place your extra reinforcements, or build missiles.
ask-incorporate = Bring in armies. You may also exchange cards and build missiles.
ask-attack = Attack, launch missiles, regroup, or finish.
ask-advance = How many armies advance?
ask-regroup = Regroup or finish.
ask-cards = Take what your cards give, or end your turn.
ask-joint = Go on with the joint attack.
ask-ally-regroup = Regroup into the new condominium, or finish.
ask-zone-choice = The international zone was not kept: does it go on?
ask-answer = Answer the proposal, if you like.

action-done = Finish this step
action-place = Place one army in { $country_the }
action-place-all = Place all you can in { $country_the }
action-missile = Turn six armies into a missile in { $country_the }
action-lay = Lay down the { $card } card for an exchange
action-attack = Attack { $target_the } from { $source_the }
action-attack-occupant = Attack { $other_seat } in { $target_the } from { $source_the }
action-attack-inside = Attack the other occupant inside { $country_the }
action-launch = Launch a missile from { $source_the } at { $target_the }
action-launch-at = Missile from { $source_the } at { $other_seat } in { $target_the }
action-carry-out = Carry out the joint attack on { $target_the }
action-roll = Roll the dice
action-stop = Stop the joint attack
action-advance = { $armies ->
    [0] Do not advance
    [one] Advance one army
   *[other] Advance { $armies } armies
}
action-regroup = Move one army from { $source_the } to { $target_the }
action-regroup-all = Move all you can from { $source_the } to { $target_the }
action-regroup-missile = Move a missile from { $source_the } to { $target_the }
action-take-card = Ask for the country card
action-bonus = Place three bonus armies in { $country_the }
action-keep-zone = Keep the international zone
action-end-zone = End the international zone
action-accept = Accept the proposal
action-refuse = Refuse the proposal
action-withdraw = Withdraw the proposal
action-propose-country = Propose non-aggression: { $one } – { $other }
action-propose-continent = Propose non-aggression in { $continent } to { $other_seat }
action-propose-border = Propose non-aggression on the border { $one } – { $other } to { $other_seat }
action-propose-world = Propose worldwide non-aggression to { $other_seat }
action-propose-zone = Propose an international zone in { $country_the } to { $other_seat }
action-propose-aggression = Propose to attack { $target_the } jointly from { $source_the } and { $ally_the }, { $when }
action-propose-joint = Propose a joint attack from { $source_the } on { $target_the }
action-cancel-country = Announce the end of the pact { $one } – { $other }
action-cancel-continent = Announce the end of the pact in { $continent } to { $other_seat }
action-cancel-border = Announce the end of the pact on the border { $one } – { $other } to { $other_seat }
action-cancel-world = Announce the end of the worldwide pact to { $other_seat }
action-cancel-zone = Announce the end of the international zone
action-cancel-condominium = Announce the end of the pact inside { $country_the }

refusal-wrong-step = Now is not the time for that.
refusal-not-yours = You need armies in that country.
refusal-yours = That country is yours.
refusal-need-two = An attack needs at least two armies in the country.
refusal-name-occupant = It is a condominium: choose which occupant to attack.
refusal-not-there = That player does not share that country.
refusal-open-borders = Open borders: attacks must leave the continent.
refusal-closed-borders = Closed borders: attacks must stay inside the continent.
refusal-pact = A pact in force forbids that attack.
refusal-allies-inside = Occupants do not attack their condominium from outside.
refusal-partner-country = From a condominium you do not attack countries of the other occupant.
refusal-agreed-target = That country may be attacked only in the joint attack you agreed on.
refusal-nothing-left = No armies are left that may go to that country.
refusal-one-left = Only one more may go there: place one army.
refusal-blockaded = The country is blockaded and cannot receive armies.
refusal-still-to-place = There are still armies to place.
refusal-must-exchange = With six cards or more you must exchange.
refusal-exchange-begun = First finish the exchange you began.
refusal-not-enough-armies = A missile costs six armies of the country, and one must stay.
refusal-no-such-card = You do not have that card.
refusal-one-exchange = Only one exchange per round.
refusal-no-exchange = That card does not complete any exchange.
refusal-no-missile = You have no missile in that country.
refusal-shield = The country is shielded by its own missiles.
refusal-too-few-to-bomb = The country would be left without an army.
refusal-overflight = The missile would fly over one of your pacts.
refusal-advance-range = That number of armies may not advance.
refusal-not-own-target = You may regroup only into your own or a shared country.
refusal-one-stays = One army must stay in the country.
refusal-moved-before = What has regrouped this turn does not move again.
refusal-only-into-shared = Now you may regroup only into the new condominium.
refusal-no-card = You have not earned a card this turn.
refusal-bonus-taken = The bonus of that card has been taken.
refusal-bonus-frozen = There is no bonus while the country is an international zone.
refusal-must-carry-out = First carry out the joint attack that was agreed.
refusal-no-aggression = No joint attack was agreed on that country.
refusal-no-stop = An aggression pact goes on to the end.
refusal-pacts-off = There are no pacts at this table.
refusal-dead = Players who are out of the match make no pacts.
refusal-no-proposal = That proposal is gone.
refusal-out-of-turn = In fair play you propose only in your own turn.
refusal-three-proposals = At most three proposals in each turn.
refusal-proposed-before = That was proposed before this round.
refusal-no-partner = There is nobody to sign that pact with.
refusal-signed-before = That pact is already in force.
refusal-contradicts = It contradicts another pact in force.
refusal-three-exchanges = Both of you must have made three exchanges.
refusal-one-zone = Each player has at most one international zone.
refusal-no-zone-there = That country cannot be an international zone of you two.
refusal-no-plan = That joint attack is not possible.
refusal-not-that-turn = It is not possible this turn.
refusal-not-shared = That condominium is not yours.
refusal-no-pact = You have no such pact to end.

event-colour = { $seat_is ->
    [you] You play { $colour }.
   *[other] { $seat } plays { $colour }.
}
event-die = { $seat_is ->
    [you] You rolled a { $die }.
   *[other] { $seat } rolled a { $die }.
}
event-left-over = { $seat_is ->
    [you] You also received { $country_the }.
   *[other] { $seat } also received { $country_the }.
}
event-dealt = { $seat_is ->
    [you] Your countries: { $countries }.
   *[other] { $seat }’s countries: { $countries }.
}
event-objective = { $seat_is ->
    [you] Your secret objective: { $objective_quoted }.
   *[other] { $seat }’s secret objective: { $objective_quoted }.
}
event-objective-destroy = { $seat_is ->
    [you] Your secret objective: { $objective_quoted }. The opponent to destroy is { $target_seat }.
   *[other] { $seat }’s secret objective: { $objective_quoted }. The opponent to destroy is { $target_seat }.
}
event-first = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-armies = { $seat_is ->
    [you] You bring in
   *[other] { $seat } brings in
} { $armies ->
    [one] one army
   *[other] { $armies } armies
}{ $bonus ->
    [0] .
    [one] {" "}and one more for holding { $continents }.
   *[other] {" "}and { $bonus } more for holding { $continents }.
}
event-placed = { $seat_is ->
    [you] You placed
   *[other] { $seat } placed
} { $armies ->
    [one] one army
   *[other] { $armies } armies
} in { $country_the }.
event-armies-lost = { $armies ->
    [0] { $seat_is ->
        [you] You lost
       *[other] { $seat } lost
    } no armies.
   *[other] { $seat_is ->
        [you] You lost
       *[other] { $seat } lost
    } { $armies ->
        [one] one army: there was nowhere to place it.
       *[other] { $armies } armies: there was nowhere to place them.
    }
}
event-round = { $seat_is ->
    [you] Round { $round }: you go first.
   *[other] Round { $round }: { $seat } goes first.
}
event-situation = Situation card: { $situation }.
event-situation-rest = Situation card: rest for { $colour }. This round { $seat_is ->
    [you] you only bring in armies.
   *[other] { $seat } only brings in armies.
}
event-situation-passed = Situation card: rest for { $colour }, which is not in play. Another is turned up.
event-crisis = Crisis! { $seat_is ->
    [you] You get no card this round.
    [among] You get no card this round; the same goes for { $seat_others }.
   *[other] No card this round for { $seat }.
}
event-turn = { $seat_is ->
    [you] It is your turn.
   *[other] { $seat }’s turn.
}
event-fought = { $seat_is ->
    [you] You attacked { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } attacked you
       *[other] { $seat } attacked { $other_seat }
    }
} in { $target_the } from { $source_the }: { $attack } against { $defence }. Losses in attack: { $lost }; in defence: { $other_lost }.
event-fought-inside = { $seat_is ->
    [you] You attacked { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } attacked you
       *[other] { $seat } attacked { $other_seat }
    }
} inside { $target_the }: { $attack } against { $defence }. Losses in attack: { $lost }; in defence: { $other_lost }.
event-conquered = { $variant ->
    [0] { $seat_is ->
        [you] You took { $country_the } from { $other_seat }.
       *[other] { $other_seat_is ->
            [you] { $seat } took { $country_the } from you.
           *[other] { $seat } took { $country_the } from { $other_seat }.
        }
    }
    [1] A new flag in { $country_the }: { $seat_is ->
        [you] yours instead of { $other_seat }’s.
       *[other] { $other_seat_is ->
            [you] { $seat }’s instead of yours.
           *[other] { $seat }’s instead of { $other_seat }’s.
        }
    }
   *[2] { $seat_is ->
        [you] { $other_seat } could not hold out: you conquered { $country_the }.
       *[other] { $other_seat_is ->
            [you] You could not hold out: { $seat } conquered { $country_the }.
           *[other] { $other_seat } could not hold out: { $seat } conquered { $country_the }.
        }
    }
}
event-expelled = { $seat_is ->
    [you] You drove { $other_seat } out of { $country_the }.
   *[other] { $other_seat_is ->
        [you] { $seat } drove you out of { $country_the }.
       *[other] { $seat } drove { $other_seat } out of { $country_the }.
    }
}
event-moved-in = { $seat_is ->
    [you] You moved into { $country_the } and now share it with { $other_seat }.
   *[other] { $other_seat_is ->
        [you] { $seat } moved into { $country_the } and now shares it with you.
       *[other] { $seat } moved into { $country_the } and now shares it with { $other_seat }.
    }
}
event-advanced = { $seat_is ->
    [you] You advanced
   *[other] { $seat } advanced
} { $armies ->
    [one] one more army
   *[other] { $armies } more armies
} from { $source_the } to { $target_the }.
event-missile-built = { $seat_is ->
    [you] You turned
   *[other] { $seat } turned
} six armies into a missile in { $country_the }.
event-launched = { $variant ->
    [0] { $seat_is ->
        [you] You launched a missile from { $source_the } at { $target_the }: { $other_seat } lost
       *[other] { $other_seat_is ->
            [you] { $seat } launched a missile from { $source_the } at { $target_the }: you lost
           *[other] { $seat } launched a missile from { $source_the } at { $target_the }: { $other_seat } lost
        }
    }
    [1] { $seat_is ->
        [you] An explosion in { $target_the }! Your missile from { $source_the } cost { $other_seat }
       *[other] { $other_seat_is ->
            [you] An explosion in { $target_the }! { $seat }’s missile from { $source_the } cost you
           *[other] An explosion in { $target_the }! { $seat }’s missile from { $source_the } cost { $other_seat }
        }
    }
   *[2] { $seat_is ->
        [you] Your missile from { $source_the } hit { $target_the }, and { $other_seat } lost
       *[other] { $other_seat_is ->
            [you] { $seat }’s missile from { $source_the } hit { $target_the }, and you lost
           *[other] { $seat }’s missile from { $source_the } hit { $target_the }, and { $other_seat } lost
        }
    }
} { $armies ->
    [one] one army.
   *[other] { $armies } armies.
}
event-regrouped = { $seat_is ->
    [you] You regrouped
   *[other] { $seat } regrouped
} { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source_the } to { $target_the }.
event-regrouped-missile = { $seat_is ->
    [you] You moved
   *[other] { $seat } moved
} a missile from { $source_the } to { $target_the }.
event-drew = { $seat_is ->
    [you] You received the { $card } card.
   *[other] { $seat } received the { $card } card.
}
event-drew-hidden = { $seat_is ->
    [you] You received a card.
   *[other] { $seat } received a card.
}
event-card-not-asked = { $seat_is ->
    [you] You did not ask for your card and lost it.
   *[other] { $seat } did not ask for a card and lost it.
}
event-card-withheld = { $seat_is ->
    [you] You get no card, because you did not keep the international zone.
   *[other] { $seat } gets no card for not keeping the international zone.
}
event-reshuffled = { $cards ->
    [0] There are no used cards for a new deck.
    [one] The only used card is the new deck.
   *[other] The { $cards } used cards are shuffled into a new deck.
}
event-card-lost = { $seat_is ->
    [you] Your { $card } card goes back to the deck.
   *[other] { $seat }’s { $card } card goes back to the deck.
}
event-inherited = { $seat_is ->
    [you] Cards you inherited from { $other_seat }: { $cards }.
   *[other] { $other_seat_is ->
        [you] Cards { $seat } inherited from you: { $cards }.
       *[other] Cards { $seat } inherited from { $other_seat }: { $cards }.
    }
}
event-inherited-hidden = { $seat_is ->
    [you] You inherited
   *[other] { $seat } inherited
} { $count ->
    [one] one card
   *[other] { $count } cards
} from { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
event-bonus = { $seat_is ->
    [you] You showed the { $country } card and placed
   *[other] { $seat } showed the { $country } card and placed
} { $armies ->
    [one] one army there.
   *[other] { $armies } armies there.
}
event-laid = { $seat_is ->
    [you] You laid down the { $card } card.
   *[other] { $seat } laid down the { $card } card.
}
event-exchanged = { $seat_is ->
    [you] You made exchange number { $number } and get
   *[other] { $seat } made exchange number { $number } and gets
} { $armies ->
    [one] one army.
   *[other] { $armies } armies.
}
event-eliminated = { $variant ->
    [0] { $by_seat_is ->
        [you] You knocked { $seat } out of the match.
       *[other] { $seat_is ->
            [you] { $by_seat } knocked you out of the match.
           *[other] { $by_seat } knocked { $seat } out of the match.
        }
    }
    [1] { $by_seat_is ->
        [you] The end of the road for { $seat }: you destroyed the last army.
       *[other] { $seat_is ->
            [you] The end of the road for you: { $by_seat } destroyed your last army.
           *[other] The end of the road for { $seat }: { $by_seat } destroyed the last army.
        }
    }
   *[2] { $by_seat_is ->
        [you] { $seat } is off the map, and the final blow was yours.
       *[other] { $seat_is ->
            [you] You are off the map, and the final blow was { $by_seat }’s.
           *[other] { $seat } is off the map, and the final blow was { $by_seat }’s.
        }
    }
}
event-objective-met = { $variant ->
    [0] { $seat_is ->
        [you] Objective met! You did it: { $objectives_quoted }.
       *[other] Objective met! { $seat } did it: { $objectives_quoted }.
    }
   *[other] { $seat_is ->
        [you] The secret is out: you achieved { $objectives_quoted }!
       *[other] The secret is out: { $seat } achieved { $objectives_quoted }!
    }
}
event-common-met = { $seat_is ->
    [you] You occupy
   *[other] { $seat } occupies
} { $countries ->
    [one] one country
   *[other] { $countries } countries
}: the common objective is met!
event-objective-shown = { $seat_is ->
    [you] What you were after: { $objectives_quoted }.
   *[other] What { $seat } was after: { $objectives_quoted }.
}
event-limit = { $rounds ->
    [0] The time agreed on is over.
    [one] The one round agreed on is over.
   *[other] The { $rounds } rounds agreed on are over.
}
event-accepted = { $seat_is ->
    [you] You accepted { $other_seat }’s proposal.
   *[other] { $other_seat_is ->
        [you] { $seat } accepted your proposal.
       *[other] { $seat } accepted { $other_seat }’s proposal.
    }
}
event-refused = { $seat_is ->
    [you] You refused { $other_seat }’s proposal.
   *[other] { $other_seat_is ->
        [you] { $seat } refused your proposal.
       *[other] { $seat } refused { $other_seat }’s proposal.
    }
}
event-said-two = { $seat }: “Only the two of us are left. One of us has to win.”
event-said-leader = { $seat }: “You have { $countries ->
    [one] one country
   *[other] { $countries } countries
}. If there is peace, you win.”
event-said-distrust = { $seat }: “You have just broken a pact with me.”
event-said-apart = { $seat }: “We hardly meet there. What would it be good for?”
event-said-front = { $seat }: “Not while you hold { $country_the }, next to my armies.”
event-said-continent = { $seat }: “I want { $continent_the } for myself.”
event-said-nobody = { $seat }: “I would have nobody left to fight.”
event-said-spare = { $seat }: “I have no armies to spare against { $country_the }.”
event-said-behind = { $seat }: “Whoever holds { $country_the } is not ahead. Why attack?”
event-said-ahead = { $seat }: “You are too far ahead of me.”
event-said-elsewhere = { $seat }: “Agreed. My armies are needed elsewhere.”
event-said-cards = { $seat }: “Agreed. A card for each of us.”
event-said-together = { $seat }: “Agreed. { $country_the } must fall.”
event-withdrawn = { $seat_is ->
    [you] You withdrew your proposal.
   *[other] { $seat } withdrew a proposal.
}
event-void = { $seat_is ->
    [you] One of your proposals is no longer possible.
   *[other] One of { $seat }’s proposals is no longer possible.
}
event-cancelled-country = { $seat_is ->
    [you] You announced
   *[other] { $seat } announced
} the end of the pact between { $one_the } and { $other_the }.
event-cancelled-continent = { $seat_is ->
    [you] You announced to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } announced to you
       *[other] { $seat } announced to { $other_seat }
    }
} the end of the pact in { $continent }.
event-cancelled-border = { $seat_is ->
    [you] You announced to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } announced to you
       *[other] { $seat } announced to { $other_seat }
    }
} the end of the pact on the border between { $one } and { $other }.
event-cancelled-world = { $seat_is ->
    [you] You announced to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } announced to you
       *[other] { $seat } announced to { $other_seat }
    }
} the end of the worldwide pact.
event-cancelled-zone = { $seat_is ->
    [you] You announced
   *[other] { $seat } announced
} the end of the international zone in { $country_the }.
event-cancelled-condominium = { $seat_is ->
    [you] You announced
   *[other] { $seat } announced
} the end of the pact inside { $country_the }.
event-pact-lost = The pact between { $one_the } and { $other_the } is over: one of the countries has a new owner.
event-zone-broken = { $seat_is ->
    [you] You did not keep
   *[other] { $seat } did not keep
} the international zone in { $country_the }.
event-zone-ended = The international zone in { $country_the } no longer binds { $seat_is ->
    [you] you
   *[other] { $seat }
}.
event-zone-goes-on = { $seat_is ->
    [you] You decided to keep
   *[other] { $seat } decided to keep
} the international zone in { $country_the }.
event-joint-attack = { $seat_is ->
    [you] You and { $ally_seat }
   *[other] { $ally_seat_is ->
        [you] { $seat } and you
       *[other] { $seat } and { $ally_seat }
    }
} attack { $target_the } together.
event-joint-stopped = { $seat_is ->
    [you] You stopped
   *[other] { $seat } stopped
} the joint attack on { $target_the }.
event-aggression-lapsed = The joint attack on { $target_the } that { $seat_is ->
    [you] you agreed with { $ally_seat }
   *[other] { $ally_seat_is ->
        [you] you agreed with { $seat }
       *[other] { $seat } agreed with { $ally_seat }
    }
} was not possible this turn and has lapsed.
event-condominium = { $variant ->
    [0] { $seat_is ->
        [you] You and { $ally_seat } now share { $country_the }.
       *[other] { $ally_seat_is ->
            [you] { $seat } and you now share { $country_the }.
           *[other] { $seat } and { $ally_seat } now share { $country_the }.
        }
    }
   *[other] { $seat_is ->
        [you] Two flags in { $country_the }: yours and { $ally_seat }’s.
       *[other] { $ally_seat_is ->
            [you] Two flags in { $country_the }: { $seat }’s and yours.
           *[other] Two flags in { $country_the }: { $seat }’s and { $ally_seat }’s.
        }
    }
}
event-proposed-country = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a non-aggression pact between { $one_the } and { $other_the }.
event-signed-country = { $seat_is ->
    [you] You and { $other_seat } signed
   *[other] { $other_seat_is ->
        [you] { $seat } and you signed
       *[other] { $seat } and { $other_seat } signed
    }
} a non-aggression pact between { $one_the } and { $other_the }.
event-proposed-continent = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a non-aggression pact in { $continent }.
event-signed-continent = { $seat_is ->
    [you] You and { $other_seat } signed
   *[other] { $other_seat_is ->
        [you] { $seat } and you signed
       *[other] { $seat } and { $other_seat } signed
    }
} a non-aggression pact in { $continent }.
event-proposed-border = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a non-aggression pact on the border between { $one } and { $other }.
event-signed-border = { $seat_is ->
    [you] You and { $other_seat } signed
   *[other] { $other_seat_is ->
        [you] { $seat } and you signed
       *[other] { $seat } and { $other_seat } signed
    }
} a non-aggression pact on the border between { $one } and { $other }.
event-proposed-world = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a worldwide non-aggression pact.
event-signed-world = { $seat_is ->
    [you] You and { $other_seat } signed
   *[other] { $other_seat_is ->
        [you] { $seat } and you signed
       *[other] { $seat } and { $other_seat } signed
    }
} a worldwide non-aggression pact.
event-proposed-zone = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} an international zone in { $country_the }.
event-signed-zone = { $seat_is ->
    [you] You and { $other_seat } agreed on
   *[other] { $other_seat_is ->
        [you] { $seat } and you agreed on
       *[other] { $seat } and { $other_seat } agreed on
    }
} an international zone in { $country_the }.
event-proposed-aggression = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a joint attack on { $target_the } from { $source_the } and { $ally_the }, { $when }. { $leader_seat_is ->
    [you] You lead it.
   *[other] { $leader_seat } leads it.
}
event-signed-aggression = { $seat_is ->
    [you] You and { $other_seat } agreed on
   *[other] { $other_seat_is ->
        [you] { $seat } and you agreed on
       *[other] { $seat } and { $other_seat } agreed on
    }
} a joint attack on { $target_the } from { $source_the } and { $ally_the }, { $when }. { $leader_seat_is ->
    [you] You lead it.
   *[other] { $leader_seat } leads it.
}
event-proposed-joint = { $seat_is ->
    [you] You proposed to { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you
       *[other] { $seat } proposed to { $other_seat }
    }
} a joint attack from { $source_the } on { $target_the }.
event-signed-joint = { $seat_is ->
    [you] You and { $other_seat } agreed on
   *[other] { $other_seat_is ->
        [you] { $seat } and you agreed on
       *[other] { $seat } and { $other_seat } agreed on
    }
} a joint attack from { $source_the } on { $target_the }.

result-objective = { $players ->
    [2] { $winners_is ->
        [you] You won: you met both of your secret objectives.
       *[other] { $winners } won by meeting both secret objectives.
    }
   *[other] { $winners_is ->
        [you] You won: you met your secret objective.
       *[other] { $winners } won by meeting a secret objective.
    }
}
result-common = { $winners_is ->
    [you] You won with 45 countries, the common objective.
   *[other] { $winners } won with 45 countries, the common objective.
}
result-last = { $winners_is ->
    [you] You won: nobody else is left on the map.
   *[other] { $winners } won: nobody else is left on the map.
}
result-limit = { $won ->
    [yes] { $winners_is ->
        [you] The rounds are over: you won with the most countries or, on a tie, the most armies.
       *[other] The rounds are over: { $winners } won with the most countries or, on a tie, the most armies.
    }
   *[no] The rounds are over: a draw.
}

name-alaska = Alaska
    .the = Alaska
name-canada = Canada
    .the = Canada
name-isla-victoria = Victoria Island
    .the = Victoria Island
name-groenlandia = Greenland
    .the = Greenland
name-labrador = Labrador
    .the = Labrador
name-nueva-york = New York
    .the = New York
name-oregon = Oregon
    .the = Oregon
name-terranova = Newfoundland
    .the = Newfoundland
name-chicago = Chicago
    .the = Chicago
name-las-vegas = Las Vegas
    .the = Las Vegas
name-california = California
    .the = California
name-florida = Florida
    .the = Florida
name-mexico = Mexico
    .the = Mexico
name-cuba = Cuba
    .the = Cuba
name-honduras = Honduras
    .the = Honduras
name-el-salvador = El Salvador
    .the = El Salvador
name-nicaragua = Nicaragua
    .the = Nicaragua
name-jamaica = Jamaica
    .the = Jamaica
name-colombia = Colombia
    .the = Colombia
name-venezuela = Venezuela
    .the = Venezuela
name-brasil = Brazil
    .the = Brazil
name-chile = Chile
    .the = Chile
name-bolivia = Bolivia
    .the = Bolivia
name-paraguay = Paraguay
    .the = Paraguay
name-uruguay = Uruguay
    .the = Uruguay
name-argentina = Argentina
    .the = Argentina
name-islandia = Iceland
    .the = Iceland
name-noruega = Norway
    .the = Norway
name-finlandia = Finland
    .the = Finland
name-bielorrusia = Belarus
    .the = Belarus
name-ucrania = Ukraine
    .the = Ukraine
name-irlanda = Ireland
    .the = Ireland
name-gran-bretana = Great Britain
    .the = Great Britain
name-portugal = Portugal
    .the = Portugal
name-espana = Spain
    .the = Spain
name-francia = France
    .the = France
name-italia = Italy
    .the = Italy
name-alemania = Germany
    .the = Germany
name-croacia = Croatia
    .the = Croatia
name-serbia = Serbia
    .the = Serbia
name-polonia = Poland
    .the = Poland
name-albania = Albania
    .the = Albania
name-rusia = Russia
    .the = Russia
name-siberia = Siberia
    .the = Siberia
name-chechenia = Chechnya
    .the = Chechnya
name-chukchi = Chukchi
    .the = Chukchi
name-kamchatka = Kamchatka
    .the = Kamchatka
name-japon = Japan
    .the = Japan
name-china = China
    .the = China
name-corea = Korea
    .the = Korea
name-iran = Iran
    .the = Iran
name-malasia = Malaysia
    .the = Malaysia
name-vietnam = Vietnam
    .the = Vietnam
name-india = India
    .the = India
name-turquia = Turkey
    .the = Turkey
name-irak = Iraq
    .the = Iraq
name-israel = Israel
    .the = Israel
name-arabia = Arabia
    .the = Arabia
name-sahara = Sahara
    .the = the Sahara
name-egipto = Egypt
    .the = Egypt
name-etiopia = Ethiopia
    .the = Ethiopia
name-nigeria = Nigeria
    .the = Nigeria
name-angola = Angola
    .the = Angola
name-mauritania = Mauritania
    .the = Mauritania
name-sudafrica = South Africa
    .the = South Africa
name-madagascar = Madagascar
    .the = Madagascar
name-sumatra = Sumatra
    .the = Sumatra
name-filipinas = Philippines
    .the = the Philippines
name-tonga = Tonga
    .the = Tonga
name-australia = Australia
    .the = Australia
name-tasmania = Tasmania
    .the = Tasmania
name-nueva-zelanda = New Zealand
    .the = New Zealand
name-america-del-norte = North America
    .the = North America
name-america-central = Central America
    .the = Central America
name-america-del-sur = South America
    .the = South America
name-europa = Europe
    .the = Europe
name-asia = Asia
    .the = Asia
name-africa = Africa
    .the = Africa
name-oceania = Oceania
    .the = Oceania
name-blanco = white
name-negro = black
name-rojo = red
name-azul = blue
name-amarillo = yellow
name-verde = green
name-europe-south-america = Europe and South America
    .quoted = “Occupy Europe and South America”
name-north-america-oceania-africa = North America, Oceania and 5 countries of Africa
    .quoted = “Occupy North America, Oceania and 5 countries of Africa”
name-asia-central-america = Asia and Central America
    .quoted = “Occupy Asia and Central America”
name-north-america-asia-europe = North America, 8 countries of Asia and 4 of Europe
    .quoted = “Occupy North America, 8 countries of Asia and 4 of Europe”
name-everywhere = 4 countries of North America, 4 of Europe, 4 of Asia and 3 of each other continent
    .quoted = “Occupy 4 countries of North America, 4 of Europe, 4 of Asia and 3 of each other continent”
name-oceania-asia-africa-north-america = Oceania, 6 countries of Asia, 6 of Africa and 6 of North America
    .quoted = “Occupy Oceania, 6 countries of Asia, 6 of Africa and 6 of North America”
name-central-america-south-america-europe-asia = Central America, 6 countries of South America, 6 of Europe and 6 of Asia
    .quoted = “Occupy Central America, 6 countries of South America, 6 of Europe and 6 of Asia”
name-south-america-africa-asia = South America, Africa and 8 countries of Asia
    .quoted = “Occupy South America, Africa and 8 countries of Asia”
name-oceania-africa-central-america-asia = Oceania, Africa, 4 countries of Central America and 4 of Asia
    .quoted = “Occupy Oceania, Africa, 4 countries of Central America and 4 of Asia”
name-europe-asia-south-america = Europe, 4 countries of Asia and 4 of South America
    .quoted = “Occupy Europe, 4 countries of Asia and 4 of South America”
name-africa-europe-asia-islands = Africa, 4 countries of Europe, 4 of Asia and 6 islands in three continents or more
    .quoted = “Occupy Africa, 4 countries of Europe, 4 of Asia and 6 islands in three continents or more”
name-thirty-five = Any 35 countries
    .quoted = “Occupy any 35 countries”
name-destroy-blanco = Destroy the white army
    .quoted = “Destroy the white army”
name-destroy-negro = Destroy the black army
    .quoted = “Destroy the black army”
name-destroy-rojo = Destroy the red army
    .quoted = “Destroy the red army”
name-destroy-azul = Destroy the blue army
    .quoted = “Destroy the blue army”
name-destroy-amarillo = Destroy the yellow army
    .quoted = “Destroy the yellow army”
name-destroy-verde = Destroy the green army
    .quoted = “Destroy the green army”
name-destroy-left = Destroy the player on the left
    .quoted = “Destroy the player on the left”
name-classic = classic combat
name-snow = snow (the defence rolls one more die)
name-tailwind = tailwind (the attack rolls one more die)
name-crisis = crisis (whoever rolls lowest gets no card)
name-extra = extra reinforcements (everybody places more armies)
name-open = open borders (attacks only into another continent)
name-closed = closed borders (attacks only inside a continent)
name-rest = rest
name-now = this turn
name-next = next turn

# ---- the first match with a teacher

lesson-place = 36 countries are yours, the white ones, and you place 18 armies. All of Oceania is yours, except Australia! Tap Sumatra to put one army there.
lesson-place-all = One army per tap, or all at once. Put all the others in Sumatra too.
lesson-attack = A country with two armies or more attacks a neighbour, by land or bridge. Up to three dice each; the defence wins ties. Choose Sumatra, then Australia.
lesson-advance = Your 6 beat the 4: Australia fell, and all of Oceania is yours! One to three armies move in. Send three.
lesson-regroup = Sumatra has nobody left to fight. At the end of a turn armies may move to a neighbour of yours; one stays. Choose Sumatra, then Australia: all go.
lesson-regroup-done = That will do: finish regrouping.
lesson-bonus = Conquer, and you get a card; three equal or different symbols become armies. Yours is Kamchatka, a country of yours: place its three bonus armies there.
lesson-turn-over = The card stays in your hand. Now end your turn.
lesson-continent = Now armies come in: half your countries, and three more for Oceania. Your opponent has 19 in Vietnam: put all of yours in the Philippines, over the bridge.
lesson-missile = Whenever you place armies, six of one country can become a missile. Build one in the Philippines.
lesson-launch = A missile destroys three armies one border away, two at two borders and one at three; it needs no luck. Choose the Philippines, then Vietnam.
lesson-accept = Your opponent is impressed and offers peace between Vietnam and the Philippines. A signed pact holds: here nobody goes back on it. Accept.
lesson-finish = With that border safe, your armies are free for your two objectives: tap Objective to see them. Finish your attacks.
lesson-end = That is the heart of it. You win the moment you meet both objectives, even in another player’s turn, or with 45 countries. Now play a real match!

# ---- the board of the web app

board-map = World map
board-country = { $country } ({ $continent }): { $who }.
board-force = { $seat_is ->
    [you] you
   *[other] { $seat }
}, { $armies ->
    [0] no armies
    [one] one army
   *[other] { $armies } armies
}{ $missiles ->
    [0] {""}
    [one] {" "}and one missile
   *[other] {" "}and { $missiles } missiles
}
board-blockaded = Blockaded by { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
board-choose = Tap to choose it.
board-chosen = Chosen; tap to let go.
board-far = None of your countries reaches this one.
board-opening = Set-up
board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-card-classic = Classic combat
board-card-snow = Snow
board-card-tailwind = Tailwind
board-card-crisis = Crisis
board-card-extra = Extra reinforcements
board-card-open = Open borders
board-card-closed = Closed borders
board-card-rest = Rest
board-situation-classic = Classic combat: nothing special this round.
board-situation-snow = Snow: the defence rolls one more die this round.
board-situation-tailwind = Tailwind: the attack rolls one more die this round.
board-situation-crisis = Crisis: everybody rolled a die, and whoever rolled lowest gets no card this round.
board-situation-extra = Extra reinforcements: everybody places more armies before the first turn.
board-situation-open = Open borders: attacks and missiles only into another continent.
board-situation-closed = Closed borders: attacks and missiles only inside a continent.
board-situation-rest = Rest: this round { $seat_is ->
    [you] you only bring in armies.
   *[other] { $seat } only brings in armies.
}
board-no-card = { $seat_is ->
    [you] You get no card.
    [among] You get no card; the same goes for { $seat_others }.
   *[other] No card for { $seat }.
}
board-panel-players = Players
board-panel-objective = Objective
board-panel-cards = Cards
board-panel-pacts = Pacts
board-close = Close
board-zoom = Zoom
board-closer = Zoom in
board-farther = Zoom out
board-world = The whole world
board-player = Player
board-seat = { $seat }
board-countries = Countries
board-column-countries = Countries
board-column-armies = Armies
board-column-missiles = Missiles
board-column-cards = Country cards
board-column-exchanges = Exchanges made
board-short-countries = Ctry
board-short-armies = Arm
board-short-missiles = Mis
board-short-cards = Cards
board-short-exchanges = Exch
board-known = Known cards: { $cards }
board-out = { $seat_is ->
    [you] fell to you
   *[other] fell to { $seat }
}
board-deck = Cards in the deck: { $deck }; used: { $used }.
name-common = Common objective: 45 countries
board-met = met
board-end-objectives = What everybody was after
board-end-war = armies: { $armies } · countries taken: { $countries } · lost: { $lost }
board-end-countries = The rounds are over, and countries decided: nobody held more.
board-end-armies = The rounds are over, level on countries: the armies on the map decided.
board-islands = Islands (in { $continents } of 3 continents)
board-target = Opponent to destroy: { $seat_is ->
    [you] you
   *[other] { $seat }
}. { $countries ->
    [0] No countries left.
    [one] One country left.
   *[other] { $countries } countries left.
}
board-target-lost = Somebody else destroyed { $seat_is ->
    [you] you
   *[other] { $seat }
} first: only the common objective is left.
board-hand = Cards in hand
board-no-cards = No cards yet. Whoever conquers a country earns one at the end of the turn.
board-hidden-cards = The other players’ cards are face down.
board-exchange-next = Your exchange number { $number } is worth { $armies ->
    [0] nothing.
    [one] one army.
   *[other] { $armies } armies.
}
board-exchange-how = Three equal or three different symbols make an exchange. A joker stands for any symbol; a super card is a whole exchange.
board-laid = Laid down
board-lay-more = Lay down the rest of the exchange.
board-bonus-why = +3: you hold the card and the country. At the end of the turn it gives three armies there.
board-to-exchange = Exchange cards…
board-symbol-plane = plane
board-symbol-soldier = soldier
board-symbol-anchor = anchor
board-symbol-wild = joker
board-symbol-super = whole exchange
board-reinforcements = Armies to place, by origin
board-anywhere = anywhere
board-how-many = How many per tap
board-all = All
board-tap-to-place = Tap a highlighted country.
board-build = Build a missile…
board-orders = Orders
board-order-attack = Attack
board-order-missile = Missile
board-order-regroup = Regroup
board-from-attack = Choose the country that attacks.
board-from-missile = Choose the country that launches.
board-from-regroup = Choose where armies leave from; after that there are no more attacks.
board-now-placed = All your armies are placed: go on, or undo.
board-now-from = Tap a highlighted country of yours, or the enemy beside it.
board-now-attack = Tap the country that { $source_the } attacks: each tap is a roll.
board-now-missile = Tap the country that the missile from { $source_the } hits.
board-now-regroup = Tap the country where armies from { $source_the } go.
board-now-advance = How many armies advance into { $target_the }? { $armies ->
    [one] Tap it on the map for one.
   *[other] Tap it on the map for { $armies }.
}
board-other-source = Choose another country
board-move-one = One
board-move-all = All
board-move-missile = Missile
board-roll = Roll
board-again = Roll again
board-launch = Launch
board-until-it-falls = Until it falls
board-until-label = Attack { $target_the } until it falls or { $keep ->
    [0] no army is left
    [one] one army is left
   *[other] { $keep } armies are left
}
board-keep = Armies to keep
board-keep-short = Stop at
board-keep-less = Keep fewer
board-keep-more = Keep more
board-campaign = Attack from { $source_the } on { $target_the } until it falls or { $keep ->
    [0] no army is left.
    [one] one army is left.
   *[other] { $keep } armies are left.
}
board-halt = Stop
board-recap = Since your last turn
board-recap-lost = { $seat } took { $countries_the } from you.
board-recap-held = You held { $countries_the }.
board-recap-armies = { $lost ->
    [0] You lost no armies
    [one] You lost one army
   *[other] You lost { $lost } armies
}, the attackers { $other_lost ->
    [0] none.
    [one] one.
   *[other] { $other_lost }.
}
board-recap-others = { $seat } took { $countries_the } from others.
board-recap-quiet = Nobody attacked you.
board-recap-again = Show it again
board-placed = { $seat_is ->
    [you] You placed armies: { $parts }.
   *[other] { $seat } placed armies: { $parts }.
}
board-part-placed = { $armies ->
    [one] 1 in { $country_the }
   *[other] { $armies } in { $country_the }
}
board-regrouped = { $seat_is ->
    [you] You regrouped armies: { $parts }.
   *[other] { $seat } regrouped armies: { $parts }.
}
board-part-regrouped = { $armies ->
    [one] 1 from { $source_the } to { $target_the }
   *[other] { $armies } from { $source_the } to { $target_the }
}
board-odds = dice { $attack }:{ $defence }, left: ≈{ $left }
board-percent = { $percent }%
board-odds-why = The chance of conquering it if the attack goes on to the end
board-advance = { $armies } → { $target }
board-done-opening = Finish placing
board-done-extra = Finish placing
board-done-incorporate = To the attack
board-done-attack = Finish
board-done-regroup = Finish regrouping
board-done-cards = End the turn
board-done-no-card = End without the card
board-done-ally-regroup = Finish regrouping
board-turn = { $seat_is ->
    [you] Your turn: { $phase }
   *[other] { $seat }’s turn: { $phase }
}
board-phase-opening = the first armies
board-phase-extra = extra reinforcements
board-phase-incorporate = bringing in armies
board-phase-attack = attack
board-phase-advance = advance into the conquered country
board-phase-regroup = regrouping
board-phase-cards = cards
board-phase-joint = joint attack
board-phase-ally-regroup = the ally regroups
board-phase-zone-choice = a zone that was not kept
board-phase-over = the match is over
board-propose = Propose a pact…
board-no-proposal = There is nothing you can propose now.
board-proposal = { $seat_is ->
    [you] You propose:
   *[other] { $seat } proposes:
}
board-proposed-to = { $seat_is ->
    [you] You proposed to { $other_seat }:
   *[other] { $other_seat_is ->
        [you] { $seat } proposed to you:
       *[other] { $seat } proposed to { $other_seat }:
    }
}
board-accept = Accept
board-refuse = Refuse
board-withdraw = Withdraw
board-cancel = Announce the end
board-open-proposals = Waiting for an answer
board-between = { $seat_is ->
    [you] You and { $other_seat }
   *[other] { $other_seat_is ->
        [you] { $seat } and you
       *[other] { $seat } and { $other_seat }
    }
}
board-of = { $seat_is ->
    [you] You
   *[other] { $seat }
}
board-no-pacts = No pact is in force.
board-pact-country = No attacks between { $one_the } and { $other_the }.
board-pact-continent = No attacks inside { $continent }.
board-pact-border = No attacks across the border between { $one } and { $other }.
board-pact-world = No attacks anywhere in the world.
board-pact-zone = International zone in { $country_the }.
board-pact-aggression = Joint attack on { $target_the } from { $source_the } and { $ally_the }.
board-pact-joint = Joint attack on { $target_the } from { $source_the }.
board-pact-condominium = Condominium in { $country_the }.
board-pact-ally-regroups = May regroup into { $country_the } after this turn.
board-pact-announced = { $seat_is ->
    [you] You announced the end, and keep the pact until the other’s next turn is over.
   *[other] { $seat } announced the end, and keeps the pact until the other’s next turn is over.
}
board-pact-last = { $seat_is ->
    [you] It ends with this turn: you announced it.
   *[other] It ends with this turn: { $seat } announced it.
}
board-pact-due = Still to be carried out.
board-pact-truce = Carried out: the two countries it came from keep peace for a round.
board-kind-country = Non-aggression between two countries
board-kind-continent = Non-aggression in a continent
board-kind-border = Non-aggression on the border between two continents
board-kind-world = Worldwide non-aggression
board-kind-zone = International zone
board-kind-aggression = Joint attack
board-kind-joint = Joint attack from a condominium
board-why-country = One country of yours and one of theirs, up to three borders apart
board-why-continent = No attacks between you two inside it
board-why-border = No attacks between the two continents
board-why-world = No attacks between you two
board-why-zone = A weak country that you take from each other, turn by turn
board-why-aggression = Two attack a third player’s country and share it
board-why-joint = Both occupants attack a neighbour
board-figure-dealt = The world dealt among four, one army in each country. The shape of a counter tells its colour too.
board-figure-war = Late in a match: rockets are missiles; a crossed-out counter is blockaded.
board-figure-pacts = The promises of four players: Mauritania is a condominium, half and half; a dashed line joins two countries at peace.
board-point = Tap two countries on the map, the name of a continent, or a person: what you could promise each other is written here.
board-could-promise = What could be promised
board-no-promise = Nothing can be proposed about that now.
board-point-more = { $count ->
    [0] No more.
    [one] One more: point at something else too.
   *[other] { $count } more: point at something else too.
}
board-by-kind = Or choose by kind
board-pact-holds = Binds both until one of them announces the end.
board-pact-bound = Still binds { $seats_is ->
    [you] you.
    [among] you and { $seats_others }.
   *[other] { $seats }.
}
board-back = Back
board-or-tap = Or tap it on the map.
board-step-partner = With whom?
board-step-mine = Which of your countries?
board-step-theirs = And which of theirs?
board-step-continent = In which continent?
board-step-border = On which border?
board-step-zone = Which country?
board-step-target = Which country is attacked?
board-step-source = From which condominium?
board-step-leader = Who leads, and from where?
board-step-ally = Who joins, and from where?
board-step-when = When?

field-round = Round
field-round-limit = Rounds at most (0: no limit)
field-phase = Now
field-phase-opening = opening armies
field-phase-extra = extra reinforcements
field-phase-incorporate = bringing in armies
field-phase-attack = attack
field-phase-advance = advance
field-phase-regroup = regrouping
field-phase-cards = cards
field-phase-joint = joint attack
field-phase-ally-regroup = the ally regroups
field-phase-zone-choice = does the zone stay?
field-phase-over = the end
field-turn = Turn
field-seat = player
field-to-place = armies to place
field-free = anywhere
field-continents = continents
field-conquests = conquests
field-joint-conquests = joint conquests
field-card-due = a card to take
field-freed = last country, free of blockades
field-regrouped = armies regrouped
field-regrouped-missiles = missiles regrouped
field-advance = advance
field-source = from
field-target = to
field-least = at least
field-most = at most
field-joint = joint attack
field-kind = kind
field-kind-aggression = joint attack
field-kind-condominium = condominium
field-kind-country = peace between countries
field-kind-continent = peace in a continent
field-kind-border = peace at a border
field-kind-world = peace all over the world
field-kind-zone = international zone
field-kind-ally-regroups = the ally may regroup
field-kind-joint = joint attack
field-ally = ally
field-ally-source = ally from
field-order = Order of this round
field-situation = Situation
field-no-card = no card for
field-dice = Dice
field-situations-left = Situation cards left
field-countries = Countries
field-owner = owner
field-armies = armies
field-missiles = missiles
field-blockaded-by = blockaded by
field-occupants = occupants
field-players = Players
field-colour = colour
field-alive = in play
field-cards = cards
field-exchanges = exchanges
field-next-exchange = next exchange gives
field-turns = turns
field-eliminated-by = eliminated by
field-known-cards = known cards
field-drawn = drawn in turn
field-known-to = known to
field-card = card
field-hidden-cards = other cards
field-exchanged = has exchanged
field-continent-cards = continent cards
field-used-continent-cards = continent cards used
field-owes-card = owes a card
field-ruled-out = objectives ruled out
field-deck = Country cards to draw
field-used-cards = Country cards used
field-cards-entered = Country cards by turn
field-bonus-taken = Bonus taken for
field-laid = Laid for the exchange
field-pacts = Pacts
field-seats = between
field-bound = bound
field-announced = end announced by
field-last-turn = last turn
field-one = one
field-other = the other
field-continent = continent
field-country = country
field-attacked = attacked
field-possible = can be attacked
field-allies = allies
field-due-turn = due in turn
field-carried-out = carried out in round
field-proposals = Proposals
field-other-seat = to
field-leader-seat = led by
field-when = when
field-proposal = number
field-proposals-made = Proposals made
field-this-turn = in this turn
field-this-round = in this round
field-mine = yours
field-winner = Winner
field-reason = Won by
field-reason-objective = the objective
field-reason-common = the common objective
field-reason-last = being the last one left
field-reason-limit = the limit of rounds
field-hand = Your cards
field-bonus = gives three armies
field-objectives = Your objective
field-objective = objective
field-met = met
field-lost = only the common one is left
field-target-seat = opponent to destroy
field-target-countries = countries of the opponent
field-have = have
field-need = needs
field-islands = islands
field-all-objectives = All objectives

badge-winner = Victory
badge-winner-how = Win a war.
badge-objective = Secret kept
badge-objective-how = Win by your secret objective.
badge-world = Half the world
badge-world-how = Win by the common objective.
badge-lightning = Lightning war
badge-lightning-how = Win by an objective within four rounds.
badge-continent = Continent
badge-continent-how = Receive armies for a whole continent.
badge-two-continents = Two continents
badge-two-continents-how = Receive armies for two continents at once.
badge-campaign = Campaign
badge-campaign-how = Take eight countries in one turn.
badge-end-of-an-empire = End of an empire
badge-end-of-an-empire-how = Eliminate another player.
badge-missile = Launch
badge-missile-how = Launch a missile.
badge-arsenal = Arsenal
badge-arsenal-how = Exchange cards three times in one match.
badge-diplomat = Diplomacy
badge-diplomat-how = Sign a pact and win the war.
badge-lone-defender = Lone defence
badge-lone-defender-how = Hold a country with one die against three.
badge-three-sixes = Three sixes
badge-three-sixes-how = Attack with three sixes.
trait-colour = Colour
trait-objective = Objective
# Why one would do this: hints and reviews.
motive-destroys = { $percent }% chance of conquering { $other_seat_is ->
    [you] your last country
   *[other] the last country of { $other_seat }
}
motive-continent = { $percent }% chance of conquering it, and then { $continent_the } is whole
motive-robs = { $percent }% chance of conquering it; { $other_seat_is ->
    [you] you no longer hold
   *[other] { $other_seat } no longer holds
} all of { $continent_the }
motive-objective = { $percent }% chance of conquering it; the objective asks for { $count ->
    [one] one more country
   *[other] { $count } more countries
} of { $continent_the }
motive-odds = { $percent }% chance of conquering it
motive-front = { $count ->
    [0] Borders on nobody else
    [one] Borders on one country held by others
   *[other] Borders on { $count } countries held by others
}
motive-idle = Takes armies away from where no enemy is near
motive-exchange = The exchange gives { $armies ->
    [one] one army
   *[other] { $armies } armies
}
motive-missile = Destroys { $armies ->
    [one] one army
   *[other] { $armies } armies
}
motive-card = Every card brings the next exchange nearer

# Who plays each level: name, manner, and what they say when something goes well or badly.
name-bot-easy = Recruit Lia (easy)
about-easy = Scatters armies and attacks when it looks easy.
glad-easy = { $variant ->
    [0] I did it, General!
   *[other] One more on the map!
}
sorry-easy = { $variant ->
    [0] I had armies there.
   *[other] Yes, sir…
}
name-bot-normal = Captain Bruno (normal)
about-normal = Keeps the objective in mind and attacks by the odds.
glad-normal = { $variant ->
    [0] According to plan.
   *[other] The objective is nearer.
}
sorry-normal = { $variant ->
    [0] Fall back and regroup.
   *[other] That was not in the plan.
}
name-bot-hard = General Thunder (hard)
about-hard = Of plans that are alike, takes the boldest.
glad-hard = { $variant ->
    [0] Luck follows the attacker!
   *[other] Forward!
}
sorry-hard = { $variant ->
    [0] I shall be back with more guns.
   *[other] A battle is not the war.
}
name-bot-master = Marshal Prudence (master)
about-master = Of plans that are alike, takes the safest.
glad-master = { $variant ->
    [0] Guard the border and the map is yours.
   *[other] Step by step.
}
sorry-master = { $variant ->
    [0] A risk I did not see.
   *[other] Patience loses battles too.
}
