/** The board of every game. */

import type { Component } from "svelte";
import type { BoardProps } from "../lib/board";

type Load = () => Promise<{ default: Component<BoardProps> }>;

/** A board is loaded when a table needs it: nobody waits for six others. */
export const BOARDS: Readonly<Record<string, Load>> = {
  sparrow: () => import("./SparrowBoard.svelte"),
  sniff: () => import("./SniffBoard.svelte"),
  sixteen: () => import("./SixteenBoard.svelte"),
  yacht: () => import("./DiceBoard.svelte"),
  yahtzee: () => import("./DiceBoard.svelte"),
  general: () => import("./DiceBoard.svelte"),
  cameroon: () => import("./DiceBoard.svelte"),
};
