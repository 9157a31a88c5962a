"""Sparrow Mahjong: two sets of three out of six tiles, red tiles and dora, tsumo and ron."""

from __future__ import annotations

from noripan.game import Game, Option
from noripan.games.sparrow import claims, notation, rules
from noripan.games.sparrow.explain import explain, punishes
from noripan.games.sparrow.greedy import greedy
from noripan.games.sparrow.state import FALSE_DECLARATION, MULTIPLE_RON
from noripan.games.sparrow.view import view

GAMES = (
    Game(
        name="sparrow",
        seats=range(2, 6),  # G15
        rules=rules,
        notation=notation,
        view=view,
        explain=explain,
        greedy=greedy,
        turn_rule="R9",
        options=(
            Option("minimum_points", 5, minimum=0, maximum=5, step=5, rules=("R15", "G10")),
            Option("start_points", 40, minimum=1, maximum=1_000, rules=("R1", "G16")),
            Option("multiple_ron", "all", choices=MULTIPLE_RON, rules=("R20", "G18")),
            Option(
                "false_declaration",
                "refuse",
                choices=FALSE_DECLARATION,
                rules=("R21", "G19", "G20", "G21", "G22"),
            ),
            Option("all_green_allows_red", False, rules=("R29", "G2")),
        ),
        punishes=punishes,
        claims=claims,
    ),
)
