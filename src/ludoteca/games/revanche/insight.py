"""What a seat of Revanche knows after an action of its own, as facts for its network. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.net import Insight
from ludoteca.engine.state import BIT, Actions, State
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    DEFEND,
    FINISH,
    HALVES,
    HIDE,
    KEEPER,
    NUMBERS,
    OUT,
    PLAY,
    SUBSTITUTIONS,
)
from ludoteca.games.revanche.guess import unseen
from ludoteca.games.revanche.judge import HalfJudge, purple_wins
from ludoteca.games.revanche.rules import Revanche

SHIRTS: Final = NUMBERS - 1
COUNTS: Final = 5  # of one number: 0 to 4
SIZES: Final = 12
LEADS: Final = 7  # from three behind to three ahead
SLOTS_USED: Final = SUBSTITUTIONS + 1

# What was done.
PASSED: Final = 0
CROSSED: Final = 1
SAVED: Final = 2
DEFENDED: Final = 3
SCORED: Final = 4
MISSED: Final = 5
COMMITTED: Final = 6
BROUGHT_ON: Final = 7
BENCHED: Final = 8
EXPELLED: Final = 9
STEPS: Final = 10

# Where each group of facts begins.
OWN: Final = 0  # how many of each number stay in the hand
THEIRS: Final = OWN + SHIRTS * COUNTS  # how many of the rivals' numbers this seat cannot place
OURS: Final = THEIRS + SHIRTS * COUNTS  # and of its own team's
KNOWN: Final = OURS + SHIRTS * COUNTS  # what is known to be in the next seat's hand
OWN_BENCH: Final = KNOWN + SHIRTS
RIVAL_BENCH: Final = OWN_BENCH + SHIRTS
USED: Final = RIVAL_BENCH + SHIRTS  # substitutions
RIVAL_USED: Final = USED + SLOTS_USED
LEFT: Final = RIVAL_USED + SLOTS_USED  # cards in the hand, and in the rival's
RIVAL_LEFT: Final = LEFT + SIZES
STEP: Final = RIVAL_LEFT + SIZES
TOP: Final = STEP + STEPS  # the card that lies on top, by what was done with it
ANSWER: Final = TOP + SHIRTS  # the card put down in defence
LEAD: Final = ANSWER + SHIRTS
HALF: Final = LEAD + LEADS
FRESH: Final = HALF + HALVES  # the first card of the half is still to come: for the rival, this seat
ADDED: Final = FRESH + 2
GONE: Final = ADDED + 1  # the rival's shirts that are expelled
FACTS: Final = GONE + SHIRTS


@final
class HalfInsight(Insight):
    """A network foresees how likely the match is won when the half is over."""

    inputs = FACTS

    def tell(self, state: State, seat: i64, action: i64, facts: Actions) -> None:
        """The hand that is left, what the rival may hold, the benches, the score, and what was done."""
        assert isinstance(state, Revanche)
        if action > HIDE:
            return  # the shoot-out is blind
        rival = state.following(seat)
        gone: i64 = 0
        lead = state.score[seat & 1] - state.score[1 - (seat & 1)]
        if action <= COMMIT:
            gone = action - PLAY
            step = played(state, gone)
            if step == SCORED:
                lead += 1
            facts.add(TOP + gone - 1)
            if step == DEFENDED:
                facts.add(ANSWER + gone - 1)
        elif action <= BRING:
            gone = action - COMMIT
            step = COMMITTED
            facts.add(ANSWER + gone - 1)
        elif action <= BENCH:
            step = BROUGHT_ON
            gone = -(action - BRING)
        elif action <= OUT:
            gone = action - BENCH
            step = BENCHED
        else:
            step = EXPELLED
            gone = 0
            facts.add(ANSWER + action - OUT - 1)
        if step in (BROUGHT_ON, BENCHED, EXPELLED, COMMITTED) and state.top > 0:
            facts.add(TOP + state.top - 1)
        facts.add(STEP + step)
        tell_cards(state, seat, rival, gone, facts)
        tell_match(state, seat, rival, lead, facts)
        size = state.size[seat] + (1 if gone < 0 else 0 if gone == 0 else -1)
        facts.add(LEFT + min(max(size, i64(0)), i64(SIZES - 1)))
        facts.add(RIVAL_LEFT + min(state.size[rival], i64(SIZES - 1)))

    def over(self, before: State, now: State) -> bool:
        """Is the half over?"""
        return HALF_JUDGE.ends(before, now)

    def outcome(self, before: State, now: State, seat: i64) -> float:
        """How likely the score wins."""
        assert isinstance(now, Revanche)
        purple = purple_wins(now)
        return purple if seat & 1 == 0 else 1.0 - purple


HALF_JUDGE: Final = HalfJudge()


def played(state: Revanche, card: i64) -> i64:
    """What a card on the field pile does."""
    if state.phase == DEFEND:
        return SAVED if card == KEEPER else DEFENDED
    if state.phase == FINISH:
        if card == state.answer:
            return SCORED
        return CROSSED if card == ACE and not state.added else MISSED
    return CROSSED if card == ACE or (card == state.top and card != KEEPER) else PASSED


def tell_cards(state: Revanche, seat: i64, rival: i64, gone: i64, facts: Actions) -> None:
    """Hands, benches, and what cannot be placed."""
    theirs = unseen(state, seat, rival & 1)
    ours = unseen(state, seat, seat & 1) if state.seats > 2 else vec[i64]([0] * NUMBERS)
    expelled = state.expelled[state.book(rival)]
    for card in range(i64(1), i64(NUMBERS)):
        held = state.hand[NUMBERS * seat + card]
        if card == gone:
            held -= 1
        elif card == -gone:
            held += 1
        facts.add(OWN + COUNTS * (card - 1) + min(held, i64(COUNTS - 1)))
        facts.add(THEIRS + COUNTS * (card - 1) + min(theirs[card], i64(COUNTS - 1)))
        if state.seats > 2:
            facts.add(OURS + COUNTS * (card - 1) + min(ours[card], i64(COUNTS - 1)))
        if state.known[NUMBERS * rival + card] > 0:
            facts.add(KNOWN + card - 1)
        if state.bench[NUMBERS * (seat & 1) + card] > 0 and card != -gone:
            facts.add(OWN_BENCH + card - 1)
        if state.bench[NUMBERS * (rival & 1) + card] > 0:
            facts.add(RIVAL_BENCH + card - 1)
        if expelled & BIT[card] != 0:
            facts.add(GONE + card - 1)


def tell_match(state: Revanche, seat: i64, rival: i64, lead: i64, facts: Actions) -> None:
    """Score, time and substitutions."""
    facts.add(USED + min(state.used[seat & 1], i64(SUBSTITUTIONS)))
    facts.add(RIVAL_USED + min(state.used[rival & 1], i64(SUBSTITUTIONS)))
    facts.add(LEAD + min(max(lead + 3, i64(0)), i64(LEADS - 1)))
    facts.add(HALF + min(state.half, i64(HALVES - 1)))
    if state.fresh & BIT[rival] != 0:
        facts.add(FRESH)
    if state.fresh & BIT[seat] != 0:
        facts.add(FRESH + 1)
    if state.added:
        facts.add(ADDED)
