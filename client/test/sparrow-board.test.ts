import { expect, test } from "vitest";
import sample from "../samples/sparrow-turn.json";
import cheap from "../samples/sparrow-cheap.json";
import { sticks } from "../src/boards/sparrow/drawings";
import {
  arranged,
  completeWorth,
  isComplete,
  lastDiscarder,
  sticksOf,
} from "../src/boards/sparrow/view";
import type { SparrowView } from "../src/lib/views/sparrow";

const table = sample.view as unknown as SparrowView;

test("the tile just drawn stands at the end of the hand", () => {
  const tiles = arranged(table);
  expect(tiles).toHaveLength(6);
  expect(tiles.at(-1)).toEqual({ tile: table.drawn, drawn: true });
  expect(tiles.map((one) => one.tile).sort()).toEqual([...table.hand].sort());
});

test("the last discard is that of the seat before, also after the next draw", () => {
  expect(lastDiscarder(table)).toBe(3);
  expect(lastDiscarder({ ...table, rivers: table.rivers.map(() => []) })).toBeNull();
});

test("points are laid out in as few sticks as can be", () => {
  expect(sticksOf(27)).toEqual([10, 10, 5, 1, 1]);
  expect(sticksOf(0)).toEqual([]);
});

test("every bamboo tile shows as many sticks as its number, red ones red throughout", () => {
  for (let number = 2; number <= 9; number++) {
    expect(sticks(String(number))).toHaveLength(number);
    expect(sticks(`${number}r`).every((stick) => stick.ink === "red")).toBe(true);
  }
  const green = [2, 3, 4, 5, 6, 7, 8, 9].filter((number) =>
    sticks(String(number)).every((stick) => stick.ink === "green"),
  );
  expect(green).toEqual([2, 3, 4, 6, 8]); // the numbers of All Green
});

test("a complete hand that is worth too little is told apart", () => {
  const view = cheap.view as unknown as SparrowView;
  expect(isComplete(view)).toBe(true);
  expect(completeWorth(view)).toBeLessThan(view.minimum_points);
  expect(isComplete(table)).toBe(false);
});
