title = Camisa 12
pitch = You are the crowd: fill the stand and win the match from there.

option-teams = Teams
option-teams-choose = each player chooses
option-teams-random = drawn at random
option-teams-none = none (family game)
option-solo_start = Your points at the start (the 7–1 match)
option-solo_start-21 = 21, as in the rules
option-solo_start-20 = 20
option-solo_start-19 = 19
option-solo_start-18 = 18
option-solo_start-17 = 17
option-solo_start-16 = 16
option-solo_start-15 = 15
option-solo_start-14 = 14
option-solo_start-13 = 13
option-solo_start-12 = 12
option-solo_start-11 = 11, the hardest

ask-team = Choose your team; it is shown when everybody has chosen.
ask-team-again = Your opponent got that team: choose another.
ask-keep = Put one of your two mosaic cards under the deck.
ask-move = Move the ball clockwise to one of the lit sides.
ask-place = Place your piece in your stand.
ask-put-under = Put a mosaic card under the deck.
ask-encore = Spend your token to score the piece again?
ask-cycle = Give the opponent a point and put both top pieces under their stacks?
ask-forbid = Spend a token to forbid your opponent a side?

action-choose = Play with { $team }
action-move = { $steps ->
    [0] Leave the ball where it is
    [one] Move the ball 1 space
   *[other] Move the ball { $steps } spaces
}
action-rotate = Turn your pieces { $way }
action-place = Place on space { $space }
action-raise = Place on space { $space }, as a Banner too
action-take = Take your piece from side { $side }
action-recover = Get back { $piece_a } from the discards
action-put-under = Put under the deck: { $card }
action-encore = Score it again
action-forbid = Forbid side { $side }
action-cycle = Put the top pieces under the stacks
action-pass = Not now

refusal-wrong-step = Now is not the time for that.
refusal-team-kept = { $team } is your opponent’s.
refusal-not-alone = { $team } does not work in the 7–1 match.
refusal-not-your-power = That is the power of another team.
refusal-no-token = You have no token for that this turn.
refusal-forbidden-side = Your opponent’s Toque de Recolher forbids stopping there.
refusal-space-full = Space { $space } is taken.
refusal-same-side = Your piece already comes from side { $side }.
refusal-not-discarded = Your opponent has not discarded { $piece_a } of yours.
refusal-already-flag = A Banner counts in your Banner groups anyway.
refusal-not-in-hand = You do not hold the card { $card }.

