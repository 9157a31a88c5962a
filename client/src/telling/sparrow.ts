/** What happened in Sparrow Mahjong. */

import { tileName } from "../boards/sparrow/words";
import type { Translate } from "../lib/board";

export function tellSparrow(event: string, t: Translate): string {
  if (event.startsWith("*")) return "";
  if (event === "tsumo" || event === "ron" || event === "pass") return t(`sparrow-tell-${event}`);
  return t("sparrow-tell-discard", { tile: tileName(t, event) });
}
