/** What every board may rely on holds for each game's view: the compiler checks it. */

import { expectTypeOf, it } from "vitest";
import type { GameView } from "../src/lib/board";
import type { DiceView } from "../src/lib/views/dice";
import type { SixteenView } from "../src/lib/views/sixteen";
import type { SniffView } from "../src/lib/views/sniff";
import type { SparrowView } from "../src/lib/views/sparrow";

it("every view that the house sends is a game's view", () => {
  expectTypeOf<SparrowView>().toExtend<GameView>();
  expectTypeOf<SniffView>().toExtend<GameView>();
  expectTypeOf<SixteenView>().toExtend<GameView>();
  expectTypeOf<DiceView>().toExtend<GameView>();
});
