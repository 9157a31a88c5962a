/** What happened in Yacht, Yahtzee, General or Double Cameroon. */

import type { Translate } from "../lib/board";

const KEEP = "keep";

export function tellDice(event: string, t: Translate): string {
  if (event.startsWith("*")) return t("dice-rolled", { dice: event.slice(1).trim() });
  if (event.startsWith(KEEP)) {
    const dice = [...event.slice(KEEP.length).trim()];
    return dice.length === 0 ? t("dice-keep-none") : t("dice-keep", { dice: dice.join(" ") });
  }
  if (!event.includes(" ")) return t(`dice-category-${event}`);
  return tellGroups(event, t);
}

/** Two groups of five: `22666 full-house 12345 little-cameroon`. */
function tellGroups(event: string, t: Translate): string {
  const [dice = "", category = "", otherDice = "", otherCategory = ""] = event.split(" ");
  const groups = [
    [dice, category],
    [otherDice, otherCategory],
  ] as const;
  return groups
    .map(([five, name]) =>
      t("dice-told-group", { dice: [...five].join(" "), category: t(`dice-category-${name}`) }),
    )
    .join(" + ");
}
