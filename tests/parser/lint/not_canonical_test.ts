import { deepStrictEqual } from "node:assert/strict";
import { lexCard } from "../../../lexer/internal.ts";
import {
  differInNumber,
  droppedSubtypes,
  notCanonical,
} from "../../../parser/lint/not_canonical.ts";

const ONE = "read as one";
const OTHER = "usually written otherwise";

/** A text with ‹what is warned of›, its canonical form, and what is said there. */
const rows: readonly (readonly [
  marked: string,
  canonical: string,
  label?: string,
  meant?: string,
])[] = [
  ["Abandon an ally.", "Abandon an ally."],
  ["Abandon ‹ally›.", "Abandon an ally.", OTHER, "an ally"],
  ["‹Ally› gains it.", "An ally gains it.", OTHER, "An ally"],
  ["Abandon ‹a ally›.", "Abandon an ally.", OTHER, "an ally"],
  ["{Dissolve} ‹enemies›.", "{Dissolve} an enemy.", ONE, "an enemy"],
  ["{Dissolve} an ‹enemies›.", "{Dissolve} an enemy.", ONE, "enemy"],
  ["‹Enemies› gains it.", "An enemy gains it.", ONE, "An enemy"],
  ["Draw ‹cards› of it.", "Draw a card of it.", ONE, "a card"],
  // Verbs agree with what they are said of.
  ["An ally ‹gain› it.", "An ally gains it.", OTHER, "gains"],
  ["All allies ‹gains› it.", "All allies gain it.", OTHER, "gain"],
  ["All allies ‹is› here.", "All allies are here.", OTHER, "are"],
  ["An ally ‹are› here.", "An ally is here.", OTHER, "is"],
  ["Play it for ‹their› cost.", "Play it for its cost.", OTHER, "its"],
  // What is said of one, several may be meant by.
  ["{Dissolve} all enemy.", "{Dissolve} all enemies."],
  ["Play it for its cost.", "Play it for their cost."],
  // Nor is anything else a slip.
  ["Draw a card.", "Draw card."],
  ["{Dissolve} an enemy character.", "{Dissolve} an enemy."],
  ["{Dissolve} an ally.", "{Dissolve} an enemy."],
  ["Draw {cards1}.", "Draw {cards}."],
  ["Draw {cards.", "Draw a {cards}."],
];

for (const [marked, canonical, label, meant] of rows) {
  Deno.test(`notCanonical() on "${marked}" for "${canonical}": ${label ?? "nothing"}`, () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const found = notCanonical(lexCard(text, ""), canonical);
    deepStrictEqual(
      found.map(({ span, label, suggestion }) => ({ span, label, suggestion })),
      label === undefined ? [] : [warning(marked, label, meant ?? "")],
    );
  });

  Deno.test(`differInNumber() is sure of "${marked}"`, () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const isFound = notCanonical(lexCard(text, ""), canonical).length > 0;
    deepStrictEqual(differInNumber(text, canonical) || !isFound, true);
  });
}

function warning(marked: string, label: string, replacement: string) {
  const span = { start: marked.indexOf("‹"), end: marked.indexOf("›") - 1 };
  return { span, label, suggestion: { edits: [{ span, replacement }] } };
}

for (
  const [text, canonical] of [
    ["Draw a card.", "Draw a card."],
    ["{Dissolve} an enemy character.", "{Dissolve} an enemy."],
  ] as const
) {
  Deno.test(`differInNumber() does not look closer at "${text}"`, () => {
    deepStrictEqual(differInNumber(text, canonical), false);
  });
}

/** A text with ‹subtypes› that its canonical form has no place for. */
const DROPPED: readonly (readonly [string, string])[] = [
  ["{Discover} {a-subtype}.", "{Discover} {a-subtype}."],
  ["{Discover} ‹{a-subtype}›.", "{Discover} a character."],
  [
    "{Discover} {a-subtype} or ‹{@a subtype($t)}›.",
    "{Discover} {a-subtype} or a character.",
  ],
];

for (const [marked, canonical] of DROPPED) {
  Deno.test(`droppedSubtypes() finds what "${canonical}" lacks of "${marked}"`, () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const [start, end] = [marked.indexOf("‹"), marked.indexOf("›") - 1];
    deepStrictEqual(
      droppedSubtypes(text, canonical).map(({ span }) => span),
      start < 0 ? [] : [{ start, end }],
    );
  });
}
