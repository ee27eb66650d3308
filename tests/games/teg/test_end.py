"""Objectives met, the end, and guesses: T6, T7, T50 to T52 and T56; and the battle calculator."""

from collections import Counter
from itertools import product

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.engine.playout import playout
from ludoteca.engine.values import Result
from ludoteca.engine.words import Words
from ludoteca.games.teg.actions import Advance, Attack, Bonus, Done, TakeCard
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import COUNTRY
from tests.games.teg.table import GAME, Table, countries_of, start


def fall(own, **more):
    """Seat 0 conquers Argentina from Chile, its last missing country."""
    held = dict.fromkeys(own, (0, 1)) | {"chile": (0, 9), "argentina": (1, 1)} | more.pop("held", {"japon": (1, 1)})
    return Table(held, **more).attack(0, "chile", "argentina", [6, 6, 6], [1])


def test_T4_an_objective_is_met_at_the_own_conquest():
    own = countries_of("europa", "america-del-sur")
    table = fall(own, objectives={0: ["europe-south-america"]})
    assert table.state.result().winners == (0,)
    assert "objective-met" in table.kinds()
    assert table.state.waiting() == ()


def test_T7_45_countries_win_at_once_whatever_the_secret_objective():
    own = [name for name in COUNTRY if name not in ("argentina", "chile", "japon")][:43]
    table = fall(own, objectives={0: ["destroy-left"]})
    assert (table.state.result().reason, table.state.result().winners) == ("common", (0,))


def test_destroying_the_target_wins():
    table = fall([], held={}, objectives={0: ["destroy-negro"]})
    assert table.state.result().reason == "objective"


def test_T6_a_target_destroyed_by_somebody_else_leaves_the_common_objective_unannounced():
    table = fall([], held={}, objectives={2: ["destroy-negro"], 3: ["destroy-negro"]}, others=[2, 3, 4, 5])
    assert table.state.result() is None
    assert table.view(2)["objectives"][0]["lost"]
    assert not any("objective" in kind for kind in table.kinds())


def test_T2_two_players_need_both_objectives():
    own = countries_of("europa", "america-del-sur")
    goals = {0: ["europe-south-america", "asia-central-america"]}
    more = countries_of("africa", "america-del-norte")  # so that the other has no 45 countries
    assert fall(own + more, seats=2, others=[1], objectives=goals).state.result() is None
    goals = {0: ["europe-south-america", "everywhere"]}
    more = [*countries_of("america-central")[:3], *countries_of("africa")[:3], *countries_of("oceania")[:3]]
    more += [*countries_of("asia")[:4], *countries_of("america-del-norte")[:4]]
    assert fall(own + more, seats=2, others=[1], objectives=goals).state.result().winners == (0,)


def test_T2_the_result_speaks_of_both_objectives_where_two_play():
    def said(seats, language):
        ranks = tuple([1] + [2] * (seats - 1))
        return Words(GAME, language).result(Result(ranks, ranks, "objective"), ("Ana", "Beto"), 0)

    for language, both, one in (
        ("pt", "dois objetivos secretos", "objetivo secreto"),
        ("es", "dos objetivos secretos", "objetivo secreto"),
        ("en", "both of your secret objectives", "secret objective"),
    ):
        assert both in said(2, language)
        assert said(3, language).endswith(f"{one}.")


def test_islands_count_in_three_continents_and_may_serve_twice():
    islands = ["islandia", "irlanda", "gran-bretana", "cuba", "jamaica"]
    own = [*countries_of("africa"), *islands, "portugal", *countries_of("asia")[:4]]
    table = Table(dict.fromkeys(own, (0, 1)), objectives={0: ["africa-europe-asia-islands"]})
    objective = table.view(0)["objectives"][0]  # Madagascar is the sixth
    assert (objective["met"], objective["islands"]) == (True, {"have": 6, "need": 6, "continents": 3})


def test_T51_after_the_limit_the_most_countries_win_then_armies_then_nobody():
    def end(alaska, canada):
        table = Table(
            {"alaska": (0, alaska), "canada": (1, canada)}, seats=2, others=[0, 1], current=1, starter=0, step=1, round=3,
            round_limit=3,
        )  # fmt: skip
        return table.play(1, Done()).state.result()

    result = end(1, 1)
    assert (result.ranks, result.winners, result.reason) == ((1, 1), (), "limit")
    assert end(5, 1).winners == (0,)  # as many countries, more armies


def test_T51_the_dead_rank_last_fallen_first():
    table = fall([], held={}, objectives={2: ["thirty-five"]}, round_limit=2, starter=1, step=5)
    table.end_turn(0)
    result = table.state.result()
    assert result.ranks[1] > max(result.ranks[seat] for seat in (0, 3, 4, 5))


def test_T52_a_resignation_leaves_the_match_going_on_with_more_than_two_sides():
    match = Match("teg", 4, seed=1)
    match.resign(2)
    assert match.result is None
    duel = Match("teg", 2, seed=1)
    duel.resign(0)
    assert duel.result.winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_T50_every_invariant_holds_after_every_action(seats):
    dice = FastDice(seats)
    state = start(seats, seats, round_limit=2)
    while state.waiting():
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))], dice)
        state.check()
        for other in state.invited():
            legal = state.legal(other)
            state.apply(other, legal[dice.below(len(legal))], dice)
            state.check()
            break


# ---- guesses


