# pyright: basic
"""The rules of the dice games. Numbers (A1, GB5, C9 …) are those of docs/rules.

All four games share one state and one course of a turn: dice are rolled one by one by chance, then
the seat to move keeps some of them and rolls the rest, or writes a score.

An action that keeps dice is the number of a keep (see ``multisets``). In the games with five dice
the categories follow: ``FIRST_CATEGORY + category``; in Double Cameroon the splits: ``FIRST_SPLIT +
NUM_GROUPS * pair + group``, where ``pair`` is a pair of different categories and ``group`` the five
dice that go to the first of them. A chance outcome is the face of one die, from 0.
"""

import numpy as np

from noripan.compiled import CHANCE, TERMINAL, compiled
from noripan.games.dice.categories import (
    CAMEROON,
    FIVE_OF_A_KIND,
    FORCED,
    GENERAL,
    GENERAL_POINTS,
    NAMES,
    NUM_CATEGORIES,
    NUM_UPPER,
    Kind,
    face_of,
)
from noripan.games.dice.multisets import (
    FACES,
    GROUP,
    NUM_GROUPS,
    group_number,
    list_groups,
    list_keeps,
    num_keeps,
    read_group,
    read_keep,
)
from noripan.games.dice.sheet import is_first_roll, is_further_yahtzee, on_sheet, write
from noripan.games.dice.state import (
    ABSENT,
    MAX_SEATS,
    NOBODY,
    OBSERVATION,
    OPEN,
    ROLLS,
    STATE,
    observe,
)

FIRST_CATEGORY = num_keeps(GROUP)
FIRST_SPLIT = num_keeps(2 * GROUP)

_PAIRS = [(a, b) for a in NAMES[Kind.CAMEROON] for b in NAMES[Kind.CAMEROON] if a < b]
PAIR_FIRST = np.array([a for a, _ in _PAIRS], dtype=np.int64)
PAIR_SECOND = np.array([b for _, b in _PAIRS], dtype=np.int64)
NUM_PAIRS = len(_PAIRS)
# Of ten dice, 1122334456 can be kept and divided in the most ways.
MOST_KEEPS = 3**4 * 2**2 - 1
MOST_GROUPS = 70
TURNS = np.array([12, 13, 10, 5], dtype=np.int64)  # A10, B5, GC1, D4; by kind

# The games with five dice look up what can be kept of a roll, and what a keep leaves: that would
# be most of what a decision costs. The rows are as wide as the processor likes them, and of the
# type of the list of legal actions.
KEEP_ROW = 32


def _keeps_by_roll():
    """Return for every roll of five dice the keeps, padded with 0, and how many they are."""
    rows = np.zeros((NUM_GROUPS, KEEP_ROW), dtype=np.int32)
    number = np.zeros(NUM_GROUPS, dtype=np.int64)
    roll, nothing, keeps = [0] * FACES, [0] * FACES, [0] * KEEP_ROW
    for group in range(NUM_GROUPS):
        read_group(group, roll)
        n = list_keeps(roll, nothing, GROUP, keeps)
        rows[group, : n - 1] = keeps[1:n]
        number[group] = n - 1
    return rows, number


def _kept_dice():
    """Return the counts per face that every keep leaves of five dice."""
    kept = np.zeros((FIRST_CATEGORY, FACES), dtype=np.int8)
    for number in range(FIRST_CATEGORY):
        read_keep(number, GROUP, kept[number])
    return kept


KEEPS, NUM_KEEPS = _keeps_by_roll()
KEPT_DICE = _kept_dice()


@compiled
def begin(s):
    """Start a match; seats and options are in ``s`` already."""
    s.over = 0
    s.games_played = 0
    s.big_general = NOBODY
    for seat in range(MAX_SEATS):
        s.collected[seat] = 0
        s.last_total[seat] = 0
        s.last_settlement[seat] = 0
    begin_game(s)


@compiled
def begin_game(s):
    """Start a game of the match with empty sheets; seat 0 opens the first one (GA9, GC13)."""
    for seat in range(MAX_SEATS):
        for c in range(NUM_CATEGORIES):
            s.box[seat, c] = OPEN if seat < s.seats and on_sheet(s, c) else ABSENT
        s.upper[seat] = 0
        s.yahtzee_bonus[seat] = 0
        s.total[seat] = 0
    s.turns_left = s.seats * (TURNS[s.kind] + s.chance_category)
    s.seat = s.games_played % s.seats
    begin_turn(s)


