"""The printed game in numbers: cards, board, lines of five, and the ids of the actions. Compiled."""

from typing import Final

from ludoteca.engine.native import i64, vec

# ---- cards: 0 to 47 have two spaces on the board each, then come the jacks

RANKS: Final = "23456789TQKA"
SUITS: Final = "SHDC"
JACK_NAMES: Final = ["JC", "JD", "JS", "JH"]  # two-eyed, two-eyed, one-eyed, one-eyed
CARD_NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS] + JACK_NAMES
CARDS: Final = 52
JACKS: Final = 48  # the first jack
ONE_EYED: Final = 50  # the first one-eyed jack
COPIES: Final = 2
PACK: Final = 104
EVERY_CARD: Final = 2**CARDS - 1  # as a set of bits
START_RANK: Final = ["23456789TJQKA".index(name[0]) for name in CARD_NAMES]  # who starts: ace high (Q20)

# ---- players

TEAM_NAMES: Final = ("blue", "green", "red")
HAND: Final = 7  # places a seat has for its cards
HAND_SIZES: Final = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
SPLITS: Final = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}
TO_WIN: Final[vec[i64]] = vec[i64]([0, 0, 2, 1])  # sequences, by the number of teams

# ---- the board

SIDE: Final = 10
SPACES: Final = 96  # card c lies on the spaces 2c and 2c + 1
CORNER: Final = 96  # the first of four corners
CELLS: Final = 100  # spaces and corners
OFF: Final = 100  # where a step beyond the edge leads
EMPTY: Final = 0
ALL_TEAMS: Final = 7  # what a cell holds are the bits of teams; a corner is a chip of every team (Q11)
LOCKED: Final = 8  # added to a chip in a sequence (Q5)


def _spiral() -> list[tuple[int, int]]:
    """The squares from the top left corner inwards, clockwise."""
    out = []
    row, column, down, right = 0, 0, 0, 1
    free = {(r, c) for r in range(SIDE) for c in range(SIDE)}
    while free:
        out.append((row, column))
        free.discard((row, column))
        if (row + down, column + right) not in free:
            down, right = right, -down
        row, column = row + down, column + right
    return out


def _grid() -> list[list[str]]:
    """The cards of the board: one run of 48, read twice along the spiral, which skips the corners."""
    up, fall = RANKS, RANKS[::-1]
    run = [rank + suit for suit, ranks in (("S", up), ("D", up), ("C", fall), ("H", fall)) for rank in ranks]
    grid = [[""] * SIDE for _ in range(SIDE)]
    squares = [(r, c) for r, c in _spiral() if not (r in (0, SIDE - 1) and c in (0, SIDE - 1))]
    for (row, column), card in zip(squares, run + run, strict=True):
        grid[row][column] = card
    return grid


def _cells() -> list[tuple[int, int]]:
    """Row and column of each cell: the spaces by their card, then the corners."""
    places: dict[str, list[tuple[int, int]]] = {name: [] for name in CARD_NAMES[:JACKS]}
    corners = []
    for row in range(SIDE):
        for column in range(SIDE):
            if GRID[row][column]:
                places[GRID[row][column]].append((row, column))
            else:
                corners.append((row, column))
    return [place for name in CARD_NAMES[:JACKS] for place in places[name]] + corners


GRID: Final = _grid()
CELL_PLACES: Final = _cells()
CELL_AT: Final = {place: cell for cell, place in enumerate(CELL_PLACES)}
CELL_ROWS: Final = [[CELL_AT[row, column] for column in range(SIDE)] for row in range(SIDE)]
NAME_ROWS: Final = [[GRID[row][column] or "corner" for column in range(SIDE)] for row in range(SIDE)]
CELL_NAMES: Final = [GRID[row][column] or "corner" for row, column in CELL_PLACES]
NEW_BOARD: Final = [EMPTY] * SPACES + [ALL_TEAMS] * 4 + [EMPTY]

# ---- lines: a window is five cells in a row; directions 4 to 7 go back along 0 to 3

DIRECTION_NAMES: Final = ("across", "down", "down-right", "down-left")
DIRECTIONS: Final = 4
STEPS: Final = ((0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1))
FIVE: Final = 5


def _next() -> list[int]:
    """The eight neighbours of each cell."""
    places = [*CELL_PLACES, (-9, -9)]  # OFF has none
    return [CELL_AT.get((row + down, column + right), OFF) for row, column in places for down, right in STEPS]


def _windows() -> list[tuple[int, list[int]]]:
    """Direction and cells of each window, by direction and then in reading order."""
    out = []
    for direction, (down, right) in enumerate(STEPS[:DIRECTIONS]):
        for row, column in sorted(CELL_AT):
            places = [(row + k * down, column + k * right) for k in range(FIVE)]
            if places[-1] in CELL_AT:
                out.append((direction, [CELL_AT[place] for place in places]))
    return out


WINDOW_LIST: Final = _windows()
WINDOWS: Final = 192
WAYS: Final = 8
NEXT: Final[vec[i64]] = vec[i64](_next())  # the neighbour of a cell: NEXT[WAYS * cell + direction]
WINDOW_CELLS: Final[vec[i64]] = vec[i64]([cell for _, cells in WINDOW_LIST for cell in cells])
_STARTS: Final = {(direction, cells[0]): window for window, (direction, cells) in enumerate(WINDOW_LIST)}
# The window that starts in a cell and goes in a direction, or -1.
WINDOW_FROM: Final[vec[i64]] = vec[i64](
    [_STARTS.get((direction, cell), -1) for cell in range(CELLS) for direction in range(DIRECTIONS)]
)
_THROUGH: Final = [[w for w, (_, cells) in enumerate(WINDOW_LIST) if cell in cells] for cell in range(CELLS)]
MOST_WINDOWS: Final = 20  # that go through one cell
# The windows through each cell, in rising number, and -1 where there are fewer than twenty.
WINDOWS_AT: Final[vec[i64]] = vec[i64](
    [window for through in _THROUGH for window in through + [-1] * (MOST_WINDOWS - len(through))]
)

# ---- action ids

PLACE: Final = 0  # a space: its own card is played
JACK: Final = 96  # then the spaces again for each jack: two to place anywhere, two to remove
REMOVE: Final = 288  # the first id of a one-eyed jack
EXCHANGE: Final = 480  # then a card of the board
DECLARE: Final = 528  # then a window
PASS: Final = 720
DRAW: Final = 721
CALL: Final = 722  # then a team
ADMIT: Final = 725
DISCARD: Final = 726  # then a card
ACTIONS: Final = 778


def card_of(action: i64) -> i64:
    """The card that an action plays on a space."""
    if action < JACK:
        return action >> 1
    return JACKS + (action - JACK) // SPACES


# ---- the state's own small numbers

PLAYING: Final = 0
CHOOSING: Final = 1  # which five of a longer row are the sequence
FINISHED: Final = 2

NOBODY: Final = -1
WORN_OUT: Final = 2  # so many reshuffles without a chip placed or removed, and the match is drawn (Q22)
HIDDEN: Final = 0  # open_hands: nobody else sees a hand (Q18), the partners do, or everybody (Q25)
OPEN_TO_TEAM: Final = 1
OPEN_TO_ALL: Final = 2
