"""Two pairs (R42 to R48)."""

from collections import Counter

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import BringOn, Commit, Expel, Play

from .table import GAME, table


def four(*hands, **more):
    return table(*(hands or [[7, 8], [7, 9], [7, 12], [5, 12]]), **more)


def test_R42_sides_alternate_and_the_partner_finishes():
    order = four(top=7, turn=0).play(7)
    assert order.chance["attacker"] == 0
    assert (order.chance["defender"], order.chance["finisher"]) == (1, 2)
    assert order.waiting == [1]
    order.play(9)
    assert order.waiting == [2]
    order.play(12)
    assert order.waiting == [3]  # a failed finish: the next in order, of the side that defended


def test_R42_after_a_goal_the_next_in_order_kicks_off():
    scored = four([7, 8], [12, 9], [12, 3], [5, 12], top=7, turn=0).play(7, 12, 12)
    assert scored.goal_piles == [1, 0]
    assert scored.fact("goal")["seat"] == 2
    assert scored.waiting == [3]


def test_R42_after_an_offside_or_a_set_piece_the_next_in_order_moves():
    offside = four(top=7, turn=0, division=1).play(7, roll=("offside", "offside", "corner"))
    assert offside.waiting == [1]
    corner = four(top=7, turn=0, division=1).play(7, roll=("corner", "corner", "offside")).commit(9, 7)
    assert corner.waiting == [3]


@pytest.mark.parametrize("half", [0, 1, 2])
def test_R42_each_half_is_opened_by_the_next_seat(half):
    over = table([], [], [], [2], top=5, turn=3, half=half, opener=2).play(2)
    assert over.waiting == [(2 + half + 1) % 4]


def test_R43_the_next_opponent_defends_a_set_piece_and_the_partner_shoots():
    corner = four(top=7, turn=0, division=1).play(7, roll=("corner", "corner", "offside"))
    assert corner.waiting == [1]
    corner.commit(9)
    assert corner.waiting == [2]
    assert corner.why_not(Commit(8), 0) == "not-asked"
    corner.commit(12)
    assert corner.hands == [1, 1, 1, 2]
    assert corner.goal_piles == [1, 0]


def test_R44_bench_and_substitutions_are_the_teams():
    team = four(top=6, turn=0, division=2, benches=([2, 3, 4, 5, 6, 11], [])).substitute(2, 8)
    assert team.substitutions_left == [4, 5]
    team.play(7, 9)
    assert team.may(BringOn) == [3, 4, 5, 6, 11]
    team.substitute(3, 12)
    assert team.substitutions_left == [3, 5]


TWO_YELLOW = ("yellow-card", "yellow-card", "offside")
THREE_RED = ("red-card", "red-card", "red-card")


def test_R44_yellow_cards_of_partners_do_not_add_up():
    apart = four(top=7, turn=0, division=1, yellow=[0, 0, 1, 0]).play(7, roll=TWO_YELLOW)
    assert apart.yellow_cards == [1, 0, 1, 0]
    assert apart.phase == "open"
    second = four(top=7, turn=0, division=1, yellow=[1, 0, 1, 0]).play(7, roll=TWO_YELLOW)
    assert (second.yellow_cards, second.red_cards) == ([0, 0, 1, 0], [1, 0, 0, 0])
    assert second.waiting == [0]  # the crosser chooses
    assert second.phase == "expel"


def test_R44_with_cards_of_the_team_they_do():
    team = four(top=7, turn=0, division=1, cards="team", yellow=[1, 0]).play(7, roll=TWO_YELLOW)
    assert (team.yellow_cards, team.red_cards) == ([0, 0, 0, 0], [1, 0, 1, 0])  # both partners have it before them
    assert team.waiting == [0]
    assert team.phase == "expel"


def test_R44_the_carded_defender_is_the_next_opponent_in_order():
    red = four(top=7, turn=0, division=1).play(7, roll=("red-card", "red-card", "corner"))
    assert red.waiting == [1]


def sent_off(**more):
    """Seat 0 has 8 8 and sees red; its partner has an 8 too, and one is on their bench."""
    red = four([7, 8, 8], [2, 2, 2], [8, 12, 12], [3, 3, 3], top=7, turn=0, division=1, benches=([5, 8], []), **more)
    red.play(7, roll=THREE_RED)
    assert red.may(Expel) == [5, 8]  # not the partner's 12
    return red.expel(8)


