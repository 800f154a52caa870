import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import type { EffectWithOptions } from "../../ast/internal.ts";
import { parse } from "../../mod.ts";

const VARIABLES =
  "cards: 1, e: 2, s: 3, k: 1, points: 1, discards: 1, subtype: mage, reclaim: 2";

/** Texts in other words, and the usual ones. */
const SAME: { readonly [text: string]: string } = {
  "You may play this card from your void for {e}.":
    "Play this card from your void for {e}.",
  "You may play this card from your void.": "Play this card from your void.",
  "{Dissolve} an enemy with spark less than the amount of energy paid.":
    "{Dissolve} an enemy with spark less than the amount of {energy-symbol} paid.",
  "{reclaim-for-cost}": "{ReclaimForCost}",
};

for (const [text, usual] of Object.entries(SAME)) {
  Deno.test(`parse() reads "${text}" like "${usual}"`, () => {
    const [read, expected] = [parse(text, VARIABLES), parse(usual, VARIABLES)];
    deepStrictEqual(
      read.ok && read.abilities,
      expected.ok ? expected.abilities : "an ability",
    );
  });
}

/**
 * Lists in which an effect other than the first has terms: for each effect,
 * whether it is optional (?), costs something ($) or has a condition (!).
 */
const TERMS: { readonly [text: string]: string } = {
  "Draw {cards}. You may gain {points}.": ". ?",
  "Draw {cards}. You may gain {points} and {kindle}.": ". ? ?",
  "Draw {cards}, then you may gain {points}, then {kindle}.": ". ? ?",
  "You may draw {cards} and {kindle}. Pay {e} to gain {points}.": "? ? $",
  "You may draw {cards}. Either way, gain {points} and {kindle}.": "? . .",
  "You may draw {cards}. You may gain {points}. Either way, {kindle}.": "? ? .",
  "Draw {cards}. Pay {e} to gain {points}. Either way, {kindle}.": ". $ .",
  "Draw {cards}. With an allied {subtype}, gain {points}. You may {kindle}.":
    ". ! ?",
  "With an allied {subtype}, gain {points}. Either way, {kindle}. You may draw {cards}.":
    "! . ?",
  "Draw {cards}. With an allied {subtype}, you may gain {points}. Either way, {kindle}.":
    ". ?! .",
};

for (const [text, terms] of Object.entries(TERMS)) {
  Deno.test(`parse() reads the terms ${terms} in "${text}"`, () => {
    strictEqual(membersOf(text).map(termsOf).join(" "), terms);
  });
}

function membersOf(text: string): readonly EffectWithOptions[] {
  const result = parse(text, VARIABLES);
  const [ability] = result.ok ? result.abilities : [];
  const effect = ability && "Event" in ability && ability.Event.effect;
  if (!effect || !("List" in effect)) throw new Error("Expected a list");
  return effect.List;
}

function termsOf(
  { optional, trigger_cost, condition }: EffectWithOptions,
): string {
  const terms = (optional ? "?" : "") + (trigger_cost ? "$" : "") +
    (condition ? "!" : "");
  return terms === "" ? "." : terms;
}

/** Terms that could be those of ‹the next effect›, too. */
const UNCLEAR: readonly string[] = [
  "With an allied {subtype}, gain {points} and ‹{kindle}›. You may draw {cards}.",
  "With an allied {subtype}, gain {points}, then ‹{kindle}›. Pay {e} to draw {cards}.",
  "With an allied {subtype}, gain {points}. ‹{Kindle}›. You may draw {cards}.",
  "Draw {cards}. With an allied {subtype}, gain {points} and ‹{kindle}›.",
  "Draw {cards}. With an allied {subtype}, you may gain {points} and ‹{kindle}›.",
  "If this card is in your void, gain {points}. ‹{Kindle}›. You may draw {cards}.",
  "Draw {cards}. You may pay {e} to gain {points} and ‹{kindle}›.",
  "You may pay {e} to gain {points}. ‹{Kindle}›. You may draw {cards}.",
  "Draw {cards}. You may gain {points}. ‹{Kindle}›.",
  "You may draw {cards}. ‹Gain {points}›. You may {kindle}.",
  "{Judgment} Draw {cards}. You may gain {points}. ‹{Kindle}› and draw {cards}.",
  "{e}: Draw {cards}. With an allied {subtype}, gain {points}. ‹{Kindle}›.",
];

for (const marked of UNCLEAR) {
  Deno.test(`parse() asks about the terms in "${marked}"`, () => {
    const result = parse(marked.replaceAll(/[‹›]/g, ""), VARIABLES);
    const [error] = result.ok ? [] : result.errors;
    deepStrictEqual([error?.code, error?.span], ["unclear-scope", {
      start: marked.indexOf("‹"),
      end: marked.indexOf("›") - 1,
    }]);
  });
}

/** Descriptions that have no room for what the noun says, and would lose it. */
const LOST: readonly string[] = [
  "{fast} character with spark {s} with spark {s} or less",
  "{fast} character that is not a {subtype} with spark {s} or less",
  "{fast} character with spark {s} with an activated ability",
  "{fast} {fast} character with spark {s} with a {materialized} ability",
  "{subtype} with spark {s}",
  "event with spark {s}",
  "{fast} {subtype} with spark {s} higher",
  "{subtype} that is not a {subtype}",
  "event that is not a {subtype}",
  "{fast} card that is not a {subtype}",
  "{subtype} with activated abilities",
  "event with {materialized} abilities",
];

for (const card of LOST) {
  Deno.test(`parse() does not read "${card}", which would lose a word`, () => {
    strictEqual(parse(`{Discover} a ${card}.`, VARIABLES).ok, false);
  });
}

/** The same descriptions of characters, which lose nothing. */
const KEPT: readonly string[] = [
  "character with spark {s}",
  "{fast} character with spark {s}",
  "{fast} character with spark {s} or less with cost {e} or less",
  "character that is not a {subtype}",
  "{fast} character that is not a {subtype}",
  "character that is not a {subtype} with cost {e} or more",
  "character with activated abilities",
];

for (const card of KEPT) {
  Deno.test(`parse() reads "${card}" with all that it says`, () => {
    const result = parse(`{Discover} a ${card}.`, VARIABLES);
    const tree = JSON.stringify(result.ok ? result.abilities : result.errors);
    for (const [said, kept] of SAYS) {
      strictEqual(tree.includes(kept), said.test(card), kept);
    }
  });
}

const SAYS: readonly (readonly [RegExp, string])[] = [
  [/fast/, '"Fast"'],
  [/spark/, '"CharacterWithSpark":[3'],
  [/cost/, '"cost":2'],
  [/that is not/, '"NotCharacterType":"Mage"'],
  [/activated/, '"CharacterWithMultiActivatedAbility"'],
];

/** What to write where a directive cannot stand. */
const ADVICE: { readonly [text: string]: RegExp } = {
  "{Fast}": /^\{Fast\} stands before a cost/,
  "Draw {cards}.\n\n{Fast}": /^\{Fast\} stands before a cost/,
  "An ally gains +{s} {spark}.": /^write "spark" as a word/,
  "Gain {spark}.": /^write "spark" as a word/,
};

for (const [text, note] of Object.entries(ADVICE)) {
  Deno.test(`parse() says what to write for ${JSON.stringify(text)}`, () => {
    const result = parse(text, "s: 2, e: 1, cards: 1");
    match(result.ok ? "" : result.errors[0]?.notes?.[0] ?? "", note);
  });
}
