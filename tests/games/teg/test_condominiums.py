"""Aggression pacts and condominiums, T43 to T49: the story of Irán, Rusia and Ucrania, and all that can happen."""

from ludoteca.engine.fields import values
from ludoteca.games.teg.actions import (
    Accept,
    Advance,
    Attack,
    AttackInside,
    AttackOccupant,
    Bonus,
    CancelCondominium,
    CarryOut,
    Done,
    Launch,
    LaunchAt,
    Place,
    PlaceAll,
    ProposeAggression,
    ProposeBorder,
    ProposeContinent,
    ProposeCountry,
    ProposeJoint,
    ProposeWorld,
    Regroup,
    RegroupAll,
    Roll,
    Stop,
)
from ludoteca.games.teg.world.board import COUNTRY
from tests.games.teg.table import Table

RED, BLACK, BLUE, YELLOW = 0, 1, 2, 3
EAST = {"iran": (RED, 5), "rusia": (BLACK, 5), "ucrania": (BLUE, 2), "japon": (BLUE, 1)}
NOW = ProposeAggression("iran", "rusia", "ucrania", "now")
NEXT = ProposeAggression("iran", "rusia", "ucrania", "next")


def east(countries=None, **more):
    return Table(EAST | (countries or {}), pacts=True, **more)


def allied(countries=None, **more):
    """Red and Black have agreed to attack Ucrania in this turn of Red's."""
    return east(countries, **more).agree(RED, BLACK, NOW)


def conquered(countries=None, **more):
    """Ucrania fell to Red's first roll; both sent one army more."""
    table = allied(countries, **more).play(RED, CarryOut("ucrania"), 6, 6, 6, 1, 1)
    return table.play(RED, Advance(2)).play(BLACK, Advance(2))


def shared(red=3, black=3, countries=None, **more):
    """Ucrania is a condominium of Red and Black, made by a pact of aggression."""
    held = {"iran": (RED, 5), "rusia": (BLACK, 5), "ucrania": [(RED, red), (BLACK, black)], "japon": (BLUE, 1)}
    return Table(held | (countries or {}), pacts=True, allied=["ucrania"], **more)


# ---- the story from beginning to end


def test_the_story_of_iran_rusia_and_ucrania():
    table = east({"ucrania": (BLUE, 3), "bielorrusia": (BLUE, 1), "polonia": (YELLOW, 6)}, others=[3, 4, 5])
    table.play(RED, NOW)
    assert table.fact("proposed-aggression")["leader_seat"] == RED
    table.play(BLACK, next(a for a in table.legal(BLACK) if type(a).__name__ == "Accept"))
    assert table.refused(RED, Done()) == "must-carry-out"
    table.play(RED, CarryOut("ucrania"), 6, 6, 1, 5, 5, 5, 5, 5, 5, 6)  # Red takes two and loses one, Black loses one
    assert (table.armies("iran"), table.armies("rusia"), table.armies("ucrania")) == (4, 4, 1)
    assert table.legal(RED) == [Roll()]
    table.play(RED, Roll(), 6, 6, 6, 1)
    assert [held["seat"] for held in table.country("ucrania")["occupants"]] == [RED, BLACK]
    table.play(RED, Advance(2)).play(BLACK, Advance(2))
    # it counts for neither, and one joint conquest earns no card
    assert table.view()["players"][RED]["countries"] == 1
    assert table.refused(RED, Attack("iran", "rusia")) == "pact"
    table.play(RED, Regroup("iran", "ucrania"))
    table.play(RED, Done())
    # when the leader has finished the ally regroups into the condominium
    assert (table.view()["phase"], table.state.waiting()) == ("ally-regroup", (BLACK,))
    table.play(BLACK, Regroup("rusia", "ucrania")).play(BLACK, Done(), raw=[0])
    assert table.armies("ucrania", BLACK) == 3
    assert table.view()["turn"]["seat"] == BLACK
    # Black attacks Bielorrusia alone from Ucrania: it is his
    table.play(BLACK, PlaceAll("rusia")).play(BLACK, Done())
    assert table.refused(BLACK, Attack("ucrania", "iran")) == "partner-country"
    assert table.refused(BLACK, AttackOccupant("rusia", "ucrania", RED)) == "allies-inside"
    assert table.refused(BLACK, AttackInside("ucrania")) == "pact"
    dice = table.state.preview(BLACK, attack_id(Attack("ucrania", "bielorrusia")))["attack_dice"]
    table.attack(BLACK, "ucrania", "bielorrusia", [6] * dice, [1])
    assert table.country("bielorrusia")["owner"] == BLACK
    while table.view()["phase"] == "advance":
        table.play(BLACK, Advance(1))
    # Black announces the end: Red is free at once
    table.play(BLACK, CancelCondominium("ucrania"))
    assert table.pacts("condominium")[0]["bound"] == [BLACK]
    # Yellow drives Black out of Ucrania and moves in: no pact is left
    while table.view()["turn"]["seat"] != YELLOW:
        table.end_turn(table.view()["turn"]["seat"])
    table.play(YELLOW, PlaceAll("polonia")).play(YELLOW, Done())
    while table.view()["phase"] == "attack":
        black = table.armies("ucrania", BLACK)
        own = table.armies("polonia")
        attack = 4 if black >= 3 and own >= 2 * black else min(3, own - 1)
        table.play(YELLOW, AttackOccupant("polonia", "ucrania", BLACK), *[6] * attack, *[1] * min(3, black))
    table.play(YELLOW, Advance(3))
    assert [held["seat"] for held in table.country("ucrania")["occupants"]] == [RED, YELLOW]
    assert table.pacts("condominium")[0]["allies"] is False
    # now Yellow attacks Red in Ucrania from outside and from inside
    assert table.refused(YELLOW, AttackInside("ucrania")) is None
    assert table.refused(YELLOW, AttackOccupant("polonia", "ucrania", RED)) is None