def test_R44_the_shirt_leaves_the_players_hand_and_the_bench_and_the_partner_plays_it_on():
    red = sent_off()
    assert red.expelled == [[8], [], [], []]
    assert [(e.facts["seat"], e.facts["count"]) for e in red.events if e.kind == "left-hand"] == [(0, 2)]
    assert red.on_red_cards[0] == [8, 8, 8]
    assert [slot["face"] for slot in red.benches[0][:2]] == ["up", "empty"]
    assert red.hands == [2, 3, 3, 3]
    assert 8 not in red.state.view(0)["hand"]
    red.play(2)
    assert 8 in red.may(Play)


def test_R44_with_cards_of_the_team_both_hands_lose_the_shirt():
    red = sent_off(cards="team")
    assert red.expelled == [[8], [], [8], []]
    assert [(e.facts["seat"], e.facts["count"]) for e in red.events if e.kind == "left-hand"] == [(0, 2), (2, 1)]
    assert red.on_red_cards[0] == [8, 8, 8, 8]
    assert red.hands == [2, 3, 3, 3]


def test_R44_what_the_partner_put_face_down_leaves_the_shared_bench_too():
    red = four([7, 8], [2, 2], [8, 12], [7, 3], top=6, turn=2, division=1, benches=([5], [])).substitute(5, 8)
    red.play(12, 7, 7, roll=THREE_RED)
    assert red.state.view(0)["benches"][0][0]["card"] is None
    red.expel(8)
    assert red.fact("expelled") == {"seat": 0, "card": 8, "bench": 1, "down": 1}
    assert red.on_red_cards[0] == [8, 8]
    assert red.benches[0][0]["face"] == "empty"


def test_R24_R44_who_chooses_a_shirt_substitutes_from_the_shared_bench_and_the_partner_has_fewer_left():
    red = four([7, 8, 3], [2, 2], [8, 12], [7, 3], top=7, turn=0, division=1, benches=([5, 8], []))
    red.play(7, roll=THREE_RED)
    assert red.why_not(BringOn(5), 2) == "not-asked"
    red.substitute(5, 3).expel(5)
    assert red.substitutions_left == [4, 5]
    assert red.expelled == [[5], [], [], []]
    assert red.hands == [2, 2, 2, 2]  # the 5 brought on was drawn anew


def test_R44_a_partner_may_lose_the_same_shirt_too():
    red = four([7, 3], [7, 2], [7, 8], [2, 2], top=7, turn=2, division=1, expelled=((8,), (), (), ()))
    red.play(7, roll=THREE_RED)
    assert red.may(Expel) == [8]
    red.expel(8)
    assert red.expelled == [[8], [], [8], []]


@pytest.mark.parametrize(("penalised", "redrawn"), [(0, 3), (2, 0)])
def test_R44_an_expelled_shirt_is_drawn_again_only_when_it_comes_to_that_player(penalised, redrawn):
    """Seat 0 is dealt first, the lowest cards of the deck, three 2s to begin with."""
    expelled = [()] * 4
    expelled[penalised] = (2,)
    deck = [2, 2, 2, *[4, 6, 7, 8, 9, 11, 12] * 4]
    half = table([], [], [], [3], turn=3, top=5, division=1, decks=(deck, deck), expelled=expelled).play(3)
    assert half.told.count("redrawn") == redrawn
    assert half.state.view(0)["hand"].count(2) == 3 - redrawn
    assert half.hands == [11] * 4


def test_R44_guesses_of_two_hands_with_different_shirts_expelled_are_as_likely_as_the_deal():
    """Orange has 5 5 8 8 9 unseen; seat 1 can have no 8, seat 3 no 5: eight deals, four of them 5 and 8."""
    few = table([2], [5], [2], [8], turn=0, top=4, division=1, decks=([3], [5, 8, 9]), expelled=((), (8,), (), (5,)))
    assert few.expelled == [[], [8], [], [5]]
    dice = FastDice(4)
    worlds = [few.state.guess(0, dice) for _ in range(6000)]
    found = Counter((*world.view(1)["hand"], *world.view(3)["hand"]) for world in worlds)
    assert set(found) == {(5, 8), (5, 9), (9, 8)}
    assert abs(found[5, 8] - 3000) < 160
    assert abs(found[5, 9] - 1500) < 140


def test_R45_no_added_time_while_the_defender_and_the_finisher_have_cards():
    last = table([7], [9], [12], [5], top=7, turn=0).play(7)
    assert not last.added_time
    assert last.hands == [0, 1, 1, 1]


def test_R45_the_two_who_play_draw_up_to_two():
    added = table([], [], [7], [9], top=7, turn=2).play(7)
    assert added.added_time
    assert added.hands == [2, 0, 0, 2]
    added.play(added.may(Play)[-1])
    added.play(added.may(Play)[0])
    assert added.half == 2


