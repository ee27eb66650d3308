"""Every catalogue, parsed: those of the games, and those of the engine, the server and the web app."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import ludoteca

ROOT = Path(__file__).parents[2]
GAMES = tuple(sorted(ludoteca.games()))
SHELL = {
    "engine": ROOT / "src/ludoteca/engine/text",
    "server": ROOT / "src/ludoteca/server/text",
    "web": ROOT / "web/src/text",
}
PLACES = {**SHELL, **{name: ludoteca.game(name).text for name in GAMES}}

# What the variables of the catalogues are. A number that counts things stands in a selector; one that names a thing
# (the card 7, position 3, a score) does not. A new variable needs a place here.
COUNTS = {
    "armies", "bench", "chairs", "count", "days", "deck", "down", "fewest", "from", "goals", "keep", "minutes",
    "least", "left", "moves", "lost", "made", "missiles", "most", "other_lost", "players", "points", "rounds", "shots", "spaces", "steps",
    "to", "used",
}  # fmt: skip
NUMBERS = {
    "attack", "away", "best_worth", "bonus", "card", "column", "defence", "die", "division", "dots", "error", "half", "home", "increment", "limit", "loss", "main",
    "all", "defeats", "done", "first", "high", "last", "longest", "low", "margin", "now", "rank", "total", "victories",
    "next", "number", "other", "other_worth", "own_worth", "percent", "place", "proposal", "rating", "round", "row", "second", "space", "spot", "step",
    "turn", "variant", "worth",
}  # fmt: skip
TEXTS = {
    "action", "ally", "arrow", "best", "better", "both", "colour", "continent", "continents", "countries", "country", "day", "dice", "direction", "does",
    "far", "fate", "game", "given", "good", "here", "house", "if", "jack", "kind", "label", "letter", "level", "link", "motive", "name", "near", "objective", "objectives", "on",
    "one", "other_action", "others", "parts", "phase", "piece", "pieces", "played", "reason", "same", "side", "situation", "source", "speed", "spots", "symbol",
    "date", "outcome", "time", "zone",
    "target", "team", "then", "tops", "way", "when", "who", "why", "won", "worn_out",
}  # fmt: skip
FORMS = ("_a", "_in", "_of", "_quoted", "_the", "_to")  # of names
# Words that are lists elsewhere, and in these sentences are how many: "two used cards", "45 countries".
COUNTED = {
    "cards": {"event-round", "board-tile", "event-kick-off", "event-reshuffled"},
    "countries": {"event-common-met", "event-said-leader", "board-target"},
    "seats": {"refusal-wrong-chairs"},
}
NUMBERED = {"continents": {"board-islands"}, "steps": {"lesson-step"}}  # "in 2 of 3 continents", "step 3 of 12"


@cache
def messages(place: str, language: str) -> list[Message]:
    """The sentences of one catalogue."""
    source = (PLACES[place] / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry for entry in parse(source).body if isinstance(entry, Message)]


def kind_of(name: str, key: str) -> str:
    """Is a variable of this sentence a count, a number, a text or a seat?"""
    if key in COUNTED.get(name, ()):
        return "count"
    if name == "cards":
        return "text"
    if key in NUMBERED.get(name, ()):
        return "number"
    if name in ("seat", "seats", "winners") or name.endswith(("_seat", "_seats", "_is", "_others")):
        return "seat"
    for kind, names in (("count", COUNTS), ("number", NUMBERS), ("text", TEXTS)):
        if name in names:
            return kind
    if name.endswith("_count"):
        return "count"
    return "text" if name.endswith(FORMS) else ""


def patterns(pattern: Pattern, selected: tuple[str, ...] = ()) -> Iterator[tuple[Pattern, tuple[str, ...]]]:
    """A pattern and all patterns inside it, each with the variables it was selected on."""
    yield pattern, selected
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            selector = element.expression.selector
            name = selector.id.name if isinstance(selector, VariableReference) else ""
            for variant in element.expression.variants:
                yield from patterns(variant.value, (*selected, name))


def selections(pattern: Pattern) -> Iterator[SelectExpression]:
    """All selectors of a sentence."""
    for inner, _ in patterns(pattern):
        for element in inner.elements:
            if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
                yield element.expression


def placed(pattern: Pattern) -> Iterator[tuple[str, str, str]]:
    """The variables that stand in a pattern, each with the text right before and right after it."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not (isinstance(element, Placeable) and isinstance(element.expression, VariableReference)):
            continue
        before, after = (
            elements[place - 1] if place else None,
            elements[place + 1] if place + 1 < len(elements) else None,
        )
        yield (
            element.expression.id.name,
            before.value if isinstance(before, TextElement) else "",
            after.value if isinstance(after, TextElement) else "",
        )


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: Message) -> set[str]:
    """The variables of a sentence."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found
