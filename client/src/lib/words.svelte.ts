/** The language that is shown, and its words; switched at any time. */

import { Catalogue } from "./catalogue";
import type { Arguments } from "./board";
import { stored, store } from "./storage";

export const LANGUAGES = { en: "English", ko: "한국어", id: "Bahasa Indonesia" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "noripan-language";
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
const fetched = new Map<Language, Promise<Catalogue>>();

let current = $state.raw<{ language: Language; catalogue: Catalogue } | null>(null);

/** The language that is shown. */
export function language(): Language {
  return current?.language ?? "en";
}

/** Returns the words of a message in the language that is shown. */
export function t(id: string, args?: Arguments): string {
  return words().text(id, args);
}

/** The catalogue that is shown; only after `speak` has resolved once. */
export function words(): Catalogue {
  if (current === null) throw new Error("no language has been chosen yet");
  return current.catalogue;
}

/** Shows a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const catalogue = await fetchCatalogue(wanted);
  current = { language: wanted, catalogue };
  document.documentElement.lang = wanted;
  store(KEY, wanted);
}

/** The language chosen before, or the browser's own, or English. */
export function preferredLanguage(): Language {
  const before = stored(KEY);
  const wishes = [...(before === null ? [] : [before]), ...navigator.languages];
  // "in" is the old code of Indonesian, which some devices still send.
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase().replace("in", "id"));
  return codes.find(isLanguage) ?? "en";
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

function fetchCatalogue(wanted: Language): Promise<Catalogue> {
  const known = fetched.get(wanted);
  if (known !== undefined) return known;
  const coming = load(wanted);
  fetched.set(wanted, coming);
  coming.catch(() => fetched.delete(wanted));
  return coming;
}

async function load(wanted: Language): Promise<Catalogue> {
  const response = await fetch(`/api/words/${wanted}`);
  if (!response.ok) throw new Error(`the words of ${wanted}: ${response.status}`);
  return new Catalogue(wanted, await response.text());
}
