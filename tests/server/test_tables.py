"""Seats, bots, readiness, undo, talk, rematch, and whole matches of every game."""

from __future__ import annotations

import asyncio
import json

import numpy as np
import pytest

from houses import Player, Refusal, ServedHouse, people
from noripan import fair
from noripan.match import Match
from playing import GAMES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_finish_a_match(house: ServedHouse, game: str):
    first = house.new_table(game, 3, entropy="from Ana")
    second = house.take_seat(first["table"], "Bo", seat=2, entropy="from Bo")
    async with house.player(first) as ana, house.player(second) as bo:
        assert (ana.table["you"], bo.table["you"]) == (0, 2)
        commitment = ana.table["fair"]["commitment"]
        assert (await ana.command("bot", seat=1, level="greedy"))["type"] == "done"
        await asyncio.gather(ana.command("ready"), bo.command("ready"))
        rng = np.random.default_rng(7)
        made = await asyncio.gather(ana.play_on(rng), bo.play_on(rng))
        assert min(made) > 0
        assert ana.table["view"]["winners"] == bo.table["view"]["winners"] != []
        shown = ana.table["fair"]
    record = house.get(f"/api/tables/{first['table']}/record")
    assert fair.verify(record) is True
    assert shown["commitment"] == commitment == record["fair"]["commitment"]
    assert shown["seed"] == record["fair"]["seed"]
    assert record["fair"]["entropy"] == ["from Ana", "", "from Bo"]
    match = Match.replay(record)
    assert match.winners == ana.table["view"]["winners"]
    replay = house.get(f"/api/tables/{first['table']}/replay")
    assert replay["fair"] is True
    assert len(replay["steps"]) == len(record["events"])
    middle = len(record["events"]) // 2
    position = house.get(f"/api/tables/{first['table']}/replay/{middle}")
    half = Match.replay(record | {"events": record["events"][:middle]})
    assert [view["scores"] for view in position["views"]] == [half.scores] * 3
    assert position["spectator"]["seat"] is None


async def test_a_match_begins_when_all_seats_are_taken_and_ready(house: ServedHouse):
    first = house.new_table("general", 3)
    async with house.player(first) as ana:
        await ana.command("ready")
        second = house.take_seat(first["table"], " Bo  Bo ")
        async with house.player(second) as bo:
            await bo.command("ready")
            assert [seat["name"] for seat in bo.table["info"]["seats"]] == ["Ana", "Bo Bo", None]
            await bo.command("ready", ready=False)
            await ana.command("bot", seat=2, level="random")
            await ana.until(lambda table: table["info"]["seats"][2]["bot"] == "random")
            assert ana.table["info"]["phase"] == "open"
            assert ana.table["view"] is None
            await ana.command("bot", seat=2, level=None)
            await ana.until(lambda table: table["info"]["seats"][2]["name"] is None)
            await ana.command("bot", seat=2, level="random")
            await bo.command("ready")
            await ana.until(lambda table: table["info"]["phase"] == "playing")
            assert ana.table["version"] >= 1
            for kind, rest in {"ready": {}, "rename": {"name": "X"}}.items():
                assert (await ana.command(kind, **rest))["message"] == "house-begun"


async def test_bots_fill_the_seats_and_the_match_begins_at_once(house: ServedHouse):
    seated = house.new_table("sniff", 4, bots="greedy")
    async with house.player(seated) as ana:
        assert ana.table["info"]["phase"] == "playing"
        names = [seat["name"] for seat in ana.table["info"]["seats"]]
        assert len(set(names)) == 4
        assert await ana.play_on(np.random.default_rng(1), 3) == 3


async def test_perfect_bots_play_dice_and_nothing_else(house: ServedHouse):
    seated = house.new_table("yacht", 2, bots="optimal")
    async with house.player(seated) as ana:
        assert await ana.play_on(np.random.default_rng(1), 2) == 2
        await ana.until(lambda table: table["legal_count"] > 0)
    with pytest.raises(Refusal) as refused:
        house.new_table("sniff", 2, bots="optimal")
    assert refused.value.problem["message"] == "bot-unknown"
    async with house.player(house.new_table("sixteen", 2)) as ana:
        answer = await ana.command("bot", seat=1, level="optimal")
        assert (answer["type"], answer["message"]) == ("refused", "bot-unknown")
        assert ana.table["info"]["seats"][1]["name"] is None


