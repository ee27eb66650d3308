"""The printed game in numbers: deck, bridge, arrows, and the ids of the actions. Compiled."""

from typing import Final

from ludoteca.engine.native import i64, vec

HIGHEST: Final = 8
RANKS: Final = 9  # cards are 1 to 8; counts by card have an unused place 0
COPIES: Final[vec[i64]] = vec[i64]([0, 3, 4, 5, 6, 6, 5, 4, 3])
DECK: Final = 36
NO_CARDS: Final[vec[i64]] = vec[i64]([0] * RANKS)  # of a pile
NO_HANDS: Final[vec[i64]] = vec[i64]([0] * (2 * RANKS))  # of both seats

NORTH: Final = 0  # seat 0 sits at the top end, its plate is beyond tile 0 (C23)
SOUTH: Final = 1
BOTH: Final = 2
LETTERS: Final = "TACOCAT"
TILES: Final = 7
CENTRE: Final = 3
HAND_SIZES: Final[vec[i64]] = vec[i64]([3, 9, 5, 7, 5, 9, 3])
BOARDS: Final = ("printed", "palindrome")
# Whom a tile's arrow points at, board after board.
ARROWS: Final[vec[i64]] = vec[i64](
    [NORTH, NORTH, SOUTH, BOTH, SOUTH, SOUTH, NORTH, NORTH, NORTH, SOUTH, BOTH, NORTH, SOUTH, SOUTH]
)

# The decision that is asked for.
SWAP: Final = 0
DUELLING: Final = 1
ATTACKING: Final = 2
ANSWERING: Final = 3
FINISHED: Final = 4
PHASES: Final = ("swap", "duel", "attack", "answer", "over")

NOBODY: Final = -1
EACH: Final = 3  # bits of both seats

# Action ids: the number of a card is added to MARK, DUEL, ANSWER and UNMARK.
DONE: Final = 0
MARK: Final = 0
DUEL: Final = 8
ANSWER: Final = 16
ATTACK: Final = 25  # then every card with every number of its copies
UNMARK: Final = 60
ACTIONS: Final = 69
ATTACKS: Final = [(card, count) for card in range(1, HIGHEST + 1) for count in range(1, COPIES[card] + 1)]
ATTACK_CARD: Final[vec[i64]] = vec[i64]([card for card, _ in ATTACKS])
ATTACK_COUNT: Final[vec[i64]] = vec[i64]([count for _, count in ATTACKS])
FIRST_ATTACK: Final[vec[i64]] = vec[i64]([0] + [ATTACK + ATTACKS.index((card, 1)) for card in range(1, HIGHEST + 1)])
