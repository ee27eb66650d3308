"""How Revanche is played sensibly. Compiled.

The bot counts what is left of each number. It passes with cards that the rival can hardly match and that
it does not need itself, crosses where it can, keeps substitutions for goals and saves, spends aces when
the rival's keepers are likely gone, and is unpredictable where cards are chosen in secret.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice, State
from ludoteca.games.revanche.bluffs import any_hiding_spot, any_shot, kick_policy, wall_policy
from ludoteca.games.revanche.data import (
    ACE,
    BENCH,
    BRING,
    COMMIT,
    DEFEND,
    EXPEL,
    FINISH,
    HIDE,
    HIDING,
    KEEPER,
    KICK,
    LAST,
    NOBODY,
    NUMBERS,
    OPEN,
    OUT,
    PLAY,
    SHOOT,
    WALL,
)
from ludoteca.games.revanche.odds import hidden_pool, reaches, total
from ludoteca.games.revanche.rules import Revanche
from ludoteca.games.revanche.worth import cheapest_shirt, cover, least_needed, need, on_bench, spare_substitution

CONCEDED: Final = 0.3  # how often a rival's cross becomes a goal, by and large


@final
class Normal(Player):
    """Plays by the policy; its dice are for bluffs."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """By the policy, which looks only at the seat's own cards and at what is public."""
        assert isinstance(state, Revanche)
        return policy(state, seat, dice)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """The defender of a set piece puts a card face down anew, as this player would."""
        assert isinstance(state, Revanche)
        imagine_wall(self, state, seat, dice)

    def reopen(self, state: State, seat: i64) -> i64:
        """The two of a set piece choose a card each, and neither sees the other's."""
        assert isinstance(state, Revanche)
        return reopen_wall(state, seat)

    def replies(self, state: State, rival: i64) -> list[int]:
        """Every card of his hand."""
        assert isinstance(state, Revanche)
        return cards_to_commit(state, rival)


def reopen_wall(state: Revanche, seat: i64) -> i64:
    """The defender's card is in his hand again, or who will shoot; -1 if this is no set piece."""
    if state.first_side != NOBODY or state.incoming > 0:
        return -1
    if state.phase == KICK:
        state.phase = WALL
        state.turn = state.following(state.attacker)
        state.wall = 0
        return state.turn
    return state.following(seat) if state.phase == WALL else -1


def cards_to_commit(state: Revanche, seat: i64) -> list[int]:
    """What a seat can choose for a set piece without a substitution."""
    return [COMMIT + card for card in range(1, NUMBERS) if state.hand[NUMBERS * seat + card] > 0]


def imagine_wall(player: Player, state: Revanche, seat: i64, dice: Dice) -> None:
    """Let a player choose what the defender of a set piece has put face down, if this seat has not seen it."""
    if state.phase != KICK or state.first_side != NOBODY:
        return
    defender = state.following(state.attacker)
    if defender == seat:
        return
    shooter = state.turn
    state.phase = WALL
    state.turn = defender
    wall = player.act(state, defender, dice)
    state.phase = KICK
    state.turn = shooter
    if COMMIT < wall <= COMMIT + LAST:
        state.wall = wall - COMMIT


def policy(state: Revanche, seat: i64, dice: Dice) -> i64:
    """A sensible action of a seat that is asked."""
    if state.incoming > 0:
        return BENCH + least_needed(state, seat)
    if state.phase == OPEN:
        return open_policy(state, seat)
    if state.phase == DEFEND:
        return defend_policy(state, seat)
    if state.phase == FINISH:
        return finish_policy(state, seat)
    if state.phase == WALL:
        return wall_policy(state, seat, dice)
    if state.phase == KICK:
        return kick_policy(state, seat, dice)
    if state.phase == EXPEL:
        return expel_policy(state, seat)
    return HIDE + any_hiding_spot(state, seat, dice) if state.phase == HIDING else SHOOT + any_shot(state, seat, dice)


def expel_policy(state: Revanche, seat: i64) -> i64:
    """The cheapest shirt. Its copies on the bench would be lost: those brought on first are drawn anew (R24, R37)."""
    shirt = cheapest_shirt(state, seat)
    if state.size[seat] > 0 and on_bench(state, seat, shirt) and spare_substitution(state, seat):
        return BRING + shirt
    return OUT + shirt


# ---- open play


def open_policy(state: Revanche, seat: i64) -> i64:
    """Cross on the top card; an ace when it is likely to score; else a card that is safe and not needed."""
    own = NUMBERS * seat
    top = state.top
    barred = state.no_star_yet(seat)
    finisher = state.following(state.following(seat))
    if 1 < top != ACE or (top == ACE and not barred):
        if state.hand[own + top] > 0:
            return PLAY + top
        if on_bench(state, seat, top) and spare_substitution(state, seat) and cover(state, seat, finisher, top) > 0.2:
            return BRING + top
    if not barred and state.hand[own + ACE] > 0:
        few = state.size[seat] <= 2 + state.hand[own + ACE] + state.hand[own + KEEPER]
        if few or cover(state, seat, finisher, ACE) > 0.33:
            return PLAY + ACE
    return PLAY + safest(state, seat, barred)


def safest(state: Revanche, seat: i64, barred: bool) -> i64:
    """The card to pass with: hard to match for the rival, and not needed by oneself."""
    own = NUMBERS * seat
    rival = state.following(seat)
    matched = reaches(state, seat, rival)
    pool = hidden_pool(state, seat, rival)
    cards = total(pool)
    best: i64 = 0
    most = -1000.0
    for card in range(i64(1), i64(NUMBERS)):
        if state.hand[own + card] == 0 or (barred and card in (KEEPER, ACE)):
            continue
        risk = 0.0 if card == KEEPER else CONCEDED * matched[card]
        worth = -risk - need(state, seat, pool, cards, card)
        if worth > most:
            most = worth
            best = card
    return best


def defend_policy(state: Revanche, seat: i64) -> i64:
    """The keeper, unless another card is nearly as safe; else what the finisher can hardly match."""
    own = NUMBERS * seat
    barred = state.no_star_yet(seat)
    finisher = state.following(seat)
    matched = reaches(state, seat, finisher)
    pool = hidden_pool(state, seat, finisher)
    cards = total(pool)
    best: i64 = 0
    least = 1000.0
    for card in range(i64(2), i64(NUMBERS)):
        if state.hand[own + card] > 0 and not (barred and card == ACE):
            risk = matched[card] + 0.3 * need(state, seat, pool, cards, card)
            if risk < least:
                least = risk
                best = card
    if best > 0 and matched[best] < 0.12:
        return PLAY + best
    if not barred:
        if state.hand[own + KEEPER] > 0:
            return PLAY + KEEPER
        if on_bench(state, seat, KEEPER) and (best == 0 or matched[best] > 0.2):
            return BRING + KEEPER
    return PLAY + best if best > 0 else PLAY + safest(state, seat, barred)


def finish_policy(state: Revanche, seat: i64) -> i64:
    """Score, from the bench if need be; an ace crosses again; else a safe card."""
    own = NUMBERS * seat
    barred = state.no_star_yet(seat)
    answer = state.answer
    if not (barred and answer == ACE):
        if state.hand[own + answer] > 0:
            return PLAY + answer
        if on_bench(state, seat, answer):
            return BRING + answer
    if state.hand[own + ACE] > 0 and not barred and not state.added:
        finisher = state.following(state.following(seat))
        if cover(state, seat, finisher, ACE) > 0.3:
            return PLAY + ACE
    return PLAY + safest(state, seat, barred)
