title = Sequence
pitch = Play a card, place a chip, and make rows of five before the others do.

option-teams = Teams
option-teams-auto = by the number of players
option-teams-2 = two teams
option-teams-3 = three teams
option-open_hands = Open hands
option-open_hands-none = nobody sees another hand
option-open_hands-team = partners see each other’s hands
option-open_hands-all = everybody sees all hands
option-manual_draw = Drawing cards
option-manual_draw-true = draw before the next player starts, or lose the card
option-manual_draw-false = cards are drawn for you
option-table_talk = Table talk
option-table_talk-true = partners who talk may be called out, and pay with a card each
option-table_talk-false = nobody is called out

ask-play = Play a card, or exchange a dead card first.
ask-play-on = Dead card exchanged: now play a card.
ask-pass = There is nothing you can play: pass.
ask-declare = More than five in a row: choose which five are your sequence.
ask-draw = Draw your card before the next player starts.
ask-admit = Your team was called out for talking: you may admit it.
ask-discard = Your team talked: give up a card of your choice.

action-place = { $jack ->
    [yes] { $card } on { $on }, row { $row }, column { $column }
   *[no] { $card } in row { $row }, column { $column }
}
action-remove = { $card }: remove the chip on { $on }, row { $row }, column { $column }
action-exchange = Exchange the dead card { $card }
action-declare = Sequence from row { $row }, column { $column }, { $direction }
action-pass = Pass
action-draw = Draw your card
action-call = Call out the { $team } team for talking
action-admit = Admit that your team talked
action-discard = Give up { $card }

refusal-not-in-hand = You do not hold { $card }.
refusal-covered = There is already a chip on { $on }, row { $row }, column { $column }.
refusal-no-chip = There is no chip on { $on }, row { $row }, column { $column }.
refusal-own-chip = That chip belongs to your own team.
refusal-protected = That chip is part of a sequence and cannot be removed.
refusal-not-dead = { $card } is not a dead card: one of its spaces is free.
refusal-one-exchange = You have already exchanged a dead card this turn.
refusal-must-play = You can still play or exchange a card, so you may not pass.
refusal-declare-first = Choose first which five are your sequence.
refusal-not-a-choice = That is not a sequence you can declare now.
refusal-no-draw = There is no card for you to draw now.
refusal-discard-first = Your team talked: give up a card first.
refusal-no-table-talk = At this table nobody is called out for talking.
refusal-no-such-team = There is no such team in this match.
refusal-own-team = You cannot call out your own team.
refusal-one-call = You have already called somebody out this turn.
refusal-not-accused = Nobody has called out your team.

event-start-card = The { $team } team drew { $card } to see who starts.
event-starts = { $seat_is ->
    [you] You start, for the { $team } team.
   *[other] { $seat } starts, for the { $team } team.
}
event-dealt = { $seat_is ->
    [you] You were dealt { $cards }.
   *[other] { $seat } was dealt { $cards }.
}
event-placed = { $seat_is ->
    [you] You played { $card }
   *[other] { $seat } played { $card }
} { $jack ->
    [yes] on { $on }, row { $row }, column { $column }
   *[no] in row { $row }, column { $column }
}{ $count ->
    [1] .
    [2] .
    [3] : three of the five of a line, with { $others }.
    [4] : four of the five of a line, with { $others }.
   *[5] : five in a row, with { $others }.
}
event-removed = { $seat_is ->
    [you] With { $card } you removed the { $team } chip on { $on }, row { $row }, column { $column }
   *[other] With { $card }, { $seat } removed the { $team } chip on { $on }, row { $row }, column { $column }
}{ $count ->
    [1] .
    [2] .
    [3] , from a line that had three.
    [4] , from a line that had four.
   *[other] , from a line that had { $count }.
}
event-sequence = { $variant ->
    [0] A sequence for the { $team } team!
    [1] Five in a row for the { $team } team!
   *[2] The { $team } team completes a sequence!
} { $made ->
    [1] It is their first
    [2] It is their second
   *[other] They have { $made } now
}: { $cards }, from row { $row }, column { $column }, { $direction }.
event-exchanged = { $seat_is ->
    [you] You exchanged the dead card { $card }.
   *[other] { $seat } exchanged the dead card { $card }.
}
event-drew = { $seat_is ->
    [you] You drew { $card }.
   *[other] { $seat } drew { $card }.
}
event-took = { $seat_is ->
    [you] You drew a card.
   *[other] { $seat } drew a card.
}
event-forgot = { $seat_is ->
    [you] You forgot to draw, and play on with one card fewer.
   *[other] { $seat } forgot to draw, and plays on with one card fewer.
}
event-passed = { $seat_is ->
    [you] You passed: nothing was possible.
   *[other] { $seat } passed: nothing was possible.
}
event-reshuffled = The draw pile ran out: the discards make a new one of { $count ->
    [1] one card
   *[other] { $count } cards
}.
event-called = { $seat_is ->
    [you] You called out the { $team } team for talking.
   *[other] { $seat } called out the { $team } team for talking.
}
event-lapsed = Nobody on the { $team } team admitted to talking: nothing comes of it.
event-admitted = { $seat_is ->
    [you] You admitted that the { $team } team talked: each partner gives up a card.
   *[other] { $seat } admitted that the { $team } team talked: each partner gives up a card.
}
event-discarded = { $seat_is ->
    [you] You gave up { $card }.
   *[other] { $seat } gave up { $card }.
}
event-won = { $variant ->
    [0] The { $team } team wins
    [1] That’s it! The { $team } team wins
   *[2] Nobody can catch them now: the { $team } team wins
} with { $made ->
    [1] one sequence
   *[other] { $made } sequences
}!
event-drawn = { $worn_out ->
    [yes] The draw pile was reshuffled twice and nobody could play: the match is drawn.
   *[no] Everybody passed: the match is drawn.
}

