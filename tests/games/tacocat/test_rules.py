"""The rules of Tacocat by number (rulebook/en.md)."""

from collections import Counter
from itertools import combinations

import pytest

from ludoteca import FastDice
from ludoteca.engine.playout import playout
from ludoteca.games.tacocat.actions import Answer, Attack, Done, Duel, Mark, Unmark
from ludoteca.games.tacocat.data import COPIES
from tests.games.tacocat.table import FULL, GAME, Table

NORTH, SOUTH = 0, 1
LOW = [1, 2, 3, 4, 5, 6, 7]  # seven different cards
HIGH = [2, 3, 4, 5, 6, 7, 8]


def attack_by_north(north, south):
    """The first attack of a round: the duel took an 8 of north's and a 6 of south's."""
    return Table([*north, 8], [*south, 6]).no_swap().duel(8, 6)


# ---- the round, P1 to P6


def test_P1_all_36_cards_are_dealt_by_the_number_of_the_tile():
    assert {card: COPIES[card] for card in range(1, 9)} == FULL
    for tile, size in enumerate([3, 9, 5, 7, 5, 9, 3]):
        view = Table([], [], tile=tile).view()
        assert view["hands"] == [size, size]
        assert view["deck"] == 36 - 2 * size


def test_P1_the_first_round_is_on_the_centre_tile():
    view = GAME.start(2, GAME.check(2), FastDice(3)).view(None)
    assert (view["tile"], view["tiles"][3]["letter"], view["tiles"][3]["arrow"]) == (3, "O", [0, 1])
    assert "".join(tile["letter"] for tile in view["tiles"]) == "TACOCAT"


def test_P2_the_swap_comes_before_the_duel():
    table = Table(LOW, HIGH)
    assert table.view()["phase"] == "swap"
    assert table.refused(NORTH, Duel(1)) == ("wrong-step", "P2")
    assert table.no_swap().view()["phase"] == "duel"


def test_P3_the_player_of_the_arrow_swaps_first_and_the_other_after():
    table = Table([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], tile=2)  # the arrow of C points south
    assert table.state.waiting() == (SOUTH,)
    table.swap(SOUTH, [4, 5], 8, 8)
    assert table.hand(SOUTH) == [2, 3, 6, 8, 8]
    assert table.state.waiting() == (NORTH,)
    table.swap(NORTH, [3], 1)
    assert table.hand(NORTH) == [1, 1, 2, 4, 5]
    assert table.view()["swapped"] == [1, 2]
    assert table.view()["phase"] == "duel"


def test_P3_all_cards_may_be_swapped_and_each_only_once():
    table = Table([1, 1, 1, 2, 2], [2, 3, 4, 5, 6], tile=2)
    table.swap(SOUTH, [2, 3, 4, 5, 6], 2, 3, 4, 5, 6)
    assert table.hand(SOUTH) == [2, 3, 4, 5, 6]
    assert table.view(SOUTH)["dropped"] == [2, 3, 4, 5, 6]
    assert table.state.waiting() == (NORTH,)


def test_P3_cards_are_marked_from_low_to_high():
    table = Table(LOW, HIGH).play(NORTH, Mark(4))
    assert table.refused(NORTH, Mark(3)) == ("swap-order", "P3")
    assert table.legal(NORTH) == [Done(), Mark(5), Mark(6), Mark(7), Unmark(4)]


def test_P3_a_mark_can_be_taken_back_before_done():
    table = Table(LOW, HIGH)
    assert table.refused(NORTH, Unmark(5)) == ("not-marked", "P3")
    table.play(NORTH, Mark(5)).play(NORTH, Mark(6)).play(NORTH, Unmark(5))
    assert table.view(NORTH)["marked"] == [6]
    table.play(NORTH, Unmark(6)).play(NORTH, Mark(3))  # lower than what was marked before
    table.play(NORTH, Done()).play(SOUTH, Done(), 8)
    assert table.view()["swapped"] == [1, 0]
    assert table.hand(NORTH) == [1, 2, 4, 5, 6, 7, 8]
    assert table.refused(NORTH, Unmark(3)) == ("wrong-step", "P2")


