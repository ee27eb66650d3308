"""The general and his pacts: what he offers, how he answers and why, and when he ends them."""

import pytest

from ludoteca import Match, Words
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.games.teg.actions import (
    Accept,
    CancelCountry,
    CancelWorld,
    CancelZone,
    ProposeAggression,
    ProposeContinent,
    ProposeCountry,
    ProposeWorld,
    ProposeZone,
    Refuse,
)
from ludoteca.games.teg.world.board import COUNTRY, WORLD_SCOPE
from tests.games.teg.table import GAME, Table, countries_of


def asked(table, seat, level="normal"):
    """What a bot does in a position, and the word that it says with it."""
    state = table.state
    bot = make(GAME, level, FastDice(1))
    budget = Budget(simulations=1)
    chosen = bot.choose(seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, FastDice(2)), budget)
    return (None if chosen is None else GAME.action(chosen)), bot.word


def facing(mine=9, theirs=9, **more):
    """White and Black face each other in South America; White has easy prey in Oceania, Black in Africa."""
    white = {"argentina": (0, mine), "chile": (0, mine), "australia": (0, 6), "sumatra": (0, 6)}
    black = {"bolivia": (1, theirs), "uruguay": (1, theirs), "nigeria": (1, 6), "sahara": (1, 6)}
    return Table(white | black | more.pop("held", {}), pacts=True, phase="incorporate", round=3, **more)


SOUTH = "america-del-sur"


def test_two_who_face_each_other_and_have_prey_elsewhere_both_want_peace_there():
    table = facing()
    offered, _ = asked(table, 0)
    assert offered == ProposeContinent(SOUTH, 1)
    assert asked(table.play(0, offered), 1) == (Accept(0), "elsewhere")


def test_he_offers_nothing_that_the_other_cannot_want():
    assert getattr(asked(facing(mine=2), 0)[0], "other_seat", None) != 1
    assert getattr(asked(facing(mine=30), 0)[0], "other_seat", None) != 1


def test_with_whom_there_is_peace_everywhere_he_agrees_on_nothing_narrower():
    everywhere = [0] * 36
    everywhere[1] = everywhere[6] = 2**WORLD_SCOPE
    assert getattr(asked(facing(), 0)[0], "other_seat", None) == 1
    assert getattr(asked(facing(promises=everywhere), 0)[0], "other_seat", None) != 1


def test_he_speaks_when_his_armies_stand_and_makes_one_offer_a_turn():
    assert not isinstance(asked(facing(free=3), 0)[0], ProposeContinent)
    table = facing().play(0, ProposeContinent(SOUTH, 1)).play(1, Refuse(0))
    assert not isinstance(asked(table, 0)[0], ProposeContinent | ProposeWorld)


def test_he_refuses_from_strength_and_says_what_he_is_after():
    table = facing(theirs=30, current=1).play(1, ProposeContinent(SOUTH, 0))
    assert asked(table, 0)[0] == Accept(3)
    table = facing(theirs=3, current=1).play(1, ProposeContinent(SOUTH, 0))
    answer, word = asked(table, 0)
    assert (answer, word) == (Refuse(3), "front")
    assert table.state.says(0, GAME.action_id(answer), word)["country"] in ("bolivia", "uruguay")


def test_he_wants_a_continent_of_which_he_has_most():
    own = {name: (0, 7) for name in countries_of(SOUTH) if name not in ("bolivia", "uruguay")}
    table = facing(theirs=3, held=own, current=1).play(1, ProposeContinent(SOUTH, 0))
    answer, word = asked(table, 0)
    assert (answer, word) == (Refuse(3), "continent")
    assert table.state.says(0, GAME.action_id(answer), word)["continent"] == SOUTH


