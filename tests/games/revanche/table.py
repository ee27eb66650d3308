"""Positions of Revanche for tests: `table(...)` lays the cards out, `play` and its sisters move them."""

from collections import Counter

from ludoteca import game
from ludoteca.engine.fields import fill, values
from ludoteca.engine.state import Dice
from ludoteca.games.revanche import actions
from ludoteca.games.revanche.data import FACES, OPEN, PHASES, SET_PIECE_CARDS

GAME = game("revanche")


class Told(Dice):
    """Gives the outcomes it was told, then always 0: the lowest card of a deck."""

    def __init__(self, outcomes=()):
        self.draws = 0
        self.outcomes = list(outcomes)

    def below(self, n):
        self.draws += 1
        outcome = self.outcomes.pop(0) if self.outcomes else 0
        assert 0 <= outcome < n
        return outcome


def counts(cards, places=16):
    """Counts by number of a list of cards."""
    found = Counter(cards)
    return [found[number] for number in range(places)]


class Table:
    """A position, and the events of its last action by seat."""

    def __init__(self, state):
        self.state = state
        self.events = []

    def do(self, action, *, seat=None, dice=()):
        """Carry out an action of the seat whose turn it is (or of this one), with these outcomes of chance."""
        mover = self.state.waiting()[0] if seat is None else seat
        self.state.tale = []
        self.report = self.state.apply(mover, GAME.action_id(action), Told(dice))
        self.events, self.state.tale = self.state.tale, None
        self.state.check()
        return self

    def play(self, *cards, roll=(), dice=()):
        """Play cards in turn; the dice of the last one are told as faces."""
        for card in cards[:-1]:
            self.do(actions.Play(card))
        return self.do(actions.Play(cards[-1]), dice=[*map(FACES.index, roll), *dice])

    def commit(self, *cards):
        for card in cards:
            self.do(actions.Commit(card))
        return self

    def substitute(self, on, off):
        return self.do(actions.BringOn(on)).do(actions.Bench(off))

    def expel(self, card):
        return self.do(actions.Expel(card))

    def hide(self, seat, *spots):
        for spot in spots:
            self.do(actions.HideKeeper(spot), seat=seat)
        return self

    def shoot(self, *spots):
        for spot in spots:
            self.do(actions.Shoot(spot))
        return self

    def why_not(self, action, seat=None):
        """The code of the refusal, or None."""
        mover = self.state.waiting()[0] if seat is None else seat
        refusal = self.state.why_not(mover, GAME.action_id(action))
        return None if refusal is None else refusal.code

    def may(self, kind, seat=None):
        """The cards (or spots) with which this kind of action is legal now."""
        mover = self.state.waiting()[0] if seat is None else seat
        found = [GAME.action(number) for number in self.state.legal(mover)]
        return [getattr(one, one.__struct_fields__[0]) for one in found if isinstance(one, kind)]

    @property
    def told(self):
        """The kinds of the last action's events, as a spectator saw them or a seat alone."""
        return [event.kind for event in self.events]

    def told_to(self, seat):
        return [(event.kind, event.facts) for event in self.events if event.eyes >> seat & 1]

    def fact(self, kind):
        """The facts of the first event of this kind."""
        return next(event.facts for event in self.events if event.kind == kind)

    def __getattr__(self, name):
        """What a spectator sees, by its key in the view."""
        return self.state.view(None)[name]


def table(
    *hands, top=0, turn=0, division=3, benches=((), ()), decks=None, spent=((), ()), fresh=(), expelled=((), ()),
    overtime=True, set_piece_cards="discard", cards="player", half=0, **more,
):  # fmt: skip
    """A position in which the hands, benches and (if given) decks hold exactly these cards.

    Without `decks` every other card is in its deck; with them it is among the discards. `expelled`, `yellow`
    and `red` are by seat (of the team: by side).
    """
    seats = len(hands)
    state = GAME.Position()
    state.lay_out(seats)
    facts = values(state)
    facts.update(
        division=division, overtime=overtime, half=half, phase=OPEN, turn=turn, top=top,
        top_seat=(turn - 1) % seats if top else -1, set_piece_cards=SET_PIECE_CARDS.index(set_piece_cards),
        personal=cards == "player", fresh=sum(2**seat for seat in fresh), opener=(turn - half) % seats,
    )  # fmt: skip
    for seat, hand in enumerate(hands):
        facts["hand"][16 * seat : 16 * seat + 16] = counts(hand)
        facts["size"][seat] = len(hand)
    for side in (0, 1):
        own = slice(16 * side, 16 * side + 16)
        on_field = [top] if top and facts["top_seat"] % 2 == side else []
        held = [card for seat in range(side, seats, 2) for card in hands[seat]]
        rest = Counter(card for card in range(1, 16) for _ in range(4))
        rest.subtract([*held, *benches[side], *on_field, *spent[side]])
        assert min(rest.values()) >= 0, "a number has four copies"
        deck = Counter(decks[side]) if decks else rest
        facts["deck"][own] = counts(deck.elements())
        facts["in_deck"][side] = deck.total()
        facts["field"][own] = counts(on_field)
        facts["spent"][own] = counts([*spent[side], *((rest - deck).elements() if decks else ())])
        facts["bench"][own] = counts(benches[side])
        facts["slot_card"][6 * side : 6 * side + 6] = [*benches[side], *[0] * 6][:6]
    for owner, shirts in enumerate(expelled):
        facts["expelled"][owner] = sum(2**card for card in shirts)
    for name, value in more.items():
        if name == "phase":
            facts["phase"] = PHASES.index(value)
        else:  # of a vector the first places
            facts[name] = [*value, *facts[name][len(value) :]] if isinstance(value, list) else value
    fill(state, facts)
    state.check()
    return Table(state)


def shoot_out(seats=2, first=0):
    """A level match at its shoot-out; this side shoots first."""
    last = [[2]] + [[]] * (seats - 1)
    return table(*last, top=5, overtime=False, half=1, decks=((), ()), spent=((), ())).play(2, dice=[first])
