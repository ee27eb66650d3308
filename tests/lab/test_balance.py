"""What seats are given: who does how well with it, and whether that is more than chance."""

import ludoteca
from ludoteca import FastDice
from ludoteca.lab import balance
from ludoteca.lab.lots import weigh
from ludoteca.lab.record import End
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Ledger


def ends(strong, count=600):
    """Matches of two seats with four lots; `lion` wins so many percent, the others are alike."""
    dice = FastDice(3)
    found = []
    for _ in range(count):
        lots = [("lion", "owl", "frog", "crab")[dice.below(4)] for _ in range(2)]
        odds = strong if lots[0] == "lion" != lots[1] else 100 - strong if lots[1] == "lion" != lots[0] else 50
        first = dice.below(100) < odds
        found.append(End([float(first), float(not first)], False, "goals", [[lots[0]], [lots[1]]]))
    return found


def test_a_lot_that_wins_more_is_found():
    told = weigh(ends(80))
    assert told.lots[0].name == "lion"
    assert told.lots[0].first.low > told.fair == 0.5
    assert told.doubt < 0.01
    assert told.spread > 0.08
    assert sum(lot.seats for lot in told.lots) == 1200
    assert told.lots[0].reasons["goals"] == told.lots[0].first.share * told.lots[0].seats


def test_lots_that_are_alike_are_not_told_apart():
    told = weigh(ends(50))
    assert told.doubt > 0.05
    assert told.spread < 0.05


def test_a_game_that_gives_nothing_has_no_balance():
    assert weigh([End([1.0, 0.0], False, "goals", [])]) is None


def test_the_games_tell_what_seats_were_given():
    camisa = ludoteca.Match("camisa12", seed=1, options={"teams": "random"})
    teams = camisa.game.lots(camisa.state)
    assert [team for (team,) in teams] == [side["team"] for side in camisa.view(None)["sides"]]
    for seats, count in ((2, 2), (4, 1)):
        teg = ludoteca.Match("teg", seats=seats, seed=1)
        for seat, lots in enumerate(teg.game.lots(teg.state)):
            assert len(lots) == count
            told = [one["objective"] for one in teg.view(seat)["objectives"]]
            assert set(lots) <= set(told)
        assert {name for lots in teg.game.lots(teg.state) for name in lots} <= set(teg.game.names)


def test_the_page_names_every_lot_its_seeds_and_goes_on_from_what_was_kept(tmp_path):
    quick = balance.QUESTIONS[0]._replace(simulations=1, block=5)
    ledger = tmp_path / "kept.jsonl"
    balance.ask(quick, matches=10, runner=Serial(), ledger=Ledger(ledger))
    assert len(ledger.read_bytes().splitlines()) == 2
    told = balance.ask(quick, matches=20, runner=Serial(), ledger=Ledger(ledger))
    assert len(ledger.read_bytes().splitlines()) == 4
    balance.write([(quick, told)], tmp_path)
    page = (tmp_path / "balance.md").read_text()
    assert "20 matches (so far: the command plays 1600) of 2 `hard` bots with 1 simulations" in page
    assert "800000000 to 800000019" in page
    assert "Not measured yet: the command plays 320 matches." in page
    assert page.count("\n| ") == 1 + len(told.balance.lots)
    assert (tmp_path / "balance-camisa12.svg").read_text().count("<circle") == len(told.balance.lots)
