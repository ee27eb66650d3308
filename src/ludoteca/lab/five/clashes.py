"""What is learned after the duel of a round of five cards: leads, answers, and duels that were tied. Compiled.

One seat learns and tries everything; what the rival may do is followed with its chances. `own` is the hand of the one
who learns, `other` the rival's; `rival` and `mine` are the kinds (five_rows.py) by which each knows the other.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.five import FOURS, HANDS3, HANDS4, LEADS3, LEADS4, LESS4, THREES
from ludoteca.games.tacocat.five_rows import (
    BEATING,
    SECOND_DUEL,
    UNBEATEN,
    answer4_row,
    duel3_row,
    duel4_row,
    lead3_row,
    lead4_row,
)
from ludoteca.lab.five.ends import ENDS3, ENDS4
from ludoteca.lab.five.regrets import Regrets, may_answer, three_put, worth

FEW: Final = 0.02  # the weight of what is hardly ever done


@final
class Clashes:
    """Goes through the clashes of one deal."""

    def __init__(self, table: Regrets) -> None:
        self.table = table

    def lead(self, rival: i64, mine: i64, own: i64, other: i64, shown: i64, card: i64, weight: float) -> float:
        """The one who learns leads with four cards."""
        row = lead4_row(rival, card, own)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        replies = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.table.options(row, own, chances)
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
                self.table.answers(reply, other, attack, replies)
                value = 0.0
                for place in range(i64(4)):
                    chance = replies[place]
                    if chance == 0.0 and (self.table.brief or not may_answer(other, place, attack)):
                        continue
                    self.table.sum[reply + place] += self.table.age * weight * chance
                    then = weight * (chance if chance > FEW else FEW)
                    left = LESS4[4 * other + place]
                    answer = HANDS4[4 * other + place]
                    if answer >= attack:
                        worth = 1.0 - self.rival_leads3(
                            lead3_row(mine, BEATING, shown, attack, left), left, kept, 0.0, then
                        )
                    else:
                        worth = self.leads3(lead3_row(rival, UNBEATEN, card, answer, kept), kept, left, 1.0, then)
                    value += chance * worth
                values[option] = value
            usual += chances[option] * values[option]
        for option in range(i64(4)):
            if LEADS4[4 * own + option] > 0:
                self.table.regret[row + option] += self.table.age * weight * (values[option] - usual)
        return usual

    def led(self, rival: i64, mine: i64, own: i64, other: i64, shown: i64, card: i64, weight: float) -> float:
        """The rival leads with four cards."""
        row = lead4_row(mine, shown, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        replies = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.table.options(row, other, chances)
        total = 0.0
        for option in range(i64(4)):
            lead = LEADS4[4 * other + option]
            if lead == 0:
                break
            chance = chances[option]
            if chance == 0.0 and self.table.brief:
                continue
            self.table.sum[row + option] += self.table.age * weight * chance
            if lead % 16 > 1:
                total += chance * (1.0 if ENDS4[(4 * other + option) * FOURS + own] == 0 else 0.0)
                continue
            then = weight * (chance if chance > FEW else FEW)
            attack = HANDS4[4 * other + lead // 16]
            left = LESS4[4 * other + lead // 16]
            reply = answer4_row(rival, card, attack, own)
            self.table.answers(reply, own, attack, replies)
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
                    self.table.regret[reply + place] += self.table.age * then * (values[place] - usual)
            total += chance * usual
        return total

    def leads3(self, row: i64, own: i64, other: i64, tied: float, weight: float) -> float:
        """The one who learns leads with three cards; `tied` is what a tie is worth to whoever leads."""
        one = worth(ENDS3[2 * own * THREES + other], tied)
        if LEADS3[2 * own + 1] == 0:
            return one
        two = worth(ENDS3[(2 * own + 1) * THREES + other], tied)
        usual = self.table.even(row) * (two - one) + one
        weight *= self.table.age
        self.table.regret[row] += weight * (one - usual)
        self.table.regret[row + 1] += weight * (two - usual)
        return usual

    def rival_leads3(self, row: i64, own: i64, other: i64, tied: float, weight: float) -> float:
        """The rival leads with three cards (`own` are his); what it is worth to him."""
        one = worth(ENDS3[2 * own * THREES + other], tied)
        if LEADS3[2 * own + 1] == 0:
            return one
        chance = self.table.even(row)
        self.table.sum[row] += self.table.age * weight * (1.0 - chance)
        self.table.sum[row + 1] += self.table.age * weight * chance
        return one + chance * (worth(ENDS3[(2 * own + 1) * THREES + other], tied) - one)

    def second_duel(self, rival: i64, mine: i64, own: i64, other: i64, tied: i64, weight: float) -> float:
        """The first duel was tied: four cards each, and one more is put down."""
        row = duel4_row(mine, tied, other)
        chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.table.places(row, HANDS4, 4, other, chances)
        for place in range(i64(4)):
            self.table.sum[row + place] += self.table.age * weight * chances[place]
        ours = duel4_row(rival, tied, own)
        own_chances = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.table.places(ours, HANDS4, 4, own, own_chances)
        for put in range(i64(4)):
            card = HANDS4[4 * other + put]
            if put > 0 and card == HANDS4[4 * other + put - 1]:
                continue
            chance = chances[put]
            if chance == 0.0 and self.table.brief:
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
                self.table.regret[ours + place] += self.table.age * weight * (values[place] - usual)
        return usual

    def third_duel(self, own: i64, other: i64, weight: float) -> float:
        """Two duels were tied: three cards each."""
        row = duel3_row(other)
        chances = vec[float]([0.0, 0.0, 0.0])
        own_chances = vec[float]([0.0, 0.0, 0.0])
        values = vec[float]([0.0, 0.0, 0.0])
        self.table.places(row, HANDS3, 3, other, chances)
        ours = duel3_row(own)
        self.table.places(ours, HANDS3, 3, own, own_chances)
        usual = 0.0
        for place in range(i64(3)):
            self.table.sum[row + place] += self.table.age * weight * chances[place]
            for put in range(i64(3)):
                values[place] += chances[put] * three_put(own, place, other, put)
            usual += own_chances[place] * values[place]
        for place in range(i64(3)):
            if place == 0 or HANDS3[3 * own + place] != HANDS3[3 * own + place - 1]:
                self.table.regret[ours + place] += self.table.age * weight * (values[place] - usual)
        return usual
