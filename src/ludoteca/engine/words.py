"""Sentences. One Fluent catalogue a game and language; the log, refusals and screens speak from it.

What the variables of a sentence mean is the same everywhere:

* a fact called `seat`, or whose name ends in `_seat`, is spoken as that player's name;
* a text is spoken as the message `name-<text>` where the catalogue has one;
* a list is spoken item by item, with commas; true and false are `yes` and `no`, to select on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ludoteca.engine.contract import Game
from ludoteca.engine.values import Action, Event, LudotecaError, Refusal, Result

LANGUAGES = ("pt", "es", "en")
COMMON = Path(__file__).parent / "text"


class Words:
    """Speaks one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise LudotecaError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self._bundle = _bundle(game.text, language)

    def event(self, event: Event | Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What happened, in a sentence."""
        if isinstance(event, Event):
            return self.say(f"event-{event.kind}", event.facts, names)
        return self.say(f"event-{event['kind']}", event["facts"], names)

    def action(self, action: Action | int, names: Sequence[str] = ()) -> str:
        """What a player would do."""
        typed = self.game.action(action) if isinstance(action, int) else action
        return self.say(f"action-{typed.__struct_config__.tag}", typed.facts(), names)

    def refusal(self, refusal: Refusal, action: Action | None = None, names: Sequence[str] = ()) -> str:
        """Why an action is not allowed; the action's facts are the variables."""
        facts = action.facts() if action is not None else {}
        return self.say(f"refusal-{refusal.code}", facts, names)

    def ask(self, kind: str) -> str:
        """What the player is asked to decide."""
        return self.say(f"ask-{kind}", {}) if kind else ""

    def result(self, result: Result, names: Sequence[str] = ()) -> str:
        """How the match ended."""
        winners = ", ".join(self.seat(seat, names) for seat in result.winners)
        return self.say(f"result-{result.reason}", {"winners": winners, "won": bool(result.winners)}, names)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or the seat's own."""
        return names[seat] if seat < len(names) else self.say("seat-name", {"number": seat + 1})

    def has(self, key: str) -> bool:
        """Is there a sentence of this name?"""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The sentence `key` with these facts; LudotecaError if it cannot be said."""
        if not self.has(key):
            raise LudotecaError(f"{self.game.name}: no sentence {key!r} in {self.language}")
        spoken = {name: self._spoken(name, value, names) for name, value in facts.items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise LudotecaError(f"{self.game.name}: sentence {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _spoken(self, name: str, value: Any, names: Sequence[str]) -> str | int | float:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._spoken(name, item, names)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, str) and self.has(f"name-{value}"):
            return self.say(f"name-{value}", {}, names)
        return value if isinstance(value, int | float) else str(value)


def keys(folder: Path, language: str) -> list[str]:
    """The keys of one catalogue, in the order of the file, repeated ones too."""
    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in (COMMON, folder):
        source = place / f"{language}.ftl"
        if not source.is_file():
            raise LudotecaError(f"{source} is missing")
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
