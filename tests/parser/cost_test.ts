import { deepStrictEqual } from "node:assert/strict";
import type { Cost } from "../../ast/internal.ts";
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
  ["either discard a card or abandon an ally", { Choice: [DISCARD, ABANDON] }],
  // A choice that is one of several is part of them, and so is a list.
  ["discard a card or either abandon an ally or pay no cost", {
    Choice: [DISCARD, ABANDON, { CostList: [] }],
  }],
  ["discard a card and both abandon an ally and discard a card", {
    CostList: [DISCARD, ABANDON, DISCARD],
  }],
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

/** What stands before a colon, and what has to be paid. */
const activated: readonly (readonly [string, readonly Cost[]])[] = [
  ["No cost", []],
  ["No cost, discard a card", [DISCARD]],
  ["Discard a card, abandon an ally", [DISCARD, ABANDON]],
  ["Both discard a card and abandon an ally", [
    { CostList: [DISCARD, ABANDON] },
  ]],
  ["Discard a card or either abandon an ally or discard a card", [
    { Choice: [DISCARD, ABANDON, DISCARD] },
  ]],
];

for (const [written, costs] of activated) {
  Deno.test(`parse() reads what "${written}:" costs`, () => {
    const read = parse(`${written}: Draw {cards}.`, "cards: 1");
    deepStrictEqual(read.ok && read.abilities, [{
      Activated: { costs, effect: { Effect: { DrawCards: { count: 1 } } } },
    }]);
  });
}