def attack_id(action):
    from tests.games.teg.table import GAME  # noqa: PLC0415

    return GAME.action_id(action)


# ---- aggression pacts


def test_T43_leader_ally_and_target_are_three_players_with_whole_countries():
    table = east()
    assert table.refused(RED, NOW) is None
    assert table.refused(BLACK, NOW) is None
    assert table.refused(BLUE, NOW) == "no-plan"
    assert east({"ucrania": (RED, 2)}).refused(RED, NOW) == "no-plan"
    assert east({"ucrania": [(BLUE, 2), (YELLOW, 1)]}).refused(RED, NOW) == "no-plan"
    assert east({"rusia": [(BLACK, 5), (YELLOW, 1)]}).refused(RED, NOW) == "no-plan"


def test_T43_the_turn_is_the_leaders_current_or_next_one():
    assert east().refused(RED, ProposeAggression("rusia", "iran", "ucrania", "now")) == "not-that-turn"
    assert east().refused(RED, ProposeAggression("rusia", "iran", "ucrania", "next")) is None
    table = east().agree(RED, BLACK, NEXT)
    assert table.refused(RED, Done()) is None
    assert table.refused(RED, CarryOut("ucrania")) == "no-aggression"
    assert table.pacts("aggression")[0]["due_turn"] == 3


def test_T43_it_contradicts_a_promise_to_the_target_and_a_promise_contradicts_it():
    assert east().agree(RED, BLUE, ProposeWorld(BLUE)).refused(RED, NOW) == "contradicts"
    assert allied().refused(RED, ProposeWorld(BLUE)) == "contradicts"
    assert allied().refused(BLACK, ProposeCountry("ucrania", "rusia")) == "contradicts"
    assert allied().refused(RED, ProposeAggression("iran", "albania", "ucrania", "now")) in ("no-plan", "signed-before")


def test_T43_the_leader_cannot_regroup_or_end_before_it_is_carried_out():
    table = allied({"irak": (RED, 1)})
    assert table.refused(RED, Done()) == "must-carry-out"
    assert table.refused(RED, Regroup("iran", "irak")) == "must-carry-out"
    assert table.refused(RED, Attack("iran", "turquia")) is None


