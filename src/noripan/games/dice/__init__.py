"""Yacht, Yahtzee, General and Double Cameroon: dice and a sheet of categories."""

from __future__ import annotations

from types import MappingProxyType

from noripan.game import Game, Option
from noripan.games.dice import notation
from noripan.games.dice.categories import Kind
from noripan.games.dice.explain import explain
from noripan.games.dice.greedy import greedy
from noripan.games.dice.greedy_cameroon import greedy_cameroon
from noripan.games.dice.rules import FIVE_DICE, TEN_DICE
from noripan.games.dice.state import MAX_SEATS
from noripan.games.dice.view import view

LOCK_KEPT_DICE = Option("lock_kept_dice", False, rules=("GA6",))


def _game(name: str, kind: Kind, *options: Option) -> Game:
    ten_dice = kind == Kind.CAMEROON
    return Game(
        name=name,
        seats=range(1, MAX_SEATS + 1),
        rules=TEN_DICE if ten_dice else FIVE_DICE,
        notation=notation,
        view=view,
        explain=explain,
        greedy=greedy_cameroon if ten_dice else greedy,
        turn_rule="A1",
        options=(*options, LOCK_KEPT_DICE),
        fixed=MappingProxyType({"kind": int(kind)}),
        secret=False,
    )


GAMES = (
    _game("yacht", Kind.YACHT, Option("yacht_is_full_house", False, rules=("GA3",))),
    _game(
        "yahtzee",
        Kind.YAHTZEE,
        Option("scoring", "seed", choices=("seed", "official"), rules=("GB2", "GB3", "GB6")),
        Option("joker", "none", choices=("none", "free", "forced"), rules=("GB5", "GB6", "GB8")),
    ),
    _game(
        "general",
        Kind.GENERAL,
        Option("chance_category", False, rules=("GC1",)),
        Option("big_general_needs_open_box", False, rules=("GC5", "GC7")),
        Option("games", 1, minimum=1, maximum=100, rules=("C9", "GC10", "GC11", "GC12")),
        Option("zero_sum", False, rules=("GC10",)),
    ),
    _game("cameroon", Kind.CAMEROON),
)
