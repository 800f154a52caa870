import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility, type ParseOptions } from "../../../lorcana/mod.ts";
import { rememberingReader } from "../../../lorcana/read/remembering.ts";
import { sampleTexts } from "../sample_texts.ts";

const OPTIONS: readonly ParseOptions[] = [
  {},
  { targets: "query" },
  { name: "DARK KNOWLEDGE" },
  { level: "documented" },
];

for (const options of OPTIONS) {
  Deno.test(`no two results share a part: ${JSON.stringify(options)}`, () => {
    const seen = new Set<object>();
    for (const text of sampleTexts()) {
      addParts(parseAbility(text, options), seen);
    }
  });
}

for (const options of [...OPTIONS, { spans: true }]) {
  Deno.test(`no result has an undefined field: ${JSON.stringify(options)}`, () => {
    for (const text of sampleTexts()) {
      const { abilities } = parseAbility(text, options);
      deepStrictEqual(abilities, JSON.parse(JSON.stringify(abilities)), text);
    }
  });
}

Deno.test("a result that is remembered shares nothing with the next one", () => {
  const read = rememberingReader();
  const seen = new Set<object>();
  for (const text of sampleTexts().slice(0, 20)) {
    addParts(read(text, {}), seen);
    addParts(read(text, {}), seen);
  }
});

/** Adds all objects of a tree; none of them may be there already. */
function addParts(tree: unknown, seen: Set<object>): void {
  if (typeof tree !== "object" || tree === null) return;
  strictEqual(seen.has(tree), false, `shared: ${JSON.stringify(tree)}`);
  seen.add(tree);
  Object.values(tree).forEach((part) => addParts(part, seen));
}
