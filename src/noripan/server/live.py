"""A socket: the conversation with one client."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from token_bucket import Limiter

from noripan.game import NoripanError
from noripan.server import answers, frames
from noripan.server.protocol import (
    PROTOCOL,
    Command,
    Done,
    FromServer,
    Hello,
    Line,
    Refused,
    Said,
)
from noripan.server.secrets import hashed
from noripan.server.statements import LAST_LINES
from noripan.server.tables import LiveTable

LONGEST_MESSAGE = 4096
HELLO_SECONDS = 10.0
TOO_BIG, WRONG, NOT_FOUND = 1009, 4400, 4404

Answerer = Callable[[LiveTable, str, Command], Awaitable[Done | Refused]]

_read_hello = msgspec.json.Decoder(Hello).decode
_read_command = msgspec.json.Decoder(Command).decode
_encode = msgspec.json.Encoder().encode


class Unwelcome(Exception):
    """A conversation that ends before it has begun."""

    def __init__(self, code: int, error: NoripanError) -> None:
        super().__init__(error.message)
        self.code = code
        self.error = error


class Socket:
    """One client at a table: answers in order, and the newest state of the table.

    What a slow client has missed of the table's states is not kept: there is one slot, and what
    is sent is built when the client can take it.
    """

    def __init__(self, websocket: WebSocket, table: LiveTable, secret: str | None) -> None:
        self.table = table
        self._websocket = websocket
        self._secret = secret
        self._hash = None if secret is None else hashed(secret)
        self._place = table.seat_of(secret)
        self._is_new = True
        self._lines: deque[Line] = deque(
            [Line(line.number, line.name, line.seat, line.text) for line in table.lines],
            maxlen=LAST_LINES,
        )
        self._wake = asyncio.Event()
        self._wake.set()

    @property
    def seat(self) -> int | None:
        """The seat of this client, as long as its secret opens it."""
        place = self._place
        if place is None or self.table.seats[place].secret_hash != self._hash:
            return None
        return place

    def look(self) -> None:
        """Notice that the table has changed."""
        self._is_new = True
        self._wake.set()

    def hear(self, lines: list[Line]) -> None:
        """Notice that something was said."""
        self._lines.extend(lines)
        self._wake.set()

    async def talk(self, answer: Answerer, commands: Limiter) -> None:
        """Converse until the client goes."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(answer, commands))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            results = await asyncio.gather(writer, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._lines:
                said = Said(list(self._lines))
                self._lines.clear()
                await send(self._websocket, said)
            if self._is_new:
                self._is_new = False
                await send(self._websocket, frames.frame(self.table, self.seat))

    async def _read(self, answer: Answerer, commands: Limiter) -> None:
        while True:
            text = await receive(self._websocket)
            try:
                command = _read_command(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                await self._refuse(None, NoripanError("house-unreadable"))
                continue
            if not commands.consume("commands"):
                await self._refuse(command.id, NoripanError("house-slow-down"))
            elif self._secret is None or self.seat is None:
                await self._refuse(command.id, NoripanError("house-spectator"))
            else:
                done = await answer(self.table, self._secret, command)
                await send(self._websocket, done)
                if isinstance(done, Refused):
                    self.look()

    async def _refuse(self, command: str | None, error: NoripanError) -> None:
        await send(self._websocket, answers.refused(command, error))
        self.look()


async def send(websocket: WebSocket, message: FromServer) -> None:
    """Send a message; raises ``WebSocketDisconnect`` if nobody is there."""
    try:
        await websocket.send_text(_encode(message).decode())
    except RuntimeError as error:  # the connection was closed in between
        raise WebSocketDisconnect(1006) from error


async def receive(websocket: WebSocket) -> str:
    """Receive a text; ends the conversation if it is too long or no text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    if text is None:
        await websocket.close(1003)
        raise WebSocketDisconnect(1003)
    if len(text) > LONGEST_MESSAGE or len(text.encode("utf-8", "replace")) > LONGEST_MESSAGE:
        await websocket.close(TOO_BIG)
        raise WebSocketDisconnect(TOO_BIG)
    return text


async def hello(websocket: WebSocket) -> Hello:
    """Receive the first message; raises ``Unwelcome``."""
    try:
        text = await asyncio.wait_for(receive(websocket), HELLO_SECONDS)
        greeting = _read_hello(text)
    except (TimeoutError, msgspec.DecodeError, UnicodeEncodeError):
        raise Unwelcome(WRONG, NoripanError("house-unreadable")) from None
    if greeting.protocol != PROTOCOL:
        raise Unwelcome(WRONG, NoripanError("house-protocol", protocol=PROTOCOL))
    return greeting


async def turn_away(websocket: WebSocket, reason: Unwelcome) -> None:
    """Say why, and close."""
    await send(websocket, answers.refused(None, reason.error))
    await websocket.close(reason.code)
