"""Counterfactual regret minimisation for rounds of five cards. Compiled.

Deals are sampled; the one who learns tries everything, the rival's swap and duel are drawn, and his later choices are
all followed with their chances. What the rival hardly ever does is followed and remembered with a small weight, so that
an answer to it is learned too.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.data import COPIES, HIGHEST
from ludoteca.games.tacocat.five import CARDS, FOURS, HANDS3, HANDS4, HANDS5, LEADS3, LEADS4, LESS4, LESS5, SETS, THREES, rank
from ludoteca.games.tacocat.fives import (
    BEATING,
    LENGTH,
    SECOND_DUEL,
    UNBEATEN,
    answer4_row,
    duel3_row,
    duel4_row,
    duel_row,
    kind,
    lead3_row,
    lead4_row,
    swap_row,
)
from ludoteca.lab.five.ends import ENDS3, ENDS4, TIED, WON, final_two

FEW: Final = 0.02  # the weight of what is hardly ever done
STRAY: Final = 0.1  # how often a rival's swap or card is drawn blindly
WHOLE: Final = 12  # in one deal of so many nothing is left out
HOPELESS: Final = 2.0  # else what one regrets so little (in the weight of one deal) is not tried
MODULUS1: Final = 2147483563  # L'Ecuyer's two generators
MODULUS2: Final = 2147483399

BITS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16])
COUNT: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(SETS)])


def _alike() -> vec[i64]:
    """ALIKE[hand * SETS + set]: 1 if the set takes of equal cards those that stand first; any other is the same swap."""
    found = vec[i64]([0] * (792 * SETS))
    for hand in range(i64(792)):
        for mask in range(i64(SETS)):
            proper: i64 = 1
            for place in range(i64(1), i64(CARDS)):
                same = HANDS5[CARDS * hand + place] == HANDS5[CARDS * hand + place - 1]
                if same and mask & BITS[place] != 0 and mask & BITS[place - 1] == 0:
                    proper = 0
            found[hand * SETS + mask] = proper
    return found


PROPER: Final[vec[i64]] = _alike()


@final
class Learner:
    """Regrets, and the sum of all strategies so far."""

    def __init__(self, seed: i64) -> None:
        self.one: i64 = seed % MODULUS1 + 1
        self.two: i64 = seed % MODULUS2 + 1
        self.regret: vec[float] = vec[float]([0.0] * LENGTH)
        self.sum: vec[float] = vec[float]([0.0] * LENGTH)
        self.age = 1.0  # the weight of what is learned now
        self.brief = False
        self.deck: vec[i64] = vec[i64]([card for card in range(1, HIGHEST + 1) for _ in range(int(COPIES[card]))])
        self.chance: vec[float] = vec[float]([0.0] * SETS)
        self.value: vec[float] = vec[float]([0.0] * SETS)

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
            self.brief = self.below(WHOLE) > 0
            self.first_learns()
            self.second_learns()
            self.age += 0.001

    def tried(self, place: i64) -> bool:
        """Is this worth trying now?"""
        return not self.brief or self.regret[place] > -HOPELESS * self.age

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

    def mix(self, row: i64, hand: i64, limit: i64) -> float:
        """Chances of all sets that may be swapped, into `chance`; returns how many there are."""
        total = 0.0
        many = 0.0
        for mask in range(i64(SETS)):
            value = 0.0
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                many += 1.0
                value = self.regret[row + mask]
                if value < 0.0:
                    value = 0.0
            self.chance[mask] = value
            total += value
        for mask in range(i64(SETS)):
            if total > 0.0:
                self.chance[mask] /= total
            elif PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                self.chance[mask] = 1.0 / many
        return many

    def drawn_swap(self, row: i64, hand: i64, limit: i64) -> i64:
        """A rival's swap; `chance` keeps the chances, `stray` how likely it was."""
        many = self.mix(row, hand, limit)
        for mask in range(i64(SETS)):
            self.sum[row + mask] += self.age * self.chance[mask]
        left = self.share()
        blind = (1.0 / many) if many > 0.0 else 0.0
        last: i64 = 0
        for mask in range(i64(SETS)):
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                last = mask
                left -= (1.0 - STRAY) * self.chance[mask] + STRAY * blind
                if left < 0.0:
                    break
        wanted = self.chance[last]
        likely = (1.0 - STRAY) * wanted + STRAY * blind
        self.weight = (wanted if wanted > FEW else FEW) / likely
        return last

    weight: float = 1.0

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
            if PROPER[hand * SETS + mask] == 1 and self.tried(row + mask):
                count = COUNT[mask]
                own = self.swapped(0, hand, mask)
                values[mask] = self.duel(0, own, finals[count], count, backs[count], weights[count])
        self.mix(row, hand, 5)
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
            if PROPER[hand * SETS + own] == 1 and COUNT[own] <= count and self.tried(row + own):
                values[own] = self.duel(1, self.swapped(1, hand, own), other, count, COUNT[own], weight)
        self.mix(row, hand, count)
        self.weight = weight
        self.learn_swap(row, hand, count, values)

    def learn_swap(self, row: i64, hand: i64, limit: i64, values: vec[float]) -> None:
        """What one would rather have swapped."""
        usual = 0.0
        for mask in range(i64(SETS)):
            usual += self.chance[mask] * values[mask]
        weight = self.age * (self.weight if limit < 5 or row >= swap_row(0, 0) else 1.0)
        for mask in range(i64(SETS)):
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit and self.tried(row + mask):
                self.regret[row + mask] += weight * (values[mask] - usual)

    # ---- after the swap: own is the hand of the one who learns

    def duel(self, role: i64, own: i64, other: i64, first: i64, second: i64, weight: float) -> float:
        """Five cards each, one is put down; the rival's is drawn."""
        rival = kind(1 - role, second if role == 0 else first)
        self_kind = kind(role, first if role == 0 else second)
        row = duel_row(1 - role, first, second, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        many = self.places(row, HANDS5, 5, other, chances)
        for place in range(i64(5)):
            self.sum[row + place] += self.age * weight * chances[place]
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
        self.places(mine, HANDS5, 5, own, chances)
        usual = 0.0
        values = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        for place in range(i64(5)):
            shown = HANDS5[5 * own + place]
            if place > 0 and shown == HANDS5[5 * own + place - 1] or not self.tried(mine + place):
                continue
            kept = LESS5[5 * own + place]
            if shown > card:
                values[place] = self.lead(rival, self_kind, kept, rest, shown, card, then)
            elif shown < card:
                values[place] = self.led(rival, self_kind, kept, rest, shown, card, then)
            else:
                values[place] = self.second_duel(rival, self_kind, kept, rest, card, then)
            usual += chances[place] * values[place]
        for place in range(i64(5)):
            if self.tried(mine + place) and (place == 0 or HANDS5[5 * own + place] != HANDS5[5 * own + place - 1]):
                self.regret[mine + place] += self.age * weight * (values[place] - usual)
        return usual

    def places(self, row: i64, hands: vec[i64], size: i64, hand: i64, chances: vec[float]) -> float:
        """Chances of the cards of a hand; of equal ones the first. Returns how many there are."""
        total = 0.0
        many = 0.0
        for place in range(size):
            value = 0.0
            if place == 0 or hands[size * hand + place] != hands[size * hand + place - 1]:
                many += 1.0
                value = self.regret[row + place]
                if value < 0.0:
                    value = 0.0
            chances[place] = value
            total += value
        for place in range(size):
            if total > 0.0:
                chances[place] /= total
            elif place == 0 or hands[size * hand + place] != hands[size * hand + place - 1]:
                chances[place] = 1.0 / many
        return many

    def options(self, row: i64, hand: i64, chances: vec[float]) -> None:
        """Chances of the leads of four cards."""
        total = 0.0
        many = 0.0
        for option in range(i64(4)):
            value = 0.0
            if LEADS4[4 * hand + option] > 0:
                many += 1.0
                value = self.regret[row + option]
                if value < 0.0:
                    value = 0.0
            chances[option] = value
            total += value
        for option in range(i64(4)):
            if total > 0.0:
                chances[option] /= total
            elif LEADS4[4 * hand + option] > 0:
                chances[option] = 1.0 / many

    def answers(self, row: i64, hand: i64, attack: i64, chances: vec[float]) -> None:
        """Chances of the answers to a single card."""
        total = 0.0
        many = 0.0
        for place in range(i64(4)):
            value = 0.0
            if may_answer(hand, place, attack):
                many += 1.0
                value = self.regret[row + place]
                if value < 0.0:
                    value = 0.0
            chances[place] = value
            total += value
        for place in range(i64(4)):
            if total > 0.0:
                chances[place] /= total
            elif may_answer(hand, place, attack):
                chances[place] = 1.0 / many

    def lead(self, rival: i64, mine: i64, own: i64, other: i64, shown: i64, card: i64, weight: float) -> float:
        """The one who learns leads with four cards."""
        row = lead4_row(rival, card, own)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        replies = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.options(row, own, chances)
        usual = 0.0
        for option in range(i64(4)):
            lead = LEADS4[4 * own + option]
            if lead == 0:
                break
            taken = lead % 16
            if taken > 1:
                values[option] = 0.0 if ENDS4[(4 * own + option) * FOURS + other] == 0 else 1.0  # he has won the duel
            else:
                attack = HANDS4[4 * own + lead // 16]
                kept = LESS4[4 * own + lead // 16]
                reply = answer4_row(mine, shown, attack, other)
                self.answers(reply, other, attack, replies)
                value = 0.0
                for place in range(i64(4)):
                    chance = replies[place]
                    if chance == 0.0 and (self.brief or not may_answer(other, place, attack)):
                        continue
                    self.sum[reply + place] += self.age * weight * chance
                    then = weight * (chance if chance > FEW else FEW)
                    left = LESS4[4 * other + place]
                    answer = HANDS4[4 * other + place]
                    if answer >= attack:
                        worth = 1.0 - self.rival_leads3(lead3_row(mine, BEATING, shown, attack, left), left, kept, 0.0, then)
                    else:
                        worth = self.leads3(lead3_row(rival, UNBEATEN, card, answer, kept), kept, left, 1.0, then)
                    value += chance * worth
                values[option] = value
            usual += chances[option] * values[option]
        for option in range(i64(4)):
            if LEADS4[4 * own + option] > 0:
                self.regret[row + option] += self.age * weight * (values[option] - usual)
        return usual

    def led(self, rival: i64, mine: i64, own: i64, other: i64, shown: i64, card: i64, weight: float) -> float:
        """The rival leads with four cards."""
        row = lead4_row(mine, shown, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        replies = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.options(row, other, chances)
        total = 0.0
        for option in range(i64(4)):
            lead = LEADS4[4 * other + option]
            if lead == 0:
                break
            chance = chances[option]
            if chance == 0.0 and self.brief:
                continue
            self.sum[row + option] += self.age * weight * chance
            if lead % 16 > 1:
                total += chance * (1.0 if ENDS4[(4 * other + option) * FOURS + own] == 0 else 0.0)
                continue
            then = weight * (chance if chance > FEW else FEW)
            attack = HANDS4[4 * other + lead // 16]
            left = LESS4[4 * other + lead // 16]
            reply = answer4_row(rival, card, attack, own)
            self.answers(reply, own, attack, replies)
            usual = 0.0
            for place in range(i64(4)):
                if not may_answer(own, place, attack):
                    continue
                kept = LESS4[4 * own + place]
                answer = HANDS4[4 * own + place]
                if answer >= attack:
                    values[place] = self.leads3(lead3_row(rival, BEATING, card, attack, kept), kept, left, 0.0, then)
                else:
                    back = lead3_row(mine, UNBEATEN, shown, answer, left)
                    values[place] = 1.0 - self.rival_leads3(back, left, kept, 1.0, then)
                usual += replies[place] * values[place]
            for place in range(i64(4)):
                if may_answer(own, place, attack):
                    self.regret[reply + place] += self.age * then * (values[place] - usual)
            total += chance * usual
        return total

    def leads3(self, row: i64, own: i64, other: i64, tied: float, weight: float) -> float:
        """The one who learns leads with three cards; `tied` is what a tie is worth to whoever leads."""
        one = worth(ENDS3[2 * own * THREES + other], tied)
        if LEADS3[2 * own + 1] == 0:
            return one
        two = worth(ENDS3[(2 * own + 1) * THREES + other], tied)
        usual = self.even(row) * (two - one) + one
        weight *= self.age
        self.regret[row] += weight * (one - usual)
        self.regret[row + 1] += weight * (two - usual)
        return usual

    def rival_leads3(self, row: i64, own: i64, other: i64, tied: float, weight: float) -> float:
        """The rival leads with three cards (`own` are his); what it is worth to him."""
        one = worth(ENDS3[2 * own * THREES + other], tied)
        if LEADS3[2 * own + 1] == 0:
            return one
        chance = self.even(row)
        self.sum[row] += self.age * weight * (1.0 - chance)
        self.sum[row + 1] += self.age * weight * chance
        return one + chance * (worth(ENDS3[(2 * own + 1) * THREES + other], tied) - one)

    def even(self, row: i64) -> float:
        """The chance of the second of two options."""
        one = self.regret[row]
        two = self.regret[row + 1]
        if one < 0.0:
            one = 0.0
        if two < 0.0:
            two = 0.0
        return two / (one + two) if one + two > 0.0 else 0.5

    def second_duel(self, rival: i64, mine: i64, own: i64, other: i64, tied: i64, weight: float) -> float:
        """The first duel was tied: four cards each, and one more is put down."""
        row = duel4_row(mine, tied, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.places(row, HANDS4, 4, other, chances)
        for place in range(i64(4)):
            self.sum[row + place] += self.age * weight * chances[place]
        ours = duel4_row(rival, tied, own)
        own_chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.places(ours, HANDS4, 4, own, own_chances)
        for put in range(i64(4)):
            card = HANDS4[4 * other + put]
            if put > 0 and card == HANDS4[4 * other + put - 1]:
                continue
            chance = chances[put]
            if chance == 0.0 and self.brief:
                continue
            then = weight * (chance if chance > FEW else FEW)
            left = LESS4[4 * other + put]
            for place in range(i64(4)):
                shown = HANDS4[4 * own + place]
                if place > 0 and shown == HANDS4[4 * own + place - 1]:
                    continue
                kept = LESS4[4 * own + place]
                if shown > card:
                    value = self.leads3(lead3_row(rival, SECOND_DUEL, card, tied, kept), kept, left, 1.0, then)
                elif shown < card:
                    value = 1.0 - self.rival_leads3(
                        lead3_row(mine, SECOND_DUEL, shown, tied, left), left, kept, 1.0, then
                    )
                else:
                    value = self.third_duel(kept, left, then)
                values[place] += chance * value
        usual = 0.0
        for place in range(i64(4)):
            usual += own_chances[place] * values[place]
        for place in range(i64(4)):
            if place == 0 or HANDS4[4 * own + place] != HANDS4[4 * own + place - 1]:
                self.regret[ours + place] += self.age * weight * (values[place] - usual)
        return usual

    def third_duel(self, own: i64, other: i64, weight: float) -> float:
        """Two duels were tied: three cards each."""
        row = duel3_row(other)
        chances = vec[float]([0.0, 0.0, 0.0])
        own_chances = vec[float]([0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0])
        self.places(row, HANDS3, 3, other, chances)
        ours = duel3_row(own)
        self.places(ours, HANDS3, 3, own, own_chances)
        usual = 0.0
        for place in range(i64(3)):
            self.sum[row + place] += self.age * weight * chances[place]
            for put in range(i64(3)):
                values[place] += chances[put] * three_put(own, place, other, put)
            usual += own_chances[place] * values[place]
        for place in range(i64(3)):
            if place == 0 or HANDS3[3 * own + place] != HANDS3[3 * own + place - 1]:
                self.regret[ours + place] += self.age * weight * (values[place] - usual)
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


def worth(end: i64, tied: float) -> float:
    """What an end is worth to the one who leads."""
    return tied if end == TIED else float(end)


def may_answer(hand: i64, place: i64, attack: i64) -> bool:
    """The lowest card, or one that beats it; of equal cards the first."""
    card = HANDS4[4 * hand + place]
    return place == 0 or (card >= attack and card != HANDS4[4 * hand + place - 1])


def three_put(own: i64, place: i64, other: i64, put: i64) -> float:
    """A duel with three cards each, and what follows; if it is tied again, the higher cards are put down."""
    shown = HANDS3[3 * own + place]
    card = HANDS3[3 * other + put]
    low = HANDS3[3 * own + (1 if place == 0 else 0)]
    high = HANDS3[3 * own + (1 if place == 2 else 2)]
    low2 = HANDS3[3 * other + (1 if put == 0 else 0)]
    high2 = HANDS3[3 * other + (1 if put == 2 else 2)]
    if shown > card:
        return worth(final_two(high, low, low2, high2), 1.0)
    if shown < card:
        return 1.0 - worth(final_two(high2, low2, low, high), 1.0)
    if low != low2:
        return 1.0 if low < low2 else 0.0
    return 1.0 if high > high2 else 0.0 if high < high2 else 0.5


assert WON == 1
