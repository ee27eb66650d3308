title = Tacocat
pitch = A tug of war with cards on a bridge that reads the same from both ends.

option-board = Board
option-board-printed = arrows as in the box
option-board-palindrome = arrows as a palindrome

ask-swap = Mark the cards you want to swap, then confirm.
ask-swap-back = Your opponent swapped: you may swap up to as many cards.
ask-duel = Choose a card for the duel: the higher one attacks first.
ask-attack = Attack with one card, or with several equal ones.
ask-answer = Answer the attack: an equal or higher card wins, otherwise you lose your lowest.

action-done = Finish swapping
action-mark = Swap { $card ->
    [8] an 8
   *[other] a { $card }
}
action-unmark = Keep the { $card } after all
action-duel = Duel with { $card ->
    [8] an 8
   *[other] a { $card }
}
action-answer = Answer with { $card ->
    [8] an 8
   *[other] a { $card }
}
action-attack = Attack with { $count ->
    [1] { $card ->
        [8] an 8
       *[other] a { $card }
    }
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    } { $card }s
}

refusal-wrong-step = Now is not the time for that.
refusal-not-in-hand = You do not hold that many { $card }s.
refusal-swap-limit = You may not swap more cards than your opponent did.
refusal-swap-order = Mark the cards from low to high.
refusal-not-marked = You have not marked the { $card }.
refusal-unmark-limit = You have changed your mind often enough: confirm the swap.
refusal-keep-one = Keep one card for the end of the round.
refusal-not-lowest = { $card ->
    [8] An 8
   *[other] A { $card }
} does not win, and to lose you must give up your lowest card.

event-round = Round { $round }, on tile { $letter }: { $cards ->
    [1] one card
   *[other] { $cards } cards
} each. { $arrow ->
    [both] The arrows point at both players.
   *[other] { $arrow_seat_is ->
        [you] The arrow points at you.
       *[other] The arrow points at { $arrow_seat }.
    }
}
event-dealt = { $seat_is ->
    [you] You were dealt { $cards }.
   *[other] { $seat } was dealt { $cards }.
}
event-swapped = { $seat_is ->
    [you] { $count ->
        [0] You kept all your cards.
        [1] You swapped one card.
       *[other] You swapped { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } swapped no cards.
        [1] { $seat } swapped one card.
       *[other] { $seat } swapped { $count } cards.
    }
}
event-drew = { $seat_is ->
    [you] You drew { $cards }.
   *[other] { $seat } drew { $cards }.
}
event-duel-tied = The duel is tied at { $card }: both cards are discarded, and the duel starts over.
event-duel-won = { $seat_is ->
    [you] You won the duel, { $card } against { $other }, and attack first.
   *[other] { $seat } won the duel, { $card } against { $other }, and attacks first.
}
event-attacked = { $seat_is ->
    [you] You attacked with { $count ->
        [1] { $card ->
            [8] an 8
           *[other] a { $card }
        }
       *[other] { $count ->
            [2] two
            [3] three
            [4] four
            [5] five
           *[6] six
        } { $card }s at once
    }.
   *[other] { $seat } attacked with { $count ->
        [1] { $card ->
            [8] an 8
           *[other] a { $card }
        }
       *[other] { $count ->
            [2] two
            [3] three
            [4] four
            [5] five
           *[6] six
        } { $card }s at once
    }.
}
event-answer-won = { $seat_is ->
    [you] You beat the { $attack } with { $card ->
        [8] an 8
       *[other] a { $card }
    }.
   *[other] { $seat } beat the { $attack } with { $card ->
        [8] an 8
       *[other] a { $card }
    }.
}
event-answer-lost = { $seat_is ->
    [you] You lost { $card ->
        [8] an 8
       *[other] a { $card }
    } to the { $attack }.
   *[other] { $seat } lost { $card ->
        [8] an 8
       *[other] a { $card }
    } to the { $attack }.
}
event-leads = { $seat_is ->
    [you] You attack next.
   *[other] { $seat } attacks next.
}
event-last-cards = { $seat_is ->
    [you] Last cards: { $card } in your hand, { $other } in { $other_seat }’s.
   *[other] { $other_seat_is ->
        [you] Last cards: { $other } in your hand, { $card } in { $seat }’s.
       *[other] Last cards: { $card } for { $seat }, { $other } for { $other_seat }.
    }
}
event-round-won = { $seat_is ->
    [you] { $variant ->
        [0] You won the round with the lower card.
        [1] The lower card is yours, and so is the round!
       *[2] Low card wins: the round is yours.
    }
   *[other] { $variant ->
        [0] { $seat } won the round with the lower card.
        [1] { $seat } has the lower card, and the round!
       *[2] Low card wins: the round goes to { $seat }.
    }
}
event-round-tie-won = { $seat_is ->
    [you] The last cards are equal: the round is yours, because you won the duel.
   *[other] The last cards are equal: the round goes to { $seat }, who won the duel.
}
event-replayed = Every duel was tied, and so are the last cards: the round is played again.
event-moved = { $seat_is ->
    [you] You pulled the figurine to tile { $letter }.
   *[other] { $seat } pulled the figurine to tile { $letter }.
}
event-plate = { $seat_is ->
    [you] { $variant ->
        [0] You pulled the figurine onto your plate!
        [1] The figurine lands on your plate!
       *[2] One last tug, and the figurine is on your plate!
    }
   *[other] { $variant ->
        [0] { $seat } pulled the figurine onto their plate!
        [1] The figurine lands on { $seat }’s plate!
       *[2] One last tug by { $seat }, and the figurine is on their plate!
    }
}

