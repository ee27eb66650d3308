"""Five in a row: what counts, what may overlap, and who chooses."""

from tests.games.sequence.table import (
    Declare,
    Remove,
    across,
    chip,
    code,
    down,
    offered,
    place,
    protecting,
    table,
    told,
)

ROW = 5  # a row without corners: 9C QS 7C 6H 5H 4H AH 9D 7H AS
CARDS = ["9C", "QS", "7C", "6H", "5H", "4H", "AH", "9D", "7H", "AS"]


def put(match, seat, column):
    """Place a chip in the row with its own card."""
    place(match, seat, CARDS[column - 1], ROW, column)


def row_table(columns, played, declared=None, seats=2):
    """Blue has chips in these columns and is to place one more."""
    sequences = [across(ROW, *declared)] if declared else []
    chips = {"blue": [(ROW, column) for column in columns]}
    return table(seats, hands=[CARDS[played - 1], "2S", "2S"][:seats], chips=chips, sequences=sequences)


def made(match):
    return match.view()["made"]


def cells(match, number=0):
    return [tuple(cell) for cell in match.view()["sequences"][number]["cells"]]


def test_five_in_a_row_in_each_direction():
    for line in (
        across(5, 4, 8),
        down(6, 3, 7),
        [(3 + k, 3 + k) for k in range(5)],
        [(3 + k, 8 - k) for k in range(5)],
    ):
        for missing in line:
            match = table(hands=["JC", "2S"], chips={"blue": [cell for cell in line if cell != missing]})
            place(match, 0, "JC", *missing)
            assert made(match) == [1, 0], line
            assert cells(match) == line
            assert match.result is None


def test_four_in_a_row_and_a_gap_are_no_sequence():
    match = row_table([2, 3, 4, 7], 6)
    put(match, 0, 6)
    assert made(match) == [0, 0]


def test_a_rivals_chip_breaks_the_row():
    match = table(hands=["5H", "2S"], chips={"blue": [(5, 2), (5, 3), (5, 6)], "green": [(5, 4)]})
    put(match, 0, 5)
    assert made(match) == [0, 0]


def test_two_teams_need_two_sequences_and_three_teams_one():
    match = row_table([2, 3, 4, 5], 6)
    put(match, 0, 6)
    assert match.result is None
    match = row_table([2, 3, 4, 5], 6, seats=3)
    put(match, 0, 6)
    assert match.result.winners == (0,)
    assert match.result.ranks == (1, 2, 2)
    assert match.result.scores == (1.0, 0.0, 0.0)
    assert match.waiting == ()


def test_partners_win_together_and_all_other_teams_are_level():
    match = table(6, hands=["6H"], chips={"blue": across(5, 5, 8)}, options={"teams": 3})
    put(match, 0, 4)
    assert match.result.ranks == (1, 2, 2, 1, 2, 2)
    assert match.result.winners == (0, 3)
    assert told(match, "won") == [{"team": "blue", "made": 1}]


def test_Q6_two_crossing_sequences_share_one_chip():
    match = table(
        hands=["QC", "2S"],
        chips={"blue": [*across(5, 2, 6), (4, 4), (6, 4), (7, 4)]},
        sequences=[across(5, 2, 6)],
    )
    place(match, 0, "QC", 8, 4)
    assert made(match) == [2, 0]
    assert match.result.winners == (0,)
    assert set(cells(match, 0)) & set(cells(match, 1)) == {(5, 4)}
    assert protecting(match, 5, 4) == [0, 1]


def test_Q6_no_second_sequence_shares_two_chips():
    match = row_table([2, 3, 4, 5, 6, 7, 8], 9, declared=(2, 6))
    put(match, 0, 9)
    assert made(match) == [1, 0]


def test_Q6_sequences_of_other_teams_do_not_matter():
    line = across(10, 2, 5)
    match = table(
        hands=["KC", "2S"],
        chips={"green": line, "blue": [(9, 1), (7, 1), (6, 1)]},
        sequences=[[(10, 1), *line]],
    )
    place(match, 0, "KC", 8, 1)
    assert made(match) == [1, 1]  # both use the corner


