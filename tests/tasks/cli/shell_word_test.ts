import { strictEqual } from "node:assert/strict";
import { shellWord } from "../../../tasks/cli/shell_word.ts";

const WORDS: readonly (readonly [string, string])[] = [
  ["cards/a.toml", "cards/a.toml"],
  ["a b", "'a b'"],
  ["it's", `'it'\\''s'`],
  ["$(rm)", "'$(rm)'"],
  ["", "''"],
];

for (const [word, written] of WORDS) {
  Deno.test(`shellWord() writes ${JSON.stringify(word)} as ${written}`, () => {
    strictEqual(shellWord(word), written);
  });
}
