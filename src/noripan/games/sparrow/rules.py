# pyright: basic
"""The rules of Sparrow Mahjong: the course of a match. Numbers (R1, G1 …) are those of docs/rules.

An action is the face of the tile to discard, ``TSUMO``, ``RON`` or ``PASS``. A chance outcome is a
seat (the lottery for the first dealer) or a face. What a hand is worth stands in ``hand``, the
state in ``state``, what a seat may know in ``knowledge``.
"""

from noripan.compiled import CHANCE, TERMINAL, compiled
from noripan.games.sparrow.hand import (
    COPIES,
    HAND_SIZE,
    KIND,
    NOTHING,
    NUM_FACES,
    waits_of,
)
from noripan.games.sparrow.knowledge import OBSERVATION, observe, resample
from noripan.games.sparrow.state import (
    ANSWER,
    BY_RON,
    BY_TSUMO,
    DEAL,
    DEALER_BONUS,
    DISCARD,
    DORA_TILE,
    DRAW,
    EXHAUSTED,
    FINE,
    HANDS_EACH,
    LOTTERY,
    MAX_SEATS,
    NEAREST,
    NO_ANSWER,
    NO_END,
    OVER,
    PASS,
    PENALTY,
    RON,
    SAID_PASS,
    SAID_RON,
    STATE,
    TSUMO,
    is_asked,
    is_last_discard,
    may_ron,
    may_tsumo,
    points_with,
    right_of,
    share_of,
)

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

NUM_ACTIONS = PASS + 1
MAX_LEGAL = NUM_ACTIONS
NUM_OUTCOMES = NUM_FACES


@compiled
def begin(s):
    """Start a match; seats and options are in ``s`` already."""
    s.phase = LOTTERY  # R2
    s.seat = NOTHING
    s.first_dealer = NOTHING
    s.dealer = NOTHING
    s.hands_played = 0
    for seat in range(s.seats):
        s.score[seat] = s.start_points  # R1, G16
    s.last_end = NO_END
    s.last_dealer = NOTHING
    s.last_dora = NOTHING
    s.last_tile = NOTHING
    s.last_discarder = NOTHING
    clear_table(s)


@compiled
def clear_table(s):
    """Take up all tiles for a new hand (R6)."""
    for seat in range(MAX_SEATS):
        s.hand_size[seat] = 0
        s.waits[seat] = 0
        s.river_size[seat] = 0
        s.discarded[seat] = 0
        s.fined[seat] = 0
        s.answer[seat] = NO_ANSWER
        for f in range(NUM_FACES):
            s.hand[seat, f] = 0
    s.stock_size = 0
    for f in range(NUM_FACES):
        s.stock[f] = COPIES[f]
        s.stock_size += COPIES[f]
    s.dora = NOTHING
    s.drawn = NOTHING
    s.must_discard = 0
    s.discarder = NOTHING
    s.discard = NOTHING
    s.answers_shown = 0


@compiled
def current_player(s):
    """Return the seat to move, ``CHANCE`` or ``TERMINAL``."""
    if s.phase == DISCARD or s.phase == ANSWER:
        return s.seat
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@compiled
def chance_weights(s, weights):
    """Fill in the weight of every outcome and return how many there are."""
    if s.phase == LOTTERY:
        for seat in range(s.seats):
            weights[seat] = 1
        return s.seats
    if s.phase == DRAW and s.stock_size == 0:  # the first tile of the next hand
        for f in range(NUM_FACES):
            weights[f] = COPIES[f]
    else:
        for f in range(NUM_FACES):
            weights[f] = s.stock[f]
    return NUM_FACES


@compiled
def legal_actions(s, out):
    """Fill in the legal actions, ascending, and return how many."""
    n = 0
    if s.phase == ANSWER:
        if may_ron(s, s.seat):
            out[n] = RON
            n += 1
        out[n] = PASS  # R13, G24
        return n + 1
    for f in range(NUM_FACES):
        out[n] = f  # overwritten by the next one unless it is held
        n += 1 if s.hand[s.seat, f] > 0 else 0
    if may_tsumo(s):
        out[n] = TSUMO
        n += 1
    return n


