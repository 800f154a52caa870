import { deepStrictEqual } from "node:assert/strict";
import { type StandardEffects, variant } from "../ast/internal.ts";
import { readPrefix } from "../combinators/mod.ts";
import { parseBindings, resolve, tokenize } from "../lexer/internal.ts";
import { columns, grammar } from "../parser/internal.ts";
import { standardEffects } from "../parser/standard_effect.ts";
import { rowsOf } from "./examples.ts";
import { standardEffectExamples } from "./standard_effects.ts";

// Two productions that read the same text equally far would be told apart by
// their order in a table, which is to mean nothing.
for (const { text, variables = "", tree } of rowsOf(standardEffectExamples)) {
  Deno.test(`one production alone reads all of "${text}"`, () => {
    const words = columnsOf(text, variables);
    const end = words.ids.length - 2; // Before the period.
    const readers = Object.entries(standardEffects).filter(([_, rule]) => {
      return readPrefix<unknown>(grammar(), rule, words)?.next === end;
    });
    const [tag] = variant<StandardEffects>(tree);
    deepStrictEqual(readers.map(([tag]) => tag), [tag]);
  });
}

function columnsOf(text: string, variables: string) {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) throw new Error(`Cannot cut "${text}"`);
  const resolved = resolve(tokens.value, bindings.value);
  if (!resolved.ok) throw new Error(`Cannot resolve "${text}"`);
  return columns(resolved.value);
}
