"""Play for winning against play for points: two-seat matches of a dice game, seats rotated.

Every deal is a match of its own, opened by each player in turn. A shared win is half of one.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from math import erfc, sqrt
from typing import Any

import numpy as np

import noripan
from noripan.bots.optimal import OptimalBot
from noripan.compiled import CHANCE, TERMINAL
from noripan.solve import Solution, solution


def play(solved: Solution, state: Any, winning: int, rng: np.random.Generator) -> list[int]:
    """Play a match and return the seats that won; seat ``winning`` plays for winning."""
    rules = solved.sheets.setup.game.rules
    while (player := int(rules.current_player.native(state))) != TERMINAL:
        if player == CHANCE:
            action = int(rng.integers(6))
        elif player == winning:
            action = solved.chances(state)[0][0]
        else:
            action = solved.worths(state)[0][0]
        rules.apply.native(state, action)
    out = np.zeros(2, dtype=np.int64)
    return out[: rules.winners(state, out)].tolist()


def play_some(game: str, options: dict[str, str], seed: int, matches: int) -> float:
    """Return by how many matches those who play for winning did better than half."""
    setup = noripan.load(game, 2, **options)
    solved = solution(noripan.load(game, 1, **setup.options))
    rng = np.random.default_rng(seed)
    share = 0.0
    for number in range(matches):
        winning = number % 2
        winners = play(solved, setup.begin(), winning, rng)
        share += (winning in winners) / len(winners) - 0.5
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", "-o", action="append", default=[])
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    OptimalBot().warm_up(noripan.load(asked.game, 2, **options))
    pieces = 64
    each = -(-asked.matches // pieces)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(play_some, asked.game, options, asked.seed * pieces + piece, each)
            for piece in range(pieces)
        ]
        lead = sum(job.result() for job in jobs)
    matches = pieces * each
    # Of a match that is not drawn the variance is a quarter; with draws it is less.
    z = lead / sqrt(matches / 4)
    share, error = 0.5 + lead / matches, 0.5 / sqrt(matches)
    print(f"{asked.game}: {matches} matches, for winning {share:.4f} ± {error:.4f}")
    print(f"z = {z:.2f}, p (one-sided) = {erfc(z / sqrt(2)) / 2:.2g}")


if __name__ == "__main__":
    main()
