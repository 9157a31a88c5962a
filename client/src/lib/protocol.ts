/* Written by script/types from the house's own types: do not edit.
 * schema 0227b9a296f04f1e7f89413f819bd64d428196f500d192cb7d0338f83fc77f2d */

export type Command =
  Move | Check | Ready | SetBot | Rename | Leave | AskUndo | AnswerUndo | Say | Rematch;
export type FromClient =
  Hello | Move | Check | Ready | SetBot | Rename | Leave | AskUndo | AnswerUndo | Say | Rematch;
export type FromServer = Table | Done | Refused | Said;

/**
 * The first message: which table, and the secret of a seat there (none: a spectator).
 */
export interface Hello {
  type: "hello";
  table: string;
  secret: string | null;
  protocol: number;
}
/**
 * Make a move, in notation, at the version of the table that the player saw.
 */
export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}
/**
 * Ask whether a move could be made; nothing happens. ``refused`` says why it could not.
 */
export interface Check {
  type: "check";
  id: string;
  version: number;
  move: string;
}
/**
 * Be ready to start, or not any more. When all seats are taken and ready the match begins.
 */
export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}
/**
 * Put a bot in an empty seat, or take it away (``level`` is null); before the match.
 */
export interface SetBot {
  type: "bot";
  id: string;
  seat: number;
  level: ("greedy" | "optimal" | "random") | null;
}
/**
 * Change one's own name; before the match.
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}
/**
 * Leave the seat: before the match it is empty again, during it a bot plays on.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Ask the others to take one's own last move back; impossible once something was revealed.
 */
export interface AskUndo {
  type: "ask-undo";
  id: string;
  version: number;
}
/**
 * Agree that somebody's last move is taken back, or not.
 */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  version: number;
  agree: boolean;
}
/**
 * Say something to the table.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * After the match: go to a new table with the same seats and options.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * The table as it is now. Sent whenever something changed; only the newest one matters.
 */
export interface Table {
  type: "table";
  version: number;
  info: TableInfo;
  you: number | null;
  view: unknown;
  legal: string[];
  legal_count: number;
  seen: SeenEvent[];
  seconds_left: number | null;
  undo: UndoRequest | null;
  can_undo: boolean;
  fair: FairInfo | null;
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  seats: SeatInfo[];
  phase: "open" | "over" | "playing";
  private: boolean;
  turn_seconds: number;
  spectators: number;
  rematch: string | null;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  name: string | null;
  bot: ("greedy" | "optimal" | "random") | null;
  away: boolean;
  ready: boolean;
}
/**
 * An event of the match as this seat saw it; hidden outcomes read ``?``.
 */
export interface SeenEvent {
  number: number;
  seat: number | null;
  event: string;
  gain: number;
}
/**
 * Somebody asks to take a move back.
 */
export interface UndoRequest {
  seat: number;
  agreed: number[];
}
/**
 * The commitment of the deal, and the seed once the match is over.
 */
export interface FairInfo {
  commitment: string;
  entropy: string[];
  seed: string | null;
}
/**
 * A command was carried out and committed.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
  table: string | null;
  secret: string | null;
}
/**
 * A command was not carried out: why, and which rule forbids it. A fresh table follows.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  message: string;
  parameters: {
    [k: string]: unknown;
  };
  rule: string | null;
}
/**
 * Lines said at the table; after ``hello`` the last ones, then each new one.
 */
export interface Said {
  type: "said";
  lines: Line[];
}
/**
 * Something said at the table.
 */
export interface Line {
  number: number;
  name: string;
  seat: number | null;
  text: string;
}
/**
 * A game that can be played here; its words are ``game-NAME`` and ``about-NAME``.
 */
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  secret: boolean;
  pairs: boolean;
  bots: ("greedy" | "optimal" | "random")[];
}
/**
 * An option of a game; its words are ``option-GAME-NAME`` and ``option-GAME-NAME-CHOICE``.
 */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  defaults: {
    [k: string]: boolean | number | string;
  };
  choices: string[];
  minimum: number;
  maximum: number;
  step: number;
}
/**
 * What somebody wants to play.
 */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
  private: boolean;
  turn_seconds: number;
  bots: ("greedy" | "optimal" | "random") | null;
  entropy: string;
}
/**
 * Who wants to sit down, and where (``None``: any empty seat).
 */
export interface TakeSeat {
  name: string;
  seat: number | null;
  entropy: string;
}
/**
 * A seat is taken. The secret opens it again from anywhere: keep it.
 */
export interface Seated {
  table: string;
  seat: number;
  secret: string;
}
/**
 * A line of the lobby.
 */
export interface OpenTable {
  table: string;
  game: string;
  names: (string | null)[];
  phase: "open" | "over" | "playing";
  created: number;
}
/**
 * Why a request was refused; the same words as ``Refused``.
 */
export interface Problem {
  message: string;
  parameters: {
    [k: string]: unknown;
  };
  rule: string | null;
}
/**
 * One numbered rule of a game, as Markdown.
 */
export interface RuleText {
  number: string;
  text: string;
}
/**
 * A finished match, to be looked at step by step.
 */
export interface Replay {
  record: {
    [k: string]: unknown;
  };
  steps: ReplayStep[];
  fair: boolean;
}
/**
 * An event of a finished match, and what came of it.
 */
export interface ReplayStep {
  event: string;
  seat: number | null;
  turn: number | string | null;
  scores: number[];
}
/**
 * A finished match after its first events.
 */
export interface ReplayPosition {
  events: number;
  views: unknown[];
  spectator: unknown;
}
