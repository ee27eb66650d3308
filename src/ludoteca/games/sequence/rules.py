"""The rules of Sequence. Numbers in comments (Q4, Q22) are those of docs/rules/sequence.en.md. Compiled."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.native import append, i64, vec
from ludoteca.engine.state import BIT, EVERYBODY, NO_SUCH_ACTION, NOT_ASKED, SHOWN, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result
from ludoteca.games.sequence import guess as guesses
from ludoteca.games.sequence import memory, talk, tell
from ludoteca.games.sequence import view as views
from ludoteca.games.sequence.data import (
    ACTIONS,
    ADMIT,
    CALL,
    CARDS,
    CELLS,
    COPIES,
    DECLARE,
    DISCARD,
    DRAW,
    EMPTY,
    EVERY_CARD,
    EXCHANGE,
    FIVE,
    HAND,
    JACK,
    JACKS,
    LOCKED,
    NEW_BOARD,
    ONE_EYED,
    PACK,
    PASS,
    REMOVE,
    SPACES,
    START_RANK,
    TO_WIN,
    WINDOW_CELLS,
)
from ludoteca.games.sequence.lines import choices, completed, five_in_a_row, is_corner, owner

PLAYING: Final = 0
CHOOSING: Final = 1  # which five of a longer row are the sequence
FINISHED: Final = 2

NOBODY: Final = -1
HIDDEN: Final = 0  # open_hands: nobody else sees a hand (Q18), the partners do, or everybody (Q25)
OPEN_TO_TEAM: Final = 1
OPEN_TO_ALL: Final = 2

NOT_IN_HAND: Final = Refusal("not-in-hand", "Q2")
COVERED: Final = Refusal("covered", "Q2")
NO_CHIP: Final = Refusal("no-chip", "Q4")
OWN_CHIP: Final = Refusal("own-chip", "Q4")
PROTECTED: Final = Refusal("protected", "Q5")
NOT_DEAD: Final = Refusal("not-dead", "Q12")
ONE_EXCHANGE: Final = Refusal("one-exchange", "Q12")
MUST_PLAY: Final = Refusal("must-play", "Q22")
DECLARE_FIRST: Final = Refusal("declare-first", "Q24")
NOT_A_CHOICE: Final = Refusal("not-a-choice", "Q24")
NO_DRAW: Final = Refusal("no-draw", "Q23")
DISCARD_FIRST: Final = Refusal("discard-first", "Q26")
REFUSALS: Final = (
    NOT_IN_HAND, COVERED, NO_CHIP, OWN_CHIP, PROTECTED, NOT_DEAD, ONE_EXCHANGE, MUST_PLAY, DECLARE_FIRST,
    NOT_A_CHOICE, NO_DRAW, DISCARD_FIRST, *talk.REFUSALS,
)  # fmt: skip


class Sequence(State):
    """A position. Seats alternate teams: the team of a seat is `seat % teams`."""

    def __init__(self, seats: int, teams: int) -> None:
        self.seats = seats
        self.teams: i64 = teams
        self.open_hands: i64 = HIDDEN
        self.manual_draw = False
        self.table_talk = False
        # the board: the bits of the teams that each cell counts for, and LOCKED; then the windows declared
        self.board: vec[i64] = vec[i64](NEW_BOARD)
        self.sequences: vec[i64] = vec[i64]([0] * 0)
        # the cards: `deck` counts by card, `hand[HAND * seat + i]` sorted; what is in neither is discarded
        self.deck: vec[i64] = vec[i64]([COPIES] * CARDS)
        self.in_deck: i64 = PACK
        self.hand: vec[i64] = vec[i64]([NOBODY] * (HAND * seats))
        self.size: vec[i64] = vec[i64]([0] * seats)
        self.top: vec[i64] = vec[i64]([NOBODY] * seats)  # of each discard pile
        # what passing has shown of a hand: see memory.py
        self.could: vec[i64] = vec[i64]([EVERY_CARD] * (HAND * seats))
        self.shown: i64 = 0  # bits of the seats of whose hands it says anything
        # the decision
        self.turn: i64 = 0
        self.phase: i64 = PLAYING
        self.exchanged = False  # a dead card, in this turn
        self.placed: i64 = NOBODY  # the space of the chip that may be part of several fives
        self.passes: i64 = 0  # in a row
        self.drawer: i64 = NOBODY  # who may still draw a card, with manual_draw
        self.winner: i64 = NOBODY  # a team
        self.last_seat: i64 = NOBODY
        self.last_action: i64 = NOBODY
        # table talk: see talk.py
        self.callers: i64 = 0
        self.accused: i64 = 0
        self.accused_before: i64 = 0
        self.penalty: i64 = 0

    # ---- set-up

    def deal(self, cards: int, dice: Dice) -> None:
        """Find who starts, then deal."""
        self.turn = self.draw_for_start(dice)
        for seat in range(self.seats):
            for _ in range(cards):
                self.take(seat, dice)
            if self.tale is not None:
                tell.dealt(self, seat)

    def draw_for_start(self, dice: Dice) -> i64:
        """Each team draws a card, the highest starts, those tied for it draw again (Q1, Q20)."""
        tied = [team for team in range(self.teams)]
        while len(tied) > 1:
            pack = [card for card in range(CARDS) for _ in range(COPIES)]
            drawn = [pack.pop(dice.below(len(pack))) for _ in tied]
            if self.tale is not None:
                tell.start_cards(self, tied, drawn)
            highest = max(START_RANK[card] for card in drawn)
            tied = [team for team, card in zip(tied, drawn, strict=True) if START_RANK[card] == highest]
        if self.tale is not None:
            tell.starts(self, tied[0])
        return tied[0]

    # ---- questions

    def must(self) -> i64:
        """Who must give up a card for talking, else the one whose turn it is."""
        if self.penalty != 0:
            return self.penalty
        return 0 if self.phase == FINISHED else BIT[self.turn]

    def may(self) -> i64:
        """Who may still draw (Q23), and the teams accused of talking (Q26)."""
        if self.drawer == NOBODY and not self.table_talk:
            return 0
        if self.penalty != 0 or self.phase == FINISHED:
            return 0
        invited: i64 = 0 if self.drawer == NOBODY else BIT[self.drawer]
        return invited | talk.accused_seats(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every legal action of a seat."""
        if self.penalty != 0:
            if self.penalty & BIT[seat] != 0:
                self.fill_discards(seat, actions)
            return
        if self.phase == FINISHED:
            return
        if seat == self.turn:
            if self.phase == PLAYING:
                self.fill_turn(seat, actions)
            else:
                self.fill_declarations(seat, actions)
        if seat == self.drawer:
            actions.add(DRAW)
        if self.table_talk:
            talk.fill(self, seat, actions)

    def fill_turn(self, seat: i64, actions: Actions) -> None:
        """Play a card, or exchange a dead one; pass if neither is possible (Q2, Q22)."""
        before = actions.count
        mine = BIT[seat % self.teams]
        first = HAND * seat
        dead = False
        previous: i64 = NOBODY
        for i in range(first, first + self.size[seat]):
            card = self.hand[i]
            if card == previous:
                continue
            previous = card
            if card < JACKS:
                if self.is_dead(card):
                    dead = True
                if self.board[2 * card] == EMPTY:
                    actions.add(2 * card)
                if self.board[2 * card + 1] == EMPTY:
                    actions.add(2 * card + 1)
            elif card < ONE_EYED:
                for space in range(i64(SPACES)):
                    if self.board[space] == EMPTY:  # Q3
                        actions.add(JACK + SPACES * (card - JACKS) + space)
            else:
                for space in range(i64(SPACES)):
                    if self.is_removable(space, mine):
                        actions.add(JACK + SPACES * (card - JACKS) + space)
        if dead and not self.exchanged:
            self.fill_exchanges(seat, actions)
        if actions.count == before:
            actions.add(PASS)

    def fill_exchanges(self, seat: i64, actions: Actions) -> None:
        """Every dead card may be exchanged (Q12)."""
        previous: i64 = NOBODY
        for i in range(HAND * seat, HAND * seat + self.size[seat]):
            card = self.hand[i]
            if card != previous and card < JACKS and self.is_dead(card):
                actions.add(EXCHANGE + card)
            previous = card

    def fill_declarations(self, seat: i64, actions: Actions) -> None:
        """Every five through the chip just placed (Q24)."""
        found = choices(self.board, self.sequences, BIT[seat % self.teams], self.placed)
        for i in range(len(found)):
            actions.add(DECLARE + found[i])

    def fill_discards(self, seat: i64, actions: Actions) -> None:
        """Any card of the hand (Q26)."""
        previous: i64 = NOBODY
        for i in range(HAND * seat, HAND * seat + self.size[seat]):
            if self.hand[i] != previous:
                previous = self.hand[i]
                actions.add(DISCARD + previous)

    def is_dead(self, card: i64) -> bool:
        """Both spaces of the card are covered; jacks are never dead (Q12)."""
        return self.board[2 * card] != EMPTY and self.board[2 * card + 1] != EMPTY

    def is_removable(self, space: i64, mine: i64) -> bool:
        """A chip of a rival team that is in no sequence (Q4, Q5)."""
        chip = self.board[space]
        return chip != EMPTY and chip < LOCKED and chip != mine

    def holds(self, seat: i64, card: i64) -> bool:
        """Is this card in the hand?"""
        for i in range(HAND * seat, HAND * seat + self.size[seat]):
            if self.hand[i] == card:
                return True
        return False

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

    # ---- refusals

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not do this now."""
        if action >= ACTIONS:
            return NO_SUCH_ACTION
        if self.penalty != 0 or action >= DISCARD:
            return self.discard_refusal(seat, action)
        if action == DRAW:
            return None if seat == self.drawer else NO_DRAW
        if action >= CALL:
            return talk.refusal(self, seat, action)
        if seat != self.turn:
            return NOT_ASKED
        if self.phase == CHOOSING or DECLARE <= action < PASS:
            return self.declaration_refusal(seat, action)
        if action < EXCHANGE:
            return self.play_refusal(seat, action)
        if action == PASS:
            return None if memory.is_stuck(self, seat) else MUST_PLAY
        return self.exchange_refusal(seat, action - EXCHANGE)

    def play_refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a card may not be played on a space (Q2, Q3, Q4, Q5)."""
        space = action % SPACES
        if not self.holds(seat, card_of(action)):
            return NOT_IN_HAND
        if action < REMOVE:
            return None if self.board[space] == EMPTY else COVERED
        if self.board[space] == EMPTY:
            return NO_CHIP
        if self.board[space] & BIT[seat % self.teams] != 0:
            return OWN_CHIP
        return None if self.board[space] < LOCKED else PROTECTED

    def exchange_refusal(self, seat: i64, card: i64) -> Refusal | None:
        """Only a dead card, and one a turn (Q12)."""
        if not self.holds(seat, card):
            return NOT_IN_HAND
        if self.exchanged:
            return ONE_EXCHANGE
        return None if self.is_dead(card) else NOT_DEAD

    def declaration_refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Only one of the fives through the chip just placed, and then nothing else (Q24)."""
        if action < DECLARE or action >= PASS:
            return DECLARE_FIRST
        if self.phase == CHOOSING:
            actions = Actions()
            self.fill_declarations(seat, actions)
            if actions.has(action):
                return None
        return NOT_A_CHOICE

    def discard_refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Play waits until each member of the team that talked has given up a card (Q26)."""
        if self.penalty & BIT[seat] == 0:
            return NOT_ASKED
        if action < DISCARD:
            return DISCARD_FIRST
        return None if self.holds(seat, action - DISCARD) else NOT_IN_HAND

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Carry out a legal action."""
        if action == DRAW:
            return self.draw(seat, dice)
        if action >= CALL:
            return self.talk(seat, action)
        self.last_seat = seat
        self.last_action = action
        if self.drawer != NOBODY:
            self.forget_to_draw()
        if action < REMOVE:
            return self.place(seat, action, dice)
        if action < EXCHANGE:
            return self.remove(seat, action, dice)
        if action < DECLARE:
            return self.exchange(seat, action - EXCHANGE, dice)
        if action < PASS:
            return self.choose_five(seat, action - DECLARE, dice)
        return self.pass_turn(seat)

    def place(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Put a chip on a space of the card, or on any with a two-eyed jack (Q2, Q3)."""
        card = card_of(action)
        space = action % SPACES
        mine = BIT[seat % self.teams]
        self.put_down(seat, card)
        self.board[space] = mine
        self.passes = 0
        if self.tale is not None:
            tell.placed(self, seat, card, space)
        if five_in_a_row(self.board, mine, space):
            self.complete(seat, space)
        return self.end_turn(seat, dice)

    def complete(self, seat: i64, space: i64) -> None:
        """Declare as many sequences as the chip completes, or ask which five they are (Q6 to Q10, Q24).

        Only a first sequence of two leaves a choice: any second wins, whichever five it is.
        """
        team = seat % self.teams
        chosen = completed(self.board, self.sequences, BIT[team], space)
        if self.made(team) + len(chosen) < TO_WIN[self.teams]:
            if len(choices(self.board, self.sequences, BIT[team], space)) > 1:
                self.phase = CHOOSING
                self.placed = space
                return
        for i in range(len(chosen)):
            self.declare(seat, chosen[i])

    def choose_five(self, seat: i64, window: i64, dice: Dice) -> i64:
        """The player's choice among overlapping fives (Q9)."""
        self.phase = PLAYING
        self.placed = NOBODY
        self.declare(seat, window)
        return self.end_turn(seat, dice)

    def declare(self, seat: i64, window: i64) -> None:
        """A sequence is made: its chips are protected for good (Q5), and it may win the match."""
        team = seat % self.teams
        self.sequences = append(self.sequences, window)
        for i in range(FIVE * window, FIVE * window + FIVE):
            cell = WINDOW_CELLS[i]
            if not is_corner(cell):
                self.board[cell] |= LOCKED
        if self.tale is not None:
            tell.sequence(self, seat, window)
        if self.phase != FINISHED and self.made(team) >= TO_WIN[self.teams]:
            self.winner = team
            self.phase = FINISHED

    def remove(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Take a rival's chip away with a one-eyed jack: that is the whole turn (Q4)."""
        space = action % SPACES
        self.put_down(seat, card_of(action))
        if self.tale is not None:
            tell.removed(self, seat, card_of(action), space)
        self.board[space] = EMPTY
        self.passes = 0
        return self.end_turn(seat, dice)

    def exchange(self, seat: i64, card: i64, dice: Dice) -> i64:
        """Discard a dead card, draw another, and go on with the turn (Q12)."""
        self.put_down(seat, card)
        self.exchanged = True
        if self.tale is not None:
            tell.exchanged(self, seat, card)
        self.take_and_tell(seat, dice)
        return SHOWN

    def pass_turn(self, seat: i64) -> i64:
        """Nothing is possible, as everybody now knows; when all have passed in a row the match is drawn (Q22)."""
        memory.remember_pass(self, seat)
        self.passes += 1
        if self.tale is not None:
            tell.passed(self, seat)
        if self.passes == self.seats:
            self.phase = FINISHED
            if self.tale is not None:
                tell.drawn(self)
        else:
            self.next_turn()
        return SHOWN

    def end_turn(self, seat: i64, dice: Dice) -> i64:
        """Draw a card (Q2), or have until the next player starts to do so (Q23)."""
        if self.phase == FINISHED:
            if self.tale is not None:
                tell.won(self)
            return self.face_up()
        if self.phase == CHOOSING:
            return self.face_up()
        if self.manual_draw:
            self.drawer = seat
        else:
            self.take_and_tell(seat, dice)
        self.next_turn()
        return self.face_up() if self.manual_draw else SHOWN

    def face_up(self) -> i64:
        """What a card laid face up shows: nothing new if all hands are open."""
        return 0 if self.open_hands == OPEN_TO_ALL else SHOWN

    def next_turn(self) -> None:
        """Play goes clockwise."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.exchanged = False
        if self.table_talk:
            talk.end_turn(self)

    def draw(self, seat: i64, dice: Dice) -> i64:
        """Draw the card of the last turn before the next player starts (Q23)."""
        self.drawer = NOBODY
        if self.tale is not None:
            tell.took(self, seat)
        self.take_and_tell(seat, dice)
        return SHOWN

    def forget_to_draw(self) -> None:
        """The next player has started: the card is lost (Q16)."""
        if self.tale is not None:
            tell.forgot(self, self.drawer)
        self.drawer = NOBODY

    def talk(self, seat: i64, action: i64) -> i64:
        """Call table talk, admit it, or pay for it (Q26)."""
        if action < ADMIT:
            talk.call(self, seat, action - CALL)
            return 0
        if action == ADMIT:
            talk.admit(self, seat)
            return 0
        self.put_down(seat, action - DISCARD)
        self.penalty &= ~BIT[seat]
        if self.tale is not None:
            tell.discarded(self, seat, action - DISCARD)
        return self.face_up()

    # ---- cards

    def put_down(self, seat: i64, card: i64) -> None:
        """Lay a card from the hand face up on the own discard pile."""
        i = HAND * seat
        last = i + self.size[seat] - 1
        while self.hand[i] != card:
            i += 1
        while i < last:
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.hand[last] = NOBODY
        self.size[seat] -= 1
        self.top[seat] = card
        if self.shown & BIT[seat] != 0:
            memory.card_left(self, seat, card)

    def take_and_tell(self, seat: i64, dice: Dice) -> None:
        """Draw a card into the hand; who may see the hand sees the card."""
        card = self.take(seat, dice)
        if self.tale is not None:
            tell.drew(self, seat, card)

    def take(self, seat: i64, dice: Dice) -> i64:
        """Draw a card into the hand, which stays sorted; an empty pile is made anew first (Q14, Q21)."""
        if self.in_deck == 0:
            self.reshuffle()
        place = dice.below(self.in_deck)
        card: i64 = 0
        while place >= self.deck[card]:
            place -= self.deck[card]
            card += 1
        self.deck[card] -= 1
        self.in_deck -= 1
        self.add_to_hand(seat, card)
        return card

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Put a card into its place in the hand."""
        first = HAND * seat
        i = first + self.size[seat]
        while i > first and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card
        self.size[seat] += 1

    def reshuffle(self) -> None:
        """All discard piles become the new draw pile: every card that is in no hand (Q14)."""
        for card in range(i64(CARDS)):
            self.deck[card] = COPIES
        self.in_deck = PACK
        for seat in range(self.seats):
            self.top[seat] = NOBODY
            for i in range(HAND * seat, HAND * seat + self.size[seat]):
                self.deck[self.hand[i]] -= 1
                self.in_deck -= 1
        if self.tale is not None:
            tell.reshuffled(self)

    def eyes(self, seat: i64) -> int:
        """Who sees the hand of a seat: itself, and the others if that was agreed (Q18, Q25)."""
        if self.open_hands == OPEN_TO_ALL:
            return EVERYBODY
        seen: i64 = BIT[seat]
        if self.open_hands == OPEN_TO_TEAM:
            for other in range(self.seats):
                if other % self.teams == seat % self.teams:
                    seen |= BIT[other]
        return seen

    # ---- the rest of the contract

    def clone(self) -> Sequence:
        """An independent copy."""
        other = Sequence.__new__(Sequence)
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
        other.could = self.could[:]
        other.shown = self.shown
        other.turn = self.turn
        other.phase = self.phase
        other.exchanged = self.exchanged
        other.placed = self.placed
        other.passes = self.passes
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
            return Result((1,) * int(self.seats), scores, "stuck")  # Q15
        return Result(tuple(1 if team == self.winner else 2 for team in teams), scores, "sequences")

    def check(self) -> None:
        """Cards are conserved, hands sorted, chips protected exactly where a sequence is."""
        held = [0] * CARDS
        for seat in range(self.seats):
            cards = [int(self.hand[i]) for i in range(HAND * seat, HAND * seat + HAND)]
            size = int(self.size[seat])
            assert cards[:size] == sorted(cards[:size]) and cards[size:] == [NOBODY] * (HAND - size), "a hand"
            for card in cards[:size]:
                held[card] += 1
        assert all(0 <= self.deck[card] <= COPIES - held[card] for card in range(CARDS)), "cards too many"
        assert sum(self.deck) == self.in_deck, "the draw pile"
        memory.check(self)
        locked = {int(cell) for w in self.sequences for cell in WINDOW_CELLS[FIVE * w : FIVE * w + FIVE]}
        for cell in range(i64(SPACES)):
            chip = self.board[cell]
            assert chip in (0, 1, 2, 4) or chip - LOCKED in (1, 2, 4), "a chip"
            assert (chip >= LOCKED) == (int(cell) in locked), "a chip is protected in a sequence only"
        for w in self.sequences:
            assert all(self.board[WINDOW_CELLS[FIVE * w + i]] & owner(self.board, w) for i in range(FIVE)), "a sequence"
        assert list(self.board)[SPACES:] == NEW_BOARD[SPACES:] and len(self.board) == CELLS + 1, "the corners"

    def save(self) -> list[Any]:
        """All of the position; `load` has the same order."""
        numbers = [
            self.seats, self.teams, self.open_hands, int(self.manual_draw), int(self.table_talk), self.in_deck,
            self.shown, self.turn, self.phase, int(self.exchanged), self.placed, self.passes, self.drawer,
            self.winner, self.last_seat, self.last_action, self.callers, self.accused, self.accused_before,
            self.penalty,
        ]  # fmt: skip
        vectors = [self.board, self.sequences, self.deck, self.hand, self.size, self.top, self.could]
        return [numbers, [[int(n) for n in vector] for vector in vectors]]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(self, NOBODY if seat is None else seat)

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
            return "declare" if self.phase == CHOOSING else "play-on" if self.exchanged else "play"
        if seat == self.drawer:
            return "draw"
        return "admit" if self.may() & BIT[seat] != 0 else ""

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """What an action would do."""
        return views.preview(self, seat, action)


def card_of(action: i64) -> i64:
    """The card that an action plays on a space."""
    return action // 2 if action < JACK else JACKS + (action - JACK) // SPACES


def load(saved: list[Any]) -> Sequence:
    """The position that `save` wrote."""
    numbers, vectors = saved
    state = Sequence(numbers[0], numbers[1])
    (
        state.open_hands, manual_draw, table_talk, state.in_deck, state.shown, state.turn, state.phase, exchanged,
        state.placed, state.passes, state.drawer, state.winner, state.last_seat, state.last_action, state.callers,
        state.accused, state.accused_before, state.penalty,
    ) = numbers[2:]  # fmt: skip
    state.manual_draw = bool(manual_draw)
    state.table_talk = bool(table_talk)
    state.exchanged = bool(exchanged)
    vecs = [vec[i64](vector) for vector in vectors]
    state.board, state.sequences, state.deck, state.hand, state.size, state.top, state.could = vecs
    return state
