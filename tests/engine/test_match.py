"""A match through its friendly face: questions, moves, undo, resignation, bad input."""

import pytest

from ludoteca import BadOption, FastDice, IllegalAction, LudotecaError, Match, UnknownGame, game, games
from ludoteca.engine.log import Play, Seat, Undo
from ludoteca.engine.state import CHANCE, SHOWN
from ludoteca.games.tacocat.actions import Done, Duel, Mark
from tests.engine.broken.honest import GAME as HIGH_CARDS


def duel(seed=7):
    """A match of Tacocat where nobody swapped."""
    match = Match("tacocat", seed=seed)
    match.play(0, Done())
    match.play(1, Done())
    return match


class TestQuestions:
    def test_games_are_found_by_their_folders(self):
        assert "tacocat" in games()
        assert game("tacocat").title == "Tacocat"

    def test_an_action_may_be_typed_an_id_or_json(self):
        for action in (Mark(4), game("tacocat").action_id(Mark(4)), {"do": "mark", "card": 4}):
            match = Match("tacocat", seed=7)
            match.play(0, action)
            assert match.view(0)["marked"] == [4]

    def test_every_action_and_its_id_belong_together(self):
        tacocat = game("tacocat")
        assert [tacocat.action_id(tacocat.action(n)) for n in range(tacocat.num_actions)] == list(range(69))

    def test_a_preview_needs_a_legal_action(self):
        match = duel()
        legal = match.actions(0)[0]
        assert "worth" in match.preview(0, legal)
        with pytest.raises(IllegalAction):
            match.preview(0, Mark(1))

    def test_events_are_numbered_for_each_seat_and_can_be_resumed(self):
        match = duel()
        events = match.events(0)
        assert [event["n"] for event in events] == list(range(1, len(events) + 1))
        assert match.events(0, since=2) == events[2:]
        assert {event["kind"] for event in match.events(None)} == {"round", "swapped"}

    def test_only_the_owner_sees_what_was_dealt(self):
        match = duel()
        dealt = [event for event in match.events(0) if event["kind"] == "dealt"]
        assert [event["facts"]["seat"] for event in dealt] == [0]


class TestRefusals:
    def test_a_refusal_has_a_code_a_rule_and_a_sentence_and_changes_nothing(self):
        match = duel()
        before = match.state.digest(), match.log
        missing = next(card for card in range(1, 9) if card not in match.view(0)["hand"])
        with pytest.raises(IllegalAction) as refused:
            match.play(0, Duel(missing))
        assert (refused.value.code, refused.value.rule) == ("not-in-hand", "C21")
        assert refused.value.sentence == f"You do not hold that many {missing}s."
        assert (match.state.digest(), match.log) == before

    def test_the_sentence_speaks_the_language_of_the_table(self):
        match = Match("tacocat", seed=7, language="pt")
        assert match.why_not(0, Duel(1)).sentence == "Agora não é hora disso."

    def test_why_not_is_none_for_a_legal_action(self):
        match = duel()
        assert match.why_not(0, match.actions(0)[0]) is None

    @pytest.mark.parametrize(
        "action",
        [69, -1, 2**70, {"do": "fly"}, {"do": "mark", "card": 9}, {}, "done", None, 1.5, True, Mark([]), Mark("4")],
    )
    def test_an_unknown_action_is_refused(self, action):
        with pytest.raises(IllegalAction) as refused:
            duel().play(0, action)
        assert refused.value.code == "no-such-action"

    @pytest.mark.parametrize("number", [-1, 69, 10**9, 2**63, 2**70])
    def test_a_state_refuses_numbers_of_any_size(self, number):
        state = duel().state
        before = state.digest()
        with pytest.raises(IllegalAction):
            state.apply(0, number, FastDice(1))
        assert state.digest() == before

    @pytest.mark.parametrize("seat", [-1, 2, 99, "0", 0.0, True, [0]])
    def test_an_unknown_seat_is_refused(self, seat):
        match = duel()
        with pytest.raises(IllegalAction) as refused:
            match.play(seat, Duel(4))
        assert refused.value.code == "no-such-seat"
        for question in (match.view, match.events, match.actions, match.resign, lambda seat: match.seat(seat, "Ana")):
            with pytest.raises(LudotecaError, match="seats are 0 to 1"):
                question(seat)

    @pytest.mark.parametrize("facts", [{"seats": 2.0}, {"seats": "2"}, {"seats": True}, {"seed": "x"}, {"seed": None}])
    def test_facts_of_the_wrong_kind_are_refused(self, facts):
        with pytest.raises(BadOption):
            Match("tacocat", **facts)

    def test_an_unknown_language_is_refused_at_once(self):
        with pytest.raises(LudotecaError, match="there are: pt, es, en"):
            Match("tacocat", language="xx")

    @pytest.mark.parametrize("spec", [None, "", 3, "nosuch:GAME", "tests.engine.broken.honest:NOTHING", ":x"])
    def test_what_is_no_game_is_refused(self, spec):
        with pytest.raises(UnknownGame):
            Match(spec)

    def test_a_folder_that_cannot_be_loaded_is_refused(self, tmp_path):
        folder = tmp_path / "crooked"
        folder.mkdir()
        (folder / "__init__.py").write_text("this is no Python")
        with pytest.raises(UnknownGame, match="SyntaxError"):
            game(str(folder))
        other = tmp_path / "json"
        other.mkdir()
        (other / "__init__.py").write_text("")
        with pytest.raises(UnknownGame, match="another module is called json"):
            game(str(other))

    def test_nothing_is_written_that_could_not_be_read_again(self):
        match = duel()
        before = match.log
        for move in (
            lambda: match.undo(0, by=[99]),
            lambda: match.undo("0"),
            lambda: match.end("rage"),
            lambda: match.seat(0, 5),
            lambda: match.resign(None),
        ):
            with pytest.raises(LudotecaError):
                move()
        assert match.log == before
        assert match.result is None

    def test_what_is_shown_cannot_be_changed_from_outside(self):
        match = duel()
        match.events(0)[1]["facts"]["cards"].clear()
        match.events(0)[1]["facts"]["seat"] = 9
        assert match.events(0)[1]["facts"]["seat"] == 0
        assert len(match.events(0)[1]["facts"]["cards"]) == 7
        assert match.events(0, since=-5) == match.events(0)

    def test_an_unknown_game_names_those_there_are(self):
        with pytest.raises(UnknownGame, match="tacocat"):
            Match("chess")

    def test_wrong_seats_name_those_allowed(self):
        with pytest.raises(BadOption, match="for 2 seats, not 5"):
            Match("tacocat", seats=5)

    @pytest.mark.parametrize("options", [{"board": "round"}, {"bord": "printed"}, {"board": 3}])
    def test_a_wrong_option_names_what_is_allowed(self, options):
        with pytest.raises(BadOption, match=r"board: printed \| palindrome"):
            Match("tacocat", options=options)


