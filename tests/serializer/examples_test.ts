import { deepStrictEqual } from "node:assert/strict";
import { parse, serialize } from "../../mod.ts";
import { abilityCards } from "../abilities.ts";
import { cards } from "../frames.ts";

for (const { text, variables, ability } of [...cards, ...abilityCards]) {
  const name = JSON.stringify(text) + (variables && ` with ${variables}`);
  Deno.test(`serialize() writes what reads back as ${name}`, () => {
    const written = serialize([ability]);
    const read = parse(written.text, written.variables);
    deepStrictEqual([written.ok, read.ok && read.abilities], [true, [ability]]);
    deepStrictEqual(read.ok && serialize(read.abilities), written);
  });
}
