/** Moves of the dice games as the sheets need them. */

import type { SeenEvent } from "../../lib/board";

/** The boxes written last: whose and which; `null` before anybody has written. */
export function lastWritten(
  seen: readonly SeenEvent[],
): { seat: number; categories: readonly string[] } | null {
  const last = seen.findLast((event) => event.seat !== null && !event.event.startsWith("keep"));
  if (last === undefined || last.seat === null) return null;
  return { seat: last.seat, categories: last.event.match(/[a-z][a-z-]*/g) ?? [] };
}
