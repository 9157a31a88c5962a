"""Tiles of Sparrow Mahjong and the value of hands."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, NoripanError
from noripan.games.sparrow.hand import (
    COPIES,
    COPIES_OF_KIND,
    FULL_SIZE,
    HAND_SIZE,
    INCOMPLETE,
    IS_GREEN,
    IS_OUTSIDE,
    IS_RED,
    NOTHING,
    NUM_FACES,
    NUM_KINDS,
    NUM_PARTS,
    SHAPES,
    hand_index,
    hand_points,
    waits_of,
)
from noripan.games.sparrow.notation import FACES, parse_tile
from noripan.games.sparrow.score import score

CASES = json.loads((Path(__file__).parents[1] / "data/sparrow_hands.json").read_text("utf-8"))
RUNS = [(k, k + 1, k + 2) for k in range(7)]
TRIPLETS = [(k, k, k) for k in range(NUM_KINDS)]
Split = tuple[tuple[int, int, int], tuple[int, int, int]]


def value(
    tiles: str, dora: str | None = None, *, dealer: bool = False, **options: object
) -> dict[str, Any]:
    setup = noripan.load("sparrow", None, **options)
    return score(setup, tiles, Circumstances(dora=dora, dealer=dealer))


def all_splits() -> dict[tuple[int, ...], list[Split]]:
    """Every complete hand as sorted kinds, with all its splits; found by trying all pairs."""
    found: dict[tuple[int, ...], list[Split]] = {}
    for pair in combinations_with_replacement(TRIPLETS + RUNS, 2):
        kinds = tuple(sorted(pair[0] + pair[1]))
        if max(kinds.count(k) for k in kinds) <= COPIES_OF_KIND:
            found.setdefault(kinds, []).append(pair)
    return found


def plain(kinds: tuple[int, ...]) -> np.ndarray[Any, Any]:
    return np.bincount(kinds, minlength=NUM_FACES).astype(np.int64)


def points(tiles: np.ndarray[Any, Any], *, green_red: bool = False) -> int:
    return int(hand_points(tiles, NOTHING, green_red, np.zeros(NUM_PARTS, dtype=np.int64)))


@pytest.mark.rule("sparrow G1")
def test_there_are_44_tiles_four_of_each_kind_and_13_of_them_red():
    copies = dict(zip(FACES, COPIES.tolist(), strict=True))
    assert sum(copies.values()) == 44
    assert len(copies) == 20
    for number in "123456789":
        assert (copies[number], copies[number + "r"]) == (3, 1)
    assert copies["H"] == copies["C"] == 4
    red = [face for face, is_red in zip(FACES, IS_RED, strict=True) if is_red]
    assert sum(copies[face] for face in red) == 13
    assert set(red) == {"C"} | {f"{number}r" for number in "123456789"}


@pytest.mark.parametrize(
    ("tiles", "dora", "expected"),
    [
        pytest.param("2 3 4 5 5 5r", "3", 6, id="1"),
        pytest.param("1 1 1 4 5 6", None, 3, id="2"),
        pytest.param("1 1 1 7 8 9", None, 5, id="3"),
        pytest.param("1r 1 1 7 8 9", "7", 7, id="4"),
        pytest.param("1r 2r 3r C C C", "1", 23, id="5"),
        pytest.param("1r 2r 3r 4r 5r 6r", None, 22, id="6"),
        pytest.param("1 1 1 C C C", None, 19, id="7"),
        pytest.param("H H H C C C", "H", 19, id="8"),
        pytest.param("2 3 4 H H H", None, 13, id="9"),
        pytest.param("2 3 4 2 3 4", None, 12, id="10"),
        pytest.param("6 6 6 8 8 8", None, 14, id="11"),
        pytest.param("2 3 4r H H H", None, 4, id="12"),
        pytest.param("2 3 4r H H H", "H", 7, id="13"),
        pytest.param("C C C 1 2 3", "C", 11, id="14"),
        pytest.param("7 8 9 C C C", None, 8, id="15"),
        pytest.param("C C C 4 5 6", None, 6, id="16"),
        pytest.param("1 2 3 1 2 3", None, 4, id="17"),
        pytest.param("1r 2 3 1 2 3", None, 5, id="18"),
        pytest.param("2 2 2 2r 3 4", None, 5, id="19"),
        pytest.param("1 2 3 3 4 5r", "3", 5, id="20"),
        pytest.param("4 5 6 5 6 7", "5r", 5, id="21"),
        pytest.param("3 3 3 5 5 5", None, 5, id="22"),
        pytest.param("5r 5 5 6 7 8", None, 5, id="23"),
        pytest.param("2 2 2 6 7 8r", "2r", 8, id="24"),
        pytest.param("9 1 2 3 3 3", None, None, id="25"),
        pytest.param("H H C 2 3 4", None, None, id="26"),
    ],
)
@pytest.mark.rule(
    "sparrow R22", "sparrow R23", "sparrow R24", "sparrow R26", "sparrow R29", "sparrow R30"
)
def test_the_worked_examples_have_their_values(tiles: str, dora: str | None, expected: int | None):
    result = value(tiles, dora)
    assert result["complete"] == (expected is not None)
    assert result["points"] == expected
    assert result["can_win"] == (expected is not None and expected >= 5)
    assert result["ron"] == (expected if result["can_win"] else 0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case["tiles"]))
@pytest.mark.rule("sparrow R15", "sparrow R16", "sparrow R18", "sparrow G9")
def test_hands_worked_out_elsewhere_have_the_same_value(case: dict[str, Any]):
    result = value(" ".join(case["tiles"]), case["dora"], dealer=case["dealer"])
    assert result["complete"] == case["complete"]
    assert result["points"] == case["hand_points"]
    assert result["parts"] == case["parts"]
    assert result["can_win"] == case["may_win"]
    assert result["ron"] == case["amount"]
    assert result["tsumo_each"] == case["tsumo_each"]


@pytest.mark.rule("sparrow G8", "sparrow R22", "sparrow R25")
def test_there_are_160_complete_hands_each_with_one_split():
    splits = all_splits()
    assert len(splits) == len(SHAPES) == 160
    assert all(len(found) == 1 for found in splits.values())
    triplets = [sum(s in TRIPLETS for s in found[0]) for found in splits.values()]
    assert [triplets.count(n) for n in (2, 1, 0)] == [55, 77, 28]
    assert {tuple(np.repeat(range(NUM_KINDS), shape)) for shape in SHAPES} == set(splits)


@pytest.mark.rule("sparrow R22", "sparrow R23", "sparrow R27", "sparrow R28")
def test_exactly_the_complete_hands_have_a_value_and_it_follows_from_their_split():
    splits = all_splits()
    for kinds in combinations_with_replacement(range(NUM_KINDS), FULL_SIZE):
        tiles = plain(kinds)
        if tiles.max() > COPIES_OF_KIND:
            continue
        if kinds not in splits:
            assert points(tiles) == INCOMPLETE
            continue
        sets = splits[kinds][0]
        set_points = sum(2 if s in TRIPLETS else 1 for s in sets)
        if all(IS_OUTSIDE[k] for k in kinds):
            expected = set_points + 15
        elif all(IS_GREEN[k] for k in kinds):
            expected = set_points + 10
        else:
            tanyao = all(1 <= k <= 7 for k in kinds)
            chanta = all(any(IS_OUTSIDE[k] for k in s) for s in sets)
            expected = set_points + kinds.count(10) + tanyao + 2 * chanta
        assert points(tiles) == expected


@pytest.mark.rule("sparrow R25")
@pytest.mark.parametrize("tiles", ["8 9 1 3 3 3", "9 1 2 3 3 3", "8 9 H 3 3 3", "9 H C 3 3 3"])
def test_a_run_has_three_numbers_in_sequence_and_does_not_go_round(tiles: str):
    assert value(tiles)["complete"] is False


@pytest.mark.rule("sparrow G7", "sparrow G6")
@pytest.mark.parametrize("green_red", [False, True])
def test_limit_hands_have_few_values_and_never_coincide(green_red: bool):
    seen: dict[str, set[int]] = {"super_red": set(), "chinyao": set(), "all_green": set()}
    for kinds in all_splits():
        numbers = sorted({k for k in kinds if k < 9})
        for mask in range(1 << len(numbers)):
            tiles = plain(kinds)
            for i, k in enumerate(numbers):
                if mask >> i & 1:
                    tiles[k] -= 1
                    tiles[NUM_KINDS + k] += 1
            faces = np.flatnonzero(tiles)
            of_kind = [int(f) % NUM_KINDS for f in faces]
            limits = {
                "super_red": all(IS_RED[f] for f in faces),
                "chinyao": all(IS_OUTSIDE[k] for k in of_kind),
                "all_green": all(IS_GREEN[k] for k in of_kind)
                and (green_red or all(f < NUM_KINDS for f in faces)),
            }
            if any(tiles > COPIES):
                continue
            assert sum(limits.values()) <= 1
            for name, holds in limits.items():
                if holds:
                    seen[name].add(points(tiles, green_red=green_red))
    assert seen == {"super_red": {22, 23}, "chinyao": {19}, "all_green": {12, 13, 14}}


@pytest.mark.rule("sparrow G2", "sparrow R29")
def test_a_red_tile_spoils_all_green_unless_the_option_allows_it():
    assert value("2 3 4 H H H")["parts"]["limit"] == "all_green"
    assert value("2 3 4r H H H")["parts"]["limit"] is None
    allowed = value("2 3 4r H H H", all_green_allows_red=True)
    assert (allowed["parts"]["limit"], allowed["points"]) == ("all_green", 13)
    assert value("2 3 4 5 5 5", all_green_allows_red=True)["parts"]["limit"] is None


@pytest.mark.rule("sparrow G3", "sparrow R8")
def test_all_copies_of_the_turned_up_kind_are_dora_and_that_tile_is_out_of_play():
    for dora in ("5", "5r"):
        assert value("5 5 5 2 3 4r", dora)["parts"]["dora"] == 3
    assert value("5 5 5r 2 3 4", "4")["parts"]["dora"] == 1  # not the next kind
    with pytest.raises(NoripanError, match="at most 3"):
        value("5 5 5 5r 6 7", "5")


@pytest.mark.rule("sparrow G4", "sparrow R26")
def test_a_tile_that_is_red_and_dora_counts_twice():
    both = value("5r 6 7 3 3 3", "5")["parts"]
    assert (both["red"], both["dora"]) == (1, 1)
    dragons = value("C C C 4 5 6", "C")["parts"]
    assert (dragons["red"], dragons["dora"]) == (3, 3)


@pytest.mark.rule("sparrow G5", "sparrow R16", "sparrow R30")
def test_the_dealer_bonus_is_added_to_every_win_but_not_to_the_minimum():
    assert value("H H H C C C", dealer=True)["ron"] == 21
    assert value("1 1 1 4 5 6", dealer=True)["ron"] == 0  # 3 and 2 make no 5
    cheap = value("1 1 1 4 5 6", dealer=True, minimum_points=0)
    assert (cheap["can_win"], cheap["ron"]) == (True, 5)


@pytest.mark.rule("sparrow R31")
def test_two_runs_and_three_bonus_points_win_without_any_pattern():
    result = value("1 2 3 3 4 5r", "3")
    assert result["can_win"]
    assert result["parts"]["tanyao"] == result["parts"]["chanta"] == 0


@pytest.mark.rule("sparrow G26")
def test_four_tiles_of_a_kind_are_a_triplet_and_one_of_a_run():
    result = value("2 2 2 2r 3 4")
    assert (result["complete"], result["parts"]["sets"]) == (True, 3)
    assert not value("2 2 2 2r 3 3")["complete"]


def test_five_tiles_are_numbered_without_gap_and_wait_for_what_completes_them():
    complete = set(all_splits())
    indices: set[int] = set()
    for kinds in combinations_with_replacement(range(NUM_KINDS), HAND_SIZE):
        tiles = plain(kinds).astype(np.int8)
        indices.add(int(hand_index(tiles)))
        if tiles.max() > COPIES_OF_KIND:
            continue
        waits = {k for k in range(NUM_KINDS) if tuple(sorted((*kinds, k))) in complete}
        assert {k for k in range(NUM_KINDS) if waits_of(tiles) >> k & 1} == waits
        for k in range(9):  # a red copy in place of a plain one changes nothing
            if tiles[k]:
                tiles[k] -= 1
                tiles[NUM_KINDS + k] += 1
                assert int(hand_index(tiles)) in indices
    assert indices == set(range(comb(15, 5)))


@pytest.mark.parametrize(
    ("tiles", "dora", "says"),
    [
        ("1 2 3", None, "6 tiles, not 3"),
        ("", None, "6 tiles, not 0"),
        ("1 2 3 4 5 6 7", None, "6 tiles, not 7"),
        ("1r 1r 2 3 4 5", None, "2 tiles of red 1"),
        ("1 1 1 1 2 3", None, "4 tiles of 1 in a hand: at most 3"),
        ("C C C C C 1", None, "5 tiles of red dragon"),
        ("H H H H 1 2", "H", "4 tiles of green dragon"),
        ("1 2 3 4 5 X", None, "“X” is not a tile"),
        ("1 2 3 4 5 0", None, "“0” is not a tile"),
        ("1 2 3 4 5 6", "Hr", "“Hr” is not a tile"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_in_plain_words(tiles: str, dora: str | None, says: str):
    with pytest.raises(NoripanError, match=says):
        value(tiles, dora)


def test_tiles_are_read_generously():
    assert value("1R2r3r ccc")["tiles"] == ["1r", "2r", "3r", "C", "C", "C"]
    assert value(" c C C h h H ")["tiles"] == ["H", "H", "H", "C", "C", "C"]
    assert parse_tile("5R") == parse_tile("5r")
