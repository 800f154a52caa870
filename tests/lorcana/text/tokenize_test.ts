import { deepStrictEqual } from "node:assert/strict";
import { parseAbility } from "../../../lorcana/mod.ts";
import { joinLongNames } from "../../../lorcana/text/long_names.ts";
import type { Token, Tokens } from "../../../lorcana/text/token.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";

/** Texts, and the words, numbers and marks in them. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ["Draw 2 cards.", ["Draw", "2 = 2", "cards", "."]],
  ["tab\there\fand\rthere\u00a0too", ["tab", "here", "and", "there", "too"]],
  ["one\vtwo\u000ethree", ["one", "two", "\u000e", "three"]],
  ["Zaza AZ[az] az{E}", ["Zaza", "AZ", "[", "az", "]", "az", "{E}"]],
  ["pay 109 more", ["pay", "109 = 109", "more"]],
  ["gets +3", ["gets", "+3 as +# = 3"]],
  ["gets -12 {S}", ["gets", "-12 as -# = -12", "{S}"]],
  ["gets –1 or −1", ["gets", "–1 as -# = -1", "or", "−1 as -# = -1"]],
  ["+{d} and -{d}", ["+{d} as +# = -1", "and", "-{d} as -# = 1"]],
  ["{d} cards", ["{d} as # = -1", "cards"]],
  ["{E — Draw", ["{", "E", "—", "Draw"]],
  ["{Anxious} words", ["{", "Anxious", "}", "words"]],
  ["{abcdef} {E}", ["{abcdef}", "{E}"]],
  ["{E} — A", ["{E}", "—", "A"]],
  ["{E} - A", ["{E}", "- as —", "A"]],
  [" - A", ["- as •", "A"]],
  ["- A", ["- as —", "A"]],
  ["{E} – A", ["{E}", "– as —", "A"]],
  ["a + b", ["a", "+", "b"]],
  ["can't", ["can't"]],
  ["can’t, ‘tis", ["can’t as can't", ",", "‘ as '", "tis"]],
  ["Fern's hat", ["Fern", "'s", "hat"]],
  ["Fern’s hat", ["Fern", "’s as 's", "hat"]],
  ["they're, you've, I'm", [
    "they",
    "'re",
    ",",
    "you",
    "'ve",
    ",",
    "I",
    "'m",
  ]],
  ["players' hands", ["players", "'", "hands"]],
  ["O'Malley's cat", ["O'Malley", "'s", "cat"]],
  ["non-character and/or", ["non-character", "and/or"]],
  ["well- and/ or'", ["well", "- as —", "and", "/", "or", "'"]],
  ["non-", ["non", "- as —"]],
  ["“Draw” it", ['“ as "', "Draw", '” as "', "it"]],
  ["Mr. Smee", ["Mr.", "Smee"]],
  ["Mrs. Potts", ["Mrs.", "Potts"]],
  ["Hi. Mr", ["Hi", ".", "Mr"]],
  ["Dr", ["Dr"]],
  ["B.E.N. helps", ["B.E.N.", "helps"]],
  ["B. Then A.", ["B", ".", "Then", "A", "."]],
  ["an A.B", ["an", "A.B"]],
  ["ab.cd", ["ab", ".", "cd"]],
  ["Élan ÉLAN élan", ["Élan", "ÉLAN", "élan"]],
  ["A:\n- B\n* C\n– D\n• E", [
    "A",
    ":",
    "- as •",
    "B",
    "* as •",
    "C",
    "– as •",
    "D",
    "•",
    "E",
  ]],
  ["- B * C • D", ["- as —", "B", "*", "C", "•", "D"]],
];

for (const [text, words] of texts) {
  Deno.test(`lorcana tokens of ${JSON.stringify(text)}`, () => {
    deepStrictEqual(wordsOf(text, tokenize(text)), words);
  });
}

for (
  const text of [
    "Resist +9007199254740992",
    "Draw 99999999999999999999 cards.",
  ]
) {
  Deno.test(`lorcana does not take "${text}" for a smaller number`, () => {
    for (const level of ["full", "documented"] as const) {
      const { ok: isRead, abilities } = parseAbility(text, { level });
      deepStrictEqual([isRead, abilities], [false, []], level);
    }
  });
}

Deno.test("lorcana tokens know capitals and the blanks before them", () => {
  const marks = tokenize("Zoe's É é a[Z").tokens.map(({ capital, spaced }) =>
    `${capital ? "capital" : "small"}${spaced ? " spaced" : ""}`
  );
  deepStrictEqual(marks, [
    "capital",
    "small",
    "capital spaced",
    "small spaced",
    "small spaced",
    "small",
    "capital",
  ]);
});

Deno.test("lorcana spans count from the offset", () => {
  const { tokens, reminders } = tokenize("gets -3 (a)", 100);
  deepStrictEqual(tokens.map(({ start, end }) => [start, end]), [
    [100, 104],
    [105, 107],
  ]);
  deepStrictEqual(reminders, [{ start: 108, end: 111 }]);
});

/** Texts, their reminders, and the words outside of these. */
const reminders: readonly (readonly [
  text: string,
  reminders: readonly string[],
  words: readonly string[],
])[] = [
  ["(a) b", ["(a)"], ["b"]],
  ["a (b) c (d)", ["(b)", "(d)"], ["a", "c"]],
  ["a (b (c) d) e", ["(b (c) d)"], ["a", "e"]],
  ["a ((b) c)(d) e", ["((b) c)", "(d)"], ["a", "e"]],
  ["a (b", [], ["a", "(", "b"]],
  ["a (b (c) d", [], ["a", "(", "b", "(", "c", ")", "d"]],
  ["a) b", [], ["a", ")", "b"]],
  ["()a", ["()"], ["a"]],
];

for (const [text, kept, words] of reminders) {
  Deno.test(`lorcana reminders of "${text}"`, () => {
    const found = tokenize(text);
    deepStrictEqual(
      found.reminders.map(({ start, end }) => text.slice(start, end)),
      kept,
    );
    deepStrictEqual(wordsOf(text, found), words);
  });
}

/** Texts, names of several words, and the tokens with those joined. */
const longNames: readonly (readonly [
  text: string,
  names: readonly string[],
  words: readonly string[],
])[] = [
  ["a Seven Dwarfs card", [], ["a", "Seven Dwarfs", "card"]],
  ["Seven cards", [], ["Seven", "cards"]],
  ["seven Dwarfs", [], ["seven", "Dwarfs"]],
  ["Red Hat Club rules", ["Red Hat Club"], ["Red Hat Club", "rules"]],
  ["Red Hat", ["Red", "Red Hat Club"], ["Red", "Hat"]],
];

for (const [text, names, words] of longNames) {
  Deno.test(`lorcana joins ${JSON.stringify(names)} in "${text}"`, () => {
    deepStrictEqual(wordsOf(text, joinLongNames(tokenize(text), names)), words);
  });
}

/** "-2 as -# = -2": as written, as the grammar spells it, and its value. */
function wordsOf(text: string, { tokens }: Tokens): readonly string[] {
  return tokens.map((token) => wordOf(text, token));
}

function wordOf(
  text: string,
  { text: spelling, start, end, number }: Token,
): string {
  const written = text.slice(start, end);
  const isPlain = written === spelling ||
    spelling === "#" && written === String(number);
  return `${written}${isPlain ? "" : ` as ${spelling}`}${
    number === undefined ? "" : ` = ${number}`
  }`;
}
