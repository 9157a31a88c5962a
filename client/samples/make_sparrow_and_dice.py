"""Make sample tables for the boards' harness: matches played by bots, stopped at telling moments.

Run it with the package installed; it writes GAME-NAME.json beside itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import noripan
from noripan import bots

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Budi", "채원", "Dewi", "Eve", "Farid", "Grace", "Hyeonu")
SEEN = 60
MOST_MOVES = 400
Moment = Callable[[noripan.Match, Any], bool]


def sample(
    name: str, game: str, seats: int, moment: Moment, *, seat: int | None = 0, **options: Any
) -> None:
    """Write the first moment of a series of matches at which ``moment`` holds for ``seat``."""
    setup = noripan.load(game, seats=seats, **options)
    for seed in range(400):
        rng = np.random.default_rng(seed)
        match = noripan.Match(setup, NAMES[:seats])
        while True:
            match.deal(rng)
            view = match.view(seat)
            if moment(match, view):
                write(f"{game}-{name}", match, view, seat)
                return
            if match.turn is None:
                break
            mover = int(match.turn)
            if (seed + mover) % 5 == 4 and rng.random() < 0.3:
                bot = bots.find("random")
            else:
                bot = bots.find("greedy")
            match.play(bots.move(bot, setup, match.state, mover, rng), mover)
    raise LookupError(f"no match of {game} has such a moment: {name}")


def write(name: str, match: noripan.Match, view: Any, seat: int | None) -> None:
    """Write a table as the seat sees it."""
    legal = match.legal() if match.turn == seat and seat is not None else []
    seen = [
        {"number": e.number, "seat": e.player, "event": e.event, "gain": 0}
        for e in match.seen(seat)[-SEEN:]
    ]
    table = {
        "you": seat,
        "names": list(match.names),
        "view": view,
        "legal": legal if len(legal) <= MOST_MOVES else [],
        "legalCount": len(legal),
        "seen": seen,
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(table), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text + b"\n")


def sparrow() -> None:
    """Write the moments of Sparrow Mahjong."""

    def own_turn(match: noripan.Match, view: Any) -> bool:
        return match.turn == view.seat and not view.asked

    def discards(view: Any) -> int:
        return sum(len(river) for river in view.rivers)

    def ready(view: Any) -> int:
        return max((sum(w.left for w in waits) for waits in view.leaves.values()), default=0)

    sample(
        "turn",
        "sparrow",
        4,
        lambda m, v: own_turn(m, v) and discards(v) >= 12 and ready(v) > 3 and v.hand_number > 5,
    )
    sample("ron", "sparrow", 4, lambda m, v: v.asked and v.win is not None and discards(v) > 8)
    sample("tsumo", "sparrow", 3, lambda m, v: own_turn(m, v) and v.win is not None)
    sample(
        "cheap",
        "sparrow",
        4,
        lambda m, v: (
            own_turn(m, v)
            and v.win is None
            and any(w.kind == tile[0] for tile, ws in v.leaves.items() for w in ws)
        ),
    )
    sample(
        "result",
        "sparrow",
        4,
        lambda m, v: v.last_hand is not None and v.last_hand.end == "ron" and discards(v) == 0,
    )
    sample(
        "waiting",
        "sparrow",
        5,
        lambda m, v: m.turn not in (None, v.seat) and len(v.waits) > 1 and discards(v) >= 8,
    )
    sample("two", "sparrow", 2, lambda m, v: own_turn(m, v) and discards(v) >= 24)
    sample("over", "sparrow", 3, lambda m, v: m.turn is None)
    sample("spectator", "sparrow", 5, lambda m, v: discards(v) >= 14, seat=None)


def dice() -> None:
    """Write the moments of the dice games."""

    def filled(view: Any) -> int:
        return sum(points is not None for s in view.sheets for points in s.boxes.values())

    def own(match: noripan.Match, view: Any, rolls_left: int) -> bool:
        return match.turn == view.seat and view.rolls_left == rolls_left

    sample("turn", "yacht", 3, lambda m, v: own(m, v, 1) and filled(v) >= 12)
    sample("last", "yacht", 8, lambda m, v: own(m, v, 0) and filled(v) >= 40)
    sample("alone", "yacht", 1, lambda m, v: own(m, v, 2) and filled(v) >= 4)
    sample("turn", "yahtzee", 4, lambda m, v: own(m, v, 1) and filled(v) >= 20, scoring="official")
    sample(
        "joker",
        "yahtzee",
        2,
        lambda m, v: own(m, v, 0) and v.bonus > 0,
        scoring="official",
        joker="forced",
    )
    sample("watch", "yahtzee", 4, lambda m, v: m.turn == 2 and v.rolls_left == 1 and filled(v) > 8)
    sample("over", "yahtzee", 2, lambda m, v: m.turn is None)
    sample(
        "first",
        "general",
        3,
        lambda m, v: own(m, v, 2) and filled(v) >= 6 and max(v.possible.values()) >= 25,
    )
    sample(
        "settled",
        "general",
        3,
        lambda m, v: own(m, v, 1) and v.games_played == 1 and filled(v) > 3,
        games=3,
        zero_sum=True,
    )
    sample("turn", "cameroon", 4, lambda m, v: own(m, v, 1) and filled(v) >= 8)
    sample("divide", "cameroon", 2, lambda m, v: own(m, v, 0) and filled(v) >= 4)
    sample("eight", "cameroon", 8, lambda m, v: own(m, v, 0) and filled(v) >= 30)
    sample("spectator", "cameroon", 8, lambda m, v: filled(v) >= 30 and m.turn == 3, seat=None)


def main() -> None:
    """Write all samples."""
    sparrow()
    dice()


if __name__ == "__main__":
    main()
