/** The dominoes on the table: sums as the referee's, and a layout that holds every round. */

import { describe, expect, test } from "vitest";
import {
  type Chain,
  chainOf,
  countingEnds,
  type End,
  halves,
  openValue,
  sumOf,
  withMove,
} from "../src/boards/sniff/chain";
import { layOut, type Spot } from "../src/boards/sniff/layout";
import type { SniffView } from "../src/lib/views/sniff";

const SAMPLES = import.meta.glob<{ view: SniffView }>("../samples/sniff-*.json", { eager: true });
const TABLES = [
  { width: 350, height: 400, largestUnit: 30 },
  { width: 1160, height: 450, largestUnit: 44 },
];
const TILES = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}${low}`),
).flat();

function openEnds(chain: Chain): End[] {
  const { L, R } = chain.arms;
  const branches: End[] = chain.hasSniff && L.length > 0 && R.length > 0 ? ["U", "D"] : [];
  return ["L", "R", ...branches];
}

/** Lay all tiles that fit, in an order that depends on `seed`. */
function round(seed: number): string[] {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  const left = [...TILES];
  const moves = left.splice(random(left.length), 1);
  for (;;) {
    const chain = chainOf(moves);
    const legal = left.flatMap((tile) =>
      openEnds(chain)
        .filter((end) => halves(tile).includes(openValue(chain, end)))
        .map((end) => `${tile}@${end}`),
    );
    const move = legal[random(legal.length)];
    if (move === undefined) return moves;
    moves.push(move);
    left.splice(left.indexOf(move.slice(0, 2)), 1);
  }
}

function overlap(one: Spot, other: Spot): boolean {
  const reach = (spot: Spot) => (spot.direction[0] === 0 ? [0.5, 1] : [1, 0.5]) as [number, number];
  const [width, height] = reach(one);
  const [otherWidth, otherHeight] = reach(other);
  const apart = 0.01;
  return (
    Math.abs(one.x - other.x) < width + otherWidth - apart &&
    Math.abs(one.y - other.y) < height + otherHeight - apart
  );
}

describe("the sum of the ends", () => {
  test.each(Object.entries(SAMPLES))("is the referee's in %s", (_, { view }) => {
    expect(sumOf(countingEnds(chainOf(view.laid)))).toBe(view.sum);
  });

  test("follows the examples of the rules", () => {
    const moves = ["44", "64@R", "41@L", "42@U", "52@U", "43@D", "55@U", "50@U", "66@R"];
    const sums = moves.map((_, i) => sumOf(countingEnds(chainOf(moves.slice(0, i + 1)))));
    expect(sums).toEqual([8, 14, 15, 13, 16, 15, 20, 10, 16]);
  });

  test("makes the first double the Sniff wherever it is laid", () => {
    const moves = ["62", "63@L", "33@L", "31@L", "22@R", "52@R"];
    const sums = moves.map((_, i) => sumOf(countingEnds(chainOf(moves.slice(0, i + 1)))));
    expect(sums).toEqual([8, 5, 8, 9, 11, 12]);
  });
});

describe("the layout", () => {
  test.each(TABLES)("holds whole rounds on $width × $height", (table) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      let chain: Chain = chainOf([]);
      round(seed).forEach((move, order) => {
        chain = withMove(chain, move, order);
        const layout = layOut(chain, openEnds(chain), table);
        expect(layout.dominoes).toHaveLength(order + 1);
        expect(Object.keys(layout.places).sort()).toEqual(openEnds(chain).sort());
        layout.dominoes.forEach((one, i) => {
          expect(layout.dominoes.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
        });
        expect(layout.unit).toBeGreaterThan(12);
      });
    }
  });
});
