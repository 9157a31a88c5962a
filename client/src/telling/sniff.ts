/** What happened in American Sniff. */

import type { Translate } from "../lib/board";

export function tellSniff(event: string, t: Translate): string {
  if (event.startsWith("*")) return "";
  const [tile = "", end] = event.split("@");
  const place = end === undefined ? t("sniff-open-round") : t(`sniff-end-${end}`);
  return t("sniff-move", { tile: [...tile].join("-"), place });
}
