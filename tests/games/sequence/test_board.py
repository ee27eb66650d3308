"""The printed board and the lines of five on it."""

from collections import Counter

from ludoteca import game
from ludoteca.games.sequence.data import CELL_NAMES, CELL_PLACES, GRID, NEXT, OFF, WINDOW_LIST

PRINTED = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""


def test_the_spiral_gives_the_printed_board():
    assert [[card or "**" for card in row] for row in GRID] == [line.split() for line in PRINTED.split("\n")[1:-1]]


def test_each_card_but_the_jacks_is_there_twice():
    counts = Counter(CELL_NAMES)
    assert counts.pop("corner") == 4
    assert len(counts) == 48
    assert set(counts.values()) == {2}
    assert not any(card.startswith("J") for card in counts)


def test_192_lines_of_five():
    assert len(WINDOW_LIST) == 192
    assert Counter(direction for direction, _ in WINDOW_LIST) == {0: 60, 1: 60, 2: 36, 3: 36}
    assert all(len(set(cells)) == 5 for _, cells in WINDOW_LIST)
    through = Counter(cell for _, cells in WINDOW_LIST for cell in cells)
    assert [through[cell] for cell in range(96, 100)] == [3, 3, 3, 3]
    assert through[CELL_PLACES.index((4, 4))] == 20


def test_steps_beyond_the_edge_lead_off_the_board():
    assert len(NEXT) == 8 * 101
    assert [NEXT[8 * OFF + direction] for direction in range(8)] == [OFF] * 8
    top_left = CELL_PLACES.index((0, 0))
    assert [NEXT[8 * top_left + direction] for direction in (3, 4, 5, 6, 7)] == [OFF] * 5


def test_actions_and_their_json():
    sequence = game("sequence")
    assert sequence.num_actions == 778
    assert sequence.action_id({"do": "place", "card": "7H", "row": 5, "column": 9}) < 96
    for number, action in enumerate(sequence.actions):
        assert sequence.action_id(action) == number
