"""How fast the rules are on this machine."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from noripan.game import Setup
from noripan.lab.playout import random_play

WARM_UP = 1000


class Speed(msgspec.Struct):
    """Decisions a second of random legal play: the median and the best of several runs."""

    seats: int
    one_core: int
    all_cores: int
    one_core_best: int
    all_cores_best: int


def warm_up(setup: Setup) -> None:
    """Compile a game's rules, or load what was compiled before."""
    random_play(setup, 0, WARM_UP)


def measure(setup: Setup, runs: int = 5, seconds: float = 0.5) -> Speed:
    """Measure random legal play on one core and on all; each run takes about ``seconds``.

    Warm up first, or compiling is measured too.
    """
    started = time.perf_counter()
    random_play(setup, 0, 50 * WARM_UP)
    decisions = max(WARM_UP, int(50 * WARM_UP * seconds / (time.perf_counter() - started)))
    cores = os.cpu_count() or 1

    def on_all_cores(seed: int) -> int:
        with ThreadPoolExecutor(cores) as pool:
            played = [
                pool.submit(random_play, setup, [seed, core], decisions) for core in range(cores)
            ]
            for one in played:
                one.result()
        return cores * decisions

    def on_one_core(seed: int) -> int:
        random_play(setup, seed, decisions)
        return decisions

    one = [_speed(on_one_core, run) for run in range(runs)]
    many = [_speed(on_all_cores, run) for run in range(runs)]
    return Speed(
        seats=setup.seats,
        one_core=int(statistics.median(one)),
        all_cores=int(statistics.median(many)),
        one_core_best=int(max(one)),
        all_cores_best=int(max(many)),
    )


def _speed(play: Callable[[int], int], seed: int) -> float:
    started = time.perf_counter()
    return play(seed) / (time.perf_counter() - started)
