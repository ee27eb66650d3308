"""Random play: it ends, what is legal is accepted and nothing else, and copies stay apart."""

from __future__ import annotations

from ludoteca.engine.conformance.subject import Broken, Position, Subject
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import CHANCE, Dice, State
from ludoteca.engine.values import IllegalAction, Result

ALL_ACTIONS = 2000  # with more than these, a position tries a sample of them
SOME_ACTIONS = 500


def ends(subject: Subject) -> str:
    """Random play ends when only those act who must or are invited."""
    return _ends(subject, everybody=False)


def ends_for_all(subject: Subject) -> str:
    """Random play ends when everybody acts who may."""
    return _ends(subject, everybody=True)


def _ends(subject: Subject, *, everybody: bool) -> str:
    decisions = matches = 0
    for state, place, _ in subject.positions(everybody=everybody):
        decisions += 1
        result = state.result()
        if (result is None) != bool(state.waiting()):
            raise Broken(f"{place}: the match waits for {state.waiting()}, but its result is {result}")
        if result is not None:
            matches += 1
            _sound(subject, result, state, place)
    return f"{matches} matches, {decisions} positions"


def _sound(subject: Subject, result: Result, state: State, place: str) -> None:
    if len(result.ranks) != state.seats or len(result.scores) != state.seats:
        raise Broken(f"{place}: a result for {len(result.ranks)} seats of {state.seats}")
    if state.seats > 1 and min(result.ranks) != 1:
        raise Broken(f"{place}: nobody is first in {result.ranks}")
    if result.reason not in subject.game.reasons:
        raise Broken(f"{place}: the reason {result.reason!r} is not among the game's reasons")
    if any(state.legal(seat) for seat in range(state.seats)):
        raise Broken(f"{place}: the match is over, but somebody has an action")


def conserved(subject: Subject) -> str:
    """The game's own invariants hold in every position."""
    count = 0
    for everybody in (False, True):
        for state, place, _ in subject.positions(everybody=everybody):
            try:
                state.check()
            except AssertionError as broken:
                raise Broken(f"{place}: {broken}") from broken
            count += 1
    return f"{count} positions"


def legal(subject: Subject) -> str:
    """The legal list is complete, sorted, and exactly what apply accepts; a refusal changes nothing."""
    chance = FastDice(subject.seed)
    tried = 0
    for position in subject.sampled():
        before = position.state.digest()
        for seat in range(position.state.seats):
            tried += _try_actions(subject, position, seat, chance)
        for seat, action in ((-1, 0), (position.state.seats, 0), (0, -1), (0, subject.game.num_actions)):
            if _accepted(position.state, seat, action):
                raise Broken(f"{position.place}: seat {seat} with action {action} was accepted")
        if position.state.digest() != before:
            raise Broken(f"{position.place}: a refused action changed the position")
    return f"{tried} actions tried"


def _try_actions(subject: Subject, position: Position, seat: int, chance: Dice) -> int:
    state, place, _ = position
    listed = state.legal(seat)
    if listed != sorted(set(listed)):
        raise Broken(f"{place}: the legal list of seat {seat} is not sorted or has an action twice: {listed[:20]}")
    if listed and not 0 <= listed[0] <= listed[-1] < subject.game.num_actions:
        raise Broken(f"{place}: the legal list of seat {seat} leaves 0 to {subject.game.num_actions - 1}")
    known = set(listed)
    for action in _candidates(subject.game.num_actions, listed, chance):
        refusal = state.why_not(seat, action)
        if (refusal is None) != (action in known):
            verdict = "accepted, but not listed" if refusal is None else f"listed, but refused ({refusal.code})"
            raise Broken(f"{place}: seat {seat}, {subject.game.action(action)} is {verdict}")
        if _accepted(state if refusal is not None else state.clone(), seat, action) != (refusal is None):
            raise Broken(f"{place}: seat {seat}, {subject.game.action(action)}: apply and why_not disagree")
    return len(known)


def _candidates(count: int, listed: list[int], chance: Dice) -> list[int]:
    if count <= ALL_ACTIONS:
        return list(range(count))
    drawn = [int(chance.below(count)) for _ in range(SOME_ACTIONS // 2)]
    some = [listed[chance.below(len(listed))] for _ in range(SOME_ACTIONS // 2)] if listed else []
    return sorted({*drawn, *some})


def _accepted(state: State, seat: int, action: int) -> bool:
    try:
        state.apply(seat, action, FastDice(1))
    except IllegalAction:
        return False
    return True


def clones(subject: Subject) -> str:
    """A copy and its original never share anything."""
    count = 0
    for state, place, _ in subject.sampled():
        for seat in state.waiting():
            action = state.legal(seat)[0]
            before = state.digest()
            copy = state.clone()
            if copy.digest() != before:
                raise Broken(f"{place}: a clone is not equal")
            copy.apply(seat, action, FastDice(3))
            if state.digest() != before:
                raise Broken(f"{place}: playing on a clone changed the original")
            original = state.clone()
            after = original.clone()
            original.apply(seat, action, FastDice(3))
            if after.digest() != before:
                raise Broken(f"{place}: playing on the original changed its clone")
            count += 1
    return f"{count} copies"


def chance(subject: Subject) -> str:
    """All chance comes from the dice: the same action with the same dice gives the same position."""
    count = 0
    for state, place, _ in subject.sampled():
        for seat in state.waiting():
            action = state.legal(seat)[-1]
            one, two, other = state.clone(), state.clone(), state.clone()
            report = one.apply(seat, action, FastDice(5))
            two.apply(seat, action, FastDice(5))
            if one.digest() != two.digest():
                raise Broken(f"{place}: the same action and dice gave two positions: a hidden generator")
            other.apply(seat, action, FastDice(6))
            if not report & CHANCE and other.digest() != one.digest():
                raise Broken(
                    f"{place}: the dice were not asked, but the position depends on chance: a hidden generator"
                )
            count += 1
    return f"{count} actions repeated"


def packs(subject: Subject) -> str:
    """A position goes through bytes and back, and plays on the same."""
    count = 0
    for state, place, _ in subject.sampled():
        again = subject.game.unpack(state.pack())
        if again.digest() != state.digest():
            raise Broken(f"{place}: unpack(pack()) is not equal")
        for seat in range(state.seats):
            if again.legal(seat) != state.legal(seat) or again.view(seat) != state.view(seat):
                raise Broken(f"{place}: the unpacked position is not the same for seat {seat}")
        for seat in state.waiting():
            action = state.legal(seat)[0]
            one, two = state.clone(), again.clone()
            one.apply(seat, action, FastDice(7))
            two.apply(seat, action, FastDice(7))
            if one.digest() != two.digest():
                raise Broken(f"{place}: the unpacked position plays on differently")
        count += 1
    return f"{count} positions"
