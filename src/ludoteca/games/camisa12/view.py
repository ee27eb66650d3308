"""What a seat of Camisa 12 sees. What an action would do is in preview.py. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.camisa12.data import (
    CARD_NAMES,
    CARDS,
    CHOOSING,
    KIND_NAMES,
    KINDS,
    MODES,
    MOVING,
    NO_KIND,
    NO_PIECE,
    NO_TEAM,
    OVER,
    PENALTY_KINDS,
    PHASE_NAMES,
    PIECE_NAMES,
    PIECES,
    PLACING,
    REASONS,
    REPEATING,
    SIDES,
    SPACES,
    STAND,
    SYMBOLS,
    TEAM_NAMES,
    goals,
)
from ludoteca.games.camisa12.ending import card_points

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

TRACK: Final = 46  # spaces of the score track that are always shown,
AHEAD: Final = 12  # and at least so many beyond the leader


def view(state: Camisa12, seat: i64) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    shown: dict[str, Any] = {
        "seat": None if seat < 0 else seat,
        "solo": state.seats == 1,
        "teams_mode": MODES[state.mode],
        "phase": PHASE_NAMES[state.phase],
        "waiting": [other for other in range(state.seats) if state.must() & BIT[other] != 0],
        "kept_team": named(TEAM_NAMES, state.kept),
    }
    if state.phase == CHOOSING:
        shown["team"] = named(TEAM_NAMES, state.team[seat]) if seat >= 0 else None
        return shown
    shown.update(table(state))
    shown.update(cards(state, seat))
    return shown


def table(state: Camisa12) -> dict[str, Any]:
    """What lies open: stands, rondel, stacks, discards, points, teams."""
    return {
        "turn": min(state.turn + 1, state.turns()),
        "turns": state.turns(),
        "first": state.first,
        "mover": None if state.mover < 0 else state.mover,
        "ball": state.ball,
        "rondel": [rondel_side(state, side) for side in range(SIDES)],
        "goals_at": goal_spaces(max(TRACK, max(state.points[0], state.points[1]) + AHEAD)),
        "piece": piece_in_hand(state),
        "from_side": SYMBOLS[state.side] if state.phase == PLACING else None,
        "encore": state.again if state.phase == REPEATING else None,
        "sides": [one_side(state, side) for side in range(2)],
        "winner": None if state.winner < 0 else state.who(state.winner),
        "reason": None if state.winner < 0 else REASONS[state.reason],
    }


def goal_spaces(last: i64) -> list[int]:
    """The goals of the score track, up to a space (K3.3)."""
    return [points for points in range(1, last + 1) if goals(points) > goals(points - 1)]


def rondel_side(state: Camisa12, side: i64) -> dict[str, Any]:
    """One side of the rondel: both pieces, and how many steps bring the ball there."""
    return {
        "symbol": SYMBOLS[side],
        "pieces": [named(PIECE_NAMES, state.rondel[SIDES * owner + side]) for owner in range(2)],
        "steps": steps_to(state, side),
        "forbidden": side == state.forbidden,
        "token": state.parade & BIT[side] != 0,
    }


def steps_to(state: Camisa12, side: i64) -> list[int]:
    """The moves that would stop the ball on a side, for whoever moves now."""
    if state.phase != MOVING or side == state.forbidden:
        return []
    longest = state.longest_move(state.mover)
    return [
        steps for steps in range(state.shortest_move(state.mover), longest + 1) if (state.ball + steps) % SIDES == side
    ]


def piece_in_hand(state: Camisa12) -> str | None:
    """The piece that the mover is about to place."""
    if state.phase != PLACING:
        return None
    return PIECE_NAMES[state.rondel[SIDES * state.mover + state.side]]


def one_side(state: Camisa12, side: i64) -> dict[str, Any]:
    """A player's half of the table, or the rival's."""
    team = state.team[side]
    return {
        "seat": None if side >= state.seats else side,
        "team": named(TEAM_NAMES, team) if team != NO_TEAM else None,
        "colour": state.colour(side),
        "tokens": int(state.tokens[side]),
        "spent": side == state.mover and state.spent != 0,
        "points": int(state.points[side]),
        "goals": goals(state.points[side]),
        "stand": [stand_space(state, side, space) for space in range(SPACES)],
        "counts": {KIND_NAMES[kind]: int(state.count[KINDS * side + kind]) for kind in range(KINDS)},
        "mistaken": state.mistaken & BIT[side] != 0,
        "last_kind": None if state.last_kind[side] == NO_KIND else KIND_NAMES[state.last_kind[side]],
        "top": named(PIECE_NAMES, state.top[side]),
        "stack": state.hidden[side] + (0 if state.top[side] == NO_PIECE else 1) + len(pieces(state.cycled, side)),
        "unseen": pieces(state.rest, side),
        "cycled": pieces(state.cycled, side),
        "discards": pieces(state.pile, side),
    }


def stand_space(state: Camisa12, side: i64, space: i64) -> dict[str, Any]:
    """One space of a stand."""
    return {
        "symbol": SYMBOLS[STAND[space]],
        "piece": named(PIECE_NAMES, state.stand[SPACES * side + space]),
        "raised": state.raised == SPACES * side + space,
    }


def cards(state: Camisa12, seat: i64) -> dict[str, Any]:
    """Mosaic and penalty cards, as far as this seat knows them."""
    over = state.phase == OVER
    hands: list[list[str]] = [held(state.hand, side) for side in range(2)]
    shown: dict[str, Any] = {
        "hand_sizes": [len(hand) for hand in hands],
        "open_hands": [hand if over or side >= state.seats else None for side, hand in enumerate(hands)],
        "open_points": [worth(state, side) if over or side >= state.seats else None for side in range(2)],
        "deck": state.in_deck,
        "under": [under_card(state, i, seat) for i in range(len(state.under))],
        "to_discard": state.to_discard,
        "taken": [len(held(state.taken, side)) for side in range(2)],
        "shown_penalties": [penalty_name(state, number) for number in range(state.shots)],
    }
    if seat >= 0:
        shown["hand"] = hands[seat]
        shown["hand_points"] = worth(state, seat)
        shown["penalty"] = penalty_name(state, seat)
        if state.seats == 2:
            shown["rival_took"] = held(state.taken, seat)
            shown["rival_recognised"] = held(state.taken, 1 - seat)
    return shown


def worth(state: Camisa12, side: i64) -> list[int]:
    """What each mosaic card of a side would score as the stands are now, in the order of its hand."""
    out: list[int] = []
    for card in range(i64(1), i64(CARDS)):
        for _ in range(state.hand[CARDS * side + card]):
            out.append(card_points(state, side, card))
    return out


def under_card(state: Camisa12, place: i64, seat: i64) -> dict[str, Any]:
    """A card under the deck: everybody saw who put it there, only that seat knows it."""
    owner = state.under_by[place]
    return {"owner": owner, "card": CARD_NAMES[state.under[place]] if owner == seat else None}


def penalty_name(state: Camisa12, number: i64) -> str:
    """The kind of piece that a penalty card counts."""
    return KIND_NAMES[PENALTY_KINDS[state.penalty[number]]]


def held(counts: vec[i64], side: i64) -> list[str]:
    """The mosaic cards of one side's counts, sorted."""
    out: list[str] = []
    for card in range(1, CARDS):
        for _ in range(counts[CARDS * side + card]):
            out.append(CARD_NAMES[card])
    return out


def pieces(counts: vec[i64], side: i64) -> list[str]:
    """The pieces of one side's counts, sorted."""
    out: list[str] = []
    for piece in range(1, PIECES):
        for _ in range(counts[PIECES * side + piece]):
            out.append(PIECE_NAMES[piece])
    return out


def named(names: tuple[str, ...], number: i64) -> str | None:
    """A name by its number; 0 has none."""
    return names[number] if number > 0 else None
