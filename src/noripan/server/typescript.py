"""The JSON Schemas that the browser client's TypeScript types are made from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from noripan.games.dice.view import DiceView
from noripan.games.sixteen.view import SixteenView
from noripan.games.sniff.view import SniffView
from noripan.games.sparrow.view import SparrowView
from noripan.server import protocol

MESSAGES = (
    protocol.FromClient,
    protocol.FromServer,
    protocol.GameInfo,
    protocol.NewTable,
    protocol.TakeSeat,
    protocol.Seated,
    protocol.OpenTable,
    protocol.Problem,
    protocol.RuleText,
    protocol.Replay,
    protocol.ReplayPosition,
)
UNIONS = {
    "Command": protocol.Command,
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
}
VIEWS = {"sparrow": SparrowView, "sniff": SniffView, "sixteen": SixteenView, "dice": DiceView}


def documents() -> dict[str, dict[str, Any]]:
    """Return a JSON Schema of the messages and one of every family's view, by file name."""
    views = {f"views/{family}": _document([view]) for family, view in VIEWS.items()}
    return {"protocol": _document(MESSAGES), **views}


def head(document: dict[str, Any]) -> str:
    """Return the first lines of a file of types, which change with the schema."""
    text = json.dumps(document, sort_keys=True)
    return (
        "/* Written by script/types from the house's own types: do not edit.\n"
        f" * schema {hashlib.sha256(text.encode()).hexdigest()} */\n\n"
    )


def _document(types: Sequence[Any]) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    definitions = {name: _complete(component) for name, component in components.items()}
    if types is MESSAGES:
        definitions |= {name: _either(union) for name, union in UNIONS.items()}
    return {"definitions": definitions}


def _either(union: Any) -> dict[str, Any]:
    """Return the schema of any one of several messages."""
    return {"anyOf": [{"$ref": f"#/definitions/{message.__name__}"} for message in get_args(union)]}


def _complete(component: dict[str, Any]) -> dict[str, Any]:
    """Require every field of an object: the house leaves none out when it writes."""
    if component.get("type") != "object":
        return component
    required = list(component.get("properties", {}))
    return {**component, "required": required, "additionalProperties": False}
