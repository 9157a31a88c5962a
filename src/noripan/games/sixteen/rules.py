# pyright: basic
"""The rules of Sixteen. Numbers (R1, G1 …) are those of docs/rules.

Tiles and the numbers of actions are explained in ``tiles``, the fields of a state in ``state``. A
chance outcome is a seat (the lottery for the first player) or the kind of a tile that is dealt.
"""

from noripan.compiled import CHANCE, TERMINAL, compiled
from noripan.games.sixteen.dealing import chance_weights, deal_tile, hold_lottery, new_round
from noripan.games.sixteen.knowledge import OBSERVATION, observe, resample
from noripan.games.sixteen.state import (
    ASIDE,
    DEAL,
    FOLLOW,
    FREE,
    LOTTERY,
    MAX_SEATS,
    NOTHING,
    OVER,
    PLAY,
    STATE,
    TRASH_ALL,
)
from noripan.games.sixteen.tiles import (
    CUT,
    DONE,
    END,
    FACE_OF_BIT,
    FIRST,
    GROUP,
    GROUP_FROM,
    GROUP_SIZE,
    HIGHER,
    LAST,
    MOST_REMOVED,
    NUM_ACTIONS,
    NUM_COLOURS,
    NUM_GROUPS,
    NUM_KINDS,
    NUMBERS,
    PASS,
    POINTS,
    RESTART,
    SPECIAL_POINTS,
    TRASH,
    VALUE,
)

MAX_LEGAL = NUM_ACTIONS
NUM_OUTCOMES = NUM_KINDS

__all__ = [
    "MAX_LEGAL",
    "NUM_ACTIONS",
    "NUM_OUTCOMES",
    "OBSERVATION",
    "STATE",
    "apply",
    "begin",
    "chance_weights",
    "current_player",
    "legal_actions",
    "observe",
    "resample",
    "returns",
    "winners",
]


@compiled
def begin(s):
    """Start a match; seats and options are in ``s`` already."""
    s.rounds = 0
    s.last_finisher = NOTHING
    for seat in range(MAX_SEATS):
        s.total[seat] = 0
    new_round(s)


@compiled
def current_player(s):
    """Return the seat to move, ``CHANCE`` or ``TERMINAL``."""
    if s.phase == PLAY or s.phase == FOLLOW:
        return s.seat
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


# What is legal


@compiled
def legal_actions(s, out):
    """Fill in the legal actions, ascending, and return how many."""
    if s.phase == FOLLOW:
        n = placements(s, int(s.special_row), out, 0)  # R19
        out[n] = DONE  # R20
        return n + 1
    n = 0
    for c in range(NUM_COLOURS):
        n = placements(s, c, out, n)
    must_place = n > 0 and s.pass_policy != FREE
    n = uses_of_specials(s, out, n)
    if not must_place:  # a usable special tile does not forbid a pass (G18, G19)
        out[n] = PASS
        n += 1
    return n


@compiled
def placements(s, c, out, n):
    """Append what the seat may place on the row of a colour (R8–R12)."""
    tiles = s.tiles[s.seat, c] & HIGHER[s.row_value[c]]
    if tiles == 0:
        return n
    rest = tiles & NUMBERS
    while rest != 0:
        lowest = rest & -rest
        n = groups_from(tiles, c, FACE_OF_BIT[lowest % 37], out, n)
        rest ^= lowest
    # Written down before it is known to count: cheaper than a branch that cannot be foreseen.
    out[n] = NUM_GROUPS * c + GROUP_FROM[END]
    n += (tiles >> END) & 1
    out[n] = NUM_GROUPS * c + GROUP_FROM[RESTART]
    n += (tiles >> RESTART) & 1
    return n


@compiled
def groups_from(tiles, c, first, out, n):
    """Append the single placement of a number and the groups that begin with it (R9–R11)."""
    action = NUM_GROUPS * c + GROUP_FROM[first]
    last = first
    while last < END and (tiles >> last) & 1:
        out[n] = action + last - first
        n += 1
        last += 1
    if last == END:  # all numbers up to 15 are there: either 16 may end the group
        for sixteen in (END, RESTART):
            if (tiles >> sixteen) & 1:
                out[n] = action + sixteen - first
                n += 1
    return n


@compiled
def uses_of_specials(s, out, n):
    """Append what the seat may do with scissors and trash can."""
    if s.scissors[s.seat] > 0:
        for c in range(NUM_COLOURS):
            if may_cut(s, c):
                out[n] = CUT + c
                n += 1
    if s.trash_cans[s.seat] > 0:
        for c in range(NUM_COLOURS):
            most = most_removed(s, c)
            for count in range(1, most + 1):
                if s.trash_mode != TRASH_ALL or count == most:  # G11
                    out[n] = TRASH + MOST_REMOVED * c + count - 1
                    n += 1
    return n


@compiled
def may_cut(s, c):
    """Tell whether the scissors may take the last tile of a row (R17, G10, G12)."""
    if s.scissors_may_take_one:
        return s.row_length[c] > 0
    return s.row_length[c] > 1


@compiled
def most_removed(s, c):
    """Return how many tiles the trash can may take from a row: all but the 1 (R18)."""
    if s.row_length[c] > 0 and s.row[c, 0] == 1:
        return s.row_length[c] - 1
    return s.row_length[c]


