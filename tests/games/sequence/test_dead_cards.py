"""Dead cards, passing, and the drawn game."""

from collections import Counter

from ludoteca.engine.dice import FastDice
from ludoteca.engine.fields import values
from ludoteca.games.sequence.actions import Pass
from tests.games.sequence.table import (
    Exchange,
    Place,
    across,
    cards,
    code,
    names,
    offered,
    place,
    position,
    remove,
    table,
    told,
)

TWO_OF_SPADES = [(1, 2), (9, 7)]
THREE_OF_SPADES = [(1, 3), (9, 6)]
CORNERS = {(1, 1), (1, 10), (10, 1), (10, 10)}


def test_Q12_a_dead_card_may_be_exchanged_before_playing():
    match = table(hands=["2S KH", "4S"], deck="QD 5D 6D", chips={"blue": [(1, 2)], "green": [(9, 7)]})
    assert offered(match, 0, Exchange) == [Exchange("2S")]
    match.play(0, Exchange("2S"))
    assert match.waiting == (0,)
    assert match.state.asked(0) == "play-on"
    assert match.view()["tops"][0] == "2S"
    assert told(match, "exchanged") == [{"seat": 0, "card": "2S"}]  # announced
    assert sorted(match.view()["hand_sizes"]) == [1, 2]
    place(match, 0, "KH", 2, 7)
    assert match.waiting == (1,)
    assert match.view()["deck"] == 1  # of three: one card for the exchange, one for the turn


def test_Q12_it_may_be_kept():
    match = table(hands=["2S KH", "4S"], chips={"blue": TWO_OF_SPADES})
    place(match, 0, "KH", 2, 7)
    assert "2S" in names(match, 0)


def test_Q12_one_exchange_a_turn():
    match = table(hands=["2S 3S KH", "4S"], chips={"green": [*TWO_OF_SPADES, *THREE_OF_SPADES]})
    match.play(0, Exchange("2S"))
    assert offered(match, 0, Exchange) == []
    assert code(match, 0, Exchange("3S")) == ("one-exchange", "Q12")
    place(match, 0, "KH", 2, 7)
    place(match, 1, "4S", 1, 4)
    assert Exchange("3S") in match.actions(0)  # in the next turn again


def test_Q12_only_a_dead_card_that_one_holds():
    match = table(hands=["3S KH", "4S"], chips={"green": [*TWO_OF_SPADES, (1, 3)]})
    assert code(match, 0, Exchange("3S")) == ("not-dead", "Q12")
    assert code(match, 0, Exchange("2S")) == ("not-in-hand", "Q2")
    assert code(match, 0, {"do": "exchange", "card": "JS"}) == ("no-such-action", "")


def test_Q12_jacks_are_never_dead():
    match = table(hands=["JS JC", "4S"])
    assert offered(match, 0, Exchange) == []
    assert [use["does"] for use in match.view(0)["hand"]] == ["wild", "remove"]


def test_Q12_a_jack_revives_a_dead_card():
    match = table(hands=["2S", "JH"], turn=1, chips={"blue": TWO_OF_SPADES})
    assert match.view(0)["hand"] == [{"card": "2S", "does": "dead", "cells": []}]
    remove(match, 1, "JH", 1, 2)
    assert match.view(0)["hand"] == [{"card": "2S", "does": "place", "cells": [[1, 2]]}]
    assert match.actions(0) == [Place("2S", 1, 2)]


def test_Q21_an_exchanged_card_is_discarded_before_the_pile_is_made_anew():
    match = table(hands=["2S", "4S"], deck="KH", chips={"blue": TWO_OF_SPADES})
    match.play(0, Exchange("2S"))
    assert told(match, "reshuffled") == [{"count": 102}]  # all but 4S and KH: the exchanged card is among them


def test_Q13_nothing_playable_is_a_pass():
    match = table(hands=["JS JH", "4S"])  # no chip to remove
    assert match.actions(0) == [Pass()]
    assert match.state.asked(0) == "pass"
    match.play(0, Pass())
    assert match.waiting == (1,)
    assert told(match, "passed") == [{"seat": 0}]


