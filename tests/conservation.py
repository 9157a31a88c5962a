# pyright: basic
"""What a match can neither create nor lose, for each game: tiles, points, dice, boxes."""

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice import categories, multisets
from noripan.games.dice import rules as dice_rules
from noripan.games.sixteen import state as sixteen_state
from noripan.games.sixteen import tiles as sixteen_tiles
from noripan.games.sniff import state as sniff_state
from noripan.games.sparrow import hand as sparrow_hand

NUM_PLACES, BAG, SIXTEEN_SEATS = (
    sixteen_state.NUM_PLACES,
    sixteen_state.BAG,
    sixteen_state.MAX_SEATS,
)
NUM_COLOURS, RESTART, ALL_FACES = (
    sixteen_tiles.NUM_COLOURS,
    sixteen_tiles.RESTART,
    sixteen_tiles.ALL_FACES,
)
COPIES, NUM_FACES = sparrow_hand.COPIES, sparrow_hand.NUM_FACES
NUM_TILES, LAID, UNSEEN = sniff_state.NUM_TILES, sniff_state.LAID, sniff_state.UNSEEN
FACES, NUM_CATEGORIES = multisets.FACES, categories.NUM_CATEGORIES
NUM_UPPER, UPPER_GOAL, UPPER_BONUS = (
    categories.NUM_UPPER,
    categories.UPPER_GOAL,
    categories.UPPER_BONUS,
)
GENERAL, YAHTZEE = categories.GENERAL, categories.YAHTZEE
dice_of = dice_rules.dice_of


@compiled
def sparrow_conserved(s):
    """Every tile is in one place, and all sticks are somebody's."""
    for f in range(NUM_FACES):
        count = s.stock[f]
        if s.dora == f:
            count += 1
        for seat in range(s.seats):
            count += s.hand[seat, f]
            for i in range(s.river_size[seat]):
                if s.river[seat, i] == f:
                    count += 1
        if count != COPIES[f]:
            return False
    points = 0
    for seat in range(s.seats):
        if s.score[seat] < 0:
            return False
        points += s.score[seat]
    return points == s.start_points * s.seats


@compiled
def sniff_conserved(s):
    """Every tile is in one place, and what is counted is there."""
    stock, laid = 0, 0
    for t in range(NUM_TILES):
        if s.owner[t] == UNSEEN:
            stock += 1
        elif s.owner[t] == LAID:
            laid += 1
    if stock != s.stock or laid != s.laid_count:
        return False
    for seat in range(s.seats):
        held = 0
        for t in range(NUM_TILES):
            if s.owner[t] == seat:
                held += 1
        if held != s.hand_size[seat]:
            return False
    return s.seats < 4 or (s.score[0] == s.score[2] and s.score[1] == s.score[3])


@compiled
def dice_conserved(s):
    """No die is lost, boxes are filled turn by turn, totals are the sum of what is written."""
    dice = s.to_roll
    for f in range(FACES):
        dice += s.dice[f]
    if not s.over and dice != dice_of(s):
        return False
    open_boxes = 0
    for seat in range(s.seats):
        total, upper = s.yahtzee_bonus[seat] + 0, 0
        for c in range(NUM_CATEGORIES):
            if s.box[seat, c] >= 0:
                total += s.box[seat, c]
                if c < NUM_UPPER:
                    upper += s.box[seat, c]
            elif s.box[seat, c] == -1:
                open_boxes += 1
        if s.kind == YAHTZEE and upper >= UPPER_GOAL:
            total += UPPER_BONUS
        if s.big_general != seat and total != s.total[seat]:
            return False
    boxes_a_turn = dice_of(s) // 5
    return s.over != 0 or open_boxes == boxes_a_turn * s.turns_left


@compiled
def sixteen_conserved(s):
    """Every tile is in one place, and what is counted is there."""
    held = np.zeros(NUM_PLACES, dtype=np.int64)
    for c in range(NUM_COLOURS):
        everywhere = 0
        for place in range(NUM_PLACES):
            if everywhere & s.tiles[place, c]:
                return False
            everywhere |= s.tiles[place, c]
            for face in range(1, RESTART + 1):
                held[place] += (s.tiles[place, c] >> face) & 1
        for i in range(s.row_length[c]):
            if (everywhere >> s.row[c, i]) & 1:
                return False
            everywhere |= 1 << int(s.row[c, i])
        if everywhere != ALL_FACES:
            return False
    for place in range(NUM_PLACES):
        held[place] += s.scissors[place] + s.trash_cans[place]
        if s.scissors[place] < 0 or s.trash_cans[place] < 0:
            return False
    for seat in range(SIXTEEN_SEATS):
        if held[seat] != s.hand_size[seat]:
            return False
    specials = s.scissors.sum() + s.trash_cans.sum()
    return held[BAG] == s.bag_size and specials == 3


CONSERVED = {
    "sparrow": sparrow_conserved,
    "sniff": sniff_conserved,
    "sixteen": sixteen_conserved,
    "yacht": dice_conserved,
    "yahtzee": dice_conserved,
    "general": dice_conserved,
    "cameroon": dice_conserved,
}
