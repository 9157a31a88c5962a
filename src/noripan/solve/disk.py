"""Solved games on disk, in the user's cache folder.

A file is named after what was solved and by which sources, so that another version of the rules
never reads it. It carries a checksum: a damaged file is as good as none.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from noripan.game import Setup


def key_of(setup: Setup, big_general: float) -> str:
    """Return the name of a solution: what was solved, and a hash of it and of the sources."""
    asked = [setup.game.name, sorted(setup.options.items()), big_general]
    digest = hashlib.sha256(json.dumps(asked).encode())
    package = Path(__file__).parent.parent
    for path in sorted([*package.glob("games/dice/*.py"), *package.glob("solve/*.py")]):
        digest.update(path.read_bytes())
    return f"{setup.game.name}-{digest.hexdigest()[:20]}"


def _folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_cache_dir("noripan")) / "solved"


def _checksum(arrays: Any, seconds: float) -> str:
    return hashlib.sha256(arrays.tobytes() + np.float64(seconds).tobytes()).hexdigest()


def load(key: str) -> tuple[Any, float] | None:
    """Return a solution's arrays and the seconds it took; ``None`` if no sound one is kept."""
    try:
        path = _folder() / f"{key}.npz"
        with path.open("rb") as handle, np.load(handle, allow_pickle=False) as file:
            arrays, seconds, checksum = (
                file["arrays"],
                float(file["seconds"]),
                str(file["checksum"]),
            )
    except Exception:
        return None
    return (arrays, seconds) if checksum == _checksum(arrays, seconds) else None


def save(key: str, arrays: Any, seconds: float) -> None:
    """Keep a solution; where the folder cannot be written, do without."""
    try:
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, suffix=".tmp")
    except OSError:
        return
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez(
                file,
                arrays=arrays,
                seconds=np.float64(seconds),
                checksum=np.str_(_checksum(arrays, seconds)),
            )
        os.replace(name, folder / f"{key}.npz")
    except OSError:
        Path(name).unlink(missing_ok=True)