def test_P3_marks_are_taken_back_as_often_as_there_are_cards_in_the_hand():
    table = Table([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], tile=2)
    for left in (5, 4, 3, 2, 1):
        table.play(SOUTH, Mark(6))
        assert table.view(SOUTH)["may_unmark"] == left
        table.play(SOUTH, Unmark(6))
    table.play(SOUTH, Mark(6))
    assert table.refused(SOUTH, Unmark(6)) == ("unmark-limit", "P3")
    assert table.legal(SOUTH) == [Done()]
    table.play(SOUTH, Done(), 8).play(NORTH, Mark(4))
    assert Unmark(4) in table.legal(NORTH)  # each swap counts anew


def test_P3_a_mark_taken_back_is_hidden_too():
    table = Table(LOW, HIGH)
    before = table.view(SOUTH)
    table.play(NORTH, Mark(4)).play(NORTH, Unmark(4))
    assert table.report == 0
    assert table.told == []
    assert table.view(SOUTH) == before
    again = Table(LOW, HIGH).state
    assert table.state.guess(SOUTH, FastDice(3)).digest() == again.guess(SOUTH, FastDice(3)).digest()


def test_P3_on_the_centre_both_swap_at_once_and_hidden():
    table = Table(LOW, HIGH)
    before = table.view(SOUTH)
    table.play(NORTH, Mark(4)).play(NORTH, Mark(5))
    assert table.view(SOUTH) == before
    assert table.view() == Table(LOW, HIGH).view()
    assert table.told == []
    table.play(NORTH, Done())
    assert table.report == 0
    assert table.view()["swapped"] == [None, None]
    assert table.hand(NORTH) == LOW
    table.play(SOUTH, Mark(2)).play(SOUTH, Done(), 8, 8, 1)
    assert table.view()["swapped"] == [2, 1]
    assert table.hand(NORTH) == [1, 2, 3, 6, 7, 8, 8]
    assert table.hand(SOUTH) == [1, 3, 4, 5, 6, 7, 8]


def test_P3_a_replayed_first_round_swaps_at_once_again():
    table = Table([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]).no_swap()
    for card in (7, 6, 5, 4, 3, 2):
        table.duel(card, card)
    assert table.view()["phase"] == "swap"
    assert table.state.waiting() == (NORTH, SOUTH)


def test_P4_the_higher_card_of_the_duel_attacks_first_and_both_cards_are_gone():
    table = Table(LOW, HIGH).no_swap()
    table.play(NORTH, Duel(5))
    assert table.view(SOUTH)["duel_card"] is None
    assert table.view(SOUTH) == Table(LOW, HIGH).no_swap().view(SOUTH) | {"waiting": [SOUTH]}
    table.play(SOUTH, Duel(4))
    assert table.told == [("duel-won", {"seat": NORTH, "card": 5, "other": 4})]
    assert table.state.waiting() == (NORTH,)
    assert table.view()["hands"] == [6, 6]


def test_P5_the_lower_last_card_wins_the_round():
    table = Table([1, 7, 8], [2, 3, 8], tile=0).no_swap().duel(7, 8)
    table.clash(SOUTH, 3, 8)
    assert ("last-cards", {"seat": NORTH, "card": 1, "other_seat": SOUTH, "other": 2}) in table.told
    assert ("round-won", {"seat": NORTH}) in table.told


def test_P6_the_winner_pulls_the_figurine_and_the_tile_is_covered():
    table = Table([1, 7, 8], [2, 3, 8], tile=6).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    assert table.view()["tile"] == 5
    assert [tile["covered"] for tile in table.view()["tiles"]] == [False] * 6 + [True]
    assert table.view()["round"] == 2


