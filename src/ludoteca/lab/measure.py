"""One measurement of one contestant: `python -m ludoteca.lab.measure NAME SECONDS` prints a number.

Each runs in a process of its own, so that nobody is warmed up or slowed down by another. What is
measured is the same for all:

* driven: decisions a second when Python asks for the legal actions, picks one and applies it;
* inner: decisions a second of random play inside the engine;
* clone: microseconds to copy a position;
* search: simulations a second of plain tree search with random playouts;
* vector: decisions a second of 1,024 matches in step, on one core, with a random policy inside, what the asked seat
  sees and may do written after each, and a new match dealt where one ends;
* shared: matches a second of `hard` bots, in blocks that so many processes share;
* import: milliseconds that `import ludoteca` adds to the start of a Python.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from math import ceil
from time import perf_counter
from typing import Any

import msgspec

from ludoteca.bots.tree import simulations
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Case
from ludoteca.engine.dice import FastDice
from ludoteca.engine.playout import playouts
from ludoteca.engine.state import State
from ludoteca.lab.arena import Matches
from ludoteca.lab.runners import Processes

CLONES = 1000
SIMULATIONS = 500
MATCHES = 1024  # of a vector
STEPS = 64  # of a vector in one call
BLOCK, THOUGHT = 4, 20  # matches of a shared block, and simulations of a decision in it
SHARED = 6  # times as long as other measurements: the last block of a process weighs less
CATAN_TURNS = 1000  # its own limit
LENGTH_GAMES = 300  # random matches that give the mean length of a peer's inner playouts


def rate(batch: Callable[[], int], seconds: float) -> float:
    """How many a second, over whole batches."""
    batch()
    done = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += batch()
    return done / spent


# ---- ours


def ours(spec: str, what: str, seconds: float) -> float:
    """Measure a game of this engine, compiled or interpreted as this process is.

    `spec` is a game, then its seats and its options if they are not the first: `teg@6@{"pacts": false}`.
    """
    name, seats, options = [*spec.split("@"), "", ""][:3]
    game = find_game(name)
    usual = Case(game.seats[0], game.check(game.seats[0]))
    case = usual if usual in game.cases() else game.cases()[0]  # cases end, whatever is played
    if seats:
        case = Case(int(seats), game.check(int(seats), json.loads(options or "{}")))
    dice = FastDice(1)
    root = game.start(case.seats, case.options, dice)
    match what:
        case "driven":
            return rate(lambda: _drive(root.clone(), dice), seconds)
        case "inner":
            return rate(lambda: playouts(root, dice, 10), seconds)
        case "clone":
            return 1e6 / rate(lambda: _clone(root), seconds)
        case "search":
            return rate(lambda: _search(root, dice), seconds)
        case "vector":
            from ludoteca.research.vector import Vector  # noqa: PLC0415 - needs numpy

            _one_core()
            many = Vector(game, MATCHES, case.seats, case.options)
            return rate(lambda: many.rollout(STEPS), seconds)
    raise ValueError(what)


def _one_core() -> None:
    """Stay on one core, and keep XLA from asking for more."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def _drive(state: State, dice: FastDice) -> int:
    made = 0
    pick = random.random
    while waiting := state.waiting():
        seat = waiting[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(pick() * len(legal))], dice)
        made += 1
    return made


def _clone(root: State) -> int:
    for _ in range(CLONES):
        root.clone()
    return CLONES


def _search(root: State, dice: FastDice) -> int:
    simulations(root, root.waiting()[0], None, dice, SIMULATIONS)
    return SIMULATIONS


def imported(name: str, what: str, seconds: float) -> float:
    """How long a new Python takes to import a package, less one that imports nothing: the median of pairs of starts."""
    starts: list[float] = []
    began = perf_counter()
    while len(starts) < 5 or perf_counter() - began < seconds:
        plain, whole = (_start(code) for code in ("pass", f"import {name}"))
        starts.append(1000 * (whole - plain))
    return statistics.median(starts)


def _start(code: str) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own words
    return perf_counter() - began


# ---- peers


