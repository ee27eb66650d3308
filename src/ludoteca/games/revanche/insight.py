"""What a seat of Revanche knows after an action of its own, as facts for its networks. Compiled.

For two seats. Plain numbers are alike, so what counts is how many of them the seat holds so often and the rival may
still have so often; the keeper, the ace and the 15 are told apart.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.net import Insight
from ludoteca.engine.state import Actions, State
from ludoteca.games.revanche.bench import may_substitute
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    COPIES,
    DEFEND,
    EXPEL,
    HALVES,
    HIDING,
    KEEPER,
    LAST,
    NUMBERS,
    OPEN,
    OUT,
    PENALTY,
    SUBSTITUTIONS,
    WALL,
)
from ludoteca.games.revanche.judge import HalfJudge, purple_wins
from ludoteca.games.revanche.odds import at_least_one, hidden_pool, total
from ludoteca.games.revanche.rules import Revanche

COUNTS: Final = COPIES + 1
PAIRS: Final = COUNTS * COUNTS  # of one number: how often in the own hand, how often unseen of the rival's
MANY: Final = 5
SIZES: Final = 14
ODDS: Final = 10
LEADS: Final = 9

# what was done
PASSED: Final = 0
CROSSED: Final = 1
SAVED: Final = 2
DEFENDED: Final = 3
SCORED: Final = 4
CROSSED_AGAIN: Final = 5
MISSED: Final = 6
COMMITTED: Final = 7  # then by the set piece, the defender's first
BROUGHT: Final = COMMITTED + 6  # then by the phase
BENCHED: Final = BROUGHT + EXPEL + 1
EXPELLED: Final = BENCHED + EXPEL + 1
STEPS: Final = EXPELLED + 1

# Where each group of facts begins.
PLAIN: Final = 0  # at least so many plain numbers of a pair
STARS: Final = PLAIN + PAIRS * MANY  # the pair of the keeper, the ace, the 15
KNOWN: Final = STARS + 3 * PAIRS  # what the rival is known to hold
OWN_BENCH: Final = KNOWN + NUMBERS
RIVAL_BENCH: Final = OWN_BENCH + NUMBERS
ON_BENCH: Final = RIVAL_BENCH + NUMBERS  # how many own cards lie face up
LEFT: Final = ON_BENCH + 7  # substitutions
RIVAL_LEFT: Final = LEFT + SUBSTITUTIONS + 1
SIZE: Final = RIVAL_LEFT + SUBSTITUTIONS + 1
RIVAL_SIZE: Final = SIZE + SIZES
STEP: Final = RIVAL_SIZE + SIZES
TOP: Final = STEP + STEPS  # what the rival has to match, or answers
TOP_PAIR: Final = TOP + NUMBERS
REACHED: Final = TOP_PAIR + PAIRS  # how likely the rival can match it
REACHABLE: Final = REACHED + ODDS + 1  # how likely this seat could match what the rival answers
CARD: Final = REACHABLE + ODDS + 1  # the card of a set piece, of a substitution, of an expulsion
CROSSING: Final = CARD + NUMBERS
HALF: Final = CROSSING + NUMBERS
LEAD: Final = HALF + HALVES
BOOKED: Final = LEAD + LEADS * 2  # by the half's number: first and third, second and fourth
FRESH: Final = BOOKED + 2
ADDED: Final = FRESH + 2
FACTS: Final = ADDED + 1


@final
class HalfInsight(Insight):
    """A network foresees how well the half ends."""

    inputs = FACTS

    def __init__(self) -> None:
        self.judge = HalfJudge()

    def speaks(self, state: State, seat: i64) -> bool:
        """Of all but the shoot-out, where there is nothing to know."""
        assert isinstance(state, Revanche)
        return state.phase < HIDING

    def tell(self, state: State, seat: i64, action: i64, facts: Actions) -> None:
        """The hand that is left, what the rival may hold, and where the half stands."""
        assert isinstance(state, Revanche)
        rival = state.following(seat)
        hand = state.hand[NUMBERS * seat : NUMBERS * seat + NUMBERS]
        pool = hidden_pool(state, seat, rival)
        size = state.size[seat]
        step = self.step(state, action)
        top = state.top
        if action <= COMMIT:
            top = 0 if step == SCORED else action + 1
            hand[action + 1] -= 1
            size -= 1
        else:
            card = action - shift(action)
            facts.add(CARD + card)
            if action <= BRING:
                hand[card] -= 1
                size -= 1
            elif action <= BENCH:
                hand[card] += 1
                size += 1
            elif action <= OUT:
                hand[card] -= 1
                size -= 1
            else:
                hand[card] = 0
        facts.add(STEP + step)
        self.tell_cards(state, seat, rival, hand, pool, facts)
        self.tell_top(state, seat, rival, top, hand, pool, facts)
        facts.add(SIZE + min(size, i64(SIZES - 1)))
        facts.add(RIVAL_SIZE + min(state.size[rival], i64(SIZES - 1)))
        self.tell_score(state, seat, rival, step, facts)

    def step(self, state: Revanche, action: i64) -> i64:
        """What kind of action it is."""
        phase = state.phase
        if action <= COMMIT:
            card = action + 1
            if phase == OPEN:
                return CROSSED if card == ACE or (card == state.top and card != KEEPER) else PASSED
            if phase == DEFEND:
                return SAVED if card == KEEPER else DEFENDED
            if card == state.answer:
                return SCORED
            return CROSSED_AGAIN if card == ACE and not state.added else MISSED
        if action <= BRING:
            return COMMITTED + 2 * (PENALTY - state.kick) + (0 if phase == WALL else 1)
        if action <= BENCH:
            return BROUGHT + phase
        return BENCHED + phase if action <= OUT else EXPELLED

    def tell_cards(
        self, state: Revanche, seat: i64, rival: i64, hand: vec[i64], pool: vec[i64], facts: Actions
    ) -> None:
        """Hands and benches."""
        plain = vec[i64]([0] * PAIRS)
        for card in range(i64(1), i64(NUMBERS)):
            pair = COUNTS * min(hand[card], i64(COPIES)) + pool[card]
            if card == KEEPER:
                facts.add(STARS + pair)
            elif card == ACE:
                facts.add(STARS + PAIRS + pair)
            else:
                plain[pair] += 1
                if card == LAST:
                    facts.add(STARS + 2 * PAIRS + pair)
            if state.known[NUMBERS * rival + card] > 0:
                facts.add(KNOWN + card)
        for pair in range(i64(PAIRS)):
            for k in range(min(plain[pair], i64(MANY))):
                facts.add(PLAIN + MANY * pair + k)
        if state.division < 3:
            self.tell_bench(state, seat, rival, facts)

    def tell_bench(self, state: Revanche, seat: i64, rival: i64, facts: Actions) -> None:
        """What lies face up, and how often it may be used."""
        count: i64 = 0
        for card in range(i64(1), i64(NUMBERS)):
            if state.bench[NUMBERS * (seat & 1) + card] > 0:
                facts.add(OWN_BENCH + card)
                count += 1
            if state.bench[NUMBERS * (rival & 1) + card] > 0:
                facts.add(RIVAL_BENCH + card)
        facts.add(ON_BENCH + count)
        facts.add(LEFT + SUBSTITUTIONS - state.used[seat & 1])
        facts.add(RIVAL_LEFT + SUBSTITUTIONS - state.used[rival & 1])

    def tell_top(
        self, state: Revanche, seat: i64, rival: i64, top: i64, hand: vec[i64], pool: vec[i64], facts: Actions
    ) -> None:
        """The card that the rival may match, or has to defend against, and how well this seat is armed."""
        facts.add(TOP + top)
        if state.crossing > 0:
            facts.add(CROSSING + state.crossing)
        cards = total(pool)
        if top > 0:
            facts.add(TOP_PAIR + COUNTS * min(hand[top], i64(COPIES)) + pool[top])
            odds = 1.0 if state.known[NUMBERS * rival + top] > 0 else at_least_one(pool[top], cards, state.size[rival])
            if may_substitute(state, rival) and state.bench[NUMBERS * (rival & 1) + top] > 0:
                odds = 1.0
            facts.add(REACHED + i64(odds * ODDS))
        armed: i64 = 0
        bench = may_substitute(state, seat)
        for card in range(i64(2), i64(NUMBERS)):
            if hand[card] > 0 or (bench and state.bench[NUMBERS * (seat & 1) + card] > 0):
                armed += pool[card]
        facts.add(REACHABLE + i64(ODDS * float(armed) / float(max(cards, i64(1)))))

    def tell_score(self, state: Revanche, seat: i64, rival: i64, step: i64, facts: Actions) -> None:
        """The half, the lead, and the judge's book."""
        side = seat & 1
        lead = state.score[side] - state.score[1 - side] + (1 if step == SCORED else 0)
        facts.add(HALF + min(state.half, i64(HALVES - 1)))
        facts.add(LEAD + LEADS * (state.half & 1) + min(max(lead + LEADS // 2, i64(0)), i64(LEADS - 1)))
        if state.yellow[state.book(seat)] > 0:
            facts.add(BOOKED)
        if state.yellow[state.book(rival)] > 0:
            facts.add(BOOKED + 1)
        if state.added:
            facts.add(ADDED)

    def over(self, before: State, now: State) -> bool:
        """Is the half over?"""
        return self.judge.ends(before, now)

    def outcome(self, before: State, now: State, seat: i64) -> float:
        """How likely the match is won after it."""
        assert isinstance(now, Revanche)
        purple = purple_wins(now)
        return purple if seat & 1 == 0 else 1.0 - purple


def shift(action: i64) -> i64:
    """Where the ids of an action's kind begin, one before the number 1."""
    if action <= BRING:
        return COMMIT
    if action <= BENCH:
        return BRING
    return BENCH if action <= OUT else OUT
