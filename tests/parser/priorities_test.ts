import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import type { CardPredicate, StandardEffect } from "../../ast/internal.ts";
import { parse } from "../../mod.ts";

const VARIABLES =
  "cards: 1, e: 2, s: 3, discards: 1, points: 1, number: 2, subtype: mage";

/** Texts that could be cut in more than one way, and how they are. */
const READINGS: { readonly [text: string]: readonly string[] } = {
  "{Banish} an ally, then {materialize} it.": ["BanishThenMaterialize"],
  "{Banish} an ally, then {materialize} them.": [
    "BanishCharacter",
    "MaterializeCharacter",
  ],
  "{Banish} an ally. {Materialize} it at end of turn.": [
    "BanishCharacter",
    "MaterializeCharacterAtEndOfTurn",
  ],
  "{Banish} any number of allies, then {materialize} it.": [
    "BanishCollection",
    "MaterializeCharacter",
  ],
  "{Banish} {up-to-n-allies}, then draw {cards}.": [
    "BanishCollection",
    "DrawCards",
  ],
  "{Discover} a card and {materialize} it.": ["DiscoverAndThenMaterialize"],
  "{Discover} a card and {materialize} them.": [
    "Discover",
    "MaterializeCharacter",
  ],
  "Discard a chosen card from the opponent's hand. They draw {cards}.": [
    "DiscardCardFromEnemyHandThenTheyDraw",
  ],
  "Discard a chosen card from the opponent's hand. Draw {cards}.": [
    "DiscardCardFromEnemyHand",
    "DrawCards",
  ],
  "{Prevent} a played event unless the opponent pays {e} and discard {discards}.":
    ["CounterspellUnlessPaysCost", "DiscardCards"],
  "Until end of turn, when you play an event, draw {cards} and gain {e}.": [
    "CreateTriggerUntilEndOfTurn",
    "GainEnergy",
  ],
  "A gains +{s} spark for each ally.": ["GainsSparkForQuantity"],
  "An gain +{s} spark for each ally and draw {cards}.": [
    "GainsSparkForQuantity",
    "DrawCards",
  ],
  "Draw {cards}. Gain {e}, then gain {points} and you lose {points}.": [
    "DrawCards",
    "GainEnergy",
    "GainPoints",
    "LosePoints",
  ],
};

for (const [text, expected] of Object.entries(READINGS)) {
  Deno.test(`parse() reads "${text}" as ${expected.join(", ")}`, () => {
    deepStrictEqual(effectsOf(text).map(tagOf), expected);
  });
}

/** What a description after a fast card is about: all that stands before it. */
const FAST_CARDS: { readonly [text: string]: CardPredicate } = {
  "{fast} card with cost {e}": { Fast: { target: costs("Card") } },
  "{fast} card with cost {e} with cost {e}": costs({
    Fast: { target: costs("Card") },
  }),
  "{fast} {fast} card with cost {e} with cost {e}": {
    Fast: { target: costs({ Fast: { target: costs("Card") } }) },
  },
  "{fast} card with cost {e} with spark {s} or less": {
    CharacterWithSpark: [3, "OrLess"],
  },
  "{fast} card with cost {e} with an activated ability":
    "CharacterWithMultiActivatedAbility",
  "{fast} event which could {dissolve} an ally with cost {e}": costs({
    Fast: { target: { CouldDissolve: { target: { Another: "Character" } } } },
  }),
  "{fast} with cost equal to the number of allied {subtype} with cost {e}":
    costs({
      Fast: {
        target: {
          CharacterWithCostComparedToControlled: {
            target: "Character",
            cost_operator: "Exactly",
            count_matching: { CharacterType: "Mage" },
          },
        },
      },
    }),
  "card with cost {e} with cost {e} with {fast}": {
    Fast: { target: costs(costs("Card")) },
  },
};

for (const [text, predicate] of Object.entries(FAST_CARDS)) {
  Deno.test(`parse() reads "${text}" from the inside out`, () => {
    deepStrictEqual(effectsOf(`{Discover} a ${text}.`), [
      { Discover: { predicate } },
    ]);
  });
}

function costs(target: CardPredicate): CardPredicate {
  return { CardWithCost: { target, cost_operator: "Exactly", cost: 2 } };
}

/** Texts that stay unread: one alternative has taken what another needed. */
const UNREAD = [
  "{Banish} an ally, then {materialize} it at end of turn.",
  "Draw {cards}, gain {e}.",
  "Draw {cards}",
  "Draw {cards}..",
  "Draw {discards}.",
  "{ReclaimForCost}.",
  "Gain {e} for each card you have played this turn.",
  "Draw\n{cards}.",
  "{ cards }",
];

for (const text of UNREAD) {
  Deno.test(`parse() reports ${JSON.stringify(text)}`, () => {
    const result = parse(text, `${VARIABLES}, reclaim: 1`);
    strictEqual(result.ok, false);
    match(
      result.errors[0]?.code ?? "",
      /^(unknown|misplaced|missing|unexpected|doubled)-/,
    );
  });
}

function effectsOf(text: string): readonly StandardEffect[] {
  const result = parse(text, VARIABLES);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  const [ability] = result.abilities;
  if (ability === undefined || !("Event" in ability)) return [];
  const { effect } = ability.Event;
  if ("Effect" in effect) return [effect.Effect];
  return "List" in effect ? effect.List.map(({ effect }) => effect) : [];
}

function tagOf(effect: StandardEffect): string {
  return typeof effect === "string" ? effect : Object.keys(effect)[0] ?? "";
}
