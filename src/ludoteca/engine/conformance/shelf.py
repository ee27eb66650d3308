"""The shelf: what people see of a game before they play it."""

from __future__ import annotations

from typing import get_type_hints

from ludoteca.engine import loading
from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.contract import LEVELS
from ludoteca.engine.cover import COLOUR, BadCover, drawn, read
from ludoteca.engine.values import UnknownGame
from ludoteca.engine.words import LANGUAGES


def shelf(subject: Subject) -> str:
    """The game can be offered: its name fits an address, its cover is only a picture, its numbers make sense."""
    game = subject.game
    try:
        loading.accepted(game, game.name, game.name)
        own = read(game.folder / "cover.svg")
        faceless = [level for level in game.characters if read(game.folder / "faces" / f"{level}.svg") is None]
    except (UnknownGame, BadCover) as problem:
        raise Broken(str(problem)) from None
    if faceless:
        raise Broken(f"there is no faces/{faceless[0]}.svg, but the level {faceless[0]!r} is a character")
    for kind, fact in game.moments.items():
        told = game.shapes.events.get(kind)
        if told is None or fact not in get_type_hints(told):
            raise Broken(f"moments: there is no event {kind!r} with a fact {fact!r}")
    for seats in game.seats:
        offered = game.levels(seats, game.check(seats))
        if not offered or any(level not in LEVELS for level in offered):
            raise Broken(f"levels are some of {', '.join(LEVELS)}, not {offered}")
    fewest, most = game.minutes
    if not 0 < fewest <= most:
        raise Broken(f"minutes are from and to, not {game.minutes}")
    if not 1 <= game.weight <= 5:
        raise Broken(f"weight is from 1 to 5, not {game.weight}")
    if game.hues != ("", "") and not all(COLOUR.fullmatch(hue) for hue in game.hues):
        raise Broken(f"hues are two colours such as #8fc9ad, not {game.hues}")
    if game.usual_seats and game.usual_seats not in game.seats:
        raise Broken(f"usual_seats is {game.usual_seats}, but the game is for {game.seats}")
    written = [language for language in LANGUAGES if (game.folder / f"rulebook/{language}.md").is_file()]
    if written and len(written) < len(LANGUAGES):
        raise Broken(f"rulebook/ is written in {', '.join(written)} alone")
    unknown = set(game.passages) - set(game.asks)
    if unknown:
        raise Broken(f"passages name questions that are not among the asks: {', '.join(sorted(unknown))}")
    return "its own cover" if own else f"a cover that the house draws ({len(drawn(game))} bytes)"
