import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  extractNamedAbilityPrefix,
  normalizeText,
  parseAbility,
} from "../../../lorcana/mod.ts";

/** Texts that begin with the name of their ability. */
const named: readonly (readonly [text: string, name: string, rest: string])[] =
  [
    ["QUICK STEP Draw a card.", "QUICK STEP", "Draw a card."],
    ["  QUICK \t STEP  Draw a card. ", "QUICK STEP", "Draw a card."],
    ["PLAN 9 {E} — Draw a card.", "PLAN 9", "{E} — Draw a card."],
    ["PLAN B 3 {I} — Draw a card.", "PLAN B", "3 {I} — Draw a card."],
    ["ROCK & ROLL! Draw a card.", "ROCK & ROLL!", "Draw a card."],
    ["WAIT... WHAT? Draw a card.", "WAIT... WHAT?", "Draw a card."],
    [
      "HAVE A HAT A character gains Rush.",
      "HAVE A HAT",
      "A character gains Rush.",
    ],
    ["SO DO I draw a card.", "SO DO", "I draw a card."],
    ["A HAT Draw a card.", "A HAT", "Draw a card."],
    ["1,2 TWO STEPS Draw a card.", "TWO STEPS", "Draw a card."],
    ["{d},{d} TWO STEPS Draw a card.", "TWO STEPS", "Draw a card."],
    ["I'm late! {E} — Draw a card.", "I'm late!", "{E} — Draw a card."],
    ["Who? 2 {I} — Draw a card.", "Who?", "2 {I} — Draw a card."],
  ];

for (const [text, name, remainingText] of named) {
  Deno.test(`lorcana finds the name ${name} in "${text}"`, () => {
    deepStrictEqual(extractNamedAbilityPrefix(text), { name, remainingText });
  });
}

/** Texts that begin with no name. */
const nameless: readonly string[] = [
  "Draw a card.",
  "A character gains Rush.",
  "I draw a card.",
  "3 {I} — Draw a card.",
  "{E} — Draw a card.",
  "- Draw a card.",
  "QUICK STEP",
  "Go! Draw a card.",
  "It is late!",
  "1,2",
  "",
];

for (const text of nameless) {
  Deno.test(`lorcana finds no name in "${text}"`, () => {
    strictEqual(extractNamedAbilityPrefix(text), undefined);
  });
}

/** Titles that are not in capitals, as newer cards have them. */
const titled: readonly (readonly [string, string | undefined])[] = [
  ["Quick Step Whenever this character quests, draw a card.", "Quick Step"],
  ["Hat of the Moon When you play this item, draw a card.", "Hat of the Moon"],
  ["Whenever this character quests, draw a card.", undefined],
];

for (const [text, name] of titled) {
  Deno.test(`lorcana names the ability of "${text}"`, () => {
    const { ok, name: found } = parseAbility(text);
    deepStrictEqual([ok, found], [true, name]);
  });
}

/** Lines of several abilities with names, and how many there are. */
const several: readonly (readonly [string, number])[] = [
  ["QUICK STEP Draw a card. LAST HAT Gain 1 lore.", 2],
  ["QUICK STEP Draw a card. (It is yours.) LAST HAT Gain 1 lore.", 2],
  ["Ward\nYour characters gain Rush.", 2],
  ["Rush\nQUICK STEP Draw a card.", 2],
];

for (const [text, count] of several) {
  Deno.test(`lorcana reads ${count} abilities in ${JSON.stringify(text)}`, () => {
    const { ok, abilities } = parseAbility(text);
    deepStrictEqual([ok, abilities.length], [true, count]);
  });
}

Deno.test("lorcana normalizeText() leaves single blanks", () => {
  strictEqual(normalizeText("  Draw \n a\tcard. "), "Draw a card.");
});
