"""Chance: seeded, recorded, asked and fair."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import AskingDice, ChanceNeeded, FairDice, FastDice, LogError, RecordedDice, game
from ludoteca.engine.dice import RecordingDice
from ludoteca.engine.fair import PROTOCOL, bot_seed, commitment, head_hash, new_seed
from ludoteca.engine.log import Head, SeatSeed

SEED = "11" * 32


def head(name="m1", seeds=("aa", "bb"), **changed):
    facts = {"game": "tacocat", "version": 1, "seats": 2, "options": {}, "dice": "fair", "protocol": PROTOCOL}
    given = tuple(SeatSeed(seed, "person") for seed in seeds)
    return Head(id=name, seeds=given, commitment=commitment(SEED), **(facts | changed))


HEAD = head()


def test_the_same_seed_gives_the_same_numbers_compiled_and_interpreted():
    dice = FastDice(2026)
    assert [dice.below(36) for _ in range(12)] == [27, 19, 31, 20, 10, 20, 5, 22, 23, 21, 12, 33]


@given(st.integers(0, 2**96), st.integers(1, 2**31 - 1))
def test_fast_dice_stay_below(seed, sides):
    dice = FastDice(seed)
    assert all(0 <= dice.below(sides) < sides for _ in range(5))


@pytest.mark.parametrize("dice", [FastDice(1), FairDice(SEED, HEAD)])
def test_every_side_is_as_likely(dice):
    rolls = 60_000 if isinstance(dice, FastDice) else 12_000
    counts = Counter(dice.below(6) for _ in range(rolls))
    expected = rolls / 6
    chi_square = sum((counts[side] - expected) ** 2 / expected for side in range(6))
    assert chi_square < 20.5  # five degrees of freedom: exceeded once in a thousand


@pytest.mark.parametrize("dice", [FastDice(1), FairDice(SEED, HEAD)])
def test_dice_without_sides_are_refused(dice):
    with pytest.raises(ValueError, match="at least one side"):
        dice.below(0)


def test_recorded_dice_give_again_what_was_recorded():
    recording = RecordingDice(FastDice(5))
    first = [recording.below(10 + k) for k in range(20)]
    again = RecordedDice(recording.outcomes)
    assert [again.below(10 + k) for k in range(20)] == first
    again.done()
    assert again.sides == recording.sides == list(range(10, 30))


def test_recorded_dice_name_what_does_not_fit():
    with pytest.raises(LogError, match="draw 2 is missing"):
        _twice(RecordedDice([3]))
    with pytest.raises(LogError, match="draw 1 is 9, but must be below 6"):
        RecordedDice([9]).below(6)
    left_over = RecordedDice([1, 2])
    left_over.below(6)
    with pytest.raises(LogError, match="1 draws too many"):
        left_over.done()


def _twice(dice):
    dice.below(6)
    dice.below(6)


def test_asking_dice_walk_every_branch_of_a_chance_node():
    """The second card of a deal, by explicit chance nodes: each outcome leads to its own position."""
    tacocat = game("tacocat")
    reached = set()
    with pytest.raises(ChanceNeeded) as first:
        tacocat.start(2, tacocat.check(2), AskingDice([]))
    assert first.value.sides == 36
    for outcome in range(36):
        with pytest.raises(ChanceNeeded) as second:
            tacocat.start(2, tacocat.check(2), AskingDice([outcome]))
        assert second.value.sides == 35
    for last in range(23):
        state = tacocat.start(2, tacocat.check(2), AskingDice([0] * 13 + [last]))
        reached.add(tuple(state.view(1)["hand"]))
    assert len(reached) == 5  # the lowest cards are dealt: the last one of seat 1 is a 4, 5, 6, 7 or 8


def test_asking_dice_refuse_an_answer_that_is_no_outcome():
    with pytest.raises(ValueError, match="not below 6"):
        AskingDice([99]).below(6)


class TestFairDice:
    def test_a_draw_follows_from_seed_head_and_its_running_number_alone(self):
        straight = FairDice(SEED, HEAD)
        expected = [straight.below(100) for _ in range(8)]
        late = FairDice(SEED, HEAD)
        late.turn_to(entry=900, drawn=3)  # whatever was written into the log meanwhile
        assert [late.below(100) for _ in range(5)] == expected[3:]

    def test_before_the_protocol_had_a_number_draws_were_counted_in_their_entry(self):
        old = head(protocol=msgspec.UNSET)
        one, two = FairDice(SEED, old), FairDice(SEED, old)
        one.turn_to(entry=4, drawn=7)
        expected = [one.below(100) for _ in range(5)]
        two.turn_to(entry=3, drawn=0)
        two.below(100)
        two.turn_to(entry=4, drawn=1)
        assert [two.below(100) for _ in range(5)] == expected

    def test_what_a_bot_adds_follows_from_the_server_s_seed_and_the_seat(self):
        assert bot_seed(SEED, 1) == bot_seed(SEED, 1)
        assert len({bot_seed(SEED, 0), bot_seed(SEED, 1), bot_seed("22" * 32, 1)}) == 3

    def test_another_seat_seed_gives_other_draws(self):
        assert _draws(FairDice(SEED, HEAD)) != _draws(FairDice(SEED, head(seeds=("aa", "bc"))))

    def test_everything_in_the_head_is_bound(self):
        hashes = {head_hash(HEAD), head_hash(head("m2")), head_hash(head(seeds=("ab", "b"))), head_hash(head(seats=3))}
        hashes.add(head_hash(head(options={"board": "palindrome"})))
        assert len(hashes) == 5

    def test_the_same_head_is_written_in_one_way(self):
        assert head_hash(head(options={"b": 1, "a": 2})) == head_hash(head(options={"a": 2, "b": 1}))

    @pytest.mark.parametrize("seed", ["", "zz", "00", "11" * 31, "11" * 33])
    def test_a_seed_of_another_size_is_refused(self, seed):
        with pytest.raises(LogError, match="64 hexadecimal digits"):
            FairDice(seed, HEAD)

    def test_the_commitment_hides_and_binds(self):
        secret = new_seed()
        assert len(bytes.fromhex(secret)) == 32
        assert secret not in commitment(secret)
        assert commitment(secret) != commitment(new_seed())


def _draws(dice):
    return [dice.below(1000) for _ in range(10)]
