"""Non-aggression pacts and proposals, T38 to T41 and T55."""

import pytest

from ludoteca.games.teg.actions import (
    Accept,
    Advance,
    Attack,
    CancelBorder,
    CancelContinent,
    CancelCountry,
    CancelWorld,
    CancelZone,
    Done,
    Launch,
    ProposeBorder,
    ProposeContinent,
    ProposeCountry,
    ProposeWorld,
    Refuse,
    Withdraw,
)
from tests.games.teg.table import GAME, Table

WHITE, BLACK, RED = 0, 1, 2
SOUTH = {"argentina": (WHITE, 5), "chile": (WHITE, 5), "brasil": (BLACK, 5), "uruguay": (RED, 1), "japon": (RED, 2)}


def table(countries=None, **more):
    return Table(SOUTH | (countries or {}), pacts=True, **more)


# ---- what each pact covers


def test_T38_a_country_pact_binds_only_these_two_countries_in_both_directions():
    pact = table().agree(WHITE, BLACK, ProposeCountry("brasil", "argentina"))
    assert pact.refused(WHITE, Attack("argentina", "brasil")) == "pact"
    assert pact.refused(WHITE, Attack("chile", "brasil")) is None
    pact.end_turn(WHITE)
    pact.play(BLACK, next(a for a in pact.legal(BLACK) if type(a).__name__ == "PlaceAll")).play(BLACK, Done())
    assert pact.refused(BLACK, Attack("brasil", "argentina")) == "pact"
    assert pact.refused(BLACK, Attack("brasil", "chile")) is None
    assert pact.pacts("country")[0]["bound"] == [BLACK, WHITE]


def test_T38_countries_more_than_three_borders_apart_sign_nothing():
    assert ProposeCountry("brasil", "japon") not in GAME.actions


def test_T38_a_country_pact_needs_two_different_whole_owners():
    pact = table({"bolivia": [(WHITE, 1), (BLACK, 1)]})
    assert pact.refused(WHITE, ProposeCountry("chile", "argentina")) == "no-partner"
    assert pact.refused(WHITE, ProposeCountry("brasil", "bolivia")) == "no-partner"
    assert pact.refused(WHITE, ProposeCountry("brasil", "uruguay")) == "no-partner"


def test_T38_a_continent_pact_covers_what_is_conquered_there_later():
    pact = table().agree(WHITE, BLACK, ProposeContinent("america-del-sur", BLACK))
    assert pact.refused(WHITE, Attack("chile", "brasil")) == "pact"
    pact.attack(WHITE, "argentina", "uruguay", [6, 6, 6], [1]).play(WHITE, Advance(3))
    assert pact.refused(WHITE, Attack("uruguay", "brasil")) == "pact"


def test_T38_a_continent_pact_covers_nothing_across_its_border():
    pact = table({"australia": (BLACK, 3)}).agree(WHITE, BLACK, ProposeContinent("america-del-sur", BLACK))
    assert pact.refused(WHITE, Attack("chile", "australia")) is None


def test_T38_a_border_pact_covers_one_end_in_each_continent():
    held = {"turquia": (WHITE, 5), "israel": (WHITE, 5, 1), "egipto": (BLACK, 9), "irak": (BLACK, 2)}
    pact = table(held).agree(WHITE, BLACK, ProposeBorder("asia", "africa", BLACK))
    assert pact.refused(WHITE, Attack("israel", "egipto")) == "pact"
    assert pact.refused(WHITE, Launch("israel", "egipto")) == "pact"
    assert pact.refused(WHITE, Attack("israel", "irak")) is None


def test_T38_a_world_pact_covers_everything():
    pact = table({"australia": (BLACK, 3)}).agree(WHITE, BLACK, ProposeWorld(BLACK))
    assert [a for a in pact.legal(WHITE) if isinstance(a, Attack) and a.target in ("brasil", "australia")] == []
    assert pact.refused(WHITE, Attack("argentina", "uruguay")) is None


def test_T38_everybody_sees_the_pacts_in_force():
    pact = table().agree(WHITE, BLACK, ProposeWorld(BLACK))
    for seat in (*range(6), None):
        assert [entry["kind"] for entry in pact.state.view(seat)["pacts"]] == ["world"]
    assert "signed-world" in pact.kinds()


def test_T38_what_is_in_force_is_not_proposed_again():
    pact = table().agree(WHITE, BLACK, ProposeWorld(BLACK))
    assert pact.refused(BLACK, ProposeWorld(WHITE)) == "signed-before"
    assert pact.refused(WHITE, ProposeWorld(WHITE)) == "no-partner"


