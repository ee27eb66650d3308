"""What the server refuses, as values: a code, the rule, a sentence in the person's language, and an HTTP status."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.engine.contract import Game
from ludoteca.engine.values import IllegalAction, LudotecaError
from ludoteca.engine.words import LANGUAGES, Words

TEXT = Path(__file__).parent / "text"
ROOM = 300  # letters of a fact in a sentence


class Refused(LudotecaError):
    """The server says no; `refusal-<code>` in server/text is the sentence."""

    def __init__(self, code: str, status: int = 409, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.facts = facts


class Problem(msgspec.Struct, frozen=True):
    """Every error the API answers with."""

    code: str
    rule: str
    sentence: str


def problem(refused: Refused | IllegalAction, language: str, game: Game | None = None, action: Any = None) -> Problem:
    """A refusal of the server or of a game's rules, spoken."""
    if isinstance(refused, Refused):
        return Problem(refused.code, refused.rule, say(f"refusal-{refused.code}", language, refused.facts))
    sentence = refused.sentence
    if game is not None:
        sentence = speaker(game, language).refusal(refused.refusal, action)
    return Problem(refused.code, refused.rule, sentence)


@cache
def speaker(game: Game, language: str) -> Words:
    """A game's words, made once."""
    return Words(game, language)


def say(key: str, language: str, facts: Mapping[str, Any]) -> str:
    """One of the server's own sentences."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: _short(fact) for name, fact in facts.items()})
    assert not errors, f"{key}: {errors}"
    return str(text)


def _short(fact: Any) -> Any:
    """A fact as a sentence has room for it: it may repeat what somebody sent, which may be of any length."""
    return f"{fact[: ROOM - 1]}…" if isinstance(fact, str) and len(fact) > ROOM else fact


def preferred(accept: str) -> str:
    """The language a browser asks for, among ours: the first of Accept-Language that we speak."""
    for part in accept.split(","):
        language = part.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