def test_T43_rolls_alternate_until_the_target_falls_or_both_have_one_army():
    table = allied({"iran": (RED, 3), "rusia": (BLACK, 3), "ucrania": (BLUE, 9)})
    table.play(RED, CarryOut("ucrania"), 1, 1, 6, 6, 6, 1, 1, 6, 6, 6)
    assert (table.armies("iran"), table.armies("rusia"), table.armies("ucrania")) == (1, 1, 9)
    assert table.view()["phase"] == "attack"
    assert table.refused(RED, Done()) is None


def test_T43_nobody_has_a_choice_once_it_is_rolled():
    table = allied({"ucrania": (BLUE, 9)}).play(RED, CarryOut("ucrania"), 1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6)
    assert table.legal(RED) == [Roll()]
    assert table.refused(RED, Stop()) == "no-stop"
    assert table.refused(RED, ProposeWorld(YELLOW)) == "wrong-step"
    assert (table.armies("iran"), table.armies("rusia")) == (2, 2)
    table.play(RED, Roll(), 6, 5, 5, 5, 1, 5, 5, 5)  # one die of each against three
    assert (table.armies("iran"), table.armies("rusia"), table.armies("ucrania")) == (2, 1, 8)
    assert table.legal(RED) == [Roll()]


def test_T38_T43_while_a_joint_attack_is_rolled_nobody_in_it_makes_peace_with_the_target():
    table = allied({"ucrania": (BLUE, 9)}).play(RED, CarryOut("ucrania"), 1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 6, 6)
    assert table.view()["phase"] == "joint"
    for peace in (ProposeWorld(BLACK), ProposeBorder("europa", "asia", BLACK), ProposeCountry("ucrania", "rusia")):
        assert table.refused(BLUE, peace) == "contradicts"
        assert peace not in table.legal(BLUE)
    assert table.refused(BLUE, ProposeWorld(RED)) == "contradicts"
    assert table.refused(BLUE, ProposeContinent("europa", BLACK)) is None  # it would not forbid the attack
    assert table.refused(BLUE, ProposeWorld(YELLOW)) is None
    while table.view()["phase"] == "joint":
        table.play(RED, Roll(), 1, 6, 6, 6, 1, 6, 6, 6)
    assert table.refused(BLUE, ProposeWorld(BLACK)) is None


def test_T38_T47_a_peace_that_was_proposed_is_void_when_a_joint_attack_from_a_condominium_begins():
    table = shared(countries={"bielorrusia": (BLUE, 9)}).play(BLUE, ProposeWorld(BLACK))
    table.play(RED, ProposeJoint("ucrania", "bielorrusia")).play(BLACK, Accept(0))
    assert table.kinds()[-1] == "void"
    table.play(RED, Roll(), 1, 1, 6, 6, 6)
    assert table.refused(RED, ProposeWorld(BLUE)) == "contradicts"
    table.play(BLACK, Stop())
    assert table.refused(RED, ProposeWorld(BLUE)) is None


def test_T43_a_source_down_to_one_army_is_left_out():
    table = allied({"iran": (RED, 1), "rusia": (BLACK, 5), "ucrania": (BLUE, 1)})
    table.play(RED, CarryOut("ucrania"), 6, 6, 6, 1)
    assert table.country("ucrania")["owner"] == BLACK  # Red cannot move in


def test_T43_what_the_situation_makes_impossible_lapses_at_the_end_of_the_turn():
    table = east(situation="closed").agree(RED, BLACK, NEXT)
    table = east(situation="closed")
    assert table.refused(RED, NOW) == "no-plan"
    table = east(turns=[1] * 6).agree(RED, BLACK, NEXT)
    now_due = Table(
        EAST,
        pacts=True,
        situation="closed",
        aggressions=values(table.state)["aggressions"],
        turns=[2] * 6,
    )
    assert now_due.refused(RED, Done()) is None
    now_due.play(RED, Done(), raw=[0])
    assert ("aggression-lapsed" in now_due.kinds(), now_due.pacts("aggression")) == (True, [])


def test_T17_who_rests_neither_leads_nor_joins():
    assert east(rest="negro").refused(RED, NOW) == "no-plan"


