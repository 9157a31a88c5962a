/** How this browser likes the house: light, sounds, motion. */

import { store, stored } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const THEME = "noripan-theme";
const SOUND = "noripan-sound";
const NAME = "noripan-name";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(stillness.matches);
stillness.addEventListener("change", (event) => {
  still = event.matches;
});

const themeBefore = THEMES.find((known) => known === stored(THEME)) ?? "system";
let themeNow = $state<Theme>(themeBefore);
let soundNow = $state(stored(SOUND) === "on");
show(themeBefore);

export const reducedMotion = () => still;
export const theme = () => themeNow;
export const sound = () => soundNow;

export function chooseTheme(wanted: Theme): void {
  themeNow = wanted;
  store(THEME, wanted);
  show(wanted);
}

export function chooseSound(on: boolean): void {
  soundNow = on;
  store(SOUND, on ? "on" : "off");
}

/** The name this person used last. */
export const ownName = () => stored(NAME) ?? "";
export const keepName = (name: string) => {
  store(NAME, name);
};

function show(wanted: Theme): void {
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
