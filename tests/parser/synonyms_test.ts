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
    "Kill an enemy.",
    "Murder an enemy.",
    "Terminate an enemy.",
    "Vaporize an enemy.",
    "Extinguish an enemy.",
    "Put to death an enemy.",
    "{Dissolve} a foe.",
  ],
  "{Banish} an ally.": [
    "Expel an ally.",
    "Seal an ally.",
    "Exile an ally.",
    "Purge an ally.",
    "Set aside an ally.",
    "Evict an ally.",
    "{Banish} a friend.",
    "{Banish} a sidekick.",
  ],
  "{Prevent} a played card.": [
    "Thwart a played card.",
    "Veto a played card.",
    "Counter a played card.",
    "Stop a played card.",
    "Fizzle a played card.",
    "Refuse a played card.",
  ],
  "{Materialize} a copy of an ally.": [
    "Assemble a copy of an ally.",
    "Call forth a copy of an ally.",
    "Set up a copy of an ally.",
    "Forge a copy of an ally.",
    "Deploy a copy of an ally.",
    "Conjure a copy of an ally.",
    "Muster a copy of an ally.",
    "Make a copy of an ally.",
  ],
  "{Discover} an event.": [
    "Look for an event.",
    "Scout for an event.",
    "Track down an event.",
    "Search an event.",
    "Search your deck for an event.",
    "Choose from your deck an event.",
  ],
  "Return an ally to hand.": [
    "Recall an ally to hand.",
    "Withdraw an ally to hand.",
    "Bounce an ally to hand.",
    "Retrieve an ally to hand.",
    "Regain an ally to hand.",
  ],
  "Gain control of an enemy.": [
    "Dominate an enemy.",
    "Abduct an enemy.",
    "Steal an enemy.",
    "Hijack an enemy.",
  ],
  "Abandon an ally: Draw {cards}.": [
    "Relinquish an ally: Draw {cards}.",
    "Offer up an ally: Draw {cards}.",
    "Sacrifice an ally: Draw {cards}.",
    "Tribute away an ally: Draw {cards}.",
  ],
  "{Foresee}.": ["Predict.", "Premonition.", "Scry.", "Forecast."],
  "{Kindle}.": ["Ignite.", "Level up.", "Boost.", "Enrage."],
  "{Reclaim} {a-subtype}.": [
    "Replay {a-subtype}.",
    "Unearth {a-subtype}.",
    "Reanimate {a-subtype}.",
    "Retrace {a-subtype}.",
  ],
  "{Fast} -- Draw {cards}.": [
    "Swift -- Draw {cards}.",
    "Quick -- Draw {cards}.",
    "Burst -- Draw {cards}.",
  ],
  "An ally gains {aegis} this turn.": [
    "An ally gains barrier this turn.",
    "An ally gains hexproof this turn.",
    "An ally gains protected this turn.",
  ],
  "{Judgment} Draw {cards}.": [
    "At the start of your turn, Draw {cards}.",
    "Start of turn: Draw {cards}.",
    "Turn start: Draw {cards}.",
    "Upkeep Draw {cards}.",
    "At the beginning of your turn, Draw {cards}.",
  ],
  "{Materialized} Draw {cards}.": [
    "Fanfare: Draw {cards}.",
    "When played: Draw {cards}.",
    "Battlecry: Draw {cards}.",
    "Summoned Draw {cards}.",
    "Etb Draw {cards}.",
    "Comes into play: Draw {cards}.",
  ],
  "{Dissolved} Draw {cards}.": [
    "Deathrattle: Draw {cards}.",
    "Dying wish: Draw {cards}.",
    "When this dies, Draw {cards}.",
    "Destroyed Draw {cards}.",
  ],
  "When you play a character, draw {cards}.": [
    "When you play a troop, draw {cards}.",
    "When you play a henchman, draw {cards}.",
    "When you play a unit card, draw {cards}.",
    "When you play a creature, draw {cards}.",
    "When you play a fighter, draw {cards}.",
    "When you play a model, draw {cards}.",
    "When you play an adventurer, draw {cards}.",
  ],
  "When you play an event, draw {cards}.": [
    "When you play an operation, draw {cards}.",
    "When you play an order, draw {cards}.",
    "When you play a sorcery, draw {cards}.",
    "When you play a skill, draw {cards}.",
    "When you play a technique, draw {cards}.",
    "When you play a scheme, draw {cards}.",
  ],
  "Return an event from your void to your hand.": [
    "Return an event from your scrapyard to your hand.",
    "Return an event from your afterlife to your hand.",
    "Return an event from your scrap heap to your hand.",
    "Return an event from your graveyard to your hand.",
    "Return an event from your crypt to your hand.",
    "Return an event from your underworld to your hand.",
  ],
  "An ally gains +{s} spark.": [
    "An ally gains +{s} prestige.",
    "An ally gains +{s} vitality.",
    "An ally gets +{s} spark.",
    "An ally picks up +{s} spark.",
    "An ally gains +{s} power.",
    "An ally gains +{s} value of attack.",
  ],
  "Discard your hand.": ["Throw your hand.", "Cycle your hand."],
  "Copy the next event you play this turn.": [
    "Clone the next event you play this turn.",
    "Reproduce the next event you play this turn.",
  ],
};

for (const [ours, others] of Object.entries(OTHERS)) {
  for (const text of others) {
    Deno.test(`parse() suggests ${ours} for ${text}`, () => {
      const [error] = errorsOf(parse(text, VARIABLES));
      strictEqual(error?.code, "foreign-word");
      strictEqual(
        error?.suggestion && applySuggestion({ text }, error.suggestion).text,
        ours,
      );
    });
  }
}