def test_Q22_no_pass_while_a_card_can_be_played_or_exchanged():
    match = table(hands=["KH", "4S"])
    assert code(match, 0, Pass()) == ("must-play", "Q22")
    match = table(hands=["2S", "4S"], chips={"green": TWO_OF_SPADES})
    assert match.actions(0) == [Exchange("2S")]
    assert code(match, 0, Pass()) == ("must-play", "Q22")


def test_Q22_a_pass_after_the_exchange():
    match = table(hands=["2S", "4S"], deck="2S", chips={"green": TWO_OF_SPADES})
    match.play(0, Exchange("2S"))
    assert names(match, 0) == "2S"
    assert match.actions(0) == [Pass()]
    assert match.state.asked(0) == "pass"


def test_Q22_a_pass_draws_no_card_and_an_empty_hand_passes():
    match = table(hands=["", "4S"])
    assert match.actions(0) == [Pass()]
    match.play(0, Pass())
    assert match.view()["hand_sizes"] == [0, 1]


def test_Q15_Q22_drawn_when_every_seat_in_a_row_passed():
    match = table(3, hands=["", "JS", ""])
    for seat in range(3):
        assert match.result is None
        match.play(seat, Pass())
    assert match.result.ranks == (1, 1, 1)
    assert match.result.winners == ()
    assert match.result.reason == "stuck"
    assert told(match, "drawn") == [{"worn_out": False}]


SPADES = [(row, column) for row, columns in ((1, range(2, 6)), (9, range(4, 8))) for column in columns]  # 2S to 5S


def exchange_and_pass(match, seat):
    """A turn in which the exchange brings nothing that can be played."""
    match.play(seat, offered(match, seat, Exchange)[0])
    match.play(seat, Pass())


def test_Q22_a_pass_after_an_exchange_does_not_count_towards_a_draw():
    match = table(3, hands=["2S", "3S", "4S"], deck="2S 3S 4S 5S 5S", chips={"green": SPADES})
    for seat in range(3):
        exchange_and_pass(match, seat)
    assert match.result is None
    assert match.view()["passes"] == 0


def test_Q22_a_pass_after_an_exchange_breaks_the_row():
    match = table(3, hands=["", "2S", ""], deck="2S 3S 3S", chips={"green": SPADES})
    match.play(0, Pass())
    exchange_and_pass(match, 1)
    match.play(2, Pass())
    match.play(0, Pass())
    assert match.view()["passes"] == 2
    exchange_and_pass(match, 1)
    match.play(2, Pass())
    assert match.result is None


def test_Q22_drawn_when_the_pile_was_made_anew_twice_in_vain():
    rows = [across(row, first, first + 4) for row in range(1, 11) for first in (1, 6)]
    chips = {"blue": [cell for line in rows for cell in line if cell not in CORNERS]}
    hands = ["2S 3S 4S 5S 6S 7S 8S", "2H 3H 4H 5H 6H 7H 8H"]
    match = table(hands=hands, deck="9S 9H", chips=chips, sequences=rows)  # no chip can be placed or removed any more
    while match.result is None:
        assert len(told(match, "reshuffled")) < 2
        (seat,) = match.waiting
        match.play(seat, match.actions(seat)[0])
    assert match.result.reason == "worn-out"
    assert match.result.ranks == (1, 1)
    assert len(told(match, "reshuffled")) == 2
    assert told(match, "drawn") == [{"worn_out": True}]


def test_Q22_a_chip_in_between_starts_both_counts_again():
    match = table(hands=["2S KH", "3S"], deck="5D", chips={"green": TWO_OF_SPADES})
    match.play(0, Exchange("2S"))
    assert match.view()["reshuffles"] == 1
    place(match, 0, "KH", 2, 7)
    assert match.view()["reshuffles"] == 0


def test_Q22_a_play_between_starts_the_count_again():
    match = table(3, hands=["", "KH", ""], deck="2C 3C")
    match.play(0, Pass())
    place(match, 1, "KH", 2, 7)
    match.play(2, Pass())
    match.play(0, Pass())
    assert match.result is None


