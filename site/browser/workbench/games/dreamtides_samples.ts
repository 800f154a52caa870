import type { Sample } from "../game.ts";

/** Cards that show what the language can do. */
export const DREAMTIDES_SAMPLES: readonly Sample[] = [
  {
    name: "A triggered ability",
    text:
      "{Judgment} You may discard {discards} to draw {cards} and gain {points}.",
    variables: "discards: 1, cards: 2, points: 1",
  },
  {
    name: "An activated ability",
    text: "{e1}, Abandon an ally: {Dissolve} an enemy with cost {e2} or less.",
    variables: "e1: 1, e2: 3",
  },
  {
    name: "Modes to choose from",
    text:
      "{ChooseOne}\n{bullet} {mode1-cost}: Draw {cards}.\n{bullet} {mode2-cost}: {Prevent} a played card.",
    variables: "mode1-cost: 1, mode2-cost: 3, cards: 2",
  },
  {
    name: "Two abilities",
    text: "{Foresee}. Draw {cards}.\n\n{ReclaimForCost}",
    variables: "foresee: 2, cards: 1, reclaim: 3",
  },
  {
    name: "An ability that grants another",
    text: "Until end of turn, when you play an event, copy it.",
    variables: "",
  },
  {
    name: "Character types",
    text:
      "When you {materialize} an allied {subtype}, that character gains +{s} spark.",
    variables: "subtype: warrior, s: 1",
  },
  {
    name: "The RLF dialect",
    text:
      "{Judgment} Pay {energy($e)} to {dissolve} an enemy with cost {energy($x)} or less.\n\n{@cap @a subtype($t)} in your void gains {reclaim} equal to its cost.",
    variables: "e: 1, x: 3, t: Warrior",
  },
  {
    name: "Mistakes to fix, in RLF",
    text: "Draw {crads($c)}, then gain {energy($x)}.",
    variables: "c: 2, e: 1",
  },
  {
    name: "Words that are not canonical",
    text: "{Judgment} Gain {e}. Draw {cards}.",
    variables: "e: 2, cards: 1",
  },
  {
    name: "Mistakes to fix",
    text: "Drow {cards}, then discrad {discards}.",
    variables: "cards: 2",
  },
];