result-sequences = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}
result-stuck = Nobody could play: the match is drawn.
result-worn-out = The draw pile was reshuffled twice and nobody could play: the match is drawn.

name-blue = blue
name-green = green
name-red = red
name-corner = the corner
name-across = across
name-down = down
name-down-right = diagonally to the right
name-down-left = diagonally to the left

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

lesson-first = Five of your chips in a row, in any direction, are a sequence. Each card has two spaces: choose your 2♦, then its space on the right, in row 6.
lesson-line = Play a card, place a chip, draw a card: that is a turn. When the pile runs out, the discards are shuffled. Now play the 3♦ right below your chip.
lesson-dead = Both spaces of your 8♠ already have chips: it is a dead card. Choose it and exchange it; your turn goes on.
lesson-corner = The star in the corner counts as a chip of every team, so a line with a corner needs only four. Play the 5♦ next to it.
lesson-one-eyed = A chip landed on the 4♦, in the middle of your line. A one-eyed jack removes an opponent’s chip: choose the J♥ and remove it.
lesson-two-eyed = Removing it was your whole turn, but the gap is still open. A two-eyed jack goes on any free space: choose the J♦ and complete the line.
lesson-end = A sequence! Its chips are safe for good. With two teams the second sequence wins the match, with three teams the first. Now play a real one!

board-grid = The board, ten rows of ten cards
board-cell = Row { $row }, column { $column }: { $card }, free.
board-cell-chip = Row { $row }, column { $column }: { $card }, with a { $team } chip.
board-cell-locked = Row { $row }, column { $column }: { $card }, with a { $team } chip in a sequence.
board-corner = Row { $row }, column { $column }: a corner, which counts for every team.
board-in-hand = You hold this card.
board-last = The last move was made here.
board-hand = Your hand: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
}
board-card = { $card }{ $does ->
    [wild] , two-eyed jack: a chip on any free space
    [remove] , one-eyed jack: removes a chip
    [dead] , a dead card
   *[place] { $spaces ->
        [0] , no free space
        [1] , one free space
       *[other] , { $spaces } free spaces
    }
}
board-use-place = Choose one of the highlighted spaces of { $card }.
board-use-wild = { $card } goes anywhere: choose a free space.
board-use-remove = { $card } removes a chip: choose one.
board-use-dead = { $card } is a dead card.
board-last-card = { $seat_is ->
    [you] You played { $card }.
   *[other] { $seat } played { $card }.
}
board-deck = Draw pile: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
}
board-discarded = Discarded: { $count }
board-zoom = Zoom
board-called = Sequence!
board-threats = Fours
board-threats-are = Lines that lack one chip
board-step-pick = 1 of 2: pick a card, or tap a framed space.
board-step-place = 2 of 2:
board-talk = Accuse…
board-score = { $count ->
    [1] Sequences: one to win
   *[other] Sequences: { $count } to win
}
board-team = { $team }: { $made }
board-around = Around the table
board-who = { $seat }
board-turn = To play now.
board-open = The { $team } team, { $count ->
    [0] no cards
    [1] one card
   *[other] { $count } cards
}: { $cards }.
board-closed = The { $team } team, { $count ->
    [0] no cards
    [1] one card
   *[other] { $count } cards
}.
board-top = Last card played: { $card }.
board-could-be = holds only: { $cards }
board-to-draw = may still draw a card
board-accused = called out for talking
board-figure-start = The start: two teams, seven cards each, and an empty board.
board-figure-dead = Both spaces of the crossed-out card are covered: it is a dead card and may be exchanged. Jacks show what they do: plus places a chip anywhere, minus removes one.
board-figure-corner = Corners count for every team: this line needed only four chips.
board-figure-line = The end with three teams: one sequence wins. Its line is drawn, and the last move has a thick frame.