def test_T38_without_the_option_there_are_no_pacts():
    quiet = Table(SOUTH)
    assert quiet.refused(WHITE, ProposeWorld(BLACK)) == "pacts-off"
    assert quiet.refused(WHITE, Accept(0)) == "pacts-off"
    assert quiet.refused(WHITE, CancelWorld(BLACK)) == "pacts-off"


# ---- overflight


def overflight(source, target):
    held = dict.fromkeys(("colombia", "chile", "honduras", "venezuela"), (WHITE, 1, 1))
    held |= dict.fromkeys(("nicaragua", "el-salvador"), (BLACK, 9))
    held |= {source: (WHITE, 1, 1), target: (BLACK, 9)}
    return (
        Table(held, pacts=True)
        .agree(WHITE, BLACK, ProposeCountry(*sorted(("nicaragua", "colombia"), key=order)))
        .refused(WHITE, Launch(source, target))
    )


def order(name):
    from ludoteca.games.teg.world.board import COUNTRY  # noqa: PLC0415

    return COUNTRY.index(name)


def test_T39_colombia_and_nicaragua_the_overflight():
    assert overflight("colombia", "el-salvador") == "overflight"
    assert overflight("chile", "el-salvador") == "overflight"
    assert overflight("colombia", "nicaragua") == "pact"
    assert overflight("honduras", "nicaragua") is None
    assert overflight("honduras", "el-salvador") is None


def test_T39_a_path_with_only_one_of_the_two_is_free():
    held = {"colombia": (WHITE, 1), "nicaragua": (BLACK, 1), "venezuela": (WHITE, 1, 1), "chile": (RED, 9)}
    pact = Table(held | {"brasil": (RED, 1), "japon": (RED, 1)}, pacts=True)
    pact.agree(WHITE, BLACK, ProposeCountry("nicaragua", "colombia"))
    assert pact.refused(WHITE, Launch("venezuela", "chile")) is None


def test_T39_the_power_is_by_the_shortest_path_that_is_free():
    held = {"uruguay": (WHITE, 1, 1), "argentina": (BLACK, 9), "brasil": (WHITE, 1), "bolivia": (BLACK, 9)}
    pact = Table(held, pacts=True)
    assert pact.state.preview(WHITE, GAME.action_id(Launch("uruguay", "bolivia")))["armies"] == 2
    pact.agree(WHITE, BLACK, ProposeCountry("uruguay", "argentina"))
    assert pact.state.preview(WHITE, GAME.action_id(Launch("uruguay", "bolivia")))["armies"] == 2  # by Brasil
    pact.state = GAME.load(pact.state.save())
    held["brasil"] = (BLACK, 1)
    pact = Table(held, pacts=True)
    for country in ("argentina", "brasil"):
        pact.agree(WHITE, BLACK, ProposeCountry(*sorted(("uruguay", country), key=order)))
    assert pact.refused(WHITE, Launch("uruguay", "bolivia")) == "overflight"


# ---- how a pact ends


def test_T40_the_other_is_free_at_once_and_the_announcer_until_the_end_of_the_others_next_turn():
    pact = table().agree(WHITE, BLACK, ProposeContinent("america-del-sur", BLACK))
    pact.play(WHITE, CancelContinent("america-del-sur", BLACK))
    assert pact.pacts("continent")[0]["bound"] == [WHITE]
    assert pact.refused(WHITE, Attack("chile", "brasil")) == "pact"
    assert pact.refused(WHITE, CancelContinent("america-del-sur", BLACK)) == "no-pact"
    pact.end_turn(WHITE)
    pact.play(BLACK, next(a for a in pact.legal(BLACK) if type(a).__name__ == "PlaceAll")).play(BLACK, Done())
    assert pact.refused(BLACK, Attack("brasil", "chile")) is None
    assert pact.pacts("continent")[0]["last_turn"]
    pact.end_turn(BLACK)
    assert pact.pacts("continent") == []


def test_T40_only_a_turn_that_starts_after_the_announcement_counts():
    pact = table(current=BLACK, starter=0, step=1).agree(BLACK, WHITE, ProposeWorld(WHITE))
    pact.play(WHITE, CancelWorld(BLACK))  # in the middle of Black's turn
    pact.end_turn(BLACK)
    assert pact.pacts("world")[0]["bound"] == [WHITE]


def test_T40_a_country_pact_ends_when_either_country_gets_another_owner():
    pact = table(current=WHITE).agree(WHITE, RED, ProposeCountry("uruguay", "argentina"))
    pact.agree(BLACK, RED, ProposeCountry("brasil", "uruguay"))
    assert len(pact.pacts("country")) == 2
    pact = table({"uruguay": (RED, 1), "chile": (WHITE, 9)}).agree(BLACK, RED, ProposeCountry("brasil", "uruguay"))
    pact.attack(WHITE, "argentina", "uruguay", [6, 6, 6], [1])
    assert (pact.pacts("country"), "pact-lost" in pact.kinds()) == ([], True)


