/** How long something may take, in words. */

import type { Translate } from "./board";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says a number of seconds in the largest unit that fits; 0 is no limit. */
export function duration(seconds: number, t: Translate): string {
  if (seconds === 0) return t("house-turn-no-limit");
  if (seconds % HOUR === 0) return t("house-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("house-minutes", { count: seconds / MINUTE });
  return t("house-seconds", { count: seconds });
}
