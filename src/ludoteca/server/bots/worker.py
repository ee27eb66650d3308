"""A process that thinks for bots: reads questions, writes answers, knows nothing else.

It gets one packed guess of the seat it thinks for, never the state of a table, and draws further guesses from it.
Messages are msgpack with their length in four bytes before them.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ludoteca.bots import make
from ludoteca.engine.bot import DECLINE, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.why import Explanation, explained
from ludoteca.review.appraise import Appraiser
from ludoteca.review.decide import weighed
from ludoteca.server.bots.modest import THINKING, give_way


class Question(msgspec.Struct, frozen=True):
    """What a seat has to decide, from what it knows."""

    game: str
    seat: int
    guess: bytes
    level: str
    seconds: float
    seed: int
    memo: str = ""  # what the seat's bot noted at its last decision
    weigh: tuple[int, ...] = ()  # actions to tell the worth of, instead of choosing one
    sides: tuple[tuple[int, ...], ...] = ()  # who wins together, for that
    explain: bool = False  # say why, too


class Answer(msgspec.Struct, frozen=True):
    """An action id; None declines an invitation. What the bot wants to remember, and what it says."""

    action: int | None
    memo: str = ""
    word: str = ""
    worths: tuple[float, ...] = ()
    why: Explanation | None = None


def think(question: Question) -> Answer:
    """What the bot would do."""
    game = find_game(question.game)
    dice = FastDice(question.seed)
    world = game.unpack(question.guess)
    bot = make(game, question.level, dice)
    bot.memo = question.memo
    seat = question.seat
    if question.weigh:
        worths = weighed(Appraiser(game, question.sides, dice), world, seat, question.weigh, question.seconds)
        return Answer(None, worths=tuple(worths))
    actions = world.legal(seat)
    action = bot.choose(
        seat, world.view(seat), actions, lambda: world.guess(seat, dice), Budget(seconds=question.seconds)
    )
    chosen = DECLINE if action is None else action
    why = explained(world, seat, chosen, bot.thoughts) if question.explain else None
    return Answer(action, bot.memo, bot.word, why=why)


def read(source: BinaryIO) -> Question | None:
    """The next question; None when the server is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Question)


def main() -> None:
    """Answer until nobody asks."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    give_way(THINKING)  # moves of people come first
    while (question := read(sys.stdin.buffer)) is not None:
        body = msgspec.msgpack.encode(think(question))
        out.write(len(body).to_bytes(4, "big") + body)
        out.flush()


if __name__ == "__main__":
    main()
