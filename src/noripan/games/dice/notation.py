"""How the dice games are written.

``keep 666``; a category, ``full-house``; in Double Cameroon both groups of a split,
``22666 full-house 12345 little-cameroon``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from noripan.compiled import EVERYONE
from noripan.game import IllegalMove, Message, UnreadableMove
from noripan.games.dice.categories import CAMEROON, NAMES, Category, Kind
from noripan.games.dice.multisets import (
    FACES,
    GROUP,
    NUM_GROUPS,
    group_number,
    keep_number,
    read_group,
    read_keep,
)
from noripan.games.dice.rules import (
    FIRST_CATEGORY,
    FIRST_SPLIT,
    PAIR_FIRST,
    PAIR_SECOND,
    dice_of,
)

KEEP = "keep"
PAIRS = {
    (Category(int(a)), Category(int(b))): pair
    for pair, (a, b) in enumerate(zip(PAIR_FIRST, PAIR_SECOND, strict=True))
}
_PAIR_NAMES = [(NAMES[Kind.CAMEROON][a], NAMES[Kind.CAMEROON][b]) for a, b in PAIRS]


def format_dice(counts: Any) -> str:
    """Return dice, given as counts per face, as ascending digits."""
    return "".join(str(face) * int(counts[face - 1]) for face in range(1, FACES + 1))


def counts_of(dice: str) -> list[int]:
    """Return the counts per face of dice written as digits."""
    return [dice.count(str(face)) for face in range(1, FACES + 1)]


def kept_dice(state: Any, action: int) -> list[int]:
    """Return the counts per face that a keep leaves on the table."""
    counts = [0] * FACES
    read_keep(action, dice_of(state), counts)
    return [int(count) for count in counts]


def category_name(kind: int, category: int) -> str:
    """Return a category by the name it has in a game (in another game, if it has none there)."""
    here = NAMES[Kind(kind)]
    named = Category(category)
    return here[named] if named in here else next(n[named] for n in NAMES.values() if named in n)


def category_message(kind: int, category: int) -> Message:
    """Return a category's name for people."""
    return Message(f"dice-category-{category_name(kind, category)}")


def read_category(kind: int, text: str) -> Category | None:
    """Return the category of a name in any spelling; ``None`` if no game has one like it.

    The name may come from another game of the family (``yacht`` for five equal dice in Yahtzee).
    """
    plain = _plain(text)
    for names in (NAMES[Kind(kind)], *NAMES.values()):
        for category, name in names.items():
            if _plain(name) == plain:
                return category
    return None


def format_action(state: Any, action: int) -> str:
    """Return a move in notation."""
    kind = int(state.kind)
    if kind == CAMEROON and action >= FIRST_SPLIT:
        return _format_split(tuple(state.dice.tolist()), action)
    if is_keep(state, action):
        return f"{KEEP} {format_dice(kept_dice(state, action))}".rstrip()
    return category_name(kind, action - FIRST_CATEGORY)


def _format_split(dice: tuple[int, ...], action: int) -> str:
    pair, group = divmod(action - FIRST_SPLIT, NUM_GROUPS)
    first, second = _PAIR_NAMES[pair]
    taken, left = _format_groups(dice, group)
    return f"{taken} {first} {left} {second}"


@lru_cache(maxsize=1024)
def _format_groups(dice: tuple[int, ...], group: int) -> tuple[str, str]:
    """Return both groups of a split as digits: thousands of moves share them."""
    taken = [0] * FACES
    read_group(group, taken)
    left = [dice[f] - taken[f] for f in range(FACES)]
    return format_dice(taken), format_dice(left)


def is_keep(state: Any, action: int) -> bool:
    """Tell whether an action keeps dice and rolls the others."""
    return action < (FIRST_SPLIT if state.kind == Kind.CAMEROON else FIRST_CATEGORY)


def split_parts(action: int) -> tuple[Category, Category, list[int]]:
    """Return a split's two categories and the dice of its first group, as counts."""
    pair, group = divmod(action - FIRST_SPLIT, NUM_GROUPS)
    first, second = Category(int(PAIR_FIRST[pair])), Category(int(PAIR_SECOND[pair]))
    counts = [0] * FACES
    read_group(group, counts)
    return first, second, counts


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text; raise ``UnreadableMove`` if it is no move of this game.

    Raises ``IllegalMove`` where the text can be read, but breaks a rule so plainly that no action
    stands for it (groups that are not five dice, more dice than there are).
    """
    words = re.sub(r"[-_,;:+|/·]", " ", text.lower())
    kept = re.fullmatch(r"\s*keep((?:\s*[1-6])*)\s*", words)
    if kept:
        return _parse_keep(state, kept[1])
    groups = re.findall(r"([1-6\s]*)([a-z][a-z\s]*)", words)
    if not groups or "".join(a + b for a, b in groups) != words:
        raise UnreadableMove(text)
    if state.kind == Kind.CAMEROON:
        return _parse_split(state, text, groups)
    dice, name = groups[0]
    category = read_category(state.kind, name)
    if len(groups) > 1 or dice.strip() or category is None:
        raise UnreadableMove(text)
    return FIRST_CATEGORY + category


def _parse_keep(state: Any, text: str) -> int:
    dice = "".join(text.split())
    if len(dice) > dice_of(state):
        shown = {"kept": "".join(sorted(dice)), "dice": format_dice(state.dice)}
        raise IllegalMove("A4", "dice-not-there", shown)
    return int(keep_number(counts_of(dice), dice_of(state)))


def _parse_split(state: Any, text: str, groups: list[tuple[str, str]]) -> int:
    parts: list[tuple[Category, str]] = []
    for dice, name in groups:
        category = read_category(state.kind, name)
        if category is None:
            raise UnreadableMove(text)
        if category not in NAMES[Kind.CAMEROON]:
            raise IllegalMove(
                "D5", "dice-no-category", {"category": category_message(state.kind, category)}
            )
        parts.append((category, "".join(sorted("".join(dice.split())))))
    if len(parts) != 2:
        raise IllegalMove("D3", "dice-two-groups", {})
    (first, dice1), (second, dice2) = sorted(parts)
    for dice in (dice1, dice2):
        if len(dice) != GROUP:
            raise IllegalMove("D3", "dice-group-size", {"dice": dice, "count": len(dice)})
    rolled = format_dice(state.dice)
    if "".join(sorted(dice1 + dice2)) != rolled:
        raise IllegalMove("D3", "dice-other-dice", {"dice": rolled})
    if first == second:
        raise IllegalMove(
            "GD5", "dice-same-category", {"category": category_message(state.kind, first)}
        )
    group = int(group_number(counts_of(dice1)))
    return FIRST_SPLIT + NUM_GROUPS * PAIRS[first, second] + group


def _plain(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def format_outcome(state: Any, outcome: int) -> str:
    """Return the face of a rolled die."""
    return str(outcome + 1)


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a die's face; raise ``UnreadableMove`` if it has no such face."""
    if not re.fullmatch("[1-6]", text):
        raise UnreadableMove(text)
    return int(text) - 1


def event_size(state: Any) -> int:
    """Return how many outcomes a program writes in one event: the dice still to roll."""
    return int(state.to_roll)


def witness(state: Any) -> int:
    """Return who sees the move that is made now: everyone, always."""
    return EVERYONE
