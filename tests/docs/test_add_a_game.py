"""docs/add-a-game.md: what it shows of files is what stands in them, and its sentences are said.

Its commands are run by tests/authoring/test_docs.py, its board is played on by tests/web/test_strangers.py.
"""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.engine import lesson
from ludoteca.games.tacocat import GAME
from ludoteca.games.tacocat.actions import Duel, Mark
from tests.docs.pages import ROOT, of

CONNECT_FOUR = "\n".join(path.read_text() for path in sorted((ROOT / "examples/connect_four").glob("*.py")))
*EXCERPTS, LESSON = of("add-a-game.md", "python")
COUNTED, FORMED = of("add-a-game.md", "ftl")


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.name)
def test_what_is_shown_of_connect_four_stands_in_its_files(block):
    for part in block.text.strip().split("\n\n\n"):
        assert part in CONNECT_FOUR


def test_the_lesson_is_one_that_the_engine_takes():
    names = vars(lesson) | {"Mark": Mark, "Duel": Duel}
    exec(LESSON.text, names)  # noqa: S102 - our own page
    shown = names["LESSON"]
    assert (shown.seats, shown.seat, list(shown.keys())) == (2, 0, ["lesson-swap", "lesson-duel", "lesson-end"])
    assert all(action in GAME.actions for step in shown.steps for action in getattr(step, "want", ()))


def said(block, message, **facts):
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(block.text))
    told, problems = bundle.format_pattern(bundle.get_message(message).value, facts)
    assert problems == []
    return told


def test_the_sentences_say_what_the_page_says_of_them():
    assert COUNTED.text.split("}\n")[0] in (ROOT / "examples/connect_four/text/en.ftl").read_text()
    assert said(COUNTED, "event-dropped", seat="Ana", seat_is="you", column=3) == "You drop a disc into column 3."
    assert said(COUNTED, "event-dropped", seat="Ana", seat_is="other", column=3) == "Ana drops a disc into column 3."
    bundle = FluentBundle(["pt"], use_isolating=False)
    bundle.add_resource(FluentResource(FORMED.text))
    form, _ = bundle.format_pattern(bundle.get_message("name-brazil").attributes["in"])
    assert said(FORMED, "event-placed", country_in=form) == "Chegam exércitos no Brasil."
