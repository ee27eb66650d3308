"""Country and continent cards, exchanges and inheritance, T30 to T34, T36 and T37."""

import pytest

from ludoteca.games.teg.actions import Advance, Bonus, Done, Lay, Place, PlaceAll, TakeCard
from ludoteca.games.teg.world.board import COUNTRY
from tests.games.teg.table import Table, countries_of

# plane: canada chicago california; soldier: nueva-york oregon terranova; anchor: labrador groenlandia florida
PLANES = ["canada", "chicago", "california"]
MIXED = ["canada", "oregon", "labrador"]


def conquest(**more):
    table = Table({"chile": (0, 9), "argentina": (1, 1), "bolivia": (1, 1), "japon": (1, 3)}, **more)
    return table.attack(0, "chile", "argentina", [6, 6, 6], [1]).play(0, Advance(1))


# ---- earning a card


def test_T30_one_conquest_earns_one_card_at_the_end_of_the_turn():
    table = conquest().play(0, Done())
    assert (table.view()["phase"], table.view()["turn"]["card_due"]) == ("cards", True)
    table.play(0, TakeCard(), raw=[0])
    assert [held["card"] for held in table.view(0)["hand"]] == ["alaska"]
    assert table.view()["players"][0]["cards"] == 1
    assert table.refused(0, TakeCard()) == "no-card"


def test_T30_where_cards_are_given_nobody_has_to_ask():
    table = conquest(country_card="given").play(0, Done(), raw=[0])
    assert (table.view()["phase"], table.view()["turn"]["card_due"]) == ("cards", False)
    assert [held["card"] for held in table.view(0)["hand"]] == ["alaska"]
    assert table.refused(0, TakeCard()) == "no-card"
    assert table.play(0, Done(), raw=[0]).view()["turn"]["seat"] == 1
    assert "card-not-asked" not in table.kinds()


def test_T30_without_a_conquest_there_is_none():
    table = Table({"chile": (0, 9), "japon": (1, 1)}).play(0, Done(), raw=[0])
    assert table.view()["turn"]["seat"] == 1


def test_T30_a_card_not_asked_for_is_lost():
    table = conquest().play(0, Done()).play(0, Done(), raw=[0])
    assert "card-not-asked" in table.kinds()
    assert table.view()["players"][0]["cards"] == 0


def test_T30_from_the_third_exchange_on_two_conquests_are_needed():
    table = conquest(exchanges=[3] * 6).play(0, Done(), raw=[0])
    assert table.view()["turn"]["seat"] == 1
    table = conquest(exchanges=[3] * 6)
    table.attack(0, "chile", "bolivia", [6, 6, 6], [1]).play(0, Advance(1)).play(0, Done())
    assert table.view()["turn"]["card_due"]
    assert conquest(exchanges=[2] * 6).play(0, Done()).view()["turn"]["card_due"]


def test_T32_a_card_is_drawn_only_by_who_then_holds_at_most_five():
    hand = ["canada", "nueva-york", "cuba", "labrador"]
    assert conquest(cards={0: hand}).play(0, Done()).view()["turn"]["card_due"]
    assert not conquest(cards={0: [*hand, "jamaica"]}).play(0, Done()).view()["turn"]["card_due"]


def test_T32_with_six_cards_an_exchange_is_compulsory():
    six = [*PLANES, *MIXED[1:], "cuba"]
    table = Table({"chile": (0, 2)}, phase="incorporate", cards={0: six})
    assert table.refused(0, Done()) == "must-exchange"
    for card in PLANES:
        table.play(0, Lay(card))
    table.play(0, Place("chile"))
    assert table.refused(0, Done()) == "still-to-place"
    assert Table({"chile": (0, 2)}, phase="incorporate", cards={0: six[:5]}).refused(0, Done()) is None


def test_T32_T34_a_continent_card_alone_is_the_compulsory_exchange_too():
    six = [*PLANES, *MIXED[1:], "cuba"]
    europe = dict.fromkeys(countries_of("europa"), (0, 1))
    table = Table(europe, phase="incorporate", cards={0: six}).play(0, Lay("europa"))
    while table.refused(0, Done()) == "still-to-place":
        table.play(0, PlaceAll("francia"))
    assert table.refused(0, Done()) is None
    assert len(table.view(0)["hand"]) == 6  # and has to exchange again in the next round


