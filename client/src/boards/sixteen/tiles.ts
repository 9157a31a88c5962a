/** Tiles of Sixteen as they are written (`R7`, `G16E`, `S`), and runs of them in a hand. */

export type Colour = "R" | "Y" | "G" | "B" | "P";
export const COLOURS: readonly Colour[] = ["R", "Y", "G", "B", "P"];
export type Special = "S" | "T";

export function isSpecial(tile: string): tile is Special {
  return tile === "S" || tile === "T";
}

export function colourOf(tile: string): Colour {
  return tile[0] as Colour;
}

/** A tile without its colour: `7`, `16E`. */
export function faceOf(tile: string): string {
  return tile.slice(1);
}

/** The number on a tile; END and RESTART are 16. */
export function numberOf(tile: string): number {
  return Number.parseInt(faceOf(tile), 10);
}

/** What tiles cost that are left in a hand (R27, R28). */
export function pointsOf(tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum + (isSpecial(tile) ? 20 : numberOf(tile)), 0);
}

/**
 * The held tiles from one tile to another of the same colour, ascending; `null` if they are of two
 * colours, if a number between them is missing, or if both are 16s.
 */
export function runBetween(hand: readonly string[], one: string, other: string): string[] | null {
  if (one === other) return [one];
  if (isSpecial(one) || isSpecial(other) || colourOf(one) !== colourOf(other)) return null;
  const [low, high] = numberOf(one) < numberOf(other) ? [one, other] : [other, one];
  const between = hand.filter(
    (tile) =>
      tile === low ||
      tile === high ||
      (!isSpecial(tile) &&
        colourOf(tile) === colourOf(low) &&
        numberOf(tile) > numberOf(low) &&
        numberOf(tile) < numberOf(high)),
  );
  return between.length === numberOf(high) - numberOf(low) + 1 ? between : null;
}

/** The run a player has in mind who taps a tile while `run` is picked. */
export function runAfterTap(
  hand: readonly string[],
  run: readonly string[],
  tile: string,
): string[] {
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [tile];
  if (tile === first) return run.slice(1);
  if (tile === last) return run.slice(0, -1);
  if (run.includes(tile)) return [tile];
  const far = numberOf(tile) < numberOf(first) ? last : first;
  return runBetween(hand, tile, far) ?? [tile];
}

/** A placement in notation: `R5`, `R7-9`, `R14-16E`. */
export function placement(run: readonly string[]): string {
  const first = run[0] ?? "";
  const last = run.at(-1) ?? "";
  return first === last ? first : `${first}-${faceOf(last)}`;
}

/** The tiles, special ones included, that some of these moves use. */
export function tilesOf(moves: readonly string[]): ReadonlySet<string> {
  return new Set(
    moves.flatMap((move) => {
      if (move === "pass" || move === "done") return [];
      if (move.startsWith("cut ")) return ["S"];
      if (move.startsWith("trash ")) return ["T"];
      const [first = "", last] = move.split("-");
      return last === undefined ? [first] : [first, colourOf(first) + last];
    }),
  );
}

/** What a move was about, as far as the rows show it. */
export interface Deed {
  colour: Colour;
  /** How many tiles were laid; 0 if tiles were removed. */
  laid: number;
  removed: number;
}

/** Read a move; `null` for `pass` and `done`. */
function deedOf(move: string): Deed | null {
  if (move === "pass" || move === "done") return null;
  const [word = "", colour, count] = move.split(" ");
  if (word === "cut") return { colour: colour as Colour, laid: 0, removed: 1 };
  if (word === "trash") return { colour: colour as Colour, laid: 0, removed: Number(count) };
  const [first = "", last] = word.split("-");
  const laid = last === undefined ? 1 : Number.parseInt(last, 10) - numberOf(first) + 1;
  return { colour: colourOf(first), laid, removed: 0 };
}

/** The last move that the rows show something of; `done` follows the use of a special tile. */
export function lastDeed(moves: readonly string[]): Deed | null {
  const last = moves.at(-1) === "done" ? moves.at(-2) : moves.at(-1);
  return last === undefined ? null : deedOf(last);
}

/** How many tiles can be removed from the end of a row: never its 1. */
export function mostRemoved(tiles: readonly string[]): number {
  return tiles.length - (tiles[0] !== undefined && faceOf(tiles[0]) === "1" ? 1 : 0);
}
