"""International zones, T40 and T42, and a zone inside a wider peace, T38."""

import pytest

from ludoteca.games.teg.actions import (
    Advance,
    Attack,
    Bonus,
    CancelZone,
    CarryOut,
    Done,
    EndZone,
    KeepZone,
    PlaceAll,
    ProposeAggression,
    ProposeContinent,
    ProposeCountry,
    ProposeWorld,
    ProposeZone,
    RegroupAll,
    Roll,
)
from ludoteca.games.teg.world.board import COUNTRY
from tests.games.teg.table import Table

WHITE, BLACK, RED = 0, 1, 2


def zone(**more):
    held = {"nueva-zelanda": (WHITE, 9), "tasmania": (WHITE, 1), "australia": (BLACK, 9), "japon": (RED, 1)}
    return Table(held | more.pop("held", {}), pacts=True, exchanges=more.pop("exchanges", [3] * 6), **more)


def signed_zone(**more):
    return zone(**more).agree(WHITE, BLACK, ProposeZone("tasmania", BLACK))


def test_T42_a_zone_needs_three_exchanges_of_both_and_one_army_next_to_the_other():
    assert zone(exchanges=[3, 2, 3, 3, 3, 3]).refused(WHITE, ProposeZone("tasmania", BLACK)) == "three-exchanges"
    assert zone(held={"tasmania": (WHITE, 2)}).refused(WHITE, ProposeZone("tasmania", BLACK)) == "no-zone-there"
    assert zone().refused(WHITE, ProposeZone("tasmania", RED)) == "no-zone-there"
    assert zone().refused(WHITE, ProposeZone("japon", BLACK)) == "no-zone-there"
    pact = signed_zone()
    assert [entry["country"] for entry in pact.pacts("zone")] == ["tasmania", "tasmania"]


def test_T42_at_most_one_zone_a_player():
    held = {"chile": (WHITE, 1), "argentina": (RED, 3)}
    assert signed_zone(held=held).refused(WHITE, ProposeZone("chile", RED)) == "one-zone"


def black_turn(pact):
    """Let Black place armies far away, so that the attacks begin."""
    pact.end_turn(WHITE)
    pact.play(BLACK, next(a for a in pact.legal(BLACK) if type(a).__name__ == "PlaceAll")).play(BLACK, Done())
    return pact


def test_T42_held_with_one_army_or_attacked_it_is_kept():
    pact = black_turn(signed_zone())
    pact.attack(BLACK, "australia", "tasmania", [1, 1, 1], [6]).end_turn(BLACK)
    assert pact.view()["turn"]["seat"] == RED
    assert len(pact.pacts("zone")) == 2


def test_T42_not_attacking_it_costs_a_card_and_the_wronged_player_decides():
    pact = black_turn(signed_zone(cards={BLACK: ["cuba", "chile"]}))
    pact.play(BLACK, Done()).play(BLACK, Done(), raw=[1])
    assert pact.fact("card-lost")["card"] == "chile"
    assert (pact.view()["phase"], pact.state.waiting()) == ("zone-choice", (WHITE,))
    assert len(pact.play(WHITE, KeepZone(), raw=[0]).pacts("zone")) == 2
    assert pact.view()["turn"]["seat"] == RED
    pact = black_turn(signed_zone(cards={BLACK: ["cuba"]}))
    pact.play(BLACK, Done()).play(BLACK, Done(), raw=[0]).play(WHITE, EndZone(), raw=[0])
    assert pact.pacts("zone") == []


def test_T42_without_cards_the_next_earned_card_is_not_given():
    pact = black_turn(signed_zone()).play(BLACK, Done()).play(WHITE, KeepZone(), raw=[0])
    assert pact.view()["players"][BLACK]["owes_card"]


