"""Make sample tables of American Sniff and Sixteen for the boards' harness.

Run it with the package installed; it writes GAME-NAME.json beside itself.
"""

from __future__ import annotations

from typing import Any

from make_sparrow_and_dice import sample

import noripan


def own_turn(match: noripan.Match, view: Any) -> bool:
    """Whether the seat that looks is to move."""
    return match.turn is not None and match.turn == view.seat


def sniff() -> None:
    """Write the moments of American Sniff."""

    def arms(view: Any) -> int:
        return len({move[-1] for move in view.laid if "@" in move})

    sample(
        "middle",
        "sniff",
        2,
        lambda m, v: (
            own_turn(m, v)
            and arms(v) == 4
            and v.rounds > 1
            and len(v.laid) >= 11
            and min(v.scores) > 40
            and len(m.legal()) > 3
        ),
    )
    sample("opening", "sniff", 3, lambda m, v: own_turn(m, v) and not v.laid and v.rounds == 0)
    sample("first", "sniff", 3, lambda m, v: own_turn(m, v) and len(v.laid) == 1 and v.rounds == 0)
    sample(
        "drawn",
        "sniff",
        2,
        lambda _, v: v.drawn is not None and len(v.hand) > 7 and len(v.laid) > 8,
    )
    sample("late", "sniff", 4, lambda m, v: own_turn(m, v) and len(v.laid) >= 17 and arms(v) == 4)
    sample("long", "sniff", 3, lambda _, v: len(v.laid) >= 25)
    sample("round", "sniff", 4, lambda m, v: own_turn(m, v) and not v.laid and v.rounds > 1)
    sample(
        "blocked",
        "sniff",
        3,
        lambda _, v: v.rounds > 0 and not v.laid and v.last_round.finisher is None,
    )
    sample("over", "sniff", 2, lambda m, _: m.turn is None)
    sample("pairs", "sniff", 4, lambda m, _: m.turn is None)
    sample("spectator", "sniff", 4, lambda _, v: len(v.laid) > 8, seat=None)
    sample("waiting", "sniff", 3, lambda m, v: not own_turn(m, v) and len(v.laid) > 10)


def sixteen() -> None:
    """Write the moments of Sixteen."""

    def laid(view: Any) -> int:
        return sum(len(row.tiles) for row in view.rows)

    sample(
        "turn",
        "sixteen",
        4,
        lambda m, v: (
            own_turn(m, v)
            and laid(v) > 22
            and "S" in v.hand
            and len(m.legal()) > 9
            and any(row.closed for row in v.rows)
        ),
    )
    sample("opening", "sixteen", 2, lambda m, v: own_turn(m, v) and laid(v) == 5)
    sample("trash", "sixteen", 3, lambda m, v: own_turn(m, v) and "T" in v.hand and laid(v) > 26)
    sample("follow", "sixteen", 3, lambda m, v: own_turn(m, v) and v.special_row and laid(v) > 15)
    sample("long", "sixteen", 2, lambda _, v: max(len(row.tiles) for row in v.rows) >= 12)
    sample("pass", "sixteen", 4, lambda m, v: own_turn(m, v) and m.legal() == ["pass"])
    sample("over", "sixteen", 4, lambda m, _: m.turn is None)
    sample("match", "sixteen", 3, lambda m, v: own_turn(m, v) and v.rounds == 1, match_to=100)
    sample("spectator", "sixteen", 4, lambda _, v: laid(v) > 30, seat=None)
    sample("waiting", "sixteen", 3, lambda m, v: not own_turn(m, v) and laid(v) > 20)


def main() -> None:
    """Write all samples."""
    sniff()
    sixteen()


if __name__ == "__main__":
    main()
