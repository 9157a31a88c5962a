game-sixteen = Sixteen
about-sixteen = Five rows that only grow: get rid of your tiles before the rows leave you behind.
option-sixteen-pass_policy = When one may pass.
option-sixteen-pass_policy-forced = only if no coloured tile fits
option-sixteen-pass_policy-free = at any time
option-sixteen-trash_mode = How many tiles the trash can removes.
option-sixteen-trash_mode-any = as many as you like
option-sixteen-trash_mode-all = all but the 1
option-sixteen-missing_one = What happens with three players if a 1 is left in the bag.
option-sixteen-missing_one-lay_out = it is laid out
option-sixteen-missing_one-redeal = everybody is dealt again
option-sixteen-scissors_may_take_one = The scissors may remove a 1.
option-sixteen-match_to = Rounds are played until somebody has this many points; 0 is a single round.

## Colours
sixteen-colour-R = red
sixteen-colour-Y = yellow
sixteen-colour-G = green
sixteen-colour-B = blue
sixteen-colour-P = purple

## Why a move is illegal
sixteen-not-held = You do not hold the tile { $tile }.
sixteen-gap = A group has no gap: you do not hold { $tile }.
sixteen-two-sixteens = END and RESTART are never laid in the same turn.
sixteen-too-low = { $tile } is not above { $value }, the value of the { $row } row.
sixteen-row-closed = The { $row } row is closed by its END.
sixteen-same-row = After a special tile you may only place on the same row: the { $row } one.
sixteen-one-special = Only one special tile may be used in a turn.
sixteen-cut-one = The { $row } row is just its 1, which the scissors cannot remove.
sixteen-no-effect = There is nothing to remove from the { $row } row.
sixteen-trash-one = The trash can never removes the 1 of the { $row } row.
sixteen-trash-too-many = The trash can may remove { $most ->
    [one] only 1 tile
   *[other] at most { $most } tiles
 } of the { $row } row.
sixteen-trash-all = The trash can takes everything behind the 1: all { $most } tiles of the { $row } row.
sixteen-must-place = You cannot pass: one of your coloured tiles fits.
sixteen-done-instead = After a special tile the turn ends with a placement or “done”, not with a pass.
sixteen-nothing-done = “done” only ends a turn in which a special tile was used.

## Leftover tiles without a match
sixteen-score-one = No hand holds a 1 at the end: all 1s are laid out at the beginning.
sixteen-score-copies = There cannot be { $count } tiles { $tile }: the game has { $copies }.
sixteen-score-count = A hand has at most { $most } tiles, not { $count }.
sixteen-sum = sum

## At the table
sixteen-round = Round { $number }, to { $target } points
sixteen-column-tiles = tiles
sixteen-column-points = points
sixteen-column-lacks = nothing to place on
sixteen-closed = closed
sixteen-above = above { $value }
sixteen-bag = Bag: { $count }
sixteen-passes = Passes in a row: { $count } of { $seats }
sixteen-aside = Laid aside:
sixteen-hand = Your tiles
sixteen-follow = You may place on the { $row } row, or say “done”.
sixteen-scissors = S scissors
sixteen-trash-can = T trash can

## Moves
sixteen-pass = pass
sixteen-done = done
sixteen-cut = scissors on { $row }
sixteen-trash = trash can on { $row }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
sixteen-removes = { $move }: { $tiles } goes, then above { $value }

## Results
sixteen-all-passed = Everybody has passed.
sixteen-finished = { $name } has got rid of all tiles.
sixteen-left = { $name }: { $points }

## On the board
sixteen-tile = { $colour } { $face }
sixteen-special-S = scissors
sixteen-special-T = trash can
sixteen-rows = The rows
sixteen-row = Row { $colour }
sixteen-hand-worth = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }, worth { $points }
sixteen-holds = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } in the hand
sixteen-lacks = Nothing that fits: { $colours }
sixteen-from-here = { $tile }: remove { $count ->
    [one] this tile
   *[other] { $count } tiles from here on
 }
sixteen-removed = { $count ->
    [one] { $count } tile removed
   *[other] { $count } tiles removed
 }
sixteen-place = Place { $tiles }
sixteen-trash-from = Trash can: { $row }
sixteen-remove = Remove { $count }
sixteen-fewer = One tile fewer
sixteen-more = One tile more
sixteen-unpick = Put back
sixteen-say-pass = Pass
sixteen-say-done = Done
sixteen-hint-turn = Pick a tile, or a run with a drag.
sixteen-hint-pass = None of your tiles fits: you can only pass.
sixteen-hint-follow = You may place on the { $colour } row.
sixteen-hint-S = Scissors: choose the row that loses its last tile.
sixteen-hint-T = Trash can: choose a row, then how many tiles go.
sixteen-nothing = nothing
sixteen-to = to { $target }
sixteen-last-round = Result of round { $number }
sixteen-to-table = To the table
