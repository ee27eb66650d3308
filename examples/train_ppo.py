"""Trains MaskablePPO of sb3-contrib at a game against bots, and draws how often it wins.

    pip install 'ludoteca[research]' sb3-contrib     (which brings torch: some gigabytes)
    python examples/train_ppo.py tacocat --minutes 20 --into build/ppo

Learning and trials are played by the compiled `Vector`, half of the matches on each of the two seats. `--into` gets the
network (`model.zip`), the curve as `curve.csv` and as `curve.svg`; the same command goes on from there. `--minutes`
stops in time. The tests run everything but the learning itself: torch is too large for them.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.lab.arena import Interval, wilson
from ludoteca.research.vector import Vector

TABLES = 128  # matches in step while it learns
TRIALS = 2000  # matches of a trial: a point of the curve
TRIAL_SEED = 900_000_001  # deals that nothing is learned from
Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]


class Tables:
    """Many matches for one learner, half of them on each seat; what it sees lies between -1 and 1."""

    def __init__(self, game: str, count: int, opponents: str, seed: int) -> None:
        self.halves = [Vector(game, count // 2, 2, learner=seat, opponents=opponents, seed=seed) for seat in (0, 1)]
        self.scale = 1 / np.maximum(1, np.maximum(np.abs(self.halves[0].lows), np.abs(self.halves[0].highs)))

    def seen(self) -> NDArray[np.float32]:
        """What the learner sees in each match."""
        return (np.concatenate([half.seen for half in self.halves]) * self.scale).astype(np.float32)

    def masks(self) -> NDArray[np.bool_]:
        """What it may do."""
        return np.concatenate([half.mask for half in self.halves]).astype(np.bool_)

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One action in each; the rewards, and where a match ended and the next one was dealt."""
        for half, chosen in zip(self.halves, np.split(np.asarray(actions, np.int64), 2), strict=True):
            half.step(chosen)
        rewards = np.concatenate([half.reward[:, seat] for seat, half in enumerate(self.halves)])
        return rewards.astype(np.float32), np.concatenate([half.done for half in self.halves]).astype(np.bool_)


def trial(game: str, opponents: str, policy: Policy, matches: int = TRIALS) -> Interval:
    """The share that a policy wins of so many matches, with its 95 % interval; a draw counts half.

    Each place plays one match, however long it takes: the first to end are not the typical ones.
    """
    tables = Tables(game, matches, opponents, TRIAL_SEED)
    ended = np.zeros(matches, np.bool_)
    points = 0.0
    while not ended.all():
        rewards, over = tables.step(policy(tables.seen(), tables.masks()))
        points += float(((rewards + 1) / 2)[over & ~ended].sum())
        ended |= over
    return wilson(points, matches)


class Point(NamedTuple):
    """A trial after so many steps of learning."""

    steps: int
    share: float
    low: float
    high: float


def read(file: Path) -> list[Point]:
    """The curve so far."""
    if not file.exists():
        return []
    with file.open(newline="", encoding="utf-8") as lines:
        return [Point(int(row[0]), *map(float, row[1:])) for row in list(csv.reader(lines))[1:]]


def write(points: list[Point], file: Path) -> None:
    """The curve as numbers, and beside them as a picture."""
    with file.open("w", newline="", encoding="utf-8") as lines:
        csv.writer(lines).writerows([Point._fields, *points])
    file.with_suffix(".svg").write_text(picture(points), encoding="utf-8")


def picture(points: list[Point]) -> str:
    """The share that was won, over the steps that were learned from; the band is the 95 % interval."""
    wide, high, left, top = 720, 320, 52, 16
    most = max(1, points[-1].steps)

    def at(steps: float, share: float) -> str:
        return f"{left + (wide - left - 16) * steps / most:.1f},{top + (high - top - 40) * (1 - share):.1f}"

    lines = []
    for percent in (0, 25, 50, 75, 100):
        (x, y), end = at(0, percent / 100).split(","), at(most, percent / 100).split(",")[0]
        dashes = ' stroke-dasharray="5 5"' if percent == 50 else ""
        lines.append(f'<line x1="{x}" x2="{end}" y1="{y}" y2="{y}" stroke="#8888"{dashes}/>')
        lines.append(f'<text x="{left - 6}" y="{float(y) + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in range(5):
        x = at(most * part / 4, 0).split(",")[0]
        anchor = "end" if part == 4 else "middle"
        lines.append(f'<text x="{x}" y="{high - 20}" text-anchor="{anchor}">{most * part // 4:,}</text>')
    band = [at(one.steps, one.high) for one in points] + [at(one.steps, one.low) for one in reversed(points)]
    line = [at(one.steps, one.share) for one in points]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" role="img" '
        f'aria-label="Share won over the steps learned from" font-family="system-ui, sans-serif" font-size="12" '
        f'fill="#7a828c">{"".join(lines)}<polygon points="{" ".join(band)}" fill="#2a6fdb" fill-opacity="0.25"/>'
        f'<polyline points="{" ".join(line)}" fill="none" stroke="#2a6fdb" stroke-width="2"/>'
        f'<text x="{wide // 2}" y="{high - 4}" text-anchor="middle">decisions that it learned from</text></svg>\n'
    )


