import { deepStrictEqual, ok } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";
import type { Frame } from "../../lorcana/lexicon/deed.ts";
import {
  CANNOT,
  MUST,
  type Spelling,
  WAS,
  WAS_NOT,
  type Wording,
  wordings,
  WOULD,
} from "../../lorcana/lexicon/wordings.ts";

type Sentence = (subject: string, deed: string) => string;

/** A sentence around the words for a deed, for each frame. */
const SENTENCES: readonly (readonly [Frame, Spelling, Sentence])[] = [
  [
    "would",
    WOULD,
    (cards, deed) => `If ${cards} ${deed}, draw a card instead.`,
  ],
  ["cannot", CANNOT, (cards, deed) => `${cards} can't ${deed}.`],
  ["must", MUST, (cards, deed) => `${cards} ${deed} if able.`],
  ["turn", WAS, (cards, deed) => `If ${cards} ${deed} this turn, draw a card.`],
  [
    "turn",
    WAS_NOT,
    (cards, deed) => `If ${cards} ${deed} this turn, draw a card.`,
  ],
];

for (const [frame, spelling, sentence] of SENTENCES) {
  for (const one of wordings<Frame>(frame, spelling)) {
    const text = sentence(subjectOf(one.number), one.text);
    Deno.test(`lorcana reads a deed, and prints it: "${text}"`, () => {
      const { residue, abilities } = parseAbility(text);
      deepStrictEqual(residue, []);
      deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
    });
    if (one.number === undefined) continue;
    const wrong = sentence(
      subjectOf(one.number === "one" ? "several" : "one"),
      one.text,
    );
    Deno.test(`lorcana refuses a verb in the wrong number: "${wrong}"`, () => {
      ok(!parseAbility(wrong).ok);
    });
  }
}

function subjectOf(number: Wording<unknown>["number"]): string {
  return number === "several" ? "your characters" : "this character";
}
