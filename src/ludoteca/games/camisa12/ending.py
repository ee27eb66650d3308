"""The end of a match: last points, goals, the shoot-out and the coin. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.camisa12.data import (
    BANDEIRAO,
    CARCARA,
    CARCARA_SET,
    CARD_NAMES,
    CARDS,
    COIN,
    FIREWORK_MAJORITY,
    FOGOS,
    GOALS,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    MANDACARU,
    MANDACARU_MAJORITY,
    NO_KIND,
    NOBODY,
    OLA,
    OVER,
    PENALTIES,
    PENALTY_CARDS,
    PENALTY_KINDS,
    PIECES,
    QUADRILHA,
    QUADRILHA_POINTS,
    SPACES,
    STAND,
    TEAM_NAMES,
    goals,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def finish(state: Camisa12, dice: Dice) -> None:
    """Both stands are full: count the last points, then goals, then penalties."""
    state.phase = OVER
    state.mover = NOBODY
    for seat in range(i64(2)):
        count_fireworks(state, seat)
        count_team(state, seat)
    for seat in range(i64(2)):
        count_cards(state, seat)
    mine = goals(state.points[0])
    theirs = goals(state.points[1])
    if state.tale is not None:
        for seat, scored in ((0, mine), (1, theirs)):
            state.tell("full-time", {"seat": state.who(seat), "goals": scored, "points": state.points[seat]})
    if mine != theirs:
        state.winner = 0 if mine > theirs else 1
        state.reason = GOALS
    else:
        shoot_out(state, dice)
    if state.tale is not None:
        state.tell("won", {"seat": state.who(state.winner)})


# ---- last points


def majority(state: Camisa12, seat: i64) -> i64:
    """The Fogos bonus of a seat: for more than the opponent (K2.5); Mandacaru's also on a tie (E11)."""
    own = state.count[KINDS * seat + FOGOS]
    other = state.count[KINDS * (1 - seat) + FOGOS]
    if state.team[seat] == MANDACARU:
        return MANDACARU_MAJORITY if own >= other and own > 0 else 0
    return FIREWORK_MAJORITY if own > other else 0


def count_fireworks(state: Camisa12, seat: i64) -> None:
    """Mark the Fogos bonus."""
    points = majority(state, seat)
    state.points[seat] += points
    if state.tale is not None and points > 0:
        state.tell("fireworks", {"seat": state.who(seat), "points": points})


def team_points(state: Camisa12, seat: i64) -> i64:
    """What a team marks at the end (E18, E21)."""
    team = state.team[seat]
    if team == CARCARA:
        sets: i64 = 99
        for kind in range(i64(KINDS)):
            sets = min(sets, discarded(state, seat, kind))
        return CARCARA_SET * sets
    if team == QUADRILHA:
        pairs: i64 = 0
        for kind in range(i64(KINDS)):
            if state.count[KINDS * seat + kind] == 2:
                pairs += 1
        return QUADRILHA_POINTS[pairs]
    return 0


def count_team(state: Camisa12, seat: i64) -> None:
    """Mark what a team gives at the end."""
    points = team_points(state, seat)
    state.points[seat] += points
    if state.tale is not None and points > 0:
        state.tell("power", {"seat": seat, "team": TEAM_NAMES[state.team[seat]], "points": points})


def count_cards(state: Camisa12, seat: i64) -> None:
    """Turn up the mosaic cards and mark each."""
    for card in range(i64(1), i64(CARDS)):
        for _ in range(state.hand[CARDS * seat + card]):
            points = card_points(state, seat, card)
            state.points[seat] += points
            if state.tale is not None:
                state.tell("mosaic", {"seat": state.who(seat), "card": CARD_NAMES[card], "points": points})


# ---- mosaic cards (K3.5)


