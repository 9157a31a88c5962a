"""Exact best play of the dice games, against tables worked out independently."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from noripan.games import find
from noripan.match import Match
from noripan.solve import NotSolvable, Solution, disk, solution

GROUPS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "dice_policy.json").read_text()
)


def _name(group: dict[str, Any]) -> str:
    model = group.get("big_general", {}).get("play", "")
    return "-".join([group["game"], *map(str, group["options"].values()), model]).strip("-")


def _solved(group: dict[str, Any]) -> Solution:
    model = group.get("big_general", {})
    ends = model["points"] if model.get("play") == "ends" else None
    return solution(find(group["game"]).setup(1, **group["options"]), ends)


@pytest.mark.parametrize("group", GROUPS, ids=_name)
def test_agrees_with_an_independent_solution(group: dict[str, Any]) -> None:
    """Optima, values and best moves (A3–A22, B1–B5, GB1–GB8, C2–C8, D2–D5, GC3, GC5)."""
    solved = _solved(group)
    setup = solved.sheets.setup
    assert solved.expected == pytest.approx(group["optimum"], abs=1e-8)
    for case in group["cases"]:
        match = Match(setup)
        for event in case["events"]:
            match.play(event)
        found = solved.worths(match.state)
        names = {setup.game.notation.format_action(match.state, a): worth for a, worth in found}
        assert sorted(names) == match.legal()
        best = max(names.values())
        assert best == pytest.approx(case["value"], abs=2e-9), case
        chosen = sorted(name for name, worth in names.items() if worth > best - 1e-9)
        assert chosen == sorted(case["best"]), case
        worse = [worth for worth in names.values() if worth <= best - 1e-9]
        if case["next"] is not None:
            assert max(worse) == pytest.approx(case["next"], abs=2e-9), case
        assert solved.remaining(match.state, 0) == pytest.approx(case["turn_value"], abs=2e-9)


@pytest.mark.parametrize(
    ("game", "options", "loses"),
    [("yacht", {}, 1.06), ("general", {}, 0.8), ("cameroon", {}, 0.35)],
)
def test_kept_dice_that_stay_kept_cost_points(
    game: str, options: dict[str, Any], loses: float
) -> None:
    """A player who may not take up kept dice again cannot do better (GA6)."""
    free = solution(find(game).setup(1, **options))
    locked = solution(find(game).setup(1, lock_kept_dice=True, **options))
    assert 0.5 * loses < free.expected - locked.expected < 2 * loses


@pytest.mark.parametrize("game", ["yacht", "general"])
@pytest.mark.parametrize("lock", [False, True])
def test_playing_it_gives_what_it_expects(game: str, lock: bool) -> None:
    """The mean and the spread of games played by it are those it tells."""
    options: dict[str, Any] = {"lock_kept_dice": lock}
    if game == "general":
        options["big_general_needs_open_box"] = True
    setup = find(game).setup(1, **options)
    solved = solution(setup)
    rng = np.random.default_rng(11)
    totals: list[int] = []
    for _ in range(60):
        match = Match(setup)
        match.deal(rng)
        while match.turn is not None:
            action = solved.worths(match.state)[0][0]
            match.play(setup.game.notation.format_action(match.state, action))
            match.deal(rng)
        totals.append(match.scores[0])
    error = solved.sd / np.sqrt(len(totals))
    assert abs(np.mean(totals) - solved.expected) < 4 * error
    assert 0.6 < np.std(totals) / solved.sd < 1.5


def test_a_big_general_that_ends_the_game_needs_the_open_box_where_the_option_says_so() -> None:
    """With the option, fewer games end by one (GC5)."""
    general = find("general")
    always = solution(general.setup(1), 1000)
    while_open = solution(general.setup(1, big_general_needs_open_box=True), 1000)
    assert while_open.expected < always.expected


def test_damaged_files_are_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed number, a short file and no file at all give the same solution."""
    monkeypatch.setattr(disk, "_folder", lambda: tmp_path)
    setup = find("yacht").setup(1)
    first = solution(setup)
    (file,) = tmp_path.iterdir()
    again = solution(setup)
    assert (again.expected, again.seconds) == (first.expected, first.seconds)
    sound = file.read_bytes()
    file.write_bytes(sound[:1000] + bytes([sound[1000] ^ 255]) + sound[1001:])
    assert solution(setup).expected == first.expected
    assert disk.load(file.stem) is not None
    file.write_bytes(sound[: len(sound) // 2])
    assert disk.load(file.stem) is None
    assert solution(setup).expected == first.expected


def test_only_dice_games_are_solved() -> None:
    """Other games are refused, and so is a Big General outside General (C6)."""
    with pytest.raises(NotSolvable, match="cameroon"):
        solution(find("sniff").setup(2))
    with pytest.raises(NotSolvable, match="Big General"):
        solution(find("yacht").setup(1), 60)