def test_T56_nobody_is_given_an_objective_he_would_have_won_with():
    own = countries_of("europa", "america-del-sur")
    table = fall(own, objectives={0: ["everywhere"], 3: ["thirty-five"]}).play(0, Advance(1))
    assert table.view(1)["players"][0]["ruled_out"] == [["europe-south-america"]]
    seen = Counter(table.state.guess(1, FastDice(k)).view(0)["objectives"][0]["objective"] for k in range(300))
    assert "europe-south-america" not in seen
    assert len(seen) == 17  # all but that and seat 1's own


def test_T56_known_cards_stay_where_they_are_and_the_rest_is_dealt_again():
    table = Table(
        {"chile": (0, 2), "japon": (1, 2)}, cards={0: ["chile", "cuba"]}, objectives={0: ["everywhere"]}
    ).play(0, Done())
    table.play(0, Bonus("chile"))
    hands = [{held["card"] for held in table.state.guess(1, FastDice(k)).view(0)["hand"]} for k in range(60)]
    assert all("chile" in hand and len(hand) == 2 for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 20


def test_T56_a_card_that_entered_the_deck_later_is_in_no_older_hand():
    others = [name for name in COUNTRY if name not in ("cuba", "jamaica", "chile")]
    table = Table(
        {"chile": (0, 9), "argentina": (1, 1), "japon": (1, 1)}, used=["cuba", "jamaica"],
        cards={3: others[:35], 4: others[35:], 1: ["chile"]},
    )  # fmt: skip
    table.attack(0, "chile", "argentina", [6, 6, 6], [1]).play(0, Advance(1)).play(0, Done())
    table.play(0, TakeCard(), raw=[0])
    for k in range(20):
        world = table.state.guess(5, FastDice(k))
        assert {held["card"] for held in world.view(0)["hand"]} <= {"cuba", "jamaica"}
        assert not {held["card"] for held in world.view(3)["hand"]} & {"cuba", "jamaica"}


# ---- the battle calculator


def brute(attackers, defenders, situation):
    """The odds of one roll, face by face, for small numbers of dice."""
    attack, defence = odds.attack_dice(situation, attackers, defenders), odds.defence_dice(situation, defenders)
    losses = Counter()
    for faces in product(range(1, 7), repeat=attack + defence):
        mine, theirs = sorted(faces[:attack])[::-1], sorted(faces[attack:])[::-1]
        losses[sum(one <= other for one, other in zip(mine, theirs, strict=False))] += 1
    total = sum(losses.values())
    return {lost: ways / total for lost, ways in losses.items()}


@pytest.mark.parametrize(
    ("attackers", "defenders", "situation"), [(4, 3, 0), (2, 1, 0), (3, 2, 1), (3, 1, 2), (6, 3, 0)]
)
def test_the_odds_of_one_roll_are_exact(attackers, defenders, situation):
    attack, defence = odds.attack_dice(situation, attackers, defenders), odds.defence_dice(situation, defenders)
    for lost, chance in brute(attackers, defenders, situation).items():
        assert odds.LOSSES[25 * attack + 5 * defence + lost] == pytest.approx(chance)


def test_a_battle_carried_to_the_end():
    assert odds.battle(2, 1)["win"] == pytest.approx(15 / 36)
    three = odds.battle(3, 1)
    first = 125 / 216  # two dice beat one
    assert three["win"] == pytest.approx(first + (1 - first) * 15 / 36)
    assert three["left"] == {"2": pytest.approx((1 - first) * 15 / 36), "3": pytest.approx(first)}
    for situation in ("classic", "snow", "tailwind"):
        odd = odds.battle(12, 7, situation)
        assert odd["win"] + sum(odd["defenders_left"].values()) == pytest.approx(1)
        kind = ("classic", "snow", "tailwind").index(situation)
        assert odds.win_chance(kind, 12, 7) == pytest.approx(odd["win"])
    assert odds.battle(9, 4, "snow")["win"] < odds.battle(9, 4)["win"] < odds.battle(9, 4, "tailwind")["win"]


def test_the_armies_left_on_average_when_the_country_falls():
    for kind, situation in enumerate(("classic", "snow", "tailwind")):
        odd = odds.battle(9, 5, situation)
        mean = sum(int(armies) * chance for armies, chance in odd["left"].items()) / odd["win"]
        assert odds.armies_left(kind, 9, 5) == pytest.approx(mean)
    assert odds.armies_left(0, 80, 2) == pytest.approx(2 * odds.armies_left(0, 40, 1))  # in proportion
    assert odds.armies_left(0, 1, 3) == 0


def test_the_calculator_agrees_with_rolled_battles():
    dice = FastDice(5)
    won = 0
    for _ in range(600):
        table = Table.__new__(Table)
        table.state = BATTLE.clone()
        while table.state.view(None)["phase"] == "attack" and table.armies("chile") > 1:
            table.state.apply(0, GAME.action_id(ATTACK), dice)
        won += table.country("argentina")["owner"] == 0
    assert abs(won / 600 - odds.battle(7, 4)["win"]) < 0.07


BATTLE = Table({"chile": (0, 7), "argentina": (1, 4), "japon": (1, 1)}).state
ATTACK = Attack("chile", "argentina")


def test_random_matches_end_by_the_limit_at_the_latest():
    state = start(6, 3, round_limit=4, pacts=False)
    playout(state, FastDice(1))
    assert state.result() is not None
