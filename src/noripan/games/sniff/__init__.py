"""American Sniff: dominoes with a spinner, scored by multiples of five."""

from __future__ import annotations

from noripan.game import Game, Option
from noripan.games.sniff import notation, rules
from noripan.games.sniff.explain import explain
from noripan.games.sniff.greedy import greedy
from noripan.games.sniff.view import view


def _target(seats: int) -> int:
    return 250 if seats == 2 else 200  # R8, G3


GAMES = (
    Game(
        name="sniff",
        seats=range(2, 5),
        rules=rules,
        notation=notation,
        view=view,
        explain=explain,
        greedy=greedy,
        turn_rule="R14",
        pairs=True,
        options=(Option("target", _target, minimum=5, maximum=10_000, step=5, rules=("R8", "G3")),),
    ),
)
