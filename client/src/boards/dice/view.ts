/** Reading what everybody knows of a match of dice. */

import type { DiceView } from "../../lib/views/dice";

export const UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"] as const;

/** How many dice the game is played with. */
export function numberOfDice(view: DiceView): number {
  return view.game === "cameroon" ? 10 : 5;
}

/** The rolls a turn has. */
export const ROLLS = 3;
