import { describe, expect, it } from "vitest";
import cases from "../../tests/data/josa.json";
import { josa } from "../src/lib/josa";

describe("Korean particles", () => {
  it.each(cases)("$word with $pair", ({ word, pair, expected }) => {
    expect(josa(word, pair)).toBe(expected);
  });
});
