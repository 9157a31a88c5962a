/** What happened in Sixteen. */

import type { Translate } from "../lib/board";

export function tellSixteen(event: string, t: Translate): string {
  if (event.startsWith("*")) return "";
  const [kind = "", colour = "", count = ""] = event.split(" ");
  switch (kind) {
    case "pass":
    case "done":
      return t(`sixteen-${kind}`);
    case "cut":
      return t("sixteen-cut", { row: t(`sixteen-colour-${colour}`) });
    case "trash":
      return t("sixteen-trash", { row: t(`sixteen-colour-${colour}`), count: Number(count) });
    default: {
      const colourName = t(`sixteen-colour-${kind.charAt(0)}`);
      return t("sixteen-tile", { colour: colourName, face: kind.slice(1).replace("-", "–") });
    }
  }
}
