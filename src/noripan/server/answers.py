"""Answers to commands, as they are stored and sent."""

from __future__ import annotations

from typing import Any

import msgspec

from noripan.game import Message, NoripanError
from noripan.server.protocol import Done, Problem, Refused

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Done | Refused).decode


def refused(command: str | None, error: NoripanError) -> Refused:
    """Return the refusal of a command."""
    rule = getattr(error, "rule", None)
    return Refused(command, error.message, spoken(error.parameters), rule)


def problem(error: NoripanError) -> Problem:
    """Return why a request is refused."""
    return Problem(error.message, spoken(error.parameters), getattr(error, "rule", None))


def spoken(parameters: dict[str, Any]) -> dict[str, Any]:
    """Return parameters as data: a message within one is ``{"id": …, "parameters": {…}}``."""
    return {name: _spoken(value) for name, value in parameters.items()}


def _spoken(value: Any) -> Any:
    match value:
        case NoripanError():
            return {"id": value.message, "parameters": spoken(value.parameters)}
        case Message():
            return {"id": value.id, "parameters": spoken(value.parameters)}
        case _:
            return value
