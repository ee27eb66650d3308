"""Secrets: what a seat is shown does not depend on what it cannot know."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.engine.conformance.subject import Broken, Position, Subject
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import BIT, State
from ludoteca.engine.values import Event

PREVIEWS = 40  # actions a position whose preview is compared
REFUSALS = 300  # actions a position whose refusal is compared
GUESSES = (2**41 + 1, 2**41 + 2)  # seeds far from those of the matches: else a guess is the deal itself
AGAIN = (2**41 + 3, 2**41 + 4)


def secrets(subject: Subject) -> str:
    """For every seat p and every guess g of s by p: p cannot tell g from s."""
    compared = different = varied = 0
    for position in subject.sampled():
        viewers: list[int | None] = [*range(position.state.seats), None]
        for viewer in viewers:
            worlds = [_compare(position, viewer, seed, subject.game.num_actions) for seed in GUESSES]
            different += any(world != position.state.digest() for world in worlds)
            varied += len(set(worlds)) > 1
            compared += len(worlds)
    if subject.game.open_information and different:
        raise Broken("the game says that everybody knows everything, but a guess was not a copy")
    if not subject.game.open_information and not different:
        raise Broken("every guess was a copy of the truth: guess() shows what it should hide")
    if not subject.game.open_information and not varied:
        raise Broken("all guesses of a position are the same: guess() does not ask its dice")
    return f"{compared} guesses"


def _compare(position: Position, viewer: int | None, seed: int, actions: int) -> str:
    """Compare one guess with the truth; returns the digest of the guessed world."""
    state, place, _ = position
    who = "a spectator" if viewer is None else f"seat {viewer}"
    truth = state.digest()
    guess = state.guess(viewer, FastDice(seed))
    if state.digest() != truth:
        raise Broken(f"{place}: guessing changed the position")
    try:
        guess.check()
    except AssertionError as broken:
        raise Broken(f"{place}: a guess of {who} is no possible world: {broken}") from broken
    for name, real, guessed in _shown(state, guess, viewer, actions):
        if real != guessed:
            raise Broken(f"{place}: the {name} of {who} leaks a secret: {_difference(real, guessed)}")
    for again in AGAIN:
        if guess.guess(viewer, FastDice(again)).digest() != state.guess(viewer, FastDice(again)).digest():
            raise Broken(f"{place}: a guess of {who} depends on what {who} cannot know")
    return guess.digest()


def _shown(state: State, guess: State, viewer: int | None, actions: int) -> list[tuple[str, Any, Any]]:
    """Everything that is shown to a viewer, in both worlds."""
    shown: list[tuple[str, Any, Any]] = [
        ("view", state.view(viewer), guess.view(viewer)),
        ("public view", state.view(None), guess.view(None)),
        ("waiting()", state.waiting(), guess.waiting()),
        ("invited()", state.invited(), guess.invited()),
        ("result()", state.result(), guess.result()),
    ]
    if viewer is None:
        return shown
    legal = state.legal(viewer)
    shown += [
        ("legal list", legal, guess.legal(viewer)),
        ("question", state.asked(viewer), guess.asked(viewer)),
    ]
    for action in range(0, actions, actions // REFUSALS + 1):
        shown.append((f"refusal of {action}", state.why_not(viewer, action), guess.why_not(viewer, action)))
    if legal == guess.legal(viewer):
        for action in legal[:: len(legal) // PREVIEWS + 1]:
            shown.append((f"preview of {action}", state.preview(viewer, action), guess.preview(viewer, action)))
            shown.append((f"motive of {action}", state.motive(viewer, action), guess.motive(viewer, action)))
            shown.append((f"events of {action}", *_quiet_events(state, guess, viewer, action)))
    return shown


def _quiet_events(state: State, guess: State, viewer: int, action: int) -> tuple[Any, Any]:
    """What the viewer sees of its own action, unless it used chance or showed something."""
    told: list[list[Event]] = []
    for world in (state.clone(), guess.clone()):
        world.tale = []
        if world.apply(viewer, action, FastDice(1)):
            return None, None
        told.append(_seen(world, viewer))
    return told[0], told[1]


def _difference(real: Any, guessed: Any) -> str:
    if isinstance(real, dict) and isinstance(guessed, dict):
        keys = [key for key in real.keys() | guessed.keys() if real.get(key) != guessed.get(key)]
        return ", ".join(f"{key}: {real.get(key)!r} or {guessed.get(key)!r}" for key in sorted(keys))
    return f"{real!r} or {guessed!r}"


def reports(subject: Subject) -> str:
    """An action that reports nothing shown shows nobody else anything new."""
    quiet = 0
    for state, place, _ in subject.sampled():
        for mover in state.waiting():
            for viewer in range(state.seats):
                for seed in (*GUESSES, *AGAIN) if viewer != mover else ():
                    quiet += _is_quiet(state, state.guess(viewer, FastDice(seed)), mover, viewer, place)
    return f"{quiet} quiet actions"


def _is_quiet(state: State, guess: State, mover: int, viewer: int, place: str) -> bool:
    """Play an action that is legal in the truth and in a guess of the viewer; if quiet, it must look the same."""
    possible = set(guess.legal(mover))
    both = [action for action in state.legal(mover) if action in possible]
    if not both:
        return False
    action = both[len(both) // 2]
    real = state.clone()
    real.tale, guess.tale = [], []
    if real.apply(mover, action, FastDice(1)) | guess.apply(mover, action, FastDice(1)):
        return False
    if real.view(viewer) != guess.view(viewer) or _seen(real, viewer) != _seen(guess, viewer):
        raise Broken(f"{place}: action {action} of seat {mover} shows seat {viewer} something, but reports 0")
    return True


def _seen(world: State, viewer: int) -> list[Event]:
    return [event for event in world.tale or [] if event.eyes & BIT[viewer]]


def jsonable(subject: Subject) -> str:
    """Views and previews go through JSON unchanged."""
    count = 0
    for state, place, _ in subject.sampled():
        for viewer in [*range(state.seats), None]:
            view = state.view(viewer)
            if json.loads(json.dumps(view)) != view:
                raise Broken(f"{place}: the view of seat {viewer} does not survive JSON")
            count += 1
        for seat in state.waiting():
            preview = state.preview(seat, state.legal(seat)[0])
            if not isinstance(preview.get("worth"), float) or json.loads(json.dumps(preview)) != preview:
                raise Broken(f"{place}: a preview is not JSON with a number called worth: {preview}")
    return f"{count} views"