def test_T36_used_cards_are_shuffled_again_and_without_any_there_is_no_card():
    others = [name for name in COUNTRY if name not in ("cuba", "jamaica")]
    table = conquest(used=["cuba", "jamaica"], cards={3: others[:35], 4: others[35:]}).play(0, Done())
    table.play(0, TakeCard(), raw=[1])
    assert [held["card"] for held in table.view(0)["hand"]] == ["jamaica"]
    assert table.view()["deck"] == 1
    assert table.fact("reshuffled")["cards"] == 2
    table = conquest(cards={3: COUNTRY[:36], 4: COUNTRY[36:]}).play(0, Done(), raw=[0])
    assert table.view()["turn"]["seat"] == 1


# ---- three armies


def test_T31_card_and_country_give_three_armies_once():
    table = conquest(cards={0: ["chile", "argentina", "cuba"]}).play(0, Done())
    table.play(0, Bonus("argentina"))
    assert (table.armies("argentina"), table.refused(0, Bonus("argentina"))) == (4, "bonus-taken")
    assert table.refused(0, Bonus("cuba")) == "not-yours"
    assert table.refused(0, Bonus("japon")) == "no-such-card"
    assert table.play(0, Bonus("chile")).view(1)["players"][0]["known_cards"][0]["card"] == "chile"


def test_T31_on_receiving_the_card():
    table = conquest().play(0, Done()).play(0, TakeCard(), raw=[COUNTRY.index("argentina")])
    assert table.play(0, Bonus("argentina")).armies("argentina") == 4


def test_T31_in_the_card_phase_of_a_later_turn_too():
    table = Table({"chile": (0, 2)}, cards={0: ["chile"]}).play(0, Done())
    assert table.view()["phase"] == "cards"
    assert table.play(0, Bonus("chile")).armies("chile") == 5


def test_T31_the_mark_leaves_a_card_when_it_is_reshuffled():
    others = [name for name in COUNTRY if name != "chile"]
    table = conquest(
        used=["chile"], bonus_taken=[int(name == "chile") for name in COUNTRY], cards={3: others[:35], 4: others[35:]}
    )
    table.play(0, Done()).play(0, TakeCard(), raw=[0])
    assert table.refused(0, Bonus("chile")) is None


# ---- exchanges


def exchange(cards, *hand, own=(), **more):
    table = Table(
        {"chile": (0, 2)} | dict.fromkeys(own, (0, 1)), phase="incorporate", cards={0: list(hand or cards)}, **more
    )
    for card in cards:
        table.play(0, Lay(card))
    return table


@pytest.mark.parametrize("cards", [PLANES, MIXED, ["canada", "chicago", "alaska"], ["alaska", "angola", "cuba"]])
def test_T33_three_equal_or_three_different_and_wild_cards(cards):
    table = exchange(cards)
    assert table.view()["turn"]["to_place"]["free"] == 6
    assert table.view()["used_cards"] == sorted(cards, key=COUNTRY.index)


@pytest.mark.parametrize(("done", "armies"), [(0, 6), (1, 10), (2, 15), (3, 20), (4, 25), (9, 50)])
def test_T33_each_exchange_of_a_player_gives_more(done, armies):
    table = exchange(PLANES, exchanges=[done, 0, 0, 0, 0, 0])
    assert table.view()["turn"]["to_place"]["free"] == armies


def test_T33_a_super_card_alone():
    assert exchange(["las-vegas"]).view()["turn"]["to_place"]["free"] == 6


def test_T33_two_planes_and_a_soldier_are_none():
    table = exchange([], "canada", "chicago", "oregon")
    assert table.refused(0, Lay("canada")) == "no-exchange"


def test_T33_nothing_superfluous_and_once_begun_it_is_finished():
    table = exchange(["canada"], *PLANES, "oregon", "labrador")
    assert table.refused(0, Done()) == "exchange-begun"
    assert table.refused(0, Place("chile")) == "exchange-begun"
    table.play(0, Lay("oregon"))
    assert table.refused(0, Lay("chicago")) == "no-exchange"
    table.play(0, Lay("labrador"))
    assert table.view()["turn"]["to_place"]["free"] == 6


