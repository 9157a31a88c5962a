/** Tiles of Sixteen in words. */

import type { BoardProps } from "../../lib/board";
import { colourOf, faceOf, isSpecial } from "./tiles";

type Translate = BoardProps["t"];

/** `red 7`, `green 16 END`, `scissors`. */
export function tileWords(t: Translate, tile: string): string {
  if (isSpecial(tile)) return t(`sixteen-special-${tile}`);
  return t("sixteen-tile", {
    colour: t(`sixteen-colour-${colourOf(tile)}`),
    face: faceWords(tile),
  });
}

/** Tiles of one colour that follow one another: `red 7–9`. */
export function runWords(t: Translate, run: readonly string[]): string {
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined) return "";
  if (first === last) return tileWords(t, first);
  const face = `${faceWords(first)}–${faceWords(last)}`;
  return t("sixteen-tile", { colour: t(`sixteen-colour-${colourOf(first)}`), face });
}

/** END and RESTART are printed on the tiles: they are the same in every language. */
function faceWords(tile: string): string {
  const face = faceOf(tile);
  return face === "16E" ? "16 END" : face === "16R" ? "16 RESTART" : face;
}
