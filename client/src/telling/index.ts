/** What happened at a table, in words. */

import type { SeenEvent, Translate } from "../lib/board";
import { tellDice } from "./dice";
import { tellSixteen } from "./sixteen";
import { tellSniff } from "./sniff";
import { tellSparrow } from "./sparrow";

/** Says what somebody did or what chance brought; "" for what is only seen on the table. */
type Tell = (event: string, t: Translate) => string;

const TELLERS: Readonly<Record<string, Tell>> = {
  sparrow: tellSparrow,
  sniff: tellSniff,
  sixteen: tellSixteen,
  yacht: tellDice,
  yahtzee: tellDice,
  general: tellDice,
  cameroon: tellDice,
};

const OPENER = "* seat ";

/** An event as a list shows it. */
export interface Told {
  readonly number: number;
  readonly seat: number | null;
  readonly text: string;
  readonly gain: number;
}

/** Tells events in words, those left out that say nothing. */
export function tellAll(
  game: string,
  names: readonly string[],
  events: readonly SeenEvent[],
  t: Translate,
): Told[] {
  return events.flatMap(({ number, seat, event, gain }) => {
    const text = tell(game, names, event, t);
    return text === "" ? [] : [{ number, seat, text, gain }];
  });
}

/** An event as one sentence, the name of who acted before it. */
export function sentence(told: Told, names: readonly string[], t: Translate): string {
  if (told.seat === null) return told.text;
  const name = names[told.seat] ?? "";
  const gained = told.gain === 0 ? "" : ` (${signed(told.gain)})`;
  return t("house-told", { name, what: told.text }) + gained;
}

/** A number of points with its sign: +5, −3. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function tell(game: string, names: readonly string[], event: string, t: Translate): string {
  if (event.startsWith(OPENER)) {
    return t("event-opener", { name: names[Number(event.slice(OPENER.length))] ?? "" });
  }
  return TELLERS[game]?.(event, t) ?? event;
}