def test_T42_reinforcing_it_breaks_it():
    pact = signed_zone(held={"nueva-zelanda": (WHITE, 4)}, cards={WHITE: ["cuba"]})
    pact.play(WHITE, RegroupAll("nueva-zelanda", "tasmania")).play(WHITE, Done()).play(WHITE, Done(), raw=[0])
    assert "zone-broken" in pact.kinds()


def test_T42_its_country_card_bonus_is_frozen():
    pact = signed_zone(cards={WHITE: ["tasmania"]}).play(WHITE, Done())
    assert pact.refused(WHITE, Bonus("tasmania")) == "bonus-frozen"


def test_T42_it_is_cancelled_like_every_pact():
    pact = signed_zone().play(WHITE, CancelZone())
    assert [(entry["bound"], entry["announced"]) for entry in pact.pacts("zone")] == [([WHITE], WHITE)]
    black_turn(pact).end_turn(BLACK)
    assert pact.pacts("zone") == []


# ---- who could not attack it, and who only says so


def black_places(pact, country):
    """Black brings all armies into one country and begins to attack."""
    return pact.end_turn(WHITE).play(BLACK, PlaceAll(country)).play(BLACK, Done())


def is_excused(pact):
    """Black ends a turn without attacking: is it the next player's turn, or is Black punished?"""
    pact.play(BLACK, Done(), raw=[0])
    assert ("zone-broken" in pact.kinds()) == (pact.view()["turn"]["seat"] == BLACK)
    return "zone-broken" not in pact.kinds()


def test_T42_one_army_beside_it_and_the_new_ones_elsewhere_is_no_excuse():
    pact = black_places(signed_zone(held={"australia": (BLACK, 1), "cuba": (BLACK, 1)}), "cuba")
    assert pact.armies("australia") == 1
    assert pact.pacts("zone")[1]["possible"]
    assert not is_excused(pact)


def test_T42_without_a_country_beside_it_there_is_nothing_to_attack_with():
    held = {"australia": (RED, 9), "nueva-zelanda": (WHITE, 9), "tasmania": (WHITE, 1), "cuba": (BLACK, 9)}
    pact = Table(held, pacts=True, zone=both("tasmania"), zone_with=[BLACK, WHITE, -1, -1, -1, -1])
    assert is_excused(black_places(pact, "cuba"))


def both(country):
    return [COUNTRY.index(country)] * 2 + [-1] * 4


def blockaded(armies, **more):
    """Florida is a zone that White has reinforced; Black's Chicago beside it is blockaded."""
    ring = dict.fromkeys(("nueva-york", "oregon", "terranova", "las-vegas", "florida"), (WHITE, 2))
    held = ring | {"chicago": (BLACK, armies), "japon": (BLACK, 1), "cuba": (RED, 1)} | more
    table = Table(held, pacts=True, current=BLACK, starter=BLACK, phase="incorporate", free=3, zone=both("florida"),
                  zone_with=[BLACK, WHITE, -1, -1, -1, -1])  # fmt: skip
    return table.play(BLACK, PlaceAll("japon")).play(BLACK, Done())


def test_T42_all_countries_beside_it_blockaded_with_one_army_is_an_excuse():
    assert is_excused(blockaded(1))
    assert not is_excused(blockaded(2))
    assert not is_excused(blockaded(1, cuba=(BLACK, 1)))  # Cuba is beside Florida too, and is not blockaded


@pytest.mark.parametrize(("situation", "excused"), [("open", True), ("closed", False), ("classic", False)])
def test_T42_the_situation_card_is_an_excuse(situation, excused):
    assert is_excused(black_places(signed_zone(situation=situation), "australia")) == excused


def test_T42_whose_colour_rests_is_excused():
    pact = signed_zone(rest="negro").end_turn(WHITE)
    pact.play(BLACK, PlaceAll("australia")).play(BLACK, Done(), raw=[0])
    assert pact.view()["turn"]["seat"] == RED


