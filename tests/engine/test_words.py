"""How facts become sentences: whoever listens is addressed, names have forms, lists end as people speak."""

import shutil

import pytest

from ludoteca.engine.conformance import examine
from ludoteca.engine.values import Event, LudotecaError, Result
from ludoteca.engine.words import Words, listed, variant
from tests.engine.broken import honest

NAMES = ("Ana", "Beto", "Inés")
TRIAL = """
event-passed = { $seat_is ->
    [you] Você passa.
   *[other] { $seat } passa.
}
event-met = { $seats_is ->
    [you] Só você veio.
    [among] Você veio com { $seats_others }.
   *[other] Vieram { $seats }.
}
event-cheered = { $seat_is ->
    [rival] A torcida do rival canta.
   *[other] { $seat } canta.
}
event-landed = Chegam { $armies ->
    [0] nenhum exército
    [one] um exército
   *[other] { $armies } exércitos
} { $country_in }.
event-toured = { $country_count }: { $country_of }.
event-praised = { $variant ->
    [0] Bom!
    [1] Ótimo!
   *[2] Que lance!
}
name-brazil = Brasil
    .in = no Brasil
    .of = do Brasil
name-egypt = Egito
    .of = do Egito
"""


@pytest.fixture
def trial(tmp_path):
    """A game whose Portuguese has a few sentences more."""
    shutil.copytree(honest.GAME.text, tmp_path / "text")
    source = tmp_path / "text/pt.ftl"
    source.write_text(source.read_text() + TRIAL)

    class Trial(type(honest.GAME)):
        text = tmp_path / "text"

    return Trial()


def test_whoever_listens_is_addressed(trial):
    words, passed = Words(trial, "pt"), Event("passed", {"seat": 1}, 0)
    assert [words.event(passed, NAMES, viewer) for viewer in (0, 1, None)] == [
        "Beto passa.",
        "Você passa.",
        "Beto passa.",
    ]


def test_a_list_of_seats_addresses_its_member(trial):
    words = Words(trial, "pt")
    met = Event("met", {"seats": [0, 1, 2]}, 0)
    assert words.event(met, NAMES) == "Vieram Ana, Beto e Inés."
    assert words.event(met, NAMES, 1) == "Você veio com Ana e Inés."
    assert words.event(Event("met", {"seats": [1]}, 0), NAMES, 1) == "Só você veio."


def test_a_word_that_stands_for_a_seat_has_its_own_variant(trial):
    words = Words(trial, "pt")
    assert words.event(Event("cheered", {"seat": "rival"}, 0), NAMES, 0) == "A torcida do rival canta."
    assert words.event(Event("cheered", {"seat": 1}, 0), NAMES, 0) == "Beto canta."


def test_a_winner_is_addressed():
    words, result = Words(honest.GAME, "en"), Result((1, 2), (1.0, 0.0), "sum")
    assert words.result(result, NAMES, 0) == "You won."
    assert words.result(result, NAMES, 1) == "Ana won."


def test_a_name_has_forms(trial):
    words = Words(trial, "pt", strict=True)
    landed = {"armies": 2, "country": "brazil"}
    assert words.event(Event("landed", landed, 0)) == "Chegam 2 exércitos no Brasil."
    toured = Event("toured", {"country": ["brazil", "egypt"]}, 0)
    assert words.event(toured) == "2: do Brasil e do Egito."


def test_a_form_that_a_name_lacks_is_its_plain_name_and_the_kit_refuses_it(trial):
    landed = Event("landed", {"armies": 0, "country": "egypt"}, 0)
    assert Words(trial, "pt").event(landed) == "Chegam nenhum exército Egito."
    with pytest.raises(LudotecaError, match="country_in"):
        Words(trial, "pt", strict=True).event(landed)


def test_a_replay_says_the_same_variant(trial):
    words = Words(trial, "pt")
    said = [words.event({"n": number, "kind": "praised", "facts": {}}) for number in range(1, 30)]
    assert set(said) == {"Bom!", "Ótimo!", "Que lance!"}
    assert said == [words.event({"n": number, "kind": "praised", "facts": {}}) for number in range(1, 30)]
    assert words.event(Event("praised", {}, 0)) == "Bom!"


@pytest.mark.parametrize("rhythm", range(1, 9))
def test_events_of_a_steady_rhythm_do_not_repeat_one_variant(rhythm):
    assert {variant(number) for number in range(1, 20 * rhythm, rhythm)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("items", "pt", "es", "en"),
    [
        ([], "", "", ""),
        (["Ana"], "Ana", "Ana", "Ana"),
        (["Ana", "Inés"], "Ana e Inés", "Ana e Inés", "Ana and Inés"),
        (["2", "5", "11"], "2, 5 e 11", "2, 5 y 11", "2, 5 and 11"),
        (["Ana", "Hilda"], "Ana e Hilda", "Ana e Hilda", "Ana and Hilda"),
        (["Ana", "Hierro"], "Ana e Hierro", "Ana y Hierro", "Ana and Hierro"),
        (["Ana", "Yago"], "Ana e Yago", "Ana y Yago", "Ana and Yago"),
    ],
)
def test_lists_end_as_people_speak(items, pt, es, en):
    assert [listed(items, language) for language in ("pt", "es", "en")] == [pt, es, en]


def test_the_kit_says_every_sentence_to_each_seat(trial):
    """A variant for whoever listens that cannot be said is found, although nobody else would hear it."""
    source = trial.text / "pt.ftl"
    source.write_text((honest.GAME.text / "pt.ftl").read_text().replace("[you] You laid { $card }", "[you] { $what }"))
    (finding,) = examine(trial, checks=["sentences"], matches=1).findings
    assert not finding.passed
    assert "what" in finding.text


def test_the_kit_finds_a_sentence_that_names_its_listener(trial):
    spoilt = (honest.GAME.text / "pt.ftl").read_text().replace("[you] You laid", "[you] { $seat } laid")
    (trial.text / "pt.ftl").write_text(spoilt)
    (finding,) = examine(trial, checks=["sentences"], matches=1).findings
    assert not finding.passed
    assert "names its listener" in finding.text
