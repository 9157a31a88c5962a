/** What the frame gives every board, and what a board gives back. */

import type { SeenEvent } from "./protocol";

export type { SeenEvent };

/** What every game's view holds; a board knows its own game's view and narrows to it. */
export interface GameView {
  readonly game: string;
  readonly seats: number;
  /** The seat that this view is built for; null: a spectator. */
  readonly seat: number | null;
  /** A seat's number, "chance", or null when the match is over. */
  readonly turn: number | string | null;
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
}

export type Arguments = Record<string, string | number>;

/** Returns the words of a message in the language that is shown. */
export type Translate = (id: string, args?: Arguments) => string;

export interface BoardProps {
  view: GameView;
  /** This seat's legal moves in notation, sorted; empty where there are too many to list. */
  legal: string[];
  legalCount: number;
  /** The seat of the person who looks; null: a spectator. */
  you: number | null;
  names: string[];
  /** The last events as this seat saw them, oldest first. */
  seen: SeenEvent[];
  t: Translate;
  /** Makes a move; resolves once the house has answered, whatever the answer. */
  play: (move: string) => Promise<void>;
  /** Sends a move that is not legal, to show why it is not, with the text of the rule. */
  whyNot: (move: string) => Promise<void>;
  /** Whether this seat may move now. */
  interactive: boolean;
  reducedMotion: boolean;
}