def test_T17_T42_a_rest_excuses_the_attack_but_not_armies_put_into_the_zone():
    def resting(country):
        pact = signed_zone(phase="incorporate", rest="blanco", free=2, cards={WHITE: ["cuba"]})
        return pact.play(WHITE, PlaceAll(country)).play(WHITE, Done()).play(WHITE, Done(), raw=[0])

    assert "zone-broken" in resting("tasmania").kinds()
    assert "zone-broken" not in resting("nueva-zelanda").kinds()


def test_T42_who_conquers_a_country_beside_it_could_attack_from_there():
    held = {"australia": (RED, 1), "chile": (BLACK, 9), "nueva-zelanda": (WHITE, 9), "tasmania": (WHITE, 1)}
    pact = Table(held, pacts=True, zone=both("tasmania"), zone_with=[BLACK, WHITE, -1, -1, -1, -1], others=[3, 4, 5, 2])
    black_places(pact, "chile").attack(BLACK, "chile", "australia", [6, 6, 6], [1])
    assert not pact.pacts("zone")[1]["possible"]
    pact.play(BLACK, Advance(3))
    assert pact.pacts("zone")[1]["possible"]


def test_T42_it_touches_another_country_of_each():
    alone = {"nueva-zelanda": (RED, 9)}
    assert zone(held=alone).refused(WHITE, ProposeZone("tasmania", BLACK)) == "no-zone-there"
    shared = {"nueva-zelanda": [(WHITE, 3), (RED, 3)]}
    assert zone(held=shared).refused(WHITE, ProposeZone("tasmania", BLACK)) == "no-zone-there"
    assert zone().refused(WHITE, ProposeZone("tasmania", BLACK)) is None


# ---- inside a wider peace


@pytest.mark.parametrize("peace", [ProposeWorld(BLACK), ProposeContinent("oceania", BLACK)])
def test_T38_inside_a_wider_peace_the_zone_is_the_exception(peace):
    pact = zone(held={"tonga": (WHITE, 5)}).agree(WHITE, BLACK, peace)
    assert pact.refused(WHITE, ProposeZone("tasmania", BLACK)) is None
    pact.agree(WHITE, BLACK, ProposeZone("tasmania", BLACK))
    assert pact.refused(WHITE, Attack("tonga", "australia")) == "pact"
    black_places(pact, "australia")
    assert pact.refused(BLACK, Attack("australia", "tonga")) == "pact"
    assert pact.refused(BLACK, Attack("australia", "tasmania")) is None
    pact.attack(BLACK, "australia", "tasmania", [6, 6, 6], [1]).play(BLACK, Advance(1))
    assert len(pact.pacts("zone")) == 2  # it goes on, and the peace too
    for seat in (BLACK, RED, 3, 4, 5):
        pact.end_turn(seat)
    while pact.view()["turn"]["seat"] != WHITE:
        pact.end_turn(pact.view()["turn"]["seat"])
    pact.play(WHITE, PlaceAll("nueva-zelanda")).play(WHITE, Done())
    assert pact.refused(WHITE, Attack("nueva-zelanda", "tasmania")) is None
    assert pact.refused(WHITE, Attack("tonga", "australia")) == "pact"


def test_T38_a_wider_peace_may_follow_a_zone_and_leaves_it_alone():
    pact = signed_zone()
    assert pact.refused(WHITE, ProposeContinent("oceania", BLACK)) is None
    pact.agree(WHITE, BLACK, ProposeWorld(BLACK))
    black_places(pact, "australia")
    assert pact.refused(BLACK, Attack("australia", "tasmania")) is None


