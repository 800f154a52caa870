import { deepStrictEqual, ok } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";
import { DEEDS } from "../../lorcana/lexicon/deeds.ts";
import { PLAYER_DEEDS } from "../../lorcana/lexicon/player_deeds.ts";
import type { Frame } from "../../lorcana/lexicon/deed.ts";
import {
  CANNOT,
  IS,
  MUST,
  type Spelling,
  WAS,
  WAS_NOT,
  type Wording,
  wordings,
  WOULD,
} from "../../lorcana/lexicon/wordings.ts";
import schema from "../../schema/lorcana.schema.json" with { type: "json" };

type Sentence = (subject: string, deed: string) => string;

const thisTurn: Sentence = (cards, deed) =>
  `If ${cards} ${deed} this turn, draw a card.`;

/** A sentence around the words for a deed, for each frame. */
const SENTENCES: readonly (readonly [Frame, Spelling, Sentence])[] = [
  [
    "would",
    WOULD,
    (cards, deed) => `If ${cards} ${deed}, draw a card instead.`,
  ],
  ["cannot", CANNOT, (cards, deed) => `${cards} can't ${deed}.`],
  ["must", MUST, (cards, deed) => `${cards} ${deed} if able.`],
  ["turn", WAS, thisTurn],
  ["turn", WAS_NOT, thisTurn],
  ["event", IS, (cards, deed) => `Whenever ${cards} ${deed}, draw a card.`],
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
  return number === "several"
    ? "2 or more of your characters"
    : "this character";
}

/** Names that a file of `frames/` reads and prints without a row. */
const WITHOUT_ROW: { readonly [union: string]: readonly string[] } = {
  DoneToCards: [],
  // "put a card under", "chosen by an opponent", "sang this song" have objects.
  TurnMetric: ["chosen", "put-under", "sang-this-song", "removed-damage"],
  ReplacedEvent: ["enter-discard", "remove-damage"],
};

const ROWS: ReadonlySet<unknown> = new Set(
  [...DEEDS, ...PLAYER_DEEDS].flatMap((deed) => Object.values(deed)),
);

/** The names in a union of the tree, in the order of the schema. */
function namesOf(union: string): readonly string[] {
  const definition = new Map<string, object>(Object.entries(schema.definitions))
    .get(union);
  return definition !== undefined && "enum" in definition &&
      Array.isArray(definition.enum)
    ? definition.enum
    : [];
}

for (const [union, others] of Object.entries(WITHOUT_ROW)) {
  Deno.test(`every name of ${union} has a row in the lexicon`, () => {
    deepStrictEqual(namesOf(union).filter((name) => !ROWS.has(name)), others);
  });
}
