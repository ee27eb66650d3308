title = Tacocat
pitch = A tug of war with cards on a bridge that reads the same from both ends.

option-board = Board
option-board-printed = arrows as printed
option-board-palindrome = arrows as a palindrome

ask-swap = Mark the cards you want to swap, then say you are done.
ask-swap-back = Your rival swapped: you may swap up to as many cards.
ask-duel = Choose a card for the duel: the higher one attacks first.
ask-attack = Attack with a card, or with several equal ones.
ask-answer = Answer the attack: an equal or higher card wins, otherwise you lose your lowest.

action-done = Done swapping
action-mark = Swap a { $card }
action-duel = Duel with a { $card }
action-answer = Answer with a { $card }
action-attack = { $count ->
    [1] Attack with a { $card }
   *[other] Attack with { $count } cards: { $card }
}

refusal-wrong-step = That is not the decision of this moment.
refusal-not-in-hand = You do not hold that many cards of { $card }.
refusal-swap-limit = You may not swap more cards than your rival did.
refusal-swap-order = Name the cards to swap from low to high.
refusal-keep-one = You must keep a card for the end of the round.
refusal-not-lowest = A { $card } does not win, and to lose you must give up your lowest card.

event-round = Round { $round }, on tile { $letter }: { $cards } cards each. { $arrow ->
    [both] The arrows point at both players.
   *[other] The arrow points at { $arrow_seat }.
}
event-dealt = { $seat } was dealt { $cards }.
event-swapped = { $count ->
    [0] { $seat } swapped no cards.
    [1] { $seat } swapped one card.
   *[other] { $seat } swapped { $count } cards.
}
event-drew = { $seat } drew { $cards }.
event-duel-tied = The duel is tied: both showed a { $card }. The cards are discarded.
event-duel-won = { $seat } won the duel, { $card } against { $other }, and attacks first.
event-attacked = { $count ->
    [1] { $seat } attacked with a { $card }.
   *[other] { $seat } attacked with { $count } cards at once: { $card }.
}
event-answer-won = { $seat } beat the { $attack } with a { $card }.
event-answer-lost = { $seat } lost a { $card } to the { $attack }.
event-leads = { $seat } attacks next.
event-last-cards = Last cards: { $seat } has a { $card }, { $other_seat } has a { $other }.
event-round-won = { $seat } won the round with the lower card.
event-round-tie-won = The last cards are equal: { $seat } won the round, because of the duel.
event-replayed = Every duel and the last cards were tied: the round is played again.
event-moved = { $seat } pulled the figurine to tile { $letter }.
event-plate = { $seat } pulled the figurine onto the plate!

result-plate = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}

lesson-swap = The figurine stands in the middle of the bridge; pull it to your end. High cards win clashes, and at the end of a round the lowest card wins. Middle cards do neither: mark your 4 to swap it.
lesson-swap-more = Mark the 5 too.
lesson-swap-done = Keep the 1 for the end and the high cards for the clashes. Say that you are done.
lesson-duel = Now both put a card face down; the higher one attacks first. Put down your 7.
lesson-set = You attack first. Equal cards may attack together, and your rival must answer each of them: attack with both 6s.
lesson-attack = Only one 6 was beaten, so you attack again. For the other your rival had to give up the lowest card, a 1! Attack with a 3.
lesson-answer = Your 3 was beaten, and now your rival attacks with a 4. An equal or higher card wins: answer with your 4.
lesson-keep-low = You won the clash, so you attack. Keep the 1 for the end: attack with your 3.
lesson-swap-back = 1 against 8: the lower card won the round, and you pulled the figurine one tile. The tile it left is covered for good. Here the arrow points at your rival, who swapped one card, so you may swap one too: mark the 3.
lesson-swap-back-done = No more than your rival: say that you are done.
lesson-duel-again = Put your 5 down for the duel.
lesson-lose = You lost the duel, and your rival attacks with an 8. Nothing of yours is as high, so your lowest card is lost: give up the 1.
lesson-equal = Another attack, with a 7. An equal card is enough: answer with your 7.
lesson-finish = You attack. Keep one 2 for the end: attack with the other.
lesson-end = 2 against 5: another tile is yours. Whoever pulls the figurine off the bridge onto the own plate wins the match. Now play a real one!
board-bridge = The bridge, from the far plate to the near one
board-tile = Tile { $letter }: { $cards } cards each. { $both ->
    [yes] The arrows point at both.
   *[no] The arrow points at { $seat }.
}{ $here ->
    [yes] { " " }The figurine stands here.
   *[no] { "" }
}
board-tile-covered = Tile { $letter } is covered.
board-hand = Your hand: { $count ->
    [1] one card
   *[other] { $count } cards
}
board-card = Card { $card }
board-marked = Chosen to be swapped.
board-wins = It wins.
board-loses = It loses: you give up your lowest card.
board-backs = { $seat } holds { $count ->
    [1] one card
   *[other] { $count } cards
}, face down.
board-swapped = { $count ->
    [0] swapped none
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
board-duel = The duel: a card each, face down.
board-attacks = { $seat } attacks.
board-swapping = Cards are swapped.
board-lies = { $seat } played a { $card }{ $fate ->
    [won] : it won.
    [lost] : it lost.
   *[open] .
}
board-face-down = { $seat } put a card face down for the duel.
board-seen = Cards shown in this round: each value, and how often
board-shown = Shown so far
board-deck = Draw pile: { $count } cards
board-figure-bridge = The start: the figurine on the middle tile, seven cards each, both arrows.
board-figure-attack = Two equal cards attack; each is answered on its own.
board-figure-late = Later in the match: covered tiles are skipped, and the duel cards lie under the end of whoever won the duel.
