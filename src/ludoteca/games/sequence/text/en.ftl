title = Sequence
pitch = Play a card, put a chip, and make rows of five before the others do.

option-teams = Teams
option-teams-auto = as the number of players asks for
option-teams-2 = two teams
option-teams-3 = three teams
option-open_hands = Open hands
option-open_hands-none = nobody sees another hand
option-open_hands-team = partners see each other's hands
option-open_hands-all = everybody sees all hands
option-manual_draw = Forgetting to draw
option-manual_draw-true = draw before the next player starts, or lose the card
option-manual_draw-false = cards are drawn for you
option-table_talk = Table talk
option-table_talk-true = partners who talk may be called, and pay with a card each
option-table_talk-false = not called

ask-play = Play a card, or exchange a dead one first.
ask-play-on = You exchanged a dead card: now play a card.
ask-pass = None of your cards can be played: pass.
ask-declare = More than five in a row: choose which five are your sequence.
ask-draw = Draw your card before the next player starts.
ask-admit = Your team was called for talking: you may admit it.
ask-discard = Your team talked: give up a card of your choice.

action-place = { $jack ->
    [yes] { $card } on { $on }, row { $row }, column { $column }
   *[no] { $card } at row { $row }, column { $column }
}
action-remove = { $card }: remove the chip on { $on }, row { $row }, column { $column }
action-exchange = Exchange the dead card { $card }
action-declare = Sequence from row { $row }, column { $column }, { $direction }
action-pass = Pass
action-draw = Draw your card
action-call = Call the { $team } team for talking
action-admit = Admit that your team talked
action-discard = Give up { $card }

refusal-not-in-hand = You do not hold { $card }.
refusal-covered = There already is a chip on { $on }, row { $row }, column { $column }.
refusal-no-chip = There is no chip on { $on }, row { $row }, column { $column }.
refusal-own-chip = That chip is your own team's.
refusal-protected = That chip is part of a sequence and cannot be removed.
refusal-not-dead = { $card } is not dead: one of its spaces is free.
refusal-one-exchange = You have exchanged a dead card in this turn already.
refusal-must-play = You can still play or exchange a card, so you may not pass.
refusal-declare-first = Choose first which five are your sequence.
refusal-not-a-choice = That is not a sequence you can declare now.
refusal-no-draw = There is no card for you to draw now.
refusal-discard-first = Your team talked: give up a card first.
refusal-no-table-talk = At this table talking is not called.
refusal-no-such-team = There is no such team in this match.
refusal-own-team = You cannot call your own team.
refusal-one-call = You have already called in this turn.
refusal-not-accused = Nobody has called your team.

event-start-card = The { $team } team drew { $card } for the start.
event-starts = { $seat } starts, for the { $team } team.
event-dealt = { $seat } was dealt { $cards }.
event-placed = { $seat }: { $jack ->
    [yes] { $card } on { $on }, row { $row }, column { $column }
   *[no] { $card } at row { $row }, column { $column }
}{ $count ->
    [1] .
    [2] ; two in a line with { $others }.
    [3] ; three in a line with { $others }.
    [4] ; four in a line with { $others }.
   *[5] ; five in a line with { $others }.
}
event-removed = { $seat }: { $card } takes the { $team } chip from { $on }, row { $row }, column { $column }{ $count ->
    [1] .
   *[other] , out of a line with { $count } chips.
}
event-sequence = Sequence for the { $team } team, their number { $made }: { $cards }, from row { $row }, column { $column }, { $direction }.
event-exchanged = { $seat } exchanged the dead card { $card }.
event-drew = { $seat } drew { $card }.
event-took = { $seat } drew a card.
event-forgot = { $seat } forgot to draw and plays on with one card less.
event-passed = { $seat } passed: nothing was possible.
event-reshuffled = The draw pile was empty: all discard piles were shuffled into a new one of { $count } cards.
event-called = { $seat } called the { $team } team for talking.
event-lapsed = Nobody of the { $team } team admitted talking: the call lapsed.
event-admitted = { $seat } admitted that the { $team } team talked: each member gives up a card.
event-discarded = { $seat } gave up { $card }.
event-won = The { $team } team wins with { $made ->
    [1] one sequence
   *[other] { $made } sequences
}!
event-drawn = Everybody passed: the match is drawn.

result-sequences = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}
result-stuck = Nobody could move: the match is drawn.

name-blue = blue
name-green = green
name-red = red
name-corner = corner
name-across = across
name-down = down
name-down-right = down to the right
name-down-left = down to the left

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

lesson-first = Five chips of your colour in a row are a sequence: across, down or on a diagonal. Each card lies on two spaces of the board. Choose your 2♦, then its space at the right edge, in row 6.
lesson-line = You played a card, put a chip and drew a card: that is a turn. Now make a line: play the 3♦ right below your chip.
lesson-dead = Look at your 8♠: your rival covered one of its spaces with the same card and the other with a two-eyed jack. It is dead. Choose it and exchange it; you still have your turn.
lesson-corner = The star in the corner counts as a chip of every team, so a line with a corner needs only four. Play the 5♦ next to it.
lesson-one-eyed = Your rival saw the gap and put a chip on the 4♦, in the middle of your line. A one-eyed jack takes a chip of a rival away: choose the J♥ and take it.
lesson-two-eyed = Taking a chip away was your whole turn, but nobody closed the gap. A two-eyed jack puts a chip on any free space: choose the J♦ and complete the line.
lesson-end = A sequence! Its chips are protected for good. With two teams the second sequence wins the match, with three teams the first. Now play a real one!

board-grid = The board, ten rows of ten cards
board-cell = Row { $row }, column { $column }: { $card }, free.
board-cell-chip = Row { $row }, column { $column }: { $card }, with a { $team } chip.
board-cell-locked = Row { $row }, column { $column }: { $card }, with a { $team } chip in a sequence.
board-corner = Row { $row }, column { $column }: a corner, which counts for every team.
board-in-hand = You hold this card.
board-last = Here the last move was made.
board-hand = Your hand: { $count ->
    [1] one card
   *[other] { $count } cards
}
board-card = { $card }{ $does ->
    [wild] , two-eyed jack: a chip on any free space
    [remove] , one-eyed jack: takes a chip away
    [dead] , a dead card
   *[place] { $spaces ->
        [1] , one free space
       *[other] , { $spaces } free spaces
    }
}
board-use-place = Choose one of the shining spaces of { $card }.
board-use-wild = { $card } goes anywhere: choose a free space.
board-use-remove = { $card } takes a chip away: choose one.
board-use-dead = { $card } is dead.
board-last-card = { $seat } played { $card }.
board-deck = Draw pile: { $count } cards
board-discarded = Discarded: { $count }
board-zoom = Zoom
board-talk = Table talk…
board-score = Sequences, { $count } to win
board-team = { $team }: { $made }
board-around = Around the table
board-who = { $seat }
board-turn = Their turn.
board-open = { $team } team, { $count } cards: { $cards }.
board-closed = { $team } team, { $count } cards.
board-top = Last card played: { $card }.
board-could-be = holds only: { $cards }
board-to-draw = may still draw a card
board-accused = called for talking
board-figure-start = The start: two teams, seven cards each, and an empty board.
board-figure-dead = Both spaces of the crossed card are covered: it is dead and may be exchanged. Jacks show what they do: plus puts a chip anywhere, minus takes one away.
board-figure-corner = Corners count for every team: this line needed only four chips.
board-figure-line = The end with three teams: one sequence wins. Its line is drawn, and the last move has a thick frame.