def test_Q7_nine_in_a_row_count_as_two():
    match = row_table([2, 3, 4, 5, 6, 7, 8, 9], 10, declared=(2, 6))
    put(match, 0, 10)
    assert made(match) == [2, 0]
    assert cells(match, 1) == across(5, 6, 10)
    assert match.result.winners == (0,)


def test_Q7_one_chip_that_joins_four_and_four_makes_two():
    match = row_table([2, 3, 4, 5, 7, 8, 9, 10], 6)
    put(match, 0, 6)
    assert made(match) == [2, 0]
    assert cells(match, 0) == across(5, 2, 6)
    assert cells(match, 1) == across(5, 6, 10)
    assert match.result.winners == (0,)


def test_Q7_four_and_three_joined_make_one():
    match = row_table([2, 3, 4, 5, 7, 8, 9], 6)
    put(match, 0, 6)
    assert [(action.row, action.column) for action in offered(match, 0, Declare)] == across(5, 2, 5)
    match.play(0, Declare(5, 4, "across"))
    assert made(match) == [1, 0]


def test_Q8_ten_in_a_row_are_two_if_the_first_five_is_at_one_end():
    match = row_table([1, 2, 3, 4, 5, 6, 7, 8, 9], 10, declared=(1, 5))
    put(match, 0, 10)
    assert made(match) == [2, 0]
    assert cells(match, 1) == across(5, 6, 10)  # the lowest number that fits; nothing is shared


def test_Q8_ten_in_a_row_declared_in_the_middle_stay_one():
    match = table(hands=["5H 9C QS 7H AS", "2S 4S 6S 8S"], chips={"blue": [(5, c) for c in (3, 4, 6, 7, 8)]})
    put(match, 0, 5)
    match.play(0, Declare(5, 3, "across"))
    assert cells(match) == across(5, 3, 7)
    for number, column in enumerate((9, 10, 2, 1)):
        place(match, 1, f"{2 * number + 2}S", 1, 2 * number + 2)
        put(match, 0, column)
    assert all(chip(match, 5, column) == "blue" for column in range(1, 11))
    assert made(match) == [1, 0]


def test_Q9_six_in_a_row_are_one_and_the_player_says_which_five():
    match = row_table([2, 3, 4, 6, 7], 5)
    put(match, 0, 5)
    assert match.waiting == (0,)
    assert match.state.asked(0) == "declare"
    assert match.actions(0) == [Declare(5, 2, "across"), Declare(5, 3, "across")]
    match.play(0, Declare(5, 3, "across"))
    assert made(match) == [1, 0]
    assert cells(match) == across(5, 3, 7)
    assert match.waiting == (1,)


def test_Q9_chips_outside_the_five_are_not_protected():
    match = table(hands=["5H", "JS"], chips={"blue": [(5, c) for c in (2, 3, 4, 6, 7)]})
    put(match, 0, 5)
    match.play(0, Declare(5, 3, "across"))
    assert offered(match, 1, Remove) == [Remove("JS", 5, 2)]


def test_Q9_the_card_is_drawn_after_the_choice():
    match = row_table([2, 3, 4, 6, 7], 5)
    put(match, 0, 5)
    assert match.view()["hand_sizes"] == [0, 1]
    match.play(0, Declare(5, 2, "across"))
    assert match.view()["hand_sizes"] == [1, 1]


def test_Q10_one_chip_completes_two_lines():
    match = table(hands=["5H", "2S"], chips={"blue": [*across(5, 1, 4), *down(5, 1, 4)]})
    put(match, 0, 5)
    assert made(match) == [2, 0]
    assert set(cells(match, 0)) & set(cells(match, 1)) == {(5, 5)}
    assert match.result.winners == (0,)


def test_Q10_one_chip_completes_four_lines():
    star = [(5 + k * down_, 5 + k * right) for k in range(1, 5) for down_, right in ((0, 1), (1, 0), (1, 1), (1, -1))]
    match = table(hands=["5H", "2S"], chips={"blue": star})
    put(match, 0, 5)
    assert made(match) == [4, 0]
    assert match.result.scores == (4.0, 0.0)


