"""One source for people and machine: rules that run as plain Python and as native code.

A function marked ``@compiled`` stays plain Python when it is called from Python, so that it can be
read, stepped through and used without waiting for a compiler. The same function is compiled by
Numba when a compiled caller needs it (through ``.native``). Importing this module does not import
Numba.
"""

from __future__ import annotations

import hashlib
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

CHANCE: Final = -1
"""The player whose moves are shuffles, draws and dice."""
TERMINAL: Final = -2
"""``current_player`` of a match that is over."""
EVERYONE: Final = -3
"""``witness`` of a move that every seat and every spectator sees."""


_SETTINGS = threading.RLock()
"""Held while Numba's settings, which are global, are other than usual."""


class Compiled:
    """A function with two ways to run: plain when called, native through ``.native``."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self.__module__ = function.__module__
        self._native: Any = None

    def __call__(self, *args: Any) -> Any:
        """Run the plain Python function."""
        return self.function(*args)

    @property
    def native(self) -> Any:
        """The Numba dispatcher of this function; compiles at its first call, then from a cache."""
        if self._native is None:
            with _SETTINGS:
                self._native = self._native or _dispatcher(self.function)
        return self._native

    @property
    def _numba_type_(self) -> Any:
        # Numba asks a global of unknown class for this attribute; it is how compiled functions
        # find one another.
        return self.native._numba_type_


def compiled(function: Callable[..., Any]) -> Compiled:
    """Mark a function as one that Numba can compile."""
    return Compiled(function)


@compiled
def draw(weights: Any, count: int, rng: Any) -> int:
    """Pick an outcome with probability proportional to its integer weight.

    ``weights`` holds ``count`` weights; ``rng`` is a NumPy ``Generator`` (any object with
    ``random()`` will do in plain Python). Returns the outcome's index.
    """
    total = 0
    for i in range(count):
        total += weights[i]
    rest = int(rng.random() * total)
    # Outcomes that end at or before `rest` are counted without a branch: where the loop would
    # stop cannot be foreseen, and a wrong guess of the processor costs more than all the additions.
    end = outcome = 0
    for i in range(count):
        end += weights[i]
        outcome += int(end <= rest)
    return outcome


def _dispatcher(function: Callable[..., Any]) -> Any:
    from numba import njit  # pyright: ignore[reportUnknownVariableType]
    from numba.core import config

    settings: Any = config
    before = settings.CACHE_DIR
    if not before:
        settings.CACHE_DIR = str(_cache_folder(function.__module__))
    try:
        return njit(cache=True, nogil=True)(function)
    finally:
        settings.CACHE_DIR = before


def _cache_folder(module: str) -> Path:
    """Return the folder of native code for exactly these sources.

    Numba notices when a function's own file changes, but not when a file it calls into does; a
    folder named after all of them cannot go stale: the games' sources and, for code of another
    room, that room's.
    """
    import platformdirs

    package = Path(__file__).parent
    name = module.split(".")
    room = name[1] if name[0] == package.name else "games"  # of outside code: no more
    sources = {*package.glob("games/**/*.py"), *package.glob(f"{room}/**/*.py")}
    digest = hashlib.sha256()
    for path in [Path(__file__), *sorted(sources)]:
        digest.update(path.read_bytes())
    root = Path(platformdirs.user_cache_dir("noripan")) / "compiled" / room
    folder = root / digest.hexdigest()[:16]
    if not folder.exists():
        shutil.rmtree(root, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
    return folder