def test_T33_one_exchange_a_round():
    table = exchange(PLANES, *PLANES, "las-vegas")
    assert table.refused(0, Lay("las-vegas")) == "one-exchange"


def test_T33_never_defensive():
    assert Table({"chile": (0, 2)}, cards={0: PLANES}).refused(0, Lay("canada")) == "wrong-step"


@pytest.mark.parametrize("continent", ["america-del-norte", "europa", "asia"])
def test_T33_the_cards_of_the_three_largest_continents_alone(continent):
    table = exchange([], own=countries_of(continent))
    before = table.view()["turn"]["to_place"]["free"]
    table.play(0, Lay(continent))
    assert table.view()["turn"]["to_place"]["free"] == before + 6


@pytest.mark.parametrize(
    ("continents", "cards"),
    [
        (["america-del-sur"], ["labrador"]),  # plane and soldier, an anchor is missing
        (["africa"], ["canada"]),  # soldier and anchor
        (["america-central"], ["canada", "chicago"]),  # a plane
        (["oceania"], ["labrador", "groenlandia"]),  # an anchor
        (["america-del-sur", "africa"], []),  # four symbols, neither superfluous
    ],
)
def test_T33_smaller_continents_are_one_or_two_symbols(continents, cards):
    own = [name for continent in continents for name in countries_of(continent) if name != "chile"]
    table = exchange([], *cards, own=[*own, *(["chile"] if "america-del-sur" in continents else [])])
    for card in [*continents, *cards]:
        table.play(0, Lay(card))
    assert table.view()["turn"]["to_place"]["free"] == 6


def test_T33_south_america_and_two_planes_are_three_equal():
    table = exchange([], "canada", "chicago", own=countries_of("america-del-sur"))
    for card in ("america-del-sur", "canada", "chicago"):
        table.play(0, Lay(card))
    assert table.view()["turn"]["to_place"]["free"] == 6


def test_T34_whoever_holds_a_continent_has_its_card_until_it_is_used_or_lost():
    own = dict.fromkeys(countries_of("oceania"), (0, 1))
    table = Table(own, phase="incorporate", cards={0: ["labrador", "groenlandia"]})
    assert table.view()["players"][0]["continent_cards"] == ["oceania"]
    for card in ("oceania", "labrador", "groenlandia"):
        table.play(0, Lay(card))
    player = table.view()["players"][0]
    assert "continent_cards" not in player
    assert player["used_continent_cards"] == ["oceania"]
    table = Table(own | {"tasmania": (1, 1)})
    assert "continent_cards" not in table.view()["players"][0]


def test_T34_each_player_may_use_a_continent_card_once():
    own = dict.fromkeys(countries_of("asia"), (1, 1))
    table = Table(own, phase="incorporate", current=1, used_continents=[16, 0, 0, 0, 0, 0])
    assert table.refused(1, Lay("asia")) is None
    table = Table(own, phase="incorporate", current=1, used_continents=[0, 16, 0, 0, 0, 0])
    assert table.refused(1, Lay("asia")) == "no-such-card"


# ---- elimination


def test_T37_the_eliminator_inherits_the_country_cards_and_knows_them():
    table = Table(
        {"chile": (0, 9), "argentina": (1, 1)},
        cards={0: MIXED, 1: [*PLANES[1:], "cuba"]},
        objectives={2: ["thirty-five"]},
    )
    table.attack(0, "chile", "argentina", [6, 6, 6], [1])
    assert table.fact("eliminated") == {"seat": 1, "by_seat": 0}
    players = table.view()["players"]
    assert (players[0]["cards"], players[1]["cards"], players[1]["alive"]) == (6, 0, False)
    assert {held["card"] for held in table.view(0)["hand"]} == {*MIXED, *PLANES[1:], "cuba"}
    assert {held["card"] for held in table.view(1)["players"][0]["known_cards"]} == {*PLANES[1:], "cuba"}
    assert "known_cards" not in table.view(3)["players"][0]
    assert table.fact("inherited")["cards"] == ["chicago", "california", "cuba"]
    assert table.fact("inherited-hidden")["count"] == 3
