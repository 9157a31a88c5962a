/** The dominoes on the table as a chain: what lies in the middle, and the arms that grow from it. */

export type End = "L" | "R" | "U" | "D";
export const ENDS: readonly End[] = ["L", "R", "U", "D"];

/** A domino in the chain. */
export interface Link {
  tile: string;
  /** The half towards the middle; of the domino in the middle, its left half. */
  inner: number;
  /** The half away from the middle; of the domino in the middle, its right half. */
  outer: number;
  /** Its place in the round: 0 is the opening domino. */
  order: number;
}

export interface Chain {
  /** The Sniff; before there is one, the opening domino; `null` on an empty table. */
  middle: Link | null;
  hasSniff: boolean;
  arms: Record<End, Link[]>;
}

/** What an end adds to the sum of the ends. */
export interface Counting {
  end: End | "sniff";
  value: number;
}

export function isDouble(tile: string): boolean {
  const [high, low] = halves(tile);
  return high === low;
}

export function halves(tile: string): [high: number, low: number] {
  return [Number(tile[0]), Number(tile[1])];
}

export function pips(tiles: readonly string[]): number {
  return tiles.reduce((total, tile) => total + Number(tile[0]) + Number(tile[1]), 0);
}

/** Build the chain from a round's placements, written as moves: `64`, then `44@L` and so on. */
export function chainOf(laid: readonly string[]): Chain {
  let chain: Chain = { middle: null, hasSniff: false, arms: { L: [], R: [], U: [], D: [] } };
  laid.forEach((move, order) => {
    chain = withMove(chain, move, order);
  });
  return chain;
}

/** Return the chain as it is once a move has been made; the given one stays as it is. */
export function withMove(chain: Chain, move: string, order: number): Chain {
  const [tile, end] = move.split("@") as [string, End?];
  const [high, low] = halves(tile);
  if (end === undefined) {
    return { ...chain, middle: { tile, inner: high, outer: low, order }, hasSniff: high === low };
  }
  if (high === low && !chain.hasSniff) return aroundSniff(chain, end, tile, order);
  const inner = openValue(chain, end);
  const link = { tile, inner, outer: high === inner ? low : high, order };
  return { ...chain, arms: { ...chain.arms, [end]: [...chain.arms[end], link] } };
}

/** Make the first double the middle: the line it is laid to is its other straight side. */
function aroundSniff(chain: Chain, end: End, tile: string, order: number): Chain {
  const far: End = end === "L" ? "R" : "L";
  const turned = [...chain.arms[end]].reverse().map(flipped);
  const opening = chain.middle === null ? [] : [chain.middle];
  const line = [...turned, ...(end === "L" ? opening : opening.map(flipped)), ...chain.arms[far]];
  const [value] = halves(tile);
  const arms: Chain["arms"] = { L: [], R: [], U: [], D: [] };
  arms[far] = line;
  return { middle: { tile, inner: value, outer: value, order }, hasSniff: true, arms };
}

function flipped(link: Link): Link {
  return { ...link, inner: link.outer, outer: link.inner };
}

/** The number that may be attached at an end. The end must be open. */
export function openValue(chain: Chain, end: End): number {
  const last = chain.arms[end].at(-1);
  if (last) return last.outer;
  if (chain.middle === null) return 0;
  return end === "L" ? chain.middle.inner : chain.middle.outer;
}

/** What counts now (R18–R27), arm by arm; the Sniff last. */
export function countingEnds(chain: Chain): Counting[] {
  const { middle, hasSniff, arms } = chain;
  if (middle === null) return [];
  const counting: Counting[] = [];
  for (const end of ENDS) {
    const last = arms[end].at(-1);
    if (last) counting.push({ end, value: last.outer * (isDouble(last.tile) ? 2 : 1) });
    else if (!hasSniff && (end === "L" || end === "R")) {
      counting.push({ end, value: openValue(chain, end) });
    }
  }
  if (!hasSniff) return counting;
  if (arms.L.length === 0 || arms.R.length === 0) {
    counting.push({ end: "sniff", value: 2 * middle.inner });
  } else {
    for (const end of ["U", "D"] as const) {
      if (arms[end].length === 0) counting.push({ end: "sniff", value: middle.inner });
    }
  }
  return counting;
}

export function sumOf(counting: readonly Counting[]): number {
  return counting.reduce((total, { value }) => total + value, 0);
}
