"""The protocol as JSON Schema, made from its types: ``python -m noripan.server.describe``."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from noripan.server import protocol

MESSAGES = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "Games": list[protocol.GameInfo],
    "OpenTables": list[protocol.OpenTable],
    "NewTable": protocol.NewTable,
    "TakeSeat": protocol.TakeSeat,
    "Seated": protocol.Seated,
    "TableInfo": protocol.TableInfo,
    "Replay": protocol.Replay,
    "ReplayPosition": protocol.ReplayPosition,
    "RuleText": protocol.RuleText,
    "Problem": protocol.Problem,
}


def schema() -> dict[str, Any]:
    """Return everything that crosses the wire as one JSON Schema."""
    given, components = msgspec.json.schema_components(
        MESSAGES.values(), ref_template="#/$defs/{name}"
    )
    named = dict(zip(MESSAGES, given, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Noripan's protocol {protocol.PROTOCOL}",
        "$defs": components | {name: part for name, part in named.items() if "$ref" not in part},
    }


def text() -> str:
    """Return the schema as it is kept in ``docs/protocol.schema.json``."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