def test_P6_off_the_tiles_is_the_plate_and_wins():
    table = Table([1, 7, 8], [2, 3, 8], tile=0).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    assert table.kinds()[-1] == "plate"
    assert table.state.result().ranks == (1, 2)
    assert table.state.result().winners == (NORTH,)
    assert table.state.waiting() == ()
    assert table.refused(NORTH, Done()) == ("over", "")


def test_P6_south_wins_at_the_other_end():
    table = Table([2, 3, 8], [1, 7, 8], tile=6).no_swap().duel(8, 7).clash(NORTH, 3, 8)
    assert table.state.result().ranks == (2, 1)


# ---- attacks and answers, C1 to C11


def test_C1_the_winner_of_the_last_clash_attacks():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 7])
    assert table.state.waiting() == (NORTH,)
    table.clash(NORTH, 4, 5)
    assert table.state.waiting() == (SOUTH,)
    table.clash(SOUTH, 4, 1)
    assert table.state.waiting() == (SOUTH,)


def test_C2_you_may_lose_on_purpose():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 7]).play(NORTH, Attack(3))
    assert table.legal(SOUTH) == [Answer(1), Answer(3), Answer(4), Answer(5), Answer(7)]


def test_C3_a_lowest_card_that_is_high_enough_wins():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [3, 4, 4, 5, 5, 7]).clash(NORTH, 2, 3)
    assert table.kinds() == ["answer-won", "leads"]
    assert table.state.waiting() == (SOUTH,)


def test_C4_only_the_lowest_card_may_lose():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 7]).play(NORTH, Attack(5))
    assert table.refused(SOUTH, Answer(2)) == ("not-lowest", "C4")
    assert table.refused(SOUTH, Answer(1)) is None


def test_C5_of_several_lowest_cards_any_is_the_same():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [2, 2, 3, 4, 5, 7]).clash(NORTH, 7, 2)
    assert table.hand(SOUTH) == [2, 3, 4, 5, 7]


def test_C6_the_example_three_sevens_against_an_eight_a_seven_and_a_two():
    table = attack_by_north([1, 2, 3, 7, 7, 7], [2, 3, 4, 5, 7, 8])
    table.play(NORTH, Attack(7, 3))
    table.play(SOUTH, Answer(8)).play(SOUTH, Answer(7))
    assert table.legal(SOUTH) == [Answer(2)]
    table.play(SOUTH, Answer(2))
    assert table.kinds() == ["answer-lost", "leads"]
    assert table.state.waiting() == (NORTH,)
    assert table.hand(SOUTH) == [3, 4, 5]


def test_C6_a_set_that_is_won_whole_gives_the_defender_the_lead():
    table = attack_by_north([1, 2, 3, 4, 4, 7], [2, 3, 4, 5, 7, 8]).clash(NORTH, 4, 4, 5, count=2)
    assert table.state.waiting() == (SOUTH,)


def test_C7_each_loss_costs_the_lowest_card_as_the_hand_then_is():
    table = attack_by_north([1, 2, 3, 7, 7, 7], [1, 2, 3, 4, 5, 6]).play(NORTH, Attack(7, 3))
    for lowest in (1, 2, 3):
        assert table.legal(SOUTH) == [Answer(lowest)]
        table.play(SOUTH, Answer(lowest))
    assert table.hand(SOUTH) == [4, 5, 6]


def test_C7_the_order_of_answers_changes_nothing_that_can_be_reached():
    """Choose the winners first and then lose the lowest of the rest: the same hands are left."""
    dice = FastDice(11)
    for _ in range(60):
        hand = sorted(int(dice.below(8)) + 1 for _ in range(5))
        attack, count = int(dice.below(8)) + 1, int(dice.below(3)) + 1
        assert _reached_one_by_one(hand, attack, count) == _reached_by_winners(hand, attack, count)


