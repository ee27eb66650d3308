"""The general: what he does with armies, cards, missiles and pacts."""

from ludoteca import Match
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.games.teg.actions import (
    Advance,
    Attack,
    CarryOut,
    Done,
    Launch,
    Lay,
    Missile,
    Place,
    ProposeAggression,
    Regroup,
    RegroupAll,
    TakeCard,
)
from ludoteca.games.teg.world.board import COUNTRY
from tests.games.teg.table import GAME, Table, countries_of


def choice(table, seat):
    """What the general does in a position."""
    state = table.state
    bot = make(GAME, "normal", FastDice(1))
    chosen = bot.choose(seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, FastDice(2)), Budget())
    return None if chosen is None else GAME.action(chosen)


def test_he_attacks_by_the_odds_and_stops_when_they_are_bad():
    assert choice(Table({"nueva-zelanda": (0, 9), "tasmania": (1, 1), "japon": (1, 1)}), 0) == Attack(
        "nueva-zelanda", "tasmania"
    )
    assert choice(Table({"nueva-zelanda": (0, 3), "tasmania": (1, 9), "japon": (1, 1)}), 0) == Done()


def test_he_exchanges_as_soon_as_he_can_and_keeps_the_super_card():
    cards = ["canada", "chicago", "california", "las-vegas"]
    assert choice(Table({"chile": (0, 2)}, phase="incorporate", cards={0: cards}), 0) == Lay("canada")


def test_he_asks_for_his_card():
    table = Table({"chile": (0, 9)}, phase="cards", card_due=True)
    assert choice(table, 0) == TakeCard()


def test_he_guards_the_border_and_brings_armies_from_the_interior():
    own = dict.fromkeys(countries_of("oceania"), (0, 2)) | {"nueva-zelanda": (0, 5)}
    table = Table(own | {"chile": (1, 6)}, phase="incorporate", free=2)
    assert choice(table, 0).country in ("australia", "sumatra", "filipinas", "tonga")
    table = Table(own | {"chile": (1, 9), "india": (1, 9), "vietnam": (1, 9), "california": (1, 9)}, phase="regroup")
    assert choice(table, 0) == RegroupAll("nueva-zelanda", "tasmania") or isinstance(choice(table, 0), Regroup)


def test_he_buys_a_missile_against_a_fortress_and_launches_it():
    table = Table({"nueva-zelanda": (0, 16), "tasmania": (1, 12)}, phase="incorporate")
    assert choice(table, 0) == Missile("nueva-zelanda")
    table = Table({"nueva-zelanda": (0, 10, 1), "tasmania": (1, 12), "japon": (1, 1)})
    assert choice(table, 0) == Launch("nueva-zelanda", "tasmania")


def test_he_carries_out_what_was_agreed():
    table = Table({"iran": (0, 5), "rusia": (1, 5), "ucrania": (2, 2), "japon": (2, 1)}, pacts=True)
    table.agree(0, 1, ProposeAggression("iran", "rusia", "ucrania", "now"))
    assert choice(table, 0) == CarryOut("ucrania")


def test_six_generals_play_with_pacts():
    match = Match("teg", 6, seed=2, options={"round_limit": 2})
    dice = FastDice(1)
    for _ in play_out(match, [make(GAME, "normal", dice)] * 6, dice, Budget()):
        pass
    assert match.result is not None


def test_the_judge_shares_out_one_victory():
    worth = GAME.judge().worth(Table({"chile": (0, 2)}).state)
    assert sum(worth) == 1 or abs(sum(worth) - 1) < 1e-9
    assert worth[1] == 0.0  # eliminated


# ---- international zones


def bound(held, **more):
    """White and Black have a zone in Tasmania."""
    tasmania = COUNTRY.index("tasmania")
    zone = {"zone": [tasmania] * 2 + [-1] * 4, "zone_with": [1, 0, -1, -1, -1, -1]}
    return Table(held, pacts=True, **zone, **more)


def test_T42_he_attacks_his_zone_also_against_the_odds():
    held = {"nueva-zelanda": (0, 2), "tasmania": (1, 3), "australia": (1, 9)}
    assert choice(bound(held), 0) == Attack("nueva-zelanda", "tasmania")
    assert choice(bound(held, zone_attacked=True), 0) == Done()


def test_T42_he_brings_an_army_beside_his_zone_and_none_into_it():
    held = {"nueva-zelanda": (0, 1), "tasmania": (1, 1), "australia": (1, 9), "cuba": (0, 3), "florida": (2, 9)}
    assert choice(bound(held, phase="incorporate", free=1), 0) == Place("nueva-zelanda")
    held |= {"tasmania": (0, 1), "nueva-zelanda": (0, 9)}
    assert choice(bound(held, phase="incorporate", free=1), 0).country != "tasmania"


def test_T42_he_leaves_one_army_in_it():
    held = {"nueva-zelanda": (0, 9), "tasmania": (1, 1), "australia": (1, 9)}
    table = bound(held).attack(0, "nueva-zelanda", "tasmania", [6, 6, 6], [1])
    assert choice(table, 0) == Advance(1)
    table.play(0, Advance(3))
    assert choice(bound(held | {"tasmania": (0, 3)}, phase="regroup"), 0) == RegroupAll("tasmania", "nueva-zelanda")


def test_T21_he_finishes_his_opening_when_only_missiles_are_left_to_decide():
    table = Table({"chile": (0, 8), "argentina": (1, 1)}, phase="opening", round=0)
    assert choice(table, 0) == Done()