def test_T43_until_it_is_carried_out_neither_signer_attacks_or_bombs_the_target_in_any_other_way():
    held = {"ucrania": (BLUE, 9), "polonia": (RED, 5, 1), "chechenia": (BLACK, 5)}
    table = east(held).agree(RED, BLACK, NOW)
    assert table.refused(RED, Attack("iran", "ucrania")) == "agreed-target"
    assert table.refused(RED, Attack("polonia", "ucrania")) == "agreed-target"
    assert table.refused(RED, Launch("polonia", "ucrania")) == "agreed-target"
    assert table.refused(RED, CarryOut("ucrania")) is None
    assert table.refused(RED, Attack("iran", "turquia")) is None
    table.play(RED, CarryOut("ucrania"), *[1, 1, 1, 6, 6, 6] * 2)
    table.play(RED, Roll(), 1, 6, 6, 6, 1, 6, 6, 6)
    assert (table.view()["phase"], table.armies("iran"), table.armies("rusia")) == ("attack", 1, 1)
    assert table.refused(RED, Attack("polonia", "ucrania")) is None  # carried out: the promise is kept


def test_T43_the_ally_too_waits_for_the_leaders_next_turn():
    table = east({"rusia": (BLACK, 9)}).agree(RED, BLACK, NEXT)
    assert table.refused(RED, Attack("iran", "ucrania")) == "agreed-target"
    table.end_turn(RED)
    table.play(BLACK, PlaceAll("rusia")).play(BLACK, Done())
    assert table.refused(BLACK, Attack("rusia", "ucrania")) == "agreed-target"
    table.end_turn(BLACK)
    assert table.view()["turn"]["seat"] == BLUE


def test_T43_a_target_is_agreed_on_once():
    table = allied({"albania": (YELLOW, 5), "polonia": (YELLOW, 5)})
    assert table.refused(BLACK, ProposeAggression("rusia", "albania", "ucrania", "next")) == "contradicts"
    assert table.refused(YELLOW, ProposeAggression("albania", "rusia", "ucrania", "next")) == "contradicts"
    assert table.refused(BLACK, ProposeAggression("rusia", "iran", "ucrania", "next")) == "contradicts"


def test_T43_when_it_lapses_both_are_free_again():
    agreed = values(east(turns=[1] * 6).agree(RED, BLACK, NEXT).state)["aggressions"]
    table = Table(EAST, pacts=True, situation="closed", aggressions=list(agreed), turns=[2] * 6)
    table.play(RED, Done(), raw=[0])
    assert "aggression-lapsed" in table.kinds()
    table = Table(EAST, pacts=True, current=BLACK)
    assert table.refused(BLACK, Attack("rusia", "ucrania")) is None


def test_T43b_each_moves_one_or_two_the_leader_first():
    table = allied().play(RED, CarryOut("ucrania"), 6, 6, 6, 1, 1)
    assert (table.state.waiting(), table.armies("ucrania", RED), table.armies("ucrania", BLACK)) == ((RED,), 1, 1)
    assert [action.armies for action in table.legal(RED) if isinstance(action, Advance)] == [1, 2]
    table.play(RED, Advance(2))
    assert table.state.waiting() == (BLACK,)
    table.play(BLACK, Advance(1))
    assert (table.armies("ucrania", RED), table.armies("ucrania", BLACK), table.armies("iran")) == (2, 1, 3)
    assert table.view()["phase"] == "attack"


def test_T43b_who_cannot_move_gets_no_share_and_a_leader_alone_has_conquered():
    table = allied({"rusia": (BLACK, 1), "ucrania": (BLUE, 1)}).play(RED, CarryOut("ucrania"), 6, 6, 6, 1)
    assert table.country("ucrania")["owner"] == RED
    assert table.view()["turn"]["conquests"] == 1


