/** Picking runs of Sixteen tiles, and reading moves. */

import { expect, test } from "vitest";
import {
  lastDeed,
  mostRemoved,
  placement,
  pointsOf,
  runAfterTap,
  runBetween,
  tilesOf,
} from "../src/boards/sixteen/tiles";

const HAND = ["R7", "R8", "R9", "R14", "R15", "R16E", "R16R", "B8", "S", "S", "T"];

test("a run has one colour and no gap", () => {
  expect(runBetween(HAND, "R9", "R7")).toEqual(["R7", "R8", "R9"]);
  expect(runBetween(HAND, "R9", "R14")).toBeNull();
  expect(runBetween(HAND, "R7", "B8")).toBeNull();
});

test("a run may end with one 16, never with two", () => {
  expect(runBetween(HAND, "R14", "R16E")).toEqual(["R14", "R15", "R16E"]);
  expect(runBetween(HAND, "R14", "R16R")).toEqual(["R14", "R15", "R16R"]);
  expect(runBetween(HAND, "R16E", "R16R")).toBeNull();
});

test("taps lengthen and shorten a run", () => {
  expect(runAfterTap(HAND, [], "R7")).toEqual(["R7"]);
  expect(runAfterTap(HAND, ["R7"], "R9")).toEqual(["R7", "R8", "R9"]);
  expect(runAfterTap(HAND, ["R7", "R8", "R9"], "R9")).toEqual(["R7", "R8"]);
  expect(runAfterTap(HAND, ["R7", "R8", "R9"], "R7")).toEqual(["R8", "R9"]);
  expect(runAfterTap(HAND, ["R7", "R8"], "B8")).toEqual(["B8"]);
  expect(runAfterTap(HAND, ["R7"], "R7")).toEqual([]);
});

test("placements are written as the referee writes them", () => {
  expect(placement(["R5"])).toBe("R5");
  expect(placement(["R7", "R8", "R9"])).toBe("R7-9");
  expect(placement(["R14", "R15", "R16E"])).toBe("R14-16E");
  expect(placement(["P16R"])).toBe("P16R");
});

test("moves tell which tiles they use", () => {
  expect([...tilesOf(["R7", "R14-16E", "cut B", "trash B 2", "pass"])]).toEqual(
    expect.arrayContaining(["R7", "R14", "R16E", "S", "T"]),
  );
  expect([...tilesOf(["pass", "done"])]).toEqual([]);
});

test("the last deed is what the rows show", () => {
  expect(lastDeed(["R14-16E"])).toEqual({ colour: "R", laid: 3, removed: 0 });
  expect(lastDeed(["trash B 2", "done"])).toEqual({ colour: "B", laid: 0, removed: 2 });
  expect(lastDeed(["cut G"])).toEqual({ colour: "G", laid: 0, removed: 1 });
  expect(lastDeed(["R7", "pass"])).toBeNull();
});

test("a row keeps its 1", () => {
  expect(mostRemoved(["R1", "R4", "R9"])).toBe(2);
  expect(mostRemoved(["R4"])).toBe(1);
});

test("what is left costs its number, special tiles twenty", () => {
  expect(pointsOf(["R3", "B12", "G16E", "S"])).toBe(51);
});
