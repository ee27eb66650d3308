title = Revanche
pitch = Football with cards: cross, defend, finish, and mind the judge.

option-division = Division
option-division-3 = third: cards only
option-division-2 = second: with a bench
option-division-1 = first: with a bench and the judge
option-overtime = Overtime
option-overtime-true = yes, before the shoot-out
option-overtime-false = no, straight to the shoot-out
option-set_piece_cards = Cards of a set piece without a goal
option-set_piece_cards-discard = go to the discards
option-set_piece_cards-pile = go to the field pile

name-purple = Purple
name-orange = Orange
name-offside = offside
name-yellow-card = yellow card
name-red-card = red card
name-free-kick = free kick
name-corner = corner
name-penalty = penalty

ask-kick-off = The ball is yours on the centre spot: play a card.
ask-open = Play a card. Equal to the one on top, or an ace, it is a cross!
ask-defend = Your rival has crossed! Play a card to defend; the keeper ends the chance.
ask-finish = Time to shoot: match the defender's card and it is a goal!
ask-bench = Put a card of your hand face down in the empty place on the bench.
ask-expel = Red card: choose the shirt that leaves the match.
ask-hide = Hide three keepers in your goal, from the lowest spot to the highest.
ask-shoot = Choose where to shoot.
ask-free-kick-wall = A free kick against you: choose the card of your wall in secret.
ask-free-kick-kick = A free kick for you: come closer to the crossing number than the wall does.
ask-corner-wall = A corner against you: choose a high card, the 15 or the keeper, in secret.
ask-corner-kick = A corner for you: a higher number than the defender's is a goal.
ask-penalty-wall = A penalty against you: guess your rival's number, or use the keeper.
ask-penalty-kick = A penalty for you: every number but the defender's goes in.

action-play = { $card ->
    [1] Play the keeper (1)
    [10] Play the ace (10)
   *[other] Play the { $card }
}
action-commit = { $card ->
    [1] Choose the keeper (1), in secret
    [10] Choose the ace (10), in secret
   *[other] Choose the { $card }, in secret
}
action-bring-on = Bring on the { $card } from the bench
action-bench = Send the { $card } to the bench
action-expel = Expel shirt { $card }
action-hide-keeper = Hide a keeper at spot { $spot }
action-shoot = Shoot at spot { $spot }

refusal-wrong-step = That is not the decision of this moment.
refusal-not-in-hand = You hold no { $card }.
refusal-first-card = Your first card of a half can be neither the keeper nor the ace.
refusal-no-bench = There is no bench in the third division.
refusal-no-substitutions = Your team has made its five substitutions.
refusal-not-on-bench = There is no { $card } face up on your bench.
refusal-place-to-fill = First put a card of your hand in the empty place on the bench.
refusal-just-brought-on = The { $card } has just come on: send another card to the bench.
refusal-already-expelled = Shirt { $card } was expelled before.
refusal-not-your-shirt = Only a shirt in your hand or face up on your bench can be expelled; { $card } is not there.
refusal-hiding-order = Hide from low spots to high ones, and leave room for the keepers still to come.
refusal-already-open = Spot { $spot } is open already.

