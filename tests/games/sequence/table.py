"""Tables for the tests: given hands, chips and draw pile, played through the public `Match`.

Cards are named as in the game ("7H", "TS", "JC"), cells are (row, column) from 1. `across` and `down` give
cells in a row. The first seat holds `hands[0]`, and so on; seats without a hand named hold nothing.
"""

from ludoteca import Match, game
from ludoteca.engine.dice import RecordedDice
from ludoteca.engine.fields import fill, values
from ludoteca.games.sequence.actions import Declare, Discard, Exchange, Place, Remove
from ludoteca.games.sequence.data import CARD_NAMES, CELL_AT, FIVE, HAND, LOCKED, TEAM_NAMES, WINDOW_LIST

TEAMS = {name: 2**number for number, name in enumerate(TEAM_NAMES)}


def across(row, first, last):
    return [(row, column) for column in range(first, last + 1)]


def down(column, first, last):
    return [(row, column) for row in range(first, last + 1)]


def cards(names):
    return sorted(CARD_NAMES.index(name) for name in names.split())


def table(seats=2, *, hands=(), deck=None, turn=0, sequences=(), chips=None, discards=None, options=None, seed=1):
    """A match in a given position. Without `deck` all cards that nobody holds are in the draw pile."""
    match = Match("sequence", seats, seed, options)
    facts = values(match.state)
    facts["turn"] = turn
    held = [cards(names) for names in hands] + [[]] * (seats - len(hands))
    for seat, mine in enumerate(held):
        facts["hand"][HAND * seat : HAND * seat + HAND] = mine + [-1] * (HAND - len(mine))
        facts["size"][seat] = len(mine)
    if deck is None:
        facts["deck"] = [2 - sum(mine.count(card) for mine in held) for card in range(52)]
    else:
        facts["deck"] = [cards(deck).count(card) for card in range(52)]
    for seat, name in enumerate((discards or "").split()):
        facts["top"][seat] = CARD_NAMES.index(name)
        facts["deck"][facts["top"][seat]] -= 1
    facts["in_deck"] = sum(facts["deck"])
    for team, cells in (chips or {}).items():
        for row, column in cells:
            facts["board"][CELL_AT[row - 1, column - 1]] = TEAMS[team]
    for cells in sequences:
        facts["sequences"].append(window(cells))
        for row, column in cells:
            cell = CELL_AT[row - 1, column - 1]
            if cell < 96:
                facts["board"][cell] |= LOCKED
    match.state = position(facts)
    match.state.check()
    return match


def position(facts):
    """The position with these fields."""
    state = game("sequence").Position()
    fill(state, facts)
    return state


def window(cells):
    """The number of the window of these five cells."""
    wanted = sorted(CELL_AT[row - 1, column - 1] for row, column in cells)
    (number,) = [number for number, (_, line) in enumerate(WINDOW_LIST) if sorted(line) == wanted]
    assert len(wanted) == FIVE
    return number


def place(match, seat, card, row, column):
    return match.play(seat, Place(card, row, column))


def remove(match, seat, card, row, column):
    return match.play(seat, Remove(card, row, column))


def offered(match, seat, kind):
    """The actions of one kind that a seat has."""
    return [action for action in match.actions(seat) if isinstance(action, kind)]


def names(match, seat):
    """What a seat holds, in the game's order."""
    return " ".join(match.view(seat)["hands"][seat])


def chip(match, row, column):
    return match.view()["chips"][row - 1][column - 1]


def protecting(match, row, column):
    """The numbers of the sequences that a cell is in."""
    lines = enumerate(match.view()["sequences"])
    return [number for number, line in lines if [row, column] in line["cells"]]


def told(match, kind, seat=None):
    """The facts of the events of one kind, as a seat saw them."""
    return [event["facts"] for event in match.events(seat) if event["kind"] == kind]


def code(match, seat, action):
    """The code and the rule of a refusal."""
    refused = match.why_not(seat, action)
    return (refused.code, refused.rule) if refused else None


def start_dice(*rounds):
    """Dice for a start at which the teams draw these cards, round after round; the deal does not matter."""
    outcomes = []
    for drawn in rounds:
        pack = [card for card in CARD_NAMES for _ in range(2)]
        for card in drawn.split():
            outcomes.append(pack.index(card))
            pack.pop(outcomes[-1])
    return RecordedDice(outcomes + [0] * 100)


__all__ = [
    "Declare", "Discard", "Exchange", "Place", "Remove", "across", "cards", "chip", "code", "down", "names",
    "offered", "place", "position", "remove", "start_dice", "table", "told", "window",
]  # fmt: skip
