import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  articleBefore,
  editedSpan,
  removedSpan,
  swapped,
} from "../../../combinators/mistakes/text_edit.ts";
import { editOf, faultyParagraph } from "./faulty.ts";

/** A text, the word that changes places with the next one, and both after it. */
const rows: readonly (readonly [string, string, string])[] = [
  ["Draw card a.", "card", "a card"],
  ["Draw card  a.", "card", "a  card"],
  // A capital stays in front of a sentence …
  ["Cards draw.", "Cards", "Draw cards"],
  ["Gain 1. Cards draw.", "Cards", "Draw cards"],
  // … and within one it belongs to its word.
  ["Gain 1, Cards draw.", "Cards", "draw Cards"],
  ["A Card draw.", "Card", "draw Card"],
  ["{E} Cards draw.", "Cards", "Draw cards"],
  ["Cards Draw.", "Cards", "Draw Cards"],
  ["CARDS draw.", "CARDS", "draw CARDS"],
];

for (const [text, word, expected] of rows) {
  Deno.test(`"${word}" and the next word of "${text}" become "${expected}"`, () => {
    const tokens = tokensOf(text);
    const at = tokens.findIndex((token) => token.word === word);
    const edit = {
      why: "swapped",
      at,
      removed: 2,
      added: [],
      cost: 1,
    } as const;
    strictEqual(swapped({ text, tokens }, edit), expected);
  });
}

function tokensOf(text: string) {
  return [...text.matchAll(/\{\w\}|\w+|[.,]/g)].map((
    { 0: word, index },
  ) => ({ start: index, end: index + word.length, word }));
}

/** How many words an edit takes away from a place on, and where those stand. */
const SPANS: readonly (readonly [
  marked: string,
  at: number,
  removed: number,
  without: string,
])[] = [
  ["‹Draw› a card.", 0, 1, "a card."],
  ["Draw ‹a› card.", 1, 1, "Draw card."],
  ["Draw ‹a card›.", 1, 2, "Draw."],
  ["Draw a card‹.›", 3, 1, "Draw a card"],
  ["‹Draw a card.›", 0, 4, ""],
];

for (const [marked, at, removed, without] of SPANS) {
  const text = marked.replaceAll(/[‹›]/g, "");
  const tokens = tokensOf(text);
  Deno.test(`editedSpan() of ${removed} words in "${marked}"`, () => {
    deepStrictEqual(editedSpan({ tokens }, { at, removed }), {
      start: marked.indexOf("‹"),
      end: marked.indexOf("›") - 1,
    });
  });

  Deno.test(`removedSpan() takes a blank along: "${marked}" is "${without}"`, () => {
    const edit = { ...editOf(faultyParagraph(text), "0-1+", 1), at, removed };
    const { start, end } = removedSpan({ text, tokens }, edit);
    strictEqual(text.slice(0, start) + text.slice(end), without);
  });
}

for (const [at, start] of [[0, 0], [2, 7], [4, 12]] as const) {
  Deno.test(`editedSpan() of what is put in before word ${at} of "Draw a card."`, () => {
    const tokens = tokensOf("Draw a card.");
    const place = editedSpan({ tokens }, { at, removed: 0 });
    deepStrictEqual(place, { start, end: start });
  });
}

/** A text, an edit of it, why, and the article before the edit after it. */
const ARTICLES: readonly (readonly [
  text: string,
  edit: string,
  why: "foreign" | "replaced" | "inserted" | "respelled",
  article: string | undefined,
])[] = [
  ["Draw a unit.", "2-1+item", "foreign", "an"],
  ["Draw a unit.", "2-1+item", "replaced", "an"],
  ["Draw a hero.", "2-0+own", "inserted", "an"],
  ["Draw an eagle.", "2-1+hero", "foreign", "a"],
  ["A unit draws.", "1-1+item", "foreign", "An"],
  ["An eagle draws.", "1-1+hero", "foreign", "A"],
  ["Draw a unit.", "2-1+hero", "foreign", undefined],
  ["Draw one unit.", "2-1+item", "foreign", undefined],
  ["Draw a itme.", "2-1+item", "respelled", undefined],
  ["Draw a unit.", "2-1+.", "replaced", undefined],
  ["Unit draws.", "0-1+item", "foreign", undefined],
];

for (const [text, written, why, article] of ARTICLES) {
  Deno.test(`articleBefore() ${written} (${why}) in "${text}": ${article}`, () => {
    const edit = editOf(faultyParagraph(text), written, 1, why);
    const found = articleBefore({ text, tokens: tokensOf(text) }, edit);
    deepStrictEqual(
      found.map(({ replacement }) => replacement),
      article === undefined ? [] : [article],
    );
  });
}
