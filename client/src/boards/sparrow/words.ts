/** Tiles in words. */

import type { Translate } from "../../lib/board";
import { isRed, kindOf } from "./drawings";

/** A tile's name in the reader's language, such as “red 5”. */
export function tileName(t: Translate, tile: string): string {
  if (tile === "H" || tile === "C") return t(`sparrow-tile-${tile}`);
  return t(isRed(tile) ? "sparrow-tile-red" : "sparrow-tile-plain", { number: kindOf(tile) });
}

/** The points of a wait, `5` or `5–6`. */
export function pointRange(points: Readonly<Record<string, number>>): string {
  const values = Object.values(points);
  if (values.length === 0) return "–";
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? String(low) : [low, high].join("–");
}
