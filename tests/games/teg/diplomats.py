"""Records the golden match in which everything is agreed on that can be: `python -m tests.games.teg.diplomats`.

Four generals play, but between their decisions somebody does what has been done least often in this match: he
proposes, answers, cancels, attacks jointly or in a condominium.
"""

from collections import Counter

from ludoteca import Match
from ludoteca.bots import make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from tests.golden import store

SEATS = 4
RARE = {
    "ProposeCountry", "ProposeContinent", "ProposeBorder", "ProposeWorld", "ProposeZone", "ProposeAggression",
    "ProposeJoint", "CancelCountry", "CancelContinent", "CancelBorder", "CancelWorld", "CancelZone",
    "CancelCondominium", "AttackInside", "AttackOccupant", "LaunchAt", "Launch", "Missile", "RegroupMissile",
    "CarryOut", "KeepZone", "EndZone", "Stop", "Withdraw", "Refuse",
}  # fmt: skip
OFTEN = {"ProposeAggression": 20, "CancelCondominium": 1}  # joint attacks need condominiums that last


def kind(match, action):
    return type(match.game.action(action)).__name__


def whim(match, seat, done, dice):
    """What this seat could do that has been done least often, and not too often; None if nothing."""
    kinds = {}
    for action in match.state.legal(seat):
        kinds.setdefault(kind(match, action), []).append(action)
    rare = sorted((done[name], name) for name in kinds if name in RARE and done[name] < OFTEN.get(name, 4))
    return kinds[rare[0][1]][dice.below(len(kinds[rare[0][1]]))] if rare else None


def play(seed, rounds):
    """A match, and how often each kind of action was played."""
    match = Match("teg", SEATS, seed, {"round_limit": rounds})
    dice = FastDice(seed)
    bots = [make(match.game, "normal", dice) for _ in range(SEATS)]
    done = Counter()

    def carry_out(seat, action):
        done[kind(match, action)] += 1
        match.play(seat, action)

    while match.result is None:
        for seat in match.state.invited():
            accept = next(action for action in match.state.legal(seat) if kind(match, action) == "Accept")
            mood = dice.below(15)
            if mood > 0:  # else he thinks about it
                carry_out(seat, accept + 3 * 6 if mood == 1 else accept)
        seat = match.state.waiting()[0]
        speaker = dice.below(SEATS) if dice.below(3) == 0 else seat
        wish = whim(match, speaker, done, dice) if dice.below(6) == 0 else None
        if wish is not None:
            carry_out(speaker, wish)
            continue
        guess = match.state.guess
        action = bots[seat].choose(
            seat, match.view(seat), match.state.legal(seat), lambda s=seat, g=guess: g(s, dice), Budget()
        )
        carry_out(seat, action)
    return match, done


if __name__ == "__main__":
    best = max((play(seed, 14) for seed in range(1, 120)), key=lambda played: len(RARE & set(played[1])))
    print(store(best[0], "every-kind-of-pact"), sorted(RARE - set(best[1])), dict(best[1]))
