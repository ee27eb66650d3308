"""The steps of a turn: move, discard, place, score, refill; and the tokens spent on the way. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import append, i64
from ludoteca.engine.state import BIT, SHOWN, Dice, all_but, only
from ludoteca.games.camisa12.data import (
    BUMBA,
    BUMBA_MOST,
    CARD_NAMES,
    CARDS,
    CORTEJO,
    CYCLING,
    DISCARDING,
    FORBIDDING,
    JANGADA,
    KEEPING,
    KIND_OF,
    KINDS,
    LONGEST_MOVE,
    MOSAIC_DRAWN,
    MOSAIC_KEPT,
    MOSAICO,
    MOVING,
    MUSICA,
    NO_PIECE,
    NOWHERE,
    PIECE_NAMES,
    PIECES,
    PLACING,
    REPEATING,
    SIDES,
    SOLO_CYCLE,
    SOLO_MISPLACED,
    SPACES,
    STAND,
    SYMBOLS,
    TEAM_NAMES,
    TOQUE,
)
from ludoteca.games.camisa12.ending import finish
from ludoteca.games.camisa12.mosaics import cards_left, draw_card, draw_cards
from ludoteca.games.camisa12.powers import parade, spend
from ludoteca.games.camisa12.scoring import (
    bonus_points,
    in_order,
    piece_points,
    reaction_points,
    wrong_symbol,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def start_turn(state: Camisa12) -> None:
    """Players take turns; alone, every turn is yours."""
    state.mover = 0 if state.seats == 1 else (state.first + state.turn) & 1
    state.phase = MOVING
    state.spent = 0
    state.side = NOWHERE
    state.again = 0
    if state.tale is not None:
        state.tell("turn", {"seat": state.mover, "turn": state.turn + 1})


# ---- 1, 2: move and discard


def move(state: Camisa12, seat: i64, steps: i64, dice: Dice) -> i64:
    """Move the ball and take the rival's piece that lies there; alone, it goes into the rival's stand."""
    if state.team[seat] == JANGADA and (steps == 0 or steps > LONGEST_MOVE):  # E13
        spend(state, seat)
    state.ball = (state.ball + steps) % SIDES
    state.side = state.ball
    state.forbidden = NOWHERE
    if state.tale is not None:
        state.tell("moved", {"seat": seat, "steps": steps, "side": SYMBOLS[state.ball]})
    if state.team[seat] == CORTEJO and state.parade & BIT[state.ball] != 0:  # E20
        state.parade &= ~BIT[state.ball]
        state.tokens[seat] += 1
    state.phase = PLACING
    rival = 1 - seat
    piece = state.rondel[SIDES * rival + state.ball]
    state.rondel[SIDES * rival + state.ball] = NO_PIECE
    if state.seats == 1:
        return place_for_rival(state, piece, dice)
    state.pile[PIECES * seat + piece] += 1
    if state.tale is not None:
        state.tell("discarded", {"seat": seat, "piece": PIECE_NAMES[piece]})
    return 0


def place_for_rival(state: Camisa12, piece: i64, dice: Dice) -> i64:
    """Alone: the first free space with the side's symbol, else the first free one, for points of yours (K2.7)."""
    space = rival_space(state, state.ball)
    if STAND[space] != state.ball:
        state.points[0] += SOLO_MISPLACED
        if state.tale is not None:
            state.tell("wrong-symbol", {"seat": state.who(1), "other_seat": 0, "points": SOLO_MISPLACED})
    put(state, 1, piece, space)
    if KIND_OF[piece] == MOSAICO and cards_left(state) > 0:
        card = draw_card(state, 1, dice)
        if state.tale is not None:
            state.tell("rival-card", {"card": CARD_NAMES[card]})
        return SHOWN
    return 0


def rival_space(state: Camisa12, side: i64) -> i64:
    """Where the rival's piece from a side goes, alone."""
    first: i64 = NOWHERE
    for space in range(i64(SPACES)):
        if state.stand[SPACES + space] == NO_PIECE:
            if STAND[space] == side:
                return space
            if first == NOWHERE:
                first = space
    return first


# ---- 3, 4: place and score


def place(state: Camisa12, seat: i64, space: i64, raised: bool, dice: Dice) -> i64:
    """Put the piece, give the opponent points for a wrong symbol, score, then draw cards or go on."""
    piece = state.rondel[SIDES * seat + state.side]
    state.rondel[SIDES * seat + state.side] = NO_PIECE
    if raised:  # E23
        spend(state, seat)
    rival = 1 - seat
    given = wrong_symbol(state, seat, piece, space, state.side)
    if given > 0:
        state.points[rival] += given
        if state.tale is not None:
            state.tell("wrong-symbol", {"seat": seat, "other_seat": state.who(rival), "points": given})
    state.again = min(put(state, seat, piece, space), BUMBA_MOST)
    if raised:
        state.raised = SPACES * seat + space
        if state.tale is not None:
            state.tell("raised", {"seat": seat, "space": space + 1})
    parade(state, seat)
    if KIND_OF[piece] == MOSAICO:
        pieces = state.count[KINDS * seat + MOSAICO]
        drawn = draw_cards(state, seat, MOSAIC_DRAWN[pieces], dice)
        state.to_discard = max(0, drawn - MOSAIC_KEPT[pieces])
        if state.to_discard > 0:
            state.phase = DISCARDING
            return SHOWN
        return end_turn(state, seat, dice) | (SHOWN if drawn > 0 else 0)
    if state.team[seat] == BUMBA and state.tokens[seat] > 0 and state.again > 0:  # E8
        state.phase = REPEATING
        return 0
    return end_turn(state, seat, dice)