@compiled
def apply(s, action):
    """Make a seat's or chance's move."""
    if s.phase == DRAW:
        if s.stock_size > 0:
            draw_tile(s, action)
        else:
            # Nobody has won with the last discard. The hand ends only now, so that until then the
            # table looks as it does while somebody is still being asked.
            finish_hand(s, EXHAUSTED)  # G12, G13
            deal_tile(s, action)
    elif s.phase == DISCARD:
        if action == TSUMO:
            declare_tsumo(s)
        else:
            discard_tile(s, action)
    elif s.phase == DEAL:
        deal_tile(s, action)
    elif s.phase == ANSWER:
        s.answer[s.seat] = SAID_RON if action == RON else SAID_PASS
        ask_after(s, s.seat)
    elif s.phase == DORA_TILE:
        s.dora = action  # R8
        take_from_stock(s, action)
        s.seat = s.dealer  # R9
        s.phase = DRAW
    elif s.phase == LOTTERY:
        s.first_dealer = action
        s.dealer = action
        s.seat = 0
        s.phase = DEAL


# Dealing and drawing


@compiled
def take_from_stock(s, tile):
    """Remove a tile from the stock."""
    s.stock[tile] -= 1
    s.stock_size -= 1


@compiled
def deal_tile(s, tile):
    """Deal one tile to the seat (R7)."""
    seat = s.seat
    take_from_stock(s, tile)
    s.hand[seat, tile] += 1
    s.hand_size[seat] += 1
    if s.hand_size[seat] == HAND_SIZE:
        s.waits[seat] = waits_of(s.hand[seat])
        s.seat += 1
        if s.seat == s.seats:
            s.phase = DORA_TILE


@compiled
def draw_tile(s, tile):
    """Draw for the seat whose turn begins (R10, G14)."""
    take_from_stock(s, tile)
    s.hand[s.seat, tile] += 1
    s.hand_size[s.seat] += 1
    s.drawn = tile
    s.discarder = NOTHING
    s.discard = NOTHING
    s.answers_shown = 0
    for seat in range(s.seats):
        s.answer[seat] = NO_ANSWER
    s.phase = DISCARD


# Discarding and answering


@compiled
def discard_tile(s, tile):
    """Lay a tile into the seat's river (R12) and ask who has a say about it."""
    seat = s.seat
    s.hand[seat, tile] -= 1
    s.hand_size[seat] -= 1
    s.waits[seat] = waits_of(s.hand[seat])
    s.river[seat, s.river_size[seat]] = tile
    s.river_size[seat] += 1
    s.discarded[seat] |= 1 << int(KIND[tile])
    s.drawn = NOTHING
    s.must_discard = 0
    s.discarder = seat
    s.discard = tile
    ask_after(s, seat)


@compiled
def ask_after(s, seat):
    """Ask the next one counter-clockwise who has a say; when nobody is left, settle."""
    seat = right_of(s, seat)
    while seat != s.discarder:
        if is_asked(s, seat):
            s.seat = seat
            s.phase = ANSWER
            return
        seat = right_of(s, seat)
    settle(s)


@compiled
def settle(s):
    """All answers to the discard are in: fines, wins, or the next turn."""
    if s.false_declaration == PENALTY:
        fine_wrong_rons(s)
    won = pay_rons(s)
    if won:
        finish_hand(s, BY_RON)
    elif is_last_discard(s):
        finish_hand(s, EXHAUSTED)
    else:
        s.seat = right_of(s, s.discarder)
        s.phase = DRAW


@compiled
def fine_wrong_rons(s):
    """Let those who have said ron wrongly pay, in the order asked (R21, G19)."""
    seat = right_of(s, s.discarder)
    while seat != s.discarder:
        if s.answer[seat] == SAID_RON and not may_ron(s, seat):
            pay_fine(s, seat)
            s.answer[seat] = SAID_PASS  # now everybody knows what everybody has said
            s.answers_shown = 1
        seat = right_of(s, seat)


