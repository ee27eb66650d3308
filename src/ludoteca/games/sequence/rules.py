"""The rules of Sequence: the position, its questions, and which module makes each move.

deal.py deals, turn.py plays a turn with cards.py and fives.py, talk.py is what happens to those who talk. What may be
done is in legal.py.

Numbers in comments (Q4, Q22) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.state import BIT, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.sequence import fives, invariants, legal, memory, motives, talk, turn
from ludoteca.games.sequence import guess as guesses
from ludoteca.games.sequence import observe as observing
from ludoteca.games.sequence import preview as previews
from ludoteca.games.sequence import view as views
from ludoteca.games.sequence.data import (
    CALL,
    CARDS,
    CHOOSING,
    COPIES,
    DECLARE,
    DRAW,
    EMPTY,
    EVERY_CARD,
    EXCHANGE,
    FINISHED,
    HAND,
    HIDDEN,
    LOCKED,
    NEW_BOARD,
    NOBODY,
    OPEN_TO_ALL,
    PACK,
    PASS,
    PLAYING,
    REMOVE,
    WORN_OUT,
)
from ludoteca.games.sequence.lines import owner


@final
class Sequence(State):
    """A position. Seats alternate teams: the team of a seat is `seat % teams`."""

    teams: i64 = 2
    open_hands: i64 = HIDDEN
    manual_draw: bool = False
    table_talk: bool = False
    # the board: the bits of the teams that each cell counts for, and LOCKED; then the windows declared
    board: vec[i64]
    sequences: vec[i64]
    # the cards, see cards.py; the hand of a seat is hand[HAND * seat] and the next size[seat] - 1
    deck: vec[i64]
    in_deck: i64 = PACK
    hand: vec[i64]
    size: vec[i64]
    top: vec[i64]  # of each discard pile
    # what passing has shown of the hands, see memory.py; never changed in place
    could: vec[i64]
    shown: i64 = 0  # bits of the seats of whose hands it says anything
    # what the teams drew for the start: a team, its card, the next team...; never changed later
    start_cards: vec[i64]
    # the decision
    turn: i64 = 0
    phase: i64 = PLAYING
    exchanged: bool = False  # a dead card, in this turn
    placed: i64 = NOBODY  # the space of the chip that may be part of several fives
    passes: i64 = 0  # in a row, without an exchange
    reshuffles: i64 = 0  # of the draw pile since a chip was last placed or removed
    drawer: i64 = NOBODY  # who may still draw a card, with manual_draw
    winner: i64 = NOBODY  # a team
    last_seat: i64 = NOBODY
    last_action: i64 = NOBODY
    # table talk, see talk.py: bits of seats, of teams twice, and of seats
    callers: i64 = 0
    accused: i64 = 0
    accused_before: i64 = 0
    penalty: i64 = 0

    # ---- set-up

    def lay_out(self, seats: int, teams: int) -> None:
        """An empty board, all cards in the draw pile."""
        self.seats = seats
        self.teams = teams
        self.board = vec[i64](NEW_BOARD)
        self.sequences = vec[i64]([0] * 0)
        self.deck = vec[i64]([COPIES] * CARDS)
        self.hand = vec[i64]([NOBODY] * (HAND * seats))
        self.size = vec[i64]([0] * seats)
        self.top = vec[i64]([NOBODY] * seats)
        self.could = vec[i64]([EVERY_CARD] * (HAND * seats))
        self.start_cards = vec[i64]([0] * 0)

    # ---- questions

    def must(self) -> i64:
        """Who must give up a card for talking, else the one whose turn it is."""
        if self.penalty != 0:
            return self.penalty
        if self.phase == FINISHED:
            return 0
        return BIT[self.turn]

    def may(self) -> i64:
        """Who may still draw (Q23), and the teams accused of talking (Q26)."""
        if self.penalty != 0 or self.phase == FINISHED:
            return 0
        invited: i64 = 0
        if self.drawer != NOBODY:
            invited = BIT[self.drawer]
        if self.table_talk:
            invited |= talk.accused_seats(self)
        return invited

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        legal.fill(self, seat, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        return legal.refusal(self, seat, action)

    def is_dead(self, card: i64) -> bool:
        """Both spaces of the card are covered; jacks are never dead (Q12)."""
        return self.board[2 * card] != EMPTY and self.board[2 * card + 1] != EMPTY

    def is_removable(self, space: i64, mine: i64) -> bool:
        """A chip of a rival team that is in no sequence (Q4, Q5)."""
        chip = self.board[space]
        return chip != EMPTY and chip < LOCKED and chip != mine

    def holds(self, seat: i64, card: i64) -> bool:
        """Is this card in the hand?"""
        hand = self.hand
        return any(hand[i] == card for i in range(HAND * seat, HAND * seat + self.size[seat]))

    def cards(self, seat: i64) -> list[int]:
        """The hand as an ordinary list, sorted."""
        return [int(self.hand[i]) for i in range(HAND * seat, HAND * seat + self.size[seat])]

    def made(self, team: i64) -> i64:
        """How many sequences a team has."""
        count: i64 = 0
        for i in range(len(self.sequences)):
            if owner(self.board, self.sequences[i]) == BIT[team]:
                count += 1
        return count

    def face_up(self) -> i64:
        """What a card laid face up shows: nothing new if all hands are open."""
        if self.open_hands == OPEN_TO_ALL:
            return 0
        return SHOWN

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action."""
        if action == DRAW:
            return turn.draw(self, seat, dice)
        if action >= CALL:
            return talk.play(self, seat, action)
        self.last_seat = seat
        self.last_action = action
        if self.drawer != NOBODY:
            turn.forget_to_draw(self)
        if action < REMOVE:
            return turn.place(self, seat, action, dice)
        if action < EXCHANGE:
            return turn.remove(self, seat, action, dice)
        if action < DECLARE:
            return turn.exchange(self, seat, action - EXCHANGE, dice)
        if action < PASS:
            fives.choose(self, seat, action - DECLARE)
            return turn.end_turn(self, seat, dice)
        return turn.pass_turn(self, seat)

    # ---- the rest of the contract

    def clone(self) -> Sequence:
        """An independent copy, by hand and here because searches copy a lot. What never changes in place is shared."""
        other = Sequence()
        other.seats = self.seats
        other.teams = self.teams
        other.open_hands = self.open_hands
        other.manual_draw = self.manual_draw
        other.table_talk = self.table_talk
        other.board = self.board[:]
        other.sequences = self.sequences[:]
        other.deck = self.deck[:]
        other.in_deck = self.in_deck
        other.hand = self.hand[:]
        other.size = self.size[:]
        other.top = self.top[:]
        other.could = self.could
        other.start_cards = self.start_cards
        other.shown = self.shown
        other.turn = self.turn
        other.phase = self.phase
        other.exchanged = self.exchanged
        other.placed = self.placed
        other.passes = self.passes
        other.reshuffles = self.reshuffles
        other.drawer = self.drawer
        other.winner = self.winner
        other.last_seat = self.last_seat
        other.last_action = self.last_action
        other.callers = self.callers
        other.accused = self.accused
        other.accused_before = self.accused_before
        other.penalty = self.penalty
        return other

    def result(self) -> Result | None:
        """The winning team is first, all others are level; the points are the sequences."""
        if self.phase != FINISHED:
            return None
        teams = [seat % int(self.teams) for seat in range(self.seats)]
        scores = tuple(float(self.made(team)) for team in teams)
        if self.winner == NOBODY:
            return Result((1,) * int(self.seats), scores, "worn-out" if self.reshuffles == WORN_OUT else "stuck")  # Q22
        return Result(tuple(1 if team == self.winner else 2 for team in teams), scores, "sequences")

    def check(self) -> None:
        """Cards are conserved, hands sorted, chips protected exactly where a sequence is."""
        invariants.check(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, NOBODY if seat is None else seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers."""
        return observing.observe(self, seat, out, at)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guesses.guess(self, NOBODY if seat is None else seat, dice)

    def asked(self, seat: int) -> str:
        """The decision of a seat that is waited for or invited."""
        if self.penalty != 0:
            return "discard" if self.penalty & BIT[seat] != 0 else ""
        if self.phase == FINISHED:
            return ""
        if seat == self.turn:
            if self.phase == CHOOSING:
                return "declare"
            return "pass" if memory.is_stuck(self, seat) else "play-on" if self.exchanged else "play"
        if seat == self.drawer:
            return "draw"
        return "admit" if self.may() & BIT[seat] != 0 else ""

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this."""
        return motives.motive(self, seat, action)
