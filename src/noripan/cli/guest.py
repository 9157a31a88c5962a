"""A connection to a table of a running house, as a program keeps it."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from noripan.game import NoripanError
from noripan.server.protocol import (
    Command,
    Done,
    FromServer,
    Hello,
    Refused,
    Said,
    Seated,
    Table,
    TableInfo,
)

PATIENCE = 15.0
AGAIN = 1.0
"""Seconds between attempts to connect."""
ATTEMPTS = 60

_decode = msgspec.json.Decoder(FromServer).decode
_encode = msgspec.json.Encoder().encode


class Refusal(NoripanError):
    """Why the house has refused something, in the words of the house."""

    def __init__(self, message: str, parameters: dict[str, Any], rule: str | None) -> None:
        super().__init__(message, **{k: _message(value) for k, value in parameters.items()})
        self.rule = rule


def _message(value: Any) -> Any:
    """Return a parameter; one that is a message itself becomes an error that can be said."""
    if not isinstance(value, dict):
        return value
    nested: dict[str, Any] = dict(value)  # pyright: ignore[reportUnknownArgumentType]
    return Refusal(nested["id"], nested["parameters"], None)


def _is_table(message: FromServer) -> bool:
    return isinstance(message, Table)


def _is_news(message: FromServer) -> bool:
    return isinstance(message, Table | Said)


class Link:
    """The address of a table, with the secret of a seat if it has one."""

    def __init__(self, text: str) -> None:
        """Read a link; raises ``NoripanError`` if it is none."""
        parts = urlsplit(text.strip())
        path = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or len(path) != 2 or path[0] != "t":
            raise NoripanError("house-join-link", link=text)
        self.house = f"{parts.scheme}://{parts.netloc}"
        self.table = path[1]
        self.secret = parts.fragment or None

    @property
    def socket(self) -> str:
        """The address of the house's socket."""
        return "ws" + self.house.removeprefix("http") + "/ws"

    def __str__(self) -> str:
        return f"{self.house}/t/{self.table}" + (f"#{self.secret}" if self.secret else "")

    def info(self) -> TableInfo:
        """Ask what everybody may know of the table."""
        return msgspec.json.decode(self._ask(f"/api/tables/{self.table}"), type=TableInfo)

    def take_seat(self, name: str) -> None:
        """Sit down; the link then holds the secret of the seat."""
        data = json.dumps({"name": name, "entropy": secrets.token_hex(16)}).encode()
        answer = self._ask(f"/api/tables/{self.table}/seats", data)
        self.secret = msgspec.json.decode(answer, type=Seated).secret

    def _ask(self, path: str, data: bytes | None = None) -> bytes:
        try:
            with urlopen(Request(self.house + path, data), timeout=PATIENCE) as answer:
                return answer.read()
        except HTTPError as error:
            with error:
                problem = json.load(error)
            message, parameters = problem["message"], problem["parameters"]
            raise Refusal(message, parameters, problem["rule"]) from None
        except (URLError, TimeoutError, OSError):
            raise NoripanError("house-join-no-answer", address=self.house) from None


class Guest:
    """A place at a table: the newest state, what was said, and commands with their answers."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._socket: ClientConnection | None = None
        self._open = contextlib.ExitStack()
        self._waiting: deque[FromServer] = deque()

    def messages(self) -> Iterator[Table | Said | None]:
        """Yield what comes; ``None`` when the connection was lost and is there again."""
        while True:
            try:
                if self._socket is None:
                    self._connect()
                message = self._next(_is_news)
                assert isinstance(message, Table | Said)
                yield self._newest(message) if isinstance(message, Table) else message
            except (ConnectionClosed, OSError):
                yield None
                self._connect_again()

    def command(self, command: Command) -> Done:
        """Send a command until it is answered; raises ``Refusal``."""
        while True:
            try:
                if self._socket is None:
                    self._connect()
                assert self._socket is not None
                self._socket.send(_encode(command).decode())
                answer = self._next(
                    lambda message: (
                        isinstance(message, Done | Refused) and message.id == command.id
                    ),
                )
                break
            except (ConnectionClosed, OSError):
                self._connect_again()
        if isinstance(answer, Refused):
            raise Refusal(answer.message, answer.parameters, answer.rule)
        assert isinstance(answer, Done)
        return answer

    def _newest(self, table: Table) -> Table:
        """Return the newest state that has come, ``table`` if none has."""
        while True:
            try:
                message = self._next(_is_table, wait=0)
            except (TimeoutError, ConnectionClosed, OSError):
                return table
            assert isinstance(message, Table)
            table = message

    def close(self) -> None:
        """Leave the table; the seat is kept."""
        self._socket = None
        self._open.close()

    def _next(self, wanted: Callable[[FromServer], bool], wait: float | None = None) -> FromServer:
        """Return the next message that is wanted; the others wait."""
        for message in self._waiting:
            if wanted(message):
                self._waiting.remove(message)
                return message
        assert self._socket is not None
        while True:
            message = _decode(self._socket.recv(wait))
            if wanted(message):
                return message
            self._waiting.append(message)

    def _connect(self) -> None:
        self.close()
        connecting = connect(self.link.socket, compression=None, open_timeout=PATIENCE)
        self._socket = self._open.enter_context(connecting)
        self._waiting.clear()
        self._socket.send(_encode(Hello(self.link.table, self.link.secret)).decode())
        message = _decode(self._socket.recv(PATIENCE))
        if isinstance(message, Refused):
            raise Refusal(message.message, message.parameters, message.rule)
        self._waiting.append(message)

    def _connect_again(self) -> None:
        for _ in range(ATTEMPTS):
            try:
                self._connect()
            except (OSError, WebSocketException):
                time.sleep(AGAIN)
            else:
                return
        raise NoripanError("house-join-no-answer", address=self.link.house)
