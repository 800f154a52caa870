import { deepStrictEqual, doesNotMatch, strictEqual } from "node:assert/strict";
import {
  extractNamedAbilityPrefix,
  normalizeText,
  parseAbility,
  print,
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
    ["10,000 HATS Draw a card.", "10,000 HATS", "Draw a card."],
    ["HAT + COAT Draw a card.", "HAT + COAT", "Draw a card."],
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
  "Draw! {E} a card.",
  "Now! 2 cards are drawn.",
  "10,000 cards are drawn.",
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
  ["Quick Step 2 {I}, {E} — Draw a card.", "Quick Step"],
  ["Quick Step {E}: Draw a card.", "Quick Step"],
  ["Whenever this character quests, draw a card.", undefined],
];

for (const [text, name] of titled) {
  Deno.test(`lorcana names the ability of "${text}"`, () => {
    const { ok, name: found } = parseAbility(text);
    deepStrictEqual([ok, found], [true, name]);
  });
}

/** Texts whose first word could be a title, but is part of a mistake. */
const untitled: readonly string[] = [
  "Draw {E} a card.",
  "Banish {E} a card.",
  "When Whenever this character quests, draw a card.",
  "Challenger Each character gets -2 {S}.",
  "Sing Together Whenever this character quests, draw a card.",
];

for (const text of untitled) {
  Deno.test(`lorcana finds no title in "${text}"`, () => {
    deepStrictEqual(parseAbility(text).ok, false);
  });
}

/** Names in capitals that could be classes of characters, but are not. */
const capitals: readonly (readonly [string, names: readonly string[]])[] = [
  ["OLD GROUND Characters get +1 {S} while here.", ["OLD GROUND"]],
  ["A HAT Damaged characters can't challenge this character.", ["A HAT"]],
  ["HAT & COAT Robot characters get +1 {S} while here.", ["HAT & COAT"]],
  ["QUIET Opposing items enter play exerted.", ["QUIET"]],
  ["QUIET All opposing characters get -1 {S}.", ["QUIET"]],
  ["Rush OLD GROUND Characters get +1 {S} while here.", ["OLD GROUND"]],
  ["Rush\nOLD GROUND Characters get +1 {S} while here.", ["OLD GROUND"]],
  ["QUICK STEP Draw a card. QUIET Opposing items enter play exerted.", [
    "QUICK STEP",
    "QUIET",
  ]],
];

for (const [text, names] of capitals) {
  Deno.test(`lorcana finds names, not classes, in ${JSON.stringify(text)}`, () => {
    const { ok, abilities } = parseAbility(text);
    strictEqual(ok, true);
    deepStrictEqual(
      abilities.flatMap(({ name }) => name ?? []),
      names,
    );
    deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
    doesNotMatch(JSON.stringify(abilities), /"classification":"[A-Z]{2}/);
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
