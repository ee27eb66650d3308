"""Every game as a game of OpenSpiel.

>>> from ludoteca.research import openspiel
>>> names = openspiel.register()
>>> import pyspiel
>>> game = pyspiel.load_game("ludoteca_tacocat(seats=2,board=palindrome)")
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(2, 70, 36)

Parameters are `seats`, the options of the game by their names (a list is written `verde+azul`, a number where
others are words `n3`), and `chance`: with
`explicit` each draw is a chance node with its true odds, asked through `AskingDice`; with `sampled` each random moment
is one chance node of SAMPLES outcomes, each the seed of dice that decide all its draws. Both are replayed from their
history, so states are serialised by OpenSpiel itself. `resample_from_infostate` is the game's own `guess`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from ludoteca.engine import recall as recalls
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game, Observation, TableOptions
from ludoteca.engine.dice import AskingDice, ChanceNeeded, FastDice
from ludoteca.engine.observation import numbers, size
from ludoteca.engine.recall import Recall
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import BadOption, Event
from ludoteca.research import needs
from ludoteca.research.rewards import rewards

pyspiel = needs.package("pyspiel")

SAMPLES: Final = 4096  # outcomes of a chance node with chance=sampled
ENDLESS: Final = 1_000_000  # the length of a match of which its game says nothing
CHANCE: Final = ("explicit", "sampled")
DEAL: Final = -1  # the action that is being carried out before the first

Type = pyspiel.GameType


def register(*others: str | Game) -> list[str]:
    """Make the games known to OpenSpiel, and others (by their folders, or as they are); returns their names there."""
    known = set(pyspiel.registered_names())
    called = []
    for spec in (*games(), *others):
        game = find_game(spec)
        name = f"ludoteca_{game.name}"
        called.append(name)
        if name not in known:
            pyspiel.register_game(described(game, None), _kind(game))
    return called


def _kind(game: Game) -> type[SpielGame]:
    """A class of its own for each game: OpenSpiel keeps it to the very end, when a mere function could not be freed."""

    class Kind(SpielGame):
        """One game of ours."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return Kind


def described(game: Game, seats: int | None) -> Any:
    """What OpenSpiel wants to know about a kind of game; with `seats`, about one table of it."""
    first = needs.seats(game, seats)
    options = game.check(first)
    chance = game.limits(first, options).sides != 1
    alone = seats == 1
    return Type(
        short_name=f"ludoteca_{game.name}",
        long_name=game.title,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC if chance else Type.ChanceMode.DETERMINISTIC,
        information=Type.Information.PERFECT_INFORMATION
        if game.open_information
        else Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM if alone else Type.Utility.ZERO_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": first, "chance": CHANCE[0], **_parameters(game)},
    )


def _parameters(game: Game) -> dict[str, Any]:
    """The options of a game with their defaults, as OpenSpiel writes them."""
    usual = game.Options()
    found: dict[str, Any] = {}
    for name in usual.__struct_fields__:
        value = getattr(usual, name)
        found[name] = "+".join(value) if isinstance(value, list) else value
    return found


def _options(game: Game, seats: int, params: dict[str, Any]) -> TableOptions:
    """The options of a table from OpenSpiel's parameters."""
    usual = game.Options()
    given: dict[str, Any] = {}
    for name in usual.__struct_fields__:
        if name in params:
            listed = isinstance(getattr(usual, name), list)
            given[name] = [part for part in params[name].split("+") if part] if listed else _number(params[name])
    return game.check(seats, given)


def parameters(game: Game, seats: int, options: TableOptions) -> dict[str, Any]:
    """Seats and options as OpenSpiel's parameters: what `pyspiel.load_game` takes beside the name."""
    found: dict[str, Any] = {"seats": seats}
    usual = _parameters(game)
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if isinstance(value, list):
            value = "+".join(value)
        elif isinstance(usual[name], str) and not isinstance(value, str):
            value = f"n{value}"
        found[name] = value
    return found


def _number(value: Any) -> Any:
    return int(value[1:]) if isinstance(value, str) and value[:1] == "n" and value[1:].isdigit() else value


