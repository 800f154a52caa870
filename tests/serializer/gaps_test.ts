import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability, CardPredicate, Effect } from "../../ast/internal.ts";
import { slice, type WritingCode } from "../../diagnostics/internal.ts";
import { render, serialize } from "../../mod.ts";

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
  /** What is written for the part that has no text. */
  readonly text: string;
}

/** Codes of puzzles and of Lorcana abilities. */
type OfOthers = "unfit-part" | "not-read-back";

/** A tree for each reason why one has no text: the list is to stay short. */
const GAPS: { readonly [C in Exclude<WritingCode, OfOthers>]: Gap } = {
  "empty-list": {
    ability: { Triggered: { trigger: { Keywords: [] }, effect: EXTRA_TURN } },
    path: "[0].Triggered.trigger.Keywords",
    text: "",
  },
  "effect-not-last": {
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
    text:
      "Until end of turn, play this card from your void. If you do, take an extra turn after this one",
  },
  "nested-modes": {
    ability: { Event: { effect: modes(6) } },
    path: `[0].Event.effect${".Modal[0].effect".repeat(5)}.Modal`,
    text: "{ChooseOne}\n" +
      "{bullet} ".repeat(6) + "{mode6-cost}: Take an extra turn after this one",
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
    text:
      "Discard your hand or both discard your hand and either discard your hand or {e}",
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
    text:
      "cards with cost less than the number of allied events but with cost {e} or less",
  },
  "tree-too-deep": {
    ability: {
      Event: { effect: { Effect: { Discover: { predicate: fast(54) } } } },
    },
    path: "",
    text: "{fast} card",
  },
  "not-a-whole-number": {
    ability: {
      Event: { effect: { Effect: { DrawCards: { count: -1 } } } },
    },
    path: "[0].Event.effect.Effect.DrawCards.count",
    text: "{cards}",
  },
  "unfit-tree": {
    // As it may come from a file that somebody edited.
    ability: JSON.parse('{ "Event": { "effect": { "Effect": "toString" } } }'),
    path: "[0].Event.effect.Effect",
    text: "",
  },
};

for (const [expected, { ability, path, text }] of Object.entries(GAPS)) {
  Deno.test(`serialize() reports ${expected}, with its path and its text`, () => {
    const written = serialize([ability]);
    if (written.ok) throw new Error(`It is written as "${written.text}"`);
    const [error, ...others] = written.errors;
    deepStrictEqual([error?.code, error?.details.path], [expected, path]);
    deepStrictEqual(others, []);
    if (expected === "unfit-tree") strictEqual(error?.label, path);
    const part = slice(written.text, error?.span ?? { start: 0, end: 0 });
    strictEqual(part, text);
  });
}

Deno.test("serialize() gives equal numbers that cannot be written a path each", () => {
  const written = serialize([
    { Event: { effect: { Effect: { DrawCards: { count: -1 } } } } },
    { Event: { effect: { Effect: { GainPoints: { gains: -1 } } } } },
  ]);
  deepStrictEqual(
    written.ok || written.errors.map(({ details, span }) => [
      details.path,
      slice(written.text, span),
    ]),
    [
      ["[0].Event.effect.Effect.DrawCards.count", "{cards}"],
      ["[1].Event.effect.Effect.GainPoints.gains", "{points}"],
    ],
  );
});

Deno.test("serialize() points at a part that has no text", () => {
  const written = serialize([GAPS["effect-not-last"].ability]);
  const [error] = written.ok ? [] : written.errors;
  strictEqual(
    error && render(error, { file: "<tree>", text: written.text }),
    `error[effect-not-last]: Cannot write anything after this effect: it would be read as part of it
   ╭─[<tree>:1:1]
   │
 1 │ Until end of turn, play this card from your void. If you do, take an extra turn after this one. Take an extra turn after this one.
   │ ───────────────────────────────────────────────┬──────────────────────────────────────────────
   │                                                ╰──────────────────────────────────────────────── [0].Event.effect.List[0].effect
───╯`,
  );
});

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
