import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/lib/catalogue";

const WORDS = new URL("../../src/noripan/words/", import.meta.url);

function read(language: string): Catalogue {
  const folder = new URL(`${language}/`, WORDS);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Catalogue(
    language,
    files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n"),
  );
}

describe("the catalogue", () => {
  it.each(["en", "ko", "id"])("of %s can be read as a whole", (language) => {
    expect(read(language).has("house-title")).toBe(true);
  });

  it("fills in names and numbers", () => {
    expect(read("en").text("points", { count: 1 })).toBe("1 point");
    expect(read("en").text("turn-of", { name: "Ana" })).toBe("Ana to move");
  });

  it("chooses the Korean particle by the sound of the name", () => {
    const korean = read("ko");
    expect(korean.text("house-undo-asked", { name: "민수" })).toContain("민수가");
    expect(korean.text("house-undo-asked", { name: "지훈" })).toContain("지훈이");
  });

  it("puts a quoted name before its particle", () => {
    expect(read("ko").text("unreadable-move", { move: "64" })).toContain("‘64’는");
  });

  it("says a message within a message", () => {
    const game = { id: "game-sniff", parameters: {} };
    const said = read("en").sentence("seats-range", { game, minimum: 2, maximum: 4, seats: "9" });
    expect(said).toContain("American Sniff");
  });

  it("refuses an id that it does not hold", () => {
    expect(() => read("en").text("no-such-words")).toThrow("no-such-words");
  });
});