# A turn


@compiled
def apply(s, action):
    """Make a seat's or chance's move."""
    if s.phase == DEAL:
        deal_tile(s, action)
    elif s.phase == LOTTERY:
        hold_lottery(s, action)
    elif action < CUT:
        c = action // NUM_GROUPS
        place(s, c, action - NUM_GROUPS * c)
    elif action < DONE:
        use_special(s, action)
    elif action == DONE:
        next_turn(s)
    else:
        say_pass(s)


@compiled
def next_turn(s):
    """Give the turn to the next seat, clockwise (R6)."""
    s.special_row = NOTHING
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    s.phase = PLAY


@compiled
def place(s, c, group):
    """Lay a tile or a group at the end of the row of its colour; that ends the turn (R7, R13)."""
    first, last = FIRST[group], LAST[group]
    length = s.row_length[c]
    face = first
    while face < last and face < END:
        s.row[c, length] = face
        length += 1
        face += 1
    s.row[c, length] = last
    s.row_length[c] = length + 1
    s.row_value[c] = VALUE[last]
    s.tiles[s.seat, c] ^= GROUP[group]
    s.hand_size[s.seat] -= GROUP_SIZE[group]
    s.passes = 0
    if s.hand_size[s.seat] == 0:
        end_round(s, s.seat)  # R25
    else:
        next_turn(s)


@compiled
def use_special(s, action):
    """Use the scissors or the trash can; the same seat goes on (R19)."""
    if action < TRASH:
        c = action - CUT
        remove_tiles(s, c, 1)
        s.scissors[s.seat] -= 1
        s.scissors[ASIDE] += 1
    else:
        c = (action - TRASH) // MOST_REMOVED
        remove_tiles(s, c, (action - TRASH) % MOST_REMOVED + 1)
        s.trash_cans[s.seat] -= 1
        s.trash_cans[ASIDE] += 1
    s.hand_size[s.seat] -= 1
    s.passes = 0  # G16
    s.special_row = c
    s.phase = FOLLOW
    if s.hand_size[s.seat] == 0:
        end_round(s, s.seat)  # G17


@compiled
def remove_tiles(s, c, count):
    """Lay the last tiles of a row aside (R21); the tile before them counts again (G8)."""
    length = s.row_length[c] - count
    for i in range(length, s.row_length[c]):
        s.tiles[ASIDE, c] |= 1 << int(s.row[c, i])
    s.row_length[c] = length
    s.row_value[c] = VALUE[s.row[c, length - 1]] if length > 0 else 0


@compiled
def say_pass(s):
    """Pass. Who had to pass has shown what the hand lacks (G18)."""
    if s.pass_policy != FREE:
        for c in range(NUM_COLOURS):
            s.lacks[s.seat, c] |= HIGHER[s.row_value[c]]
    s.passes += 1
    if s.passes == s.seats:
        end_round(s, NOTHING)  # R26, G20
    else:
        next_turn(s)


# The end of a round


@compiled
def hand_points(s, seat):
    """Return what a seat's leftover tiles cost (R27, R28)."""
    points = SPECIAL_POINTS * (s.scissors[seat] + s.trash_cans[seat])
    for c in range(NUM_COLOURS):
        points += points_of(s.tiles[seat, c])
    return points


@compiled
def points_of(tiles):
    """Return the points of tiles of one colour."""
    points = 0
    for face in range(1, RESTART + 1):
        points += ((tiles >> face) & 1) * POINTS[face]
    return points


@compiled
def end_round(s, finisher):
    """Add up what is left in the hands; ``finisher`` has emptied the hand, unless ``NOTHING``."""
    highest = 0
    for seat in range(s.seats):
        points = hand_points(s, seat)
        s.last_points[seat] = points
        s.total[seat] += points
        highest = max(highest, s.total[seat])
        for c in range(NUM_COLOURS):
            s.last_tiles[seat, c] = s.tiles[seat, c]
        s.last_scissors[seat] = s.scissors[seat]
        s.last_trash_cans[seat] = s.trash_cans[seat]
    s.last_finisher = finisher
    s.rounds += 1
    s.special_row = NOTHING
    if finisher != NOTHING or highest >= s.match_to:  # match_to is 0 for a single round (G26)
        s.phase = OVER
    else:
        new_round(s)


@compiled
def returns(s, out):
    """Fill in the points of every seat, now, with the sign turned: points are bad (R29)."""
    for seat in range(s.seats):
        out[seat] = -s.total[seat]


@compiled
def winners(s, out):
    """Fill in the seats that won, ascending, and return how many."""
    if s.last_finisher != NOTHING:
        out[0] = s.last_finisher  # whatever the sums (R25, G24)
        return 1
    n = 0
    for seat in range(s.seats):
        if n == 0 or is_ahead(s, seat, out[0]):
            out[0] = seat
            n = 1
        elif not is_ahead(s, out[0], seat):
            out[n] = seat  # G23
            n += 1
    return n


@compiled
def is_ahead(s, seat, other):
    """Tell whether a seat has a better result: fewer points, then fewer tiles left (R29, R30)."""
    if s.total[seat] != s.total[other]:
        return s.total[seat] < s.total[other]
    return s.hand_size[seat] < s.hand_size[other]
