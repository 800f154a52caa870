import { deepStrictEqual, ok } from "node:assert/strict";
import { tokenize } from "../../lexer/internal.ts";
import { nextWords } from "../../parser/internal.ts";
import { wordOfText } from "../../parser/columns.ts";
import { assertAll, corpusJson, corpusText, testCorpus } from "../corpus.ts";
import { cards } from "../frames.ts";

interface Vector {
  readonly text: string;
  readonly variables?: string;
}

const cases: readonly (readonly [string, readonly string[], boolean])[] = [
  ["Draw {cards}", ["for", ".", ",", "and"], false],
  ["{Kindle}. Gain {points}", ["for", ".", ",", "and"], false],
  [
    "{e}, Abandon a character",
    ["with", "that", "you", "in", "or", "and", ",", ":"],
    false,
  ],
  ["When you ", [
    "abandon",
    "discard",
    "have",
    "draw",
    "gain",
    "{materialize}",
    "play",
  ], false],
  ["{ReclaimForCost}", [], true],
  ["{ChooseOne}\n", ["{bullet}"], false],
  ["Drow ", [], false],
  ["Draw {", [], false],
];

for (const [beginning, words, end] of cases) {
  Deno.test(`nextWords() after ${JSON.stringify(beginning)}`, () => {
    const next = nextWords(beginning);
    deepStrictEqual([next.words, next.end], [words, end]);
  });
}

Deno.test("nextWords() knows every way to write a directive, in the dialect of the text", () => {
  const { directives } = nextWords("Draw ", "c: 2, d: 1", { dialect: "rlf" });
  ok(directives.includes("{cards($c)}") && directives.includes("{cards($d)}"));
  deepStrictEqual(directives.filter((each) => each === "{cards}"), []);
});

Deno.test("nextWords() are written in the dialect of the text", () => {
  const { words } = nextWords("Draw ", "c: 2", { dialect: "rlf" });
  ok(words.includes("{cards($c)}") && !words.includes("{cards}"));
});

Deno.test("nextWords() starts anew after a blank line", () => {
  deepStrictEqual(nextWords("Draw {cards}.\n\n"), nextWords(""));
});

/** The words that are not offered after those before them. */
function missingWords({ text, variables }: Vector): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const cut = tokenize(paragraph);
    return (cut.ok ? cut.value : []).flatMap(({ start, end }) => {
      const { words, directives } = nextWords(
        paragraph.slice(0, start),
        variables,
      );
      const offered = [...words, ...directives].map((word) =>
        word.toLowerCase()
      );
      const word = paragraph.slice(start, end).toLowerCase();
      const isOffered = offered.includes(wordOfText(word));
      return isOffered ? [] : [paragraph.slice(0, end)];
    });
  });
}

for (const card of cards) {
  Deno.test(`nextWords() offers each next word of ${JSON.stringify(card.text)}`, () => {
    deepStrictEqual(missingWords(card), []);
  });
}

for (const name of ["parse", "round-trip", "round-trip-cards"]) {
  testCorpus(
    `nextWords() offers each next word of ${name}.json`,
    corpusJson<Vector[]>(`dreamtides/vectors/${name}.json`),
    assertAllOffered,
  );
}

testCorpus(
  "nextWords() offers each next word of generated.jsonl",
  corpusText("dreamtides/vectors/generated.jsonl")?.trim().split("\n")
    .map((line) => JSON.parse(line) as Vector),
  assertAllOffered,
);

function assertAllOffered(vectors: readonly Vector[]): void {
  assertAll(
    vectors,
    (vector) => deepStrictEqual(missingWords(vector), []),
    ({ text }) => JSON.stringify(text),
  );
}