# ---- what needs torch


def for_stable_baselines(tables: Tables) -> Any:
    """The tables as a VecEnv of Stable-Baselines3."""
    from gymnasium import spaces  # noqa: PLC0415
    from stable_baselines3.common.vec_env import VecEnv  # noqa: PLC0415

    class Learning(VecEnv):  # type: ignore[misc, unused-ignore]
        def reset(self) -> Any:
            return tables.seen()

        def step_async(self, actions: Any) -> None:
            self.chosen = actions

        def step_wait(self) -> Any:
            rewards, over = tables.step(self.chosen)
            seen = tables.seen()
            # The last position of a match that ended is never valued: PPO asks for it only where a match was cut short.
            return seen, rewards, over, [{"terminal_observation": seen[row]} if over[row] else {} for row in rows]

        def env_method(self, method_name: str, *_: Any, indices: Any = None, **__: Any) -> list[Any]:
            return list(getattr(tables, {"action_masks": "masks"}[method_name])())

        def has_attr(self, attr_name: str) -> bool:
            return attr_name == "action_masks"

        def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
            return [None for _ in rows]

        def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
            raise AttributeError(attr_name)

        def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
            return [False for _ in rows]

        def close(self) -> None:
            pass

    half = tables.halves[0]
    rows = range(2 * half.count)
    return Learning(len(rows), spaces.Box(-1, 1, (half.size,), np.float32), spaces.Discrete(half.num_actions))


def learn(game: str, opponents: str, steps: int, rounds: int, minutes: float, into: Path) -> list[Point]:
    """Learn, look, and learn on, until so many steps were taken or so many minutes have passed."""
    try:
        from sb3_contrib import MaskablePPO  # noqa: PLC0415 - brings torch
    except ModuleNotFoundError:
        raise SystemExit("this needs sb3-contrib, which brings torch: pip install sb3-contrib") from None
    began = monotonic()
    into.mkdir(parents=True, exist_ok=True)
    curve, saved = into / "curve.csv", into / "model.zip"
    points = read(curve) if saved.exists() else []
    env = for_stable_baselines(Tables(game, TABLES, opponents, seed=1 + len(points)))
    if points:
        model = MaskablePPO.load(saved, env=env, device="cpu")
    else:
        model = MaskablePPO(
            "MlpPolicy", env, n_steps=128, batch_size=2048, n_epochs=4, gamma=1.0, gae_lambda=0.95, ent_coef=0.01,
            learning_rate=5e-4, policy_kwargs={"net_arch": [256, 256]}, seed=1, device="cpu",
        )  # fmt: skip

    def policy(seen: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = model.predict(seen, action_masks=masks, deterministic=True)[0]
        return chosen

    if not points:
        points = [Point(0, *trial(game, opponents, policy))]
    while points[-1].steps < steps and monotonic() - began < 60 * minutes:
        model.learn(steps // rounds, reset_num_timesteps=False)
        points.append(Point(int(model.num_timesteps), *trial(game, opponents, policy)))
        model.save(saved)
        write(points, curve)
        print(f"{points[-1].steps:>9,} steps: {points[-1].share:.1%} won", flush=True)  # noqa: T201
    return points


def main() -> None:
    """Read what was asked for."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", help="one that two can play, and that has a player `normal`")
    given.add_argument("--steps", type=int, default=3_276_800, help="decisions to learn from")
    given.add_argument("--rounds", type=int, default=50, help="points of the curve")
    given.add_argument("--minutes", type=float, default=60, help="the most it may take this time")
    given.add_argument("--opponents", default="normal", choices=("random", "normal"))
    given.add_argument("--into", type=Path, default=Path("build/ppo"))
    asked = given.parse_args()
    learn(asked.game, asked.opponents, asked.steps, asked.rounds, asked.minutes, asked.into)


if __name__ == "__main__":
    main()
