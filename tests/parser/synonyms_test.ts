import { strictEqual } from "node:assert/strict";
import { applySuggestion, parse } from "../../mod.ts";
import { errorsOf } from "../results.ts";

const VARIABLES = "cards: 1, foresee: 2, k: 1, s: 1, subtype: mage";

/** Sentences of this game, and how players of others would say them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "{Dissolve} an enemy.": [
    "Annihilate an enemy.",
    "Crush an enemy.",
    "Demolish an enemy.",
    "Smite an enemy.",
    "Take out an enemy.",
    "Strike down an enemy.",
  ],
  "{Banish} an ally.": ["Expel an ally.", "Seal an ally."],
  "{Prevent} a played card.": ["Thwart a played card.", "Veto a played card."],
  "{Materialize} a copy of an ally.": [
    "Assemble a copy of an ally.",
    "Call forth a copy of an ally.",
    "Set up a copy of an ally.",
    "Forge a copy of an ally.",
  ],
  "{Discover} an event.": [
    "Look for an event.",
    "Scout for an event.",
    "Track down an event.",
  ],
  "Return an ally to hand.": [
    "Recall an ally to hand.",
    "Withdraw an ally to hand.",
  ],
  "Gain control of an enemy.": [
    "Dominate an enemy.",
    "Abduct an enemy.",
  ],
  "Abandon an ally: Draw {cards}.": [
    "Relinquish an ally: Draw {cards}.",
    "Offer up an ally: Draw {cards}.",
  ],
  "{Foresee}.": ["Predict.", "Premonition."],
  "{Kindle}.": ["Ignite.", "Level up."],
  "{Reclaim} {a-subtype}.": ["Replay {a-subtype}.", "Unearth {a-subtype}."],
  "{Fast} -- Draw {cards}.": ["Swift -- Draw {cards}."],
  "An ally gains {aegis} this turn.": ["An ally gains barrier this turn."],
  "{Judgment} Draw {cards}.": [
    "At the start of your turn, Draw {cards}.",
    "Start of turn: Draw {cards}.",
    "Turn start: Draw {cards}.",
  ],
  "{Materialized} Draw {cards}.": [
    "Fanfare: Draw {cards}.",
    "When played: Draw {cards}.",
    "Battlecry: Draw {cards}.",
  ],
  "{Dissolved} Draw {cards}.": [
    "Deathrattle: Draw {cards}.",
    "Dying wish: Draw {cards}.",
    "When this dies, Draw {cards}.",
  ],
  "When you play a character, draw {cards}.": [
    "When you play a troop, draw {cards}.",
    "When you play a henchman, draw {cards}.",
    "When you play a unit card, draw {cards}.",
  ],
  "When you play an event, draw {cards}.": [
    "When you play an operation, draw {cards}.",
    "When you play an order, draw {cards}.",
  ],
  "Return an event from your void to your hand.": [
    "Return an event from your scrapyard to your hand.",
    "Return an event from your afterlife to your hand.",
    "Return an event from your scrap heap to your hand.",
  ],
  "An ally gains +{s} spark.": [
    "An ally gains +{s} prestige.",
    "An ally gains +{s} vitality.",
  ],
};

for (const [ours, others] of Object.entries(OTHERS)) {
  for (const text of others) {
    Deno.test(`parse() suggests ${ours} for ${text}`, () => {
      const [error] = errorsOf(parse(text, VARIABLES));
      strictEqual(
        error?.suggestion && applySuggestion({ text }, error.suggestion).text,
        ours,
      );
    });
  }
}