def test_T43b_who_rolled_the_last_blow_eliminates_inherits_and_captures():
    held = {"ucrania": (BLUE, 1, 2), "iran": (RED, 5), "rusia": (BLACK, 5)}
    table = Table(held, pacts=True, cards={BLUE: ["cuba"]}).agree(RED, BLACK, NOW)
    table.play(RED, CarryOut("ucrania"), 1, 1, 1, 6, 6, 6, 6, 1)
    assert table.fact("eliminated") == {"seat": BLUE, "by_seat": BLACK}
    assert [held["card"] for held in table.view(BLACK)["hand"]] == ["cuba"]
    assert table.country("ucrania")["occupants"][1]["missiles"] == 2


def test_T43c_the_ally_regroups_only_into_the_condominium():
    table = conquered({"chechenia": (BLACK, 3)}).play(RED, Done())
    assert (table.view()["phase"], table.state.waiting()) == ("ally-regroup", (BLACK,))
    assert table.refused(BLACK, Regroup("rusia", "chechenia")) == "only-into-shared"
    table.play(BLACK, RegroupAll("rusia", "ucrania"))
    assert table.armies("rusia") == 1
    table.play(BLACK, Done(), raw=[0])
    assert table.view()["turn"]["seat"] == BLACK


def test_T43c_nobody_is_asked_who_has_nothing_to_bring():
    table = conquered({"rusia": (BLACK, 3)})
    assert table.armies("rusia") == 1
    assert table.play(RED, Done(), raw=[0]).view()["turn"]["seat"] == BLACK


def test_T43c_the_ally_regroups_after_a_joint_conquest_from_a_condominium_too():
    held = {"bielorrusia": (BLUE, 1), "finlandia": (BLACK, 4)}
    table = shared(countries=held).agree(RED, BLACK, ProposeJoint("ucrania", "bielorrusia"))
    table.play(RED, Roll(), 6, 6, 1).play(RED, Advance(1)).play(BLACK, Advance(1))
    table.play(RED, Done())
    assert (table.view()["phase"], table.state.waiting()) == ("ally-regroup", (BLACK,))
    assert table.refused(BLACK, Regroup("rusia", "ucrania")) == "only-into-shared"  # not the new condominium
    table.play(BLACK, RegroupAll("finlandia", "bielorrusia")).play(BLACK, Done(), raw=[0])
    assert (table.armies("bielorrusia", BLACK), table.view()["turn"]["seat"]) == (4, BLACK)


def test_T43d_the_sources_do_not_attack_each_other_until_the_allys_turn_in_the_next_round():
    table = conquered()
    assert table.refused(RED, Attack("iran", "rusia")) == "pact"
    for _ in range(2):
        while table.view()["turn"]["seat"] == RED:
            seat = table.state.waiting()[0]
            legal = table.legal(seat)
            table.play(seat, Done() if Done() in legal else legal[0], raw=[0] * 8)
        if table.view()["round"] == 2:
            assert len(table.pacts("aggression")) == 1
        while table.view()["turn"]["seat"] != RED and table.pacts("aggression"):
            table.end_turn(table.view()["turn"]["seat"])
    assert (table.view()["round"], table.view()["turn"]["seat"]) == (3, BLACK)
    assert table.pacts("aggression") == []


def test_T44_only_two_joint_conquests_earn_a_card_and_only_the_leader():
    assert not conquered().play(RED, Done()).view()["turn"]["card_due"]
    table = conquered(joint_conquests=1).play(RED, Done())
    assert (table.view()["phase"], table.view()["turn"]["card_due"]) == ("cards", True)
    both = conquered(conquests=1, exchanges=[3] * 6).play(RED, Done())
    assert not both.view()["turn"]["card_due"]
    assert conquered(joint_conquests=1, exchanges=[3] * 6).play(RED, Done()).view()["turn"]["card_due"]


# ---- the condominium


def test_T45_it_counts_for_neither_and_takes_free_armies_only():
    table = shared(phase="incorporate", free=1, placing=[0, 0, 0, 3, 0, 0, 0])
    table.play(RED, Place("ucrania"))
    assert table.view()["turn"]["to_place"] == {"free": 0, "continents": {"europa": 3}}
    assert table.refused(RED, Place("ucrania")) == "nothing-left"
    assert [player["countries"] for player in table.view()["players"][:2]] == [1, 1]


