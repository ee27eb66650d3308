"""The bytes of the deal of the day, as docs/fair.md writes them down."""

import hashlib
import hmac
import random

import pytest

from ludoteca.engine.daily import deal_name, deal_seed, follows
from ludoteca.engine.fair import commitment
from ludoteca.engine.log import SeatSeed
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError
from ludoteca.engine.verify import verify

SECRET = "0f" * 32
DAY = "2026-11-18"
VECTOR = {
    "day": "9b68d49bb092f71292ad76ab8fb8750d710aae5af70e43b8ec0a901d048c0030",
    "seed": "0f48cba63d1582cffada6f57323ab32f4fc04556eeee174cf08bd260acc99288",
    "head": "e2e7a7897250825fa81955b80bd8486ebccd06393c02bd2cb01ca2a4a3851b66",
}


NAME = deal_name("tacocat", DAY)
SEATS = (SeatSeed(), SeatSeed(origin="bot"))


def dealt(seeds=SEATS, name=NAME, choice=1):
    """A deal that somebody played to its end in their own way."""
    match = Match.fair("tacocat", 2, seeds, name=name, server_seed=deal_seed(SECRET, "tacocat"))
    dice = random.Random(choice)
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.actions(seat)))
    return match.log


def test_the_vector():
    assert commitment(SECRET) == VECTOR["day"]
    assert deal_seed(SECRET, "tacocat") == VECTOR["seed"]
    assert dealt().head.commitment == VECTOR["head"]
    assert hmac.new(bytes.fromhex(SECRET), b"dealtacocat", hashlib.sha256).hexdigest() == VECTOR["seed"]


def test_draw_k_is_the_same_whatever_was_played():
    one, other = dealt(choice=1), dealt(choice=2)
    assert one.head == other.head
    assert one.entries[0] == other.entries[0]
    assert [entry for entry in one.entries if entry not in other.entries]
    draws = [[value for entry in log.entries for value in getattr(entry, "d", ())] for log in (one, other)]
    together = list(zip(draws[0], draws[1], one.sides, other.sides, strict=False))
    alike = [a == b for a, b, sides, others in together if sides == others]
    assert all(alike)
    assert len(alike) > 10


def test_a_log_follows_from_the_secret_of_its_day_and_from_no_other():
    log = dealt()
    verify(log)
    assert follows(log, SECRET) == DAY
    for wrong, why in (("00" * 32, "does not follow"), ("00", "hexadecimal"), ("zz" * 32, "hexadecimal")):
        with pytest.raises(LogError, match=why):
            follows(log, wrong)
    with pytest.raises(LogError, match="not the name of a deal"):
        follows(dealt(name="Qm3xkP0aT9cz"), SECRET)
    with pytest.raises(LogError, match="not the name of a deal"):
        follows(dealt(name=deal_name("sequence", DAY)), SECRET)
    with pytest.raises(LogError, match="added to the chance"):
        follows(dealt(seeds=(SeatSeed("c0ffee", "person"), SeatSeed(origin="bot"))), SECRET)
