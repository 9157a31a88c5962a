"""The house on the web: HTTP for finding a table, one WebSocket a seat for playing."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import Frame

from noripan.game import NoripanError
from noripan.server import answers, frames, live, replays, texts
from noripan.server.config import Config, decode
from noripan.server.guard import Guard, json_response, refusal
from noripan.server.house import House, NotFound
from noripan.server.limits import limiter
from noripan.server.protocol import NewTable, TakeSeat
from noripan.server.tables import LiveTable

CLIENT = Path(__file__).parent / "client"
ENVIRONMENT = "NORIPAN_HOUSE"
"""Holds the configuration for processes that are started by another."""
SHORT_SWITCH = 0.0005
"""Seconds that a thinking bot may keep the interpreter from everybody else."""
A_YEAR = "public, max-age=31536000, immutable"

Body = TypeVar("Body")


def create_app(config: Config) -> Starlette:
    """Return the application of a house; it opens and closes with the application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        sys.setswitchinterval(SHORT_SWITCH)
        app.state.house = house = await House.open(config)
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guard, limits=config.limits)],
        exception_handlers={NoripanError: _refuse, HTTPException: _refuse_plainly},
    )
    app.state.config = config
    logging.getLogger("uvicorn.error").addFilter(_holds_no_frame)
    return app


def _holds_no_frame(record: logging.LogRecord) -> bool:
    """Keep what crosses the wire, secrets and hands included, out of even the most detailed log."""
    return not (isinstance(record.args, tuple) and any(isinstance(a, Frame) for a in record.args))


def from_environment() -> Starlette:
    """Return the application that another process has described in the environment."""
    return create_app(decode(os.environ[ENVIRONMENT]))


def _routes() -> list[Route | WebSocketRoute | Mount]:
    return [
        Route("/api/games", games),
        Route("/api/tables", list_tables, methods=["GET"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}/seats", take_seat, methods=["POST"]),
        Route("/api/tables/{table}/record", show_record),
        Route("/api/tables/{table}/replay", show_replay),
        Route("/api/tables/{table}/replay/{events:int}", show_position),
        Route("/api/words/{language}", show_words),
        Route("/api/rules/{game}/{language}", show_rules),
        Route("/api/rules/{game}/{language}/{number}", show_rule),
        Route("/api/{path:path}", unknown),
        Route("/health", health),
        WebSocketRoute("/ws", talk),
        Route("/", page),
        Route("/t/{table}", page),
        Route("/r/{table}", page),
        Mount("/", Client(directory=CLIENT, check_dir=False)),
    ]


# HTTP


async def games(request: Request) -> Response:
    """List what can be played."""
    return json_response(texts.games())


async def list_tables(request: Request) -> Response:
    """List the tables that are not private."""
    return json_response(await _house(request).lobby())


async def new_table(request: Request) -> Response:
    """Open a table."""
    return json_response(await _house(request).open_table(await _body(request, NewTable)), 201)


async def take_seat(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await _body(request, TakeSeat)
    return json_response(await _house(request).take_seat(request.path_params["table"], wanted), 201)


async def show_table(request: Request) -> Response:
    """Tell what everybody may know of a table."""
    return json_response(frames.info(await _table(request)))


async def show_record(request: Request) -> Response:
    """Give the record of a finished match as a file."""
    table = await _table(request)
    name = f"{table.row.game}-{table.id}.json"
    text = msgspec.json.format(msgspec.json.encode(replays.record(table)), indent=1)
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def show_replay(request: Request) -> Response:
    """Give a finished match with what came of every event."""
    record = replays.record(await _table(request))
    return json_response(await run_in_threadpool(replays.replay, record))


async def show_position(request: Request) -> Response:
    """Give what each seat could know after the first events of a finished match."""
    record = replays.record(await _table(request))
    events: int = request.path_params["events"]
    return json_response(await run_in_threadpool(replays.position, record, events))


async def show_words(request: Request) -> Response:
    """Give all words of a language."""
    text, tag = texts.catalogue(request.path_params["language"])
    return _cached(request, text, tag, "text/plain")


async def show_rules(request: Request) -> Response:
    """Give the rules of a game."""
    text = texts.rules(request.path_params["game"], request.path_params["language"])
    return PlainTextResponse(text, media_type="text/markdown")


async def show_rule(request: Request) -> Response:
    """Give one numbered rule of a game."""
    found = texts.rule(*(request.path_params[name] for name in ("game", "language", "number")))
    if found is None:
        raise NotFound("house-no-rule")
    return json_response(found)


async def unknown(request: Request) -> Response:
    """Answer a request for something that the interface does not have."""
    return refusal(404, "house-not-found")


async def health(request: Request) -> Response:
    """Tell that the house is open and its database answers."""
    await _house(request).store.due(0, 1)
    return json_response({"status": "ok"})


async def page(request: Request) -> Response:
    """Give the page that the client's program starts from."""
    file = CLIENT / "index.html"
    if not file.is_file():
        return refusal(404, "house-no-client")
    return FileResponse(file, headers={"Cache-Control": "no-cache"})


class Client(StaticFiles):
    """The built client; what is named after its content may be kept for ever."""

    async def check_config(self) -> None:
        """Accept that no client is built: then nothing is found."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        response = await super().get_response(path, scope)
        kept = path.startswith("assets/")
        response.headers["Cache-Control"] = A_YEAR if kept else "no-cache"
        return response


# The socket


async def talk(websocket: WebSocket) -> None:
    """Converse with one client about one table."""
    house: House = websocket.app.state.house
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect):  # the client may go at any time
        try:
            socket = await _welcome(house, websocket)
        except live.Unwelcome as reason:
            await live.turn_away(websocket, reason)
            return
        commands = limiter(house.config.limits.commands)
        try:
            await house.enter(socket.table, socket)
            await socket.talk(house.answer, commands)
        finally:
            house.leave(socket.table, socket)


async def _welcome(house: House, websocket: WebSocket) -> live.Socket:
    greeting = await live.hello(websocket)
    try:
        table = await house.table(greeting.table)
    except NoripanError as error:
        raise live.Unwelcome(live.NOT_FOUND, error) from None
    if greeting.secret is not None and table.seat_of(greeting.secret) is None:
        raise live.Unwelcome(live.WRONG, NoripanError("house-wrong-secret"))
    return live.Socket(websocket, table, greeting.secret)


# Helpers


def _house(request: Request) -> House:
    return request.app.state.house


async def _table(request: Request) -> LiveTable:
    return await _house(request).table(request.path_params["table"])


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NoripanError("house-unreadable") from None


def _cached(request: Request, text: str, tag: str, kind: str) -> Response:
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers, media_type=kind)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, NoripanError)
    status = 404 if isinstance(error, NotFound) else 400
    return json_response(answers.problem(error), status)


async def _refuse_plainly(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = "house-method" if error.status_code == 405 else "house-not-found"
    response = refusal(error.status_code, message)
    response.headers.update(error.headers or {})
    return response
