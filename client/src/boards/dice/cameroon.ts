/** Dividing Double Cameroon's ten dice: what a group of five gives, and the move. */

import { UPPER } from "./view";

export const GROUP = 5;

/** The points of five dice (ascending) in a category, as the rules D5 and GD6 say. */
export function groupPoints(dice: readonly number[], category: string): number {
  const upper = UPPER.findIndex((name) => name === category);
  if (upper >= 0) {
    const face = upper + 1;
    return face * dice.filter((die) => die === face).length;
  }
  const text = dice.join("");
  const sum = dice.reduce((total, die) => total + die, 0);
  switch (category) {
    case "full-house":
      return /^(?:(.)\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4)$/.test(text) ? sum : 0;
    case "little-cameroon":
      return text === "12345" ? 21 : 0;
    case "big-cameroon":
      return text === "23456" ? 30 : 0;
    case "five-of-a-kind":
      return /^(.)\1{4}$/.test(text) ? 50 : 0;
    default:
      throw new RangeError(`no category of Double Cameroon: ${category}`);
  }
}

/** The places of the five dice that give most in a category; of equals the first. */
export function bestFive(dice: readonly number[], category: string): number[] {
  let best: number[] = [];
  let most = -1;
  for (const places of choices(dice.length, GROUP)) {
    const worth = groupPoints(
      places.map((place) => dice[place] ?? 0).sort((a, b) => a - b),
      category,
    );
    if (worth > most) {
      best = places;
      most = worth;
    }
  }
  return best;
}

/** Every way to choose `count` of `size` places. */
function* choices(size: number, count: number, from = 0): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let place = from; place <= size - count; place++) {
    for (const rest of choices(size, count - 1, place + 1)) yield [place, ...rest];
  }
}

export interface Part {
  readonly dice: readonly number[];
  readonly category: string;
}

/** The move that writes both groups; the one whose box comes first on the sheet is named first. */
export function splitMove(first: Part, second: Part, order: readonly string[]): string {
  return [first, second]
    .sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category))
    .map((part) => `${part.dice.join("")} ${part.category}`)
    .join(" ");
}
