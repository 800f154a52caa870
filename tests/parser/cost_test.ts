import { deepStrictEqual } from "node:assert/strict";
import type { Cost } from "../../ast/mod.ts";
import { parse } from "../../mod.ts";

const DISCARD: Cost = { DiscardCards: { target: { Any: "Card" }, count: 1 } };
const ABANDON: Cost = {
  AbandonCharactersCount: {
    target: { Another: "Character" },
    count: { Exactly: 1 },
  },
};

/** Costs as they are written, and what has to be paid. */
const rows: readonly (readonly [string, Cost])[] = [
  ["discard a card", DISCARD],
  ["pay no cost", { CostList: [] }],
  ["pay no cost and discard a card", DISCARD],
  ["discard a card and abandon an ally", { CostList: [DISCARD, ABANDON] }],
  ["both discard a card and abandon an ally", { CostList: [DISCARD, ABANDON] }],
];

for (const [written, cost] of rows) {
  Deno.test(`parse() reads what "${written}" costs`, () => {
    const read = parse(`You may ${written} to draw {cards}.`, "cards: 1");
    deepStrictEqual(read.ok && read.abilities, [{
      Event: {
        effect: {
          WithOptions: {
            effect: { DrawCards: { count: 1 } },
            optional: true,
            trigger_cost: cost,
          },
        },
      },
    }]);
  });
}