event-same-team = Both chose { $team }. Heads or tails: { $seat_is ->
    [you] the team is yours, and { $other_seat } chooses again.
   *[other] { $other_seat_is ->
        [you] the team is { $seat }’s, and you choose again.
       *[other] the team is { $seat }’s, and { $other_seat } chooses again.
    }
}
event-team = { $seat_is ->
    [you] You play with { $team }, in { $colour }.
   *[other] { $seat } plays with { $team }, in { $colour }.
}
event-laid = { $seat_is ->
    [you] Your pieces on the rondel: { $pieces }.
    [rival] The opposing team’s pieces on the rondel: { $pieces }.
   *[other] { $seat }’s pieces on the rondel: { $pieces }.
}
event-top = { $seat_is ->
    [you] Next on your stack: { $piece }.
    [rival] Next on the opposing team’s stack: { $piece }.
   *[other] Next on { $seat }’s stack: { $piece }.
}
event-penalty-card = { $seat_is ->
    [you] Your penalty card: { $card }.
   *[other] { $seat }’s penalty card: { $card }.
}
event-coin = Heads or tails: { $seat_is ->
    [you] you begin.
   *[other] { $seat } begins.
}
event-turn = Turn { $turn }: { $seat_is ->
    [you] you play.
   *[other] { $seat } plays.
}
event-rotated = { $seat_is ->
    [you] You turned your rondel pieces { $way }.
   *[other] { $seat } turned their rondel pieces { $way }.
}
event-moved = { $seat_is ->
    [you] You
   *[other] { $seat }
} { $steps ->
    [0] left the ball on { $side }.
    [one] moved the ball 1 space, to { $side }.
   *[other] moved the ball { $steps } spaces, to { $side }.
}
event-discarded = { $seat_is ->
    [you] You discarded { $piece_a } of your opponent’s.
   *[other] { $seat } discarded { $piece_a } of the opponent’s.
}
event-rival-card = The opposing team turns up a mosaic card: { $card }.
event-wrong-symbol = Wrong symbol: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
} for { $other_seat_is ->
    [you] you.
    [rival] the opposing team.
   *[other] { $other_seat }.
}
event-took = { $seat_is ->
    [you] You took { $piece_a } from side { $side }.
   *[other] { $seat } took { $piece_a } from side { $side }.
}
event-recovered = { $seat_is ->
    [you] You got back { $piece_a } and left { $given_a } in its place.
   *[other] { $seat } got back { $piece_a } and left { $given_a } in its place.
}
event-price = The price of the swap: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
} for { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
event-placed = { $variant ->
    [0] { $seat_is ->
        [you] You placed { $piece_a } on space { $space }
        [rival] The opposing team placed { $piece_a } on space { $space }
       *[other] { $seat } placed { $piece_a } on space { $space }
    }
    [1] { $seat_is ->
        [you] Your crowd puts on a show at space { $space } with { $piece_a }
        [rival] The opposing crowd puts on a show at space { $space } with { $piece_a }
       *[other] { $seat }’s crowd puts on a show at space { $space } with { $piece_a }
    }
   *[2] { $seat_is ->
        [you] Up goes { $piece_a } in your stand, on space { $space }
        [rival] Up goes { $piece_a } in the opposing stand, on space { $space }
       *[other] Up goes { $piece_a } in { $seat }’s stand, on space { $space }
    }
}: { $points ->
    [0] no points.
    [one] +1 point.
   *[other] +{ $points } points.
}
event-raised = The piece on space { $space } counts from now on in { $seat_is ->
    [you] your Banners.
   *[other] { $seat }’s Banners.
}
event-power = { $team }: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
} for { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
event-drew = { $seat_is ->
    [you] You drew
   *[other] { $seat } drew
} { $cards_count ->
    [one] a mosaic card: { $cards }.
   *[other] { $cards_count } mosaic cards: { $cards }.
}
event-drew-hidden = { $seat_is ->
    [you] You drew
   *[other] { $seat } drew
} { $count ->
    [0] no mosaic cards.
    [one] a mosaic card.
   *[other] { $count } mosaic cards.
}
event-put-under = { $seat_is ->
    [you] You put the card { $card } under the deck.
   *[other] { $seat } put the card { $card } under the deck.
}
event-put-under-hidden = { $seat_is ->
    [you] You put a mosaic card under the deck.
   *[other] { $seat } put a mosaic card under the deck.
}
event-cycled = The top pieces went under the stacks: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
} for the opposing team. Now on top: { $tops }.
event-refilled = Side { $side } is refilled: { $piece_a } for { $seat_is ->
    [you] you.
    [rival] the opposing team.
   *[other] { $seat }.
}
event-forbade = { $seat_is ->
    [you] You forbade stopping on side { $side } in the next turn.
   *[other] { $seat } forbade stopping on side { $side } in the next turn.
}
event-fireworks = Fireworks bonus: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
} for { $seat_is ->
    [you] you.
    [rival] the opposing team.
   *[other] { $seat }.
}
event-mosaic = { $seat_is ->
    [you] You turned up { $card }
    [rival] The opposing team turned up { $card }
   *[other] { $seat } turned up { $card }
}: { $points ->
    [0] no points.
    [one] +1 point.
   *[other] +{ $points } points.
}
event-full-time = { $seat_is ->
    [you] You end with
    [rival] The opposing team ends with
   *[other] { $seat } ends with
} { $goals ->
    [0] no goals
    [one] 1 goal
   *[other] { $goals } goals
} and { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-shot = Penalties, { $card } card: { $seat_is ->
    [you] you { $home }, { $other_seat_is ->
        [rival] opponent
       *[other] { $other_seat }
    } { $away }.
   *[other] { $other_seat_is ->
        [you] you { $away }, { $seat } { $home }.
        [rival] { $seat } { $home }, opponent { $away }.
       *[other] { $seat } { $home }, { $other_seat } { $away }.
    }
}
event-won = { $variant ->
    [0] { $seat_is ->
        [you] You won!
        [rival] The opposing team won.
       *[other] { $seat } won!
    }
    [1] { $seat_is ->
        [you] The final whistle, and the party is yours!
        [rival] The final whistle, and the party is the opposing team’s.
       *[other] The final whistle, and the party is { $seat }’s!
    }
   *[2] { $seat_is ->
        [you] It is all over: the day is yours!
        [rival] It is all over: the opposing team takes it.
       *[other] It is all over: the day is { $seat }’s!
    }
}

result-goals = { $won ->
    [yes] { $winners_is ->
        [you] You won on goals.
       *[other] { $winners } won on goals.
    }
   *[no] The opposing team won on goals.
}
result-penalties = { $won ->
    [yes] { $winners_is ->
        [you] You won on penalties.
       *[other] { $winners } won on penalties.
    }
   *[no] The opposing team won on penalties.
}
result-coin = { $won ->
    [yes] { $winners_is ->
        [you] You won on the toss of a coin.
       *[other] { $winners } won on the toss of a coin.
    }
   *[no] The opposing team won on the toss of a coin.
}

name-rival = Opposing team
name-clockwise = clockwise
name-counterclockwise = anticlockwise

name-yellow = yellow
name-white = white
name-red = red
name-blue = blue
name-green = green
name-black = black

name-circle = ●
name-diamond = ◆
name-triangle = ▲
name-square = ■
name-cross = ✖

name-bandeirao = Banner
    .a = a Banner
name-musica = Song
name-fogos = Fireworks
    .a = a piece of Fireworks
name-mosaico = Mosaic
    .a = a Mosaic
name-ola = Wave
    .a = a Wave
name-musica-a = Song A
    .a = Song A
name-musica-b = Song B
    .a = Song B
name-musica-c = Song C
    .a = Song C
name-musica-d = Song D
    .a = Song D
name-musica-e = Song E
    .a = Song E

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

name-power-onca = Each Banner you place: 1 point more, or 2 more if it joins a group.
name-power-cigarra = Each Song you place in order: 1 point more if it is your first, 2 more if not.
name-power-vaga-lume = Each piece of Fireworks you place: 1 point more.
name-power-arara = Each Mosaic you place: 1 point at once, besides its cards.
name-power-boto = Your pieces on a wrong symbol give your opponent 1 point instead of 2.
name-power-capivara = A piece from side ● or ▲ goes anywhere without giving points.
name-power-trem = You may move the ball 4 spaces too.
name-power-bumba = One token: score the piece you just placed again, 3 points at most.
name-power-mare = Whenever your opponent places a Wave, you score 3 points.
name-power-pipa = Your Banners never give points for the symbol, and link up across one space.
name-power-mandacaru = Your Fireworks bonus is 6 points, also on a tie if you have any.
name-power-sabia = Your Songs are always in order and never give points for the symbol.
name-power-jangada = Two tokens: with one, move the ball 0 or 4 spaces.
name-power-farol = Two tokens: with one, take your piece from another side; that side’s symbol applies.
name-power-garoa = Before the match you draw two mosaic cards and keep one.
name-power-coruja = In your last two turns no symbol is wrong.
name-power-estivadores = Two tokens: with one, swap your piece for one of yours that your opponent discarded, who scores 1 point.
name-power-carcara = At the end: 4 points for each full set of the five kinds among the pieces you discarded.
name-power-ventania = Two tokens: with one, before moving, turn your five rondel pieces one side, either way.
name-power-cortejo = Stop once on each of the five sides: 3 points, and 6 the second time.
name-power-quadrilha = At the end, kinds you have exactly twice: one is worth 1 point; two, 3; three, 5; all five, 10.
name-power-toque = Two tokens: with one, at the end of your turn, name a side where your opponent may not stop next.
name-power-alquimistas = One token: a piece that is not a Banner counts in your Banner groups from then on.
name-power-espelho = Whenever your opponent places the kind you placed last, you score 3 points.

name-mosaic-1 = Sea of Banners
name-mosaic-2 = Choir of the Terraces
name-mosaic-3 = Sky Ablaze
name-mosaic-4 = Kaleidoscope
name-mosaic-5 = Stadium Wave
name-mosaic-6 = Full Party
name-mosaic-7 = Mirror
name-mosaic-8 = Twins
name-mosaic-9 = Varied Row
name-mosaic-10 = Side by Side
name-mosaic-11 = Banner Taken In
name-mosaic-12 = Silence in the Away End
name-mosaic-13 = Damp Powder
name-mosaic-14 = Torn Cardboard
name-mosaic-15 = Broken Wave

name-mosaic-1-text = 1 point for each Banner in your stand.
name-mosaic-2-text = 1 point for each Song in your stand, in order or not.
name-mosaic-3-text = 1 point for each piece of Fireworks in your stand.
name-mosaic-4-text = 1 point for each Mosaic in your stand.
name-mosaic-5-text = 1 point for each Wave in the whole stadium.
name-mosaic-6-text = 4 points with all five kinds in your stand, 2 with four.
name-mosaic-7-text = 2 points for each mirror pair of spaces (1 and 10, 2 and 9, …) with the same kind.
name-mosaic-8-text = 2 points for each symbol with the same kind on both its spaces.
name-mosaic-9-text = 1 point for each piece of your longest row with no kind repeated.
name-mosaic-10-text = 2 points for each pair of neighbours of the same kind, not counting Banners; 6 at most.
name-mosaic-11-text = 1 point for each Banner you discarded.
name-mosaic-12-text = 1 point for each Song you discarded.
name-mosaic-13-text = 1 point for each piece of Fireworks you discarded.
name-mosaic-14-text = 1 point for each Mosaic you discarded.
name-mosaic-15-text = 1 point for each Wave you discarded.

# The lesson

lesson-move = Fill your stand, the lower one: each piece scores points, and points become goals. The ball moves 1 to 3 spaces. Your Banner is at ▲: move the ball 2.
lesson-place = Your opponent’s Mosaic at ▲ is discarded. Now place your Banner on a space with the same symbol: space 3.
lesson-move-wave = One point! Your opponent made the stadium’s first Wave: 3 points. The second is worth 4, whoever’s it is, and yours is at ✖: move the ball 1.
lesson-place-wave = Place the Wave on a ✖: space 5.
lesson-move-banner = Four points! Banners are worth more side by side, and there is another at ◆: move the ball 1.
lesson-place-banner = Space 2 has a ◆ and lies beside your first Banner: place it there.
lesson-move-mosaic = Two connected Banners: 3 points. Your opponent used a wrong symbol: 2 for you. At ■ there is your Mosaic, and a Song they will lose: move the ball 1.
lesson-place-mosaic = Place the Mosaic on one of the two ■: space 4 or 10.
lesson-move-song = The Mosaic brings a card: at the end, 1 point for each Fireworks you discard. At ◆ there is one of theirs, and a Song of yours: move the ball 2.
lesson-place-song = From space 1 to 10 the letters of your Songs must rise. E is the last, so take it to the end: space 9, which has a ◆ too.
lesson-end = One more point and, with 11, your first goal! At the end Fireworks and cards count too, and most goals win. Now choose a team and play for real!

# What the drawn board says

board-stadium = Stadium
board-score = Score and track
board-score-of = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $goals ->
    [0] no goals
    [one] 1 goal
   *[other] { $goals } goals
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}; { $next ->
    [0] a goal now.
    [one] 1 point to the next goal.
   *[other] { $next } points to the next goal.
}
board-stand = { $seat_is ->
    [you] Your stand
    [rival] The opposing team’s stand
   *[other] { $seat }’s stand
}
board-rondel = Rondel
board-space-empty = { $seat_is ->
    [you] Your space { $space }
    [rival] The opposing team’s space { $space }
   *[other] { $seat }’s space { $space }
}, { $symbol }: empty.
board-space-filled = { $seat_is ->
    [you] Your space { $space }
    [rival] The opposing team’s space { $space }
   *[other] { $seat }’s space { $space }
}, { $symbol }: { $piece }.
board-space-raised = { $seat_is ->
    [you] Your space { $space }
    [rival] The opposing team’s space { $space }
   *[other] { $seat }’s space { $space }
}, { $symbol }: { $piece }, which also counts as a Banner.
board-side = Side { $symbol }. { $near_seat_is ->
    [you] Your piece
    [rival] The opposing team’s piece
   *[other] { $near_seat }’s piece
}: { $near }. { $far_seat_is ->
    [you] Your piece
    [rival] The opposing team’s piece
   *[other] { $far_seat }’s piece
}: { $far }.
board-nothing = none
board-ball-here = The ball is here.
board-forbidden = No stopping here this turn.
board-token-here = There is a token to take.
board-stack = { $seat_is ->
    [you] Your stack
    [rival] The opposing team’s stack
   *[other] { $seat }’s stack
}: { $count ->
    [0] no pieces.
    [one] 1 piece: { $piece }.
   *[other] { $count } pieces; on top: { $piece }.
}
board-pile = { $seat_is ->
    [you] Pieces you discarded: { $count }.
    [rival] Pieces the opposing team discarded: { $count }.
   *[other] Pieces { $seat } discarded: { $count }.
}
board-best = Best place: space { $space }
board-best-short = space { $space }: +{ $points }
board-own = { $points ->
    [0] no points for you
    [one] +1 point for you
   *[other] +{ $points } points for you
}
board-bonus = { $points ->
    [0] none of them from your team
    [one] 1 of them from your team
   *[other] { $points } of them from your team
}
board-given = { $seat_is ->
    [you] you
   *[other] { $seat }
}: { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}
board-wrong = { $points ->
    [0] right symbol
    [one] wrong symbol: 1 point
   *[other] wrong symbol: { $points } points
}
board-cards = { $count ->
    [0] no mosaic cards
    [one] 1 mosaic card
   *[other] { $count } mosaic cards
}
board-costs-token = Spends a token
board-goal = GOAL!
board-half = { $seat_is ->
    [you] Your team and pieces
    [rival] The opposing team and its pieces
   *[other] { $seat }’s team and pieces
}
board-no-team = No team
board-tokens = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
board-row-stand = placed
board-row-lost = discarded
board-row-stack = to come
board-mistaken = Songs out of order: they score no more.
board-last-turn = Last turn
board-ball-moved = { $steps ->
    [0] The ball stayed where it was
    [one] The ball moved 1 space
   *[other] The ball moved { $steps } spaces
}
board-discarded = Discarded
board-placed = Placed
board-gave = (opponent: +{ $points })
board-difficulty = Difficulty { $dots } of 3
board-team-chosen = You chose { $team }. Your opponent is still choosing.
board-teams-choosing = The teams are being chosen.
board-teams-easy = Your first match: one of these three will do. The picture shows what each does by itself.
board-teams-all = Show all teams
board-cards-title = Mosaic cards
board-deck = Deck: { $count }
board-penalty = Penalties, if goals are level: { $kind }
board-no-cards = Place a Mosaic to get cards that score at the end.
board-hidden-cards = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
board-rival-took = You know of: { $cards }
board-recognised = your opponent knows this one
board-under = Under the deck, number { $place } to come back: { $card }
board-worth-now = { $points ->
    [0] no points as things stand
    [one] 1 point as things stand
   *[other] { $points } points as things stand
}
board-tray = Tokens and other decisions
board-raise = Spend the token: the piece counts as a Banner
board-take = Or spend a token: tap another side to take your piece from there.
board-recover = Or spend a token to get one of your pieces back from { $seat }:
board-show-points = Show the points of each place
board-reference = What each piece scores
board-full-time = Full time
board-sheet-placed = Pieces placed
board-sheet-power = Team power
board-sheet-given = From the opponent
board-sheet-fireworks = Most Fireworks
board-sheet-mosaic = Mosaic cards
board-sheet-points = Points
board-sheet-goals = Goals
board-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
board-shoot-out = Penalties
board-who = { $seat }
board-scores-bandeirao = Banners of its group, itself included: 1, 3, 5, 7, 10.
board-scores-musica = Your Songs, if the letters rise from space 1 to 10: 1, 2, 4, 6, 8.
board-scores-fogos = Your Fireworks: 1, 1, 2, 2, 3. At the end, whoever has more scores 4.
board-scores-mosaico = You draw 1, 1, 2, 3, 3 mosaic cards and keep 1, 1, 1, 1, 2: they score at the end.
board-scores-ola = Waves in the whole stadium: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = Both stands clockwise, the rondel with the ball, stacks and discarded pieces in the corners, the track above.
board-figure-turn = The ball has stopped: the piece in the middle is placed now, and the symbol beside it is the right one.
board-figure-end = Full time: both stands full, the mosaic cards open, the goals counted.
board-figure-solo = 7–1: you start behind, and the opponent fills the other stand along with you.

