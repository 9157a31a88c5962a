/* Written by script/types from the house's own types: do not edit.
 * schema a726f5a902e081afc4c27d304c94b261f3553d5038e4628a8fb0a44f151e76fe */

/**
 * What one seat may know of a match of American Sniff.
 */
export interface SniffView {
  game: string;
  seats: number;
  seat: number | null;
  turn: number | string | null;
  scores: number[];
  winners: number[] | null;
  target: number;
  rounds: number;
  opener: number | null;
  hand: string[];
  drawn: string | null;
  hand_sizes: number[];
  stock: number;
  laid: string[];
  open: {
    [k: string]: number;
  };
  sniff: number | null;
  sum: number;
  last_round: LastRound | null;
}
/**
 * How the round before this one ended.
 */
export interface LastRound {
  finisher: number | null;
  hands: string[][];
  deductions: number[];
}