event-welcome = { $division ->
    [1] First division!
    [2] Second division!
   *[3] Third division!
} The match begins, and team { $team } will kick off.
event-bench = On the bench of team { $team }: { $cards }.
event-kick-off = { $half ->
    [1] There goes the whistle! The first half:
    [2] The second half is under way:
    [3] All square, so we go to overtime! First half of it:
   *[4] The second half of overtime:
} { $cards } cards each, and { $seat } kicks off.
event-dealt = { $seat } was dealt { $cards }.
event-drew = { $seat } drew { $cards }.
event-drew-unseen = { $count ->
    [1] { $seat } drew a card.
   *[other] { $seat } drew { $count } cards.
}
event-redrawn = A { $card } of team { $team } turns up, an expelled shirt: it is discarded, and another is drawn.
event-reshuffled = Team { $team } has run out of cards: { $count } are shuffled again.
event-discarded = { $seat } discards { $cards }.
event-played = { $card ->
    [1] { $seat } plays it back to the keeper.
   *[other] { $seat } passes with the { $card }.
}
event-crossed = { $card ->
    [10] A cross! { $seat } calls the ace, the number 10!
   *[other] A cross! { $seat } matches the { $card } and swings it into the box!
}
event-added-time = The judge adds time for this chance: { $defender_seat } defends, { $seat } finishes.
event-defended = { $seat } clears with the { $card }.
event-keeper = Out comes the keeper! { $seat } punches it away, and the chance is over.
event-finished = { $seat } shoots with the { $card }...
event-missed = { $seat } finishes with the { $card }, and it goes wide!
event-goal = Goooool for team { $team }! { $seat } finds the net: Purple { $home } - { $away } Orange.
event-half-over = { $half ->
    [1] Half-time:
    [2] End of normal time:
    [3] They change ends in overtime:
   *[4] End of overtime:
} Purple { $home } - { $away } Orange.
event-full-time = It is all over! Team { $team } wins: Purple { $home } - { $away } Orange.
event-brought-on = { $left ->
    [0] { $seat } makes a change: on comes the { $card }. It was the last one.
   *[other] { $seat } makes a change: on comes the { $card }. { $left } left.
}
event-benched = A card of { $seat } goes to the bench, face down.
event-benched-card = The { $card } of { $seat } goes to the bench, face down.
event-rolled = The judge looks at { $seat }'s cross: { $dice }.
event-offside = Offside! { $seat }'s cross counts for nothing.
event-yellow-card = A yellow card for { $seat }!
event-second-yellow = It is the second yellow: { $seat } sees red!
event-red-card = A red card for { $seat }!
event-no-more-shirts = Team { $team } has lost six shirts and loses no more.
event-chance-lost = And { $seat } loses the chance to score.
event-expelled = { $bench ->
    [0] { $seat } expels shirt { $card }.
    [1] { $seat } expels shirt { $card }, which leaves the bench as well.
   *[other] { $seat } expels shirt { $card }; { $bench } of them leave the bench.
}
event-left-hand = { $count ->
    [1] A { $card } leaves the hand of { $seat }.
   *[other] { $count } cards of { $card } leave the hand of { $seat }.
}
event-free-kick = Free kick! { $seat } places the ball, { $defender_seat } lines up the wall. The target is { $card }.
event-corner = Corner! { $seat } goes up against { $defender_seat }.
event-penalty = Penalty! { $seat } against { $defender_seat }, from the spot.
event-committed = { $seat } has chosen a card, in secret.
event-revealed = { $seat } shows the { $card }, { $defender_seat } shows the { $defence }...
event-no-goal = No goal! { $defender_seat } survives, and { $seat } cannot look.
event-shoot-out = All square: it goes to penalties! Team { $team } shoots first.
event-hid = { $seat } hid the keepers at spots { $spots }.
event-shooting = The keepers are in place. { $seat } steps up.
event-shot-in = Goooool! { $seat } shoots at spot { $spot } and scores. Penalties: { $home } - { $away }.
event-shot-saved = Saved! The keeper was at spot { $spot }, and { $seat } cannot believe it. Penalties: { $home } - { $away }.
event-hide-again = { $home } - { $away }, and every card is open! Hide the keepers again.
event-shoot-out-won = It is over! Team { $team } wins on penalties, { $home } - { $away }.

result-goals = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}
result-overtime = { $winners_is ->
    [you] You won in overtime.
    [among] You and { $winners_others } won in overtime.
   *[other] { $winners } won in overtime.
}
result-shoot-out = { $winners_is ->
    [you] You won on penalties.
    [among] You and { $winners_others } won on penalties.
   *[other] { $winners } won on penalties.
}

