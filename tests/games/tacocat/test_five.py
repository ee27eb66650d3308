"""Rounds of five cards: what is no question there, the table that is followed, and what a best response wins against it."""

from bisect import bisect_right
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest

from ludoteca.bots import make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.state import Dice
from ludoteca.engine.turns import Turns
from ludoteca.games.tacocat.actions import Duel, Mark
from ludoteca.games.tacocat.data import DONE, DUELLING, SWAP
from ludoteca.games.tacocat.five import CARDS, rank
from ludoteca.games.tacocat.five_player import five
from ludoteca.games.tacocat.five_rows import ANSWER4, LEAD3, lead3_row
from ludoteca.games.tacocat.solved import Solved
from ludoteca.lab.answer_five import unswapped
from ludoteca.lab.five.answer import Program
from ludoteca.lab.five.regrets import real, whole
from ludoteca.lab.solve_five import policy, weights
from tests.games.tacocat.table import GAME, Table

FAST = pytest.mark.skipif(not compiled(), reason="the numbers of a best response take minutes interpreted")
TILE = 2  # five cards, and its arrow points at seat 1
ALL = range(1, 9)
LITTLE = 0.005  # of the rounds in which nobody swaps; of all of them 0.97 % (docs/bots-tacocat.md)


def hands(size):
    return list(combinations_with_replacement(ALL, size))


def without(hand, card):
    left = list(hand)
    left.remove(card)
    return tuple(left)


# ---- what is no question


def compared(mine, other):
    return 1 if mine < other else -1 if mine > other else 0


@cache
def two_each(leader, rival):
    """1 if the leader wins, 0 for a tie: the higher card is led, and beaten by the higher one."""
    return compared(leader[0], rival[0] if rival[1] >= leader[1] else rival[1])


def beaten_cheaply(hand, attack, count):
    """What is left after a set, and how many answers lost: as five.py says."""
    lost = 0
    for _ in range(count):
        beating = [card for card in hand[1:] if card >= attack]
        hand = without(hand, beating[0] if beating else hand[0])
        lost += not beating
    return hand, lost


def answers(hand, attack, count, lost=0):
    """Every way to answer."""
    if count == 0:
        return {(hand, lost)}
    found = set()
    for card in {hand[0], *(card for card in hand if card >= attack)}:
        found |= answers(without(hand, card), attack, count - 1, lost + (card < attack))
    return found


def ended(kept, left, lost):
    """How it ends for the leader."""
    if len(kept) == 1:
        return compared(kept[0], left[0])
    return two_each(kept, left) if lost else -two_each(left, kept)


@pytest.mark.parametrize(("size", "count"), [(3, 1), (3, 2), (4, 2), (4, 3)])
def test_nothing_is_better_than_to_beat_cheaply_and_to_keep_the_lowest_card(size, count):
    for hand in hands(size):
        for attack in ALL:
            usual, usual_lost = beaten_cheaply(hand, attack, count)
            others = answers(hand, attack, count)
            for kept in hands(size - count):
                found = ended(kept, usual, usual_lost)
                assert all(found <= ended(kept, left, lost) for left, lost in others)


def test_to_lead_the_lowest_of_three_is_never_better():
    def led(hand, card, count, rival):
        kept = hand
        for _ in range(count):
            kept = without(kept, card)
        return ended(kept, *beaten_cheaply(rival, card, count))

    rivals = hands(3)
    for hand in rivals:
        low, middle, high = hand
        good = [(middle, 1), (high, 1)] if middle < high else [(middle, 1), (middle, 2)]
        ends = [[led(hand, *lead, rival) for rival in rivals] for lead in good]
        for lead in {(low, 1), *([(low, 2)] if low == middle else [])} - set(good):
            found = [led(hand, *lead, rival) for rival in rivals]
            assert any(all(a >= b for a, b in zip(end, found, strict=True)) for end in ends)


# ---- the table


class Told(Dice):
    """Answers with one number, and remembers of how many."""

    def __init__(self, number=0):
        self.number = number
        self.many = 0

    def below(self, n):
        self.many = n
        return self.number


def chances(player, state, seat):
    """How likely the player does what: choices stand one after the other."""
    dice = Told()
    player.act(state, seat, dice)
    many, found, at = dice.many, {}, 0
    if many == 0:
        return {int(player.act(state, seat, dice)): 1.0}
    while at < many:
        action = player.act(state, seat, Told(at))
        end = bisect_right(range(many), 0, lo=at, key=lambda n: player.act(state, seat, Told(n)) != action)
        found[int(action)] = (end - at) / many
        at = end
    return found


def best(player, seat, worlds):
    """The most that a seat wins against the player in worlds that it cannot tell apart: by the rules, action by action."""
    (state, _), *_ = worlds
    if state.round > 1 or state.result() is not None or state.tile != TILE:
        return sum(chance * won(world, seat) for world, chance in worlds)
    if state.must() == 1 << seat or (state.must() == 3 and state.choosing == 3):
        return max(best(player, seat, [after(world, seat, action, chance) for world, chance in worlds])
                   for action in state.legal(seat))  # fmt: skip
    groups = {}
    for world, chance in worlds:
        for action, share in chances(player, world, 1 - seat).items():
            next_, likely = after(world, 1 - seat, action, chance * share)
            shown = next_.view(seat)
            key = repr(
                [shown[field] for field in ("seen", "phase", "round", "tile", "attack", "lowest_possible", "winner")]
            )
            groups.setdefault((key, next_.must(), tuple(next_.duel) if next_.phase > DUELLING else ()), []).append(
                (next_, likely)
            )
    return sum(best(player, seat, group) for group in groups.values())