class TestUndo:
    def test_reports_tell_the_undo_policy_what_happened(self):
        match = Match("tacocat", seed=7)
        assert match.play(0, Mark(4)) == 0
        assert match.play(0, Done()) == 0
        assert match.play(1, Done()) == CHANCE | SHOWN  # seat 0 draws a card, both numbers are shown

    def test_an_undo_goes_back_and_stays_in_the_log(self):
        match = Match("tacocat", seed=7)
        before = match.state.digest()
        match.play(0, Mark(4))
        match.undo(to=0, by=[0, 1])
        assert match.state.digest() == before
        assert [type(entry) for entry in match.log.entries[1:]] == [Play, Undo]
        match.play(0, Mark(5))
        assert match.log.entries[-1].n == 3
        assert Match.replay(match.log.to_json()).view(0)["marked"] == [5]

    def test_an_undo_of_an_undone_move_is_refused(self):
        match = Match("tacocat", seed=7)
        match.play(0, Mark(4))
        match.undo(to=0)
        for place in (0, 1, 2, 9):
            with pytest.raises(LudotecaError, match="not a position to go back to"):
                match.undo(to=place)

    def test_a_finished_match_is_not_taken_back(self):
        match = Match("tacocat", seed=7)
        match.play(0, Mark(4))
        match.resign(1)
        with pytest.raises(IllegalAction) as refused:
            match.undo(to=0)
        assert refused.value.code == "over"

    def test_a_change_of_players_survives_an_undo(self):
        match = Match("tacocat", seed=7)
        match.play(0, Mark(4))
        match.seat(1, "bot:normal")
        match.undo(to=0)
        assert [entry.who for entry in match.log.effective() if isinstance(entry, Seat)] == ["bot:normal"]


class TestEnd:
    def test_with_two_sides_the_other_wins_by_resignation(self):
        match = duel()
        match.resign(0)
        assert match.result.ranks == (2, 1)
        assert match.result.winners == (1,)
        assert match.waiting == ()
        assert match.actions(1) == []
        with pytest.raises(IllegalAction) as refused:
            match.play(1, Duel(4))
        assert refused.value.code == "over"
        assert Match.replay(match.log.to_json()).result == match.result

    @pytest.mark.parametrize("reason", ["agreed", "abandoned"])
    def test_the_table_may_end_a_match_without_a_winner(self, reason):
        match = duel()
        match.end(reason)
        assert match.result.winners == ()
        assert match.result.reason == reason
        assert Match.replay(match.log.to_json()).result == match.result
        with pytest.raises(IllegalAction):
            match.resign(0)

    def test_a_bug_in_a_game_changes_nothing(self, monkeypatch):
        match = Match(HIGH_CARDS, seed=1)
        before = match.state.digest()
        monkeypatch.setattr(HIGH_CARDS.Position, "draw", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.play(0, match.actions(0)[0])
        assert match.state.digest() == before
        assert len(match.log.entries) == 1


class TestConsiderAndAccept:
    def test_what_is_considered_changes_nothing_and_is_the_same_each_time(self):
        match = duel()
        before = match.state.digest(), match.log, [match.told(seat) for seat in (0, 1, None)]
        action = match.actions(match.waiting[0])[0]
        steps = [match.consider(match.waiting[0], action) for _ in range(3)]
        assert (match.state.digest(), match.log, [match.told(seat) for seat in (0, 1, None)]) == before
        assert len({step.state.digest() for step in steps}) == 1
        assert len({step.entry for step in steps}) == 1

    def test_accepting_is_what_playing_does(self):
        played, accepted = duel(), duel()
        while played.result is None:
            seat = played.waiting[0]
            action = played.actions(seat)[-1]
            played.play(seat, action)
            step = accepted.consider(seat, action)
            accepted.accept(step)
            assert (accepted.waiting, accepted.result) == (step.waiting, step.result)
        assert (played.log, played.state.digest()) == (accepted.log, accepted.state.digest())

    def test_undo_resignation_seats_and_the_end_are_considered_too(self):
        match = duel()
        before = match.log
        steps = [
            match.consider_undo(1),
            match.consider_seat(0, "Ana"),
            match.consider_resign(0),
            match.consider_end("agreed"),
        ]
        assert match.log == before
        assert [step.result is not None for step in steps] == [False, False, True, True]

    def test_a_step_belongs_to_its_position(self):
        match = duel()
        step = match.consider_seat(0, "Ana")
        match.accept(step)
        with pytest.raises(LudotecaError, match="the next one is"):
            match.accept(step)
