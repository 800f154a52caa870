import type { DirectiveName } from "../../ast/internal.ts";

/** A card text in which a directive stands, and its variables. */
export type DirectiveExample = readonly [text: string, variables?: string];

/** An example of each directive that stands for a value. */
export const VALUE_EXAMPLES: {
  readonly [N in DirectiveName]: DirectiveExample;
} = {
  "a-figment": ["{Materialize} {a-figment}.", "figment: celestial"],
  "a-subtype": [
    "{Materialized} Draw {a-subtype} from your deck.",
    "subtype: warrior",
  ],
  "ASubtype": [
    "{ASubtype} in your void gains {reclaim} equal to its cost.",
    "subtype: warrior",
  ],
  "cards": ["Draw {cards}.", "cards: 2"],
  "cards-numeral": [
    "When you play {cards-numeral} in a turn, gain {points}.",
    "cards: 2, points: 1",
  ],
  "copies": ["{Materialize} {copies} of an ally.", "number: 2"],
  "count": [
    "While you have {count} or more cards in your void, allied " +
    "{plural-subtype} have +{s} spark.",
    "count: 7, s: 1, subtype: ancient",
  ],
  "count-allied-subtype": [
    "{Judgment} With {count-allied-subtype}, gain {e}.",
    "subtype: warrior, allies: 2, e: 2",
  ],
  "count-allies": [
    "{Judgment} With {count-allies} that share a character type, draw {cards}.",
    "allies: 2, cards: 1",
  ],
  "discards": ["Each player discards {discards}.", "discards: 1"],
  "e": ["Gain {e}.", "e: 2"],
  "e-": [
    "{ChooseOne}\n{bullet} {e}: Return an enemy to hand.\n" +
    "{bullet} {e-}: Draw {cards}.",
    "e: 2, cards: 1",
  ],
  "figments": [
    "{Materialize} {figments} equal to the number of cards in your hand.",
    "figment: celestial",
  ],
  "foresee": ["{Foresee}.", "foresee: 1"],
  "it-or-them": [
    "{Banish} {up-to-n-allies}, then {materialize} {it-or-them}.",
    "number: 2",
  ],
  "kindle": ["{Kindle}.", "k: 2"],
  "maximum-energy": [
    "Lose {maximum-energy}: Play this event for {e}.",
    "max: 1, e: 2",
  ],
  "MultiplyBy": [
    "{MultiplyBy} the amount of {energy-symbol} you have.",
    "number: 2",
  ],
  "n-figments": [
    "{Materialize} {n-figments}.",
    "figment: celestial, number: 2",
  ],
  "n-random-characters": [
    "{Materialize} {n-random-characters} with cost {e} or less from your deck.",
    "number: 2, e: 3",
  ],
  "plural-subtype": [
    "Allied {plural-subtype} have +{s} spark.",
    "subtype: mage, s: 1",
  ],
  "points": ["Gain {points}.", "points: 1"],
  "reclaim-for-cost": [
    "This card gains {reclaim-for-cost} this turn.",
    "reclaim: 2",
  ],
  "ReclaimForCost": ["{ReclaimForCost}", "reclaim: 2"],
  "s": ["{e}: This character gains +{s} spark.", "e: 2, s: 1"],
  "subtype": ["With an allied {subtype}, gain {e}.", "subtype: warrior, e: 1"],
  "text-number": [
    "When you {materialize} {text-number} allies in a turn, gain {e}.",
    "number: 2, e: 1",
  ],
  "this-turn-times": [
    "Copy the next event you play {this-turn-times}.",
    "number: 2",
  ],
  "top-n-cards": [
    "Put the {top-n-cards} of your deck into your void.",
    "to-void: 2",
  ],
  "up-to-n-allies": ["{Banish} {up-to-n-allies}.", "number: 2"],
  "up-to-n-cards": [
    "Put {up-to-n-cards} characters from your void on top of your deck.",
    "number: 2",
  ],
  "up-to-n-events": [
    "Return {up-to-n-events} from your void to your hand.",
    "number: 2",
  ],
};

/** Directives without a value, by name as it is usually capitalized. */
export const KEYWORD_EXAMPLES: Readonly<Record<string, DirectiveExample>> = {
  Aegis: ["{e}: This character gains {Aegis} this turn.", "e: 1"],
  Banish: ["{Banish} an enemy."],
  banished: ["When an ally is {banished}, draw {cards}.", "cards: 1"],
  bullet: [
    "{ChooseOne}\n{bullet} {e}: Return an enemy to hand.\n" +
    "{bullet} {e-}: Draw {cards}.",
    "e: 2, cards: 1",
  ],
  ChooseOne: [
    "{ChooseOne}\n{bullet} {mode1-cost}: Return an enemy to hand.\n" +
    "{bullet} {mode2-cost}: Draw {cards}.",
    "mode1-cost: 1, mode2-cost: 3, cards: 2",
  ],
  Discover: ["{Discover} a card with cost {e}.", "e: 2"],
  Dissolve: ["{Dissolve} an enemy."],
  Dissolved: ["{Dissolved} Draw {cards}.", "cards: 1"],
  "energy-symbol": ["Gain {energy-symbol} equal to the cost of an ally."],
  Fast: ["{Fast} -- {e}: Draw {cards}.", "e: 1, cards: 1"],
  Judgment: ["{Judgment} Draw {cards}.", "cards: 2"],
  JudgmentPhaseName: [
    "At the end of this turn, trigger an additional {JudgmentPhaseName} phase.",
  ],
  Materialize: ["{Materialize} {n-figments}.", "figment: celestial, number: 2"],
  Materialized: ["{Materialized} Gain {e}.", "e: 1"],
  MaterializedJudgment: ["{MaterializedJudgment} Gain {e}.", "e: 1"],
  Prevent: ["{Prevent} a played card."],
  Reclaim: ["{Reclaim}"],
};
