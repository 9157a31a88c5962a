"""What every request and every answer passes through: limits, origin, headers."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from noripan.game import NoripanError
from noripan.server import answers
from noripan.server.config import Limits
from noripan.server.limits import Gate

LARGEST_BODY = 16 * 1024
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    """A body that is longer than any request needs."""


def json_response(data: object, status: int = 200) -> Response:
    """Return data as a JSON answer that is not to be kept."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def refusal(status: int, message: str) -> Response:
    """Return a refusal."""
    return json_response(answers.problem(NoripanError(message)), status)


class Guard:
    """An ASGI application around the house's own."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._requests = Gate(limits.requests)
        self._tables = Gate(limits.new_tables)
        self._sockets = Gate(limits.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket" and not self._welcome(scope):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    def _welcome(self, scope: Scope) -> bool:
        return _same_origin(scope) and self._sockets.admits(_address(scope))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(scope)
        if refused is not None:
            await refused(scope, receive, send)
            return
        started = False
        size = 0

        async def counted_receive() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise TooLarge
            return message

        async def noted_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, counted_receive, noted_send)
        except TooLarge:
            if started:
                raise
            await refusal(413, "house-too-large")(scope, receive, send)

    def _refused(self, scope: Scope) -> Response | None:
        address = _address(scope)
        if scope["path"].startswith("/api/") and not self._requests.admits(address):
            return refusal(429, "house-slow-down")
        if scope["method"] in ("GET", "HEAD"):
            return None
        if not _same_origin(scope):
            return refusal(403, "house-origin")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return refusal(413, "house-too-large")
        if scope["method"] == "POST" and not self._tables.admits(address):
            return refusal(429, "house-slow-down")
        return None


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _same_origin(scope: Scope) -> bool:
    """Tell whether a browser's request comes from this house's own pages.

    Programs that are no browser send no origin; they hold no one's secrets but their own.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
