import { describe, expect, test } from "vitest";
import { bestFive, groupPoints, splitMove } from "../src/boards/dice/cameroon";
import { lastWritten } from "../src/boards/dice/moves";
import { arrange, faces, keepMove, keptBefore } from "../src/boards/dice/slots";

const seen = (events: readonly (readonly [number | null, string])[]) =>
  events.map(([seat, event], number) => ({ number, seat, event, gain: 0 }));

describe("dice on the tray", () => {
  test("kept dice stay in their places when the others are rolled", () => {
    const before = [
      { face: 3, kept: false },
      { face: 6, kept: true },
      { face: 1, kept: false },
      { face: 6, kept: true },
      { face: 2, kept: false },
    ];
    const after = arrange(before, [2, 4, 5, 6, 6], [6, 6]);
    expect(after.map((slot) => slot.face)).toEqual([2, 6, 4, 6, 5]);
    expect(after.map((slot) => slot.kept)).toEqual([false, true, false, true, false]);
  });

  test("dice that somebody else kept are shown as kept", () => {
    const after = arrange([], [1, 2, 5, 5, 6], [5, 5]);
    expect(faces(after, true)).toEqual([5, 5]);
    expect(faces(after, false)).toEqual([1, 2, 6]);
  });

  test("a new turn begins with nothing kept", () => {
    const before = [6, 6, 6, 6, 6].map((face) => ({ face, kept: true }));
    expect(arrange(before, [1, 2, 3, 4, 6], []).some((slot) => slot.kept)).toBe(false);
  });

  test("the dice of a reload are those that were kept before the roll", () => {
    const roll = seen([
      [0, "keep 66"],
      [null, "* 1 2 3"],
    ]);
    expect(keptBefore(roll, 0)).toEqual([6, 6]);
    expect(keptBefore(roll, 1)).toEqual([]);
    expect(keptBefore(seen([[0, "sixes"]]), 1)).toEqual([]);
  });

  test("keeping nothing rolls all", () => {
    expect(keepMove([{ face: 4, kept: false }])).toBe("keep");
    expect(keepMove([6, 2, 6].map((face) => ({ face, kept: true })))).toBe("keep 266");
  });
});

describe("Double Cameroon", () => {
  test.each([
    ["12345", "little-cameroon", 21],
    ["12345", "big-cameroon", 0],
    ["23456", "big-cameroon", 30],
    ["22666", "full-house", 22],
    ["66666", "full-house", 0],
    ["22266", "full-house", 18],
    ["55555", "five-of-a-kind", 50],
    ["12244", "fours", 8],
    ["33445", "ones", 0],
  ])("%s is worth what the rules say in %s", (dice, category, points) => {
    expect(groupPoints([...dice].map(Number), category)).toBe(points);
  });

  test("the best five dice for a box are found wherever they lie", () => {
    const dice = [6, 1, 2, 6, 3, 6, 4, 6, 5, 6];
    const chosen = bestFive(dice, "little-cameroon").map((place) => dice[place]);
    expect(chosen).toEqual([1, 2, 3, 4, 5]);
  });

  test("a division names the group first whose box comes first", () => {
    const order = ["full-house", "little-cameroon"];
    const first = { dice: [1, 2, 3, 4, 5], category: "little-cameroon" };
    const second = { dice: [2, 2, 6, 6, 6], category: "full-house" };
    expect(splitMove(first, second, order)).toBe("22666 full-house 12345 little-cameroon");
  });
});

test("the last boxes written are marked, whatever is rolled after them", () => {
  const events = seen([
    [1, "22666 full-house 12345 little-cameroon"],
    [null, "* 1 2 3 4 5 6 1 2 3 4"],
    [0, "keep 11"],
  ]);
  expect(lastWritten(events)).toEqual({ seat: 1, categories: ["full-house", "little-cameroon"] });
  expect(lastWritten([])).toBeNull();
});
