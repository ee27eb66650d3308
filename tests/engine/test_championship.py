"""Knock-out championships: brackets, byes, replays, lots, storage."""

from collections import Counter

import pytest

from ludoteca import Match, game, games
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.championship import MOST, Championship, bracket, fits, form, winning_side
from ludoteca.engine.dice import FastDice, RecordedDice
from ludoteca.engine.values import LudotecaError, Result

NO_DICE = RecordedDice([])


def names(count):
    return [f"entrant {number}" for number in range(1, count + 1)]


def play_all(cup, winner=lambda pairing: min(pairing.sides)):
    """Let the entrant of the lower number win, or whoever is named; returns the pairings played."""
    played = []
    while pairings := cup.ready():
        for pairing in pairings:
            cup.report(pairing.tie, pairing.sides.index(winner(pairing)), NO_DICE)
            played.append(pairing)
    return played


@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_every_size_needs_one_match_less_than_entrants_and_has_one_champion(count):
    cup = Championship.seeded(names(count))
    assert len(play_all(cup)) == count - 1
    assert cup.champion == 0
    lost = {entrant for tie in cup.ties for entrant in tie.entrants if entrant is not None} - {0}
    assert len(lost) == count - 1


@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_byes_go_to_the_strongest_and_two_byes_never_meet(count):
    cup = Championship.seeded(names(count))
    size = 1 << (count - 1).bit_length()
    first = cup.rounds()[0]
    byes = [tie.winner for tie in first if None in tie.entrants]
    assert sorted(byes) == list(range(size - count))
    assert all(tie.entrants != [None, None] for tie in first)


def test_the_strongest_two_can_only_meet_in_the_final():
    for count in range(2, MOST + 1):
        played = play_all(Championship.seeded(names(count)))
        assert set(played[-1].sides) == {0, 1}


def test_a_seeded_bracket_of_eight():
    assert bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    cup = Championship.seeded(names(8))
    assert [pairing.sides for pairing in cup.ready()] == [(0, 7), (3, 4), (1, 6), (2, 5)]


def test_a_match_is_ready_when_both_entrants_are_known():
    cup = Championship.seeded(names(4))
    assert [pairing.tie for pairing in cup.ready()] == [0, 1]
    cup.report(0, 0, NO_DICE)
    assert [pairing.tie for pairing in cup.ready()] == [1]
    cup.report(1, 1, NO_DICE)
    (final,) = cup.ready()
    assert (final.tie, final.sides) == (2, (0, 2))
    assert cup.champion is None
    cup.report(2, 1, NO_DICE)
    assert (cup.champion, cup.ready()) == (2, [])


def test_drawn_brackets_use_only_the_dice_and_are_all_likely():
    opponents = Counter()
    byes = Counter()
    for seed in range(600):
        cup = Championship.drawn(names(3), FastDice(seed))
        (pairing,) = cup.ready()
        opponents[frozenset(pairing.sides)] += 1
        byes[next(tie.winner for tie in cup.ties if tie.winner is not None)] += 1
    assert len(opponents) == len(byes) == 3
    assert min(opponents.values()) > 150
    assert Championship.drawn(names(9), FastDice(4)) == Championship.drawn(names(9), FastDice(4))


def test_a_drawn_match_is_replayed_with_sides_changed_at_most_twice_then_by_lot():
    cup = Championship.seeded(names(2))
    sides = []
    for _ in range(3):
        (pairing,) = cup.ready()
        sides.append((pairing.sides, pairing.attempt))
        dice = RecordedDice([1])
        cup.report(0, None, dice)
    assert sides == [((0, 1), 0), ((1, 0), 1), ((0, 1), 2)]
    assert dice.draws == 1
    assert cup.champion == 1
    assert cup.ties[0].by_lot


def test_the_winner_of_a_replay_is_the_one_who_sat_there():
    cup = Championship.seeded(names(2))
    cup.report(0, None, NO_DICE)
    cup.report(0, 0, NO_DICE)  # sides were changed: entrant 1 sits at side 0
    assert cup.champion == 1
    assert not cup.ties[0].by_lot


def test_it_is_stored_and_goes_on_after_every_step():
    cup = Championship.drawn(names(11), FastDice(3))
    dice = FastDice(5)
    while pairings := cup.ready():
        again = Championship.from_json(cup.to_json())
        assert again == cup
        cup = again
        cup.report(pairings[0].tie, (0, 1, None)[dice.below(3)], dice)
    assert cup.champion is not None
    with pytest.raises(LudotecaError):
        Championship.from_json(b'{"entrants": 3}')


def test_bad_input_is_refused():
    for entrants in ([], ["Ana"], names(33), ["Ana", "Ana"]):
        with pytest.raises(LudotecaError):
            Championship.seeded(entrants)
    cup = Championship.seeded(names(3))
    for tie, winner in ((0, 0), (2, 0), (9, 0), (1, 2), (1, -1)):
        with pytest.raises(LudotecaError):
            cup.report(tie, winner, NO_DICE)
    cup.report(1, 0, NO_DICE)
    with pytest.raises(LudotecaError):
        cup.report(1, 0, NO_DICE)


def test_the_winning_side_of_a_match():
    assert winning_side(Result((1, 2), (1.0, 0.0), "goals"), ((0,), (1,))) == 0
    assert winning_side(Result((2, 1, 2, 1), (0.0, 1.0, 0.0, 1.0), "lines"), ((0, 2), (1, 3))) == 1
    assert winning_side(Result((1, 1), (0.0, 0.0), "draw"), ((0,), (1,))) is None


@pytest.mark.parametrize("name", games())
def test_every_game_of_the_house_has_a_form_for_two_sides_and_can_be_played(name):
    found = game(name)
    seats = form(found)
    assert fits(found, seats, None)
    cup = Championship.seeded(["random", "another"])
    (pairing,) = cup.ready()
    dice = FastDice(7)
    options = next(case.options for case in found.cases() if case.seats == seats)  # a case ends, whatever is played
    match = Match(found, seats, seed=2, options=options)
    assert len(match.sides) == 2
    for _ in play_out(match, [make(found, "random", dice)] * seats, dice, Budget(simulations=1)):
        pass
    cup.report(pairing.tie, winning_side(match.result, match.sides), dice)
    assert cup.champion is not None or cup.ready()[0].attempt == 1
