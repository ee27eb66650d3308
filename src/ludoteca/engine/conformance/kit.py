"""All checks, by name, and the examination of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteca.engine.conformance import (
    fields,
    lessons,
    logs,
    lots,
    numbers,
    play,
    purity,
    secrets,
    sentences,
    shapes,
    shelf,
    trace,
    twins,
)
from ludoteca.engine.conformance.subject import Broken, Finding, Report, Subject
from ludoteca.engine.contract import Game
from ludoteca.engine.values import LudotecaError

CHECKS: dict[str, Callable[[Subject], str]] = {
    "cases": play.cases,
    "ends": play.ends,
    "ends-for-all": play.ends_for_all,
    "conserved": play.conserved,
    "legal": play.legal,
    "clones": play.clones,
    "fields": fields.fields,
    "chance": play.chance,
    "asks": play.asks,
    "bounded": play.bounded,
    "questions": play.questions,
    "packs": play.packs,
    "replays": logs.replays,
    "log-size": logs.sizes,
    "events": logs.events,
    "secrets": secrets.secrets,
    "twins": twins.twins,
    "reports": secrets.reports,
    "numbers": numbers.shape,
    "numbers-hide": numbers.secrets,
    "numbers-tell": numbers.whole,
    "numbers-quiet": numbers.quiet,
    "limits": numbers.limits,
    "lots": lots.lots,
    "json": secrets.jsonable,
    "shapes": shapes.shapes,
    "sentences": sentences.sentences,
    "shelf": shelf.shelf,
    "lesson": lessons.lessons,
    "advisers": play.advisers,
    "pure": purity.pure,
    "hash-seed": trace.hash_seed,
    "compiled": trace.same_compiled,
}


def examine(
    spec: str | Game,
    checks: Iterable[str] = (),
    matches: int = 3,
    seed: int = 1,
    most: int = 0,
    tell: Callable[[Finding], None] = lambda finding: None,
) -> Report:
    """Put a game through the checks (all, if none is named); `tell` hears of each as it is done.

    With `most` only the first cases of the game are played.
    """
    subject = Subject(spec, matches, seed, most=most)
    names = list(checks) or list(CHECKS)
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        raise LudotecaError(f"there is no check {unknown[0]!r}; there are: {', '.join(CHECKS)}")
    findings = []
    for name in names:
        try:
            finding = Finding(name, True, CHECKS[name](subject))
        except Broken as broken:
            finding = Finding(name, False, str(broken))
        except Exception as crash:
            finding = Finding(name, False, f"{type(crash).__name__}: {crash}")
        findings.append(finding)
        tell(finding)
    return Report(subject.game.name, findings)
