"""Sentences. One Fluent catalogue a game and language; the log, refusals and screens speak from it.

What the variables of a sentence mean is the same everywhere, here and in web/src/lib/words.ts:

* **Seats.** A fact called `seat`, `seats` or `winners`, or whose name ends in `_seat` or `_seats`, is spoken as that
  player's name. Whoever listens (`viewer`) is addressed: `$seat_is` is `you` or `other`, to select on, and
  the variant `[you]` has its own verb and no name. For a list it is `you` (nobody else), `among` (with others, whom
  `$seats_others` names) or `other`. Where a word stands for a seat (`rival`, who has none), it is that word.
* **Words.** A text is spoken as the message `name-<text>` where the catalogue has one. The attributes of
  that message are its other forms: `.in = no Brasil` of `name-brazil` is `$country_in` for a fact `country`. A name
  without the form is spoken as it is (the conformance kit, which listens strictly, calls that an error).
* **Lists** end as people speak: "2, 5 e 8", "Ana y Beto"; so do lists of forms. `$cards_count` is how many there are.
* **Numbers** stay numbers, to select on; true and false are `yes` and `no`.
* **Variants.** `$variant` of an event is 0, 1 or 2, from the event's number: a replay says the same.

```
event-passed = { $seat_is ->
    [you] Você passa.
   *[other] { $seat } passa.
}
```
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.engine.contract import Game
from ludoteca.engine.values import Action, Event, LudotecaError, Refusal, Result
from ludoteca.engine.why import Explanation

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("pt", "es", "en")
COMMON = Path(__file__).parent / "text"
VARIANTS = 3

Variable = str | int | float


class Words:
    """Speaks one game in one language. Where a method takes a `viewer`, that is the seat that listens (None: nobody).

    A strict speaker refuses a sentence that needs a form which a name does not have.
    """

    def __init__(self, game: Game, language: str = "en", *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise LudotecaError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.strict = strict
        self._bundle, self._forms = _catalogue(game.text, language)

    def event(self, event: Event | Mapping[str, Any], names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What happened, in a sentence. An event with its number, as `Match.events` gives it, has its own variant."""
        if isinstance(event, Event):
            event = {"kind": event.kind, "facts": event.facts}
        facts = {**event["facts"], "variant": variant(event.get("n", 0))}
        return self.say(f"event-{event['kind']}", facts, names, viewer)

    def action(self, action: Action | int, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What a player would do."""
        typed = self.game.action(action) if isinstance(action, int) else action
        return self.say(f"action-{typed.__struct_config__.tag}", typed.facts(), names, viewer)

    def refusal(
        self, refusal: Refusal, action: Action | None = None, names: Sequence[str] = (), viewer: int | None = None
    ) -> str:
        """Why an action is not allowed; the action's facts are the variables."""
        facts = action.facts() if action is not None else {}
        return self.say(f"refusal-{refusal.code}", facts, names, viewer)

    def ask(self, kind: str) -> str:
        """What the player is asked to decide."""
        return self.say(f"ask-{kind}", {}) if kind else ""

    def result(self, result: Result, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """How the match ended."""
        facts = {"winners": result.winners, "won": bool(result.winners), "players": len(result.ranks)}
        return self.say(f"result-{result.reason}", facts, names, viewer)

    def why(self, why: Explanation, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Why a bot would do what it says; "" if it does not know. The next best is named only if it is not as good."""
        facts: dict[str, Any] = {}
        if why.motive:
            facts["motive"] = self.say(f"motive-{why.motive}", why.facts, names, viewer)
        if why.worth is not None and why.other is not None and why.other_worth is not None:
            worth, other_worth = percent(why.worth), percent(why.other_worth)
            if worth > other_worth:
                other = self.action(why.other, names, viewer) if why.other >= 0 else self.say("review-nothing", {})
                facts |= {"worth": worth, "other_worth": other_worth, "other": other}
        if not facts:
            return ""
        key = "why-motive" if "worth" not in facts else "why-both" if why.motive else "why-chances"
        return self.say(key, facts, names, viewer)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or the seat's own."""
        return names[seat] if seat < len(names) else self.say("seat-name", {"number": seat + 1})

    def has(self, key: str) -> bool:
        """Is there a sentence of this name?"""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, Any], names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The sentence `key` with these facts; LudotecaError if it cannot be said."""
        if not self.has(key):
            raise LudotecaError(f"{self.game.name}: no sentence {key!r} in {self.language}")
        variables: dict[str, Variable] = {}
        for name, value in facts.items():
            variables |= self._variables(name, value, names, viewer)
        return self._format(key, self._bundle.get_message(key).value, variables)

    def _format(self, key: str, pattern: Any, variables: dict[str, Variable]) -> str:
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LudotecaError(f"{self.game.name}: sentence {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _variables(self, name: str, value: Any, names: Sequence[str], viewer: int | None) -> dict[str, Variable]:
        """A fact as a sentence has it, and what else a sentence may ask about it."""
        if isinstance(value, list | tuple):
            return self._of_list(name, value, names, viewer)
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int | float):
            if not is_seat(name):
                return {name: value}
            return {name: self.seat(int(value), names), f"{name}_is": "you" if value == viewer else "other"}
        said = self._of_word(name, str(value))
        return said | {f"{name}_is": str(value)} if is_seat(name) else said

    def _of_word(self, name: str, word: str) -> dict[str, Variable]:
        key = f"name-{word}"
        if not self.has(key):
            return {name: word}
        message = self._bundle.get_message(key)
        plain = self._format(key, message.value, {})
        said: dict[str, Variable] = {name: plain}
        for form in self._forms:
            if form in message.attributes:
                said[f"{name}_{form}"] = self._format(key, message.attributes[form], {})
            elif not self.strict:
                said[f"{name}_{form}"] = plain
        return said

    def _of_list(
        self, name: str, values: Sequence[Any], names: Sequence[str], viewer: int | None
    ) -> dict[str, Variable]:
        said: dict[str, Variable] = {f"{name}_count": len(values)}
        if is_seat(name):
            others = [seat for seat in values if seat != viewer]
            said[f"{name}_is"] = "other" if len(others) == len(values) else "among" if others else "you"
            said[f"{name}_others"] = listed([self.seat(seat, names) for seat in others], self.language)
        items = [self._variables(name, value, names, None) for value in values]
        for variable in (name, *(f"{name}_{form}" for form in self._forms)):
            if all(variable in item for item in items):
                said[variable] = listed([str(item[variable]) for item in items], self.language)
        return said


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100.0 * share)


def is_seat(name: str) -> bool:
    """Is a fact of this name a seat, or a list of seats?"""
    return name in ("seat", "seats", "winners") or name.endswith(("_seat", "_seats"))


def listed(items: Sequence[str], language: str) -> str:
    """A list as people say it.

    >>> listed(["Ana", "Beto", "Inés"], "es"), listed(["2", "5"], "pt"), listed(["7"], "en")
    ('Ana, Beto e Inés', '2 e 5', '7')
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {_and(language, items[-1])} {items[-1]}"


def _and(language: str, last: str) -> str:
    """Spanish says "e" before the sound of an i: "Ana e Inés", but "Ana y Hierro"."""
    if language != "es":
        return {"pt": "e", "en": "and"}[language]
    word = last.lower().removeprefix("h")
    return "e" if word[:1] in ("i", "í") and word[1:2] not in tuple("aeoáéó") else "y"


def variant(number: int) -> int:
    """Which of the variants of a sentence the event of this number has: neighbours differ, with no short rhythm."""
    return (number + number // 3 + number // 9) % VARIANTS


def keys(folder: Path, language: str) -> list[str]:
    """The keys of one catalogue, in the order of the file, repeated ones too."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - two thirds of the time to load us; bots need no words
    from fluent.syntax.ast import Message  # noqa: PLC0415

    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def forget() -> None:
    """Read the catalogues again: an author changed one."""
    _catalogue.cache_clear()


def glance(folder: Path, language: str, key: str) -> str:
    """One sentence without variables, found without reading the rest of a catalogue; "" if there is none."""
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(key)} *=.*(?:\n[ \t]+.*)*", source, re.MULTILINE)
    if found is None:
        return ""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - as above

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found[0] + "\n"))
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])


class _Catalogue(NamedTuple):
    bundle: FluentBundle
    forms: tuple[str, ...]  # that names have, in this language


@cache
def _catalogue(folder: Path, language: str) -> _Catalogue:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - as above
    from fluent.syntax.ast import Message  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    forms: dict[str, None] = {}
    for place in (COMMON, folder):
        source = place / f"{language}.ftl"
        if not source.is_file():
            raise LudotecaError(f"{source} is missing")
        resource = FluentResource(source.read_text(encoding="utf-8"))
        bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name.startswith("name-"):
                forms |= dict.fromkeys(attribute.id.name for attribute in entry.attributes)
    return _Catalogue(bundle, tuple(forms))
