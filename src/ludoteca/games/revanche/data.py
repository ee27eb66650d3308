"""The printed game in numbers: shirts, dice, hands, and the ids of the actions. Compiled."""

from typing import Final

from ludoteca.engine.native import i64, vec

# A team deck is four copies of the numbers 1 to 15; counts by number have an unused place 0.
NUMBERS: Final = 16
COPIES: Final = 4
DECK: Final = 60
ALL_SHIRTS: Final = 2**NUMBERS - 2  # as bits
KEEPER: Final = 1
ACE: Final = 10
LAST: Final = 15  # the number that a corner cannot beat

SIDES: Final = ("purple", "orange")  # seats 0 and 2, seats 1 and 3 (R51)
HALVES: Final = 4  # two halves, then two of overtime
HAND_SIZES: Final[vec[i64]] = vec[i64]([11, 11, 4, 4])
MINUTES: Final[vec[i64]] = vec[i64]([0, 45, 90, 105, 120])  # when each half begins
ADDED_HAND: Final = 2

SLOTS: Final = 6  # of a bench
SUBSTITUTIONS: Final = 5
SHIRTS_LOST: Final = 6  # at most (R50)

SPOTS: Final = 10  # cards in a goal of the shoot-out
HIDDEN_KEEPERS: Final = 3
ROUNDS: Final = 5  # of the shoot-out, before sudden death

# The faces of a judge die, and their words. From FREE_KICK on they are set pieces.
OFFSIDE: Final = 0
YELLOW: Final = 1
RED: Final = 2
FREE_KICK: Final = 3
CORNER: Final = 4
PENALTY: Final = 5
FACES: Final = ("offside", "yellow-card", "red-card", "free-kick", "corner", "penalty")

# What the match waits for.
OPEN: Final = 0  # a card on the field pile
DEFEND: Final = 1  # the answer to a cross
FINISH: Final = 2  # the shot
WALL: Final = 3  # the defender's hidden card in a set piece
KICK: Final = 4  # the attacker's
EXPEL: Final = 5  # a shirt to expel
HIDING: Final = 6  # keepers to hide for the shoot-out
SHOOTING: Final = 7
FINISHED: Final = 8
PHASES: Final = ("open", "defend", "finish", "wall", "kick", "expel", "hide", "shoot", "over")

NOBODY: Final = -1
REASONS: Final = ("goals", "overtime", "shoot-out")
DISCARD: Final = 0  # where the cards of a failed set piece go (R40)
PILE: Final = 1
SET_PIECE_CARDS: Final = ("discard", "pile")
BOOKS: Final = ("player", "team")  # whose a judge card is (R44)

# Action ids: the number of a card, or of a spot in the goal, is added to these.
PLAY: Final = -1
COMMIT: Final = 14
BRING: Final = 29
BENCH: Final = 44
OUT: Final = 59
HIDE: Final = 74
SHOOT: Final = 84
ACTIONS: Final = 95