def test_whoever_is_about_to_win_gets_no_peace_and_loses_the_one_he_has():
    many = dict.fromkeys([*countries_of("europa"), *countries_of("africa"), "alaska", "canada"], (1, 3))
    table = facing(held=many, current=1).play(1, ProposeContinent(SOUTH, 0))
    answer, word = asked(table, 0)
    assert (answer, word) == (Refuse(3), "leader")
    assert table.state.says(0, GAME.action_id(answer), word)["countries"] == table.state.count[1]
    table = facing(held=many | {"japon": (2, 1)}).agree(0, 1, ProposeWorld(1))
    assert asked(table, 0)[0] == CancelWorld(1)


def test_he_ends_peace_with_whom_he_hunts_and_never_says_that_he_does():
    table = facing().agree(0, 1, ProposeWorld(1))
    assert asked(table, 0)[0] != CancelWorld(1)
    table = facing(objectives={0: ["destroy-negro"]}).agree(0, 1, ProposeWorld(1))
    assert asked(table, 0)[0] == CancelWorld(1)
    table = facing(objectives={0: ["destroy-negro"]}, current=1).play(1, ProposeContinent(SOUTH, 0))
    answer, word = asked(table, 0)
    assert answer == Refuse(3)
    assert word in ("front", "apart")


def test_the_last_two_make_no_peace():
    table = facing(others=[0], current=1).play(1, ProposeContinent(SOUTH, 0))
    assert asked(table, 0) == (Refuse(3), "two")


def test_whoever_gives_up_a_pact_is_not_trusted_at_once():
    table = facing(current=1).agree(1, 0, ProposeWorld(0)).play(1, CancelWorld(0)).play(1, ProposeContinent(SOUTH, 0))
    assert asked(table, 0) == (Refuse(4), "distrust")


def test_all_join_against_whoever_is_about_to_win():
    many = dict.fromkeys([*countries_of("europa"), *countries_of("asia")], (2, 3))
    held = many | {"egipto": (0, 6), "alaska": (1, 6), "chukchi": (2, 6), "polonia": (2, 5), "israel": (2, 5)}
    table = Table(held | {"irak": (1, 6)}, pacts=True, round=3)
    offered, _ = asked(table, 0)
    assert isinstance(offered, ProposeAggression)
    assert (offered.source, offered.when) == ("egipto", "now")
    partner = int(table.state.owner[COUNTRY.index(offered.ally)])
    answer, word = asked(table.play(0, offered), partner)
    assert (answer, word) == (Accept(0), "together")


def test_a_zone_is_offered_to_a_neighbour_who_is_not_ahead():
    held = {"nueva-zelanda": (0, 3), "tasmania": (1, 1), "australia": (1, 2)}
    table = Table(held, pacts=True, phase="incorporate", round=3, exchanges=[3, 3, 0, 0, 0, 0])
    offered, _ = asked(table, 0)
    assert isinstance(offered, ProposeZone)
    assert asked(table.play(0, offered), 1) == (Accept(0), "cards")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nobody_gets_peace_all_over_the_world_for_the_asking(level):
    for seed in range(3):
        match = Match("teg", 6, seed=seed, options={"round_limit": 3})
        dice = FastDice(seed)
        bots = [make(GAME, "normal", dice)] * 6
        for _ in play_out(match, bots, dice, Budget()):
            if match.state.round == 2 and match.waiting == (0,):
                break
        signed = []
        for rival in range(1, 6):
            state = match.state.clone()
            if state.why_not(0, GAME.action_id(ProposeWorld(rival))) is not None:
                signed.append(True)  # generals have made that peace before
                continue
            state.apply(0, GAME.action_id(ProposeWorld(rival)), dice)
            bot = make(GAME, level, FastDice(1))
            guess = lambda state=state, rival=rival: state.guess(rival, FastDice(2))  # noqa: E731
            said = bot.choose(rival, state.view(rival), state.legal(rival), guess, Budget(simulations=1))
            signed.append(said is not None and isinstance(GAME.action(said), Accept))
        assert sum(signed) <= 2, signed  # of five; a world at peace is a dead match


