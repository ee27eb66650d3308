title = Camisa 12
pitch = You are the crowd: fill the stand and win the match from there.

option-teams = Teams
option-teams-choose = each player chooses
option-teams-random = drawn at random
option-teams-none = none (family game)
option-solo_start = Your points at the start (alone)
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
ask-team-again = The other player keeps that team: choose another.
ask-keep = Put one of your two mosaic cards under the deck.
ask-move = Move the ball 1, 2 or 3 spaces clockwise.
ask-place = Place your piece in your stand.
ask-put-under = Put a mosaic card under the deck.
ask-encore = Do you spend your token to score the piece again?
ask-cycle = Do you give the rival a point to put both top pieces under their stacks?
ask-forbid = Do you spend a token to forbid a side to the opponent?

action-choose = Play with { $team }
action-move = { $steps ->
    [0] Leave the ball where it is
    [1] Move the ball 1 space
   *[other] Move the ball { $steps } spaces
}
action-rotate = Turn your pieces { $way }
action-place = Place on space { $space }
action-raise = Place on space { $space }, as part of your Banners too
action-take = Take your piece from { $side }
action-recover = Get back the discarded piece: { $piece }
action-put-under = Put under the deck: { $card }
action-encore = Score it again
action-forbid = Forbid { $side }
action-cycle = Put the top pieces under the stacks
action-pass = Not now

refusal-wrong-step = That is not the decision of this moment.
refusal-team-kept = The other player keeps { $team }.
refusal-not-alone = { $team } does not work when you play alone.
refusal-not-your-power = That is the power of another team.
refusal-no-token = You have no token for that in this turn.
refusal-forbidden-side = The opponent's Toque de Recolher forbids you to stop there.
refusal-space-full = Space { $space } is taken.
refusal-same-side = Your piece already comes from { $side }.
refusal-not-discarded = The opponent has discarded no such piece of yours: { $piece }.
refusal-already-flag = A Banner counts in your Banner groups anyway.
refusal-not-in-hand = You do not hold { $card }.

