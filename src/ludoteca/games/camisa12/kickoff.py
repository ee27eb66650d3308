"""Before the first turn: teams, pieces, cards and the coin. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, SHOWN, Dice, only
from ludoteca.games.camisa12 import mosaics, turn
from ludoteca.games.camisa12.data import (
    ALL_SIDES,
    AT_RANDOM,
    BY_CHOICE,
    CARDS,
    CHOOSING,
    COPIES,
    CORTEJO,
    EACH,
    GAROA,
    GAROA_DRAWN,
    KEEPING,
    KIND_NAMES,
    NO_SOLO,
    NO_TEAM,
    PENALTY_CARDS,
    PENALTY_KINDS,
    PIECE_NAMES,
    PIECES,
    SET,
    SET_SIZE,
    SIDES,
    SOLO_CARDS,
    SOLO_RIVAL_START,
    TEAM_NAMES,
    TEAMS,
    TOKENS,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def start(state: Camisa12, dice: Dice) -> None:
    """Ask for teams, or deal them, or play without."""
    if state.mode == BY_CHOICE:
        state.phase = CHOOSING
        state.choosing = EACH if state.seats == 2 else 1
        return
    if state.mode == AT_RANDOM:
        for seat in range(state.seats):
            state.team[seat] = random_team(state, dice)
            reveal(state, seat)
    kick_off(state, dice)


def random_team(state: Camisa12, dice: Dice) -> i64:
    """A team that nobody has and that suits the table, each as likely."""
    fitting: i64 = 0
    for team in range(i64(1), i64(TEAMS)):
        if suits(state, team):
            fitting += 1
    place = dice.below(fitting)
    team = 1
    while place > 0 or not suits(state, team):
        if suits(state, team):
            place -= 1
        team += 1
    return team


def suits(state: Camisa12, team: i64) -> bool:
    """Is this team free, and does it work alone if one plays alone (K3.6)?"""
    if state.seats == 1:
        return NO_SOLO[team] == 0
    return team != state.team[0]


def choose_team(state: Camisa12, seat: i64, team: i64, dice: Dice) -> i64:
    """Teams are shown when all are chosen; the coin says who keeps one that both want (K3.6)."""
    state.team[seat] = team
    state.choosing &= ~BIT[seat]
    if state.choosing != 0:
        return 0
    if state.seats == 2 and state.team[0] == state.team[1]:
        keeper = dice.below(2)
        state.kept = team
        state.team[1 - keeper] = NO_TEAM
        state.choosing = BIT[1 - keeper]
        if state.tale is not None:
            state.tell("same-team", {"team": TEAM_NAMES[team], "seat": keeper, "other_seat": 1 - keeper})
        return SHOWN
    state.kept = NO_TEAM
    for other in range(state.seats):
        reveal(state, other)
    kick_off(state, dice)
    return SHOWN


def reveal(state: Camisa12, seat: i64) -> None:
    """Tell which team a seat plays with."""
    if state.tale is not None:
        state.tell("team", {"seat": seat, "team": TEAM_NAMES[state.team[seat]], "colour": state.colour(seat)})


def kick_off(state: Camisa12, dice: Dice) -> None:
    """Tokens, pieces, score markers, cards, coin (K2.7); then the first turn."""
    for seat in range(state.seats):
        if state.team[seat] == CORTEJO:
            state.parade = ALL_SIDES
        else:
            state.tokens[seat] = TOKENS[state.team[seat]]
    lay_pieces(state, dice)
    if state.seats == 1:
        state.points[0] = state.solo_start
        state.points[1] = SOLO_RIVAL_START
    highest: i64 = SOLO_CARDS if state.seats == 1 else CARDS - 1
    for card in range(i64(1), highest + 1):
        state.deck[card] = COPIES[card]
        state.in_deck += COPIES[card]
    deal_penalties(state, dice)
    state.first = dice.below(2) if state.seats == 2 else 0
    if state.tale is not None and state.seats == 2:
        state.tell("coin", {"seat": state.first})
    for seat in range(state.seats):
        if state.team[seat] == GAROA:
            state.mover = seat
            mosaics.draw_cards(state, seat, GAROA_DRAWN, dice)
            state.to_discard = GAROA_DRAWN - 1
            state.phase = KEEPING
            return
    turn.start_turn(state)


def lay_pieces(state: Camisa12, dice: Dice) -> None:
    """Five pieces of each set beside the rondel, and the top of each stack in sight."""
    for seat in range(i64(2)):
        for piece in range(i64(PIECES)):
            state.rest[PIECES * seat + piece] = SET[piece]
        state.hidden[seat] = SET_SIZE
        for side in range(i64(SIDES)):
            state.rondel[SIDES * seat + side] = turn.next_piece(state, seat, dice)
        if state.tale is not None:
            laid = [PIECE_NAMES[state.rondel[SIDES * seat + side]] for side in range(SIDES)]
            state.tell("laid", {"seat": state.who(seat), "pieces": laid})
        turn.show_next(state, seat, dice)


def deal_penalties(state: Camisa12, dice: Dice) -> None:
    """One penalty card each; only its owner sees it."""
    state.penalty[0] = dice.below(PENALTY_CARDS)
    other = dice.below(PENALTY_CARDS - 1)
    state.penalty[1] = other if other < state.penalty[0] else other + 1
    if state.tale is not None:
        for seat in range(state.seats):
            card = KIND_NAMES[PENALTY_KINDS[state.penalty[seat]]]
            state.tell("penalty-card", {"seat": seat, "card": card}, only(seat))
