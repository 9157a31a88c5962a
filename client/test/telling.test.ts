import { describe, expect, it } from "vitest";
import { signed, tellAll } from "../src/telling";

/** Shows which words are asked for, and with what. */
const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

function tell(game: string, event: string): string | undefined {
  return tellAll(game, ["Ana", "Bo"], [{ number: 0, seat: 0, event, gain: 0 }], t)[0]?.text;
}

describe("telling what happened", () => {
  it.each([
    ["sniff", "64@L", "sniff-move tile=6-4 place=sniff-end-L"],
    ["sniff", "64", "sniff-move tile=6-4 place=sniff-open-round"],
    ["sniff", "* seat 1", "event-opener name=Bo"],
    ["sniff", "* ?", undefined],
    ["sparrow", "5r", "sparrow-tell-discard tile=sparrow-tile-red number=5"],
    ["sparrow", "H", "sparrow-tell-discard tile=sparrow-tile-H"],
    ["sparrow", "ron", "sparrow-tell-ron"],
    ["sixteen", "R7-9", "sixteen-tile colour=sixteen-colour-R face=7–9"],
    ["sixteen", "trash G 3", "sixteen-trash row=sixteen-colour-G count=3"],
    ["sixteen", "cut B", "sixteen-cut row=sixteen-colour-B"],
    ["sixteen", "done", "sixteen-done"],
    ["yacht", "* 6 6 3", "dice-rolled dice=6 6 3"],
    ["yacht", "keep 66", "dice-keep dice=6 6"],
    ["yacht", "keep", "dice-keep-none"],
    ["general", "four-of-a-kind", "dice-category-four-of-a-kind"],
    [
      "cameroon",
      "22666 full-house 12345 big-cameroon",
      "dice-told-group dice=2 2 6 6 6 category=dice-category-full-house + " +
        "dice-told-group dice=1 2 3 4 5 category=dice-category-big-cameroon",
    ],
  ])("%s: %s", (game, event, told) => {
    expect(tell(game, event)).toBe(told);
  });

  it("writes points with their sign", () => {
    expect([signed(5), signed(-3)]).toEqual(["+5", "−3"]);
  });
});