field-seat = player
field-solo = Alone, the 7–1 match
field-teams-mode = Teams
field-teams-mode-choose = chosen
field-teams-mode-random = drawn
field-teams-mode-none = none
field-phase = Now
field-phase-team = choose a team
field-phase-keep = choose a mosaic card
field-phase-move = move the ball
field-phase-place = place a piece
field-phase-put-under = put a card under the deck
field-phase-encore = score again?
field-phase-cycle = top pieces under the stacks?
field-phase-forbid = forbid a side?
field-phase-over = the end
field-waiting = choosing
field-kept-team = Team the opponent keeps
field-team = Team
field-turn = Turn
field-turns = Turns in all
field-first = Began
field-mover = Plays now
field-ball = The ball lies at side
field-rondel = Rondel
field-symbol = symbol
field-pieces = pieces
field-steps = spaces to it
field-forbidden = forbidden now
field-token = a token to take
field-goals-at = Goals on the track at
field-piece = Piece
field-from-side = It lay at
field-encore = Points to score again
field-sides = The two crowds
field-colour = colour
field-tokens = tokens
field-spent = token spent
field-points = points
field-goals = goals
field-stand = Stand
field-raised = counts as a Banner
field-counts = pieces placed
field-bandeirao = banners
field-musica = songs
field-fogos = fireworks
field-mosaico = mosaics
field-ola = waves
field-mistaken = songs out of order
field-last-kind = last placed
field-top = top of the stack
field-stack = pieces to come
field-unseen = not seen yet
field-cycled = put under the stack
field-discards = discarded
field-winner = Winner
field-reason = Won by
field-reason-goals = goals
field-reason-penalties = penalties
field-reason-coin = the coin
field-hand-sizes = Mosaic cards
field-open-hands = Mosaic cards shown
field-open-points = What they gave
field-deck = Mosaic deck
field-under = Under the deck
field-owner = put there by
field-card = card
field-to-discard = Cards to put under
field-taken = Put under, drawn by the other side
field-shown-penalties = Penalty cards shown
field-hand = Your mosaic cards
field-hand-points = What they would give now
field-penalty = Your penalty card
field-rival-took = Put under by you, now your opponent’s
field-rival-recognised = Your opponent knows