def put(state: Camisa12, seat: i64, piece: i64, space: i64) -> i64:
    """Lay a piece into a stand, mark what it scores for either side, and return its own immediate points."""
    kind = KIND_OF[piece]
    points = piece_points(state, seat, piece, space)
    bonus = bonus_points(state, seat, piece, space)
    reaction = reaction_points(state, seat, piece)
    if kind == MUSICA and not in_order(state, seat, piece, space):
        state.mistaken |= BIT[seat]
    state.points[seat] += points + bonus
    state.points[1 - seat] += reaction
    state.stand[SPACES * seat + space] = piece
    state.count[KINDS * seat + kind] += 1
    state.last_kind[seat] = kind
    if state.tale is not None:
        state.tell(
            "placed",
            {"seat": state.who(seat), "piece": PIECE_NAMES[piece], "space": space + 1, "points": points},
        )
        for other, marked in ((seat, bonus), (1 - seat, reaction)):
            if marked > 0:
                state.tell("power", {"seat": other, "team": TEAM_NAMES[state.team[other]], "points": marked})
    return points


def encore(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """Bumba scores the piece again (E8)."""
    spend(state, seat)
    state.points[seat] += state.again
    if state.tale is not None:
        state.tell("power", {"seat": seat, "team": TEAM_NAMES[BUMBA], "points": state.again})
    return end_turn(state, seat, dice)


# ---- mosaic cards


def put_under(state: Camisa12, seat: i64, card: i64, dice: Dice) -> i64:
    """Discard a mosaic card to the bottom of the deck (K2.7)."""
    state.hand[CARDS * seat + card] -= 1
    state.under = append(state.under, card)
    state.under_by = append(state.under_by, seat)
    state.to_discard -= 1
    if state.tale is not None:
        state.tell("put-under", {"seat": seat, "card": CARD_NAMES[card]}, only(seat))
        state.tell("put-under-hidden", {"seat": seat}, all_but(seat))
    if state.to_discard > 0:
        return 0
    if state.phase == KEEPING:
        start_turn(state)
        return 0
    return end_turn(state, seat, dice)


# ---- 5: refill


def end_turn(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """The last turn ends the match; alone, you may cycle the stacks before the refill (K2.6)."""
    if state.turn + 1 == state.turns():
        state.turn += 1
        finish(state, dice)
        return SHOWN
    if state.seats == 1:
        state.phase = CYCLING
        return 0
    return refill(state, seat, dice)


def cycle(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """Alone: both tops go under their stacks, for a point of the rival's (K2.6)."""
    state.points[1] += SOLO_CYCLE
    for owner in range(i64(2)):
        state.cycled[PIECES * owner + state.top[owner]] += 1
        state.top[owner] = next_piece(state, owner, dice)
    if state.tale is not None:
        tops = [PIECE_NAMES[state.top[owner]] for owner in range(2)]
        state.tell("cycled", {"points": SOLO_CYCLE, "tops": tops})
    return refill(state, seat, dice) | SHOWN


def refill(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """The top of each stack goes to the place that was emptied, and the next is in sight."""
    for owner in range(i64(2)):
        for side in range(i64(SIDES)):
            if state.rondel[SIDES * owner + side] == NO_PIECE:
                state.rondel[SIDES * owner + side] = state.top[owner]
                if state.tale is not None:
                    piece = PIECE_NAMES[state.top[owner]]
                    state.tell("refilled", {"seat": state.who(owner), "side": SYMBOLS[side], "piece": piece})
                show_next(state, owner, dice)
    state.turn += 1
    if state.team[seat] == TOQUE and state.tokens[seat] > 0:  # E22
        state.phase = FORBIDDING
    else:
        start_turn(state)
    return SHOWN


def forbid(state: Camisa12, seat: i64, side: i64) -> i64:
    """Toque names a side where the opponent may not stop (E22)."""
    spend(state, seat)
    state.forbidden = side
    if state.tale is not None:
        state.tell("forbade", {"seat": seat, "side": SYMBOLS[side]})
    start_turn(state)
    return 0


def show_next(state: Camisa12, owner: i64, dice: Dice) -> None:
    """The next piece of a stack is in sight, if there is one (K2.7)."""
    state.top[owner] = next_piece(state, owner, dice)
    if state.tale is not None and state.top[owner] != NO_PIECE:
        state.tell("top", {"seat": state.who(owner), "piece": PIECE_NAMES[state.top[owner]]})


def next_piece(state: Camisa12, owner: i64, dice: Dice) -> i64:
    """The next piece of a shuffled stack; none when it is used up."""
    if state.hidden[owner] == 0:
        return NO_PIECE
    place = dice.below(state.hidden[owner])
    piece: i64 = 1
    while place >= state.rest[PIECES * owner + piece]:
        place -= state.rest[PIECES * owner + piece]
        piece += 1
    state.rest[PIECES * owner + piece] -= 1
    state.hidden[owner] -= 1
    return piece


def decline(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """Keep the token, or leave the stacks as they are."""
    if state.phase == REPEATING:
        return end_turn(state, seat, dice)
    if state.phase == CYCLING:
        return refill(state, seat, dice)
    start_turn(state)
    return 0
