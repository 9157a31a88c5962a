game-sniff = American Sniff
about-sniff = Dominoes with a spinner: every sum that five divides is points.
option-sniff-target = The score that wins the match.

## Why a move is illegal
sniff-not-held = You do not hold the tile { $tile }.
sniff-end-needed = Say where { $tile } goes: at an end, such as { $tile }@L.
sniff-opening = The first tile of a round is laid alone: { $tile }.
sniff-drawn-only = You have drawn { $drawn } and must place that very tile, not { $tile }.
sniff-no-sniff = There is no branch { $end }: no double has been laid, so there is no Sniff.
sniff-branch-closed = The branch { $end } is not open yet: both straight sides of the Sniff need a tile first.
sniff-no-fit = { $tile } does not fit at { $end }: that end shows { $number }.
sniff-laid-already = The tile { $tile } lies on the table already.
score-placement = Placement { $number }: { $reason }
score-layout-empty = A layout needs at least one tile.

## At the table
sniff-round = Round { $number }, to { $target }
sniff-column-score = points
sniff-column-tiles = tiles
sniff-column-move = move
sniff-column-sum = sum
sniff-column-points = points
sniff-column-open = open ends
sniff-ends = Sum of the ends: { $sum }   Boneyard: { $stock }
sniff-hand = Your tiles
sniff-open-round = opens the round
sniff-end-L = left
sniff-end-R = right
sniff-end-U = branch up
sniff-end-D = branch down
sniff-move = { $tile } { $place }
sniff-finished = { $name } has laid the last tile.
sniff-blocked = The round is blocked.
sniff-deduction = { $name }: −{ $points }

## On the board
sniff-domino = Domino { $high }-{ $low }
sniff-domino-drawn = { $domino }, just drawn
sniff-must-place = You have drawn { $tile } and must place it.
sniff-lay = { $tile } { $place }: sum { $sum }
sniff-lay-scoring = { $tile } { $place }: sum { $sum }, which scores
sniff-try = { $tile } { $place }, where { $number } is open
sniff-the-sniff = the Sniff
sniff-sum = Sum of the ends: { $sum }
sniff-sum-scoring = Sum of the ends: { $sum }, divisible by five
sniff-boneyard = Boneyard: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
sniff-holds = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } in the hand
sniff-tally = Tally: { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
 }
sniff-pair-0 = First pair
sniff-pair-1 = Second pair
sniff-to = to { $target }
sniff-last-round = Result of round { $number }
sniff-column-player = player
sniff-column-left = tiles left
sniff-column-pips = pips
sniff-none = none
sniff-to-table = To the table