field-team = Team
field-teams = Teams
field-open-hands = Open hands
field-open-hands-none = nobody’s
field-open-hands-team = partners’
field-open-hands-all = everybody’s
field-phase = Now
field-phase-play = play a card
field-phase-declare = choose five
field-phase-discard = give up a card
field-phase-over = the end
field-turn = Plays now
field-start-cards = Cut for the first move
field-grid = Cards of the board
field-chips = Chips
field-sequences = Sequences
field-threats = Lines that lack one chip
field-direction = direction
field-cells = spaces
field-made = Sequences made
field-to-win = Needed to win
field-placed = Chip just placed
field-exchanged = Dead card exchanged
field-passes = Passes in a row
field-reshuffles = Reshuffles
field-last = Last move
field-seat = player
field-action = number
field-do = did
field-do-place = placed a chip
field-do-remove = removed a chip
field-do-exchange = exchanged a card
field-do-declare = chose a line
field-do-pass = passed
field-card = card
field-at = row and column
field-hand-sizes = Cards in hand
field-hands = Open hands
field-could-be = Can only be
field-tops = Last card played
field-discarded = Discarded
field-deck = Draw pile
field-drawer = May still draw
field-winner = Winner
field-accused = Called out for talking
field-accused-now = Called out this turn
field-callers = Who called out
field-hand = Your hand
field-does = does
field-does-place = a chip on its space
field-does-wild = a chip anywhere
field-does-remove = removing a chip
field-does-dead = nothing: a dead card

badge-five = Five in a row
badge-five-how = Make a sequence.
badge-winner = Winner
badge-winner-how = Win a match.
badge-shut-out = Shut-out
badge-shut-out-how = Win while the others make no sequence.
badge-comeback = Comeback
badge-comeback-how = Win after the others were one sequence ahead.
badge-two-at-once = Two at once
badge-two-at-once-how = Make two sequences with one chip.
badge-corner = Corner
badge-corner-how = Use a corner of the board in a sequence.
badge-diagonal = Diagonal
badge-diagonal-how = Make a diagonal sequence.
badge-spoiler = Spoiler
badge-spoiler-how = Remove a chip from a line of four.
badge-thief = Chip thief
badge-thief-how = Remove three chips in one match.
badge-wild = Wild
badge-wild-how = Play three two-eyed jacks in one match.
badge-no-jacks = No jacks
badge-no-jacks-how = Win a match without playing a jack.
badge-partners = Partners
badge-partners-how = Win a match in a team.
trait-opening = First chip
trait-line = Sequences
trait-opening-edge = on the edge
trait-opening-inside = half-way in
trait-opening-centre = in the centre
trait-line-across = across
trait-line-down = up and down
trait-line-down-right = falling diagonal
trait-line-down-left = rising diagonal
# Why one would do this: hints and reviews.
motive-wins = Wins the match
motive-completes = Completes a sequence
motive-stops = Stops an opponent’s line of { $count ->
    [3] three
   *[4] four
}
motive-extends = Has { $count ->
    [2] two
    [3] three
   *[4] four
} of the five of a line
motive-breaks = Breaks an opponent’s line of { $count ->
    [3] three
   *[4] four
}
motive-dead = Swaps a dead card for a new one, at no cost

# Who plays each level: name, manner, and what they say when something goes well or badly.
name-bot-easy = Bia (easy)
about-easy = Puts chips where the line grows at first sight.
glad-easy = { $variant ->
    [0] Five! Five!
   *[other] What a pretty line.
}
sorry-easy = { $variant ->
    [0] I never saw that line coming.
   *[other] Oh dear.
}
name-bot-normal = Otto (normal)
about-normal = Counts lines and threats, one by one.
glad-normal = { $variant ->
    [0] I counted right.
   *[other] That was the missing one.
}
sorry-normal = { $variant ->
    [0] I did not count that one.
   *[other] Good line.
}
name-bot-hard = Lady Rampart (hard)
about-hard = Likes to stop other people’s lines.
glad-hard = { $variant ->
    [0] Nobody gets through here.
   *[other] Stone by stone.
}
sorry-hard = { $variant ->
    [0] You found a crack.
   *[other] There goes my wall.
}
name-bot-master = Master Braid (master)
about-master = Likes to grow lines of his own, two at a time.
glad-master = { $variant ->
    [0] Two threads, one knot.
   *[other] It was woven long ago.
}
sorry-master = { $variant ->
    [0] A fine stitch.
   *[other] You undid my braid.
}
