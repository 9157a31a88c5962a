game-sparrow = Sparrow Mahjong
about-sparrow = Mahjong in small: six tiles, two sets of three, tsumo and ron.
option-sparrow-minimum_points = The hand points that a win needs; 0 for beginners.
option-sparrow-start_points = The points everybody starts with.
option-sparrow-multiple_ron = Who is paid when several players ron on one discard.
option-sparrow-multiple_ron-all = all of them, the nearest first
option-sparrow-multiple_ron-nearest = only the nearest one, counter-clockwise
option-sparrow-false_declaration = What happens when somebody declares a win that is none.
option-sparrow-false_declaration-refuse = it is not accepted
option-sparrow-false_declaration-penalty = it costs 2 points to each other player
option-sparrow-all_green_allows_red = All Green may contain the red 2, 3, 4, 6 and 8.

## Tiles
sparrow-tile-plain = { $number }
sparrow-tile-red = red { $number }
sparrow-tile-H = green dragon (H)
sparrow-tile-C = red dragon (C)

## Why a move is illegal
sparrow-not-held = You do not hold this tile: { $tile }.
sparrow-ron-own-turn = Ron is for a tile that somebody else has just discarded; now it is your turn.
sparrow-pass-own-turn = It is your turn: discard a tile or declare tsumo.
sparrow-tsumo-again = Your tsumo was wrong; now you can only discard.
sparrow-answer-first = First answer the discard ({ $tile }): ron or pass.
sparrow-tsumo-on-discard = Tsumo is for a tile you have drawn yourself; for the discard ({ $tile }) say ron or pass.
sparrow-ron-blocked = You may not ron on { $tile }: the same kind lies among your own discards.
sparrow-incomplete = The hand is not complete: six tiles must be two sets of three.
sparrow-too-cheap = The hand is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }; a win needs { $minimum }.
sparrow-score-count = A hand to be valued has 6 tiles, not { $count }.
sparrow-score-copies = There cannot be { $count } tiles of { $tile } in a hand: at most { $copies }.

## At the table
sparrow-hand-number = Hand { $number } of { $hands }, { $wind }
sparrow-wind-east = East
sparrow-wind-south = South
sparrow-wind-west = West
sparrow-wind-north = North
sparrow-dora = Dora
sparrow-stock = Stock: { $count }
sparrow-marks = { $dealer } dealer   { $wind } wind marker   r red
sparrow-fined = fined { $points }
sparrow-asked = { $name } has discarded { $tile }: ron or pass?
sparrow-must-discard = The tsumo was wrong; discard a tile.
sparrow-waits = Waiting for { $waits }
sparrow-wait = { $tile } (points { $points }, left { $left })
sparrow-wait-blocked = { $tile } (points { $points }, left { $left }, by tsumo only)
sparrow-wait-cheap = { $tile } (points { $points }, too few)
sparrow-wait-gone = { $tile } (none left)

## Moves
sparrow-label-tsumo = tsumo: worth { $points }, { $share } from each
sparrow-label-ron = ron: { $points } from the discarder
sparrow-label-discard = discard { $tile }
sparrow-label-discard-waits = discard { $tile }, then wait for { $waits }
sparrow-tell-tsumo = tsumo
sparrow-tell-ron = ron
sparrow-tell-pass = pass
sparrow-tell-discard = discards { $tile }

## Results
sparrow-exhausted = Hand { $number }: the stock is exhausted, nobody has won.
sparrow-won-tsumo = { $name } has won by tsumo, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sparrow-won-ron = { $name } has won by ron on { $payer }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
sparrow-part-sets = sets
sparrow-part-red = red tiles
sparrow-part-dora = dora
sparrow-part-tanyao = tanyao
sparrow-part-chanta = chanta
sparrow-limit-all_green = All Green
sparrow-limit-chinyao = Chinyao
sparrow-limit-super_red = Super Red
sparrow-hand-points = hand points
sparrow-dealer-bonus = dealer bonus
sparrow-score-ron = Ron: { $points } from the discarder
sparrow-score-tsumo = Tsumo with { $seats } players: { $share } from each

## On the board
sparrow-wind-marker = Wind marker: { $wind }
sparrow-dealer = Dealer
sparrow-dora-is = Dora: { $tile }
sparrow-concealed = { $count } concealed tiles
sparrow-river-of = Discards of { $name }
sparrow-your-hand = Your tiles
sparrow-drawn = { $tile }, just drawn
sparrow-worth = What your tiles are worth
sparrow-minimum = A win needs { $points } points
sparrow-worth-points = { $points } points
sparrow-left = { $count } left
sparrow-none-left = none left
sparrow-missing = { $points } short
sparrow-tsumo-only = tsumo only
sparrow-after-discard = After discarding { $tile } you wait for:
sparrow-waiting-for = You are waiting for:
sparrow-no-wait = No single tile completes the hand yet.
sparrow-ready-after = Ready after discarding { $tiles }
sparrow-complete-short = Complete, but worth only { $points } points: { $missing } short.
sparrow-pick = Tap a tile to see what you would wait for; tap it again to discard it.
sparrow-your-turn = Your turn: discard a tile
sparrow-do-discard = Discard { $tile }
sparrow-say-tsumo = Tsumo: { $share } from each
sparrow-claim-tsumo = Tsumo?
sparrow-say-ron = Ron: { $points } points
sparrow-claim-ron = Ron?
sparrow-say-pass = Pass
sparrow-answered-ron = You have said ron.
sparrow-answered-pass = You have passed.
sparrow-last-hand = The last hand
sparrow-result-of = Result of hand { $number }
sparrow-go-on = Go on
