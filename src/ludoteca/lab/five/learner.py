"""Counterfactual regret minimisation for rounds of five cards. Compiled.

Deals are sampled; the one who learns tries everything, the rival's swap and duel are drawn, and his later choices are
all followed with their chances. What the rival hardly ever does is followed and remembered with a small weight, so that
an answer to it is learned too.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.data import COPIES, HIGHEST
from ludoteca.games.tacocat.five import (
    CARDS,
    HANDS5,
    LESS5,
    SETS,
    rank,
)
from ludoteca.games.tacocat.five_rows import (
    duel_row,
    kind,
    swap_row,
)
from ludoteca.lab.five.clashes import FEW, Clashes
from ludoteca.lab.five.regrets import BITS, COUNT, PROPER, WHOLE, Regrets

STRAY: Final = 0.1  # how often a rival's swap or card is drawn blindly
MODULUS1: Final = 2147483563  # L'Ecuyer's two generators
MODULUS2: Final = 2147483399


@final
class Learner:
    """Deals, and lets each side learn."""

    def __init__(self, seed: i64) -> None:
        self.one: i64 = seed % MODULUS1 + 1
        self.two: i64 = seed % MODULUS2 + 1
        self.table = Regrets()
        self.clashes = Clashes(self.table)
        self.deck: vec[i64] = vec[i64]([card for card in range(1, HIGHEST + 1) for _ in range(int(COPIES[card]))])
        self.weight = 1.0  # of the swap that was drawn last

    def take_up(self, regret: vec[float], total: vec[float], age: float) -> None:
        """Go on with what was learned before."""
        self.table.regret = regret
        self.table.sum = total
        self.table.age = age

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.one = 40014 * self.one % MODULUS1
        self.two = 40692 * self.two % MODULUS2
        return (self.one + self.two) % n

    def share(self) -> float:
        """A number from 0 to 1."""
        return float(self.below(1048576)) / 1048576.0

    def learn(self, deals: i64) -> None:
        """Look at so many more deals, from both sides."""
        deck = self.deck
        for _number in range(deals):
            for i in range(i64(4 * CARDS)):
                j = i + self.below(36 - i)
                card = deck[i]
                deck[i] = deck[j]
                deck[j] = card
            self.table.brief = self.below(WHOLE) > 0
            self.first_learns()
            self.second_learns()
            self.table.age += 0.001

    def dealt(self, seat: i64) -> i64:
        """The hand that a role got: the first five cards, or the next."""
        return rank(_sorted(self.deck, CARDS * seat), CARDS)

    def swapped(self, role: i64, hand: i64, mask: i64) -> i64:
        """The hand after a swap; cards come from the role's own share of the pile."""
        cards = vec[i64]([0, 0, 0, 0, 0])
        drawn = 2 * CARDS + CARDS * role
        for place in range(i64(CARDS)):
            if mask & BITS[place] != 0:
                cards[place] = self.deck[drawn]
                drawn += 1
            else:
                cards[place] = HANDS5[CARDS * hand + place]
        return rank(_sorted(cards, 0), CARDS)

    def drawn_swap(self, row: i64, hand: i64, limit: i64) -> i64:
        """A rival's swap; `chance` keeps the chances, `stray` how likely it was."""
        many = self.table.mix(row, hand, limit)
        for mask in range(i64(SETS)):
            self.table.sum[row + mask] += self.table.age * self.table.chance[mask]
        left = self.share()
        blind = (1.0 / many) if many > 0.0 else 0.0
        last: i64 = 0
        for mask in range(i64(SETS)):
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                last = mask
                left -= (1.0 - STRAY) * self.table.chance[mask] + STRAY * blind
                if left < 0.0:
                    break
        wanted = self.table.chance[last]
        likely = (1.0 - STRAY) * wanted + STRAY * blind
        self.weight = (wanted if wanted > FEW else FEW) / likely
        return last

    def first_learns(self) -> None:
        """The one who swaps first tries every swap."""
        hand = self.dealt(0)
        rival = self.dealt(1)
        finals = vec[i64]([0] * 6)
        backs = vec[i64]([0] * 6)
        weights = vec[float]([1.0] * 6)
        finals[0] = rival
        for count in range(i64(1), i64(6)):
            mask = self.drawn_swap(swap_row(count, rival), rival, count)
            finals[count] = self.swapped(1, rival, mask)
            backs[count] = COUNT[mask]
            weights[count] = self.weight
        row = swap_row(-1, hand)
        values = vec[float]([0.0] * SETS)
        for mask in range(i64(SETS)):
            if PROPER[hand * SETS + mask] == 1 and self.table.tried(row + mask):
                count = COUNT[mask]
                own = self.swapped(0, hand, mask)
                values[mask] = self.duel(0, own, finals[count], count, backs[count], weights[count])
        self.table.mix(row, hand, 5)
        self.learn_swap(row, hand, 5, values)

    def second_learns(self) -> None:
        """The one who swaps back tries every swap that he may."""
        rival = self.dealt(0)
        hand = self.dealt(1)
        mask = self.drawn_swap(swap_row(-1, rival), rival, 5)
        weight = self.weight
        count = COUNT[mask]
        other = self.swapped(0, rival, mask)
        row = swap_row(count, hand)
        values = vec[float]([0.0] * SETS)
        for own in range(i64(SETS)):
            if PROPER[hand * SETS + own] == 1 and COUNT[own] <= count and self.table.tried(row + own):
                values[own] = self.duel(1, self.swapped(1, hand, own), other, count, COUNT[own], weight)
        self.table.mix(row, hand, count)
        self.weight = weight
        self.learn_swap(row, hand, count, values)

    def learn_swap(self, row: i64, hand: i64, limit: i64, values: vec[float]) -> None:
        """What one would rather have swapped."""
        usual = 0.0
        for mask in range(i64(SETS)):
            usual += self.table.chance[mask] * values[mask]
        weight = self.table.age * (self.weight if limit < 5 or row >= swap_row(0, 0) else 1.0)
        for mask in range(i64(SETS)):
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit and self.table.tried(row + mask):
                self.table.regret[row + mask] += weight * (values[mask] - usual)

    # ---- after the swap: own is the hand of the one who learns

    def duel(self, role: i64, own: i64, other: i64, first: i64, second: i64, weight: float) -> float:
        """Five cards each, one is put down; the rival's is drawn."""
        rival = kind(1 - role, second if role == 0 else first)
        self_kind = kind(role, first if role == 0 else second)
        row = duel_row(1 - role, first, second, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        many = self.table.places(row, HANDS5, 5, other, chances)
        for place in range(i64(5)):
            self.table.sum[row + place] += self.table.age * weight * chances[place]
        left = self.share()
        put: i64 = 0
        for place in range(i64(5)):
            if place == 0 or HANDS5[5 * other + place] != HANDS5[5 * other + place - 1]:
                put = place
                left -= (1.0 - STRAY) * chances[place] + STRAY / many
                if left < 0.0:
                    break
        wanted = chances[put]
        then = weight * (wanted if wanted > FEW else FEW) / ((1.0 - STRAY) * wanted + STRAY / many)
        rest = LESS5[5 * other + put]
        card = HANDS5[5 * other + put]
        mine = duel_row(role, first, second, own)
        self.table.places(mine, HANDS5, 5, own, chances)
        usual = 0.0
        values = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        for place in range(i64(5)):
            shown = HANDS5[5 * own + place]
            if (place > 0 and shown == HANDS5[5 * own + place - 1]) or not self.table.tried(mine + place):
                continue
            kept = LESS5[5 * own + place]
            if shown > card:
                values[place] = self.clashes.lead(rival, self_kind, kept, rest, shown, card, then)
            elif shown < card:
                values[place] = self.clashes.led(rival, self_kind, kept, rest, shown, card, then)
            else:
                values[place] = self.clashes.second_duel(rival, self_kind, kept, rest, card, then)
            usual += chances[place] * values[place]
        for place in range(i64(5)):
            if self.table.tried(mine + place) and (
                place == 0 or HANDS5[5 * own + place] != HANDS5[5 * own + place - 1]
            ):
                self.table.regret[mine + place] += self.table.age * weight * (values[place] - usual)
        return usual


def _sorted(cards: vec[i64], first: i64) -> vec[i64]:
    """Five cards in a row, from low to high."""
    found = vec[i64]([0, 0, 0, 0, 0])
    for i in range(i64(CARDS)):
        card = cards[first + i]
        place = i
        while place > 0 and found[place - 1] > card:
            found[place] = found[place - 1]
            place -= 1
        found[place] = card
    return found
