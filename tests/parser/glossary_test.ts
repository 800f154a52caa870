import { notStrictEqual, ok } from "node:assert/strict";
import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import { findDirective, spellingOf, tokenize } from "../../lexer/mod.ts";
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
