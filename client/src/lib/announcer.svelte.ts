/** What the one polite live region says. */

import { untrack } from "svelte";

/** A screen reader says a line again only if its element is new: so every line has a number. */
interface Spoken {
  readonly number: number;
  readonly text: string;
}

const MOST = 3;
let lines = $state.raw<readonly Spoken[]>([]);
let count = 0;

/** Says a line; an empty one is left out. */
export function announced(): readonly Spoken[] {
  return lines;
}

/** Says a line; an empty one is left out. */
export function announce(text: string): void {
  if (text === "") return;
  count += 1;
  const before = untrack(() => lines);
  lines = [...before.slice(1 - MOST), { number: count, text }];
}
