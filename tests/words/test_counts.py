"""Numbers that count stand in selectors: nobody reads "1 cards" or, in Portuguese, "um" for none."""

import re

import pytest
from fluent.syntax.ast import NumberLiteral, VariableReference
from fluent.syntax.serializer import serialize_pattern

from ludoteca.engine.words import LANGUAGES
from tests.words.catalogues import PLACES, kind_of, messages, patterns, placed, selections, variables

EVERY = [(place, language) for place in PLACES for language in LANGUAGES]


def stands_alone(before, after):
    """Does a number stand where no word must agree with it: `Brazil: +1`, `2–6`, `10 min`, `about ≈3`?"""
    return before.endswith(("+", "≈")) or bool(
        re.search(r"(^|[+−–×(:;→/·]\s*)$", before) and re.match(r"\s*(min\b|s\b|[^\w\s]|$)", after)
    )


def keys_of(expression):
    return {
        variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
        for variant in expression.variants
    }


@pytest.mark.parametrize(("place", "language"), EVERY)
def test_every_variable_is_known_as_a_count_a_number_or_a_text(place, language):
    unknown = set()
    for message in messages(place, language):
        unknown |= {name for name in variables(message) if not kind_of(name, message.id.name)}
    assert unknown == set()


@pytest.mark.parametrize(("place", "language"), EVERY)
def test_every_count_stands_in_a_selector(place, language):
    loose = []
    for message in messages(place, language):
        for pattern, selected in patterns(message.value):
            for name, before, after in placed(pattern):
                if kind_of(name, message.id.name) != "count" or stands_alone(before, after):
                    continue
                if name not in selected:
                    loose.append(f"{message.id.name}: {before}{{ ${name} }}{after}")
    assert loose == []


@pytest.mark.parametrize(("place", "language"), EVERY)
def test_a_selector_on_a_count_knows_one(place, language):
    """Where another variant writes the number beside a word, 1 has a variant of its own; in Portuguese so has 0."""
    wrong = []
    for message in messages(place, language):
        for expression in selections(message.value):
            selector = expression.selector
            if not isinstance(selector, VariableReference) or kind_of(selector.id.name, message.id.name) != "count":
                continue
            keys = keys_of(expression)
            beside = [
                variant
                for variant in expression.variants
                for name, before, after in placed(variant.value)
                if name == selector.id.name and not stands_alone(before, after)
            ]
            if beside and not keys & {"1", "one"}:
                wrong.append(f"{message.id.name}: no [1]")
            if language == "pt" and "one" in keys and "0" not in keys:
                wrong.append(f"{message.id.name}: [one] is 0 too")
    assert wrong == []


@pytest.mark.parametrize("place", PLACES)
def test_none_is_said_in_words_in_every_language_or_in_none(place):
    """Where one language says "no points", the others do not say "0 points"."""
    said: dict[tuple[str, str], set[str]] = {}
    for language in LANGUAGES:
        for message in messages(place, language):
            for expression in selections(message.value):
                selector = expression.selector
                if not isinstance(selector, VariableReference):
                    continue
                name = selector.id.name
                if kind_of(name, message.id.name) == "count" and says_none(expression, name):
                    said.setdefault((message.id.name, name), set()).add(language)
    assert {names: languages for names, languages in said.items() if languages != set(LANGUAGES)} == {}


def says_none(expression, name):
    """Has a selector a variant for 0 that does without a number?"""
    return any(
        isinstance(variant.key, NumberLiteral)
        and variant.key.value == "0"
        and not any(char.isdigit() for char in serialize_pattern(variant.value))
        and name not in {placed_name for placed_name, _, _ in placed(variant.value)}
        for variant in expression.variants
    )
