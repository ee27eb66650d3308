"""Sentences: everything that can happen can be said, in every language, and nothing else is written."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args, get_type_hints

from ludoteca.engine.conformance.logs import random_match
from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.contract import Game
from ludoteca.engine.values import LudotecaError, Refusal
from ludoteca.engine.words import LANGUAGES, VARIANTS, Words, keys

SAYINGS = 3000  # actions that are said, if there are more
NAMES = tuple(f"⟨{letter}⟩" for letter in "ABCDEFGHIJKL")  # of the players, easy to find in a sentence


def expected(game: Game) -> set[str]:
    """The keys a game's catalogues must have, exactly."""
    options = get_type_hints(game.Options)
    return {
        "title",
        "pitch",
        *(f"action-{tag}" for tag in game.action_tags()),
        *(f"refusal-{refusal.code}" for refusal in game.refusals),
        *(f"event-{kind}" for kind in game.events),
        *(f"ask-{kind}" for kind in game.asks),
        *(f"motive-{word}" for word in game.motives),
        *(f"{part}-{level}" for level in game.characters for part in ("name-bot", "about", "glad", "sorry")),
        *(f"result-{reason}" for reason in game.reasons),
        *(f"name-{word}" for word in game.names),
        *(game.lesson.keys() if game.lesson is not None else ()),
        *(game.deeds.keys() if game.deeds is not None else ()),
        *(f"option-{name}" for name in options),
        *(f"option-{name}-{value}" for name, hint in options.items() for value in _values(hint)),
    }


def _values(hint: object) -> list[str]:
    if hint is bool:
        return ["true", "false"]
    return [str(value) for value in get_args(hint) if isinstance(value, str | int)]


def sentences(subject: Subject) -> str:
    """Catalogues are complete, have nothing unused, and every sentence can be said, to each seat and to nobody."""
    game = subject.game
    wanted = expected(game) | _board_words(game)
    for language in LANGUAGES:
        found = Counter(keys(game.text, language))
        for problem, words in (
            ("missing", sorted(wanted - found.keys())),
            ("unused", sorted(found.keys() - wanted)),
            ("written twice", sorted(key for key, times in found.items() if times > 1)),
        ):
            if words:
                raise Broken(f"{language}.ftl: {problem}: {', '.join(words[:12])}")
    said = sum(_say_all(subject, Words(game, language, strict=True)) for language in LANGUAGES)
    return f"{len(wanted)} keys in {len(LANGUAGES)} languages, {said} sentences said"


def _board_words(game: Game) -> set[str]:
    """What a board may say beside the rules: the game decides, but alike in every language.

    `board-…` is for a drawn board; `field-<field>` is what the plain board calls a field of the game's shapes, and
    `field-<field>-<value>` one of the words that it may hold.
    """
    named = field_keys(game.schema()["components"]["schemas"])
    found = keys(game.text, LANGUAGES[0])
    return {key for key in found if key.startswith("board-") or key in named}


def field_keys(schema: Any) -> set[str]:
    """The keys for all fields in a schema, also of those inside others, and for the words that they may hold."""
    if isinstance(schema, list):
        return {key for part in schema for key in field_keys(part)}
    if not isinstance(schema, dict):
        return set()
    found = {key for part in schema.values() for key in field_keys(part)}
    properties = schema.get("properties")
    if isinstance(properties, dict):
        for name, node in properties.items():
            key = f"field-{name.replace('_', '-')}"
            found |= {key, *(f"{key}-{word}" for word in _held(node))}
    return found


def _held(node: Any) -> set[str]:
    """The words that a field may hold, itself or in a list; not those of fields inside it."""
    if isinstance(node, list):
        return {word for part in node for word in _held(part)}
    if not isinstance(node, dict):
        return set()
    own = {word for word in node.get("enum", ()) if isinstance(word, str) and word}
    return own | {word for inner in ("items", "prefixItems", "anyOf") for word in _held(node.get(inner))}


def _say_all(subject: Subject, words: Words) -> int:
    game = subject.game
    try:
        actions = game.actions[:: game.num_actions // SAYINGS + 1]
        listeners = [None, *range(max(game.seats))]
        said = [words.action(action, (), listeners[turn % len(listeners)]) for turn, action in enumerate(actions)]
        said += [words.ask(kind) for kind in game.asks]
        said += [words.say(key, {}) for key in (game.lesson.keys() if game.lesson is not None else ())]
        said += [words.say(key, {}) for key in (game.deeds.keys() if game.deeds is not None else ())]
        for case in subject.played():
            match = random_match(subject, case, subject.seed)
            for viewer in [*range(case.seats), None]:
                heard = [words.event(event, NAMES, viewer) for event in match.events(viewer)]
                if match.result:
                    heard.append(words.result(match.result, NAMES, viewer))
                if viewer is not None:
                    _addressed(heard, NAMES[viewer], words.language)
                said += heard
        said += _say_refusals(subject, words)
        said += _say_motives(subject, words)
        said += [
            words.say(f"{part}-{level}", {"variant": number})
            for level in game.characters
            for part in ("glad", "sorry")
            for number in range(VARIANTS)
        ]
    except LudotecaError as broken:
        raise Broken(str(broken)) from broken
    for sentence in said:
        if not sentence or sentence != sentence.strip() or "  " in sentence:
            raise Broken(f"a sentence in {words.language} has a gap: {sentence!r}")
    return len(said)


def _addressed(heard: list[str], name: str, language: str) -> None:
    """Whoever listens is spoken to, and not of by name."""
    for sentence in heard:
        if name in sentence:
            raise Broken(f"a sentence in {language} names its listener instead of saying you: {sentence!r}")


def _say_refusals(subject: Subject, words: Words) -> list[str]:
    """Each refusal met in play, said once for each kind of action that met it."""
    game = subject.game
    met: dict[tuple[str, str], str] = {}
    declared = {refusal.code for refusal in game.refusals}
    for state, place, number in subject.sampled():
        if number % 3:
            continue
        for seat in range(state.seats):
            asked = state.asked(seat)
            if asked and asked not in game.asks:
                raise Broken(f"{place}: the question {asked!r} is not among the game's asks")
            if seat in state.waiting() and not asked:
                raise Broken(f"{place}: seat {seat} is waited for, but asked nothing")
            for action in range(0, game.num_actions, game.num_actions // 500 + 1):
                refusal: Refusal | None = state.why_not(seat, action)
                if refusal is None:
                    continue
                typed = game.action(action)
                key = (refusal.code, str(typed.__struct_config__.tag))
                if key not in met:
                    met[key] = words.refusal(refusal, typed, (), seat)
                    if refusal.code not in declared and not words.has(f"refusal-{refusal.code}"):
                        raise Broken(f"{place}: the refusal {refusal.code!r} is not declared")
    return list(met.values())


def _say_motives(subject: Subject, words: Words) -> list[str]:
    """Each motive met in play, said once."""
    met: dict[str, str] = {}
    for state, place, _ in subject.sampled():
        for seat in state.waiting():
            for action in state.legal(seat):
                word, facts = state.motive(seat, action)
                if word and word not in met:
                    if word not in subject.game.motives:
                        raise Broken(f"{place}: the motive {word!r} is not declared")
                    met[word] = words.say(f"motive-{word}", facts, NAMES, seat)
    return list(met.values())
