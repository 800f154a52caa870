import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parse, serialize } from "../../../mod.ts";
import { type CardTexts, fixCard } from "../../../tabula/mod.ts";
import { abilityCards } from "../../abilities.ts";
import { chance } from "../../fuzz/mutate.ts";
import { BLUNDERS } from "../../mutation/mistakes.ts";

function treeOf({ text, variables }: CardTexts): string | undefined {
  const outcome = parse(text, variables);
  return outcome.ok ? JSON.stringify(outcome.abilities) : undefined;
}

/** Mistakes of which nobody can be sure what was meant. */
const LEFT_ALONE: ReadonlySet<string> = new Set([
  "a doubled word",
  "a dropped word",
  "a dropped article",
  "two swapped words",
  "a wrong article",
  "a word of another game",
  "a missing variable",
]);

for (const [name, blunder] of Object.entries(BLUNDERS)) {
  const does = LEFT_ALONE.has(name) ? "leaves alone" : "keeps the meaning of";
  Deno.test(`fixCard() ${does} a card with ${name}`, () => {
    const random = chance(11);
    const fixed = abilityCards.flatMap((card) =>
      blunder(card, random)
        .filter((broken) => treeOf(broken) === undefined)
        .flatMap(({ text, variables }) => {
          const each = fixCard({ text, variables }, parse, serialize);
          const isFixed = each !== undefined && treeOf(each) !== undefined;
          return isFixed ? [{ card, each }] : [];
        })
    );
    strictEqual(fixed.length > 0, !LEFT_ALONE.has(name));
    for (const { card, each } of fixed) {
      strictEqual(treeOf(each), treeOf(card), each.text);
    }
  });
}

Deno.test("fixCard() fixes most misspelled words and every dropped period", () => {
  const share = (name: "a misspelled word" | "a dropped period"): number => {
    const random = chance(11);
    const broken = abilityCards.flatMap((card) => BLUNDERS[name](card, random))
      .filter((card) => treeOf(card) === undefined);
    const fixed = broken.map((card) => fixCard(card, parse, serialize))
      .filter((card) => card !== undefined && treeOf(card) !== undefined);
    return fixed.length / broken.length;
  };
  ok(share("a misspelled word") > 0.6);
  strictEqual(share("a dropped period"), 1);
});

Deno.test("fixCard() gives nothing for a card that is fine", () => {
  for (const card of abilityCards) {
    const fixed = fixCard(card, parse, serialize) ?? card;
    deepStrictEqual(fixCard(fixed, parse, serialize), undefined);
  }
});

Deno.test("fixCard() takes no suggestion that helps nothing", () => {
  const card = { text: "Drwa {cards}.", variables: "cards: 1" };
  const always = parse(card.text, card.variables);
  strictEqual(fixCard(card, () => always, serialize), undefined);
});

/** Cards that say more than their abilities hold. */
const SAYING_MORE: readonly CardTexts[] = [
  {
    text: "{Dissolve} a {subtype} with an activated ability.",
    variables: "subtype: warrior",
  },
  {
    text: "{Dissolve} a {subtype} with an activated ability. Draw {cards1}.",
    variables: "subtype: warrior, cards1: 2",
  },
];

for (const card of SAYING_MORE) {
  Deno.test(`fixCard() drops no variable of "${card.text}"`, () => {
    strictEqual(fixCard(card, parse, serialize), undefined);
  });
}

Deno.test("fixCard() fixes a mistake in a card whose words it would not drop", () => {
  const variables = "subtype: warrior";
  const fixed = fixCard(
    { text: "{Dissolve} a {subtype} with an activated ability", variables },
    parse,
    serialize,
  );
  const text = "{Dissolve} a {subtype} with an activated ability.";
  deepStrictEqual(fixed, { text, variables });
});
