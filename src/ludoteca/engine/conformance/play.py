"""Random play: it ends, what is legal is accepted and nothing else, and copies stay apart."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args, get_type_hints

from ludoteca.engine.bot import Budget
from ludoteca.engine.conformance.subject import Broken, Position, Subject
from ludoteca.engine.dice import AskingDice, ChanceNeeded, FastDice, RecordedDice
from ludoteca.engine.state import CHANCE, Dice, State
from ludoteca.engine.values import IllegalAction, Result, Talk

ALL_ACTIONS = 2000  # with more than these, a position tries a sample of them
SOME_ACTIONS = 500
DRAWS = 2000  # of one action
OPTIONAL = 2000  # actions in a row of seats that are not waited for


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
    """The game's own invariants hold in every position; what they are, its `check` alone knows."""
    count = 0
    for everybody in (False, True):
        for state, place, _ in subject.positions(everybody=everybody):
            try:
                state.check()
            except AssertionError as broken:
                raise Broken(f"{place}: {broken}") from broken
            count += 1
    return f"{count} positions, by the game's own check()"


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
            one, other = state.clone(), state.clone()
            report = one.apply(seat, action, FastDice(5))
            for _ in range(3):
                again = state.clone()
                again.apply(seat, action, FastDice(5))
                if again.digest() != one.digest():
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


def asks(subject: Subject) -> str:
    """Chance can be handed in draw by draw: no game swallows the interruption of AskingDice."""
    drawn = 0
    for state, place, _ in subject.sampled():
        for seat in state.waiting():
            action = state.legal(seat)[0]
            answers: list[int] = []
            while True:
                world = state.clone()
                try:
                    world.apply(seat, action, AskingDice(list(answers)))
                except ChanceNeeded as needed:
                    answers.append(len(answers) % needed.sides)
                    if len(answers) > DRAWS:
                        raise Broken(f"{place}: an action of seat {seat} draws without end") from None
                    continue
                break
            again, usual = state.clone(), FastDice(1)
            again.apply(seat, action, RecordedDice(answers))
            state.clone().apply(seat, action, usual)
            if again.digest() != world.digest() or (usual.draws > 0) != bool(answers):
                raise Broken(f"{place}: draws answered one by one do not count: is ChanceNeeded swallowed?")
            drawn += len(answers)
    return f"{drawn} draws answered"


def bounded(subject: Subject) -> str:
    """Between two actions of waiting seats, the actions of all others run out."""
    most = 0
    for state, place, _ in subject.sampled():
        world = state.clone()
        dice = FastDice(subject.seed + 1)
        for count in range(OPTIONAL + 1):
            others = [seat for seat in range(world.seats) if seat not in world.waiting() and world.legal(seat)]
            if not others or not world.waiting():
                break
            if count == OPTIONAL:
                raise Broken(f"{place}: seats that are not waited for can act without end")
            seat = others[dice.below(len(others))]
            legal = world.legal(seat)
            world.apply(seat, legal[dice.below(len(legal))], dice)
            most = max(most, count + 1)
    return f"at most {most} optional actions in a row"


def cases(subject: Subject) -> str:
    """The cases cover every number of seats and every value of an option; sides are a partition."""
    game = subject.game
    played = subject.cases()
    missing = sorted(set(game.seats) - {case.seats for case in played})
    if missing:
        raise Broken(f"no case plays with {missing[0]} seats")
    for name, hint in get_type_hints(game.Options).items():
        values = [True, False] if hint is bool else [value for value in get_args(hint) if isinstance(value, str | int)]
        used = [getattr(case.options, name) for case in played]
        unused = [value for value in values if value not in used]
        if unused:
            raise Broken(f"no case plays with {name} = {unused[0]!r}")
    for case in played:
        seated = sorted(seat for side in game.sides(case.seats, case.options) for seat in side)
        if seated != list(range(case.seats)):
            raise Broken(f"{case}: the sides do not hold every seat once: {game.sides(case.seats, case.options)}")
        if not isinstance(game.talk(case.options), Talk):
            raise Broken(f"{case}: talk() does not answer with Talk")
    if "." in game.name or "/" in game.name or game.name != game.name.lower():
        raise Broken(f"the name {game.name!r} is not the name of a folder")
    return f"{len(played)} cases"


def advisers(subject: Subject) -> str:
    """The game's player answers with a legal action, from what the seat knows; its judge gives each seat 0 to 1."""
    asked = judged = 0
    dice = FastDice(subject.seed + 7)
    bot, judge = subject.game.normal(dice), subject.game.judge()
    for state, place, _ in subject.sampled():
        for seat in {*state.waiting(), *state.invited()}:
            if bot is None:
                break
            actions = state.legal(seat)
            choice = bot.choose(seat, state.view(seat), actions, partial(state.guess, seat, dice), Budget(0.05))
            if choice is None and seat in state.waiting():
                raise Broken(f"{place}: the bot of seat {seat} declines, but must act")
            if choice is not None and choice not in actions:
                raise Broken(f"{place}: the bot of seat {seat} answers {choice}, which is not legal")
            asked += 1
            told = [bot.act(world, seat, FastDice(asked)) for world in (state, state.guess(seat, dice))]
            if told[0] != told[1]:
                raise Broken(f"{place}: the bot of seat {seat} looks at what it cannot know: {told[0]} or {told[1]}")
        if judge is not None and state.waiting():
            worths = judge.worth(state)
            if len(worths) != state.seats or not all(0.0 <= worth <= 1.0 for worth in worths):
                raise Broken(f"{place}: the judge answers {worths}")
            judged += 1
    return f"{asked} choices, {judged} judgements"


def questions(subject: Subject) -> str:
    """Asking changes nothing, and what is shown is a copy."""
    count = 0
    for state, place, _ in subject.sampled():
        before = state.digest()
        for viewer in [*range(state.seats), None]:
            _scribble(state.view(viewer))
            count += 1
        for seat in range(state.seats):
            state.asked(seat)
            for action in state.legal(seat)[:20]:
                _scribble(state.preview(seat, action))
        if state.digest() != before:
            raise Broken(f"{place}: looking at the position, or writing on a view, changed it")
    return f"{count} views"


def _scribble(shown: Any) -> None:
    """Spoil everything in a view that can be spoiled."""
    if isinstance(shown, dict):
        for value in shown.values():
            _scribble(value)
        shown.clear()
    elif isinstance(shown, list):
        for value in shown:
            _scribble(value)
        shown.append("scribble")
