import { deepStrictEqual } from "node:assert/strict";
import { repetitions } from "../../combinators/mistakes/repetitions.ts";
import {
  type FaultyText,
  foreignEdits,
  insertions,
  replacements,
  respellings,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import { faultyFor } from "./faulty.ts";

/** A text with a ‹ before a word, its variables, and words from the likeliest on. */
type Row = readonly [text: string, variables: string, order: string];

const INSERTED: readonly Row[] = [
  // An article fits the word after it; no sentence ends before a small letter.
  ["Draw {cards} ‹enemy.", "cards: 1, e: 1", ", an a each . {cards}"],
  ["Draw {cards} ‹card.", "cards: 1, e: 1", ", a an each . {cards}"],
  ["Draw {cards} ‹{e}.", "cards: 1, e: 1", ", an a each . {cards}"],
  ["Draw {cards} ‹Gain {e}.", "cards: 1, e: 1", ". a an each {cards}"],
  ["Draw {cards} ‹", "cards: 1", ". a an each {cards}"],
  // A directive whose variable is read nowhere is likely; one without is not.
  ["Draw ‹ally.", "cards: 1", ", an a {cards} each {e}"],
  ["Draw ‹ally.", "", ", an a each {cards}"],
  [
    "Draw {cards} ‹ally.",
    "cards: 1, e: 2",
    "{e} each {dissolve} {cards} {points}",
  ],
  // "pay" is never what is missing.
  ["You may ‹{e} to draw {cards}.", "e: 1, cards: 1", "draw"],
];

const RESPELLED: readonly Row[] = [
  ["Draw {cards} ‹fo ally.", "cards: 1", "for of"],
  // Of words that were read, those with the same first letter.
  ["Draw {cards} ‹then.", "cards: 1", "they them the when"],
  ["Draw {cards} ‹hen.", "cards: 1", "then when"],
  // "all" goes with several.
  ["{Banish} all ‹enemi.", "", "enemies enemy"],
  ["{Banish} an ‹enemi.", "", "enemy"],
  ["{Banish} ‹enemi.", "", "enemy enemies"],
  // A missing brace is half a letter.
  ["Draw ‹crads.", "cards: 1", "cards {cards} card"],
  ["Draw ‹crads. Draw {cards}.", "cards: 1", "cards {cards} card"],
  ["Draw ‹{card}.", "cards: 1", "card {cards} cards"],
  ["‹disolve an enemy.", "", "{dissolve}"],
  ["‹disolv an enemy.", "", ""],
  // Any directive may be meant by none, but no word.
  ["Draw ‹{}.", "cards: 1", "{cards} {dissolve} {banish} {e}"],
  // Which variable nothing reads says more than letters do.
  ["Gain ‹{points}.", "e: 1", "{e}"],
  ["Gain ‹{points}. Gain {e}.", "e: 1", ""],
  // "a it" is never meant.
  ["{Dissolve} a ‹ti.", "", ""],
  ["{Dissolve} ‹ti.", "", "it"],
  ["{Dissolve} an enemy ‹", "", ""],
  ["Draw {cards}.‹\nGain {e}.", "cards: 1, e: 1", ""],
];

const WORDS = [
  ..."they them then when the it of for or if card cards enemy enemies".split(
    " ",
  ),
  ..."{dissolve} {banish} {cards} {e}".split(" "),
];

const REPLACED: readonly Row[] = [
  // Something unknown may be anything, a word of the grammar only a word.
  ["Gain ‹frob.", "e: 1", "card it {e}"],
  ["Gain ‹ally.", "e: 1", "card it"],
  ["Gain ‹frob.", "", "card it"],
  ["Gain ‹{e}.", "e: 1", ""],
  ["Gain a.‹", "e: 1", ""],
  ["Gain an ‹ally.", "e: 1", "card"],
];

const DOUBLED: readonly Row[] = [
  ["Draw ‹draw {cards}.", "cards: 1", "1"],
  ["Draw draw {cards}‹.", "cards: 1", "1"],
  ["You you may draw ‹{cards}.", "cards: 1", "1"],
  ["You you may draw {cards}‹.", "cards: 1", ""],
  ["‹Draw {cards}.", "cards: 1", ""],
  ["Draw {cards}.‹", "cards: 1", ""],
];

const FOREIGN: readonly Row[] = [
  ["‹Destroy an enemy.", "", "{dissolve}"],
  // What the words are likely to mean, and what has a value.
  ["Gain 2 ‹mana.", "", "energy {energy-symbol} {e}"],
  ["Gain 2 ‹mana.", "e: 2", "{e} energy {energy-symbol}"],
  ["{Dissolve} an ‹ally.", "", ""],
  ["{Dissolve} ‹target enemy.", "", "an a"],
  ["{Dissolve} ‹target character.", "", "a an"],
  // The more words, the surer, above all if this game says the first one, too.
  ["‹Take control of an enemy.", "", "gain control of draw gain"],
  ["‹Battlecry: Draw {cards}.", "cards: 1", "{materialized} {materialized}"],
];

check(
  "what may be missing",
  INSERTED,
  (faulty, at, order) => insertions(faulty, at, [...order, "pay"]),
);
check(
  "what may be misspelled",
  RESPELLED,
  (faulty, at) => respellings(faulty, at, WORDS),
);
check(
  "what may stand instead",
  REPLACED,
  (faulty, at) => replacements(faulty, at, ["card", "it", "{e}", "."]),
);
check("what another game means", FOREIGN, foreignEdits);

for (const [marked, variables, expected] of DOUBLED) {
  Deno.test(`what stands twice before the ‹ in ${JSON.stringify(marked)}`, () => {
    const [faulty, at] = placeIn(marked, variables);
    deepStrictEqual(
      repetitions(faulty, at).map((edit) => edit.at).join(" "),
      expected,
    );
  });
}

function check(
  what: string,
  rows: readonly Row[],
  editsAt: (
    faulty: FaultyText,
    at: number,
    order: readonly string[],
  ) => readonly TokenEdit[],
): void {
  for (const [marked, variables, expected] of rows) {
    Deno.test(`${what} at the ‹ in ${JSON.stringify(marked)} with "${variables}"`, () => {
      const [faulty, at] = placeIn(marked, variables);
      const order = expected.split(" ").toReversed();
      const found = editsAt(faulty, at, order)
        .toSorted((one, other) => one.cost - other.cost)
        .map(({ added }) => added.map(({ spelling }) => spelling).join(" "));
      deepStrictEqual(found.join(" "), expected);
    });
  }
}

function placeIn(
  marked: string,
  variables: string,
): readonly [FaultyText, number] {
  const faulty = faultyFor(marked.replace("‹", ""), variables);
  const start = marked.indexOf("‹");
  const at = faulty.tokens.findIndex((token) => token.start >= start);
  return [faulty, at < 0 ? faulty.tokens.length : at];
}
