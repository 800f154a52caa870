import { deepStrictEqual } from "node:assert/strict";
import type { Ability } from "../ast/internal.ts";
import { parse } from "../mod.ts";

/** The nine cards that the design names as its measure. */
const CARDS: readonly {
  readonly text: string;
  readonly variables?: string;
  readonly abilities: readonly Ability[];
}[] = [
  {
    text: "When you play {cards-numeral} in a turn, {reclaim} this character.",
    variables: "cards: 2",
    abilities: [{
      Triggered: {
        trigger: { PlayCardsInTurn: 2 },
        effect: { Effect: { ReturnFromYourVoidToPlay: { target: "This" } } },
      },
    }],
  },
  {
    text: "{Discover} a card with cost {e}.",
    variables: "e: 2",
    abilities: [{
      Event: {
        effect: {
          Effect: {
            Discover: {
              predicate: {
                CardWithCost: {
                  target: "Card",
                  cost_operator: "Exactly",
                  cost: 2,
                },
              },
            },
          },
        },
      },
    }],
  },
  {
    text: "{Judgment} Return this character from your void to your hand.",
    abilities: [{
      Triggered: {
        trigger: { Keywords: ["Judgment"] },
        effect: { Effect: { ReturnFromYourVoidToHand: { target: "This" } } },
      },
    }],
  },
  {
    text:
      "{Judgment} You may discard {discards} to draw {cards} and gain {points}.",
    variables: "discards: 1, cards: 1, points: 1",
    abilities: [{
      Triggered: {
        trigger: { Keywords: ["Judgment"] },
        effect: {
          ListWithOptions: {
            effects: [
              { effect: { DrawCards: { count: 1 } }, optional: true },
              { effect: { GainPoints: { gains: 1 } }, optional: true },
            ],
            trigger_cost: {
              DiscardCards: { target: { Any: "Card" }, count: 1 },
            },
          },
        },
      },
    }],
  },
  {
    text: "Draw {cards}. Discard {discards}.\n\n{ReclaimForCost}",
    variables: "cards: 2, discards: 2, reclaim: 2",
    abilities: [
      {
        Event: {
          effect: {
            List: [
              { effect: { DrawCards: { count: 2 } }, optional: false },
              { effect: { DiscardCards: { count: 2 } }, optional: false },
            ],
          },
        },
      },
      { Named: { Reclaim: 2 } },
    ],
  },
  {
    text:
      "{Judgment} You may {banish} {cards} from your void to {dissolve} an enemy with cost {e} or less.",
    variables: "cards: 3, e: 2",
    abilities: [{
      Triggered: {
        trigger: { Keywords: ["Judgment"] },
        effect: {
          WithOptions: {
            effect: {
              DissolveCharacter: {
                target: {
                  Enemy: {
                    CardWithCost: {
                      target: "Character",
                      cost_operator: "OrLess",
                      cost: 2,
                    },
                  },
                },
              },
            },
            optional: true,
            trigger_cost: { BanishCardsFromYourVoid: 3 },
          },
        },
      },
    }],
  },
  {
    text:
      "Once per turn, you may play a character with cost {e} or less from your void.",
    variables: "e: 2",
    abilities: [{
      Static: {
        StaticAbility: {
          OncePerTurnPlayFromVoid: {
            matching: {
              CardWithCost: {
                target: "Character",
                cost_operator: "OrLess",
                cost: 2,
              },
            },
          },
        },
      },
    }],
  },
  {
    text: "When you discard a card, {kindle}.",
    variables: "k: 1",
    abilities: [{
      Triggered: {
        trigger: { Discard: { Your: "Card" } },
        effect: { Effect: { Kindle: { amount: 1 } } },
      },
    }],
  },
  {
    text: "{Materialize} {n-figments}.",
    variables: "number: 3, figment: radiant",
    abilities: [{
      Event: {
        effect: {
          Effect: { MaterializeFigments: { figment: "Radiant", count: 3 } },
        },
      },
    }],
  },
];

for (const { text, variables = "", abilities } of CARDS) {
  Deno.test(`parse() reads the representative card ${JSON.stringify(text)}`, () => {
    const result = parse(text, variables);
    deepStrictEqual(result.ok ? result.abilities : result.errors, abilities);
  });
}
