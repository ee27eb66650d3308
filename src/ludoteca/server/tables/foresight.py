"""What a seat may be asked next, as far as it can know: others' moves in worlds that it cannot tell from the real one.

Pure, and of the seat's own knowledge alone: a world is guessed, whoever is next does one thing there, the game's own
player plays on until the seat is asked, and what it saw first and may then do is written down.
"""

from __future__ import annotations

from collections import Counter
from time import thread_time
from typing import Any

import msgspec

from ludoteca.bots.simple import Random
from ludoteca.engine.bot import DECLINE
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import BIT, State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import Event

WORLDS = 24
MOVES = 12  # of whoever is next, in each world
STEPS = 200  # until the seat is asked
SECONDS = 0.25  # of the processor
BRANCHES = 12
LISTED = 60  # actions of a branch


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat sees happen: the sentence `event-<kind>` with these facts."""

    kind: str
    facts: dict[str, Any]


class Branch(msgspec.Struct, frozen=True):
    """What I may do if I am asked after this (null: whatever happens); the likeliest actions first."""

    after: Seen | None
    actions: list[int]


def foresee(game: Game, state: State, seat: int, seed: int) -> list[Branch]:
    """What the seat may be asked next; the first branch is whatever happens."""
    dice = FastDice(seed)
    player: Any = game.normal(dice) or Random(dice)
    found: dict[bytes, Counter[int]] = {}
    events: dict[bytes, Seen] = {}
    often: Counter[bytes] = Counter()
    anyhow: Counter[int] = Counter()
    end = thread_time() + SECONDS
    for _ in range(WORLDS):
        world = state.guess(seat, dice)
        mover = int(Turns().next(world))
        if mover < 0 or mover == seat:
            break
        legal = list(world.legal(mover))
        for _ in range(min(MOVES, len(legal))):
            action = legal.pop(int(dice.below(len(legal))))
            told, actions = _until_asked(world, seat, mover, action, player, dice)
            anyhow.update(actions)
            if told is not None and actions:
                name = msgspec.json.encode((told.kind, told.facts), order="deterministic")
                events[name] = Seen(told.kind, dict(told.facts))
                found.setdefault(name, Counter()).update(actions)
                often[name] += 1
            if thread_time() > end:
                break
        if thread_time() > end:
            break
    branches = [Branch(events[name], _listed(found[name])) for name, _ in often.most_common(BRANCHES)]
    return [Branch(None, _listed(anyhow)), *branches] if anyhow else []


def _listed(actions: Counter[int]) -> list[int]:
    return [action for action, _ in actions.most_common(LISTED)]


def _until_asked(
    world: State, seat: int, mover: int, action: int, player: Any, dice: FastDice
) -> tuple[Event | None, list[int]]:
    """Play on until the seat is asked: the first thing it saw, and what it may do then."""
    after = world.clone()
    told: list[Event] = []
    after.tale = told
    turns = Turns()
    after.play(mover, action, dice)
    turns.acted(mover)
    for _ in range(STEPS):
        if after.result() is not None:
            return None, []
        if after.must() & BIT[seat]:
            first = next((event for event in told if event.eyes & int(BIT[seat])), None)
            return first, list(after.legal(seat))
        asked = int(turns.next(after))
        if asked < 0:
            return None, []
        chosen = DECLINE if asked == seat else int(player.act(after, asked, dice))
        if chosen != DECLINE:
            after.play(asked, chosen, dice)
            turns.acted(asked)
    return None, []