result-plate = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}

lesson-swap = Pull the figurine to your end. High cards win clashes, and at the end the lowest card wins the round. Middle cards do neither: mark your 4 to swap it.
lesson-swap-more = Mark the 5 too.
lesson-swap-done = Keep the 1 for the end and the high cards for the clashes. Confirm the swap.
lesson-duel = Each side puts a card face down; the higher one attacks first. Put down your 7.
lesson-set = You attack first. Equal cards may attack together, and each must be answered: attack with both 6s.
lesson-attack = One 6 was beaten; for the other your opponent gave up the lowest card, a 1! You attack again: play a 3.
lesson-answer = Your 3 was beaten, and now a 4 attacks you. An equal or higher card wins: answer with your 4.
lesson-keep-low = You won the clash, so you attack. Keep the 1 for the end: attack with your 3.
lesson-swap-back = 1 against 8: you won the round, and the tile you left is covered. Now the arrow points at your opponent, who swapped one; so may you: mark the 3.
lesson-swap-back-done = No more than your opponent: confirm the swap.
lesson-duel-again = Put your 5 down for the duel.
lesson-lose = You lost the duel, and an 8 attacks you. Nothing of yours is that high, so you lose your lowest card: give up the 1.
lesson-equal = Another attack, with a 7. An equal card is enough: answer with your 7.
lesson-finish = You attack. Keep one 2 for the end: attack with the other.
lesson-end = 2 against 5: another tile is yours. Whoever pulls the figurine off the bridge onto their own plate wins. Now play a real match!
board-bridge = The bridge, from the far plate to the near one
board-tile = Tile { $letter }: { $cards ->
    [1] one card
   *[other] { $cards } cards
} each. { $both ->
    [yes] The arrows point at both players.
   *[no] { $seat_is ->
        [you] The arrow points at you.
       *[other] The arrow points at { $seat }.
    }
}{ $here ->
    [yes] { " " }The figurine stands here.
   *[no] { "" }
}
board-tile-covered = Tile { $letter } is covered.
board-hand = Your hand: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
}
board-card = Card { $card }
board-marked = Marked for the swap.
board-wins = It wins.
board-loses = It loses: you give up your lowest card.
board-backs = { $seat } holds { $count ->
    [0] no cards.
    [1] one card, face down.
   *[other] { $count } cards, face down.
}
board-swapped = { $count ->
    [0] swapped none
    [1] swapped 1
   *[other] swapped { $count }
}
board-lowest = nothing below { $card } left
board-dropped = You swapped away: { $cards }
board-swap = { $count ->
    [0] Keep all my cards
    [1] Swap 1 card
   *[other] Swap { $count } cards
}
board-swap-room = { $count ->
    [0] You may not swap.
    [1] You may swap one card.
   *[other] You may swap up to { $count } cards.
}
board-duel = The duel: one card each, face down.
board-attacks = { $seat_is ->
    [you] You attack.
   *[other] { $seat } attacks.
}
board-swapping = Time to swap cards.
board-aim = High cards win the clashes; at the end, the lower card wins the round.
board-lies = { $seat_is ->
    [you] You played { $card ->
        [8] an 8
       *[other] a { $card }
    }{ $fate ->
        [won] : it won.
        [lost] : it lost.
       *[open] .
    }
   *[other] { $seat } played { $card ->
        [8] an 8
       *[other] a { $card }
    }{ $fate ->
        [won] : it won.
        [lost] : it lost.
       *[open] .
    }
}
board-face-down = { $seat_is ->
    [you] Your card for the duel, face down.
   *[other] { $seat }’s card for the duel, face down.
}
board-seen = Cards shown in this round: each value, and how often
board-shown = Shown so far
board-deck = Draw pile: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
}
board-figure-bridge = The start: the figurine on the middle tile, seven cards each, both arrows.
board-figure-attack = Two equal cards attack; each gets its own answer.
board-figure-late = Later in the match: covered tiles are skipped, and the duel cards lie at the end of whoever won the duel.

