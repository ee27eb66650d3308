"""The decisions of My Game: take so many from one heap. The place in the list is the number of an action."""

from ludoteca.engine.contract import Action

HEAPS = (3, 5, 7)  # how many lie in each at the start


class Take(Action, frozen=True, tag="take"):
    """Take so many counters from a heap, which is counted from 1."""

    heap: int
    count: int


ACTIONS: tuple[Action, ...] = tuple(
    Take(heap + 1, count) for heap, most in enumerate(HEAPS) for count in range(1, most + 1)
)
