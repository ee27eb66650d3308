"""What a seat of Revanche sees. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.revanche.data import (
    BOOKS,
    EXPEL,
    FACES,
    HAND_SIZES,
    HIDING,
    KICK,
    MINUTES,
    NOBODY,
    NUMBERS,
    OPEN,
    PHASES,
    SIDES,
    SLOTS,
    SPOTS,
    SUBSTITUTIONS,
    WALL,
)
from ludoteca.games.revanche.guess import sees_keepers

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def view(state: Revanche, seat: i64) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator.

    Lists of two are by side, purple first; `hands`, `known`, the judge's cards and `expelled` are by seat. Spent
    cards are discards and those of goal piles.
    """
    shown: dict[str, Any] = {
        "seat": someone(seat),
        "division": state.division,
        "half": min(state.half, 3) + 1,
        "minute": minute(state),
        "added_time": state.added,
        "phase": PHASES[state.phase],
        "waiting": seats_of(state.must()),
        "teams": [SIDES[other & 1] for other in range(state.seats)],
        "goal_piles": pair(state.score),
        "top": None if state.top == 0 else {"card": state.top, "seat": state.top_seat},
        "chance": chance(state),
        "dice": dice_shown(state),
        "hands": [int(state.size[other]) for other in range(state.seats)],
        "decks": pair(state.in_deck),
        "field": [cards(state.field, side) for side in range(i64(2))],
        "spent": [cards(state.spent, side) for side in range(i64(2))],
        "benches": [[slot_shown(state, seat, SLOTS * side + slot) for slot in range(SLOTS)] for side in range(i64(2))],
        "substitutions_left": [SUBSTITUTIONS - int(used) if state.division < 3 else 0 for used in state.used],
        "brought_on": None if state.incoming == 0 else state.incoming,
        "judge_cards": BOOKS[0 if state.personal else 1],  # whose the judge's cards are; partners share them or not
        "yellow_cards": [int(state.yellow[state.book(other)]) for other in range(state.seats)],
        "red_cards": [int(state.red[state.book(other)]) for other in range(state.seats)],
        "expelled": [shirts(state.expelled[state.book(other)]) for other in range(state.seats)],
        "on_red_cards": [cards(state.gone, side) for side in range(i64(2))],
        "first_card_to_come": seats_of(state.fresh) if state.phase <= EXPEL else [],
        "known": [cards(state.known, other) for other in range(state.seats)],
        "only_aces_and_keepers": seats_of(state.only_aces),
        "hidden_at_reshuffle": [cards(state.old, side) for side in range(i64(2))],
        "held_since_reshuffle": [int(state.old_held[other]) for other in range(state.seats)],
        "shoot_out": None if state.first_side == NOBODY else shoot_out(state, seat),
        "winner": None if state.winner == NOBODY else SIDES[state.winner],
    }
    if seat >= 0:
        shown["hand"] = cards(state.hand, seat)
        mine = state.phase == KICK and seat == state.following(state.attacker)
        shown["committed"] = state.wall if mine else None
    return shown


def someone(seat: i64) -> int | None:
    """A seat, or None for nobody."""
    return None if seat < 0 else seat


def pair(counts: vec[i64]) -> list[int]:
    """A number of each side."""
    return [int(counts[0]), int(counts[1])]


def seats_of(bits: i64) -> list[int]:
    """A set of seats as a list."""
    return [seat for seat in range(4) if bits & BIT[seat] != 0]


def shirts(bits: i64) -> list[int]:
    """A set of shirts as a list."""
    return [card for card in range(1, NUMBERS) if bits & BIT[card] != 0]


def cards(counts: vec[i64], owner: i64) -> list[int]:
    """The cards of one owner's counts, sorted."""
    out: list[int] = []
    for card in range(1, NUMBERS):
        for _ in range(counts[NUMBERS * owner + card]):
            out.append(card)
    return out


def minute(state: Revanche) -> int:
    """The clock runs with the cards: a half is over when nobody has one."""
    if state.half > 3 or state.phase >= HIDING:
        return int(MINUTES[state.half])
    left: i64 = 0
    for seat in range(state.seats):
        left += state.size[seat]
    whole = HAND_SIZES[state.half] * state.seats
    length = MINUTES[state.half + 1] - MINUTES[state.half]
    played: i64 = 0 if state.added else min(left, whole)
    return int(MINUTES[state.half] + length * (whole - played) // whole)


def chance(state: Revanche) -> dict[str, Any] | None:
    """A live cross: who attacks, who must do what, and with which set piece."""
    if state.attacker == NOBODY:
        return None
    defender = state.following(state.attacker)
    kick = state.kick if state.kick > 0 else state.pending
    return {
        "attacker": state.attacker,
        "card": state.crossing,
        "defender": defender,
        "finisher": state.following(defender),
        "answer": None if state.answer == 0 else state.answer,
        "set_piece": None if kick == 0 else FACES[kick],
        "committed": state.phase == KICK,
    }


def dice_shown(state: Revanche) -> list[str] | None:
    """The judge dice as rolled for the last cross, until the next card is played."""
    if state.rolled < 0:
        return None
    return [FACES[state.rolled // 36], FACES[state.rolled // 6 % 6], FACES[state.rolled % 6]]


def slot_shown(state: Revanche, seat: i64, slot: i64) -> dict[str, Any]:
    """A place of a bench: a card face up, a card face down, or nothing.

    Of a card face down everybody knows whose it was and which shirts it cannot be; its owner knows it.
    """
    owner = state.slot_seat[slot]
    if owner < 0:
        return {"face": "empty" if state.slot_card[slot] == 0 else "up", "card": someone_card(state.slot_card[slot])}
    return {
        "face": "down",
        "card": state.slot_card[slot] if owner == seat else None,
        "seat": owner,
        "not": shirts(state.slot_bar[slot]),
        "before_reshuffle": state.slot_bar[slot] & BIT[0] != 0,
    }


def someone_card(card: i64) -> int | None:
    """A card, or None for no card."""
    return None if card == 0 else card


def shoot_out(state: Revanche, seat: i64) -> dict[str, Any]:
    """Both goals spot by spot; the keepers that this seat may see."""
    mine: list[int] | None = None
    if seat >= 0 and sees_keepers(state, seat, seat & 1):
        mine = [spot for spot in range(1, SPOTS + 1) if state.keepers[seat & 1] & BIT[spot] != 0]
    return {
        "first": SIDES[state.first_side],
        "shots": pair(state.shots),
        "goals": pair(state.scored),
        "spots": [[spot_shown(state, side, spot) for spot in range(i64(1), i64(SPOTS + 1))] for side in range(i64(2))],
        "keepers": mine,
    }


def spot_shown(state: Revanche, side: i64, spot: i64) -> str:
    """A card of a goal: still closed, a keeper, or a goal."""
    if state.opened[side] & BIT[spot] == 0:
        return "closed"
    return "keeper" if state.keepers[side] & BIT[spot] != 0 else "goal"


def asked(state: Revanche) -> str:
    """What a seat that is waited for is asked."""
    if state.incoming > 0:
        return "bench"
    if state.phase == OPEN:
        return "kick-off" if state.top == 0 else "open"
    if state.phase in (WALL, KICK):
        return f"{FACES[state.kick]}-{PHASES[state.phase]}"
    return PHASES[state.phase]
