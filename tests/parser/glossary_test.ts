import { notStrictEqual, ok, strictEqual } from "node:assert/strict";
import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import { findDirective, spellingOf, tokenize } from "../../lexer/internal.ts";
import { glossary } from "../../parser/diagnose/repair/glossary.ts";
import { grammar } from "../../parser/grammar.ts";
import { valueOf } from "../results.ts";

for (const [words, meanings] of Object.entries(glossary())) {
  Deno.test(`"${words}" stands for words of this game: ${meanings}`, () => {
    ok(meanings.length > 0 && !meanings.includes(""));
    for (const token of meanings.flatMap((text) => valueOf(tokenize(text)))) {
      const isVariable = token.kind === "directive" &&
        findDirective(token.text) !== undefined;
      if (isVariable) continue;
      notStrictEqual(idOf(grammar(), spellingOf(token)), UNKNOWN, token.text);
    }
  });
}

// Half a line of the list is easily lost, and no other test would miss it.
Deno.test("glossary() knows 841 phrases of other games by 596 first words", () => {
  const phrases = Object.keys(glossary());
  strictEqual(phrases.length, 841);
  strictEqual(new Set(phrases.map((words) => words.split(" ")[0])).size, 596);
});
