"""The browser's words (words.ts) and ours (engine/words.py) say the same: every sentence of every game, and what matches tell."""

import json
import subprocess
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.engine.words import COMMON, LANGUAGES, Words
from tests.words.catalogues import GAMES
from tests.words.reading import NAMES, ways

WEB = Path(__file__).parents[2] / "web"
WAYS = 60  # to say one sentence, at most
MOVES = 200
PROGRAM = """
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { home, language, sources, calls } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(`${home}/package.json`);
const source = readFileSync(`${home}/src/lib/words.ts`, 'utf8');
const { ModuleKind, ScriptTarget, transpileModule } = require('typescript');
const options = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
const words = {};
new Function('require', 'exports', transpileModule(source, { compilerOptions: options }).outputText)(require, words);
const speaker = new words.Words(language, sources);
console.log(JSON.stringify(calls.map(([how, ...given]) => speaker[how](...given))));
"""


def browser(game, language, calls):
    """What the web app's Words answer to these calls of their methods."""
    sources = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (COMMON, game.text)]
    given = {"home": str(WEB), "language": language, "sources": ["\n".join(sources)], "calls": calls}
    node = ["node", "--input-type=module", "--eval", PROGRAM]
    told = subprocess.run(node, input=json.dumps(given), capture_output=True, text=True, check=True)
    assert told.stderr == ""  # where a sentence that cannot be said is told
    return json.loads(told.stdout)


def agree(game, language, calls, ours):
    theirs = browser(game, language, calls)
    wrong = [pair for pair in zip(calls, theirs, ours, strict=True) if pair[1] != pair[2]]
    assert wrong == []


def played(case, game):
    """Some moves of a match, each time another of the legal ones."""
    match = ludoteca.Match(game, case.seats, 11, case.options)
    for turn in range(MOVES):
        if not match.waiting:
            break
        actions = match.actions(match.waiting[-1])
        match.play(match.waiting[-1], actions[(7 * turn) % len(actions)])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_the_same_in_the_browser(name, language):
    game, some = ludoteca.game(name), []
    for _, group in groupby(ways(game, language), key=itemgetter(0)):
        each = list(group)
        some += [(key, facts, viewer) for key, facts, viewer, _ in each[:: len(each) // WAYS + 1]]
    words = Words(game, language)
    calls = [("say", key, facts, NAMES, viewer) for key, facts, viewer in some]
    agree(game, language, calls, [words.say(key, facts, NAMES, viewer) for key, facts, viewer in some])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_events_and_actions_of_matches_are_the_same_in_the_browser(name, language):
    game = ludoteca.game(name)
    words, calls, ours = Words(game, language), [], []
    for case in game.cases():
        match = played(case, game)
        for viewer in (None, 0, case.seats - 1):
            for event in match.events(viewer):
                calls.append(("event", event, NAMES, viewer))
                ours.append(words.event(event, NAMES, viewer))
    for number, action in list(enumerate(game.actions))[:: len(game.actions) // 500 + 1]:
        spoken = {**msgspec.to_builtins(action), "facts": action.facts(), "id": number}
        calls.append(("action", spoken, NAMES, 1))
        ours.append(words.action(action, NAMES, 1))
    agree(game, language, calls, ours)


def test_lists_in_spanish_hear_the_sound_of_an_i():
    game = ludoteca.game("tacocat")
    for last in ("Inés", "Hilda", "Hierro", "Íñigo", "Yolanda", "Iara", "ia", "h", ""):
        names = ["Ana", "Beto", last]
        call = ("say", "result-plate", {"winners": [0, 1, 2]}, names, None)
        agree(game, "es", [call], [Words(game, "es").say("result-plate", {"winners": [0, 1, 2]}, names)])