def test_T45_regroup_in_and_out_and_one_of_each_stays():
    table = shared().play(RED, RegroupAll("ucrania", "iran"))
    assert (table.armies("ucrania", RED), table.armies("ucrania", BLACK), table.armies("iran")) == (1, 3, 7)
    assert table.refused(RED, Regroup("ucrania", "iran")) == "one-stays"


def test_T45_a_player_with_only_a_share_is_alive_and_gets_four_armies():
    held = {"ucrania": [(RED, 3), (BLACK, 3)], "rusia": (BLACK, 2), "iran": (YELLOW, 1), "japon": (BLUE, 1)}
    table = Table(held, pacts=True, current=5, starter=0, step=5).play(5, Done(), raw=[0])
    while table.view()["turn"]["seat"] != RED:
        table.end_turn(table.view()["turn"]["seat"])
    assert table.view()["players"][RED]["alive"]
    assert table.view()["turn"]["to_place"]["free"] == 4
    assert table.refused(RED, Place("ucrania")) is None


def test_T45_no_bonus_no_zone_and_no_country_pact():
    table = shared(cards={RED: ["ucrania"]}, exchanges=[3] * 6)
    assert table.refused(RED, ProposeCountry("ucrania", "rusia")) == "no-partner"
    table.play(RED, Done())
    assert table.refused(RED, Bonus("ucrania")) == "not-yours"


def test_T46_inside_nobody_attacks_until_the_pact_is_broken_and_has_run_out():
    table = shared(red=5)
    assert table.refused(RED, AttackInside("ucrania")) == "pact"
    table.play(BLACK, CancelCondominium("ucrania"))
    assert table.refused(RED, AttackInside("ucrania")) is None
    assert table.refused(RED, AttackInside("iran")) == "not-shared"


def test_T46_who_is_left_alone_owns_it_and_has_conquered():
    table = shared(red=5, black=1).play(BLACK, CancelCondominium("ucrania"))
    table.play(RED, AttackInside("ucrania"), 6, 6, 6, 1)
    assert (table.country("ucrania")["owner"], table.view()["turn"]["conquests"]) == (RED, 1)
    assert "fought-inside" in table.kinds()


def test_T46_one_army_is_kept_and_open_borders_forbid_it():
    table = shared(red=1).play(BLACK, CancelCondominium("ucrania"))
    assert table.refused(RED, AttackInside("ucrania")) == "need-two"
    table = shared(red=5, situation="open").play(BLACK, CancelCondominium("ucrania"))
    assert table.refused(RED, AttackInside("ucrania")) == "open-borders"


def test_T16_T46_closed_borders_leave_the_inside_open():
    held = {"iran": (RED, 5), "ucrania": [(RED, 3), (BLACK, 3)], "albania": (BLUE, 1)}
    table = Table(held, pacts=True, situation="closed")  # somebody moved in by force: no pact inside
    assert table.refused(RED, AttackInside("ucrania")) is None
    assert table.refused(RED, Attack("iran", "albania")) == "closed-borders"


def test_T46_a_promise_for_the_continent_covers_the_inside():
    from ludoteca.games.teg.actions import ProposeContinent  # noqa: PLC0415

    table = shared(red=5).play(BLACK, CancelCondominium("ucrania"))
    table.agree(RED, BLACK, ProposeContinent("europa", BLACK))
    assert table.refused(RED, AttackInside("ucrania")) == "pact"


def test_T47_alone_from_it_with_own_armies_only():
    table = shared(red=2, countries={"bielorrusia": (BLUE, 1)})
    table.attack(RED, "ucrania", "bielorrusia", [6], [1])
    assert table.country("bielorrusia")["owner"] == RED
    assert table.armies("ucrania", RED) == 1