board-score = Purple { $home }, Orange { $away }
board-half = { $half ->
    [1] first half
    [2] second half
    [3] overtime, first half
   *[4] overtime, second half
}
board-shoot-out = shoot-out
board-full-time = full time
board-added-time = added time
board-team = Team { $team }
board-hand-of = { $count ->
    [1] { $seat } holds one card.
   *[other] { $seat } holds { $count } cards.
}
board-known = Known to all: { $cards }.
board-only-stars = All of them keepers and aces.
board-bench = { $left ->
    [0] Bench of team { $team }, no change left
    [1] Bench of team { $team }, one change left
   *[other] Bench of team { $team }, { $left } changes left
}
board-slot-up = On the bench: { $card }
board-slot-down = Face down, from the hand of { $seat }: out of the match
board-slot-down-own = Your { $card }, face down: out of the match
board-slot-empty = An empty place on the bench
board-goals = { $count ->
    [0] No goal pile
    [1] One goal pile
   *[other] { $count } goal piles
}
board-expelled = Expelled shirts: { $cards }
board-deck = { $count } cards in the deck
board-pile = Field pile of { $count }; on top the { $card } of { $seat }
board-pile-empty = The field pile is empty
board-top = on top
board-kick-off = kick-off
board-cross = cross
board-defence = defence
board-shot = shot
board-chance = A live cross! { $defender_seat } defends, { $seat } shoots: an equal card is a goal.
board-how-free-kick = Nearer to { $card } scores. The keeper stops it, the ace goes in.
board-how-corner = The higher card scores. The keeper and the 15 stop it.
board-how-penalty = Any other number scores. The keeper stops it, the ace always goes in.
board-awaited = A card is still to come
board-secret = A card, chosen in secret
board-secret-own = Your { $card }, chosen in secret
board-judge = Judge
board-hand = { $count ->
    [1] Your hand: one card
   *[other] Your hand: { $count } cards
}
board-card = { $card ->
    [1] The keeper (1)
    [10] The ace (10)
   *[other] The { $card }
}
board-first-card = Your first card of the half: neither keeper nor ace.
board-would-score = That is a goal!
board-would-cross = That is a cross!
board-would-save = That ends the chance.
board-would-match = The next player can match it: { $percent } %.
board-sign-goal = goal
board-sign-cross = cross
board-sign-save = save
board-rivals-know = The rivals know that you hold it
board-expel = Which shirt leaves the match?
board-goal-of = Goal of { $team }
board-shots = { $team }: { $goals } in of { $shots }
board-spot-closed = Spot { $spot }, face down
board-spot-own = Spot { $spot }, face down: your keeper is here
board-spot-keeper = Spot { $spot }: a keeper, saved
board-spot-goal = Spot { $spot }: a goal
board-hide = Hiding the keepers: { $names }
board-shoot = At the penalty spot: { $names }
board-winner = Team { $team } wins!
board-seen = Cards seen
board-seen-how = Of the four cards of each number, so many have been seen or are yours.
board-reshuffled = When the deck of { $team } was shuffled again, these were in hands or face down: { $cards }.
board-figure-cross = A live cross: purple matched the card on top, orange answered, and an equal card of purple's hand is a goal.
board-figure-bench = The bench: a card of it, brought on, would match the card on top. The dots are the changes left; what lies face down is out.
board-figure-corner = Two equal dice give a corner. The defender has chosen in secret, and now the attacker chooses.
board-figure-shoot-out = The shoot-out: ten cards a side, three keepers among them. Purple sees the own keepers only.

lesson-kick-off = You play purple, and the ball is yours. Each turn you put one card on the pile in the middle. Your first card of a half is neither the keeper (1) nor the ace (10): play your 3.
lesson-cross = Your rival passed with a 2, and you hold a 2 as well. A card equal to the one on top is a cross, a chance to score: play the 2!
lesson-goal = A cross, and the judge's three dice are all different, so play goes on. Your rival answered with an 11. Match the answer too and it is a goal: shoot with your 11!
lesson-pass = Goal! Two matches in a row, and the whole pile is yours: one pile, one point. Whoever concedes kicks off. Nothing of yours is equal to the 8, so pass: play your 12.
lesson-keeper = Now your rival matched your 12: a cross against you! Any card would do as an answer, but if your rival holds the same number it is a goal. Your keeper ends the chance: play the 1.
lesson-bring-on = Saved! Nobody can match a keeper, so your rival had to pass, with a 14. You hold none, but there is one on your bench. You have five changes in a match: tap the 14 on your bench.
lesson-send = A card of yours takes its place, face down, and is out for good. Send the 2.
lesson-again = Now cross with the 14 that you brought on.
lesson-corner = Two dice are equal: a corner! Your rival has chosen a card in secret, and you choose one too. The higher number wins; only the keeper and the 15 stop it. Choose your 15.
lesson-ace = 15 against 13: goal! One more thing: the ace is always a cross, whatever lies on top. Play the 10.
lesson-end = Offside! Two equal dice can also take a chance away, or show a card. So it goes until the hands are empty; then comes the second half, and a level match goes to overtime and penalties. Now play a real one!
