/* Written by script/types from the house's own types: do not edit.
 * schema 70ab6157965b824bd4cea89a530a8ca14f6230b701bc95954fca4fb9af53affe */

/**
 * What one seat may know of a match of Sixteen.
 */
export interface SixteenView {
  game: string;
  seats: number;
  seat: number | null;
  turn: number | string | null;
  scores: number[];
  winners: number[] | null;
  pass_policy: string;
  trash_mode: string;
  missing_one: string;
  scissors_may_take_one: boolean;
  match_to: number;
  rounds: number;
  opener: number | null;
  hand: string[];
  hand_sizes: number[];
  bag: number;
  rows: Row[];
  special_row: string | null;
  aside: string[];
  passes: number;
  lacks: string[][];
  last_round: LastRound | null;
}
/**
 * The row of one colour.
 */
export interface Row {
  colour: string;
  tiles: string[];
  value: number;
  closed: boolean;
}
/**
 * How the round before this one ended, or the match.
 */
export interface LastRound {
  finisher: number | null;
  hands: string[][];
  points: number[];
}
