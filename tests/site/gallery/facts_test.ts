import { deepStrictEqual, ok } from "node:assert/strict";
import { parse } from "../../../mod.ts";
import { type Facts, factsOf } from "../../../site/cards/facts.ts";

/** Card texts with their variables, and what is known of each. */
const CASES: readonly (readonly [
  text: string,
  variables: string,
  facts: Partial<Readonly<Record<keyof Facts, readonly string[]>>>,
])[] = [
  ["{Judgment} Draw {cards}.", "cards: 1", {
    kinds: ["Triggered"],
    triggers: ["Judgment"],
    effects: ["DrawCards"],
  }],
  ["{e}, Discard {discards}: Gain {points}.", "e: 1, discards: 1, points: 2", {
    kinds: ["Activated"],
    costs: ["Energy", "DiscardCards"],
    effects: ["GainPoints"],
  }],
  ["Draw {cards}. Gain {e}.", "cards: 1, e: 1", {
    kinds: ["Event"],
    effects: ["DrawCards", "GainEnergy"],
  }],
  ["Until end of turn, when you play an event, copy it.", "", {
    effects: ["CreateTriggerUntilEndOfTurn", "Copy"],
    triggers: ["Play"],
  }],
  ["{Reclaim} -- Abandon an ally", "", {
    kinds: ["Named"],
    costs: ["AbandonCharactersCount"],
  }],
  ["{ReclaimForCost}", "reclaim: 3", {
    kinds: ["Named"],
    effects: ["Reclaim"],
  }],
  ["Has all character types.", "", {
    kinds: ["Static"],
    statics: ["HasAllCharacterTypes"],
    effects: [],
  }],
];

for (const [text, variables, facts] of CASES) {
  Deno.test(`factsOf() names what a card does: ${text}`, () => {
    const card = parse(text, variables);
    ok(card.ok);
    const found = factsOf(card.abilities);
    for (const [kind, names] of Object.entries(facts)) {
      deepStrictEqual([...found[kind as keyof Facts]], names, kind);
    }
  });
}
