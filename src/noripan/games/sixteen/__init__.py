"""Sixteen: rising rows of numbered tiles in five colours; what is skipped is lost."""

from __future__ import annotations

from noripan.game import Game, Option
from noripan.games.sixteen import notation, rules
from noripan.games.sixteen.explain import explain
from noripan.games.sixteen.greedy import greedy
from noripan.games.sixteen.state import MISSING_ONE, PASS_POLICY, TRASH_MODE
from noripan.games.sixteen.view import view

GAMES = (
    Game(
        name="sixteen",
        seats=range(2, 5),
        rules=rules,
        notation=notation,
        view=view,
        explain=explain,
        greedy=greedy,
        turn_rule="R6",
        low_wins=True,
        options=(
            Option("pass_policy", "forced", PASS_POLICY, rules=("R23", "G18")),
            Option("trash_mode", "any", TRASH_MODE, rules=("R18", "G11")),
            Option("missing_one", "lay_out", MISSING_ONE, rules=("R3", "G6")),
            Option("scissors_may_take_one", False, rules=("R17", "G10")),
            Option("match_to", 0, maximum=10_000, rules=("G26",)),
        ),
    ),
)
