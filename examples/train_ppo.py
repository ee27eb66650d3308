"""Trains MaskablePPO of sb3-contrib at a game against bots, and writes how often it wins: a curve, as CSV.

    pip install 'ludoteca[research]' sb3-contrib     (which brings torch: some gigabytes)
    python examples/train_ppo.py tacocat --steps 500000 --opponents normal --curve curve.csv

Not run by the tests.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from ludoteca.research.gymnasium import register

ROUNDS = 20  # points of the curve
MATCHES = 200  # a point, each worth 1, 0 or -1


def main() -> None:
    """Learn, look, and learn on."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--steps", type=int, default=500_000)
    given.add_argument("--opponents", default="normal")
    given.add_argument("--curve", type=Path, default=Path("curve.csv"))
    asked = given.parse_args()
    name = register(asked.game)
    learning = gymnasium.make(name, opponents=asked.opponents, seat=-1)
    trial = gymnasium.make(name, opponents=asked.opponents, seat=-1)
    model = MaskablePPO("MlpPolicy", learning, seed=1, verbose=0)
    with asked.curve.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["steps", "reward", "deviation"])
        for number in range(ROUNDS + 1):
            mean, spread = evaluate_policy(model, trial, n_eval_episodes=MATCHES)
            rows.writerow([number * asked.steps // ROUNDS, f"{mean:.3f}", f"{spread:.3f}"])
            file.flush()
            if number < ROUNDS:
                model.learn(asked.steps // ROUNDS, reset_num_timesteps=False)
    model.save(asked.curve.with_suffix(".zip"))


if __name__ == "__main__":
    main()
