"""The battle calculator: exact odds of one roll, and of an attack carried to the end. Compiled."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.native import i64
from ludoteca.games.teg.world.data import CLASSIC, SNOW, TAILWIND

DICE_MAX: Final = 4
TABLE: Final = 41  # armies up to 40 on either side are worked out beforehand


def attack_dice(situation: i64, attackers: i64, defenders: i64) -> i64:
    """How many dice an attack from a country with these armies rolls (T11, T13, T18)."""
    if defenders >= 3 and attackers >= 2 * defenders:
        return DICE_MAX
    dice = min(3, attackers - 1)
    return dice + 1 if situation == TAILWIND else dice


def defence_dice(situation: i64, defenders: i64) -> i64:
    """How many dice defend a country with these armies (T11, T18)."""
    dice = min(3, defenders)
    return dice + 1 if situation == SNOW else dice


def _throws(count: int) -> list[tuple[list[int], int]]:
    """Every result of some dice, sorted from high to low, and in how many ways it comes up."""
    ways: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(count):
        longer: dict[tuple[int, ...], int] = {}
        for faces, number in ways.items():
            for face in range(1, 7):
                key = tuple(sorted((*faces, face), reverse=True))
                longer[key] = longer.get(key, 0) + number
        ways = longer
    return [(list(faces), number) for faces, number in ways.items()]


def _losses() -> list[float]:
    """The chance that of the dice compared the attacker loses k, by attack dice, defence dice and k."""
    throws = [_throws(count) for count in range(DICE_MAX + 1)]
    table = [0.0] * (5 * 5 * 5)
    for attack in range(1, DICE_MAX + 1):
        for defence in range(1, DICE_MAX + 1):
            compared = min(attack, defence)
            share = 1.0 / (6.0 ** float(attack + defence))
            for mine, my_ways in throws[attack]:
                for theirs, their_ways in throws[defence]:
                    lost = 0
                    for place in range(compared):
                        if mine[place] <= theirs[place]:
                            lost += 1
                    table[25 * attack + 5 * defence + lost] += float(my_ways * their_ways) * share
    return table


LOSSES: Final = _losses()


def _after_roll(situation: i64, attackers: i64, defenders: i64, lost: i64) -> tuple[i64, i64, float]:
    """Armies left if the attacker loses `lost` of the dice compared, and how likely that is (T12)."""
    attack = attack_dice(situation, attackers, defenders)
    defence = defence_dice(situation, defenders)
    compared = min(attack, defence)
    chance = LOSSES[25 * attack + 5 * defence + lost]
    return attackers - min(lost, attackers - 1), defenders - min(compared - lost, defenders), chance


def _won(size: int, situation: int, armies: bool) -> list[float]:
    """How likely an attack carried to the end conquers, by armies of both sides below `size`.

    With `armies` each conquest counts as many as the attacker has left: the mean, a failure being none.
    """
    table = [0.0] * (size * size)
    for attackers in range(1, size):
        table[size * attackers] = float(attackers) if armies else 1.0
        for defenders in range(1, size):
            if attackers == 1:
                continue
            total = 0.0
            for lost in range(compared_dice(situation, attackers, defenders) + 1):
                mine, theirs, chance = _after_roll(situation, attackers, defenders, lost)
                total += chance * table[size * mine + theirs]
            table[size * attackers + defenders] = total
    return table


def compared_dice(situation: i64, attackers: i64, defenders: i64) -> i64:
    """How many pairs of dice are compared."""
    return min(attack_dice(situation, attackers, defenders), defence_dice(situation, defenders))


KNOWN: Final = [_won(TABLE, situation, False) for situation in (CLASSIC, SNOW, TAILWIND)]
LEFT: Final = [_won(TABLE, situation, True) for situation in (CLASSIC, SNOW, TAILWIND)]


def win_chance(situation: i64, attackers: i64, defenders: i64) -> float:
    """How likely an attack carried to the end conquers; armies above 40 count as 40 in proportion."""
    while attackers >= TABLE or defenders >= TABLE:
        attackers = (attackers + 1) // 2
        defenders = (defenders + 1) // 2
    return KNOWN[situation if situation <= TAILWIND else CLASSIC][TABLE * attackers + defenders]


def armies_left(situation: i64, attackers: i64, defenders: i64) -> float:
    """How many armies the attacker has on average when the country falls; the odds as in `win_chance`."""
    scale = 1.0
    while attackers >= TABLE or defenders >= TABLE:
        attackers = (attackers + 1) // 2
        defenders = (defenders + 1) // 2
        scale = scale * 2.0
    place = TABLE * attackers + defenders
    kind = situation if situation <= TAILWIND else CLASSIC
    return scale * LEFT[kind][place] / KNOWN[kind][place] if KNOWN[kind][place] > 0.0 else 0.0


def battle(attackers: int, defenders: int, situation: str = "classic") -> dict[str, Any]:
    """The exact odds of an attack carried to the end: until the country falls or 1 army is left.

    `attackers` are all the armies of the attacking country, the one that stays too. `left` gives the
    chance of each number of armies that the attacker has when the country falls, `defenders_left`
    that of each number of defenders when the attack fails.

    >>> round(battle(4, 1)["win"], 3)
    0.916
    """
    kinds = {"snow": SNOW, "tailwind": TAILWIND}
    kind = kinds.get(situation, CLASSIC)
    reached = {(attackers, defenders): 1.0}
    left: dict[int, float] = {}
    defenders_left: dict[int, float] = {}
    for mine in range(attackers, 0, -1):
        for theirs in range(defenders, -1, -1):
            chance = reached.get((mine, theirs), 0.0)
            if chance == 0.0:
                continue
            if theirs == 0:
                left[mine] = chance
            elif mine == 1:
                defenders_left[theirs] = chance
            else:
                for lost in range(compared_dice(kind, mine, theirs) + 1):
                    after = _after_roll(kind, mine, theirs, lost)
                    place = (int(after[0]), int(after[1]))
                    reached[place] = reached.get(place, 0.0) + chance * after[2]
    return {
        "win": sum(left.values()),
        "left": {str(armies): left[armies] for armies in sorted(left)},
        "defenders_left": {str(armies): defenders_left[armies] for armies in sorted(defenders_left)},
    }