event-same-team = Both chose { $team }. The coin leaves it with { $seat }; { $other_seat } chooses again.
event-team = { $seat } plays with { $team }, in { $colour }.
event-laid = Beside the rondel, for { $seat }: { $pieces }.
event-top = Next on { $seat }'s stack: { $piece }.
event-penalty-card = { $seat } was dealt the penalty card for { $card }.
event-coin = The coin says that { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-rotated = { $seat } turned the rondel pieces { $way }.
event-moved = { $steps ->
    [0] { $seat } left the ball on { $side }.
   *[other] { $seat } moved the ball { $steps } to { $side }.
}
event-discarded = { $seat } discarded the opponent's piece: { $piece }.
event-rival-card = The rival team turns up a mosaic card: { $card }.
event-wrong-symbol = { $seat } placed on another symbol: { $points } for { $other_seat }.
event-took = { $seat } took the piece from { $side }: { $piece }.
event-recovered = { $seat } got back a discarded piece, { $piece }, for this one: { $given }.
event-price = { $seat } marks { $points } for it.
event-placed = { $seat } placed { $piece } on space { $space }: { $points }.
event-raised = The piece on space { $space } counts in { $seat }'s Banners from now on.
event-power = { $team }: { $points } for { $seat }.
event-drew = { $seat } drew { $cards }.
event-drew-hidden = { $count ->
    [1] { $seat } drew a mosaic card.
   *[other] { $seat } drew { $count } mosaic cards.
}
event-put-under = { $seat } put { $card } under the deck.
event-put-under-hidden = { $seat } put a mosaic card under the deck.
event-cycled = The top pieces went under the stacks; { $points } for the rival. Now on top: { $tops }.
event-refilled = { $side } is refilled for { $seat }: { $piece }.
event-forbade = { $seat } forbids the next stop on { $side }.
event-fireworks = Most Fireworks: { $points } for { $seat }.
event-mosaic = { $seat } turns up { $card }: { $points }.
event-full-time = { $seat } ends with { $points } points and { $goals } goals.
event-shot = Penalties, card { $card }: { $near } to { $far }.
event-won = { $seat } won!

result-goals = { $won ->
    [yes] { $winners } won by goals.
   *[no] The rival team won by goals.
}
result-penalties = { $won ->
    [yes] { $winners } won on penalties.
   *[no] The rival team won on penalties.
}
result-coin = { $won ->
    [yes] { $winners } won by the coin.
   *[no] The rival team won by the coin.
}

name-rival = The rival team
name-clockwise = clockwise
name-counterclockwise = counterclockwise

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
name-musica = Song
name-fogos = Fireworks
name-mosaico = Mosaic
name-ola = Wave
name-musica-a = Song A
name-musica-b = Song B
name-musica-c = Song C
name-musica-d = Song D
name-musica-e = Song E

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
name-power-cigarra = Each Song you place in order: 1 point more if it is your first, 2 more otherwise.
name-power-vaga-lume = Each Fireworks you place: 1 point more.
name-power-arara = Each Mosaic you place: 1 point at once, besides its cards.
name-power-boto = Your pieces on a wrong symbol give the opponent 1 point instead of 2.
name-power-capivara = A piece from side ● or ▲ goes anywhere without giving points.
name-power-trem = You may move the ball 4 spaces too.
name-power-bumba = One token: score the piece you just placed again, 3 points at most.
name-power-mare = Whenever the opponent places a Wave, you mark 3 points.
name-power-pipa = Your Banners never give points for the symbol, and reach over one space between them.
name-power-mandacaru = Your Fireworks bonus is 6 points, also on a tie if you have any Fireworks.
name-power-sabia = Your Songs are always in order and never give points for the symbol.
name-power-jangada = Two tokens: move the ball 0 or 4 spaces.
name-power-farol = Two tokens: take your piece from another side; that side's symbol applies.
name-power-garoa = Before the match you draw two mosaic cards and keep one.
name-power-coruja = In your last two turns no symbol is wrong.
name-power-estivadores = Two tokens: swap your piece with one of yours that the opponent discarded; the opponent marks 1 point.
name-power-carcara = At the end: 4 points for each full set of five kinds among the pieces you discarded.
name-power-ventania = Two tokens: before moving, turn your five rondel pieces one side, either way.
name-power-cortejo = Stop once on each of the five sides: 3 points, and 6 the second time.
name-power-quadrilha = At the end, kinds you have exactly twice: one 1 point, two 3, three 5, all five 10.
name-power-toque = Two tokens: at the end of your turn name a side where the opponent may not stop next.
name-power-alquimistas = One token: a piece you place, not a Banner, counts in your Banner groups from then on.
name-power-espelho = Whenever the opponent places the kind you placed last, you mark 3 points.

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
name-mosaic-3-text = 1 point for each Fireworks in your stand.
name-mosaic-4-text = 1 point for each Mosaic in your stand.
name-mosaic-5-text = 1 point for each Wave in the whole stadium.
name-mosaic-6-text = 4 points with all five kinds in your stand, 2 with four.
name-mosaic-7-text = 2 points for each mirror pair of spaces (1 and 10, 2 and 9, …) with the same kind.
name-mosaic-8-text = 2 points for each symbol with the same kind on both its spaces.
name-mosaic-9-text = 1 point for each piece of your longest row without a kind twice.
name-mosaic-10-text = 2 points for each pair of neighbours of the same kind, Banners not counted; 6 at most.
name-mosaic-11-text = 1 point for each Banner you discarded.
name-mosaic-12-text = 1 point for each Song you discarded.
name-mosaic-13-text = 1 point for each Fireworks you discarded.
name-mosaic-14-text = 1 point for each Mosaic you discarded.
name-mosaic-15-text = 1 point for each Wave you discarded.

# The lesson

lesson-move = Fill your stand, the lower half: each piece marks points, and points become goals. The ball moves 1, 2 or 3 sides clockwise. Your Banner lies at ▲: move the ball 2.
lesson-place = The rival's Mosaic at ▲ is discarded. Now place your Banner on a space with the same symbol: space 3.
lesson-move-wave = One point. The rival placed the first Wave: 3 points. Waves count in the whole stadium, and the second is worth 4, whoever places it. Yours lies at ✖: move the ball 1.
lesson-place-wave = Place the Wave on a ✖: space 5.
lesson-move-banner = Four points! Banners are worth more side by side, and there is another at ◆: move the ball 1.
lesson-place-banner = Space 2 has a ◆ and lies beside your first Banner: place it there.
lesson-move-mosaic = Two connected Banners: 3 points. Then the rival put a piece from ▲ on a ◆: a wrong symbol, 2 points for you. At ■ you have a Mosaic, and the rival loses a Song: move the ball 1.
lesson-place-mosaic = Place the Mosaic on one of the two ■: space 4 or 10.
lesson-move-song = The Mosaic brings a card that scores at the end: Damp Powder, 1 point for each Fireworks you discard. At ◆ there is one of the rival's, and a Song of yours: move the ball 2.
lesson-place-song = The letters of your Songs must rise from space 1 to 10. E is the last, so take it to the end: space 9, which has a ◆ too.
lesson-end = One more point: with 11 you scored your first goal! When both stands are full, Fireworks and mosaic cards count too, and most goals win. In a real match each team has a power. Good luck!

# What the drawn board says

board-stadium = Stadium
board-score = Score and track
board-score-of = { $seat }: { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}, { $points } points; { $next } to the next.
board-stand = { $seat }: stand
board-rondel = Rondel
board-space-empty = { $seat }, space { $space }, { $symbol }: empty.
board-space-filled = { $seat }, space { $space }, { $symbol }: { $piece }.
board-space-raised = { $seat }, space { $space }, { $symbol }: { $piece }, also counts as a Banner.
board-side = Side { $symbol }. { $near_seat }: { $near }. { $far_seat }: { $far }.
board-nothing = nothing
board-ball-here = The ball is here.
board-forbidden = No stopping here in this turn.
board-token-here = There is a token to take.
board-stack = { $seat }, stack: { $count } pieces, on top { $piece }.
board-pile = { $seat }, discarded pieces: { $count }.
board-best = Best place: space { $space }
board-best-short = +{ $points } on space { $space }
board-own = { $points ->
    [one] +{ $points } point for you
   *[other] +{ $points } points for you
}
board-bonus = of which { $points } from your team
board-given = { $seat }: +{ $points }
board-wrong = wrong symbol: { $points }
board-cards = { $count ->
    [one] { $count } mosaic card
   *[other] { $count } mosaic cards
}
board-costs-token = Spends a token
board-goal = GOAL!
board-half = { $seat }: team and pieces
board-no-team = No team
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-row-stand = placed
board-row-lost = discarded
board-row-stack = to come
board-mistaken = Songs out of order: they score no more.
board-last-turn = Last turn
board-ball-moved = The ball moved { $steps }
board-discarded = Discarded
board-placed = Placed
board-gave = (+{ $points } to the other)
board-difficulty = Difficulty { $dots } of 3
board-team-chosen = You chose { $team }. The other player is still choosing.
board-teams-choosing = The teams are being chosen.
board-cards-title = Mosaic cards
board-deck = Deck: { $count }
board-penalty = Penalty: { $kind }
board-no-cards = Place a Mosaic to get cards that score at the end.
board-hidden-cards = { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-rival-took = You know of: { $cards }
board-recognised = the other player knows this one
board-under = Under the deck, number { $place } of those put there: { $card }
board-worth-now = { $points } points as things stand
board-tray = Tokens and other decisions
board-raise = Spend the token: the piece counts as a Banner
board-take = Or spend a token: tap another side to take your piece from there.
board-recover = Or spend a token to get one of your pieces back from { $seat }:
board-show-points = Show the points of each place
board-reference = What each piece scores
board-full-time = Full time
board-points = { $points } points
board-shoot-out = Penalties
board-who = { $seat }
board-scores-bandeirao = Banners connected with it, itself included: 1, 3, 5, 7, 10.
board-scores-musica = Your Songs, if the letters rise from space 1 to 10: 1, 2, 4, 6, 8.
board-scores-fogos = Your Fireworks: 1, 1, 2, 2, 3. At the end, whoever has more marks 4.
board-scores-mosaico = Cards that score at the end: keep 1, 1, 1 of 2, 1 of 3, 2 of 3.
board-scores-ola = Waves in the whole stadium: 3, 4, 5, 6, 3, 2, 1, 0.
board-figure-box = Both stands clockwise, the rondel with the ball, stacks and discarded pieces in the corners, the track above.
board-figure-turn = The ball has stopped: the piece in the middle is placed now, and the symbol beside it is the right one.
board-figure-end = Full time: both stands full, the mosaic cards open, the goals counted.
board-figure-solo = Alone: you begin one to seven down, and the rival fills his stand along with you.