@compiled
def pay_rons(s):
    """Let the discarder pay everybody who has said ron, nearest first; tell whether one did."""
    won = False
    seat = right_of(s, s.discarder)
    while seat != s.discarder:
        if s.answer[seat] == SAID_RON and not (won and s.multiple_ron == NEAREST):  # G18
            if not won:
                clear_result(s)
            won = True
            note_winner(s, seat, s.discard)
            pay_win(s, s.discarder, seat, amount_won(s, seat))  # R17, R20
        seat = right_of(s, seat)
    if won:
        s.last_tile = s.discard
        s.last_discarder = s.discarder
    return won


@compiled
def declare_tsumo(s):
    """Win with the drawn tile, or pay for a wrong declaration."""
    winner = s.seat
    if not may_tsumo(s):
        pay_fine(s, winner)
        s.must_discard = 1  # G21
        return
    clear_result(s)
    note_winner(s, winner, NOTHING)
    share = share_of(amount_won(s, winner), s.seats)
    for seat in range(s.seats):
        if seat != winner:
            pay_win(s, seat, winner, share)  # R18
    s.last_tile = s.drawn
    finish_hand(s, BY_TSUMO)


# Payment


@compiled
def pay(s, payer, payee, amount):
    """Move points, as far as the payer's go (R19); return how many were paid."""
    paid = min(amount, s.score[payer])
    s.score[payer] -= paid
    s.score[payee] += paid
    return paid


@compiled
def pay_fine(s, seat):
    """Pay for a wrong declaration: each other seat counter-clockwise (R21, G20)."""
    payee = right_of(s, seat)
    while payee != seat:
        s.fined[seat] += pay(s, seat, payee, FINE)
        payee = right_of(s, payee)


@compiled
def pay_win(s, payer, winner, amount):
    """Pay for a win, and note it in the hand's result."""
    paid = pay(s, payer, winner, amount)
    s.last_change[payer] -= paid
    s.last_change[winner] += paid


@compiled
def amount_won(s, seat):
    """Return what a win noted in the result is worth (R16, R30)."""
    return s.last_points[seat] + (DEALER_BONUS if seat == s.dealer else 0)


# The end of a hand


@compiled
def clear_result(s):
    """Forget how the hand before this one ended."""
    s.last_tile = NOTHING
    s.last_discarder = NOTHING
    for seat in range(MAX_SEATS):
        s.last_points[seat] = 0
        s.last_change[seat] = 0
        for f in range(NUM_FACES):
            s.last_hand[seat, f] = 0


@compiled
def note_winner(s, seat, tile):
    """Put a winner's six tiles and points into the result; ``tile`` is the one ronned."""
    s.last_points[seat] = points_with(s, seat, tile)
    for f in range(NUM_FACES):
        s.last_hand[seat, f] = s.hand[seat, f]
    if tile != NOTHING:
        s.last_hand[seat, tile] += 1


@compiled
def finish_hand(s, end):
    """Note the result and pass the dealer marker on (R3, G17), or end the match (R5)."""
    if end == EXHAUSTED:
        clear_result(s)
    s.last_end = end
    s.last_dealer = s.dealer
    s.last_dora = s.dora
    for seat in range(s.seats):
        s.last_fined[seat] = s.fined[seat]
    clear_table(s)
    s.hands_played += 1
    if s.hands_played == HANDS_EACH * s.seats:
        s.phase = OVER
    else:
        s.dealer = right_of(s, s.dealer)
        s.seat = 0
        s.phase = DEAL


@compiled
def returns(s, out):
    """Fill in the points of every seat, now."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@compiled
def winners(s, out):
    """Fill in the seats that won, ascending, and return how many (R5, G23)."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.score[seat])
    n = 0
    for seat in range(s.seats):
        if s.score[seat] == best:
            out[n] = seat
            n += 1
    return n
