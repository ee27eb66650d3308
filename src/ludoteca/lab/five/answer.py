"""The best response to a strategy for rounds of five cards, after the swap: exact, for one hand at a time. Compiled.

A program lists, for each hand of the rival, what it adds to each sum that the answering seat compares. So what is best
for many beliefs about the rival's hand is found without walking through the round again.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import append, i64, vec
from ludoteca.games.tacocat.five import FIVES, FOURS, HANDS4, HANDS5, LEADS3, LEADS4, LESS4, LESS5, THREES
from ludoteca.games.tacocat.five_rows import (
    BEATING,
    RANKS,
    SECOND_DUEL,
    UNBEATEN,
    answer4_row,
    duel3_row,
    duel4_row,
    duel_row,
    kind,
    lead3_row,
    lead4_row,
)
from ludoteca.lab.five.ends import ENDS3, ENDS4
from ludoteca.lab.five.regrets import may_answer, three_put, worth

# Sums of one card of the duel: leading (by the rival's card, the lead: what is certain, and by the card he then loses
# both leads of three cards); being led against (certain, and by his card and lead both leads after each answer); tied.
CLASH: Final = 18
LED: Final = RANKS * 4 * CLASH
TIES: Final = LED + 1 + RANKS * RANKS * 8
TIE: Final = 22
SPAN: Final = TIES + 4 * TIE


@final
class Program:
    """For one last hand, role and number of swapped cards of both."""

    def __init__(self, policy: vec[float], role: i64, first: i64, second: i64, own: i64) -> None:
        self.policy = policy
        self.own = own
        self.rival = kind(1 - role, second if role == 0 else first)
        self.mine = kind(role, first if role == 0 else second)
        self.sums = vec[float]([0.0] * (5 * SPAN))
        self.start = vec[i64]([0] * (FIVES + 1))
        self.place = vec[i64]([])
        self.share = vec[float]([])
        for other in range(i64(FIVES)):
            self.start[other] = len(self.place)
            row = duel_row(1 - role, first, second, other)
            for put in range(i64(5)):
                chance = policy[row + put]
                if chance > 0.0:
                    self.duelled(other, put, chance)
        self.start[FIVES] = len(self.place)

    def add(self, place: i64, share: float) -> None:
        """What a hand of the rival adds to a sum."""
        if share > 0.0:
            self.place = append(self.place, place)
            self.share = append(self.share, share)

    def duelled(self, other: i64, put: i64, chance: float) -> None:
        """The rival puts this card down."""
        card = HANDS5[5 * other + put]
        rest = LESS5[5 * other + put]
        own = self.own
        for place in range(i64(5)):
            shown = HANDS5[5 * own + place]
            if place > 0 and shown == HANDS5[5 * own + place - 1]:
                continue
            kept = LESS5[5 * own + place]
            if shown > card:
                self.leading(place * SPAN + card * 4 * CLASH, kept, rest, shown, chance)
            elif shown < card:
                self.led(place * SPAN + LED, kept, rest, shown, card, chance)
            else:
                self.tied(place * SPAN + TIES, kept, rest, card, chance)

    def leading(self, base: i64, own: i64, other: i64, shown: i64, chance: float) -> None:
        """The answering seat leads with four cards."""
        for option in range(i64(4)):
            lead = LEADS4[4 * own + option]
            at = base + option * CLASH
            if lead == 0:
                break
            if lead % 16 > 1:
                self.add(at, 0.0 if ENDS4[(4 * own + option) * FOURS + other] == 0 else chance)
                continue
            attack = HANDS4[4 * own + lead // 16]
            kept = LESS4[4 * own + lead // 16]
            row = answer4_row(self.mine, shown, attack, other)
            for place in range(i64(4)):
                answered = chance * self.policy[row + place]
                if answered <= 0.0 or not may_answer(other, place, attack):
                    continue
                card = HANDS4[4 * other + place]
                left = LESS4[4 * other + place]
                if card >= attack:
                    back = lead3_row(self.mine, BEATING, shown, attack, left)
                    self.add(at, answered * (1.0 - self.led3(back, left, kept, 0.0)))
                else:
                    self.leads3(at + 2 * card, kept, left, 1.0, answered)

    def led(self, base: i64, own: i64, other: i64, shown: i64, card: i64, chance: float) -> None:
        """The rival leads with four cards."""
        row = lead4_row(self.mine, shown, other)
        for option in range(i64(4)):
            lead = LEADS4[4 * other + option]
            if lead == 0:
                break
            led = chance * self.policy[row + option]
            if led <= 0.0:
                continue
            if lead % 16 > 1:
                self.add(base, led if ENDS4[(4 * other + option) * FOURS + own] == 0 else 0.0)
                continue
            attack = HANDS4[4 * other + lead // 16]
            left = LESS4[4 * other + lead // 16]
            for place in range(i64(4)):
                if not may_answer(own, place, attack):
                    continue
                kept = LESS4[4 * own + place]
                answer = HANDS4[4 * own + place]
                at = base + 1 + (card * RANKS + attack) * 8 + 2 * place
                if answer >= attack:
                    self.leads3(at, kept, left, 0.0, led)
                else:
                    back = lead3_row(self.mine, UNBEATEN, shown, answer, left)
                    self.add(at, led * (1.0 - self.led3(back, left, kept, 1.0)))

    def tied(self, base: i64, own: i64, other: i64, tied: i64, chance: float) -> None:
        """Four cards each, and another duel."""
        row = duel4_row(self.mine, tied, other)
        for put in range(i64(4)):
            again = chance * self.policy[row + put]
            if again <= 0.0:
                continue
            card = HANDS4[4 * other + put]
            left = LESS4[4 * other + put]
            for place in range(i64(4)):
                shown = HANDS4[4 * own + place]
                if place > 0 and shown == HANDS4[4 * own + place - 1]:
                    continue
                kept = LESS4[4 * own + place]
                at = base + place * TIE
                if shown > card:
                    self.leads3(at + 2 * card, kept, left, 1.0, again)
                elif shown < card:
                    back = lead3_row(self.mine, SECOND_DUEL, shown, tied, left)
                    self.add(at, again * (1.0 - self.led3(back, left, kept, 1.0)))
                else:
                    third = duel3_row(left)
                    for mine in range(i64(3)):
                        value = 0.0
                        for his in range(i64(3)):
                            value += self.policy[third + his] * three_put(kept, mine, left, his)
                        self.add(at + 18 + mine, again * value)

    def leads3(self, at: i64, own: i64, other: i64, tied: float, chance: float) -> None:
        """Both leads with three cards, of which the better is taken."""
        self.add(at, chance * worth(ENDS3[2 * own * THREES + other], tied))
        if LEADS3[2 * own + 1] > 0:
            self.add(at + 1, chance * worth(ENDS3[(2 * own + 1) * THREES + other], tied))

    def led3(self, row: i64, his: i64, own: i64, tied: float) -> float:
        """What the rival's lead with three cards is worth to him."""
        value = self.policy[row] * worth(ENDS3[2 * his * THREES + own], tied)
        if LEADS3[2 * his + 1] > 0:
            value += self.policy[row + 1] * worth(ENDS3[(2 * his + 1) * THREES + own], tied)
        return value

    def best(self, mass: vec[float], first: i64) -> float:
        """The most that can be won against rivals so likely to hold each hand."""
        sums = self.sums
        for i in range(len(sums)):
            sums[i] = 0.0
        start = self.start
        place = self.place
        share = self.share
        for other in range(i64(FIVES)):
            likely = mass[first + other]
            if likely > 0.0:
                for i in range(start[other], start[other + 1]):
                    sums[place[i]] += likely * share[i]
        most = 0.0
        for put in range(i64(5)):
            most = max(most, self.summed(put * SPAN))
        return most

    def summed(self, base: i64) -> float:
        """What a card of the duel is worth, the best being done after it."""
        sums = self.sums
        total = sums[base + LED]
        for card in range(i64(1), i64(RANKS)):
            most = 0.0
            for option in range(i64(4)):
                at = base + (card * 4 + option) * CLASH
                value = sums[at]
                for lost in range(i64(1), i64(RANKS)):
                    value += max(sums[at + 2 * lost], sums[at + 2 * lost + 1])
                most = max(most, value)
            total += most
            for attack in range(i64(1), i64(RANKS)):
                most = 0.0
                at = base + LED + 1 + (card * RANKS + attack) * 8
                for slot in range(i64(8)):
                    most = max(most, sums[at + slot])
                total += most
        most = 0.0
        for place in range(i64(4)):
            at = base + TIES + place * TIE
            third = max(sums[at + 18], sums[at + 19])
            third = max(third, sums[at + 20])
            value = sums[at] + third
            for card in range(i64(1), i64(RANKS)):
                value += max(sums[at + 2 * card], sums[at + 2 * card + 1])
            most = max(most, value)
        return total + most
