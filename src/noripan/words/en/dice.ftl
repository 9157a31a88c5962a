game-yacht = Yacht
about-yacht = Five dice, three rolls, twelve boxes: the classic.
game-yahtzee = Yahtzee
about-yahtzee = Yacht with thirteen boxes, and a bonus for a good upper section.
game-general = General
about-general = Combinations on the first roll are worth more; five equal dice win at once.
game-cameroon = Double Cameroon
about-cameroon = Ten dice, divided into two groups of five every turn.

option-yacht-yacht_is_full_house = Whether five equal dice may also be written as full house.
option-yacht-lock_kept_dice = Whether dice kept once must stay kept until the end of the turn.
option-yahtzee-scoring = How three and four of a kind and full house are counted.
option-yahtzee-scoring-seed = classic: only the equal dice count, full house is the sum of the dice
option-yahtzee-scoring-official = as in the boxed game: all dice count, full house is 25
option-yahtzee-joker = What a further Yahtzee may do once the Yahtzee box is filled.
option-yahtzee-joker-none = nothing special
option-yahtzee-joker-free = any open box; a joker in the lower section if the box of its face is filled
option-yahtzee-joker-forced = the box of its face first, then the lower section as a joker
option-yahtzee-lock_kept_dice = Whether dice kept once must stay kept until the end of the turn.
option-general-chance_category = Whether there is an eleventh box, Chance: the sum of the dice.
option-general-big_general_needs_open_box = Whether five equal dice on the first roll win only while the General box is open.
option-general-games = How many games make a match; the winner of each collects the differences.
option-general-zero_sum = Whether the others also lose the differences that the winner collects.
option-general-lock_kept_dice = Whether dice kept once must stay kept until the end of the turn.
option-cameroon-lock_kept_dice = Whether dice kept once must stay kept until the end of the turn.

## Categories

dice-category-ones = Ones
dice-category-twos = Twos
dice-category-threes = Threes
dice-category-fours = Fours
dice-category-fives = Fives
dice-category-sixes = Sixes
dice-category-three-of-a-kind = Three of a kind
dice-category-four-of-a-kind = Four of a kind
dice-category-five-of-a-kind = Five of a kind
dice-category-full-house = Full house
dice-category-straight = Straight
dice-category-short-straight = Short straight
dice-category-long-straight = Long straight
dice-category-little-cameroon = Little Cameroon
dice-category-big-cameroon = Big Cameroon
dice-category-chance = Chance
dice-category-yacht = Yacht
dice-category-yahtzee = Yahtzee
dice-category-general = General

## Why a move is illegal

dice-not-there = You cannot keep { $kept }: the dice show { $dice }.
dice-no-rolls-left = You have no roll left: write a score.
dice-keep-all = To keep all dice is to stop: write a score instead.
dice-locked = Dice kept once stay kept: { $kept } must be among them.
dice-no-category = This game has no category “{ $category }”.
dice-category-filled = { $category } is filled already.
dice-joker-own-box = This Yahtzee must be written in { $category }, the open box of its face.
dice-joker-lower-box = This Yahtzee must be written in the lower section while a box is open there.
dice-two-groups = Divide the ten dice into two groups of five, each with a category.
dice-group-size = Each group has five dice, but one of yours has { $count }.
dice-other-dice = The two groups must be the ten dice on the table: { $dice }.
dice-same-category = The two groups need different categories, not { $category } twice.

## Values without a match

dice-score-die = “{ $die }” is no face of a die: the faces are 1 to 6.
dice-score-count = { $count ->
    [one] This is one die; five are needed.
   *[other] These are { $count } dice; five are needed.
 }
dice-score-count-ten = { $count ->
    [one] This is one die; five or ten are needed.
   *[other] These are { $count } dice; five or ten are needed.
 }
dice-score-roll = A turn has rolls 1 to { $last }, not { $roll }.
dice-score-wins = On the first roll, five equal dice win the game at once.
dice-column-joker = as joker
dice-column-points = points
dice-column-split = two categories

## At the table

dice-rolls-left = { $count ->
    [0] No roll left
    [one] One roll left
   *[other] { $count } rolls left
 }
dice-kept = Must stay kept: { $dice }
dice-further-yahtzee = A further Yahtzee: { $points } points on top.
dice-column-now = now
dice-upper-sum = Upper sum (goal { $goal })
dice-upper-bonus = Upper bonus
dice-yahtzee-bonus = Yahtzee bonus
dice-total = Total
dice-collected = Collected
dice-game-number = Game { $number } of { $count }
dice-last-game = Settlement of the last game:
dice-settlement = { $name }: total { $total }, { $points }
dice-big-general = A Big General of { $name } ended the game.
dice-keep = keep { $dice }
dice-keep-none = roll all dice again
dice-write = { $category }: { $points }
dice-group = { $dice } { $category }: { $points }
dice-rolled = { $dice } rolled
dice-told-group = { $dice } { $category }

## On the board

dice-tray = Dice
dice-shelf = kept dice
dice-die = Die { $number }: { $face }
dice-die-kept = Die { $number }: { $face }, kept
dice-roll = Roll { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
 }
dice-roll-all = Roll all dice again
dice-hint-keep = Tap the dice to keep and roll the others, or choose a box.
dice-hint-keys = Keys: a die’s number keeps it, R rolls.
dice-hint-write = No roll left: choose a box.
dice-hint-divide = Keep five dice to divide the ten: they are one group, the others are the second. Or choose a box to keep its best five.
dice-hint-groups = Choose a box for the kept dice (▼) and another for the others (▲).
dice-sheet = Score sheets
dice-category = Category
dice-confirm = Write { $category }: { $points }
dice-offer-best = { $category }: { $points } with the best five dice
dice-group-kept = Kept dice in { $category }: { $points }
dice-group-others = Other dice in { $category }: { $points }
dice-write-both = Write both: { $first } + { $second } = { $total }
dice-first-roll = First roll: straight, full house and four of a kind earn 5 more.
