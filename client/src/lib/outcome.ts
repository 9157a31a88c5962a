/** Who has won, in words. */

import type { Translate } from "./board";

const SEATS_IN_PAIRS = 4;

export function outcome(
  winners: readonly number[],
  names: readonly string[],
  pairs: boolean,
  t: Translate,
): string {
  const won = winners.map((seat) => names[seat] ?? "");
  const last = won.pop();
  if (last === undefined) return t("house-over");
  if (won.length === 0) return t("winner-alone", { name: last });
  const list = t("list-and", { first: won.join(", "), last });
  return t(pairs && names.length === SEATS_IN_PAIRS ? "winners-pair" : "winners-shared", {
    names: list,
  });
}
