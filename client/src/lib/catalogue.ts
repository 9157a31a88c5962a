/** The words of one language, filled in. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { Arguments } from "./board";
import { josa } from "./josa";

/** A message within a message, as the house sends it: `{ id, parameters }`. */
interface Nested {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { functions: { JOSA }, useIsolating: false });
    const errors = this.#bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /** Returns a message filled in; an id that the catalogue does not hold is a defect. */
  text(id: string, args: Arguments = {}): string {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) throw new Error(`no words for “${id}”`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) throw new Error(`the words of “${id}”: ${errors.join("; ")}`);
    return text;
  }

  /** Returns a refusal's sentence: its parameters may be messages themselves. */
  sentence(id: string, parameters: Readonly<Record<string, unknown>>): string {
    const filled = Object.entries(parameters).map(([name, value]) => [name, this.#plain(value)]);
    return this.text(id, Object.fromEntries(filled) as Arguments);
  }

  #plain(value: unknown): string | number {
    if (isNested(value)) return this.sentence(value.id, value.parameters);
    return typeof value === "number" ? value : String(value);
  }
}

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null && "id" in value && "parameters" in value;
}

/** `JOSA($name, "이/가")`: the name with its particle, in quotes if a third argument gives two. */
const JOSA: FluentFunction = ([word, pair, quotes]) => {
  const plain = spoken(word);
  const text = josa(plain, spoken(pair));
  const [opening, closing] = [...spoken(quotes ?? "")];
  return opening && closing ? opening + plain + closing + text.slice(plain.length) : text;
};

function spoken(value: unknown): string {
  const inner = typeof value === "object" && value !== null ? value.valueOf() : value;
  return String(inner);
}
