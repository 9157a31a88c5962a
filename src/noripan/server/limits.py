"""How much one address, socket or seat may ask for."""

from __future__ import annotations

import time

from token_bucket import Limiter, MemoryStorage

from noripan.server.config import Rate


def limiter(rate: Rate) -> Limiter:
    """Return a limiter of its own."""
    return Limiter(rate.each_second, rate.at_once, MemoryStorage())


class Gate:
    """A limit for each of many addresses.

    All buckets are forgotten each time an empty one would have filled, so memory stays bounded
    and nobody gets more than twice the rate.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._span = max(60.0, rate.at_once / rate.each_second)
        self._limiter = limiter(rate)
        self._since = time.monotonic()

    def admits(self, key: str) -> bool:
        """Take one token of a key; tell whether there was one."""
        now = time.monotonic()
        if now - self._since > self._span:
            self._limiter, self._since = limiter(self._rate), now
        return self._limiter.consume(key or "-")