def _reached_one_by_one(hand, attack, count):
    if count == 0:
        return {tuple(hand)}
    left = set()
    for place, card in enumerate(hand):
        if card >= attack or card == hand[0]:
            left |= _reached_one_by_one(hand[:place] + hand[place + 1 :], attack, count - 1)
    return left


def _reached_by_winners(hand, attack, count):
    left = set()
    able = [place for place, card in enumerate(hand) if card >= attack]
    for size in range(count + 1):
        for winners in combinations(able, size):
            rest = [card for place, card in enumerate(hand) if place not in winners]
            lost = rest[: count - size]
            if all(card < attack for card in lost):
                left.add(tuple(rest[count - size :]))
    return left


def test_C8_wins_and_losses_on_purpose_may_be_mixed():
    table = attack_by_north([1, 2, 3, 4, 4, 7], [2, 3, 4, 5, 7, 8]).clash(NORTH, 4, 2, 8, count=2)
    assert table.hand(SOUTH) == [3, 4, 5, 7]
    assert table.state.waiting() == (NORTH,)


def test_C9_a_part_of_the_copies_may_attack():
    table = attack_by_north([1, 2, 3, 7, 7, 7], [1, 2, 3, 4, 5, 6])
    assert [action for action in table.legal(NORTH) if action.card == 7] == [Attack(7, 1), Attack(7, 2), Attack(7, 3)]
    assert table.refused(NORTH, Attack(7, 4)) == ("not-in-hand", "C21")


def test_C10_a_set_may_not_empty_the_hand():
    table = Table([7, 7, 8], [2, 3, 4], tile=0).no_swap().duel(8, 4)
    assert table.hand(NORTH) == [7, 7]
    assert table.refused(NORTH, Attack(7, 2)) == ("keep-one", "C10")
    assert table.legal(NORTH) == [Attack(7, 1)]


def test_C11_the_whole_set_is_seen_before_it_is_answered():
    table = attack_by_north([1, 2, 3, 7, 7, 7], [1, 2, 3, 4, 5, 6]).play(NORTH, Attack(7, 3))
    assert table.view(SOUTH)["attack"] == {"seat": NORTH, "card": 7, "count": 3, "left": 3, "lost": 0}
    assert table.view(SOUTH)["seen"] == [6, 7, 7, 7, 8]


# ---- duels and ties, C12 to C15


def test_C12_when_tied_duels_leave_one_card_each_the_lower_wins():
    table = Table([1, 2, 3, 4, 5, 6, 7], [2, 2, 3, 4, 5, 6, 7]).no_swap()
    for card in (7, 6, 5, 4, 3):
        table.duel(card, card)
        assert table.kinds()[0] == "duel-tied"
    table.duel(2, 2)
    assert table.kinds()[:3] == ["duel-tied", "last-cards", "round-won"]
    assert table.view()["tile"] == 2


def test_C12_equal_last_cards_after_tied_duels_replay_the_round_on_the_same_tile():
    table = Table([1, 2, 3], [1, 2, 3], tile=0).no_swap().duel(3, 3).duel(2, 2)
    assert "replayed" in table.kinds()
    assert table.view()["tile"] == 0
    assert not any(tile["covered"] for tile in table.view()["tiles"])
    assert (table.view()["round"], table.view()["hands"], table.view()["phase"]) == (2, [3, 3], "swap")


def test_C13_on_three_cards_one_duel_one_clash_one_last_card():
    table = Table([1, 5, 7], [2, 4, 6], tile=0).no_swap().duel(7, 6)
    assert (table.view()["phase"], table.view()["hands"]) == ("attack", [2, 2])


def test_C13_after_one_tied_duel_the_second_decides_and_the_last_cards_are_shown():
    table = Table([3, 5, 7], [3, 4, 7], tile=0).no_swap().duel(7, 7)
    assert table.view()["phase"] == "duel"
    table.duel(5, 4)
    assert table.kinds()[:3] == ["duel-won", "last-cards", "round-tie-won"]
    assert ("round-tie-won", {"seat": NORTH}) in table.told


