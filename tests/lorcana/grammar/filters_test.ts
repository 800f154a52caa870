import { deepStrictEqual, notStrictEqual, ok } from "node:assert/strict";
import { parseEffect, parseTarget, printEffect } from "../../../lorcana/mod.ts";
import { contains } from "../contains.ts";
import type { FilterExamples } from "../examples.ts";

const examples: FilterExamples = {
  "has-classification": "chosen Princess character",
  "has-name": "chosen character named Duke of Weselton",
  "has-keyword": "chosen character with Evasive",
  "cost-comparison": "chosen item with cost 2 or less",
  "strength-comparison": "chosen opposing character with 3 {S} or more",
  "willpower-comparison": "all characters with 4 {W} or less",
  "lore-comparison": "chosen character with 1 {L}",
  "total-strength-comparison":
    "any number of chosen opposing characters with total {S} 10 or less",
  "total-cost-comparison":
    "up to 3 chosen characters with total cost 7 or less",
  "superlative": "the opposing character with the highest cost",
  "chosen-ink-type": "all characters of the chosen ink type",
  "chosen-property": "all characters with that classification",
  "among": "one of them",
  "has-abilities": "all characters with no abilities",
  "using-shift": "the next character you shift this turn",
  "damaged": "one of your damaged characters",
  "undamaged": "each of your undamaged characters",
  "exerted": "chosen exerted character",
  "ready": "chosen ready character of yours",
  "at-location": "chosen character at a location",
  "same-location-as-source": "all characters here",
  "cards-under": "chosen character with a card under them",
  "characters-at": "chosen location with a character at it",
  "ink-type": "your other Amber characters",
  "card-type": "chosen character with Bodyguard or item",
  "same-name": "all other items with the same name",
  "shared": "2 chosen characters with the same name",
  "different-names": "2 chosen characters with different names",
  "inkable": "chosen character with {IW}",
  "named-card": "all characters with that name",
  "challenged-this-turn": "chosen character who was challenged this turn",
  "in-challenge": "chosen challenging character",
  "this-way": "each character you removed damage from this way",
  "did-this-turn": "chosen character that quested this turn",
  "played-this-turn": "chosen character that was played this turn",
  "or": "chosen Princess or Queen character",
  "and": "chosen Robot character with Rush or item",
  "not": "chosen character without Evasive",
};

for (const [type, text] of Object.entries(examples)) {
  Deno.test(`lorcana filter ${type}: "${text}"`, () => {
    const target = parseTarget(text);
    notStrictEqual(target, undefined);
    ok(contains(target, type) || typeof target === "string");
    const effect = parseEffect(`Banish ${text}.`);
    ok(effect !== undefined, "no effect");
    deepStrictEqual(parseEffect(printEffect(effect)), effect);
  });
}

/** Lists of classes or names: whatever joins them, any of them will do. */
const LISTS: Readonly<Record<"classes" | "names", readonly string[]>> = {
  classes: [
    "all Prince, King, or Queen characters",
    "all Prince, King or Queen characters",
    "all Prince, King, and Queen characters",
    "all Prince, King and Queen characters",
    "all Prince, King and/or Queen characters",
  ],
  names: [
    "all characters named Huey, Dewey, or Louie",
    "all characters named Huey, Dewey or Louie",
    "all characters named Huey, Dewey, and Louie",
    "all characters named Huey, Dewey and Louie",
  ],
};

for (const [first = "", ...others] of Object.values(LISTS)) {
  for (const text of others) {
    Deno.test(`parseTarget() reads "${text}" as "${first}"`, () => {
      ok(contains(parseTarget(first), "or"));
      deepStrictEqual(parseTarget(text), parseTarget(first));
    });
  }
}
