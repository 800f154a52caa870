import { deepStrictEqual } from "node:assert/strict";
import type { Ability } from "../../ast/internal.ts";
import { parse } from "../../mod.ts";
import { cards } from "../frames.ts";
import { abilityCards } from "../abilities.ts";

for (const { text, variables, ability } of [...cards, ...abilityCards]) {
  const name = JSON.stringify(text) + (variables && ` with ${variables}`);
  Deno.test(`parse() reads ${name}`, () => {
    deepStrictEqual(abilitiesOf(text, variables), [ability]);
  });
}

function abilitiesOf(text: string, variables: string): readonly Ability[] {
  const result = parse(text, variables);
  if (result.ok) return result.abilities;
  throw new Error(result.errors.map(({ message }) => message).join("\n"));
}