badge-winner = Winner
badge-winner-how = Win against another crowd.
badge-alone = Seven-one undone
badge-alone-how = Win alone against the 7–1.
badge-seven = Seven goals
badge-seven-how = Score seven goals in one match.
badge-landslide = Landslide
badge-landslide-how = Win by fifteen points or more.
badge-fireworks = Fireworks
badge-fireworks-how = Score six points with the Fireworks bonus.
badge-artist = Artist
badge-artist-how = Show five mosaic cards at the end.
badge-masterpiece = Masterpiece
badge-masterpiece-how = A mosaic card worth six points or more.
badge-full-stand = Full stand
badge-full-stand-how = A piece that brings six points at once.
badge-in-tune = In tune
badge-in-tune-how = Win without a wrong symbol.
badge-mascot = Mascot
badge-mascot-how = Five points from your team’s power in one match.
badge-penalties = Penalties
badge-penalties-how = Win on penalties.
badge-giant = Giant
badge-giant-how = Fifty points in one match.
trait-team = Team
trait-opening = First side of the rondel
trait-mosaic = Mosaic cards shown
trait-opening-circle = circle ●
trait-opening-diamond = diamond ◆
trait-opening-triangle = triangle ▲
trait-opening-square = square ■
trait-opening-cross = cross ✖
# Why one would do this: hints and reviews.
motive-points = { $points ->
    [0] Brings no points
    [one] Brings 1 point
   *[other] Brings { $points } points
}{ $lost ->
    [0] {""}
    [one] {" "}and gives your opponent 1
   *[other] {" "}and gives your opponent { $lost }
}
motive-mosaic = { $count ->
    [0] Brings no mosaic cards
    [one] Brings 1 mosaic card
   *[other] Brings { $count } mosaic cards
}
motive-side = { $points ->
    [0] The piece there brings no points
    [one] The piece there can bring 1 point
   *[other] The piece there can bring { $points } points
}{ $lost ->
    [0] {""}
    [one] {" "}and may give your opponent 1
   *[other] {" "}and may give your opponent { $lost }
}
motive-low-card = { $points ->
    [0] That card is worth nothing
    [one] That card is worth only 1 point
   *[other] That card is worth only { $points } points
}
motive-again = { $points ->
    [0] Brings no more points
    [one] Brings 1 more point
   *[other] Brings { $points } more points
}

# Who plays each level: name, manner, and what they say when something goes well or badly.
name-bot-easy = The Kid (easy)
about-easy = Sings loudly and puts each piece where it scores most now.
glad-easy = { $variant ->
    [0] Olé, olé!
   *[other] Isn’t it pretty!
}
sorry-easy = { $variant ->
    [0] They sing so loud.
   *[other] Boo-hoo.
}
name-bot-normal = Mrs Banner (normal)
about-normal = Puts the stand in order, row by row.
glad-normal = { $variant ->
    [0] All in its place.
   *[other] How neat.
}
sorry-normal = { $variant ->
    [0] Their party looks good.
   *[other] We ran out of cloth.
}
name-bot-hard = Firecracker (hard)
about-hard = Likes points at once, and a lot of noise.
glad-hard = { $variant ->
    [0] Let it all go off!
   *[other] Nobody sleeps tonight!
}
sorry-hard = { $variant ->
    [0] The fuse went out.
   *[other] What a racket they make.
}
name-bot-master = Conductor (master)
about-master = Likes to give nothing away to the other side.
glad-master = { $variant ->
    [0] The stand is an orchestra.
   *[other] Right on the beat.
}
sorry-master = { $variant ->
    [0] A fine tune.
   *[other] We were off key.
}
