"""The rules of Camisa 12: the position and its questions. The moves are in kickoff.py, turn.py and ending.py.

Numbers in comments (K2.7, M7, E14) are those of docs/rules/camisa12.en.md. Compiled.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.camisa12 import guess as guesses
from ludoteca.games.camisa12 import kickoff, turn
from ludoteca.games.camisa12 import preview as previews
from ludoteca.games.camisa12 import view as views
from ludoteca.games.camisa12.data import (
    ACTIONS,
    ALQUIMISTAS,
    ASKS,
    BACK,
    BALL_START,
    BY_CHOICE,
    CARDS,
    CHOOSE,
    CHOOSING,
    COPIES,
    CYCLE,
    CYCLING,
    DISCARDING,
    ENCORE,
    ESTIVADORES,
    FAROL,
    FLAG,
    FORBID,
    FORBIDDING,
    FRONT,
    JANGADA,
    JANGADA_MOVE,
    KEEPING,
    KIND_OF,
    KINDS,
    LONGEST_MOVE,
    MOVE,
    MOVING,
    NO_KIND,
    NO_PIECE,
    NO_SOLO,
    NO_TEAM,
    NOBODY,
    NOWHERE,
    OVER,
    PASS,
    PIECES,
    PLACE,
    PLACING,
    PUT_UNDER,
    RAISE,
    REASONS,
    RECOVER,
    REPEATING,
    ROTATE,
    SET,
    SIDES,
    SOLO_CARDS,
    SOLO_START,
    SOLO_TURNS,
    SPACES,
    TAKE,
    TEAMS,
    TREM,
    TREM_MOVE,
    TURNS,
    VENTANIA,
)

WRONG_STEP: Final = Refusal("wrong-step", "K2.7")
TEAM_KEPT: Final = Refusal("team-kept", "K3.6")
NOT_ALONE: Final = Refusal("not-alone", "K3.6")
NOT_YOUR_POWER: Final = Refusal("not-your-power", "K3.6")
NO_TOKEN: Final = Refusal("no-token", "K3.6")
FORBIDDEN_SIDE: Final = Refusal("forbidden-side", "E22")
SPACE_FULL: Final = Refusal("space-full", "K2.7")
SAME_SIDE: Final = Refusal("same-side", "E14")
NOT_DISCARDED: Final = Refusal("not-discarded", "E17")
ALREADY_FLAG: Final = Refusal("already-flag", "E23")
NOT_IN_HAND: Final = Refusal("not-in-hand", "K2.7")
REFUSALS: Final = (
    WRONG_STEP, TEAM_KEPT, NOT_ALONE, NOT_YOUR_POWER, NO_TOKEN, FORBIDDEN_SIDE, SPACE_FULL, SAME_SIDE,
    NOT_DISCARDED, ALREADY_FLAG, NOT_IN_HAND,
)  # fmt: skip


class Camisa12(State):
    """A position. Vectors hold one stretch a side: `stand[SPACES * seat + space]`; alone, side 1 is the rival."""

    def __init__(self) -> None:
        self.seats = 2
        self.mode: i64 = BY_CHOICE
        self.solo_start: i64 = SOLO_START
        # the teams
        self.team: vec[i64] = vec[i64]([NO_TEAM, NO_TEAM])
        self.choosing: i64 = 0  # bits of the seats still choosing one
        self.kept: i64 = NO_TEAM  # what the other seat kept when both wanted it
        self.tokens: vec[i64] = vec[i64]([0, 0])
        self.forbidden: i64 = NOWHERE  # the side that Toque named for the next move
        self.parade: i64 = 0  # bits of the sides with a token of Cortejo
        self.parades: i64 = 0  # how often all five were taken
        self.raised: i64 = NOWHERE  # place of the piece that Alquimistas count as a Bandeirão
        # the stadium
        self.stand: vec[i64] = vec[i64]([0] * (2 * SPACES))
        self.count: vec[i64] = vec[i64]([0] * (2 * KINDS))  # pieces in the stands by kind
        self.last_kind: vec[i64] = vec[i64]([NO_KIND, NO_KIND])
        self.mistaken: i64 = 0  # bits of the sides that sang out of order
        self.points: vec[i64] = vec[i64]([0, 0])
        # the rondel, and the stacks: the top in sight, the rest shuffled, those cycled at the bottom
        self.ball: i64 = BALL_START
        self.rondel: vec[i64] = vec[i64]([0] * (2 * SIDES))
        self.top: vec[i64] = vec[i64]([NO_PIECE, NO_PIECE])
        self.rest: vec[i64] = vec[i64]([0] * (2 * PIECES))
        self.hidden: vec[i64] = vec[i64]([0, 0])  # how many are in the rest
        self.cycled: vec[i64] = vec[i64]([0] * (2 * PIECES))
        self.pile: vec[i64] = vec[i64]([0] * (2 * PIECES))  # the rival's pieces that lie in front of a seat
        # the mosaic cards: shuffled, then those put under them in order, and by whom
        self.deck: vec[i64] = vec[i64]([0] * CARDS)
        self.in_deck: i64 = 0
        self.under: vec[i64] = vec[i64]()
        self.under_by: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]([0] * (2 * CARDS))
        self.taken: vec[i64] = vec[i64](
            [0] * (2 * CARDS)
        )  # cards of a seat's own that the opponent drew from below
        self.penalty: vec[i64] = vec[i64](
            [NOBODY, NOBODY, NOBODY, NOBODY]
        )  # each side's, then third and fourth
        self.shots: i64 = 0  # penalty cards turned up
        # the decision
        self.phase: i64 = CHOOSING
        self.first: i64 = 0  # who won the coin
        self.turn: i64 = 0
        self.mover: i64 = NOBODY
        self.side: i64 = NOWHERE  # where the mover's piece is taken from
        self.spent: i64 = 0  # a token was used in this turn
        self.again: i64 = 0  # what Bumba would score
        self.to_discard: i64 = 0
        self.winner: i64 = NOBODY
        self.reason: i64 = 0

    # ---- questions

    def must(self) -> i64:
        """Whoever chooses a team, or has the turn."""
        if self.phase == CHOOSING:
            return self.choosing
        return 0 if self.phase == OVER else BIT[self.mover]

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        if self.must() & BIT[seat] == 0:
            return
        phase = self.phase
        if phase == MOVING:
            self.fill_moves(seat, actions)
        elif phase == PLACING:
            self.fill_places(seat, actions)
        elif phase == CHOOSING:
            for team in range(i64(1), i64(TEAMS)):
                if self.team_refusal(team) is None:
                    actions.add(CHOOSE + team)
        elif phase == KEEPING or phase == DISCARDING:
            for card in range(i64(1), i64(CARDS)):
                if self.hand[CARDS * seat + card] > 0:
                    actions.add(PUT_UNDER + card)
        else:
            if phase == REPEATING:
                actions.add(ENCORE)
            elif phase == FORBIDDING:
                for side in range(i64(SIDES)):
                    actions.add(FORBID + side)
            else:
                actions.add(CYCLE)
            actions.add(PASS)

    def fill_moves(self, seat: i64, actions: Actions) -> None:
        """Steps of the ball, and Ventania's turns of the pieces."""
        for steps in range(self.shortest_move(seat), self.longest_move(seat) + 1):
            if (self.ball + steps) % SIDES != self.forbidden:
                actions.add(MOVE + steps)
        if self.team[seat] == VENTANIA and self.can_spend(seat):
            actions.add(ROTATE)
            actions.add(ROTATE + 1)

    def fill_places(self, seat: i64, actions: Actions) -> None:
        """Empty spaces, and the tokens that are spent before placing or with it."""
        first = SPACES * seat
        for space in range(i64(SPACES)):
            if self.stand[first + space] == NO_PIECE:
                actions.add(PLACE + space)
        if self.tokens[seat] == 0 or self.spent != 0:
            return
        team = self.team[seat]
        if team == ALQUIMISTAS and self.rondel[SIDES * seat + self.side] != FLAG:
            for space in range(i64(SPACES)):
                if self.stand[first + space] == NO_PIECE:
                    actions.add(RAISE + space)
        elif team == FAROL:
            for side in range(i64(SIDES)):
                if side != self.side:
                    actions.add(TAKE + side)
        elif team == ESTIVADORES:
            for piece in range(i64(1), i64(PIECES)):
                if self.pile[PIECES * (1 - seat) + piece] > 0:
                    actions.add(RECOVER + piece)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        if action >= ACTIONS:
            return NO_SUCH_ACTION
        if self.must() & BIT[seat] == 0:
            return NOT_ASKED
        phase = self.phase
        if action < MOVE:
            return self.team_refusal(action - CHOOSE) if phase == CHOOSING else WRONG_STEP
        if action < ROTATE:
            return self.move_refusal(seat, action - MOVE) if phase == MOVING else WRONG_STEP
        if action < PLACE:
            return self.token_refusal(seat, VENTANIA) if phase == MOVING else WRONG_STEP
        if action <= RECOVER + PIECES - 1:
            return self.place_refusal(seat, action) if phase == PLACING else WRONG_STEP
        if action < ENCORE:
            if phase != KEEPING and phase != DISCARDING:
                return WRONG_STEP
            return None if self.hand[CARDS * seat + action - PUT_UNDER] > 0 else NOT_IN_HAND
        if action == ENCORE:
            return None if phase == REPEATING else WRONG_STEP
        if action < CYCLE:
            return None if phase == FORBIDDING else WRONG_STEP
        if action == CYCLE:
            return None if phase == CYCLING else WRONG_STEP
        return None if phase == REPEATING or phase == FORBIDDING or phase == CYCLING else WRONG_STEP

    def team_refusal(self, team: i64) -> Refusal | None:
        """A team the other seat kept, or one that does not work alone (K3.6)."""
        if team == self.kept:
            return TEAM_KEPT
        return NOT_ALONE if self.seats == 1 and NO_SOLO[team] != 0 else None

    def move_refusal(self, seat: i64, steps: i64) -> Refusal | None:
        """One to three steps, more or none with a power (E7, E13), and not onto a forbidden side (E22)."""
        if steps < self.shortest_move(seat) or steps > self.longest_move(seat):
            return NO_TOKEN if self.team[seat] == JANGADA else NOT_YOUR_POWER
        return FORBIDDEN_SIDE if (self.ball + steps) % SIDES == self.forbidden else None

    def place_refusal(self, seat: i64, action: i64) -> Refusal | None:
        """An empty space; and before or with it a token of Alquimistas, Farol or Estivadores."""
        if action < RAISE:
            return None if self.stand[SPACES * seat + action - PLACE] == NO_PIECE else SPACE_FULL
        power: i64 = ALQUIMISTAS if action < TAKE else FAROL if action <= RECOVER else ESTIVADORES
        refused = self.token_refusal(seat, power)
        if refused is not None:
            return refused
        if power == ALQUIMISTAS:
            if self.rondel[SIDES * seat + self.side] == FLAG:
                return ALREADY_FLAG
            return None if self.stand[SPACES * seat + action - RAISE] == NO_PIECE else SPACE_FULL
        if power == FAROL:
            return SAME_SIDE if action - TAKE == self.side else None
        return None if self.pile[PIECES * (1 - seat) + action - RECOVER] > 0 else NOT_DISCARDED

    def token_refusal(self, seat: i64, team: i64) -> Refusal | None:
        """A power needs its team and a token, one a turn (K3.6)."""
        if self.team[seat] != team:
            return NOT_YOUR_POWER
        return None if self.can_spend(seat) else NO_TOKEN

    def can_spend(self, seat: i64) -> bool:
        """Has the seat a token left, and used none in this turn?"""
        return self.tokens[seat] > 0 and self.spent == 0

    def shortest_move(self, seat: i64) -> i64:
        """1, or 0 with a token of Jangada (E13)."""
        return 0 if self.team[seat] == JANGADA and self.tokens[seat] > 0 else 1

    def longest_move(self, seat: i64) -> i64:
        """4 with a token of Jangada (E13)."""
        return (
            JANGADA_MOVE
            if self.team[seat] == JANGADA and self.tokens[seat] > 0
            else self.longest_free_move(seat)
        )

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
            return turn.rotate(self, seat, action - ROTATE)
        if action < RAISE:
            return turn.place(self, seat, action - PLACE, False, dice)
        if action < TAKE:
            return turn.place(self, seat, action - RAISE, True, dice)
        if action <= RECOVER:
            return turn.take(self, seat, action - TAKE)
        if action <= PUT_UNDER:
            return turn.recover(self, seat, action - RECOVER)
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
        """Pieces and cards are conserved, counts agree with the stands."""
        if self.phase == CHOOSING:
            assert self.in_deck == 0, "cards before the teams"
            return
        for owner in range(i64(2)):
            self.check_pieces(owner)
        for card in range(i64(1), i64(CARDS)):
            total = self.deck[card] + self.hand[card] + self.hand[CARDS + card]
            for i in range(len(self.under)):
                if self.under[i] == card:
                    total += 1
            assert total == (0 if self.seats == 1 and card > SOLO_CARDS else COPIES[card]), (
                f"mosaic card {card}"
            )
        assert len(self.under) == len(self.under_by), "cards under the deck"
        assert self.penalty[0] != self.penalty[1], "penalty cards"

    def check_pieces(self, owner: i64) -> None:
        """All 24 pieces of a set are somewhere, once."""
        found = vec[i64]([0] * PIECES)
        for piece in range(i64(1), i64(PIECES)):
            own = PIECES * owner + piece
            found[piece] = self.rest[own] + self.cycled[own] + self.pile[PIECES * (1 - owner) + piece]
        found[self.top[owner]] += 1
        for side in range(i64(SIDES)):
            found[self.rondel[SIDES * owner + side]] += 1
        kinds = vec[i64]([0] * (KINDS + 1))
        for space in range(i64(SPACES)):
            piece = self.stand[SPACES * owner + space]
            found[piece] += 1
            kinds[KIND_OF[piece]] += 1
        for piece in range(i64(1), i64(PIECES)):
            assert found[piece] == SET[piece], (
                f"piece {piece} of side {owner}: {found[piece]} of {SET[piece]}"
            )
        for kind in range(i64(KINDS)):
            assert kinds[kind] == self.count[KINDS * owner + kind], f"kind {kind} of side {owner}"

    def save(self) -> list[Any]:
        """All of the position; `load` has the same order."""
        numbers = [
            self.seats, self.mode, self.solo_start, self.choosing, self.kept, self.forbidden, self.parade,
            self.parades, self.raised, self.mistaken, self.ball, self.in_deck, self.shots, self.phase, self.first,
            self.turn, self.mover, self.side, self.spent, self.again, self.to_discard, self.winner, self.reason,
        ]  # fmt: skip
        vectors = [
            self.team, self.tokens, self.stand, self.count, self.last_kind, self.points, self.rondel, self.top,
            self.rest, self.hidden, self.cycled, self.pile, self.deck, self.under, self.under_by, self.hand,
            self.taken, self.penalty,
        ]  # fmt: skip
        return [numbers, [[int(n) for n in vector] for vector in vectors]]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, -1 if seat is None else seat)

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


def load(saved: list[Any]) -> Camisa12:
    """The position that `save` wrote."""
    numbers, vectors = saved
    state = Camisa12()
    (
        state.seats, state.mode, state.solo_start, state.choosing, state.kept, state.forbidden, state.parade,
        state.parades, state.raised, state.mistaken, state.ball, state.in_deck, state.shots, state.phase, state.first,
        state.turn, state.mover, state.side, state.spent, state.again, state.to_discard, state.winner, state.reason,
    ) = numbers  # fmt: skip
    packed = [vec[i64](vector) for vector in vectors]
    state.team, state.tokens, state.stand, state.count, state.last_kind, state.points = packed[:6]
    state.rondel, state.top, state.rest, state.hidden, state.cycled, state.pile = packed[6:12]
    state.deck, state.under, state.under_by, state.hand, state.taken, state.penalty = packed[12:]
    return state