def test_T38_the_exception_is_for_the_two_signers_and_ends_with_the_zone():
    pact = zone(held={"australia": (RED, 5), "chile": (BLACK, 5)}, current=RED)
    pact = zone(held={"chile": (RED, 3)}).agree(WHITE, BLACK, ProposeWorld(BLACK))
    pact.agree(WHITE, BLACK, ProposeZone("tasmania", BLACK)).play(WHITE, CancelZone())
    black_places(pact, "australia").attack(BLACK, "australia", "tasmania", [1, 1, 1], [6])
    pact.end_turn(BLACK)
    assert pact.pacts("zone") == []
    while pact.view()["turn"]["seat"] != BLACK:
        pact.end_turn(pact.view()["turn"]["seat"])
    pact.play(BLACK, PlaceAll("australia")).play(BLACK, Done())
    assert pact.refused(BLACK, Attack("australia", "tasmania")) == "pact"


def test_T38_a_pact_of_the_very_countries_and_a_zone_contradict_each_other():
    assert signed_zone().refused(WHITE, ProposeCountry("australia", "tasmania")) == "contradicts"
    promised = zone().agree(WHITE, BLACK, ProposeCountry("australia", "tasmania"))
    assert promised.refused(WHITE, ProposeZone("tasmania", BLACK)) == "contradicts"


# ---- how it ends


def test_T40_a_zone_ends_at_once_and_unpunished_when_a_third_colour_conquers_it():
    held = {
        "argentina": (WHITE, 1),
        "chile": (WHITE, 9),
        "brasil": (BLACK, 9),
        "uruguay": (RED, 9),
        "japon": (BLACK, 1),
    }
    pact = Table(held, pacts=True, exchanges=[3] * 6, current=RED, cards={BLACK: ["cuba"]})
    pact.agree(WHITE, BLACK, ProposeZone("argentina", BLACK))
    pact.attack(RED, "uruguay", "argentina", [6, 6, 6], [1])
    assert pact.pacts("zone") == []
    assert pact.kinds().count("zone-ended") == 2
    pact.play(RED, Advance(1))
    while pact.view()["turn"]["seat"] != BLACK:
        pact.end_turn(pact.view()["turn"]["seat"])
    pact.play(BLACK, PlaceAll("brasil")).play(BLACK, Done()).play(BLACK, Done()).play(BLACK, Done(), raw=[0] * 8)
    assert ("zone-broken" in pact.kinds(), pact.view()["phase"]) == (False, "incorporate")
    assert pact.view()["players"][BLACK]["cards"] == 1


def test_T40_a_zone_passes_between_its_signers_and_goes_on():
    pact = black_places(signed_zone(), "australia")
    pact.attack(BLACK, "australia", "tasmania", [6, 6, 6], [1]).play(BLACK, Advance(1))
    assert len(pact.pacts("zone")) == 2


def test_T40_a_zone_ends_when_it_becomes_a_condominium():
    held = {"argentina": (WHITE, 1), "chile": (WHITE, 9), "brasil": (BLACK, 9), "uruguay": (RED, 9), "bolivia": (3, 9)}
    pact = Table(held, pacts=True, exchanges=[3] * 6, current=RED)
    pact.agree(WHITE, BLACK, ProposeZone("argentina", BLACK))
    pact.agree(RED, 3, ProposeAggression("uruguay", "bolivia", "argentina", "now"))
    pact.play(RED, CarryOut("argentina"), 6, 6, 6, 1)
    assert (pact.pacts("zone"), pact.kinds().count("zone-ended")) == ([], 2)


def test_T37_the_zone_of_the_eliminated_ends_for_both():
    held = {"australia": (BLACK, 1), "chile": (RED, 9), "sumatra": (3, 1)}
    pact = zone(held=held, current=RED).agree(WHITE, BLACK, ProposeZone("tasmania", BLACK))
    pact.attack(RED, "chile", "australia", [6, 6, 6], [1])
    assert "eliminated" in pact.kinds()
    assert pact.pacts("zone") == []


# ---- a zone, a wider peace and a condominium at once


