"""What a seat of Revanche may do, and why not. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions
from ludoteca.engine.values import Refusal
from ludoteca.games.revanche.bench import may_substitute
from ludoteca.games.revanche.data import (
    ACE,
    ACTIONS,
    BENCH,
    BRING,
    COMMIT,
    EXPEL,
    FINISH,
    HIDE,
    HIDING,
    KEEPER,
    KICK,
    NUMBERS,
    OUT,
    PLAY,
    SHOOT,
    SHOOTING,
    SPOTS,
    WALL,
)
from ludoteca.games.revanche.referee import may_expel
from ludoteca.games.revanche.shootout import highest_spot, lowest_spot

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche

WRONG_STEP: Final = Refusal("wrong-step", "R42")
NOT_IN_HAND: Final = Refusal("not-in-hand")
FIRST_CARD: Final = Refusal("first-card", "R2")
NO_BENCH: Final = Refusal("no-bench", "R24")
NO_SUBSTITUTIONS: Final = Refusal("no-substitutions", "R25")
NOT_ON_BENCH: Final = Refusal("not-on-bench", "R26")
NOTHING_TO_BENCH: Final = Refusal("nothing-to-bench", "R25")
PLACE_TO_FILL: Final = Refusal("place-to-fill", "R25")
JUST_BROUGHT_ON: Final = Refusal("just-brought-on", "R25")
ALREADY_EXPELLED: Final = Refusal("already-expelled", "R36")
NOT_YOUR_SHIRT: Final = Refusal("not-your-shirt", "R36")
HIDING_ORDER: Final = Refusal("hiding-order", "R19")
ALREADY_OPEN: Final = Refusal("already-open", "R22")
REFUSALS: Final = (
    WRONG_STEP, NOT_IN_HAND, FIRST_CARD, NO_BENCH, NO_SUBSTITUTIONS, NOT_ON_BENCH, NOTHING_TO_BENCH, PLACE_TO_FILL,
    JUST_BROUGHT_ON, ALREADY_EXPELLED, NOT_YOUR_SHIRT, HIDING_ORDER, ALREADY_OPEN,
)  # fmt: skip


def fill(state: Revanche, seat: i64, actions: Actions) -> None:
    """Every legal action of a seat."""
    if state.must() & BIT[seat] == 0:
        return
    if state.phase <= KICK:
        fill_field(state, seat, actions)
    elif state.phase == EXPEL:
        fill_expulsion(state, seat, actions)
    elif state.phase == HIDING:
        side = seat & 1
        for spot in range(lowest_spot(state, side), highest_spot(state, side) + 1):
            actions.add(HIDE + spot)
    else:
        opened = state.opened[1 - (seat & 1)]
        for spot in range(i64(1), i64(SPOTS + 1)):
            if opened & BIT[spot] == 0:
                actions.add(SHOOT + spot)


def fill_field(state: Revanche, seat: i64, actions: Actions) -> None:
    """Cards to play or to choose, and cards to take from the bench or to put there."""
    if state.incoming > 0:
        fill_place(state, seat, actions)
        return
    own = NUMBERS * seat
    act: i64 = PLAY if state.phase <= FINISH else COMMIT
    barred = act == PLAY and state.no_star_yet(seat)
    for card in range(i64(1), i64(NUMBERS)):
        if state.hand[own + card] > 0 and not (barred and card in (KEEPER, ACE)):
            actions.add(act + card)
    fill_substitutions(state, seat, actions)


def fill_substitutions(state: Revanche, seat: i64, actions: Actions) -> None:
    """Every face-up card of the bench, for a card of the hand (R24, R25)."""
    if may_substitute(state, seat) and state.size[seat] > 0:
        shared = NUMBERS * (seat & 1)
        for card in range(i64(1), i64(NUMBERS)):
            if state.bench[shared + card] > 0:
                actions.add(BRING + card)


def fill_place(state: Revanche, seat: i64, actions: Actions) -> None:
    """A card of the hand for the place of the one just brought on (R25)."""
    for card in range(i64(1), i64(NUMBERS)):
        held = state.hand[NUMBERS * seat + card]
        if held > 1 or (held == 1 and card != state.incoming):
            actions.add(BENCH + card)


def fill_expulsion(state: Revanche, seat: i64, actions: Actions) -> None:
    """Shirts to expel; before that, substitutions (R24, R36)."""
    if state.incoming > 0:
        fill_place(state, seat, actions)
        return
    fill_substitutions(state, seat, actions)
    for card in range(i64(1), i64(NUMBERS)):
        if may_expel(state, seat, card):
            actions.add(OUT + card)


def refusal(state: Revanche, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not do this now; None if it may."""
    if action >= ACTIONS:
        return NO_SUCH_ACTION
    if state.must() & BIT[seat] == 0:
        return NOT_ASKED
    if action <= BENCH:
        return field_refusal(state, seat, action)
    if action <= OUT:
        return bench_refusal(state, seat, action - BENCH)
    if action <= HIDE:
        return expel_refusal(state, seat, action - OUT)
    if action <= SHOOT:
        return hide_refusal(state, seat & 1, action - HIDE)
    if state.phase != SHOOTING:
        return WRONG_STEP
    return ALREADY_OPEN if state.opened[1 - (seat & 1)] & BIT[action - SHOOT] != 0 else None