def after(world, seat, action, chance):
    copy = world.clone()
    copy.play(seat, action, FastDice(1))
    return copy, chance


def won(world, seat):
    """The round: the figurine has moved to the seat's side; played again counts half."""
    if world.tile == TILE:
        return 0.5
    return float((world.tile < TILE) == (seat == 0))


@FAST
@pytest.mark.parametrize(
    ("own", "rivals"),
    [
        ((1, 3, 6, 7, 8), [(2, 2, 5, 7, 8), (1, 3, 4, 4, 8), (2, 5, 5, 6, 7)]),
        ((2, 2, 5, 5, 7), [(1, 1, 5, 6, 8), (1, 2, 3, 7, 7)]),
        ((3, 4, 4, 4, 6), [(3, 5, 6, 6, 6), (2, 4, 4, 5, 6)]),
    ],
)
@pytest.mark.parametrize("role", [0, 1])
def test_the_best_response_is_that_of_the_rules(own, rivals, role):
    """The program of the answer against a search through the true game, in which every legal action is tried."""
    seat = 1 if role == 0 else 0  # the arrow points at seat 1, who swaps first
    beliefs = [0.0] * 792
    worlds = []
    for number, rival in enumerate(rivals):
        chance = (number + 1) / 10
        beliefs[rank(whole(list(rival)), CARDS)] = chance
        world = Table(*((rival, own) if seat == 1 else (own, rival)), tile=TILE).state
        world.play(1, DONE, FastDice(1))
        worlds.append((world, chance))
    program = Program(real(policy(five()).tolist()), role, 0, 0, rank(whole(list(own)), CARDS))
    assert program.best(real(beliefs), 0) == pytest.approx(best(Solved(FastDice(1)), seat, worlds))


@FAST
def test_where_nobody_swaps_a_best_response_takes_little():
    """Computed over all hands, and every course of the round (docs/bots-tacocat.md has the whole figure)."""
    assert 0 <= unswapped(policy(five())) < LITTLE


@FAST
def test_a_worse_table_is_found_out():
    """Who answers every lead with the lowest card can be used."""
    worse = policy(five())
    rows = worse[ANSWER4:LEAD3].reshape(-1, 4)
    rows[:] = (1, 0, 0, 0)
    assert unswapped(worse) > 10 * LITTLE


@pytest.mark.parametrize("level", ["hard", "master"])
def test_the_levels_that_think_follow_the_table_and_do_not_search(level):
    state = Table((1, 4, 5, 5, 8), (2, 3, 6, 7, 8), tile=TILE).state
    assert state.phase == SWAP
    bot = make(GAME, level, FastDice(1))
    action = bot.choose(1, state.view(1), state.legal(1), lambda: state.guess(1, FastDice(2)), Budget(simulations=50))
    assert action in state.legal(1)
    assert bot.simulations == 0


def test_whole_rounds_are_played_by_the_rules():
    player = Solved(FastDice(1))
    for seed in range(300):
        dice = FastDice(seed)
        state = GAME.start(2, GAME.check(2, {}), dice)
        state.tile = (2, 4)[seed % 2]
        state.start_round(dice)
        turns, began = Turns(), state.round
        while state.round == began and (seat := int(turns.next(state))) >= 0:
            action = player.act(state, seat, dice)
            assert action in state.legal(seat)
            state.play(seat, action, dice)
            turns.acted(seat)


def test_marks_that_the_table_never_makes_are_no_trouble():
    """Somebody marked a card before the bot took the seat over."""
    player = Solved(FastDice(1))
    for card in (1, 8):
        table = Table((1, 2, 3, 4, 5), (1, 4, 5, 6, 8), tile=TILE).play(1, Mark(card))
        assert player.act(table.state, 1, FastDice(1)) in table.state.legal(1)


def test_the_cards_that_decided_the_duel_are_remembered_until_the_round_ends():
    table = Table((1, 3, 6, 7, 8), (2, 2, 5, 7, 8), tile=TILE).no_swap().play(0, Duel(8))
    assert table.state.guess(1, FastDice(1)).duel[1] == 0
    table.play(1, Duel(8))
    assert list(table.state.duel) == [0, 0]
    table.play(0, Duel(6)).play(1, Duel(7))
    for state in (
        table.state,
        table.state.clone(),
        table.state.guess(0, FastDice(1)),
        table.state.guess(1, FastDice(1)),
    ):
        assert list(state.duel) == [-6, -7]
        assert state.view(0)["duel_card"] is None
    table.state.start_round(FastDice(1))
    assert list(table.state.duel) == [0, 0]


def test_nothing_learned_is_still_a_table():
    """Swap nothing, and lead the higher card: rows that were never met have an answer."""
    empty = np.frombuffer(weights(np.zeros(len(five()))), np.uint8)
    row = lead3_row(0, 0, 1, 1, rank(whole([1, 2, 3]), 3))
    assert list(empty[row : row + 2]) == [0, 255]
    assert len(empty) == len(five())