def test_T47_the_partners_countries_are_never_attacked_or_bombed_from_it_also_after_the_break():
    table = shared(countries={"rusia": (BLACK, 9), "ucrania": [(RED, 5, 1), (BLACK, 3)]})
    assert table.refused(RED, Attack("ucrania", "rusia")) == "partner-country"
    table.play(BLACK, CancelCondominium("ucrania"))
    assert table.refused(RED, AttackInside("ucrania")) is None  # Red is free inside
    assert table.refused(RED, Attack("ucrania", "rusia")) == "partner-country"
    assert table.refused(RED, Launch("ucrania", "rusia")) == "partner-country"
    over = [0] * 72
    over[COUNTRY.index("ucrania")] = 2  # the pact inside has run out
    table = shared(red=5, alliance=over)
    assert table.refused(RED, AttackInside("ucrania")) is None
    assert table.refused(RED, Attack("ucrania", "rusia")) == "partner-country"


def test_T47_only_an_expulsion_lifts_the_ban():
    table = expelled(countries={"rusia": (RED, 9)}).play(YELLOW, Advance(0))  # Red was driven out, Black stays
    while table.view()["turn"]["seat"] != BLACK:
        table.end_turn(table.view()["turn"]["seat"])
    table.play(BLACK, PlaceAll("ucrania")).play(BLACK, Done())
    assert table.refused(BLACK, Attack("ucrania", "rusia")) is None
    moved = expelled(countries={"albania": (YELLOW, 5)}).play(YELLOW, Advance(2))
    assert moved.refused(YELLOW, AttackOccupant("albania", "ucrania", BLACK)) is None


def test_T47_from_outside_the_occupants_never_attack_or_bomb_it_also_after_the_break():
    table = shared(black=9, countries={"iran": (RED, 5, 3)}).play(BLACK, CancelCondominium("ucrania"))
    assert table.refused(RED, AttackOccupant("iran", "ucrania", BLACK)) == "allies-inside"
    assert table.refused(RED, LaunchAt("iran", "ucrania", BLACK)) == "allies-inside"


def test_T47_together_from_it_rolls_alternate_and_either_may_stop():
    table = shared(countries={"bielorrusia": (BLUE, 3)}).agree(RED, BLACK, ProposeJoint("ucrania", "bielorrusia"))
    assert (table.view()["phase"], table.state.waiting()) == ("joint", (RED,))
    table.play(RED, Roll(), 6, 6, 1, 1, 1)
    assert table.state.waiting() == (BLACK,)
    assert table.legal(BLACK) == [Roll(), Stop()]
    table.play(BLACK, Stop())
    assert (table.view()["phase"], table.state.waiting()) == ("attack", (RED,))
    table = shared(countries={"bielorrusia": (BLUE, 3)}).agree(RED, BLACK, ProposeJoint("ucrania", "bielorrusia"))
    table.play(RED, Roll(), 6, 6, 1, 1, 1).play(BLACK, Roll(), 6, 6, 1)
    assert [held["seat"] for held in table.country("bielorrusia")["occupants"]] == [RED, BLACK]
    assert table.pacts("condominium")[0]["allies"]


def test_T43_T47_an_agreed_target_is_not_attacked_from_a_condominium_either():
    """Red and Black share Ucrania, and have agreed to attack Polonia from elsewhere in Red's next turn."""
    held = {"polonia": (BLUE, 3), "alemania": (RED, 5), "serbia": (BLACK, 5)}
    table = shared(countries=held).agree(RED, BLACK, ProposeAggression("alemania", "serbia", "polonia", "next"))
    assert table.refused(RED, Attack("ucrania", "polonia")) == "agreed-target"
    assert table.refused(RED, ProposeJoint("ucrania", "polonia")) == "agreed-target"


def test_T47_it_is_proposed_in_the_leaders_turn_only():
    table = shared(countries={"bielorrusia": (BLUE, 3)})
    assert table.refused(BLACK, ProposeJoint("ucrania", "bielorrusia")) == "not-that-turn"
    assert table.refused(RED, ProposeJoint("iran", "irak")) == "not-shared"
    assert table.refused(RED, ProposeJoint("ucrania", "rusia")) == "no-plan"


