"""What happened, told so that it can be followed without seeing the board. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, EVERYBODY
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CARD_NAMES,
    CELL_NAMES,
    CELL_PLACES,
    DIRECTION_NAMES,
    JACKS,
    OPEN_TO_ALL,
    OPEN_TO_TEAM,
    TEAM_NAMES,
    WINDOW_LIST,
    WORN_OUT,
)
from ludoteca.games.sequence.lines import best_line, in_line

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def start_cards(state: Sequence, teams: list[int], cards: list[int]) -> None:
    """The cards drawn for the start, face up."""
    for team, card in zip(teams, cards, strict=True):
        state.tell("start-card", {"team": TEAM_NAMES[team], "card": CARD_NAMES[card]})


def starts(state: Sequence, team: i64) -> None:
    """Who starts: the first seat of the team."""
    state.tell("starts", {"seat": team, "team": TEAM_NAMES[team]})


def dealt(state: Sequence, seat: i64) -> None:
    """A hand, to those who may see it."""
    state.tell("dealt", {"seat": seat, "cards": hand_names(state, seat)}, eyes(state, seat))


def placed(state: Sequence, seat: i64, card: i64, space: i64) -> None:
    """A chip, and the line it belongs to: the nearest to a new sequence."""
    mine = BIT[seat % state.teams]
    facts = _place(seat, card, space)
    facts["jack"] = card >= JACKS
    others, count = line(state, mine, space)
    facts["count"] = count
    facts["others"] = others
    state.tell("placed", facts)


def line(state: Sequence, mine: i64, space: i64) -> tuple[list[str], int]:
    """The other cells that count for a team in its best line through a space, and how many with the space."""
    window = best_line(state.board, state.sequences, mine, space)
    if window < 0:
        return [], 1
    cells = [cell for cell in WINDOW_LIST[window][1] if cell != space and state.board[cell] & mine != 0]
    return [CELL_NAMES[cell] for cell in cells], len(cells) + 1


def removed(state: Sequence, seat: i64, card: i64, space: i64) -> None:
    """A chip taken away: whose it is, and how long a line it was in; told before it goes."""
    facts = _place(seat, card, space)
    chip = state.board[space] & ALL_TEAMS
    facts["team"] = team_name(chip)
    window = best_line(state.board, state.sequences, chip, space)
    facts["count"] = in_line(state.board, chip, window) if window >= 0 else 1
    state.tell("removed", facts)


def sequence(state: Sequence, seat: i64, window: i64) -> None:
    """Five in a row, cell by cell."""
    direction, cells = WINDOW_LIST[window]
    row, column = CELL_PLACES[cells[0]]
    facts = {
        "seat": seat,
        "team": TEAM_NAMES[seat % state.teams],
        "cards": [CELL_NAMES[cell] for cell in cells],
        "row": row + 1,
        "column": column + 1,
        "direction": DIRECTION_NAMES[direction],
        "made": state.made(seat % state.teams),
    }
    state.tell("sequence", facts)


def exchanged(state: Sequence, seat: i64, card: i64) -> None:
    """A dead card, announced (Q12)."""
    state.tell("exchanged", {"seat": seat, "card": CARD_NAMES[card]})


def drew(state: Sequence, seat: i64, card: i64) -> None:
    """A card drawn, to those who may see it."""
    state.tell("drew", {"seat": seat, "card": CARD_NAMES[card]}, eyes(state, seat))


def took(state: Sequence, seat: i64) -> None:
    """Somebody did not forget to draw; the others see that much."""
    others = EVERYBODY & ~eyes(state, seat)
    if others:
        state.tell("took", {"seat": seat}, others)


def forgot(state: Sequence, seat: i64) -> None:
    """The card is lost."""
    state.tell("forgot", {"seat": seat})


def passed(state: Sequence, seat: i64) -> None:
    """Nothing was possible."""
    state.tell("passed", {"seat": seat})


def reshuffled(state: Sequence) -> None:
    """The discard piles are the new draw pile."""
    state.tell("reshuffled", {"count": state.in_deck})


def called(state: Sequence, seat: i64, team: i64) -> None:
    """Table talk is called."""
    state.tell("called", {"seat": seat, "team": TEAM_NAMES[team]})


def lapsed(state: Sequence, teams: i64) -> None:
    """Nobody admitted in time."""
    for team in range(state.teams):
        if teams & BIT[team] != 0:
            state.tell("lapsed", {"team": TEAM_NAMES[team]})


def admitted(state: Sequence, seat: i64) -> None:
    """Table talk is admitted."""
    state.tell("admitted", {"seat": seat, "team": TEAM_NAMES[seat % state.teams]})


def discarded(state: Sequence, seat: i64, card: i64) -> None:
    """A card given up, face up."""
    state.tell("discarded", {"seat": seat, "card": CARD_NAMES[card]})


def won(state: Sequence) -> None:
    """A team has its sequences."""
    state.tell("won", {"team": TEAM_NAMES[state.winner], "made": state.made(state.winner)})


def drawn(state: Sequence) -> None:
    """Everybody passed in a row, or the pile was made anew twice in vain (Q22)."""
    state.tell("drawn", {"worn_out": state.reshuffles == WORN_OUT})


# ---- eyes and names


def eyes(state: Sequence, seat: i64) -> int:
    """Who sees the hand of a seat: itself, and the others if that was agreed (Q18, Q25)."""
    if state.open_hands == OPEN_TO_ALL:
        return EVERYBODY
    seen: i64 = BIT[seat]
    if state.open_hands == OPEN_TO_TEAM:
        for other in range(state.seats):
            if other % state.teams == seat % state.teams:
                seen |= BIT[other]
    return seen


def hand_names(state: Sequence, seat: i64) -> list[str]:
    """The cards of a hand."""
    return [CARD_NAMES[card] for card in state.cards(seat)]


def team_name(bit: i64) -> str:
    """The colour of a chip."""
    return TEAM_NAMES[0] if bit == 1 else TEAM_NAMES[1] if bit == 2 else TEAM_NAMES[2]


def _place(seat: i64, card: i64, space: i64) -> dict[str, Any]:
    row, column = CELL_PLACES[space]
    return {
        "seat": seat,
        "card": CARD_NAMES[card],
        "on": CELL_NAMES[space],
        "row": row + 1,
        "column": column + 1,
    }