def card_points(state: Camisa12, seat: i64, card: i64) -> i64:
    """What a mosaic card is worth to a seat with the stands and discards as they are."""
    if card <= 4:  # M1 to M4: own pieces of one kind
        return state.count[KINDS * seat + card - 1]
    if card == 5:  # M5: Olas everywhere
        return state.count[OLA] + state.count[KINDS + OLA]
    if card > 10:  # M11 to M15: discarded pieces of one kind
        return discarded(state, seat, card - 11)
    if card == 6:
        return all_kinds(state, seat)
    if card == 7:
        return mirrored(state, seat)
    if card == 8:
        return twins(state, seat)
    return longest_varied_run(state, seat) if card == 9 else equal_neighbours(state, seat)


def discarded(state: Camisa12, seat: i64, kind: i64) -> i64:
    """How many of the rival's pieces of a kind lie in front of a seat."""
    count: i64 = 0
    for piece in range(i64(1), i64(PIECES)):
        if KIND_OF[piece] == kind:
            count += state.pile[PIECES * seat + piece]
    return count


def kind_at(state: Camisa12, seat: i64, space: i64) -> i64:
    """The kind of piece on a space; NO_KIND if it is empty."""
    return KIND_OF[state.stand[SPACES * seat + space]]


def all_kinds(state: Camisa12, seat: i64) -> i64:
    """M6: all five kinds, or all but one."""
    present: i64 = 0
    for kind in range(i64(KINDS)):
        if state.count[KINDS * seat + kind] > 0:
            present += 1
    return 4 if present == KINDS else 2 if present == KINDS - 1 else 0


def mirrored(state: Camisa12, seat: i64) -> i64:
    """M7: spaces 1 and 10, 2 and 9, and so on with the same kind."""
    points: i64 = 0
    for space in range(i64(SPACES // 2)):
        kind = kind_at(state, seat, space)
        if kind != NO_KIND and kind == kind_at(state, seat, SPACES - 1 - space):
            points += 2
    return points


def twins(state: Camisa12, seat: i64) -> i64:
    """M8: both spaces of a symbol with the same kind."""
    points: i64 = 0
    for space in range(i64(SPACES)):
        for other in range(space + 1, i64(SPACES)):
            if STAND[space] == STAND[other]:
                kind = kind_at(state, seat, space)
                if kind != NO_KIND and kind == kind_at(state, seat, other):
                    points += 2
    return points


def longest_varied_run(state: Camisa12, seat: i64) -> i64:
    """M9: neighbouring pieces with all kinds different."""
    longest: i64 = 0
    for first in range(i64(SPACES)):
        seen: i64 = 0
        run: i64 = 0
        for space in range(first, i64(SPACES)):
            kind = kind_at(state, seat, space)
            if kind == NO_KIND or seen & BIT[kind] != 0:
                break
            seen |= BIT[kind]
            run += 1
        longest = max(longest, run)
    return longest


def equal_neighbours(state: Camisa12, seat: i64) -> i64:
    """M10: neighbouring spaces with the same kind, Bandeirões not counted, three pairs at most."""
    points: i64 = 0
    for space in range(i64(SPACES - 1)):
        kind = kind_at(state, seat, space)
        if kind not in (BANDEIRAO, NO_KIND) and kind == kind_at(state, seat, space + 1):
            points += 2
    return min(points, 6)


# ---- penalties


def shoot_out(state: Camisa12, dice: Dice) -> None:
    """Both cards together, then a third, then the last; then the coin (K2.7, K3.4)."""
    mine: i64 = 0
    theirs: i64 = 0
    for number in range(i64(PENALTY_CARDS)):
        if number >= 2:
            state.penalty[number] = state.next_penalty(number, dice)
        kind = PENALTY_KINDS[state.penalty[number]]
        mine += state.count[kind]
        theirs += state.count[KINDS + kind]
        state.shots = number + 1
        if state.tale is not None:
            score = {"seat": 0, "home": mine, "other_seat": state.who(1), "away": theirs}
            state.tell("shot", {"card": KIND_NAMES[kind], **score})
        if number >= 1 and mine != theirs:
            state.winner = 0 if mine > theirs else 1
            state.reason = PENALTIES
            return
    state.winner = dice.below(2)
    state.reason = COIN
