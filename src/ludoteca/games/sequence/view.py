"""What a seat of Sequence sees. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.sequence import talk
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CARD_NAMES,
    CARDS,
    CELL_PLACES,
    CELL_ROWS,
    DECLARE,
    DIRECTION_NAMES,
    EMPTY,
    EVERY_CARD,
    EXCHANGE,
    FIVE,
    HAND,
    JACKS,
    NAME_ROWS,
    ONE_EYED,
    PASS,
    REMOVE,
    SPACES,
    TEAM_NAMES,
    TO_WIN,
    WINDOW_LIST,
)
from ludoteca.games.sequence.guess import discarded, sees
from ludoteca.games.sequence.lines import in_line, may_be_declared, owner
from ludoteca.games.sequence.tell import hand_names, team_name

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

PHASES: Final = ("play", "declare", "over")
OPEN_HANDS: Final = ("none", "team", "all")


def view(state: Sequence, seat: i64) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator. Rows and columns count from 1."""
    invited = state.may()
    shown: dict[str, Any] = {
        "seat": None if seat < 0 else seat,
        "team": None if seat < 0 else TEAM_NAMES[seat % state.teams],
        "teams": [TEAM_NAMES[other % state.teams] for other in range(state.seats)],  # by seat
        "open_hands": OPEN_HANDS[state.open_hands],
        "phase": "discard" if state.penalty != 0 else PHASES[state.phase],
        "turn": None if state.phase == 2 else state.turn,
        "waiting": [other for other in range(state.seats) if state.must() & BIT[other] != 0],
        "invited": [other for other in range(state.seats) if invited & BIT[other] != 0],
        "start_cards": _start_cards(state),
        "grid": [row[:] for row in NAME_ROWS],
        "chips": [[_chip(state, cell) for cell in row] for row in CELL_ROWS],
        "sequences": [_sequence(state, number) for number in range(len(state.sequences))],
        "threats": _threats(state),
        "made": [state.made(team) for team in range(state.teams)],  # sequences, by team
        "to_win": int(TO_WIN[state.teams]),
        "placed": None if state.placed < 0 else place(state.placed),
        "exchanged": state.exchanged,
        "passes": state.passes,
        "reshuffles": state.reshuffles,  # since a chip was last placed or removed
        "last": _last(state),
        "hand_sizes": [int(size) for size in state.size],
        "hands": [hand_names(state, other) if sees(state, seat, other) else None for other in range(state.seats)],
        "could_be": [_could_be(state, other) for other in range(state.seats)],
        "tops": [None if card < 0 else CARD_NAMES[card] for card in state.top],
        "discarded": _names(discarded(state)),
        "deck": state.in_deck,
        "drawer": None if state.drawer < 0 else state.drawer,
        "winner": None if state.winner < 0 else TEAM_NAMES[state.winner],
    }
    if state.table_talk:
        teams = range(state.teams)
        shown["accused"] = [TEAM_NAMES[team] for team in teams if talk.is_accused(state, team)]
        shown["accused_now"] = [TEAM_NAMES[team] for team in teams if state.accused & BIT[team] != 0]
        shown["callers"] = [other for other in range(state.seats) if state.callers & BIT[other] != 0]
    if seat >= 0:
        shown["hand"] = [_use(state, seat, card) for card in state.cards(seat)]
    return shown


def _start_cards(state: Sequence) -> list[list[str]]:
    """What each team drew for the start, round after round: team and card."""
    drawn = state.start_cards
    return [[TEAM_NAMES[drawn[i]], CARD_NAMES[drawn[i + 1]]] for i in range(0, len(drawn), 2)]


def place(cell: i64) -> list[int]:
    """Row and column of a cell, from 1."""
    row, column = CELL_PLACES[cell]
    return [row + 1, column + 1]


def _chip(state: Sequence, cell: int) -> str | None:
    """Whose chip lies on a cell."""
    chip = state.board[cell]
    return None if chip == EMPTY or cell >= SPACES else team_name(chip & ALL_TEAMS)


def _sequence(state: Sequence, number: i64) -> dict[str, Any]:
    window = state.sequences[number]
    return _line(window, owner(state.board, window))


def _threats(state: Sequence) -> list[dict[str, Any]]:
    """Lines that lack one chip to be a new sequence, by team."""
    found: list[dict[str, Any]] = []
    for team in range(state.teams):
        for window in range(len(WINDOW_LIST)):
            if in_line(state.board, BIT[team], window) == FIVE - 1 and may_be_declared(state.sequences, window):
                found.append(_line(window, BIT[team]))
    return found


def _line(window: i64, team: i64) -> dict[str, Any]:
    """A window and the bit of the team that it counts for."""
    direction, cells = WINDOW_LIST[window]
    return {
        "team": team_name(team),
        "direction": DIRECTION_NAMES[direction],
        "cells": [place(cell) for cell in cells],
    }


def _last(state: Sequence) -> dict[str, Any] | None:
    """The last thing done in a turn."""
    action = state.last_action
    if action < 0:
        return None
    last: dict[str, Any] = {"seat": state.last_seat, "action": action, "do": "pass", "card": None, "at": None}
    if action < EXCHANGE:
        last["do"] = "place" if action < REMOVE else "remove"
        last["card"] = CARD_NAMES[action // 2 if action < SPACES else JACKS + action // SPACES - 1]
        last["at"] = place(action % SPACES)
    elif action < DECLARE:
        last["do"] = "exchange"
        last["card"] = CARD_NAMES[action - EXCHANGE]
    elif action < PASS:
        last["do"] = "declare"
    return last


def _could_be(state: Sequence, seat: i64) -> list[list[str]]:
    """What passing has shown: for some cards of the hand, the few that each can be."""
    out: list[list[str]] = []
    for i in range(HAND * seat, HAND * seat + HAND):
        bits = state.could[i]
        if bits != EVERY_CARD:
            out.append([CARD_NAMES[card] for card in range(CARDS) if bits & BIT[card] != 0])
    return out


def _use(state: Sequence, seat: i64, card: i64) -> dict[str, Any]:
    """A card of the own hand: what it does, and on which cells it could be played now."""
    mine = BIT[seat % state.teams]
    spaces: list[int] = []
    does = "place"
    if card < JACKS:
        spaces = [space for space in (2 * card, 2 * card + 1) if state.board[space] == EMPTY]
        if not spaces:
            does = "dead"
    elif card < ONE_EYED:
        does = "wild"
        spaces = [space for space in range(SPACES) if state.board[space] == EMPTY]
    else:
        does = "remove"
        spaces = [space for space in range(SPACES) if state.is_removable(space, mine)]
    return {"card": CARD_NAMES[card], "does": does, "cells": [place(space) for space in spaces]}


def _names(counts: vec[i64]) -> list[str]:
    out: list[str] = []
    for card in range(CARDS):
        for _ in range(counts[card]):
            out.append(CARD_NAMES[card])
    return out