@compiled
def begin_turn(s):
    """Take up all dice for the first roll of the seat's turn (A3, D1)."""
    clear_dice(s)
    s.rolls_left = ROLLS
    s.to_roll = dice_of(s)


@compiled
def clear_dice(s):
    """Take all dice off the table."""
    for f in range(FACES):
        s.dice[f] = 0
        s.kept[f] = 0


@compiled
def dice_of(s):
    """Return how many dice the game is played with."""
    return 2 * GROUP if s.kind == CAMEROON else GROUP


@compiled
def current_player(s):
    """Return the seat to move, ``CHANCE`` or ``TERMINAL``."""
    if s.to_roll > 0:
        return CHANCE
    if s.over:
        return TERMINAL
    return s.seat


@compiled
def chance_weights(s, weights):
    """Fill in the weight of every face of the next die and return how many there are."""
    for f in range(FACES):
        weights[f] = 1
    return FACES


# Legal moves


@compiled
def legal_actions(s, out):
    """Fill in the legal actions, ascending, and return how many."""
    n = 0
    if s.rolls_left > 0:
        n = legal_keeps(s, out)
    if s.kind == CAMEROON:
        return legal_splits(s, out, n)
    if s.joker == FORCED and is_further_yahtzee(s, s.dice):
        return forced_categories(s, out, n)
    for c in range(NUM_CATEGORIES):
        # Written always and counted only if open: a branch here would cost more than the rest.
        out[n] = FIRST_CATEGORY + c
        n += int(s.box[s.seat, c] == OPEN)
    return n


@compiled
def legal_keeps(s, out):
    """Fill in what may be kept: not all dice (GA7), and what was kept before if it binds (GA6)."""
    if s.kind == CAMEROON or s.lock_kept_dice:
        n = list_keeps(s.dice, s.kept, dice_of(s), out)
        for i in range(1, n):  # the first one keeps all dice
            out[i - 1] = out[i]
        return n - 1
    roll = group_number(s.dice)
    row = KEEPS[roll]
    for i in range(KEEP_ROW):  # the padding is overwritten
        out[i] = row[i]
    return NUM_KEEPS[roll]


@compiled
def legal_splits(s, out, n):
    """Add every split into two groups for every pair of open categories (D3, GD4, GD5)."""
    groups = np.empty(MOST_GROUPS, dtype=np.int32)
    count = list_groups(s.dice, groups)
    for pair in range(NUM_PAIRS):
        if s.box[s.seat, PAIR_FIRST[pair]] == OPEN and s.box[s.seat, PAIR_SECOND[pair]] == OPEN:
            splits = out[n : n + count]
            for i in range(count):
                splits[i] = FIRST_SPLIT + NUM_GROUPS * pair + groups[i]
            n += count
    return n


@compiled
def forced_categories(s, out, n):
    """Add where a further Yahtzee must be written under the forced joker (GB5)."""
    own = face_of(s.dice, GROUP) - 1
    if s.box[s.seat, own] == OPEN:
        out[n] = FIRST_CATEGORY + own
        return n + 1
    before = n
    for c in range(NUM_UPPER, NUM_CATEGORIES):
        if s.box[s.seat, c] == OPEN:
            out[n] = FIRST_CATEGORY + c
            n += 1
    if n == before:
        for c in range(NUM_UPPER):
            if s.box[s.seat, c] == OPEN:
                out[n] = FIRST_CATEGORY + c
                n += 1
    return n


# The course of a turn


@compiled
def apply(s, action):
    """Make a seat's or chance's move."""
    if s.to_roll > 0:
        s.dice[action] += 1
        s.to_roll -= 1
        if s.to_roll == 0:
            end_roll(s)
    elif s.kind == CAMEROON:
        if action < FIRST_SPLIT:
            keep(s, action)
        else:
            write_split(s, action - FIRST_SPLIT)
            end_turn(s)
    elif action < FIRST_CATEGORY:
        keep(s, action)
    else:
        write(s, action - FIRST_CATEGORY, s.dice)
        end_turn(s)


@compiled
def end_roll(s):
    """Look at a finished roll: only a Big General is no matter of choice (C6, GC5)."""
    s.rolls_left -= 1
    if s.kind == GENERAL and is_first_roll(s) and face_of(s.dice, GROUP) > 0:
        if not s.big_general_needs_open_box or s.box[s.seat, FIVE_OF_A_KIND] == OPEN:
            s.total[s.seat] += GENERAL_POINTS  # GC11
            s.big_general = s.seat
            end_game(s)


