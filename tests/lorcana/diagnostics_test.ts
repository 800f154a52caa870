import { deepStrictEqual, ok } from "node:assert/strict";
import {
  applySuggestion,
  type LorcanaDetails,
} from "../../diagnostics/internal.ts";
import { parseAbility } from "../../lorcana/mod.ts";

/** A text for every code: a code without one does not compile. */
const CASES: {
  readonly [C in keyof LorcanaDetails]: readonly [Case, ...Case[]];
} = {
  "empty-ability": [["‹  ›"]],
  "pronoun-without-antecedent": [
    ["Banish ‹that› character."],
    ["If you ‹do›, gain 1 lore."],
    ["You may draw a card. If ‹they› do, gain 1 lore."],
    ["Draw a card. ‹Otherwise›, gain 1 lore."],
    ["Banish chosen character. Exert ‹them›."],
    ["Draw a card. Banish the ‹rest›."],
  ],
  "unknown-word": [
    ["Draw a card. Then ‹juggle› chosen item."],
    ["‹Frob› it.", , "documented"],
    ["‹Drwa› a card.", "Draw a card."],
    ["Draw a ‹crad›.", "Draw a card."],
    ["‹Sift› 5", "Shift 5"],
    ["‹Sng› Together 7", "Sing Together 7"],
    [
      "Chosen character gains ‹Bodygurad›.",
      "Chosen character gains Bodyguard.",
    ],
    [
      "Draw a card. ‹Tfey› can't quest for the rest of this turn.",
      "Draw a card. They can't quest for the rest of this turn.",
    ],
    [
      "If ‹it'x› a character card, draw a card.",
      "If it's a character card, draw a card.",
    ],
  ],
  "foreign-word": [
    [
      "Whenever this character is ‹tapped›, gain 1 lore.",
      "Whenever this character is exerted, gain 1 lore.",
    ],
    ["‹Destroy› chosen item.", "Banish chosen item."],
    ["Banish chosen ‹creature›.", "Banish chosen character."],
  ],
  "misplaced-word": [
    ["Gain 1 lore ‹{S}›."],
    ["You ‹draws› a card.", "You draw a card."],
    [
      "Chosen character ‹get› +2 {S} this turn.",
      "Chosen character gets +2 {S} this turn.",
    ],
    ["Draw 2 ‹card›.", "Draw 2 cards."],
    ["Draw ‹an› card.", "Draw a card."],
    [
      "Chosen character gets +1 {S} and ‹gain› Ward this turn.",
      "Chosen character gets +1 {S} and gains Ward this turn.",
    ],
    [
      "Draw cards equal to chosen ‹item›'s {S}.",
      "Draw cards equal to chosen character's {S}.",
    ],
    // What is done once cannot be asked again and again.
    [
      "Chosen opposing character can't ready ‹while› you have a Hero character in play.",
    ],
  ],
  "missing-word": [
    ["Draw 2‹.›", "Draw 2 cards."],
    ["Draw a card, ‹gain› 1 lore.", "Draw a card, and gain 1 lore."],
    ["Whenever ‹character› quests, gain 1 lore."],
  ],
  "missing-article": [[
    "Look at ‹top› card of your deck.",
    "Look at the top card of your deck.",
  ]],
  "missing-punctuation": [
    ["{E} ‹Draw› a card.", "{E} — Draw a card."],
    [
      "You may banish chosen item ‹If› you do, draw 2 cards.",
      "You may banish chosen item. If you do, draw 2 cards.",
    ],
    [
      "You may draw a card ‹if› you do, gain 1 lore.",
      "You may draw a card. if you do, gain 1 lore.",
    ],
  ],
  "doubled-word": [
    ["Draw a ‹a› card.", "Draw a card."],
    ["Gain 2 ‹2› lore.", "Gain 2 lore."],
  ],
  "wrong-order": [
    ["Draw ‹card a›.", "Draw a card."],
    ["Banish ‹character chosen›", "Banish chosen character"],
  ],
  "unexpected-end": [["Banish‹›"]],
};

/** A text with its mistake marked, its repair if there is one, and the level. */
type Case = readonly [
  marked: string,
  repaired?: string | undefined,
  level?: "documented" | "full",
];

for (const [code, cases] of Object.entries(CASES)) {
  for (const [marked, repaired, level = "full"] of cases) {
    Deno.test(`lorcana reports ${code}: ${JSON.stringify(marked)}`, () => {
      const text = marked.replace(/[‹›]/g, "");
      const result = parseAbility(text, { cardType: "action", level });
      ok(!result.ok);
      deepStrictEqual(result.errors.map(({ code }) => code), [code]);
      const { span, suggestion } = result.errors[0]!;
      deepStrictEqual(
        text.slice(span.start, span.end),
        /‹(.*)›/.exec(marked)?.[1],
      );
      deepStrictEqual(
        suggestion && applySuggestion({ text }, suggestion).text,
        repaired,
      );
    });
  }
}

Deno.test("lorcana reports two mistakes of one sentence", () => {
  const { diagnostics } = parseAbility("Whenevr you play a sogn, draw a card.");
  deepStrictEqual(
    diagnostics.map(({ suggestion }) => suggestion?.edits[0]?.replacement),
    ["Whenever", "song"],
  );
});

Deno.test("lorcana says what could stand there", () => {
  const [error] = parseAbility("When you play frob, gain 1 lore.").diagnostics;
  ok(
    error?.message.includes('a target such as "chosen character"'),
    error?.message,
  );
});

Deno.test("lorcana reports at most twenty mistakes of a text, however long", () => {
  const { diagnostics } = parseAbility("Drwa a crad. ".repeat(500));
  deepStrictEqual(diagnostics.length, 20);
});

Deno.test("lorcana finds a mistake after 500 sentences", () => {
  const text = `${"Draw a card. ".repeat(500)}Draw a crad.`;
  const { diagnostics } = parseAbility(text);
  deepStrictEqual(diagnostics.map(({ span }) => text.slice(span.start)), [
    "crad.",
  ]);
});
