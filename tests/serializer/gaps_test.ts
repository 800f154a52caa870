import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability, CardPredicate, Effect } from "../../ast/mod.ts";
import { serialize } from "../../mod.ts";
import type { Reason } from "../../serializer/phrase.ts";

const EXTRA_TURN: Effect = { Effect: "TakeExtraTurn" };
const counting = (
  target: CardPredicate,
  count_matching: CardPredicate,
): CardPredicate => ({
  CharacterWithCostComparedToControlled: {
    target,
    cost_operator: "OrLess",
    count_matching,
  },
});

interface Gap {
  readonly ability: Ability;
  readonly path: string;
}

/** A tree for each reason why one has no text: the list is to stay short. */
const GAPS: { readonly [R in Reason]: Gap } = {
  "empty": {
    ability: { Triggered: { trigger: { Keywords: [] }, effect: EXTRA_TURN } },
    path: "[0].Triggered.trigger.Keywords",
  },
  "not-last": {
    ability: {
      Event: {
        effect: {
          List: [
            {
              effect: {
                CreateStaticAbilityUntilEndOfTurn: {
                  ability: { PlayFromVoid: { if_you_do: EXTRA_TURN } },
                },
              },
              optional: false,
            },
            { effect: "TakeExtraTurn", optional: false },
          ],
        },
      },
    },
    path: "[0].Event.effect.List[0].effect",
  },
  "nested-modes": {
    ability: { Event: { effect: modes(6) } },
    path: `[0].Event.effect${".Modal[0].effect".repeat(5)}.Modal`,
  },
  "nested-costs": {
    ability: {
      Named: {
        ReclaimForCost: {
          Choice: ["DiscardHand", {
            CostList: ["DiscardHand", {
              Choice: ["DiscardHand", { Energy: 1 }],
            }],
          }],
        },
      },
    },
    path: "[0].Named.ReclaimForCost",
  },
  "nested-description": {
    ability: {
      Event: {
        effect: {
          Effect: {
            Discover: {
              predicate: counting("Character", {
                CardWithCost: {
                  target: counting("Card", "Event"),
                  cost_operator: "OrLess",
                  cost: 1,
                },
              }),
            },
          },
        },
      },
    },
    path:
      "[0].Event.effect.Effect.Discover.predicate.CharacterWithCostComparedToControlled.count_matching.CardWithCost.target",
  },
  "too-deep": {
    ability: {
      Event: { effect: { Effect: { Discover: { predicate: fast(200) } } } },
    },
    path: "",
  },
  "not-a-number": {
    ability: {
      Event: { effect: { Effect: { DrawCards: { count: -1 } } } },
    },
    path: "[0].Event.effect.Effect.DrawCards.count",
  },
};

for (const [reason, { ability, path }] of Object.entries(GAPS)) {
  Deno.test(`serialize() reports what is ${reason}, with its path`, () => {
    const written = serialize([ability]);
    strictEqual(written.ok, false);
    deepStrictEqual(
      written.problems.map(({ code, path }) => ({ code, path })),
      [{ code: reason, path }],
    );
  });
}

Deno.test("serialize() bears a tree of 100,000 levels", () => {
  const deep: Ability = {
    Event: { effect: { Effect: { Discover: { predicate: fast(100_000) } } } },
  };
  strictEqual(serialize([deep]).ok, false);
});

function modes(levels: number): Effect {
  return levels === 0
    ? EXTRA_TURN
    : { Modal: [{ energy_cost: 1, effect: modes(levels - 1) }] };
}

function fast(levels: number): CardPredicate {
  let card: CardPredicate = "Card";
  for (let i = 0; i < levels; i++) card = { Fast: { target: card } };
  return card;
}