def test_T40_border_and_country_pacts_are_cancelled_too():
    pact = table().agree(WHITE, BLACK, ProposeCountry("brasil", "argentina"))
    pact.agree(WHITE, BLACK, ProposeBorder("america-del-sur", "africa", BLACK))
    pact.play(BLACK, CancelCountry("brasil", "argentina"))
    pact.play(BLACK, CancelBorder("america-del-sur", "africa", WHITE))
    assert [entry["bound"] for kind in ("country", "border") for entry in pact.pacts(kind)] == [[BLACK], [BLACK]]
    assert pact.refused(WHITE, Attack("argentina", "brasil")) is None
    assert pact.refused(WHITE, CancelCountry("brasil", "argentina")) == "no-pact"


def test_T40_signed_again_both_are_bound_again():
    pact = table().agree(WHITE, BLACK, ProposeWorld(BLACK)).play(WHITE, CancelWorld(BLACK))
    pact.agree(BLACK, WHITE, ProposeWorld(WHITE))
    assert pact.pacts("world")[0]["bound"] == [WHITE, BLACK]
    assert pact.pacts("world")[0]["announced"] is None


# ---- proposing


def test_T41_in_vale_todo_anybody_proposes_at_any_time():
    assert table().refused(RED, ProposeWorld(BLACK)) is None
    assert table(phase="opening", round=0, free=3).refused(RED, ProposeWorld(BLACK)) is None


def test_T41_in_fair_play_only_in_the_own_turn():
    fair = table(talk="fair_play")
    assert fair.refused(RED, ProposeWorld(BLACK)) == "out-of-turn"
    fair.agree(WHITE, BLACK, ProposeWorld(BLACK))
    assert fair.refused(BLACK, CancelWorld(WHITE)) is None


def test_T55_a_proposal_waits_and_the_partner_is_invited():
    asked = table().play(WHITE, ProposeWorld(BLACK))
    assert (asked.state.waiting(), asked.state.invited()) == ((WHITE,), (BLACK,))
    assert asked.state.asked(BLACK) == "answer"
    assert asked.view()["proposals"] == [{"kind": "world", "seat": WHITE, "other_seat": BLACK, "proposal": 0}]
    assert asked.refused(RED, Accept(0)) == "no-proposal"
    asked.play(BLACK, Refuse(0))
    assert (asked.state.invited(), asked.view()["pacts"]) == ((), [])


def test_T55_it_ends_when_withdrawn_and_with_the_turn():
    asked = table().play(WHITE, ProposeWorld(BLACK)).play(WHITE, Withdraw(0))
    assert asked.refused(BLACK, Accept(0)) == "no-proposal"
    asked = table().play(WHITE, ProposeWorld(BLACK)).end_turn(WHITE)
    assert asked.refused(BLACK, Accept(0)) == "no-proposal"


def test_T55_at_most_three_in_a_turn_and_none_twice_in_a_round():
    asked = table()
    for partner in (BLACK, RED, 3):
        asked.play(WHITE, ProposeWorld(partner))
    assert asked.refused(WHITE, ProposeWorld(4)) == "three-proposals"
    asked.end_turn(WHITE)
    assert asked.refused(WHITE, ProposeWorld(4)) is None
    assert asked.refused(WHITE, ProposeWorld(BLACK)) == "proposed-before"


def test_T55_a_proposal_that_has_become_impossible_is_void():
    asked = table().play(BLACK, ProposeCountry("brasil", "uruguay"))
    asked.attack(WHITE, "argentina", "uruguay", [6, 6, 6], [1])
    assert (asked.state.invited(), "void" in asked.kinds()) == ((), True)


def test_T37_the_pacts_of_the_eliminated_end():
    pact = Table({"chile": (0, 9), "argentina": (1, 1), "japon": (2, 1)}, pacts=True)
    pact.agree(1, 2, ProposeWorld(2)).play(2, ProposeContinent("asia", 1))
    pact.attack(0, "chile", "argentina", [6, 6, 6], [1])
    assert (pact.view()["pacts"], pact.view()["proposals"]) == ([], [])
    assert pact.refused(1, ProposeWorld(2)) == "dead"


@pytest.mark.parametrize("action", [Accept(17), Refuse(3), Withdraw(0), CancelZone(), CancelWorld(5)])
def test_there_is_nothing_to_answer_or_cancel(action):
    assert table().refused(WHITE, action) in ("no-proposal", "no-pact")


def test_nothing_is_proposed_after_the_end():
    over = table(round_limit=2, starter=1, step=5).end_turn(WHITE)
    assert over.state.result() is not None
    assert over.refused(WHITE, ProposeWorld(BLACK)) == "over"
    assert [over.legal(seat) for seat in range(6)] == [[]] * 6