async def test_seats_are_refused_when_taken_full_or_too_late(house: ServedHouse):
    table = house.new_table("yacht", 2)["table"]
    for wanted, message in (
        ({"seat": 0}, "house-seat-taken"),
        ({"seat": 7}, "house-no-seat"),
        ({"name": "\u202e"}, "name-unusable"),
    ):
        with pytest.raises(Refusal) as refused:
            house.post(f"/api/tables/{table}/seats", {"name": "Bo", **wanted})
        assert (refused.value.status, refused.value.problem["message"]) == (400, message)
    house.take_seat(table, "Bo")
    with pytest.raises(Refusal, match="house-full"):
        house.take_seat(table, "Chan")
    begun = house.new_table("yacht", 2, bots="random")["table"]
    with pytest.raises(Refusal, match="house-begun"):
        house.take_seat(begun, "Chan")


async def test_one_seat_is_given_to_one_of_many(house: ServedHouse):
    table = house.new_table("yacht", 2)["table"]
    results = await asyncio.gather(
        *(asyncio.to_thread(house.take_seat, table, f"P{n}") for n in range(8)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, dict) for result in results) == 1


async def test_who_leaves_is_played_for_until_coming_back(house: ServedHouse):
    async with people(house, "sniff", 2) as (ana, bo):
        assert (await ana.command("leave"))["type"] == "done"
        await bo.until(lambda table: table["info"]["seats"][0]["bot"] == "greedy")
        assert await bo.play_on(np.random.default_rng(1), 5) == 5
        await ana.disconnect()
        await ana.connect()
        await bo.until(lambda table: table["info"]["seats"][0]["bot"] is None)
        await ana.until(lambda table: table["legal_count"] or bo.is_asked)


async def test_a_table_of_bots_alone_plays_on_for_a_spectator(house: ServedHouse):
    seated = house.new_table("sniff", 2, bots="greedy", options={"target": 10}, private=False)
    async with house.spectator(seated["table"]) as watcher:
        async with house.player(seated) as ana:
            await ana.command("leave")
        await watcher.until(lambda table: table["info"]["phase"] == "over")
    views = [view for text in watcher.frames if (view := json.loads(text).get("view"))]
    assert len(views) > 1
    assert not any(view["hand"] for view in views)
    assert max(watcher.table["view"]["scores"]) >= 10


async def test_undo_is_by_consent_and_only_before_anything_is_revealed(house: ServedHouse):
    async with people(house, "sniff", 3) as players:
        mover = next(p for p in players if p.is_asked)
        others = [p for p in players if p is not mover]
        before = mover.table["view"]
        assert (await mover.command("ask-undo", version=mover.table["version"]))[
            "message"
        ] == "house-no-undo"
        await mover.move(mover.table["legal"][0])
        await mover.until(lambda table: table["can_undo"])
        assert not any(p.table["can_undo"] for p in others)
        await mover.command("ask-undo", version=mover.table["version"])
        for other in others:
            await other.until(lambda table: table["undo"])
            assert other.table["undo"] == {"seat": mover.table["you"], "agreed": []}
        stale = await others[0].command(
            "answer-undo", version=others[0].table["version"] - 1, agree=True
        )
        assert stale["message"] == "house-stale"
        await others[0].command("answer-undo", version=others[0].table["version"], agree=True)
        await others[1].until(lambda table: table["undo"] and table["undo"]["agreed"])
        await others[1].command("answer-undo", version=others[1].table["version"], agree=True)
        await mover.until(lambda table: table["legal_count"])
        assert mover.table["view"] == before
        # Refused: the move stands. And what another has moved upon is never taken back.
        await mover.move(mover.table["legal"][0])
        await mover.until(lambda table: table["can_undo"])
        await mover.command("ask-undo", version=mover.table["version"])
        await others[0].until(lambda table: table["undo"])
        await others[0].command("answer-undo", version=others[0].table["version"], agree=False)
        await mover.until(lambda table: table["undo"] is None)
        await asyncio.gather(*(p.until(lambda t: t["undo"] is None) for p in others))
        following = next(p for p in players if p.is_asked)
        assert following is not mover
        await following.move(following.table["legal"][0])
        await mover.until(lambda table: not table["can_undo"])


async def test_dice_are_never_rolled_back(house: ServedHouse):
    async with people(house, "yacht", 1) as (ana,):
        await ana.move(next(move for move in ana.table["legal"] if move.startswith("keep")))
        await ana.until(lambda table: table["view"]["rolls_left"] == 1)
        assert not ana.table["can_undo"]


