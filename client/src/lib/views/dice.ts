/* Written by script/types from the house's own types: do not edit.
 * schema 7768b9ae6d0c72abed87809860ab68c9ae1e607e9e67f83303e5756f184ddff6 */

/**
 * What one seat may know of a match of dice.
 */
export interface DiceView {
  game: string;
  seats: number;
  seat: number | null;
  turn: number | string | null;
  scores: number[];
  winners: number[] | null;
  dice: number[];
  rolls_left: number;
  kept: number[] | null;
  sheets: Sheet[];
  possible: {
    [k: string]: number;
  };
  bonus: number;
  upper_goal: number | null;
  games: number;
  games_played: number;
  zero_sum: boolean;
  last_game: FinishedGame | null;
}
/**
 * A seat's score sheet.
 */
export interface Sheet {
  boxes: {
    [k: string]: number | null;
  };
  upper: number | null;
  upper_bonus: number;
  yahtzee_bonus: number;
  total: number;
}
/**
 * How a game of General ended: the last one that did.
 */
export interface FinishedGame {
  totals: number[];
  settlement: number[];
  big_general: number | null;
}
