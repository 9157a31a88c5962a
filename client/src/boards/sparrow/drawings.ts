/** The drawings on Sparrow Mahjong's tiles, as plain numbers: no fonts, no pictures. */

/** Where a bamboo stick lies on a tile's face (60 × 80 units), and in which ink. */
export interface Stick {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly ink: "green" | "red";
}

const LEFT = 19;
const MIDDLE = 33.5;
const RIGHT = 48;

function stick(x: number, y: number, height: number, ink: Stick["ink"] = "green", turn = 0): Stick {
  return { x, y, height, turn, ink };
}

/**
 * The sticks on a plain tile. Only 2, 3, 4, 6 and 8 are green throughout: they are the numbers of
 * the limit hand All Green.
 */
const PLAIN: Readonly<Record<string, readonly Stick[]>> = {
  2: [stick(30, 22, 27), stick(30, 57, 27)],
  3: [stick(30, 22, 27), stick(18, 57, 27), stick(42, 57, 27)],
  4: [stick(22, 23, 26), stick(45, 23, 26), stick(22, 57, 26), stick(45, 57, 26)],
  5: [
    stick(LEFT, 22, 25),
    stick(RIGHT, 22, 25),
    stick(MIDDLE, 40, 27, "red"),
    stick(LEFT, 58, 25),
    stick(RIGHT, 58, 25),
  ],
  6: [LEFT, MIDDLE, RIGHT].flatMap((x) => [stick(x, 23, 26), stick(x, 57, 26)]),
  7: [
    stick(MIDDLE, 17, 19, "red"),
    ...[LEFT, MIDDLE, RIGHT].flatMap((x) => [stick(x, 40, 19), stick(x, 63, 19)]),
  ],
  8: [
    stick(18.6, 22, 27),
    stick(50.6, 22, 27),
    stick(28.8, 22.5, 25, "green", -22),
    stick(40.4, 22.5, 25, "green", 22),
    stick(18.6, 58, 27),
    stick(50.6, 58, 27),
    stick(28.8, 57.5, 25, "green", 22),
    stick(40.4, 57.5, 25, "green", -22),
  ],
  9: [17, 40, 63].flatMap((y) => [
    stick(LEFT, y, 19),
    stick(MIDDLE, y, 19, "red"),
    stick(RIGHT, y, 19),
  ]),
};

/** The sticks of a tile such as `5` or `5r`; none for 1, `H` and `C`. */
export function sticks(tile: string): readonly Stick[] {
  const plain = PLAIN[tile.charAt(0)] ?? [];
  return isRed(tile) ? plain.map((one) => ({ ...one, ink: "red" as const })) : plain;
}

/** Whether a tile counts as red: the red copies and the red dragon. */
export function isRed(tile: string): boolean {
  return tile === "C" || tile.endsWith("r");
}

/** The kind of a tile: its number or its dragon. */
export function kindOf(tile: string): string {
  return tile.charAt(0);
}

/** Numerals as strokes in a box of 10 × 14 units. */
export const NUMERALS: Readonly<Record<string, string>> = {
  1: "M2.5 4 L6 1 V13",
  2: "M1.5 4.2 C1.5 0 8.5 0 8.5 4.2 C8.5 7.4 1.5 9.6 1.5 13 H9",
  3: "M1.5 1.3 H8.2 L4.6 5.6 C9.6 5.6 9.6 13 4.6 13 C3 13 1.8 12.4 1 11",
  4: "M7 13 V1 L1 9.6 H9.4",
  5: "M8.2 1.2 H2.6 L2.1 6.2 C5 4.6 8.9 5.6 8.9 9 C8.9 13.2 4 14 1.2 11.6",
  6: "M7.4 1 C3.2 3 1.5 6 1.5 9 C1.5 14.3 8.6 14.3 8.6 9.3 C8.6 5 2.6 5 1.6 8.4",
  7: "M1.2 1.2 H9 C6.4 5 5 8.6 4.6 13",
  8: "M5 6.5 C1.2 5.8 1.2 1 5 1 C8.8 1 8.8 5.8 5 6.5 C0.6 7.2 0.6 13 5 13 C9.4 13 9.4 7.2 5 6.5 Z",
  9: "M2.6 13 C6.8 11 8.5 8 8.5 5 C8.5 -0.3 1.4 -0.3 1.4 4.7 C1.4 9 7.4 9 8.4 5.6",
};

/** Characters as brush strokes in a box of 100 × 100 units: the dragons and the four winds. */
export const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  H: [
    "M18 12 H43 C40 27 26 41 7 49",
    "M17 25 L29 35",
    "M75 7 L60 21",
    "M91 19 L72 33",
    "M55 9 C62 25 76 40 95 48",
    "M13 53 H43 V66 H16 L14 80 H44 C43 92 40 97 30 94",
    "M62 51 C62 62 58 67 50 72",
    "M62 51 H82 V61 C82 66 86 67 94 65",
    "M53 76 H85 C79 86 66 94 49 98",
    "M59 79 C68 89 79 95 95 98",
  ],
  C: ["M17 27 H83 V62 H17 Z", "M50 6 V96"],
  east: [
    "M10 18 H90",
    "M25 33 H75 V63 H25 Z",
    "M25 48 H75",
    "M50 5 V95",
    "M47 65 C38 76 24 85 8 90",
    "M53 65 C62 76 76 85 92 90",
  ],
  south: [
    "M12 19 H88",
    "M50 4 V32",
    "M15 33 H85 V84 C85 93 80 95 70 92",
    "M15 33 V95",
    "M37 40 L42 50",
    "M63 40 L57 50",
    "M30 53 H70",
    "M27 69 H73",
    "M50 53 V90",
  ],
  west: [
    "M9 15 H91",
    "M14 37 H86 V91 H14 Z",
    "M38 15 C38 42 36 56 23 66",
    "M62 15 V56 C62 64 66 65 77 63",
    "M14 79 H86",
  ],
  north: [
    "M37 8 V94",
    "M10 34 H37",
    "M7 76 L37 64",
    "M62 8 V80 C62 90 66 91 78 91 C89 91 91 87 92 74",
    "M88 28 C82 36 73 42 62 46",
  ],
};