def florida(**more):
    """Florida is a zone of White's inside a peace of the whole world; Cuba beside it is a condominium of the two."""
    held = {"florida": (WHITE, 1), "chicago": (WHITE, 5), "las-vegas": (WHITE, 5), "california": (BLACK, 9)}
    held |= {"cuba": [(WHITE, 5), (BLACK, 5)], "japon": (RED, 1)}
    table = Table(held | more.pop("held", {}), pacts=True, exchanges=[3] * 6, allied=["cuba"], **more)
    return table.agree(WHITE, BLACK, ProposeWorld(BLACK)).agree(WHITE, BLACK, ProposeZone("florida", BLACK))


def test_T38_T47_a_zone_lifts_the_wider_peace_but_not_the_ban_of_a_condominium():
    pact = black_places(florida(), "california")
    assert pact.refused(BLACK, Attack("california", "florida")) is None
    assert pact.refused(BLACK, Attack("california", "las-vegas")) == "pact"
    assert pact.refused(BLACK, Attack("cuba", "florida")) == "partner-country"
    assert not is_excused(pact)
    kept = black_places(florida(), "california").attack(BLACK, "california", "florida", [6, 6, 6], [1])
    kept.play(BLACK, Advance(1)).end_turn(BLACK)
    assert len(kept.pacts("zone")) == 2
    assert kept.refused(BLACK, CancelZone()) is None


def test_T42_T47_who_touches_the_zone_from_a_condominium_only_could_not_attack_it():
    held = {"california": (RED, 9), "florida": (WHITE, 1), "chicago": (WHITE, 5), "cuba": [(WHITE, 5), (BLACK, 5)]}
    pact = Table(held | {"japon": (BLACK, 1)}, pacts=True, allied=["cuba"], zone=both("florida"),
                 zone_with=[BLACK, WHITE, -1, -1, -1, -1])  # fmt: skip
    assert is_excused(black_places(pact, "cuba"))


# ---- a zone is attacked in every turn, an agreed target jointly and no earlier (T43): the two cannot both be promised

CHILE = {"chile": (WHITE, 1), "argentina": (WHITE, 5), "australia": (BLACK, 2), "colombia": (RED, 1)}
LATER = ProposeAggression("australia", "colombia", "chile", "next")
SOON = ProposeAggression("australia", "colombia", "chile", "now")


def zone_of_chile(more=None):
    return zone(held=CHILE | (more or {})).agree(WHITE, BLACK, ProposeZone("chile", BLACK))


def test_T42_T43_no_later_joint_attack_on_the_zone_of_a_signer():
    pact = zone_of_chile()
    assert pact.refused(BLACK, LATER) == "contradicts"
    assert LATER not in pact.legal(BLACK)
    assert zone(held=CHILE).refused(BLACK, LATER) is None


def test_T42_T43_no_zone_where_a_signer_has_agreed_on_a_later_joint_attack():
    pact = zone(held=CHILE).agree(BLACK, RED, LATER)
    assert pact.refused(WHITE, ProposeZone("chile", BLACK)) == "contradicts"
    assert ProposeZone("chile", BLACK) not in pact.legal(WHITE)


def test_T42_T43_a_joint_attack_on_it_in_the_same_turn_keeps_the_zone():
    pact = zone_of_chile().end_turn(WHITE).play(BLACK, PlaceAll("australia")).agree(BLACK, RED, SOON)
    pact.play(BLACK, Done()).play(BLACK, CarryOut("chile"), 1, 1, 1, 6)
    while pact.view()["phase"] == "joint":
        pact.play(BLACK, Roll(), *[1] * min(3, pact.armies("australia") - 1), 6)
    assert is_excused(pact)


def test_T42_T43_a_joint_attack_that_lapses_is_no_excuse():
    pact = zone_of_chile(more={"alaska": (BLACK, 1)}).end_turn(WHITE)
    pact.play(BLACK, PlaceAll("alaska")).agree(BLACK, RED, SOON).play(BLACK, Done())
    assert pact.refused(BLACK, Done()) == "must-carry-out"
    pact.attack(BLACK, "australia", "sumatra", [1], [6])  # now both sources have one army
    assert not is_excused(pact)
