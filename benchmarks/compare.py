"""Compare two results of ``noripan bench --json``: after / before, game by game."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(before_file: str, after_file: str) -> None:
    before, after = (
        json.loads(Path(file).read_text("utf-8"))["games"] for file in (before_file, after_file)
    )
    for name in before.keys() & after.keys():
        ratios = (after[name][key] / before[name][key] for key in ("one_core", "all_cores"))
        print(name, *(f"{ratio:.2f}" for ratio in ratios))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: compare.py BEFORE AFTER")
    main(*sys.argv[1:])
