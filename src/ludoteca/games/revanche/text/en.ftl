title = Revanche
pitch = Football with cards: cross, defend, finish, and mind the referee.

option-division = Division
option-division-3 = third: cards only
option-division-2 = second: with a bench
option-division-1 = first: with a bench and the referee
option-overtime = Extra time
option-overtime-true = yes, before the shoot-out
option-overtime-false = no, straight to the shoot-out
option-set_piece_cards = Cards of a set piece without a goal
option-set_piece_cards-discard = go to the discards
option-set_piece_cards-pile = go to the field pile
option-cards = Yellow and red cards in pairs
option-cards-player = belong to the player
option-cards-team = belong to the team

name-purple = Purple
name-orange = Orange
name-offside = offside
name-yellow-card = yellow card
name-red-card = red card
name-free-kick = free kick
name-corner = corner
name-penalty = penalty

ask-kick-off = The ball is yours on the centre spot: play a card.
ask-open = Play a card. If it matches the one on top, or is an ace, it is a cross!
ask-defend = A cross against you! Play a card to defend; the keeper ends the chance.
ask-finish = Time to shoot: match the defender’s card and it is a goal!
ask-bench = Put a card from your hand face down in the empty place on the bench.
ask-expel = Red card: choose the shirt that leaves the match.
ask-hide = Hide three keepers in your goal, from the lowest spot to the highest.
ask-shoot = Choose where to shoot.
ask-free-kick-wall = A free kick against you: choose the card of your wall in secret.
ask-free-kick-kick = A free kick for you: come closer to the crossing number than the wall does.
ask-corner-wall = A corner against you: choose a high card, the 15 or the keeper, in secret.
ask-corner-kick = A corner for you: a higher number than the defender’s is a goal.
ask-penalty-wall = A penalty against you: guess the shooter’s number, or use the keeper.
ask-penalty-kick = A penalty for you: any number but the defender’s goes in.

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
action-expel = Send off shirt { $card }
action-hide-keeper = Hide a keeper at spot { $spot }
action-shoot = Shoot at spot { $spot }

refusal-wrong-step = Now is not the time for that.
refusal-not-in-hand = You hold no { $card }.
refusal-first-card = Your first card of a half can be neither the keeper nor the ace.
refusal-no-bench = There is no bench in the third division.
refusal-no-substitutions = Your team has made its five substitutions.
refusal-nothing-to-bench = You have no card to put in the place of one from the bench.
refusal-not-on-bench = There is no { $card } face up on your bench.
refusal-place-to-fill = First put a card from your hand in the empty place on the bench.
refusal-just-brought-on = The { $card } has just come on: send another card to the bench.
refusal-already-expelled = Shirt { $card } has already been sent off.
refusal-not-your-shirt = Only a shirt in your hand or face up on your bench can be sent off; { $card } is not there.
refusal-hiding-order = Hide from low spots to high ones, and leave room for the keepers still to come.
refusal-already-open = Spot { $spot } has already been turned up.