def test_T48_an_attack_by_a_third_names_the_occupant():
    table = shared(current=YELLOW, countries={"polonia": (YELLOW, 9)})
    assert table.refused(YELLOW, Attack("polonia", "ucrania")) == "name-occupant"
    assert table.refused(YELLOW, AttackOccupant("polonia", "ucrania", BLUE)) == "not-there"
    table.play(YELLOW, AttackOccupant("polonia", "ucrania", RED), 6, 6, 6, 6, 1, 1, 1)
    assert table.fact("expelled") == {"seat": YELLOW, "other_seat": RED, "country": "ucrania"}


def expelled(**more):
    countries = {"polonia": (YELLOW, 9)} | more.pop("countries", {})
    table = shared(red=1, current=YELLOW, countries=countries, **more)
    return table.play(YELLOW, AttackOccupant("polonia", "ucrania", RED), 6, 6, 6, 1)


def test_T48_the_attacker_may_move_in_or_stay_out():
    out = expelled().play(YELLOW, Advance(0))
    assert (out.country("ucrania")["owner"], out.armies("ucrania"), out.armies("polonia")) == (BLACK, 3, 9)
    moved = expelled().play(YELLOW, Advance(3))
    assert [held["seat"] for held in moved.country("ucrania")["occupants"]] == [BLACK, YELLOW]
    assert (moved.armies("ucrania", YELLOW), moved.armies("polonia")) == (3, 6)
    assert moved.view()["turn"]["conquests"] == 0  # to expel one is no conquest
    assert moved.pacts("condominium")[0]["allies"] is False


def test_T48_sole_owner_by_the_own_attack_is_a_conquest():
    table = expelled().play(YELLOW, Advance(2))
    table.play(YELLOW, AttackOccupant("polonia", "ucrania", BLACK), 6, 6, 6, 6, 1, 1, 1)
    assert (table.country("ucrania")["owner"], table.view()["turn"]["conquests"]) == (YELLOW, 1)
    assert [action.armies for action in table.legal(YELLOW) if isinstance(action, Advance)] == [0, 1, 2, 3]


def test_T48_pacts_between_the_two_go_on():
    table = shared(red=1, current=YELLOW, countries={"polonia": (YELLOW, 9)})
    table.agree(YELLOW, BLACK, ProposeWorld(BLACK))
    table.play(YELLOW, AttackOccupant("polonia", "ucrania", RED), 6, 6, 6, 1).play(YELLOW, Advance(2))
    assert table.refused(YELLOW, AttackInside("ucrania")) == "pact"


def test_T49_missiles_belong_to_one_occupant_and_a_launch_names_it():
    held = {"ucrania": [(RED, 5, 1), (BLACK, 3)], "polonia": (YELLOW, 2, 1)}
    table = shared(current=YELLOW, countries=held)
    assert table.refused(YELLOW, Launch("polonia", "ucrania")) == "name-occupant"
    assert table.refused(YELLOW, LaunchAt("polonia", "ucrania", RED)) == "shield"
    assert table.refused(YELLOW, LaunchAt("polonia", "ucrania", BLACK)) == "too-few-to-bomb"
    held["ucrania"] = [(RED, 5, 1), (BLACK, 4)]
    table = shared(current=YELLOW, countries=held).play(YELLOW, LaunchAt("polonia", "ucrania", BLACK))
    assert (table.armies("ucrania", RED), table.armies("ucrania", BLACK)) == (5, 1)


def test_T49_missiles_of_the_expelled_go_to_who_moves_in_else_to_who_stays():
    armed = {"ucrania": [(RED, 1, 2), (BLACK, 3, 1)]}
    stays = expelled(countries=armed).play(YELLOW, Advance(0))
    assert stays.country("ucrania")["missiles"] == 3
    moved = expelled(countries=armed).play(YELLOW, Advance(1))
    assert [held["missiles"] for held in moved.country("ucrania")["occupants"]] == [1, 2]


def test_T40_a_condominium_ends_the_pact_of_its_country():
    table = east({"ucrania": (BLUE, 1), "polonia": (YELLOW, 3)})
    table.agree(YELLOW, BLUE, ProposeCountry("ucrania", "polonia")).agree(RED, BLACK, NOW)
    table.play(RED, CarryOut("ucrania"), 6, 6, 6, 1)
    assert table.pacts("country") == []
