### Words that every game and every command uses.

## Refusals

with-rule = { $text } (rule { $rule })
unreadable-move = “{ $move }” is not a move of this game.
match-is-over = The match is over.
chance-to-move = Nobody decides now: a shuffle, a draw or a roll comes first.
not-your-turn = It is not your turn.
chance-not-to-move = “{ $outcome }” cannot be drawn or rolled now: a player decides.
outcome-unreadable = “{ $outcome }” is nothing that chance decides now.
outcome-impossible = “{ $outcome }” cannot come up now.
outcome-missing = A chance event needs at least one outcome after the star.

## Setting up

game-unknown = There is no game “{ $game }”. The games: { $known }.
seats-range = { $game } is played by { $minimum } to { $maximum } players, not { $seats }.
option-unknown = { $game } has no option “{ $option }”. Its options: { $known }.
option-choice = “{ $value }” is no choice for the option { $option }. Choose one of: { $choices }.
option-bool = The option { $option } is true or false, not “{ $value }”.
option-range = The option { $option } is a whole number from { $minimum } to { $maximum }, not “{ $value }”.
option-step = The option { $option } is a multiple of { $step } from { $minimum } to { $maximum }, not “{ $value }”.
option-shape = “{ $text }” is no option: write name=value.
names-count = { $count ->
    [one] One name
   *[other] { $count } names
 } for { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }: there must be as many names as seats.
name-unusable = The name “{ $name }” cannot be used: a name has 1 to { $longest } visible characters.
language-unknown = There is no language “{ $language }”. The languages: { $known }.
bot-unknown = There is no bot “{ $bot }”. The bots: { $known }.

## Records

file-unreadable = The file “{ $file }” cannot be read.
file-unwritable = The file “{ $file }” cannot be written.
record-not-json = This is not a record: it is not JSON.
record-shape = This is not a record: something is missing or of the wrong kind at { $where }.
record-setup = This record's match cannot be set up: { $reason }
record-event = Event { $number } (“{ $event }”) is impossible: { $reason }
record-fair-broken = The deal does not follow from the published commitment: chance outcome { $number } should have been “{ $expected }” but was “{ $found }”.
record-fair-commitment = The seed in this record does not match its commitment.
record-fair-shape = The part “fair” of this record is damaged.

## Values without a match

score-tile = “{ $tile }” is not a tile of this game.
score-circumstance = { $option } means nothing for { $game }.

## Seats and points

player-chance = chance
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
turn-of = { $name } to move
winner-alone = { $name } wins.
winners-shared = { $names } share the win.
winners-pair = { $names } win as a pair.
list-and = { $first } and { $last }
unit-decisions = decisions a second
