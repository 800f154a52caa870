import type { CardRow } from "./row.ts";

/** Mistakes with two likely repairs, of which one is the better. */
export const RARE_MISTAKES: readonly CardRow[] = [
  // What can be advised, though no repair says the same.
  [
    "less than a number",
    "{Dissolve} an enemy with cost less than {e}.",
    "e: 3",
  ],
  [
    "less than a number in digits",
    "{Dissolve} an enemy with cost less than 3.",
    "",
  ],
  [
    "less than a number, far into a text",
    "{Judgment} You may pay {e1} to draw {cards}. If a character dissolved this turn, {dissolve} an enemy with cost less than {e2}.",
    "e1: 3, e2: 2, cards: 1",
  ],
  [
    "more than a number",
    "{Banish} an enemy with spark greater than {s}.",
    "s: 3",
  ],
  ["energy paid as a cost", "Pay {e}: Draw {cards}.", "e: 1, cards: 1"],
  // Which of several words is wrong.
  [
    "condition instead of a trigger",
    "If you play a card, draw {cards}.",
    "cards: 1",
  ],
  [
    "verb of one instead of several",
    "Gains {points}, then draw {cards}.",
    "points: 2, cards: 1",
  ],
  [
    "missing joint before a small letter",
    "{Discover} a character {materialize} them.",
  ],
  ["missing verb of a later sentence", "{Kindle}. {e}.", "k: 2, e: 1"],
  [
    "missing article before a participle",
    "Abandon this character: {Prevent} played event.",
  ],
  [
    "missing word after a keyword inside a sentence",
    "Trigger the {Judgment} of each ally.",
  ],
  [
    "missing word after a subtype",
    "{Discover} {a-subtype} and {materialize}.",
    "subtype: musician",
  ],
  ["misspelled word for one", "Copy the next evfnt you play this turn."],
  [
    "several with their article behind them",
    "Abandon an ally: {Dissolve} enemies an.",
  ],
  // What stands twice.
  ["doubled cost", "{e} {e}: Draw {cards}.", "e: 2, cards: 1"],
  ["doubled amount", "Gain {e} {e}.", "e: 4"],
  [
    "doubled noun before a misspelled one",
    "{Reclaim} a character character with cot {e} or less.",
    "e: 3",
  ],
  // Variables that are missing where something else is wrong, too.
  ["unbound variable in the wrong place", "{e5} Gain for each ally.", "e: 1"],
  [
    "unbound variable of a mode, before a swapped bullet",
    "{ChooseOne}\n{bullet} {e5}: Return an enemy to hand.\n{e-} {bullet}: Draw {cards}.",
    "e: 2, cards: 1",
  ],
  ["name of one letter", "Gain {e}.", "f: 1"],
];
