"""A review in words, from the game's own sentences; web/src/lib/review.ts says the same in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.engine.bot import DECLINE
from ludoteca.engine.words import Words, percent
from ludoteca.review.forms import ENOUGH
from ludoteca.review.report import Account, Decision, Form, Point, Report

LEAST_LUCK = 0.03  # of a win: less is not worth a word


class Telling:
    """Speaks of one review; the viewer's seat (None: nobody's) is addressed."""

    def __init__(self, report: Report, words: Words, names: Sequence[str] = (), viewer: int | None = None) -> None:
        self.report = report
        self.words = words
        self.names = names
        self.viewer = viewer

    def decision(self, decision: Decision) -> str:
        """What a decision lost."""
        facts = {
            "seat": decision.seat, "label": decision.label or "inaccuracy", "played": self.action(decision.action),
            "best": self.action(decision.best), "loss": percent(decision.loss), "worth": percent(decision.worth),
            "best_worth": percent(decision.best_worth),
        }  # fmt: skip
        key = "review-lost-turn" if decision.until > decision.n else "review-lost"
        lost = self.words.say(key, facts, self.names, self.viewer)
        why = self.words.why(decision.why, self.names, self.viewer) if decision.why else ""
        return f"{lost} {why}" if why else lost

    def chance(self, point: Point) -> str:
        """What chance gave to whom it gave most."""
        side = max(range(len(point.luck)), key=lambda one: point.luck[one])
        facts = {"seats": self.report.sides[side], "percent": percent(point.luck[side])}
        return self.words.say("review-chance", facts, self.names, self.viewer)

    def luck(self) -> list[str]:
        """What chance gave: the viewer's side first, then every other of which it is clear. Of two, one says it all."""
        sides = self.report.sides
        own = [account for account in self.report.accounts if self.viewer in sides[account.side]]
        others = [one for one in self.report.accounts if one not in own and self._is_clear(one)]
        if len(sides) == 2:
            others = [] if own else [one for one in others if one.luck > 0.0]
        return [self._luck(account) for account in (*own, *others)]

    def _luck(self, account: Account) -> str:
        facts = {"seats": self.report.sides[account.side], "percent": percent(abs(account.luck))}
        way = "even" if not self._is_clear(account) else "with" if account.luck > 0.0 else "against"
        return self.words.say(f"review-luck-{way}", facts, self.names, self.viewer)

    def _is_clear(self, account: Account) -> bool:
        """Is it more than what the simulations do not know?"""
        return abs(account.luck) > max(2.0 * account.unsure, LEAST_LUCK)

    def form(self, form: Form) -> str:
        """How somebody played."""
        facts: dict[str, Any] = {"seat": form.seat, "error": round(100.0 * max(form.error, 0.0), 1)}
        if not form.level:
            if not form.inaccuracies + form.mistakes + form.blunders:
                return self.words.say("review-flawless", facts, self.names, self.viewer)
            return self.words.say("review-error", facts, self.names, self.viewer) if form.decisions >= ENOUGH else ""
        facts |= {"level": f"bot-{form.level.rstrip('+')}", "better": form.level.endswith("+")}
        return self.words.say("review-level", facts, self.names, self.viewer)

    def moments(self) -> list[tuple[int, str]]:
        """The entries worth a look, and why."""
        told: list[tuple[int, str]] = []
        labelled = {decision.n: decision for decision in self.report.decisions if decision.label}
        points = {point.n: point for point in self.report.points}
        for n in self.report.moments:
            if n in labelled:
                told.append((n, self.decision(labelled[n])))
            elif points[n].luck:
                told.append((n, self.chance(points[n])))
        return told

    def action(self, action: int) -> str:
        """What somebody did, or could have done."""
        if action == DECLINE:
            return self.words.say("review-nothing", {})
        return self.words.action(action, self.names, self.viewer)
