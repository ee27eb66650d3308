"""Networks: what they compute, how they are kept, and that facts hold only what a seat knows."""

import math
import struct

import pytest

from ludoteca import FastDice, Match, game
from ludoteca.engine.net import Contest, Net, best_action, drawn_action, read, read_contest, write, write_contest
from ludoteca.engine.source import compiled
from ludoteca.engine.state import Actions

WEIGHTS = [1.0, -2.0, 0.5, 3.0, 0.25, -0.5, 0.5, -1.0, 2.0, -1.0, 0.125, 1.5, -0.25]


def facts(*numbers):
    made = Actions()
    for number in numbers:
        made.add(number)
    return made


def by_hand(first, second):
    """Three facts, two units, one unit, one output: the weights above, layer by layer."""
    unit = max(0.0, 2.0 * max(0.0, first) - max(0.0, second) + 0.125)
    return 1 / (1 + math.exp(-(1.5 * unit - 0.25)))


def test_it_computes_what_paper_and_pencil_do():
    net = Net(3, 2, 1, WEIGHTS)
    assert net.value(facts()) == pytest.approx(by_hand(0.5, -1.0))
    assert net.value(facts(0)) == pytest.approx(by_hand(1.5, -3.0))
    assert net.value(facts(1, 2)) == pytest.approx(by_hand(0.5 + 0.5 + 0.25, -1.0 + 3.0 - 0.5))


def test_it_is_kept_in_sixteen_bits_a_weight(tmp_path):
    path = tmp_path / "net.bin"
    write(path, 3, 2, 1, WEIGHTS)
    assert path.stat().st_size == 8 + 12 + 2 * len(WEIGHTS)
    assert read(path).value(facts(1)) == Net(3, 2, 1, WEIGHTS).value(facts(1))


def test_a_file_that_is_none_is_refused(tmp_path):
    path = tmp_path / "net.bin"
    path.write_bytes(b"nonsense")
    with pytest.raises(ValueError, match="is no network"):
        read(path)
    write(path, 3, 2, 1, WEIGHTS)
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(ValueError, match="do not fit"):
        read(path)
    assert struct.calcsize("<e") == 2


@pytest.mark.parametrize(
    ("name", "options"),
    [("tacocat", {}), ("revanche", {"division": 3}), ("revanche", {"division": 2}), ("revanche", {"division": 1})],
)
def test_facts_are_in_range_and_hold_nothing_that_the_seat_cannot_know(name, options):
    of = game(name)
    insight = of.insight(2, of.check(2, options))
    for seed in range(4):
        match = Match(of, 2, seed, options)
        dice = FastDice(seed)
        while match.waiting:
            seat = match.waiting[0]
            legal = match.state.legal(seat)
            for action in legal if insight.speaks(match.state, seat) else []:
                told = [_told(insight, world, seat, action) for world in (match.state, match.guess(seat, dice))]
                assert told[0] == told[1]
                assert len(set(told[0])) == len(told[0])
                assert all(0 <= fact < insight.inputs for fact in told[0])
            match.play(seat, legal[dice.below(len(legal))])


def _told(insight, world, seat, action):
    made = Actions()
    insight.tell(world, seat, action, made)
    return list(made.items[: made.count])


def test_a_player_takes_what_the_network_likes_and_draws_where_choices_are_secret():
    """A network that likes one fact alone: a 7 put down for the duel."""
    of = game("tacocat")
    match = Match(of, seed=7)
    for seat in (0, 1):
        match.play(seat, {"do": "done"})
    insight = of.insight(2, of.check(2))
    hand = match.view(0)["hand"]
    liked = of.action_id({"do": "duel", "card": hand[-1]})
    told = {action: set(_told(insight, match.state, 0, action)) for action in match.state.legal(0)}
    fact = (told.pop(liked) - set().union(*told.values())).pop()
    weights = [0.0] * insight.inputs + [0.0, 1.0, 0.0, 1.0, 0.0]
    weights[fact] = 1.0
    net = Net(insight.inputs, 1, 1, weights)
    assert best_action(net, insight, match.state, 0, Actions()) == liked
    blunt = {drawn_action(net, insight, match.state, 0, 0.0, FastDice(seed)) for seed in range(200)}
    assert blunt == set(match.state.legal(0))
    sharp = {drawn_action(net, insight, match.state, 0, 1000.0, FastDice(seed)) for seed in range(50)}
    assert sharp == {liked}


def numbers(values):
    """Facts as rules hand them over."""
    if not compiled():
        return values
    from librt.vecs import vec  # noqa: PLC0415 - only where there are compiled rules

    return vec[float](values)


# Of a contest: two facts a side, one hidden unit; own weights, those of the rivals' mean, bias, what the unit counts.
RIVALRY = [1.0, 0.5, -1.0, -0.5, 2.0, 0.75]


def test_in_a_contest_each_side_is_compared_with_the_mean_of_its_rivals():
    shares = Contest(2, 1, RIVALRY).shares(numbers([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]), 3)
    units = [1.0 - 0.25, 0.5 - 0.5, 0.0 - 0.5 - 0.25]
    weighed = [math.exp(0.75 * (unit + 2.0)) for unit in units]
    assert shares == pytest.approx([one / sum(weighed) for one in weighed])


def test_a_contest_is_kept_in_sixteen_bits_a_weight_and_nothing_else_is_one(tmp_path):
    path = tmp_path / "net.bin"
    write_contest(path, 2, 1, RIVALRY)
    assert path.stat().st_size == 8 + 8 + 2 * len(RIVALRY)
    facts_of_two = numbers([0.5, 0.25, 1.0, 0.0])
    assert read_contest(path).shares(facts_of_two, 2) == Contest(2, 1, RIVALRY).shares(facts_of_two, 2)
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(ValueError, match="do not fit"):
        read_contest(path)
    write(path, 3, 2, 1, WEIGHTS)
    with pytest.raises(ValueError, match="is no network of a contest"):
        read_contest(path)