class Moment(NamedTuple):
    """Where a match stands. Nothing in it is ever changed, so copies share it."""

    world: State | None  # None before the deal
    memory: Recall
    seat: int  # who is asked; -1: nobody
    may_decline: bool
    actor: int  # whose action the invitations follow, and how many seats after it were asked
    step: int
    acting: tuple[int, int] | None = None  # seat and action (DEAL: the deal) that wait for chance
    answers: tuple[int, ...] = ()
    sides: int = 0
    moments: int = 0  # random ones so far

    def __deepcopy__(self, _memo: dict[int, Any]) -> Moment:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    """A table of a game: its seats and options are OpenSpiel's parameters."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        seats = int(params.get("seats", needs.seats(game, None)))
        options = _options(game, seats, params)
        limits = game.limits(seats, options)
        self.sampled = params.get("chance", CHANCE[0]) == CHANCE[1]
        if params.get("chance", CHANCE[0]) not in CHANCE:
            raise BadOption(f"chance is {' or '.join(CHANCE)}, not {params['chance']!r}")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions + 1,
            max_chance_outcomes=SAMPLES if self.sampled else 0 if limits.sides == 1 else limits.sides or ENDLESS,
            num_players=seats,
            min_utility=-float(max(seats - 1, 1)),
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=limits.decisions or ENDLESS,
        )
        super().__init__(described(game, seats), info, params)
        self.rules, self.seats, self.options = game, seats, options
        self.pieces = needs.numbers(game, seats, options)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, or remembers too."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A position as OpenSpiel knows it; `now` has all of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        nothing = Moment(None, Recall(game.seats), -1, False, 0, 0, acting=(-1, DEAL))
        self.now = _carried_out(game, nothing)

    @property
    def table(self) -> SpielGame:
        """The game that it is of."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        """Who is asked, chance, or nobody any more."""
        if self.now.acting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.now.seat < 0 else self.now.seat

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.now.acting is None and self.now.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        now = self.now
        if now.world is None or player != now.seat:
            return []
        actions = now.world.legal(player)
        return [*actions, self.table.rules.num_actions] if now.may_decline else actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each as likely."""
        sides = self.now.sides
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        now = self.now
        table = self.table
        if now.acting is not None:
            self.now = _carried_out(table, now._replace(answers=(*now.answers, action)))
        elif action == table.rules.num_actions:
            memory = now.memory.copy()
            memory.did(now.seat, action)
            self.now = _asked(now._replace(memory=memory))
        else:
            self.now = _carried_out(table, now._replace(acting=(now.seat, action), answers=()))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"chance {action}"
        rules = self.table.rules
        return "Decline()" if action == rules.num_actions else str(rules.action(action))

    def returns(self) -> list[float]:
        """1 for each winner; the losers pay for it together."""
        world = self.now.world
        result = world.result() if world is not None else None
        return [0.0] * self.table.seats if result is None else rewards(result, zero_sum=self.table.seats > 1)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world that this player cannot tell from the real one: the game's own guess."""
        other: SpielState = self.clone()
        if self.now.world is not None:
            guessed = self.now.world.guess(player, FastDice(int(sampler() * 2**53)))
            other.now = self.now._replace(world=guessed, memory=self.now.memory.as_known_to(player))
        return other

    def __str__(self) -> str:
        world = self.now.world
        return "before the deal" if world is None else json.dumps(world.view(None))


def _carried_out(table: SpielGame, now: Moment) -> Moment:
    """Go on with what waits for chance, as far as the answers reach."""
    assert now.acting is not None
    seat, action = now.acting
    told: list[Event] = []
    while True:
        try:
            world = _played(table, now, seat, action, _dice(table, now), told)
            break
        except ChanceNeeded as needed:
            told.clear()
            if table.sampled:
                return now._replace(sides=SAMPLES)
            if needed.sides > 1:
                return now._replace(sides=needed.sides)
            now = now._replace(answers=(*now.answers, 0))  # no chance at all
    memory = now.memory.copy()
    if action != DEAL:
        memory.did(seat, action)
    memory.saw(told)
    world.tale = None
    moments = now.moments + (len(now.answers) > 0)
    after = Moment(world, memory, seat, False, max(seat, 0), 1 if action != DEAL else 0, moments=moments)
    return _asked(after)


def _dice(table: SpielGame, now: Moment) -> Dice:
    if table.sampled and now.answers:
        return FastDice(now.answers[0] + SAMPLES * (now.moments + 1))
    return AskingDice(list(now.answers))


def _played(table: SpielGame, now: Moment, seat: int, action: int, dice: Dice, told: list[Event]) -> State:
    if now.world is None:
        return table.rules.start(table.seats, table.options, dice, told)
    world = now.world.clone()
    world.tale = told
    world.play(seat, action, dice)
    return world


def _asked(now: Moment) -> Moment:
    """Who is asked next."""
    assert now.world is not None
    turns = Turns()
    turns.actor, turns.step = now.actor, now.step
    seat = int(turns.next(now.world))
    may_decline = seat >= 0 and not int(now.world.must()) & int(BIT[seat])
    return now._replace(seat=seat, may_decline=may_decline, actor=int(turns.actor), step=int(turns.step))


class Observer:
    """Numbers and texts of one player: the view, and with perfect recall all that was done and seen before."""

    def __init__(self, table: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        self.recall: bool = kind.perfect_recall
        self.alone: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.count = size(table.pieces)
        pieces: Observation = table.pieces
        if self.recall:
            pieces = (*pieces, *recalls.pieces(table.rules.num_actions))
        self.tensor = np.zeros(size(pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for piece in pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        now = state.now
        self.tensor.fill(0)
        if now.world is None:
            return
        self.tensor[: self.count] = numbers(now.world, player if self.alone else None, self.count)
        if self.recall and self.alone:
            self.tensor[self.count :] = now.memory.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        now = state.now
        view = {} if now.world is None else now.world.view(player if self.alone else None)
        text = json.dumps(view, sort_keys=True)
        return f"{text}\n{now.memory.text(player)}" if self.recall and self.alone else text


class Judged:
    """An evaluator for OpenSpiel's searches: the game's own judgement instead of play to the end."""

    def __init__(self, game: SpielGame) -> None:
        judge = game.rules.judge()
        if judge is None:
            raise BadOption(f"{game.rules.title} has no judge: evaluate with random rollouts")
        self.judge = judge

    def evaluate(self, state: SpielState) -> np.ndarray[Any, Any]:
        """What each player may expect, from -1 to 1."""
        if state.is_terminal():
            return np.array(state.returns())
        assert state.now.world is not None
        return 2.0 * np.array(self.judge.worth(state.now.world)) - 1.0

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Each action as likely."""
        actions = state.chance_outcomes() if state.is_chance_node() else []
        if actions:
            return actions
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
