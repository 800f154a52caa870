import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { learn, tokenize } from "../../lexer/mod.ts";
import { knownAt } from "../../lexer/known_words.ts";

const LEARNT = ["dawn", "dawn's", "dawnless", "non-dawn", "2nd"];
LEARNT.forEach((word) => learn(word));

const texts = [
  ...LEARNT,
  "Dawn",
  "DAWN'S",
  "daw",
  "dawnl",
  "dawn2",
  "dawn’s",
  "{Dawn}",
  "{dawn x}",
  "dawn.dawn's,NON-DAWN",
  "İdawn",
  "ﬀ Ⅷ dawn\u212a",
];

for (const text of texts) {
  Deno.test(`tokenize() lower-cases "${text}" also when it knows words of it`, () => {
    check(text);
  });
}

Deno.test("tokenize() lower-cases what stands in the text, whatever it knows", () => {
  const piece = fc.constantFrom(...texts, " ", "{", "}", "s", "\n");
  fc.assert(fc.property(fc.array(piece), (pieces) => check(pieces.join(""))));
});

Deno.test("learn() yields the first of two equal strings", () => {
  const [first, second] = ["du", "dus".slice(0, 2)];
  strictEqual(learn(first!), learn(second!));
  strictEqual(knownAt("DUSK du", 5, 7), "du");
});

Deno.test("knownAt() knows no word with upper case", () => {
  strictEqual(knownAt("a Dawn b", 2, 6), undefined);
});

Deno.test("learn() gives a word back that it cannot learn", () => {
  for (const word of ["ö", "a b", "a.b", "Dusky", ""]) {
    strictEqual(learn(word), word);
  }
});

function check(text: string): void {
  const { ok, ...tokens } = tokenize(text);
  if (!ok || !("value" in tokens)) return;
  for (const { kind, text: own, start, end } of tokens.value) {
    const cut = text.slice(start, end).toLowerCase();
    strictEqual(kind === "directive" ? `{${own}}` : own, cut);
  }
}
