/* Written by script/types from the house's own types: do not edit.
 * schema cac95be9d3c921092bf4c31fb9416c8615e59d1377fda82404a4400fb194c32b */

/**
 * What one seat may know of a match of Sparrow Mahjong.
 */
export interface SparrowView {
  game: string;
  seats: number;
  seat: number | null;
  turn: number | string | null;
  scores: number[];
  winners: number[] | null;
  minimum_points: number;
  hand_number: number;
  hands: number;
  wind: "east" | "north" | "south" | "west";
  first_dealer: number | null;
  dealer: number | null;
  dora: string | null;
  stock: number;
  rivers: string[][];
  discard: Discard | null;
  hand_sizes: number[];
  fines: number[];
  must_discard: boolean;
  hand: string[];
  drawn: string | null;
  asked: boolean;
  answer: ("pass" | "ron") | null;
  can_win: boolean;
  win: Win | null;
  waits: Wait[];
  leaves: {
    [k: string]: Wait[];
  };
  last_hand: LastHand | null;
}
/**
 * The tile that has just been discarded; the next draw closes it.
 */
export interface Discard {
  seat: number;
  tile: string;
}
/**
 * What the seat gets if it declares tsumo or ron now.
 */
export interface Win {
  move: "ron" | "tsumo";
  points: number;
  amount: number;
  share: number;
  parts: Parts;
}
/**
 * What the value of a hand is made of.
 */
export interface Parts {
  sets: number;
  red: number;
  dora: number;
  tanyao: number;
  chanta: number;
  limit: string | null;
  limit_points: number;
}
/**
 * A kind of tile that completes the seat's hand.
 */
export interface Wait {
  kind: string;
  points: {
    [k: string]: number;
  };
  left: number;
  blocked: boolean;
}
/**
 * How the hand before this one ended.
 */
export interface LastHand {
  end: "exhausted" | "ron" | "tsumo";
  number: number;
  dealer: number;
  dora: string;
  tile: string | null;
  discarder: number | null;
  winners: Winner[];
  payments: number[];
  fines: number[];
}
/**
 * One winner of the hand before this one.
 */
export interface Winner {
  seat: number;
  tiles: string[];
  parts: Parts;
  points: number;
  amount: number;
}
