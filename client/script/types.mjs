// Reads a JSON Schema and writes TypeScript types; script/types runs it.

import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const document = JSON.parse(await text(process.stdin));
const names = Object.keys(document.definitions);
const everything = {
  title: "Everything",
  type: "object",
  additionalProperties: false,
  definitions: document.definitions,
  required: names,
  properties: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/definitions/${name}` }]),
  ),
};
const written = await compile(everything, "Everything", {
  bannerComment: "",
  ignoreMinAndMaxItems: true,
  style: { printWidth: 100 },
});
// The type that only holds the others together is left out.
process.stdout.write(written.replace(/export interface Everything \{[^}]*\}\n/, "").trimStart());
