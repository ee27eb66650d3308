"""Every sentence of a game with the numbers, names and listeners that change its grammar: to be read by people.

    python -m tests.words.reading teg pt > teg.pt.txt

A sentence is said with each of its variables in turn at 0, 1, 2 and 5, or at each word that play puts there (every country,
colour and card), while the others stay; to nobody, and to each seat it speaks of.
"""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import groupby, product
from operator import itemgetter

import ludoteca
from ludoteca.engine.words import LANGUAGES, Words, is_seat
from tests.words.catalogues import NUMBERED, NUMBERS, kind_of, messages, variables

MOVES = 300  # of a match, to see what play puts into sentences
NAMES = ("Ana", "Beto", "Inés", "Davi", "Eva", "Fran")
SAYABLE = ("event-", "action-", "refusal-", "board-", "result-", "motive-", "glad-", "sorry-")
LISTS = {
    "cards",
    "continents",
    "countries",
    "objectives",
    "others",
    "pieces",
    "spots",
    "dice",
    "tops",
    "seats",
    "winners",
}


ALIKE = {"given": "piece", "continents": "continent", "countries": "country", "objectives": "objective"}


def is_word(name: str, value: object) -> bool:
    """Is a fact a word, or a number that names a thing, as the card 7?"""
    return isinstance(value, str) or (name in NUMBERS and isinstance(value, int) and not isinstance(value, bool))


@cache
def words_of(game) -> dict[str, list]:
    """What play puts into each variable that is a word: all values of the actions' facts, and those of some matches."""
    values: dict[str, dict] = {}
    for action in game.actions:
        for name, value in action.facts().items():
            if is_word(name, value):
                values.setdefault(name, {})[value] = None
    for case in game.cases():
        match = ludoteca.Match(game, case.seats, 7, case.options)
        for turn in range(MOVES):
            if not match.waiting:
                break
            actions = match.actions(match.waiting[0])
            match.play(match.waiting[0], actions[turn % len(actions)])
        for viewer in range(case.seats):
            for event in match.events(viewer):
                for name, value in event["facts"].items():
                    words = [item for item in (value if isinstance(value, list) else [value]) if is_word(name, item)]
                    values.setdefault(name, {}).update(dict.fromkeys(words))
    return {name: list(found) for name, found in values.items() if found}


def facts_of(names: set[str]) -> set[str]:
    """The facts from which the variables of a sentence follow: `seat` and `country` of `seat_is` and `country_in`."""
    ends = ("_is", "_others", "_count", "_a", "_in", "_of", "_quoted", "_the", "_to")
    return {next((name.removesuffix(end) for end in ends if name.endswith(end)), name) for name in names}


def variants(name: str, key: str, known: dict[str, list]) -> list:
    """The values to say a variable with."""
    if name not in known and ALIKE.get(name) in known:
        known = {**known, name: known[ALIKE[name]]}
    if kind_of(name, key) == "count" or key in NUMBERED.get(name, ()):
        return [0, 1, 2, 5]
    if name in LISTS:
        words = known.get(name) or [2, 5, 8]
        if is_seat(name):
            return [[0], [0, 1], [1, 2, 3]]
        return [words[:1], words[:2], words[:3]]
    if is_seat(name):
        return [0, 1]
    if name in ("won", "jack", "both", "here", "same", "own", "worn_out"):
        return [True, False]
    if name in known:
        return known[name]
    return [0, 1, 2, 5]


def ways(game, language: str) -> Iterator[tuple[str, dict, int | None, bool]]:
    """Each sentence's key with the facts and the listener of every way it can be said, and whether it is the first of a fact."""
    known = words_of(game)
    for message in messages(game.name, language):
        key = message.id.name
        facts = facts_of(variables(message)) if key.startswith(SAYABLE) else set()
        choices = {name: variants(name, key, known) for name in facts}
        first = {name: values[0] for name, values in choices.items()}
        again = {name: values[1 % len(values)] for name, values in choices.items()}
        if not facts:
            yield key, {}, None, True
        for name, values in choices.items():
            for value, base, viewer in product(values, (first, again), (None, 0, 1)):
                yield key, {**base, name: value}, viewer, value == values[0]


def said(game, language: str) -> Iterator[tuple[str, str]]:
    """Each sentence's key, and what it says in all the ways it can be said."""
    words = Words(game, language)
    for key, group in groupby(ways(game, language), key=itemgetter(0)):
        lines = {(not first, words.say(key, facts, NAMES, viewer)) for _, facts, viewer, first in group}
        for _, line in sorted(lines):
            yield key, line


if __name__ == "__main__":
    asked = ludoteca.game(sys.argv[1])
    for language in sys.argv[2:] or LANGUAGES:
        for key, line in said(asked, language):
            print(f"{language} {key}: {line}")
