"""How Tacocat is played sensibly. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.games.tacocat.data import (
    ANSWER,
    ARROWS,
    ATTACKING,
    BOTH,
    DONE,
    DUEL,
    DUELLING,
    FIRST_ATTACK,
    MARK,
    RANKS,
    SWAP,
    TILES,
)
from ludoteca.games.tacocat.preview import beats
from ludoteca.games.tacocat.rules import Tacocat


@final
class Normal(Player):
    """Keeps its lowest card and its highest ones, swaps the middle, and attacks where it can hardly be beaten."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """By the policy, which looks only at the seat's own hand and at what is public."""
        assert isinstance(state, Tacocat)
        return policy(state, seat)

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """What the rival has put face down or marked is put there anew, as this player would."""
        assert isinstance(state, Tacocat)
        choose_anew(self, state, 1 - seat, dice)

    def reopen(self, state: State, seat: i64) -> i64:
        """Both put a card down for the duel at once."""
        assert isinstance(state, Tacocat)
        return reopen_duel(state, seat)


def reopen_duel(state: Tacocat, seat: i64) -> i64:
    """The rival's card of a duel is in his hand again; -1 if there is no duel."""
    if state.phase != DUELLING:
        return -1
    state.choosing |= BIT[1 - seat]
    state.duel[1 - seat] = 0
    return 1 - seat


def choose_anew(player: Player, state: Tacocat, rival: i64, dice: Dice) -> None:
    """Let a player make the rival's hidden choice; one that is not made yet is begun from nothing."""
    chosen = state.choosing & BIT[rival] == 0
    if state.phase == DUELLING and chosen:
        state.choosing |= BIT[rival]
        state.duel[rival] = player.act(state, rival, dice) - DUEL
        state.choosing &= ~BIT[rival]
    elif state.phase == SWAP and ARROWS[TILES * state.board + state.tile] == BOTH:
        for place in range(RANKS * rival, RANKS * rival + RANKS):
            state.marked[place] = 0
        if chosen:
            state.choosing |= BIT[rival]
            action = player.act(state, rival, dice)
            while action != DONE:
                state.play(rival, action, dice)
                action = player.act(state, rival, dice)
            state.choosing &= ~BIT[rival]


def policy(state: Tacocat, seat: i64) -> i64:
    """A sensible action of a seat that is asked."""
    if state.phase == SWAP:
        return swap_policy(state, seat)
    if state.phase == DUELLING:
        return duel_policy(state, seat)
    return attack_policy(state, seat) if state.phase == ATTACKING else answer_policy(state, seat)


# Which cards to swap first. Low cards win rounds and high ones win clashes; what lies between does neither.
SWAP_ORDER: Final[vec[i64]] = vec[i64]([5, 4, 6, 3])


def swap_policy(state: Tacocat, seat: i64) -> i64:
    """Swap the middle cards, as many as allowed, naming them from low to high."""
    wanted = vec[i64]([0] * RANKS)
    left = state.limit[seat]
    for i in range(len(SWAP_ORDER)):
        card = SWAP_ORDER[i]
        take = min(left, state.hand[RANKS * seat + card])
        wanted[card] = take
        left -= take
    if state.marks(seat) < state.limit[seat]:
        for card in range(state.highest_mark(seat), i64(RANKS)):
            if state.marked[RANKS * seat + card] < wanted[card]:
                return MARK + card
    return DONE


def duel_policy(state: Tacocat, seat: i64) -> i64:
    """The highest card: who wins the duel leads, and wins a tie of the last cards."""
    card: i64 = RANKS - 1
    while state.hand[RANKS * seat + card] == 0:
        card -= 1
    return DUEL + card


def attack_policy(state: Tacocat, seat: i64) -> i64:
    """Attack where the rival is least likely to hold an answer, and keep the lowest card for the end."""
    lowest = state.lowest(seat)
    best: i64 = -1
    most = -1.0
    for card in range(i64(1), i64(RANKS)):
        held = state.hand[RANKS * seat + card]
        spare = held - 1 if card == lowest else held
        for count in range(i64(1), min(spare, state.size[seat] - 1) + 1):
            worth = (1.0 - beats(state, seat, card, count)) * (1.0 + 0.25 * float(count)) + 0.02 * float(RANKS - card)
            if worth > most:
                most = worth
                best = FIRST_ATTACK[card] + count - 1
    return best


def answer_policy(state: Tacocat, seat: i64) -> i64:
    """Win with the cheapest card that can, unless the lowest is no loss."""
    lowest = state.lowest(seat)
    for card in range(max(state.attack, lowest + 1), i64(RANKS)):
        if state.hand[RANKS * seat + card] > 0:
            return ANSWER + card
    return ANSWER + lowest
