/** Reading what one seat may know of a match of Sparrow Mahjong. */

import type { SparrowView, Wait } from "../../lib/views/sparrow";
import { kindOf } from "./drawings";

/** The tiles of a hand in order, the drawn one last. */
export function arranged(view: SparrowView): { tile: string; drawn: boolean }[] {
  const tiles = view.hand.map((tile) => ({ tile, drawn: false }));
  const at = view.drawn === null ? -1 : view.hand.lastIndexOf(view.drawn);
  if (at >= 0) {
    tiles.splice(at, 1);
    tiles.push({ tile: view.hand[at] ?? "", drawn: true });
  }
  return tiles;
}

/** The seat whose discard lies on top: the open one, or that of the turn before. */
export function lastDiscarder(view: SparrowView): number | null {
  if (view.discard !== null) return view.discard.seat;
  if (typeof view.turn !== "number") return null;
  const before = (view.turn + view.seats - 1) % view.seats;
  return (view.rivers[before]?.length ?? 0) > 0 ? before : null;
}

/** How many hand points are missing for a win with the best face that may still turn up. */
export function missing(wait: Wait, minimum: number): number {
  return Math.max(0, minimum - Math.max(...Object.values(wait.points)));
}

/** Whether six tiles are two sets, whether or not they are worth enough. */
export function isComplete(view: SparrowView): boolean {
  return Object.entries(view.leaves).some(([tile, waits]) =>
    waits.some((wait) => wait.kind === kindOf(tile)),
  );
}

/**
 * The hand points of six complete tiles; `null` if they are not complete, or if no like tile may
 * still turn up that would tell.
 */
export function completeWorth(view: SparrowView): number | null {
  for (const [tile, waits] of Object.entries(view.leaves)) {
    const points = waits.find((wait) => wait.kind === kindOf(tile))?.points[tile];
    if (points !== undefined) return points;
  }
  return null;
}

/** The sticks that make up a number of points: tens, fives and ones, as few as can be. */
export function sticksOf(points: number): number[] {
  const whole = Math.max(0, points);
  return [
    ...Array<number>(Math.floor(whole / 10)).fill(10),
    ...Array<number>(Math.floor((whole % 10) / 5)).fill(5),
    ...Array<number>(whole % 5).fill(1),
  ];
}