event-welcome = { $division ->
    [1] First division!
    [2] Second division!
   *[3] Third division!
} The match begins, and team { $team } will kick off.
event-bench = On team { $team }’s bench: { $cards }.
event-kick-off = { $half ->
    [1] { $variant ->
        [0] There goes the whistle! The first half:
        [1] The ball is rolling, first half:
       *[2] And we are under way! First half:
    }
    [2] { $variant ->
        [0] The second half is under way:
        [1] The teams are back, second half:
       *[2] Play resumes, second half:
    }
    [3] All square, so we go to extra time! First half of it:
   *[4] The second half of extra time:
} { $cards ->
    [1] one card
   *[other] { $cards } cards
} each, and { $seat_is ->
    [you] you kick off.
   *[other] { $seat } kicks off.
}
event-dealt = { $seat_is ->
    [you] You were dealt { $cards }.
   *[other] { $seat } was dealt { $cards }.
}
event-drew = { $seat_is ->
    [you] You drew { $cards }.
   *[other] { $seat } drew { $cards }.
}
event-drew-unseen = { $seat_is ->
    [you] { $count ->
        [0] You drew no cards.
        [1] You drew a card.
       *[other] You drew { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } drew no cards.
        [1] { $seat } drew a card.
       *[other] { $seat } drew { $count } cards.
    }
}
event-redrawn = Team { $team }’s shirt { $card } turns up, though it was sent off: it is discarded, and another card is drawn.
event-reshuffled = Team { $team }’s deck has run out: { $count ->
    [0] there is nothing to shuffle.
    [1] one card goes back.
   *[other] { $count } cards are shuffled again.
}
event-discarded = { $seat_is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-played = { $seat_is ->
    [you] { $card ->
        [1] You play it back to the keeper.
       *[other] { $variant ->
            [0] You pass with the { $card }.
            [1] You carry it with the { $card }.
           *[2] You switch play with the { $card }.
        }
    }
   *[other] { $card ->
        [1] { $seat } plays it back to the keeper.
       *[other] { $variant ->
            [0] { $seat } passes with the { $card }.
            [1] { $seat } carries it with the { $card }.
           *[2] { $seat } switches play with the { $card }.
        }
    }
}
event-crossed = { $seat_is ->
    [you] { $card ->
        [10] { $variant ->
            [0] A cross! You call the ace, the number 10!
            [1] Your number 10 has it, and in comes the cross!
           *[2] Here comes your ace! A cross!
        }
       *[other] { $variant ->
            [0] A cross! You match the { $card } and swing it into the box!
            [1] Look at that { $card }! You send in the cross!
           *[2] { $card } on { $card }, and you put it in the box!
        }
    }
   *[other] { $card ->
        [10] { $variant ->
            [0] A cross! { $seat } calls the ace, the number 10!
            [1] { $seat }’s number 10 has it, and in comes the cross!
           *[2] Here comes { $seat }’s ace! A cross!
        }
       *[other] { $variant ->
            [0] A cross! { $seat } matches the { $card } and swings it into the box!
            [1] Look at that { $card }! { $seat } sends in the cross!
           *[2] { $card } on { $card }, and { $seat } puts it in the box!
        }
    }
}
event-added-time = { $seat_is ->
    [you] The referee adds time for this chance: { $defender_seat } defends, you finish.
   *[other] { $defender_seat_is ->
        [you] The referee adds time for this chance: you defend, { $seat } finishes.
       *[other] The referee adds time for this chance: { $defender_seat } defends, { $seat } finishes.
    }
}
event-defended = { $seat_is ->
    [you] { $variant ->
        [0] You clear with the { $card }.
        [1] You block with the { $card }.
       *[2] Your { $card } tries to head it away.
    }
   *[other] { $variant ->
        [0] { $seat } clears with the { $card }.
        [1] { $seat } blocks with the { $card }.
       *[2] { $seat }’s { $card } tries to head it away.
    }
}
event-keeper = { $seat_is ->
    [you] { $variant ->
        [0] Out comes your keeper, punches it away, and the chance is over!
        [1] What a save by your keeper! The chance dies there.
       *[2] Keeper’s ball! You clear the danger.
    }
   *[other] { $variant ->
        [0] Out comes { $seat }’s keeper, punches it away, and the chance is over!
        [1] What a save by { $seat }’s keeper! The chance dies there.
       *[2] Keeper’s ball! { $seat } clears the danger.
    }
}
event-finished = { $seat_is ->
    [you] { $variant ->
        [0] You shoot with the { $card }…
        [1] Here goes your { $card }, it’s hit…
       *[2] You try your luck with the { $card }…
    }
   *[other] { $variant ->
        [0] { $seat } shoots with the { $card }…
        [1] Here goes { $seat }’s { $card }, it’s hit…
       *[2] { $seat } has a go with the { $card }…
    }
}
event-missed = { $seat_is ->
    [you] { $variant ->
        [0] You finish with the { $card }, and it goes wide!
        [1] Off the post! Your { $card } was so close.
       *[2] You shoot with the { $card }, high into the stands!
    }
   *[other] { $variant ->
        [0] { $seat } finishes with the { $card }, and it goes wide!
        [1] Off the post! { $seat }’s { $card } was so close.
       *[2] { $seat } shoots with the { $card }, high into the stands!
    }
}
event-goal = { $seat_is ->
    [you] { $variant ->
        [0] Goal for team { $team }! You find the net:
        [1] Goooal! You score for team { $team }:
       *[2] It’s in! Your goal, a goal for team { $team }:
    }
   *[other] { $variant ->
        [0] Goal for team { $team }! { $seat } finds the net:
        [1] Goooal! { $seat } scores for team { $team }:
       *[2] It’s in! A goal by { $seat } for team { $team }:
    }
} Purple { $home }–{ $away } Orange.
event-half-over = { $half ->
    [1] Half-time:
    [2] End of normal time:
    [3] They change ends in extra time:
   *[4] End of extra time:
} Purple { $home }–{ $away } Orange.
event-full-time = { $variant ->
    [0] It’s all over!
    [1] There’s the final whistle!
   *[2] No time for anything else!
} Team { $team } wins: Purple { $home }–{ $away } Orange.
event-brought-on = { $seat_is ->
    [you] Substitution: on comes your { $card }.
   *[other] Substitution by { $seat }: on comes the { $card }.
} { $left ->
    [0] It was the last one.
    [1] One left.
   *[other] { $left } left.
}
event-benched = { $seat_is ->
    [you] One of your cards goes to the bench, face down.
   *[other] One of { $seat }’s cards goes to the bench, face down.
}
event-benched-card = { $seat_is ->
    [you] Your { $card } goes to the bench, face down.
   *[other] { $seat }’s { $card } goes to the bench, face down.
}
event-rolled = { $seat_is ->
    [you] The referee looks at your cross: { $dice }.
   *[other] The referee looks at { $seat }’s cross: { $dice }.
}
event-offside = { $seat_is ->
    [you] { $variant ->
        [0] Offside! Your cross counts for nothing.
        [1] The flag is up: you are offside!
       *[2] Flagged! You went too early.
    }
   *[other] { $variant ->
        [0] Offside! { $seat }’s cross counts for nothing.
        [1] The flag is up: { $seat } is offside!
       *[2] Flagged! { $seat } went too early.
    }
}
event-yellow-card = { $seat_is ->
    [you] A yellow card for you!
   *[other] A yellow card for { $seat }!
}
event-second-yellow = { $seat_is ->
    [you] That is the second yellow: you see red!
   *[other] That is the second yellow: { $seat } sees red!
}
event-red-card = { $seat_is ->
    [you] A red card for you!
   *[other] A red card for { $seat }!
}
event-no-more-shirts = Team { $team } has lost six shirts and loses no more.
event-chance-lost = { $seat_is ->
    [you] And you lose the chance to score.
   *[other] And { $seat } loses the chance to score.
}
event-expelled = { $seat_is ->
    [you] You send off shirt { $card }
   *[other] { $seat } sends off shirt { $card }
}{ $bench ->
    [0] .
    [1] { $down ->
        [0] ; one card leaves the bench.
       *[other] ; one card, face down, leaves the bench.
    }
   *[other] ; { $bench } cards leave the bench{ $down ->
        [0] .
        [1] , one of them face down.
       *[other] , { $down } of them face down.
    }
}
event-left-hand = { $seat_is ->
    [you] { $count ->
        [1] One card of shirt { $card } leaves your hand.
       *[other] { $count } cards of shirt { $card } leave your hand.
    }
   *[other] { $count ->
        [1] One card of shirt { $card } leaves { $seat }’s hand.
       *[other] { $count } cards of shirt { $card } leave { $seat }’s hand.
    }
}
event-free-kick = { $seat_is ->
    [you] Free kick! You place the ball, { $defender_seat } lines up the wall. The number is { $card }.
   *[other] { $defender_seat_is ->
        [you] Free kick! { $seat } places the ball, you line up the wall. The number is { $card }.
       *[other] Free kick! { $seat } places the ball, { $defender_seat } lines up the wall. The number is { $card }.
    }
}
event-corner = { $seat_is ->
    [you] Corner! You go up against { $defender_seat }.
   *[other] { $defender_seat_is ->
        [you] Corner! { $seat } goes up against you.
       *[other] Corner! { $seat } goes up against { $defender_seat }.
    }
}
event-penalty = { $seat_is ->
    [you] Penalty! You against { $defender_seat }, from the spot.
   *[other] { $defender_seat_is ->
        [you] Penalty! { $seat } against you, from the spot.
       *[other] Penalty! { $seat } against { $defender_seat }, from the spot.
    }
}
event-committed = { $seat_is ->
    [you] Your card is chosen, in secret.
   *[other] { $seat } has chosen a card, in secret.
}
event-revealed = { $seat_is ->
    [you] You show the { $card }, { $defender_seat } shows the { $defence }…
   *[other] { $defender_seat_is ->
        [you] { $seat } shows the { $card }, you show the { $defence }…
       *[other] { $seat } shows the { $card }, { $defender_seat } shows the { $defence }…
    }
}
event-no-goal = { $seat_is ->
    [you] { $variant ->
        [0] No goal! { $defender_seat } survives, and you cannot look.
        [1] What a chance you missed! No goal.
       *[2] Wide! { $defender_seat } breathes again.
    }
   *[other] { $defender_seat_is ->
        [you] { $variant ->
            [0] No goal! You survive, and { $seat } cannot look.
            [1] What a chance { $seat } missed! No goal.
           *[2] Wide! You breathe again.
        }
       *[other] { $variant ->
            [0] No goal! { $defender_seat } survives, and { $seat } cannot look.
            [1] What a chance { $seat } missed! No goal.
           *[2] Wide! { $defender_seat } breathes again.
        }
    }
}
event-shoot-out = All square: it goes to penalties! Team { $team } shoots first.
event-hid = { $seat_is ->
    [you] You hid the keepers at spots { $spots }.
   *[other] { $seat } hid the keepers at spots { $spots }.
}
event-shooting = { $seat_is ->
    [you] The keepers are in place. You step up.
   *[other] The keepers are in place. { $seat } steps up.
}
event-shot-in = { $seat_is ->
    [you] { $variant ->
        [0] Goal! You shoot at spot { $spot } and score.
        [1] Spot { $spot }, and it’s in! You score.
       *[2] You drive it into spot { $spot }. Goal!
    }
   *[other] { $variant ->
        [0] Goal! { $seat } shoots at spot { $spot } and scores.
        [1] Spot { $spot }, and it’s in! { $seat } scores.
       *[2] { $seat } drives it into spot { $spot }. Goal!
    }
} Penalties: { $home }–{ $away }.
event-shot-saved = { $seat_is ->
    [you] { $variant ->
        [0] Saved! The keeper was at spot { $spot }.
        [1] The keeper was waiting for you at spot { $spot }: saved!
       *[2] Stopped! Spot { $spot }, and you cannot believe it.
    }
   *[other] { $variant ->
        [0] Saved! The keeper was at spot { $spot }, and { $seat } cannot believe it.
        [1] The keeper was waiting for { $seat } at spot { $spot }: saved!
       *[2] Stopped! { $seat } shot at spot { $spot }.
    }
} Penalties: { $home }–{ $away }.
event-hide-again = { $home }–{ $away }, and every card is turned up! Hide the keepers again.
event-shoot-out-won = It’s over! Team { $team } wins on penalties, { $home }–{ $away }.

result-goals = { $winners_is ->
    [you] You won the match.
    [among] You and { $winners_others } won the match.
   *[other] { $winners } won the match.
}
result-overtime = { $winners_is ->
    [you] You won in extra time.
    [among] You and { $winners_others } won in extra time.
   *[other] { $winners } won in extra time.
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
    [3] extra time, first half
   *[4] extra time, second half
}
board-shoot-out = shoot-out
board-ladder-3 = Third division: cards only. Your next match adds the bench, the one after it the referee.
board-ladder-2 = Second division: now with a bench. Your next match adds the referee.
board-bring-on-sure = Bring on the { $card }? Tap it again. { $left ->
    [1] It is your last substitution.
   *[other] You have { $left } substitutions left.
}
board-full-time = full time
board-added-time = added time
board-team = Team { $team }
board-hand-of = { $seat_is ->
    [you] { $count ->
        [0] You hold no cards.
        [1] You hold one card.
       *[other] You hold { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } holds no cards.
        [1] { $seat } holds one card.
       *[other] { $seat } holds { $count } cards.
    }
}
board-known = Known to all: { $cards }.
board-only-stars = All of them keepers and aces.
board-bench = { $left ->
    [0] Team { $team }’s bench, no substitutions left
    [1] Team { $team }’s bench, one substitution left
   *[other] Team { $team }’s bench, { $left } substitutions left
}
board-slot-up = On the bench: { $card }
board-slot-down = { $seat_is ->
    [you] Face down, from your hand: out of the match
   *[other] Face down, from { $seat }’s hand: out of the match
}
board-slot-down-own = Your { $card }, face down: out of the match
board-slot-empty = An empty place on the bench
board-goals = { $count ->
    [0] No goal pile
    [1] One goal pile
   *[other] { $count } goal piles
}
board-expelled = Shirts sent off: { $cards }
board-deck = Deck: { $count ->
    [0] empty
    [1] one card
   *[other] { $count } cards
}
board-pile = Field pile, { $count ->
    [1] one card
   *[other] { $count } cards
}; on top, { $seat_is ->
    [you] your { $card }
   *[other] { $seat }’s { $card }
}
board-pile-empty = The field pile is empty
board-top = on top
board-kick-off = kick-off
board-cross = cross
board-defence = defence
board-shot = shot
board-chance = { $seat_is ->
    [you] A cross! { $defender_seat } defends, you shoot: an equal card is a goal.
   *[other] { $defender_seat_is ->
        [you] A cross! You defend, { $seat } shoots: an equal card is a goal.
       *[other] A cross! { $defender_seat } defends, { $seat } shoots: an equal card is a goal.
    }
}
board-how-free-kick = Whoever is nearer to { $card } scores. The keeper stops it, the ace goes in.
board-how-corner = The higher card scores. The keeper and the 15 stop it.
board-how-penalty = Any other number scores. The keeper stops it, the ace always goes in.
board-awaited = A card is still to come
board-secret = A card, chosen in secret
board-secret-own = Your { $card }, chosen in secret
board-judge = Referee
board-hand = { $count ->
    [0] Your hand: empty
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
board-would-match = The next player can match it: { $percent }%.
board-sign-goal = goal
board-sign-cross = cross
board-sign-save = save
board-rivals-know = Your opponents know that you hold it
board-expel = Which shirt leaves the match?
board-goal-of = { $team }’s goalmouth
board-shots = { $shots ->
    [0] { $team }: no kicks yet
   *[other] { $goals ->
        [0] { $team }: no goals
        [1] { $team }: one goal
       *[other] { $team }: { $goals } goals
    } from { $shots ->
        [1] one kick
       *[other] { $shots } kicks
    }
}
board-spot-closed = Spot { $spot }, face down
board-spot-own = Spot { $spot }, face down: your keeper is here
board-spot-keeper = Spot { $spot }: a keeper, saved
board-spot-goal = Spot { $spot }: a goal
board-hide = { $seats_is ->
    [you] Hide your keepers
    [among] Hide your keepers
   *[other] Hiding the keepers: { $seats }
}
board-shoot = { $seats_is ->
    [you] You are at the penalty spot
   *[other] At the penalty spot: { $seats }
}
board-winner = Team { $team } wins!
board-seen = Cards seen
board-seen-how = Of the four cards of each number, how many have been seen or are yours.
board-reshuffled = When { $team }’s deck was shuffled again, these were in hands or face down: { $cards }.
board-figure-cross = A cross: purple matched the card on top, orange answered, and an equal card from purple’s hand is a goal.
board-figure-bench = The bench: a card on it would match the card on top. The dots are the substitutions left; what lies face down is out.
board-figure-corner = Two equal dice give a corner. The defender has chosen in secret, and now the attacker chooses.
board-figure-shoot-out = The shoot-out: ten cards a side, three keepers among them. Purple sees only purple’s keepers.

lesson-kick-off = You are purple and kick off: one card a turn onto the pile in the middle. The first may be neither the keeper (1) nor the ace (10): play your 3.
lesson-cross = A 2 was played, and you hold a 2 as well. A card equal to the one on top is a cross, a chance to score: play the 2!
lesson-goal = The referee’s three dice all differ, so play goes on. The answer was an 11. Match that too and it is a goal: shoot with your 11!
lesson-pass = Goal! The whole pile is yours: one pile, one point. Whoever concedes kicks off. You have no 8 to match, so pass: play your 12.
lesson-keeper = Your 12 was matched: a cross against you! Any card answers, but an equal one would then be a goal. The keeper ends the chance: play the 1.
lesson-bring-on = Saved! Now a 14 is on top. You hold no other, but your bench has one, and you have five substitutions: tap the 14 on your bench.
lesson-send = A card of yours takes its place, face down, and is out for good. You may substitute before any choice, also after the dice. Send the 2.
lesson-again = Now cross with the 14 that has come on.
lesson-corner = Two equal dice: a corner! The defender has chosen in secret. The higher number wins; only the keeper and the 15 stop it: choose your 15.
lesson-ace = 15 against 13: goal! One more thing: the ace is always a cross, whatever lies on top. Play the 10.
lesson-end = Offside! So it goes until the hands are empty; then comes the second half. A draw goes to extra time and penalties. Now play a real match!

field-division = Division
field-half = Half
field-minute = Minute
field-added-time = Added time
field-phase = Now
field-phase-open = open play
field-phase-defend = defend the cross
field-phase-finish = the shot
field-phase-wall = the defence chooses
field-phase-kick = the kick
field-phase-expel = a shirt is sent off
field-phase-hide = the keepers hide
field-phase-shoot = shoot-out
field-phase-over = the end
field-teams = Teams
field-goal-piles = Goals
field-top = Top of the field pile
field-card = card
field-seat = player
field-chance = Cross
field-attacker = attacks
field-defender = defends
field-finisher = shoots
field-answer = defence
field-set-piece = set piece
field-committed = Card chosen in secret
field-dice = Referee’s dice
field-hands = Cards in hand
field-decks = Decks
field-field = Field pile
field-spent = Out of play
field-benches = Benches
field-face = lies
field-face-up = face up
field-face-down = face down
field-face-empty = empty
field-not = cannot be
field-before-reshuffle = since before the reshuffle
field-substitutions-left = Substitutions left
field-brought-on = Just came on
field-judge-cards = The referee’s cards belong to
field-judge-cards-player = the player
field-judge-cards-team = the team
field-yellow-cards = Yellow cards
field-red-cards = Red cards
field-expelled = Shirts sent off
field-on-red-cards = Cards set aside by a red card
field-first-card-to-come = First card of the half to come
field-known = Known to be in a hand
field-only-aces-and-keepers = Only keepers and aces
field-hidden-at-reshuffle = Hidden at the reshuffle
field-held-since-reshuffle = Held since the reshuffle
field-shoot-out = Shoot-out
field-first = first
field-shots = kicks
field-goals = goals
field-spots = spots
field-spots-closed = not tried
field-spots-keeper = keeper
field-spots-goal = goal
field-keepers = your keepers
field-winner = Winner
field-hand = Your hand

badge-winner = Winner
badge-winner-how = Win a match.
badge-clean-sheet = Clean sheet
badge-clean-sheet-how = Win without a goal against you.
badge-hat-trick = Hat-trick
badge-hat-trick-how = Score three goals in one match.
badge-feast = Goal feast
badge-feast-how = Your team scores five goals.
badge-comeback = Comeback
badge-comeback-how = Win after being two goals behind.
badge-from-the-wall = Over the wall
badge-from-the-wall-how = Score from a free kick.
badge-from-the-flag = From the flag
badge-from-the-flag-how = Score from a corner.
badge-from-the-spot = From the spot
badge-from-the-spot-how = Score a penalty.
badge-penalty-saved = Saved!
badge-penalty-saved-how = Keep out a penalty.
badge-short-handed = Short-handed
badge-short-handed-how = Win although one of your shirts was sent off.
badge-nerves = Nerves of steel
badge-nerves-how = Win a shoot-out.
badge-safe-hands = Safe hands
badge-safe-hands-how = Stop two chances with your keeper in one match.
trait-colour = Shirt
trait-set-piece = Set pieces scored
# Why one would do this: hints and reviews.
motive-scores = It is a goal
motive-crosses = Takes the attack to a finish
motive-saves = The keeper saves it
motive-safe = { $percent ->
    [0] The next player cannot match it
   *[other] Only { $percent }% of the time can the next player match it
}

# Who plays each level: name, manner, and what they say when something goes well or badly.
name-bot-easy = Johnny (easy)
about-easy = Runs after the ball and shoots when he can.
glad-easy = { $variant ->
    [0] Goal! My goal!
   *[other] I kicked it and it went in!
}
sorry-easy = { $variant ->
    [0] I never saw the ball.
   *[other] I did not mean to.
}
name-bot-normal = Number Five (normal)
about-normal = Plays it simple: pass, cross, get back and mark.
glad-normal = { $variant ->
    [0] Simple does it.
   *[other] Straight from the training ground.
}
sorry-normal = { $variant ->
    [0] Credit to you.
   *[other] Here we go again.
}
name-bot-hard = The Fox (hard)
about-hard = Likes the move that nobody expects.
glad-hard = { $variant ->
    [0] You thought it was a pass?
   *[other] An old trick, but it works.
}
sorry-hard = { $variant ->
    [0] You read me.
   *[other] No trick today.
}
name-bot-master = The Gaffer (master)
about-master = Likes cards that the other side is unlikely to have.
glad-master = { $variant ->
    [0] Training is training, a match is a match.
   *[other] It was on the board.
}
sorry-master = { $variant ->
    [0] Noted.
   *[other] You read the match well.
}