def test_R46_partners_may_whisper_but_do_not_see_each_others_cards():
    assert GAME.talk(GAME.check(4)).partners == "free"
    match = Match("revanche", seats=4, seed=5)
    assert "hand" not in match.view(None)
    view = match.view(0)
    hands = {tuple(match.state.guess(0, FastDice(seed)).view(2)["hand"]) for seed in range(10)}
    assert len(hands) == 10
    assert all(match.state.guess(0, FastDice(seed)).view(0) == view for seed in range(10))


def test_R47_two_players_hardly_ever_see_the_end_of_a_deck():
    lowest = 60
    options = GAME.check(2, {"division": 1})
    for seed in range(60):
        dice = FastDice(seed)
        state = GAME.start(2, options, dice)
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.below(len(actions))], dice)
            lowest = min(lowest, *state.view(None)["decks"])
    assert lowest >= 10


def test_R48_an_empty_deck_is_made_anew_from_discards_and_goal_piles():
    renewed = table([2], [], turn=0, top=5, half=2, decks=([3], [4] * 4), score=[1, 1]).play(2)
    assert "reshuffled" in renewed.told
    assert renewed.half == 4
    assert renewed.hands == [4, 4]
    assert renewed.goal_piles == [1, 1]  # scores are kept apart
    assert renewed.spent[0] == []
    assert renewed.decks[0] == 60 - 4


def test_R48_expelled_shirts_stay_out():
    renewed = table([2], [], turn=0, top=5, half=2, division=1, decks=([3], [4] * 4), expelled=((9,), ()))
    renewed.play(2)
    assert renewed.spent[0] == [9, 9, 9, 9]
    assert 9 not in renewed.state.view(0)["hand"]


def test_R48_a_shirt_that_one_partner_may_play_comes_back():
    decks = ([3], [4] * 4)
    one = table([2], [], [], [], turn=0, top=5, half=2, division=1, decks=decks, expelled=((9,), (), (), ()))
    assert 9 not in one.play(2).spent[0]
    both = table([2], [], [], [], turn=0, top=5, half=2, division=1, decks=decks, expelled=((9,), (), (9,), ()))
    assert both.play(2).spent[0] == [9, 9, 9, 9]


def test_R50_both_partners_together_lose_at_most_six_shirts():
    spared = four(top=7, turn=0, division=1, expelled=((2, 4), (), (2, 5, 6, 9), ())).play(7, roll=THREE_RED)
    assert spared.told[-2:] == ["no-more-shirts", "chance-lost"]


def test_R48_what_lay_face_down_then_is_not_among_the_cards_shuffled():
    down = table([12, 2], [3, 3], turn=0, top=5, half=2, division=2, benches=([7], []), decks=([3, 4, 4], [4] * 4))
    down.substitute(7, 2).play(7, 3, 12, 3)
    assert down.half == 4
    slot = down.benches[0][0]
    assert slot["before_reshuffle"]
    assert 2 in down.hidden_at_reshuffle[0]
    for seed in range(60):
        guess = down.state.guess(1, FastDice(seed))
        assert guess.view(0)["benches"][0][0]["card"] in down.hidden_at_reshuffle[0]


def test_R48_cards_drawn_before_the_new_deck_are_none_of_those_shuffled():
    """Purple draws its last two cards, a 3 and a 4, and then two of the new deck."""
    hidden = table([2], [], turn=0, top=5, half=2, decks=([3, 4], [14] * 4)).play(2)
    assert hidden.hidden_at_reshuffle[0] == [3, 4]
    assert hidden.held_since_reshuffle == [2, 0]
    for seed in range(40):
        hand = hidden.state.guess(1, FastDice(seed)).view(0)["hand"]
        assert 3 in hand
        assert 4 in hand
    hidden.play(14, 3)
    assert hidden.held_since_reshuffle == [1, 0]
    for seed in range(40):
        assert {3, 4} & set(hidden.state.guess(1, FastDice(seed)).view(0)["hand"])  # one of them is still there


def test_R48_four_players_with_benches_run_out_of_cards_in_overtime():
    """22 + 6 + 22 cards leave ten, and overtime takes sixteen."""
    renewed = 0
    options = GAME.check(4, {"division": 2})
    for seed in range(12):
        dice = FastDice(seed)
        state = GAME.start(4, options, dice)
        state.tale = []
        while state.waiting():
            seat = state.waiting()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.below(len(actions))], dice)
            state.check()
        kinds = [event.kind for event in state.tale]
        if kinds.count("kick-off") == 3:  # the first was told before we listened
            assert kinds.count("reshuffled") >= 2
            renewed += 1
    assert renewed > 0