async def test_undo_waits_for_no_bot(house: ServedHouse):
    async with people(house, "sniff", 2) as (ana, bo):
        mover, other = (ana, bo) if ana.is_asked else (bo, ana)
        await other.command("leave")
        await mover.until(lambda table: table["info"]["seats"][other.table["you"]]["bot"])
        # The bot moves at once here; so a move is past recall as soon as it has.
        version = mover.table["version"]
        await mover.move(mover.table["legal"][0])
        await mover.until(lambda table: table["version"] > version + 1 or not table["legal_count"])


async def test_what_is_said_reaches_the_table_and_is_kept(house: ServedHouse):
    async with people(house, "yacht", 2) as (ana, bo):
        text = '<b>hello</b> "친구" \\'
        assert (await ana.command("say", text=text))["type"] == "done"
        await bo.until(lambda _: bo.lines)
        assert bo.lines == [{"number": 0, "name": "Ana", "seat": 0, "text": text}]
        assert (await ana.command("say", text="a\u0000b"))["message"] == "house-line-unusable"
        await bo.command("say", text="two")
        await ana.until(lambda _: len(ana.lines) == 2)
        async with house.spectator(ana.table_id) as watcher:
            await watcher.until(lambda _: len(watcher.lines) == 2)


async def test_a_rematch_brings_everybody_to_a_new_table(house: ServedHouse):
    first = house.new_table("yacht", 3, turn_seconds=77)
    second = house.take_seat(first["table"], "Bo")
    async with house.player(first) as ana, house.player(second) as bo:
        await ana.command("bot", seat=2, level="random")
        await asyncio.gather(ana.command("ready"), bo.command("ready"))
        rng = np.random.default_rng(3)
        assert (await ana.command("rematch"))["message"] == "house-not-over"
        await asyncio.gather(ana.play_on(rng), bo.play_on(rng))
        mine, again, yours = await asyncio.gather(
            ana.command("rematch", id="r"), bo.command("rematch"), asyncio.sleep(0)
        )
        assert yours is None
        assert mine["table"] == again["table"] != first["table"]
        assert await ana.command("rematch", id="r") == mine
        await bo.until(lambda table: table["info"]["rematch"] == mine["table"])
    async with house.player(mine) as ana, house.player(again) as bo:
        await bo.until(lambda table: table["info"]["phase"] == "playing")
        assert (ana.table["you"], bo.table["you"]) == (0, 1)
        assert ana.table["info"]["turn_seconds"] == 77
        assert await ana.play_on(rng, 1) == 1


async def test_open_tables_are_listed_and_private_ones_are_not(house: ServedHouse):
    private = house.new_table("yacht", 2)["table"]
    shown = house.new_table("yacht", 2, private=False)["table"]
    listed = {table["table"]: table for table in house.get("/api/tables")}
    assert private not in listed
    assert listed[shown]["names"] == ["Ana", None]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 8}, "seats-range"),
        ({"options": {"target": 7}}, "option-step"),
        ({"options": {"speed": 1}}, "option-unknown"),
        ({"name": "  "}, "name-unusable"),
        ({"name": ""}, "house-unreadable"),
        ({"turn_seconds": -1}, "house-unreadable"),
        ({"entropy": "x" * 201}, "house-unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    house: ServedHouse, wanted: dict[str, object], message: str
):
    with pytest.raises(Refusal) as refused:
        house.post("/api/tables", {"game": "sniff", "seats": 2, "name": "Ana", **wanted})
    assert (refused.value.status, refused.value.problem["message"]) == (400, message)


async def test_records_are_closed_until_the_match_is_over(house: ServedHouse):
    async with people(house, "sniff", 2) as players:
        for path in ("record", "replay", "replay/0"):
            with pytest.raises(Refusal, match="404"):
                house.get(f"/api/tables/{players[0].table_id}/{path}")


async def test_the_seed_is_not_shown_before_the_end(house: ServedHouse):
    async with people(house, "sniff", 2) as (ana, bo):
        await asyncio.gather(*(p.play_on(np.random.default_rng(2)) for p in (ana, bo)))
        seed = ana.table["fair"]["seed"]
        for text in ana.frames:
            frame = json.loads(text)
            if frame["type"] == "table" and frame["info"]["phase"] != "over":
                assert seed not in text


async def play_alone(house: ServedHouse, game: str) -> Player:
    """A whole match of one person and bots."""
    player = house.player(house.new_table(game, 2, bots="greedy"))
    async with player:
        await player.play_on(np.random.default_rng(1))
    return player


async def test_whoever_plays_with_bots_alone_is_not_made_to_wait(house: ServedHouse):
    async with asyncio.timeout(20):
        player = await play_alone(house, "sparrow")
    assert player.is_over