@pytest.mark.long
def test_what_they_offer_is_often_welcome_and_every_answer_has_a_reason():
    offers, accepted, spoken = 0, 0, 0
    for seed in range(4):
        match = Match("teg", 6, seed=seed, options={"round_limit": 20})
        dice = FastDice(seed)
        turn, made = None, set()
        for _ in play_out(match, [make(GAME, "normal", dice) for _ in range(6)], dice, Budget()):
            pass
        for event in match.events(None):
            if event["kind"] == "turn":
                turn, made = event["n"], set()
            elif event["kind"].startswith("proposed-"):
                seat = event["facts"]["seat"]
                assert seat not in made, f"two offers of seat {seat} in the turn of event {turn}"
                made.add(seat)
                offers += 1
            accepted += event["kind"] == "accepted"
            spoken += event["kind"].startswith("said-")
            assert event["kind"] != "said-nobody", "who would have nobody left to fight is not asked for such a peace"
            if event["kind"].startswith("said-"):
                for language in ("pt", "es", "en"):
                    assert "{" not in Words(GAME, language, strict=True).event(event, list("ABCDEF"))
        assert Match.replay(match.log.to_json()).events(None) == match.events(None)
    assert offers >= 8
    assert accepted >= offers // 4
    assert spoken >= accepted


# ---- what a person may try


def between(one, other, kind=ProposeCountry):
    """A pact of two countries, as the rules name it."""
    return kind(*sorted((one, other), key=COUNTRY.index))


def test_a_pact_of_two_countries_is_given_up_when_it_comes_to_stand_in_his_way():
    peace, end = between("argentina", "bolivia"), between("argentina", "bolivia", CancelCountry)
    assert asked(facing().agree(0, 1, peace), 0)[0] != end
    table = facing(objectives={0: ["destroy-negro"]}).agree(0, 1, peace)
    assert asked(table, 0)[0] == end
    assert asked(table.play(0, end), 0)[0] != end  # it is said once
    own = {name: (0, 7) for name in countries_of(SOUTH) if name != "bolivia"}
    barred = facing(theirs=2, held=own)
    ways = [name for name in own if between(name, "bolivia") in barred.legal(0)]
    for name in ways:  # every way into the last country of the continent, which is badly guarded
        barred.agree(0, 1, between(name, "bolivia"))
        barred.state.proposed[0] = 0
    assert isinstance(asked(barred, 0)[0], CancelCountry)


def test_whoever_is_about_to_win_loses_his_pacts_of_countries_and_his_zone_too():
    many = dict.fromkeys([*countries_of("europa"), *countries_of("africa"), "alaska", "canada"], (1, 3))
    table = facing(held=many | {"japon": (2, 1)}).agree(0, 1, between("argentina", "bolivia"))
    assert isinstance(asked(table, 0)[0], CancelCountry)
    tasmania = COUNTRY.index("tasmania")
    zone = {"zone": [tasmania] * 2 + [-1] * 4, "zone_with": [1, 0, -1, -1, -1, -1]}
    table = facing(held=many | {"japon": (2, 1), "tasmania": (1, 1), "nueva-zelanda": (0, 3)}, **zone)
    assert asked(table, 0)[0] == CancelZone()
    table = facing(held={"tasmania": (1, 1), "nueva-zelanda": (0, 3)}, **zone)
    assert asked(table, 0)[0] != CancelZone()


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
@pytest.mark.parametrize("proposal", [ProposeContinent(SOUTH, 0), ProposeWorld(0), between("argentina", "bolivia")])
def test_no_level_signs_what_bars_the_way_to_its_objective_nor_tells_of_it(level, proposal):
    """His objective wants South America, of which a weak neighbour has two countries: any pact there is in his way."""
    own = {name: (0, 8) for name in countries_of(SOUTH) if name not in ("bolivia", "uruguay")}
    table = facing(mine=8, theirs=2, held=own, seats=3, objectives={0: ["europe-south-america"]}, current=1)
    answer, word = asked(table.play(1, proposal), 0, level)
    assert isinstance(answer, Refuse)
    said = table.state.says(0, GAME.action_id(answer), word)
    assert word in ("front", "continent")
    assert "objective" not in str(said)
