/** What the house tells a seat of Sixteen, with colours known to be colours. */

import type { LastRound, Row, SixteenView as Sent } from "../../lib/views/sixteen";
import type { Colour } from "./tiles";

export type SixteenLastRound = LastRound;
export type SixteenRow = Omit<Row, "colour"> & { colour: Colour };
export type SixteenView = Omit<Sent, "rows" | "special_row" | "lacks"> & {
  rows: SixteenRow[];
  special_row: Colour | null;
  lacks: Colour[][];
};
