"""The rules of Camisa 12: the position, its questions, and which module makes each move.

kickoff.py deals, turn.py plays a turn with mosaics.py and powers.py, scoring.py counts it, ending.py finishes.

Numbers in comments (K2.7, M7, E14) are those of rulebook/en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.camisa12 import guess as guesses
from ludoteca.games.camisa12 import invariants, kickoff, legal, motives, powers, turn
from ludoteca.games.camisa12 import observe as observing
from ludoteca.games.camisa12 import preview as previews
from ludoteca.games.camisa12 import view as views
from ludoteca.games.camisa12.data import (
    ASKS,
    BACK,
    BALL_START,
    BY_CHOICE,
    CARDS,
    CHOOSE,
    CHOOSING,
    CYCLE,
    ENCORE,
    FORBID,
    FRONT,
    JANGADA,
    JANGADA_MOVE,
    KINDS,
    LONGEST_MOVE,
    MOVE,
    NO_KIND,
    NO_PIECE,
    NO_TEAM,
    NOBODY,
    NOWHERE,
    OVER,
    PIECES,
    PLACE,
    PUT_UNDER,
    RAISE,
    REASONS,
    RECOVER,
    ROTATE,
    SIDES,
    SOLO_START,
    SOLO_TURNS,
    SPACES,
    TAKE,
    TREM,
    TREM_MOVE,
    TURNS,
)


@final
class Camisa12(State):
    """A position. Vectors hold one stretch a side: `stand[SPACES * seat + space]`; alone, side 1 is the rival."""

    mode: i64 = BY_CHOICE
    solo_start: i64 = SOLO_START
    # the teams
    team: vec[i64]
    choosing: i64 = 0  # bits of the seats still choosing one
    kept: i64 = NO_TEAM  # what the other seat kept when both wanted it
    tokens: vec[i64]
    forbidden: i64 = NOWHERE  # the side that Toque named for the next move
    parade: i64 = 0  # bits of the sides with a token of Cortejo
    parades: i64 = 0  # how often all five were taken
    raised: i64 = NOWHERE  # place of the piece that Alquimistas count as a Bandeirão
    # the stadium
    stand: vec[i64]
    count: vec[i64]  # pieces in the stands by kind
    last_kind: vec[i64]
    mistaken: i64 = 0  # bits of the sides that sang out of order
    points: vec[i64]
    # the rondel, and the stacks: the top in sight, the rest shuffled, those cycled at the bottom
    ball: i64 = BALL_START
    rondel: vec[i64]
    top: vec[i64]
    rest: vec[i64]
    hidden: vec[i64]  # how many are in the rest
    cycled: vec[i64]
    pile: vec[i64]  # the rival's pieces that lie in front of a seat
    # the mosaic cards: shuffled, then those put under them in order, and by whom
    deck: vec[i64]
    in_deck: i64 = 0
    under: vec[i64]
    under_by: vec[i64]
    hand: vec[i64]
    taken: vec[i64]  # cards of a seat's own that the opponent drew from below
    penalty: vec[i64]  # each side's, then third and fourth
    shots: i64 = 0  # penalty cards turned up
    # the decision
    phase: i64 = CHOOSING
    first: i64 = 0  # who won the coin
    turn: i64 = 0
    mover: i64 = NOBODY
    side: i64 = NOWHERE  # where the mover's piece is taken from
    spent: i64 = 0  # a token was used in this turn
    again: i64 = 0  # what Bumba would score
    to_discard: i64 = 0
    winner: i64 = NOBODY
    reason: i64 = 0

    # ---- set-up

    def lay_out(self, seats: int) -> None:
        """An empty stadium."""
        self.seats = seats
        self.team = vec[i64]([NO_TEAM, NO_TEAM])
        self.tokens = vec[i64]([0, 0])
        self.stand = vec[i64]([0] * (2 * SPACES))
        self.count = vec[i64]([0] * (2 * KINDS))
        self.last_kind = vec[i64]([NO_KIND, NO_KIND])
        self.points = vec[i64]([0, 0])
        self.rondel = vec[i64]([0] * (2 * SIDES))
        self.top = vec[i64]([NO_PIECE, NO_PIECE])
        self.rest = vec[i64]([0] * (2 * PIECES))
        self.hidden = vec[i64]([0, 0])
        self.cycled = vec[i64]([0] * (2 * PIECES))
        self.pile = vec[i64]([0] * (2 * PIECES))
        self.deck = vec[i64]([0] * CARDS)
        self.under = vec[i64]()
        self.under_by = vec[i64]()
        self.hand = vec[i64]([0] * (2 * CARDS))
        self.taken = vec[i64]([0] * (2 * CARDS))
        self.penalty = vec[i64]([NOBODY, NOBODY, NOBODY, NOBODY])

    # ---- questions

    def must(self) -> i64:
        """Whoever chooses a team, or has the turn."""
        if self.phase == CHOOSING:
            return self.choosing
        return 0 if self.phase == OVER else BIT[self.mover]

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        legal.fill(self, seat, actions)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        return legal.refusal(self, seat, action)

    def can_spend(self, seat: i64) -> bool:
        """Has the seat a token left, and used none in this turn?"""
        return self.tokens[seat] > 0 and self.spent == 0

    def shortest_move(self, seat: i64) -> i64:
        """1, or 0 with a token of Jangada (E13)."""
        return 0 if self.team[seat] == JANGADA and self.tokens[seat] > 0 else 1

    def longest_move(self, seat: i64) -> i64:
        """4 with a token of Jangada (E13)."""
        return JANGADA_MOVE if self.team[seat] == JANGADA and self.tokens[seat] > 0 else self.longest_free_move(seat)

    def longest_free_move(self, seat: i64) -> i64:
        """3, or 4 with Trem (E7)."""
        return TREM_MOVE if self.team[seat] == TREM else LONGEST_MOVE

    def empty_spaces(self, seat: i64) -> i64:
        """How many spaces of a stand are empty."""
        empty: i64 = SPACES
        for kind in range(KINDS * seat, KINDS * seat + KINDS):
            empty -= self.count[kind]
        return empty

    def turns(self) -> i64:
        """How many turns the match has (K2.2)."""
        return TURNS if self.seats == 2 else SOLO_TURNS

    def next_penalty(self, number: i64, dice: Dice) -> i64:
        """The third penalty card is drawn from the two in the box, the fourth is the last."""
        left = dice.below(2) if number == 2 else 0
        card: i64 = 0
        while self.penalty[0] == card or self.penalty[1] == card or self.penalty[2] == card or left > 0:
            if self.penalty[0] != card and self.penalty[1] != card and self.penalty[2] != card:
                left -= 1
            card += 1
        return card

    def colour(self, seat: i64) -> str:
        """The colour a side plays with; the second seat's card is flipped if both are equal (K3.6)."""
        team = self.team[seat]
        if seat == 1 and team != NO_TEAM and FRONT[team] == FRONT[self.team[0]]:
            return BACK[team]
        if team == NO_TEAM:
            return "yellow" if seat == 0 else ("white" if self.colour(0) != "white" else "black")
        return FRONT[team]

    def who(self, seat: i64) -> int | str:
        """A side as the events name it: a seat, or the rival of one who plays alone."""
        return "rival" if seat >= self.seats else seat

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action."""
        if action < MOVE:
            return kickoff.choose_team(self, seat, action - CHOOSE, dice)
        if action < ROTATE:
            return turn.move(self, seat, action - MOVE, dice)
        if action < PLACE:
            return powers.rotate(self, seat, action - ROTATE)
        if action < RAISE:
            return turn.place(self, seat, action - PLACE, False, dice)
        if action < TAKE:
            return turn.place(self, seat, action - RAISE, True, dice)
        if action <= RECOVER:
            return powers.take(self, seat, action - TAKE)
        if action <= PUT_UNDER:
            return powers.recover(self, seat, action - RECOVER)
        if action < ENCORE:
            return turn.put_under(self, seat, action - PUT_UNDER, dice)
        if action == ENCORE:
            return turn.encore(self, seat, dice)
        if action < CYCLE:
            return turn.forbid(self, seat, action - FORBID)
        return turn.cycle(self, seat, dice) if action == CYCLE else turn.decline(self, seat, dice)

    # ---- the rest of the contract

    def clone(self) -> Camisa12:
        """An independent copy."""
        other = Camisa12.__new__(Camisa12)
        other.seats = self.seats
        other.mode = self.mode
        other.solo_start = self.solo_start
        other.team = self.team[:]
        other.choosing = self.choosing
        other.kept = self.kept
        other.tokens = self.tokens[:]
        other.forbidden = self.forbidden
        other.parade = self.parade
        other.parades = self.parades
        other.raised = self.raised
        other.stand = self.stand[:]
        other.count = self.count[:]
        other.last_kind = self.last_kind[:]
        other.mistaken = self.mistaken
        other.points = self.points[:]
        other.ball = self.ball
        other.rondel = self.rondel[:]
        other.top = self.top[:]
        other.rest = self.rest[:]
        other.hidden = self.hidden[:]
        other.cycled = self.cycled[:]
        other.pile = self.pile[:]
        other.deck = self.deck[:]
        other.in_deck = self.in_deck
        other.under = self.under[:]
        other.under_by = self.under_by[:]
        other.hand = self.hand[:]
        other.taken = self.taken[:]
        other.penalty = self.penalty[:]
        other.shots = self.shots
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.mover = self.mover
        other.side = self.side
        other.spent = self.spent
        other.again = self.again
        other.to_discard = self.to_discard
        other.winner = self.winner
        other.reason = self.reason
        return other

    def result(self) -> Result | None:
        """Goals, then penalties, then the coin; there is no draw."""
        if self.winner == NOBODY:
            return None
        reason = REASONS[self.reason]
        if self.seats == 1:
            return Result((1 if self.winner == 0 else 2,), (float(self.points[0]),), reason)
        ranks = (1, 2) if self.winner == 0 else (2, 1)
        return Result(ranks, (float(self.points[0]), float(self.points[1])), reason)

    def check(self) -> None:
        """Pieces and cards are conserved."""
        invariants.check(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, -1 if seat is None else seat)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers."""
        return observing.observe(self, seat, out, at)

    def guess(self, seat: int | None, dice: Dice) -> State:
        """A world this seat cannot tell from the real one."""
        return guesses.guess(self, -1 if seat is None else seat, dice)

    def asked(self, seat: int) -> str:
        """The decision by its phase; a team that must be chosen again is asked openly."""
        if self.must() & BIT[seat] == 0:
            return ""
        return "team-again" if self.phase == CHOOSING and self.kept != NO_TEAM else ASKS[self.phase]

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return previews.preview(self, seat, action)

    def motive(self, seat: int, action: int) -> tuple[str, dict[str, Any]]:
        """Why a seat would do this."""
        return motives.motive(self, seat, action)
