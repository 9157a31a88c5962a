"""The protocol's description is that of its types, and what is sent fits it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from houses import ServedHouse, people
from noripan.server import describe, protocol

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_is_up_to_date():
    assert (DOCS / "protocol.schema.json").read_text("utf-8") == describe.text()


def test_every_command_and_every_address_is_described():
    text = (DOCS / "protocol.md").read_text("utf-8")
    for command in get_args(protocol.Command):
        assert f"`{command.__struct_config__.tag}`" in text
    from noripan.server import app

    for route in app._routes():
        path = getattr(route, "path", "")
        if path.startswith("/api/") and "{path" not in path:
            shown = path.replace("{events:int}", "{n}")
            assert f"{shown}`" in text or f"{shown} " in text or f"{shown}` `" in text, path


@pytest.mark.anyio
async def test_what_the_house_sends_is_what_the_types_say(house: ServedHouse):
    decode = msgspec.json.Decoder(protocol.FromServer).decode
    async with people(house, "sniff", 2) as players:
        await players[0].command("say", text="hello")
        await players[0].move("nonsense")
        for player in players:
            kinds = {type(decode(text)) for text in player.frames}
            assert protocol.Table in kinds
            for text in player.frames:
                again = json.loads(msgspec.json.encode(decode(text)))
                assert again == json.loads(text)