def field_refusal(state: Revanche, seat: i64, action: i64) -> Refusal | None:
    """Playing a card, choosing one for a set piece, or taking one from the bench."""
    if state.incoming > 0:
        return PLACE_TO_FILL
    if action <= COMMIT:
        card = action - PLAY
        if state.phase > FINISH:
            return WRONG_STEP
        if state.hand[NUMBERS * seat + card] == 0:
            return NOT_IN_HAND
        return FIRST_CARD if card in (KEEPER, ACE) and state.no_star_yet(seat) else None
    if action <= BRING:
        if state.phase < WALL or state.phase > KICK:
            return WRONG_STEP
        return None if state.hand[NUMBERS * seat + action - COMMIT] > 0 else NOT_IN_HAND
    return bring_refusal(state, seat, action - BRING)


def bring_refusal(state: Revanche, seat: i64, card: i64) -> Refusal | None:
    """Before a play, the own choice in a set piece or an expulsion, while substitutions last (R24, R25)."""
    if state.phase > EXPEL:
        return WRONG_STEP
    if state.division == 3:
        return NO_BENCH
    if state.size[seat] == 0:
        return NOTHING_TO_BENCH
    if not may_substitute(state, seat):
        return NO_SUBSTITUTIONS
    return None if state.bench[NUMBERS * (seat & 1) + card] > 0 else NOT_ON_BENCH


def bench_refusal(state: Revanche, seat: i64, card: i64) -> Refusal | None:
    """A card of the hand takes the place of the one brought on, not that one itself (R25)."""
    if state.incoming == 0:
        return WRONG_STEP
    held = state.hand[NUMBERS * seat + card]
    if held == 0:
        return NOT_IN_HAND
    return JUST_BROUGHT_ON if card == state.incoming and held == 1 else None


def expel_refusal(state: Revanche, seat: i64, card: i64) -> Refusal | None:
    """A shirt of the own hand or bench that is still in the match (R36)."""
    if state.phase != EXPEL:
        return WRONG_STEP
    if state.incoming > 0:
        return PLACE_TO_FILL
    if may_expel(state, seat, card):
        return None
    return ALREADY_EXPELLED if state.expelled[state.book(seat)] & BIT[card] != 0 else NOT_YOUR_SHIRT


def hide_refusal(state: Revanche, side: i64, spot: i64) -> Refusal | None:
    """Spots are named from low to high, with room for the keepers still to hide (R19)."""
    if state.phase != HIDING:
        return WRONG_STEP
    return None if lowest_spot(state, side) <= spot <= highest_spot(state, side) else HIDING_ORDER
