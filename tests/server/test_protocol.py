"""The conversation over the socket: what is answered, and how often."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from msgspec.structs import replace

from houses import NO_LIMITS, QUICK, Player, ServedHouse, people, served
from noripan.server.config import Rate

pytestmark = pytest.mark.anyio


async def raw(house: ServedHouse, **rest: Any) -> Any:
    return await websockets.connect(f"ws://127.0.0.1:{house.port}/ws", compression=None, **rest)


def hello(seated: dict[str, Any]) -> str:
    greeting = {"type": "hello", "table": seated["table"], "secret": seated["secret"]}
    return json.dumps(greeting)


async def last_words(socket: Any) -> tuple[dict[str, Any], int]:
    """What the house says before it closes, and the code it closes with."""
    async with asyncio.timeout(15):
        said: dict[str, Any] = {}
        with contextlib.suppress(websockets.ConnectionClosedError):
            async for text in socket:
                said = json.loads(text)
        return said, socket.close_code


@pytest.mark.parametrize(
    ("greeting", "message", "code"),
    [
        ("no json", "house-unreadable", 4400),
        ('{"type":"move","id":"1","version":0,"move":"6"}', "house-unreadable", 4400),
        ('{"type":"hello"}', "house-unreadable", 4400),
        ('{"type":"hello","table":"nowhere"}', "house-no-table", 4404),
        ('{"type":"hello","table":"nowhere","protocol":99}', "house-protocol", 4400),
    ],
)
async def test_a_wrong_greeting_is_answered_and_the_socket_closed(
    house: ServedHouse, greeting: str, message: str, code: int
):
    socket = await raw(house)
    await socket.send(greeting)
    said, closed = await last_words(socket)
    assert (said["type"], said["message"], closed) == ("refused", message, code)
    assert said["id"] is None


async def test_a_wrong_secret_opens_no_seat(house: ServedHouse):
    table = house.new_table("yacht", 2)
    socket = await raw(house)
    await socket.send(json.dumps({"type": "hello", "table": table["table"], "secret": "guess"}))
    said, closed = await last_words(socket)
    assert (said["message"], closed) == ("house-wrong-secret", 4400)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"type":"fly","id":"1"}',
        '{"type":"move","id":"1","version":-1,"move":"6"}',
        '{"type":"move","id":"","version":0,"move":"6"}',
        '{"type":"move","id":"1","version":"0","move":"6"}',
        '{"type":"ready"}',
        '{"type":"rename","id":"1","name":""}',
        '{"type":"bot","id":"1","seat":99,"level":"greedy"}',
        '{"type":"bot","id":"1","seat":1,"level":"genius"}',
        '{"type":"say","id":"1","text":"' + "x" * 301 + '"}',
        "\ud800",
        "{" * 2000,
    ],
)
async def test_a_malformed_message_is_refused_and_the_conversation_goes_on(
    house: ServedHouse, text: str
):
    async with house.player(house.new_table("yacht", 2)) as ana:
        await ana.socket.send(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        answer = await asyncio.wait_for(ana.answers.get(), 5)
        assert (answer["type"], answer["message"]) == ("refused", "house-unreadable")
        assert (await ana.command("ready"))["type"] == "done"


async def test_a_message_that_is_too_long_closes_the_socket(house: ServedHouse):
    socket = await raw(house)
    await socket.send(hello(house.new_table("yacht", 2)))
    await socket.send("x" * 5000)
    assert (await last_words(socket))[1] == 1009


async def test_bytes_are_not_accepted(house: ServedHouse):
    socket = await raw(house)
    await socket.send(hello(house.new_table("yacht", 2)))
    await socket.send(b'{"type":"ready","id":"1"}')
    assert (await last_words(socket))[1] == 1003


async def test_a_double_click_plays_once(house: ServedHouse):
    async with people(house, "yacht", 1) as (ana,):
        version, move = ana.table["version"], ana.table["legal"][0]
        await ana.send(type="move", id="a", version=version, move=move)
        await ana.send(type="move", id="b", version=version, move=move)
        first, second = [await asyncio.wait_for(ana.answers.get(), 5) for _ in range(2)]
        assert (first["id"], first["type"]) == ("a", "done")
        assert (second["id"], second["message"]) == ("b", "house-stale")
        await ana.until(lambda table: table["version"] == version + 1)


async def test_the_same_command_again_gets_the_same_answer_and_happens_once(house: ServedHouse):
    async with people(house, "yacht", 1) as (ana,):
        version, move = ana.table["version"], ana.table["legal"][0]
        first = await ana.move(move, id="a", version=version)
        await ana.until(lambda table: table["version"] == version + 1)
        await ana.move(ana.table["legal"][0], id="b")
        assert await ana.move(move, id="a", version=version) == first
        # A refusal stands, too, even if the move has become legal since.
        refused = await ana.command("rematch", id="c")
        assert refused["message"] == "house-not-over"
        assert await ana.move(ana.table["legal"][0], id="c") == refused
        assert ana.table["version"] == version + 2


async def test_the_same_command_from_two_sockets_at_once_happens_once(house: ServedHouse):
    seated = house.new_table("yacht", 1)
    async with house.player(seated) as here, house.player(seated) as there:
        await here.command("ready")
        await there.until(lambda table: table["legal"])
        await here.until(lambda table: table["legal"])
        version, move = here.table["version"], here.table["legal"][-1]
        answers = await asyncio.gather(
            *(player.move(move, id="same", version=version) for player in (here, there))
        )
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "done"
        await there.until(lambda table: table["version"] == version + 1)


async def test_a_new_person_in_a_seat_does_not_inherit_answers(house: ServedHouse):
    table = house.new_table("yacht", 2)
    seat = house.take_seat(table["table"], "Bo")
    async with house.player(seat) as bo:
        assert (await bo.command("leave", id="1"))["type"] == "done"
        await bo.until(lambda table: table["you"] is None)
        assert (await bo.command("ready"))["message"] == "house-spectator"
    async with house.player(house.take_seat(table["table"], "Chan")) as chan:
        assert chan.table["you"] == 1
        assert (await chan.command("rename", id="1", name="Chan Chan"))["type"] == "done"
        await chan.until(lambda table: table["info"]["seats"][1]["name"] == "Chan Chan")


async def test_a_refusal_names_the_rule_and_a_fresh_table_follows(house: ServedHouse):
    async with people(house, "sniff", 2) as players:
        mover = next(p for p in players if p.is_asked)
        other = next(p for p in players if not p.is_asked)
        held, frames = mover.table["view"]["hand"], len(other.frames)
        answer = await other.move(held[0])
        assert answer["message"] == "not-your-turn"
        assert answer["rule"]
        await other.until(lambda table: len(other.frames) > frames + 1)
        answer = await mover.move("nonsense")
        assert answer["message"] == "unreadable-move"


async def test_a_move_can_be_checked_and_nobody_notices(house: ServedHouse):
    async with people(house, "sniff", 2) as players:
        mover = next(p for p in players if p.is_asked)
        other = next(p for p in players if not p.is_asked)
        version, frames = mover.table["version"], len(other.frames)
        legal = mover.table["legal"][0]
        done = await mover.command("check", id="c", version=version, move=legal)
        assert (done["type"], done["version"]) == ("done", version)
        refused = await mover.command("check", version=version, move="nonsense")
        assert refused["message"] == "unreadable-move"
        assert len(other.frames) == frames
        refused = await other.command("check", version=version, move=legal)
        assert refused["message"] == "not-your-turn"
        assert await mover.command("check", id="c", version=version, move="nonsense") == done
        assert mover.table["version"] == version
        assert (await mover.move(legal))["type"] == "done"
        refused = await mover.command("check", version=version, move=legal)
        assert refused["message"] == "house-stale"


async def test_spectators_may_only_look(house: ServedHouse):
    async with people(house, "yacht", 2) as players:
        table = players[0].table_id
        async with house.spectator(table) as watcher:
            assert watcher.table["you"] is None
            assert watcher.table["legal"] == []
            tried = {"move": {"version": 1, "move": "ones"}, "say": {"text": "hi"}}
            for kind, rest in tried.items():
                answer = await watcher.command(kind, **rest)
                assert answer["message"] == "house-spectator"
            await players[0].until(lambda table: table["info"]["spectators"] == 1)
        await players[0].until(lambda table: table["info"]["spectators"] == 0)


async def test_too_many_commands_and_lines_are_refused(tmp_path: Path):
    limits = replace(NO_LIMITS, commands=Rate(5, 8), lines=Rate(0.1, 2))
    with served(tmp_path, replace(QUICK, limits=limits)) as house:
        async with house.player(house.new_table("yacht", 2)) as ana:
            said = [await ana.command("say", text=f"line {n}") for n in range(4)]
            assert [answer["type"] for answer in said] == ["done", "done", "refused", "refused"]
            assert said[2]["message"] == "house-slow-down"
            answers = [await ana.command("ready", ready=False) for _ in range(8)]
            assert answers[0]["type"] == "done"
            assert answers[-1]["message"] == "house-slow-down"


async def test_a_page_of_another_site_may_not_connect(house: ServedHouse):
    with pytest.raises(websockets.InvalidStatus) as refused:
        await raw(house, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    await (await raw(house, origin=f"http://127.0.0.1:{house.port}")).close()


async def test_a_slow_client_gets_the_newest_table_not_every_one(house: ServedHouse):
    seated = house.new_table("yacht", 2)
    async with house.player(seated) as ana:
        for _ in range(50):
            await ana.send(type="rename", id=f"n{_}", name=f"Ana {_}")
        for _ in range(50):
            await asyncio.wait_for(ana.answers.get(), 5)
        await ana.until(lambda table: table["info"]["seats"][0]["name"] == "Ana 49")


async def test_a_connection_that_is_cut_is_taken_up_again(house: ServedHouse):
    async with people(house, "sniff", 2) as (ana, bo):
        await ana.disconnect()
        await bo.until(lambda table: table["info"]["seats"][0]["away"])
        before = Player(house, ana.table_id, ana.secret)
        await before.connect()
        await bo.until(lambda table: not table["info"]["seats"][0]["away"])
        assert before.table["you"] == 0
        assert before.table["version"] == bo.table["version"]
        await before.disconnect()
        await ana.connect()
