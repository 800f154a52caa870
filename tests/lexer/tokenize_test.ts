import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { applySuggestion } from "../../mod.ts";
import { spellingOf, tokenize } from "../../lexer/internal.ts";
import { errorsOf, valueOf } from "../results.ts";

/** Texts and how their tokens are spelled. */
const SPELLINGS: { readonly [text: string]: readonly string[] } = {
  "": [],
  " \t\r ": [],
  "Draw {cards}.": ["draw", "{cards}", "."],
  "+{s} spark": ["+", "{s}", "spark"],
  "non-{Subtype} enemy": ["non-", "{subtype}", "enemy"],
  "'{Judgment}'": ["'", "{judgment}", "'"],
  "{e}: a, b.\n": ["{e}", ":", "a", ",", "b", ".", "\n"],
  "a}b": ["a", "}b"],
  "{ cards }": ["{ cards }"],
  "once-per-turn opponent's -- +2": ["once-per-turn", "opponent's", "--", "+2"],
  "a\u0085b\u3000c\ufeffd": ["a", "b", "c\ufeffd"],
};

for (const [text, spellings] of Object.entries(SPELLINGS)) {
  Deno.test(`tokenize() cuts ${JSON.stringify(text)}`, () => {
    deepStrictEqual(valueOf(tokenize(text)).map(spellingOf), spellings);
  });
}

Deno.test("tokenize() keeps spans of the original text after an İ", () => {
  const text = "İİ Draw {Cards}.";
  deepStrictEqual(
    valueOf(tokenize(text)).map(({ start, end }) => text.slice(start, end)),
    ["İİ", "Draw", "{Cards}", "."],
  );
});

Deno.test("tokenize() reports every bad brace, each in its paragraph", () => {
  const text = "Draw {} and {cards.\n\nGain {e}. {oops";
  deepStrictEqual(
    errorsOf(tokenize(text)).map(({ code, span: { start, end } }) => [
      code,
      text.slice(start, end),
    ]),
    [
      ["empty-directive", "{}"],
      ["unclosed-brace", "{cards."],
      ["unclosed-brace", "{oops"],
    ],
  );
});

Deno.test("tokenize() ends an open directive at a blank line, not at a line break", () => {
  const [directive] = valueOf(tokenize("{ca\nrds}"));
  strictEqual(directive?.text, "ca\nrds");
  const [open] = errorsOf(tokenize("{ca\n\nrds}"));
  deepStrictEqual(open?.span, { start: 0, end: 3 });
});

for (
  const text of [
    "Draw {{cards}.",
    "{{Judgment} Draw {cards}.",
    "Draw {{cards}}.",
    "{{Judgment}} Draw {cards}.",
  ]
) {
  Deno.test(`tokenize() suggests removing a doubled brace: ${text}`, () => {
    const [found] = errorsOf(tokenize(text));
    const mended = found?.suggestion &&
      applySuggestion({ text }, found.suggestion).text;
    strictEqual(mended, text.replace("{{", "{").replace("}}", "}"));
  });
}

for (const [count, reported] of [[100, 100], [101, 100]] as const) {
  Deno.test(`tokenize() reports ${reported} of ${count} bad braces`, () => {
    strictEqual(errorsOf(tokenize("{} ".repeat(count))).length, reported);
  });
}