def test_C14_tied_duel_cards_are_discarded_and_give_no_tie_break():
    table = Table(LOW, LOW).no_swap().duel(7, 7)
    assert table.view()["duel_winner"] is None
    assert table.view()["seen"] == [7, 7]
    table.duel(6, 5)
    assert table.view()["duel_winner"] == NORTH


def test_C15_a_tie_of_last_cards_goes_to_the_winner_of_the_duel():
    table = Table([2, 5, 8], [2, 6, 7], tile=6).no_swap().duel(5, 6).clash(SOUTH, 7, 8)
    assert ("round-tie-won", {"seat": SOUTH}) in table.told
    assert table.state.result().winners == (SOUTH,)


# ---- swaps, C16 to C18


def test_C16_swapped_cards_are_hidden_and_only_counted():
    table = Table([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], tile=2).swap(SOUTH, [4, 5], 8, 8)
    assert table.view(SOUTH)["dropped"] == [4, 5]
    for viewer in (NORTH, None):
        view = table.view(viewer)
        assert view["swapped"] == [None, 2]
        assert view["seen"] == []
    assert "dropped" not in table.view()


def test_C17_the_other_may_swap_up_to_as_many():
    table = Table([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], tile=2).swap(SOUTH, [4, 5], 8, 8)
    assert table.view(NORTH)["may_swap"] == 2
    assert table.state.asked(NORTH) == "swap-back"
    table.play(NORTH, Mark(3)).play(NORTH, Mark(4))
    assert table.refused(NORTH, Mark(5)) == ("swap-limit", "C17")
    assert table.legal(NORTH) == [Done(), Unmark(3), Unmark(4)]


def test_C18_if_nothing_is_swapped_the_other_may_not_swap_at_all():
    table = Table([1, 2, 3, 4, 5], [2, 3, 4, 5, 6], tile=2).swap(SOUTH, [])
    assert table.view()["phase"] == "duel"
    assert table.refused(NORTH, Mark(3)) == ("wrong-step", "P2")


# ---- the bridge and what is known, C19 to C23


def test_C19_covered_tiles_are_skipped():
    table = Table([1, 7, 8], [2, 3, 8], tile=6, covered=(5, 4)).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    assert table.view()["tile"] == 3


def test_C19_the_view_says_where_a_round_won_leads():
    table = Table([1, 7, 8], [2, 3, 8], tile=6, covered=(5, 4))
    assert table.view()["pulls"] == [3, 7], "over the covered tiles, and onto the plate"
    assert Table([1], [2], tile=2, covered=(0, 1)).view()["pulls"] == [-1, 3]


def test_C19_if_all_others_are_covered_the_plate_is_next():
    table = Table([1, 7, 8], [2, 3, 8], tile=6, covered=(0, 1, 2, 3, 4, 5)).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    assert table.state.result().winners == (NORTH,)


def test_C20_every_round_begins_with_all_36_cards():
    table = Table([1, 7, 8], [2, 3, 8], tile=6).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    view = table.view()
    assert view["seen"] == []
    assert view["deck"] + sum(view["hands"]) == 36


def test_C21_a_hand_is_seen_by_its_owner_alone():
    table = Table(LOW, HIGH)
    assert table.hand(NORTH) == LOW
    assert "hand" not in table.view()
    assert table.view(SOUTH) == Table([1, 1, 1, 2, 2, 2, 3], HIGH).view(SOUTH)


def test_C22_a_forced_lowest_card_says_that_nothing_lower_is_left():
    table = attack_by_north([1, 2, 3, 4, 5, 7], [4, 5, 5, 6, 6, 7]).clash(NORTH, 7, 4)
    assert table.view(NORTH)["lowest_possible"] == [1, 4]
    for seed in range(200):
        assert min(table.state.guess(NORTH, FastDice(seed)).view(SOUTH)["hand"]) >= 4


