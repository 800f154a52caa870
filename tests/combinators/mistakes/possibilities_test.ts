import { deepStrictEqual } from "node:assert/strict";
import { END_OF_TEXT } from "../../../combinators/mod.ts";
import { possibilitiesIn } from "../../../combinators/mistakes/possibilities.ts";
import { mostReadable } from "../../../combinators/mistakes/readable.ts";
import { spelledOut } from "../../../combinators/mistakes/spelled_out.ts";
import { editOf, faultyParagraph } from "./faulty.ts";

const wording = {
  quoted: (word: string) => word === "#" ? undefined : `"${word}"`,
  named: (label: string) => label.toUpperCase(),
};

Deno.test("possibilitiesIn() names what has a name, then marks, directives and words", () => {
  const expected = new Set(["#", "of", "{e}", ",", END_OF_TEXT, "a", "an"]);
  const labels = new Map([
    ["an article", new Set(["a"])],
    ["a noun phrase", new Set(["a", "an"])],
  ]);
  deepStrictEqual(
    possibilitiesIn({ expected, labels }, wording).map(({ text }) => text),
    ["A NOUN PHRASE", '","', END_OF_TEXT, '"{e}"', '"of"'],
  );
});

/** The beginning of a text, a word that may follow, and what else must. */
const SPELLED: readonly (readonly [string, string, string])[] = [
  ["", "gain", '"gain lore"'],
  ["", "draw", '"draw a"'],
  ["banish a card", "of", '"of theirs"'],
  ["gain", "lore", '"lore"'],
];

for (const [beginning, word, expected] of SPELLED) {
  Deno.test(`spelledOut() after "${beginning}": ${expected}`, () => {
    const faulty = faultyParagraph(beginning);
    const at = faulty.columns.ids.length - 1;
    const possibility = { text: `"${word}"`, words: [word] };
    deepStrictEqual(spelledOut(faulty, at, possibility), expected);
  });
}

Deno.test("spelledOut() leaves names as they are, and choices", () => {
  const faulty = faultyParagraph("");
  const named = { text: "an effect", words: ["gain"] };
  deepStrictEqual(spelledOut(faulty, 0, named), "an effect");
  const choice = { text: '"gain"', words: ["gain", "draw"] };
  deepStrictEqual(spelledOut(faulty, 0, choice), '"gain"');
});

/** A text, what may stand for its first word, and that in the order of use. */
const READABLE: readonly (readonly [string, string, string])[] = [
  ["frob a card .", "gain banish draw", "draw banish gain"],
  ["frob lore .", "draw gain banish", "gain draw banish"],
  ["frob a card of theirs .", "draw banish gain", "banish draw gain"],
];

for (const [text, words, expected] of READABLE) {
  Deno.test(`mostReadable() orders ${words} for "${text}": ${expected}`, () => {
    const faulty = faultyParagraph(text);
    const possibilities = words.split(" ")
      .map((word) => ({ text: word, words: [word] }));
    const found = mostReadable(
      faulty,
      possibilities,
      (words) => words.map((word) => editOf(faulty, `0-1+${word}`, 1)),
    );
    deepStrictEqual(found.map(({ text }) => text).join(" "), expected);
  });
}

/** A text, and what may be put in before it, in the order of use. */
const PUT_IN: readonly (readonly [string, readonly string[]])[] = [
  // What is put in does not count as read …
  ["lore . frob .", ["gain", "draw a card ."]],
  // … and all of a text is more than a part of it.
  ["card . gain lore .", ["draw a", "draw a card . draw a hero . banish a"]],
];

for (const [text, expected] of PUT_IN) {
  Deno.test(`mostReadable() puts "${expected[0]}" before "${text}" first`, () => {
    const faulty = faultyParagraph(text);
    const possibilities = expected.toReversed()
      .map((text) => ({ text, words: [text] }));
    const found = mostReadable(
      faulty,
      possibilities,
      (words) => words.map((word) => editOf(faulty, `0-0+${word}`, 1)),
    );
    deepStrictEqual(found.map(({ text }) => text), expected);
  });
}

Deno.test("mostReadable() leaves the possibilities of a long text alone", () => {
  const faulty = faultyParagraph(`frob lore . ${"gain lore . ".repeat(50)}`);
  const possibilities = ["draw", "gain"].map((text) => ({
    text,
    words: [text],
  }));
  deepStrictEqual(mostReadable(faulty, possibilities, () => []), possibilities);
});