@compiled
def keep(s, kept):
    """Set dice aside and take up the others for the next roll (A4)."""
    if s.kind == CAMEROON:
        read_keep(kept, dice_of(s), s.dice)
    else:
        for f in range(FACES):
            s.dice[f] = KEPT_DICE[kept, f]
    s.to_roll = dice_of(s)
    for f in range(FACES):
        s.to_roll -= s.dice[f]
        if s.lock_kept_dice:
            s.kept[f] = s.dice[f]


@compiled
def write_split(s, split):
    """Write both groups of a split (D3)."""
    pair = split // NUM_GROUPS
    read_group(split % NUM_GROUPS, s.kept)
    for f in range(FACES):
        s.dice[f] -= s.kept[f]
    write(s, PAIR_FIRST[pair], s.kept)
    write(s, PAIR_SECOND[pair], s.dice)


@compiled
def end_turn(s):
    """Pass the dice on (A1); the last turn ends the game (A10)."""
    s.turns_left -= 1
    if s.turns_left == 0:
        clear_dice(s)
        s.big_general = NOBODY
        end_game(s)
    else:
        s.seat += 1
        if s.seat == s.seats:
            s.seat = 0
        begin_turn(s)


# The end of a game


@compiled
def end_game(s):
    """Settle a game; the next one of a series begins at once (C9)."""
    settle(s)
    s.games_played += 1
    if s.games_played < s.games:
        begin_game(s)
    else:
        s.over = 1
        s.rolls_left = 0


@compiled
def has_won(s, seat):
    """Tell whether a seat has won the game that is ending: a Big General alone does (C6, GC6)."""
    if s.big_general != NOBODY:
        return seat == s.big_general
    for other in range(s.seats):
        if s.total[other] > s.total[seat]:
            return False
    return True  # ties share the win (GA9, GC12)


@compiled
def settle(s):
    """Work out what every seat collects: a winner the differences to all others (GC10–GC12)."""
    for seat in range(s.seats):
        s.last_total[seat] = s.total[seat]
        s.last_settlement[seat] = 0
    for winner in range(s.seats):
        if has_won(s, winner):
            for seat in range(s.seats):
                difference = max(0, s.total[winner] - s.total[seat])  # GC11
                s.last_settlement[winner] += difference
                if s.zero_sum:
                    s.last_settlement[seat] -= difference
    for seat in range(s.seats):
        s.collected[seat] += s.last_settlement[seat]


@compiled
def score_of(s, seat):
    """Return a seat's points now: its total, in a series what it has collected (C9)."""
    return int(s.collected[seat]) if s.games > 1 else int(s.total[seat])


@compiled
def returns(s, out):
    """Fill in the points of every seat, now."""
    for seat in range(s.seats):
        out[seat] = score_of(s, seat)


@compiled
def winners(s, out):
    """Fill in the seats that won, ascending, and return how many."""
    best = score_of(s, 0)
    for seat in range(s.seats):
        best = max(best, score_of(s, seat))
    n = 0
    for seat in range(s.seats):
        won = score_of(s, seat) == best if s.games > 1 else has_won(s, seat)
        if won:
            out[n] = seat
            n += 1
    return n


# What a seat may know


@compiled
def resample(s, seat, rng):
    """Change nothing: dice and sheets lie open, and no roll is decided before it is made."""


# The sizes of the games


class DiceRules:
    """The rules together with how many moves a game has: far more with ten dice than with five."""

    STATE = STATE
    NUM_OUTCOMES = FACES
    OBSERVATION = OBSERVATION

    begin = begin
    current_player = current_player
    chance_weights = chance_weights
    legal_actions = legal_actions
    apply = apply
    returns = returns
    winners = winners
    observe = observe
    resample = resample

    def __init__(self, num_actions: int, max_legal: int) -> None:
        self.NUM_ACTIONS = num_actions
        self.MAX_LEGAL = max_legal


FIVE_DICE = DiceRules(FIRST_CATEGORY + NUM_CATEGORIES, KEEP_ROW + NUM_CATEGORIES)
TEN_DICE = DiceRules(FIRST_SPLIT + NUM_PAIRS * NUM_GROUPS, MOST_KEEPS + NUM_PAIRS * MOST_GROUPS)