field-round = Round
field-phase = Now
field-phase-swap = swapping cards
field-phase-duel = the duel
field-phase-attack = attack
field-phase-answer = answer
field-phase-over = the end
field-tile = The figurine stands on tile
field-tiles = Bridge
field-letter = letter
field-cards = cards dealt
field-arrow = points at
field-covered = covered
field-hands = Cards in hand
field-deck = Draw pile
field-seen = Shown in this round
field-copies = Cards of each value, from 1
field-swapped = Swapped
field-lowest-possible = Holds nothing below
field-duel-winner = Won the duel
field-attack = Attack
field-seat = player
field-card = card
field-count = how many
field-left = to be answered
field-lost = answers lost
field-winner = Winner
field-pulls = Winning the round leads to tile
field-attacker = Attacker
field-last-cards = Last cards
field-hand = Your hand
field-marked = Marked to swap
field-dropped = You swapped away
field-may-swap = You may swap
field-may-unmark = Marks you may take back
field-duel-card = Your card in the duel

badge-plate = Plate
badge-plate-how = Win a match.
badge-clean-plate = Clean plate
badge-clean-plate-how = Win a match without losing a round.
badge-comeback = Comeback
badge-comeback-how = Win after being two rounds behind.
badge-long-pull = The whole bridge
badge-long-pull-how = Win a match of seven rounds.
badge-new-hand = New hand
badge-new-hand-how = Swap five cards or more at once.
badge-content = Content
badge-content-how = Win a match without swapping a card.
badge-same-thought = Same thought
badge-same-thought-how = Win a match with four tied duels.
badge-whisker = By a whisker
badge-whisker-how = Win a duel by a single point.
badge-wall = Wall
badge-wall-how = Beat eight attacking cards in one match.
badge-together = All together
badge-together-how = Attack with three equal cards or more.
badge-on-the-line = On the line
badge-on-the-line-how = Win a round in which the last cards are equal.
badge-storm = Storm
badge-storm-how = Win a match with twelve attacks or more.
trait-duel = Duels won with
trait-attack = Attacks with
# Why one would do this: hints and reviews.
motive-stay = A swap would hardly make this hand better
motive-middle = The { $card } is too high for the last card and too low for an attack
motive-lead = Whoever wins the duel attacks first and wins a tie at the end
motive-spare = Keeps the { $high } for an attack
motive-attack = Keeps the { $low } for the last card; { $percent }% of the time the attack cannot be beaten
motive-keep = Keeps the { $low } for the last card
motive-win = Takes over the attack and keeps the { $low } for the last card
motive-lose = Saves the high cards; the lowest is then the { $low }

# Who plays each level: name, manner, and what they say when something goes well or badly.
name-bot-easy = Popcorn (easy)
about-easy = Plays the first card that looks good.
glad-easy = { $variant ->
    [0] Did I win? I won!
   *[other] Meow!
}
sorry-easy = { $variant ->
    [0] Where did my card go?
   *[other] Oops.
}
name-bot-normal = Burrito (normal)
about-normal = Plays by the book: keeps the lowest and attacks high.
glad-normal = { $variant ->
    [0] As the book says.
   *[other] A tidy round.
}
sorry-normal = { $variant ->
    [0] Well played.
   *[other] That was not in the book.
}
name-bot-hard = Hot Pepper (hard)
about-hard = Likes to attack with high cards, and with several.
glad-hard = { $variant ->
    [0] Too hot?
   *[other] Attack is my dish.
}
sorry-hard = { $variant ->
    [0] That one stung.
   *[other] You can take the heat!
}
name-bot-master = Old Tomcat (master)
about-master = Saves the high cards and waits for the moment.
glad-master = { $variant ->
    [0] Patience has claws.
   *[other] I have seen this bridge sway before.
}
sorry-master = { $variant ->
    [0] Well played, kitten.
   *[other] Hm. Interesting.
}
