"""Claims in Sparrow: asked at the same moment, kept at once, applied in order, telling nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import noripan
from houses import QUICK, Player, ServedHouse, people, served
from noripan.fair import FairDealer
from noripan.game import IllegalMove
from noripan.games.sparrow import claims
from noripan.games.sparrow.state import ANSWER, DRAW
from noripan.match import Match
from noripan.server.config import sqlite_file
from noripan.server.entries import Course, Played, decode, encode
from playing import random_steps

pytestmark = pytest.mark.anyio
CLAIM_SECONDS = 0.3
FREE = {"minimum_points": 0}


def discards(seats: int, seeds: int) -> Iterator[tuple[Match, Match, str]]:
    """Discards in random matches: the match before, the match after, the move."""
    setup = noripan.load("sparrow", seats, **FREE)
    for seed in range(seeds):
        before = None
        for match in random_steps(setup, seed):
            if before is not None:
                move = match.events[len(before.events)]
                if claims.opens(before.state, move):
                    after = before.copy()
                    after.play(move)
                    yield before, after, move
            before = match.copy()


def test_the_table_looks_the_same_whoever_can_claim():
    rng = np.random.default_rng(1)
    kinds = {True: 0, False: 0}
    for before, after, move in discards(3, 2):
        table = claims.laid(before.state, move)
        asked = claims.claimants(table)
        kinds[bool(asked)] += 1
        assert bool(asked) == (after.state.phase == ANSWER)
        if after.state.phase not in (ANSWER, DRAW):
            continue  # the end of the match: there is no state after it to compare with
        setup = before.setup
        for seat in [None, *range(3)]:
            truth = setup.game.view(setup, sees(table, seat, asked), seat)
            assert truth.turn == (seat if seat in asked else "chance")
            other = after.state if seat is None else setup.resample(after.state, seat, rng)
            twin = other.copy()
            twin.phase, twin.seat = ANSWER, -1
            assert (seat in claims.claimants(twin)) == (seat in asked)
            assert setup.game.view(setup, sees(twin, seat, asked), seat) == truth
    assert min(kinds.values()) > 5


def sees(table: Any, seat: int | None, asked: list[int]) -> Any:
    return claims.asked(table, seat) if seat in asked else table


def test_the_last_discard_of_a_match_lies_like_any_other():
    ends = 0
    for before, after, move in discards(2, 5):
        if after.turn is None:
            table = claims.laid(before.state, move)
            view = before.setup.game.view(before.setup, table, None)
            assert (view.turn, view.winners, view.scores) == ("chance", None, before.scores)
            ends += 1
    assert ends


def test_answers_are_applied_in_order_and_the_log_says_as_much_each_time():
    setup = noripan.load("sparrow", 4, **FREE)
    rng = np.random.default_rng(5)
    several = wins = 0
    for seed in range(2):
        course = Course(setup, list("ABCD"), FairDealer(setup, seed=bytes([seed]) * 32))
        entries = [course.begin()]
        while not course.is_over:
            if course.window is None:
                assert course.turn is not None
                moves = course.match.legal()
                entries.append(course.move(moves[int(rng.integers(len(moves)))], course.turn))
                continue
            several += len(course.window.claimants) > 1
            answers = {s: "ron" for s in course.window.claimants if rng.random() < 0.5}
            wins += bool(answers)
            entries.append(course.settle(answers))
        assert course.version == len(entries)
        # Every discard is followed by one entry that settles it, whether or not anybody was asked.
        for entry, following in pairwise(entries):
            assert not (entry.claims and following.claims)
        again = Course(setup, list("ABCD"), FairDealer(setup, seed=bytes([seed]) * 32))
        for entry in entries:
            again.apply(decode(encode(entry)))
        assert again.match.record() == course.match.record()
        assert again.version == course.version
        for seat in (None, 0, 1, 2, 3):
            assert again.seen(seat) == course.seen(seat)
            assert again.view(seat) == course.view(seat)
    assert several
    assert wins


def test_whoever_has_no_say_is_answered_from_their_own_tiles():
    setup = noripan.load("sparrow", 3)
    course = Course(setup, list("ABC"), FairDealer(setup, seed=b"1" * 32))
    course.begin()
    while course.window is None or course.window.claimants:
        if course.window is not None:
            course.settle({})
        else:
            assert course.turn is not None
            course.move(course.match.legal()[0], course.turn)
    window = course.window
    idle = next(seat for seat in range(3) if seat != window.table.discarder)
    for text, message in (("pass", "not-your-turn"), ("1", "not-your-turn")):
        with pytest.raises(IllegalMove) as refused:
            course.check_claim(text, idle)
        assert refused.value.message == message
    with pytest.raises(IllegalMove) as refused:
        course.check_claim("ron", idle)
    assert refused.value.message != "not-your-turn"
    with pytest.raises(IllegalMove) as refused:
        course.check_claim("ron", int(window.table.discarder))
    assert refused.value.message == "not-your-turn"


async def test_nobody_can_tell_who_was_asked(tmp_path: Path):
    config = replace(QUICK, claim_seconds=CLAIM_SECONDS)
    with served(tmp_path, config) as house:
        table, watched = await watch_a_hand(house)
        gaps = waits(house, table)
    lying: dict[bool, list[float]] = {True: [], False: []}
    for version, asked, frames in watched:
        lying[asked].append(gaps[version])
        assert frames == 2, "one frame shows the discard, one what came of it"
    assert len(lying[False]) > 3
    assert min(gaps.values()) >= CLAIM_SECONDS
    if lying[True]:
        assert abs(median(lying[True]) - median(lying[False])) < CLAIM_SECONDS / 2


def waits(house: ServedHouse, table: str) -> dict[int, float]:
    """How long the discard of each version lay before its claims were settled, in seconds."""
    file = sqlite_file(house.config.database)
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as opened:
        query = "select entry, at from events where table_id = ? order by seq"
        entries = [(decode(text), at) for text, at in opened.execute(query, (table,))]
    return {
        version: after - at
        for version, ((entry, at), (_, after)) in enumerate(pairwise(entries), start=1)
        if isinstance(entry, Played) and entry.claims
    }


async def watch_a_hand(house: ServedHouse) -> tuple[str, list[tuple[int, bool, int]]]:
    """Play some turns; return for each discard its version, whether somebody was asked, and how
    many frames a seat that was not asked received of it and of what came of it."""
    async with people(house, "sparrow", 4, options=FREE) as players:
        watcher = players[0]
        answered: set[int] = set()

        async def play(player: Player) -> None:
            until = time.monotonic() + 8
            while time.monotonic() < until and not player.is_over:
                await asyncio.sleep(0.005)
                table = player.table
                if not table["legal_count"]:
                    continue
                if table["view"]["asked"]:
                    answered.add(table["version"])
                    await player.move("pass")
                    await player.until(lambda t: not t["legal_count"])
                else:
                    legal = [m for m in table["legal"] if m != "tsumo"]
                    leaves = table["view"]["leaves"]
                    best = max(legal, key=lambda m: sum(w["left"] for w in leaves[m]))
                    await player.move(best)
                    await player.until(lambda t, v=table["version"]: t["version"] > v)

        await asyncio.gather(*(play(player) for player in players))
        # Before people go: that they do is shown to the others.
        return watcher.table_id, list(windows(watcher, answered))


def windows(watcher: Player, answered: set[int]) -> Iterator[tuple[int, bool, int]]:
    by_version: dict[int, list[dict[str, Any]]] = {}
    for text in watcher.frames:
        frame = json.loads(text)
        if frame["type"] == "table" and frame["view"]:
            by_version.setdefault(frame["version"], []).append(frame)
    for version, frames in sorted(by_version.items()):
        discard = frames[0]["view"]["discard"]
        if discard is None or version + 1 not in by_version:
            continue
        if discard["seat"] == watcher.table["you"] or any(f["view"]["asked"] for f in frames):
            continue
        yield version, version in answered, len(frames) + len(by_version[version + 1][:1])


async def test_an_early_answer_is_kept_and_not_given_twice(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3", claim_seconds=0.5)
    house = ServedHouse(config, tmp_path / "log").open()
    try:
        async with people(house, "sparrow", 4, options=FREE) as players:
            asked = await until_asked(players)
            version = asked.table["version"]
            done = await asked.move("ron", id="r")
            assert (done["type"], done["version"]) == ("done", version)
            await asked.until(lambda table: table["view"]["answer"] == "ron")
            assert (await asked.move("pass"))["message"] == "house-answered"
            house.kill()
            house.open()
            for player in players:
                await player.disconnect()
                await player.connect()
            assert await asked.move("ron", id="r", version=version) == done
            await asked.until(lambda table: table["version"] > version)
            last = asked.table["view"]["last_hand"]
            assert last["end"] == "ron"
            assert last["winners"][0]["seat"] == asked.table["you"]
    finally:
        house.close()


async def until_asked(players: list[Player]) -> Player:
    """Play towards waiting hands until somebody may claim; return who."""
    for _ in range(400):
        for player in players:
            table = player.table
            if not table["legal_count"]:
                continue
            if table["view"]["asked"]:
                return player
            legal = [move for move in table["legal"] if move != "tsumo"]
            leaves = table["view"]["leaves"]
            await player.move(max(legal, key=lambda m: sum(w["left"] for w in leaves[m])))
            await player.until(lambda t, v=table["version"]: t["version"] > v)
        await asyncio.sleep(0.02)
        if all(not p.table["legal_count"] for p in players):
            await asyncio.sleep(0.1)
    raise AssertionError("nobody could ever claim")


def test_entries_survive_being_written():
    for entry in (Played(["* 5", "5"], claims=True), Played([])):
        assert decode(encode(entry)) == entry