def open_spiel(name: str, what: str, seconds: float) -> float:
    """Measure a C++ game of OpenSpiel through its Python face, or inside it."""
    import pyspiel  # noqa: PLC0415 - an optional peer

    game = pyspiel.load_game(name)
    match what:
        case "driven":
            return rate(lambda: _drive_spiel(game), seconds)
        case "inner":
            length = sum(_drive_spiel(game) for _ in range(LENGTH_GAMES)) / LENGTH_GAMES
            # Its rollouts cannot be called from Python alone: ten simulations of a hundred rollouts each.
            bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(100, 1), 1.0, 10, 100, False, 1, False)
            root = game.new_initial_state()
            return length * rate(lambda: 1000 if bot.mcts_search(root) else 0, seconds)
        case "clone":
            root = _dealt(game)
            return 1e6 / rate(lambda: sum(1 for _ in range(CLONES) if root.clone()), seconds)
        case "search":
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 100, False, 1, False)
            root = game.new_initial_state()
            return rate(lambda: SIMULATIONS if bot.mcts_search(root) else 0, seconds)
    raise ValueError(what)


def _drive_spiel(game: Any) -> int:
    state = game.new_initial_state()
    made = 0
    pick = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])
        made += 1
    return made


def _dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
    return state


def pettingzoo(name: str, what: str, seconds: float) -> float:
    """Measure an environment of PettingZoo, its own or one of our games."""
    if name.endswith("_v3"):
        from importlib import import_module  # noqa: PLC0415 - an optional peer

        environment = import_module(f"pettingzoo.classic.{name}").raw_env()
    else:
        from ludoteca.research.pettingzoo import raw_env  # noqa: PLC0415

        environment = raw_env(name)

    def match() -> int:
        environment.reset()
        made = 0
        for agent in environment.agent_iter():
            observation, _, done, cut, _ = environment.last()
            if done or cut:
                environment.step(None)
                continue
            legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
            environment.step(legal[int(random.random() * len(legal))])
            made += agent is not None
        return made

    return rate(match, seconds)


def pgx(name: str, what: str, seconds: float) -> float:
    """Measure a game of Pgx: a whole rollout compiled by XLA, its observations summed so that none is left out."""
    _one_core()
    import jax  # noqa: PLC0415 - an optional peer
    import pgx as peer  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    environment = peer.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one(carry: Any, key: Any) -> Any:
        state, total = carry
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(key, chances, axis=1)
        state = step(state, action, jax.random.split(key, MATCHES))
        return (state, total + state.observation.sum()), state.rewards.sum()

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore] # jax is an extra
    def rollout(state: Any, key: Any) -> Any:
        key, now = jax.random.split(key)
        (state, total), paid = jax.lax.scan(one, (state, 0), jax.random.split(now, STEPS))
        return state, key, total + paid.sum()

    key = jax.random.key(1)
    held = [jax.jit(jax.vmap(environment.init))(jax.random.split(key, MATCHES)), key]

    def batch() -> int:
        held[0], held[1], done = rollout(*held)
        done.block_until_ready()
        return MATCHES * STEPS

    return rate(batch, seconds)


def rlcard(name: str, what: str, seconds: float) -> float:
    """Measure an environment of RLCard."""
    import rlcard as peer  # noqa: PLC0415 - an optional peer

    environment = peer.make(name)

    def match() -> int:
        state, _ = environment.reset()
        made = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(random.random() * len(legal))])
            made += 1
        return made

    return rate(match, seconds)


def catanatron(name: str, what: str, seconds: float) -> float:
    """Measure Catanatron with its own number of players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - an optional peer

    colours = list(Color)[: int(name)]

    def match() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        made = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            legal = game.state.playable_actions
            game.execute(legal[int(random.random() * len(legal))])
            made += 1
        return made

    return rate(match, seconds)


# ---- blocks that are shared


def workers(name: str, what: str, seconds: float) -> float:
    """Matches a second that so many processes play together, from when all of them are at work."""
    count = int(name)
    one = Matches(
        game="tacocat", seed=1, count=BLOCK, levels=("hard", "hard"), options={}, seconds=1.0, simulations=THOUGHT
    )
    one.find()
    began = perf_counter()
    one.find()
    each = perf_counter() - began
    warm = 2 * count  # until every process has begun
    blocks = [
        msgspec.structs.replace(one, first=BLOCK * number) for number in range(warm + ceil(SHARED * seconds / each))
    ]
    for done, _ in enumerate(Processes(count).run(blocks), 1):
        if done == warm:
            began = perf_counter()
    return (len(blocks) - warm) * BLOCK / (perf_counter() - began)


FAMILIES: dict[str, Callable[[str, str, float], float]] = {
    "ours": ours,
    "import": imported,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
    "rlcard": rlcard,
    "catanatron": catanatron,
    "workers": workers,
}


if __name__ == "__main__":
    family, contestant, measured = sys.argv[1].split("|")
    sys.stdout.write(str(FAMILIES[family](contestant, measured, float(sys.argv[2]))))