def test_C22_own_swapped_cards_are_in_no_hand():
    table = Table([1, 2, 3, 4, 5], [8, 8, 8, 7, 7], tile=4).swap(SOUTH, [7, 7, 8, 8, 8], 2, 2, 2, 3, 3).swap(NORTH, [])
    for seed in range(200):
        guess = table.state.guess(SOUTH, FastDice(seed))
        assert 8 not in guess.view(NORTH)["hand"]
        assert guess.view(NORTH)["hand"].count(7) <= 2


def test_C22_guesses_are_as_likely_as_the_deal_makes_them():
    """Seat 1 holds five cards of which nothing is known: how often each card appears follows its unseen copies."""
    table = Table([1, 1, 1, 8, 8], [2, 3, 4, 5, 6], tile=2)
    unseen = Counter(FULL) - Counter([1, 1, 1, 8, 8])
    guesses = 4000
    found = Counter()
    for seed in range(guesses):
        found.update(table.state.guess(NORTH, FastDice(seed)).view(SOUTH)["hand"])
    total = sum(unseen.values())
    for card, copies in unseen.items():
        assert found[card] / guesses == pytest.approx(5 * copies / total, abs=0.06)


def test_C22_a_spectator_guess_keeps_both_floors():
    table = attack_by_north([4, 4, 5, 6, 7, 8], [3, 3, 5, 6, 6, 7]).clash(NORTH, 8, 3).clash(NORTH, 7, 3)
    assert table.view()["lowest_possible"] == [1, 3]
    for seed in range(50):
        table.state.guess(None, FastDice(seed)).check()


def test_C23_seat_0_sits_north():
    table = Table([1, 7, 8], [2, 3, 8], tile=6).no_swap().duel(7, 8).clash(SOUTH, 3, 8)
    assert table.view()["tile"] == 5  # north's plate is beyond tile 0


# ---- the board, and what follows from the rules


@pytest.mark.parametrize(
    ("board", "arrows"),
    [
        ("printed", [[0], [0], [1], [0, 1], [1], [1], [0]]),
        ("palindrome", [[0], [0], [1], [0, 1], [0], [1], [1]]),
    ],
)
def test_the_arrows_of_both_boards(board, arrows):
    assert [tile["arrow"] for tile in Table([], [], board=board).view()["tiles"]] == arrows


def test_the_palindrome_board_reads_the_same_from_both_ends():
    arrows = [tile["arrow"] for tile in Table([], [], board="palindrome").view()["tiles"]]
    turned = [[1 - seat for seat in reversed(arrow)] for arrow in reversed(arrows)]
    assert arrows == turned


def test_the_pile_suffices_exactly_when_both_swap_nine_cards():
    table = Table([1, 1, 1, 2, 2, 2, 2, 3, 3], [3, 3, 3, 4, 4, 4, 4, 4, 4], tile=1)
    table.swap(NORTH, [1, 1, 1, 2, 2, 2, 2, 3, 3], *[5] * 6, *[6] * 3)
    table.swap(SOUTH, [3, 3, 3, 4, 4, 4, 4, 4, 4], 6, 6, *[7] * 4, *[8] * 3)
    assert table.view()["deck"] == 0
    assert table.view()["hands"] == [9, 9]


def test_a_match_lasts_four_to_seven_rounds_as_often_as_the_bridge_says():
    dice = FastDice(5)
    lengths = Counter()
    for _ in range(3000):
        state = GAME.start(2, GAME.check(2), dice)
        playout(state, dice)
        lengths[sum(tile["covered"] for tile in state.view(None)["tiles"])] += 1
    shares = {rounds: count / 3000 for rounds, count in lengths.items()}
    assert shares == pytest.approx({4: 0.125, 5: 0.25, 6: 0.3125, 7: 0.3125}, abs=0.035)