def test_Q11_a_corner_counts_for_everybody_and_needs_four_chips():
    for team, seat in (("blue", 0), ("green", 1)):
        match = table(hands=["5S", "5S"], turn=seat, chips={team: across(1, 2, 4)})
        place(match, seat, "5S", 1, 5)
        assert made(match)[seat] == 1
        assert cells(match) == across(1, 1, 5)
        assert chip(match, 1, 1) is None
        assert protecting(match, 1, 1) == [0]
        match.state.check()


def test_Q11_the_same_corner_in_both_sequences():
    match = table(
        hands=["9C", "2S"],
        chips={"blue": [*across(1, 2, 5), *down(1, 2, 4)]},
        sequences=[across(1, 1, 5)],
    )
    place(match, 0, "9C", 5, 1)
    assert made(match) == [2, 0]
    assert set(cells(match, 0)) & set(cells(match, 1)) == {(1, 1)}


def test_Q11_corner_eight_chips_corner_are_two():
    match = table(
        hands=["5S", "2D"],
        chips={"blue": [(1, column) for column in (2, 3, 4, 6, 7, 8, 9)]},
        sequences=[across(1, 6, 10)],
    )
    place(match, 0, "5S", 1, 5)
    assert made(match) == [2, 0]
    assert cells(match, 1) == across(1, 1, 5)


def test_Q11_corners_are_never_locked_or_removable():
    line = across(1, 1, 5)
    match = table(hands=["", "JS"], turn=1, chips={"blue": line[1:]}, sequences=[line])
    assert protecting(match, 1, 1) == [0]
    assert offered(match, 1, Remove) == []


def test_Q24_the_choices_are_in_rising_number_and_nothing_else_is_possible():
    match = table(hands=["5H JC", "2S"], chips={"blue": [(5, c) for c in (1, 2, 3, 4, 6, 7, 8)]})
    put(match, 0, 5)
    listed = match.state.legal(0)
    assert listed == sorted(listed)
    assert [match.game.action(number).column for number in listed] == [1, 2, 3, 4]
    assert code(match, 0, {"do": "place", "card": "JC", "row": 9, "column": 9}) == ("declare-first", "Q24")
    assert code(match, 0, {"do": "pass"}) == ("declare-first", "Q24")
    assert code(match, 0, Declare(5, 5, "across")) == ("not-a-choice", "Q24")
    assert code(match, 1, Declare(5, 2, "across")) == ("not-asked", "")


def test_Q24_nothing_can_be_declared_out_of_the_blue():
    match = table(hands=["5H"], chips={"blue": across(5, 6, 9)})
    assert code(match, 0, Declare(5, 5, "across")) == ("not-a-choice", "Q24")


def test_Q24_not_asked_when_the_match_is_won():
    second = table(
        hands=["5H", "2S"],
        chips={"blue": [*across(5, 2, 4), (5, 6), (5, 7), *across(8, 2, 6)]},
        sequences=[across(8, 2, 6)],
    )
    put(second, 0, 5)
    assert second.result.winners == (0,)
    assert cells(second, 1) == across(5, 2, 6)  # the lowest number
    first_of_three = row_table([2, 3, 4, 6, 7], 5, seats=3)
    put(first_of_three, 0, 5)
    assert first_of_three.result.winners == (0,)


def test_Q24_a_choice_leaves_out_what_overlaps_an_earlier_sequence():
    match = row_table([2, 3, 4, 5, 6, 8, 9, 10], 7, declared=(2, 6))
    put(match, 0, 7)
    assert made(match) == [2, 0]
    assert cells(match, 1) == across(5, 6, 10)


def test_no_card_is_drawn_after_the_last_sequence():
    match = row_table([2, 3, 4, 5], 6, seats=3)
    put(match, 0, 6)
    assert match.view()["hand_sizes"][0] == 0
    assert match.view()["phase"] == "over"
    assert match.view()["winner"] == "blue"
    assert [match.actions(seat) for seat in range(3)] == [[], [], []]
