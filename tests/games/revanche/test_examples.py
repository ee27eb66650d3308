"""The examples of the rulebook, card by card."""

from .table import table


def test_example_marta_plays_the_ace_on_ronaldos_seven():
    marta = table([7, 3], [10, 4]).play(7)
    assert marta.phase == "open"
    marta.play(10)
    assert marta.chance["attacker"] == 1
    assert marta.phase == "defend"


def test_example_rogerio_ends_cristianes_chance_with_the_keeper():
    rogerio = table([7, 1, 3], [7, 4, 5]).play(7, 7)
    assert rogerio.chance["attacker"] == 1
    rogerio.play(1)
    assert rogerio.chance is None
    assert rogerio.goal_piles == [0, 0]


def test_example_kaka_rolls_three_red_cards_and_expels_shirt_eight():
    kaka = table([7, 8, 8, 3], [4, 5, 6, 9], division=1, turn=0, top=7, decks=([2, 12, 13], [14, 14]))
    kaka.play(7, roll=("red-card", "red-card", "red-card"))
    assert kaka.red_cards == [1, 0]
    kaka.expel(8)
    assert kaka.fact("left-hand") == {"seat": 0, "card": 8, "count": 2}  # shown to Debinha
    assert kaka.on_red_cards == [[8, 8], []]
    assert kaka.state.view(0)["hand"] == [2, 3, 12]  # two drawn for two
    assert kaka.chance is None  # no chance of a goal
    assert kaka.waiting == [1]


def test_example_yaya_scores_after_amandinhas_cross():
    cristiano, amandinha, daniela, yaya = [7, 2], [7, 3], [12, 4], [12, 5]
    match = table(cristiano, amandinha, daniela, yaya, fresh=(0, 1, 2, 3))
    match.play(7).play(7)
    assert match.chance["attacker"] == 1
    match.play(12).play(12)
    assert match.goal_piles == [0, 1]
    assert match.fact("goal")["seat"] == 3
