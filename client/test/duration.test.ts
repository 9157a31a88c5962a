import { expect, it } from "vitest";
import { duration } from "../src/lib/duration";

const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.values(args)].join(" ");

it.each([
  [0, "house-turn-no-limit"],
  [30, "house-seconds 30"],
  [90, "house-seconds 90"],
  [120, "house-minutes 2"],
  [86_400, "house-hours 24"],
])("says %i seconds in the largest unit that fits", (seconds, said) => {
  expect(duration(seconds, t)).toBe(said);
});
