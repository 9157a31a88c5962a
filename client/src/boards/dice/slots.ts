/** Where the dice lie: every die has a place, and is kept or lies on the felt. */

import type { SeenEvent } from "../../lib/board";

export interface Slot {
  readonly face: number;
  readonly kept: boolean;
}

/** The dice that the seat to move kept before the roll on the table; none on a first roll. */
export function keptBefore(seen: readonly SeenEvent[], turn: number | string | null): number[] {
  const last = seen.findLast((event) => event.seat !== null);
  if (!last?.event.startsWith("keep")) return [];
  if (typeof turn === "number" && last.seat !== turn) return [];
  return (last.event.match(/[1-6]/g) ?? []).map(Number);
}

/**
 * Lay out a roll. Kept dice stay in their places as far as they can; the others fill the rest in
 * ascending order.
 */
export function arrange(
  before: readonly Slot[],
  dice: readonly number[],
  kept: readonly number[],
): Slot[] {
  const places = Array<Slot | undefined>(dice.length).fill(undefined);
  const waiting = [...kept];
  const rolled = [...dice];
  const take = (from: number[], face: number): boolean => {
    const at = from.indexOf(face);
    if (at < 0) return false;
    from.splice(at, 1);
    return true;
  };
  before.forEach((slot, place) => {
    const stays = slot.kept && place < places.length && rolled.includes(slot.face);
    if (stays && take(waiting, slot.face) && take(rolled, slot.face)) places[place] = slot;
  });
  for (const face of waiting) {
    const free = places.indexOf(undefined);
    if (free >= 0 && take(rolled, face)) places[free] = { face, kept: true };
  }
  return places.map((slot) => slot ?? { face: rolled.shift() ?? 1, kept: false });
}

/** The faces of the kept dice (or of the others), ascending. */
export function faces(slots: readonly Slot[], kept: boolean): number[] {
  return slots
    .filter((slot) => slot.kept === kept)
    .map((slot) => slot.face)
    .sort((a, b) => a - b);
}

/** The move that keeps these dice and rolls the others. */
export function keepMove(slots: readonly Slot[]): string {
  return `keep ${faces(slots, true).join("")}`.trimEnd();
}