def test_Q15_Q22_a_full_board_alone_is_no_draw():
    every = [(r, c) for r in range(1, 11) for c in range(1, 11) if (r, c) not in CORNERS]
    chips = {"blue": every[::2], "green": every[1::2]}
    match = table(hands=["JC JS 2S", "JD"], chips=chips)
    assert match.result is None
    assert Exchange("2S") in match.actions(0)
    assert not offered(match, 0, Place)  # a two-eyed jack needs an empty space
    remove(match, 0, "JS", *every[1])
    place(match, 1, "JD", *every[1])
    assert match.result is None


# ---- what a pass shows


def passed_table():
    """Seat 0 exchanged 3S, got a second 2S, and passed: it can only hold 2S, 3S or, with no target, JS and JH."""
    chips = {"blue": [*TWO_OF_SPADES, *THREE_OF_SPADES]}
    match = table(hands=["2S 3S", "KH KH 5D"], deck="2S", chips=chips)
    match.play(0, Exchange("3S"))
    match.play(0, Pass())
    return match


def test_Q22_a_pass_shows_what_the_hand_can_be():
    match = passed_table()
    assert match.view()["could_be"] == [[["2S", "3S", "JS", "JH"]] * 2, []]
    assert match.view(1)["could_be"] == match.view()["could_be"]


def test_Q22_guesses_fit_a_pass_and_are_as_likely_as_the_deal():
    match = passed_table()
    pile = [2 - cards("2S 2S 3S KH KH 5D").count(card) for card in range(52)]  # a draw pile to guess from
    state = position(values(match.state) | {"deck": pile, "in_deck": sum(pile)})
    dice = FastDice(5)
    seen = Counter(" ".join(state.guess(1, dice).view(0)["hands"][0]) for _ in range(4200))
    # 2 of the 7 cards that fit: 2S 2S 3S JS JS JH JH; the other 3S lies on the discard pile
    ways = {"2S 2S": 1, "2S 3S": 2, "2S JS": 4, "2S JH": 4, "3S JS": 2, "3S JH": 2, "JS JS": 1, "JS JH": 4, "JH JH": 1}
    assert set(seen) == set(ways)
    for hand, count in ways.items():
        assert abs(seen[hand] - 200 * count) < 70, hand


def test_Q22_what_is_known_leaves_with_the_cards():
    match = passed_table()
    place(match, 1, "KH", 2, 7)
    remove_two_of_spades(match)
    place(match, 0, "2S", 1, 2)
    assert match.view()["could_be"][0] == [["2S", "3S", "JS", "JH"]]  # the other card; the new one can be any
    assert len(match.view(0)["hands"][0]) == 2


def remove_two_of_spades(match):
    """Uncover a space of 2S, as a one-eyed jack would."""
    facts = values(match.state)
    facts["board"][0] = 0
    match.state = position(facts)


def test_guesses_with_sets_that_overlap_in_part_are_as_likely_too():
    match = table(3, hands=["2S", "4S", "KH"])
    facts = values(match.state)
    facts["shown"] = 3  # something is known of seats 0 and 1
    two, three, four = (2 ** cards(name)[0] for name in ("2S", "3S", "4S"))
    facts["could"][0] = two | three
    facts["could"][7] = three | four
    state = position(facts)
    state.check()
    dice = FastDice(9)
    seen = Counter()
    for _ in range(3000):
        world = state.guess(2, dice)
        world.check()
        seen[names_of(world, 0), names_of(world, 1)] += 1
    # physical cards: 2S 2S 3S 3S with 3S 3S 4S 4S, never the same card twice
    ways = {("2S", "3S"): 4, ("2S", "4S"): 4, ("3S", "3S"): 2, ("3S", "4S"): 4}
    assert set(seen) == set(ways)
    for pair, count in ways.items():
        assert abs(seen[pair] - 3000 * count / 14) < 90, pair


def names_of(state, seat):
    return state.view(seat)["hands"][seat][0]


def test_nothing_is_known_of_a_hand_that_never_passed():
    match = table(hands=["2S KH", "4S"], chips={"blue": across(5, 2, 4)})
    assert match.view()["could_be"] == [[], []]
