import type { CardRow } from "./row.ts";

const EIGHT = "Draw {cards}. Draw {cards}. Draw {cards}. Draw {cards}. " +
  "Draw {cards}. Draw {cards}. Draw {cards}. Draw {cards}.";
const LONG = `${EIGHT} ${EIGHT} ${EIGHT} ${EIGHT}`;

/** Cards with several mistakes, and mistakes in cards that are long or odd. */
export const SLIPS: readonly CardRow[] = [
  [
    "mode without a verb, and another before its bullet",
    "{e}: {ChooseOne}\n{bullet} {mode1-cost}: {cards}.\n{mode2-cost} {bullet}: {Kindle}.",
    "e: 1, mode1-cost: 2, mode2-cost: 3, cards: 1, k: 2",
  ],
  [
    "number missing in the second of two costs",
    "{e1}: Draw {cards1}.\n\n{e}: Draw {cards2}.",
    "e1: 1, e2: 3, cards1: 1, cards2: 2",
  ],
  [
    "letter missing in the first of two costs",
    "{1}: Draw {cards1}.\n\n{e2}: Draw {cards2}.",
    "e1: 1, e2: 3, cards1: 1, cards2: 2",
  ],
  ["directive without a name", "Draw a {} event from your deck."],
  [
    "directive without a name, of which there are two",
    "Each allied {} gains spark equal to the number of allied {plural-subtype}.",
    "subtype: musician",
  ],
  [
    "two words missing at the start",
    "enemy leaves play, draw {cards}.",
    "cards: 1",
  ],
  ["cost before its dashes", "{Reclaim} {e} --", "e: 5"],
  ["two words missing in the middle", "Draw a {fast} from deck."],
  ["swapped words and a period missing", "{Prevent} a event played"],
  [
    "two words missing around a colon",
    "Return any of allies to hand: {cards}.",
    "cards: 1",
  ],
  [
    "variable without its first letter, among others",
    "Draw {cards}. Pay {e} to gain {points}.",
    "ards: 1, e: 2, points: 1",
  ],
  [
    "variable without its first letter, before a comma",
    "{Banish} {cards} from the opponent's void, then gain {e}.",
    "ards: 2, e: 1",
  ],
  [
    "quotes of another kind",
    "'{Judgment}' ability of allies triggers when you {materialize} them.",
  ],
  [
    "misspelled cost of a mode",
    "{e}: {ChooseOne}\n{bullet} {miode1-cost}: Draw {cards}.\n{bullet} {mode2-cost}: {Kindle}.",
    "e: 1, mode1-cost: 2, mode2-cost: 3, cards: 1, k: 2",
  ],
  [
    "misspelled cost of a mode, and no value for any",
    "{ChooseOne}\n{bullet} {mode1-cots}: Draw {cards}.\n{bullet} {mode2-cost}: Gain {e}.",
    "cards: 1, e: 1",
  ],
  ["swapped words at the start", "Win you the game."],
  [
    "swapped words after a sentence",
    "Draw {cards}. Win you the game.",
    "cards: 1",
  ],
  ["mode on the same line", "{ChooseOne} Draw {cards}.", "cards: 1"],
  ["misspelled article and noun", "{Dissolve} na enmey."],
  [
    "foreign rule before a line break",
    "Frobnicate the moon.\nGane {e}.",
    "e: 1",
  ],
  [
    "foreign rule before a mode",
    "{ChooseOne}\n{bullet} {mode1-cost}: Frobnicate it\n{bullet} {mode2-cost}: Gane {e}.",
    "mode1-cost: 1, mode2-cost: 2, e: 1",
  ],
  ["misspelled word after a keyword", "{Judgment} drow {cards}.", "cards: 1"],
  ["missing verb after a keyword", "{Judgment} {cards}.", "cards: 1"],
  ["missing verb after a colon", "{e}: {cards}.", "e: 1, cards: 1"],
  [
    "missing article before a vowel",
    "{Dissolve} enemy with spark {s} or less. Abandon ally.",
    "s: 1",
  ],
  ["needless word", "Draw very {cards}.", "cards: 1"],
  ["needless word twice", "Draw very very {cards}.", "cards: 1"],
  ["needless word that is known", "Draw the {cards}.", "cards: 1"],
  ["amount of another name, with a variable to spare", "Gain {cards}.", "e: 2"],
  ["amount of another name, without one", "Gain {cards}.", "cards: 2"],
  ["variable of another kind to spare", "Gain {e}.", "f: mage"],
  [
    "no value, and fourteen others",
    "Gain {e}.",
    "a: 1, b: 1, c: 1, d: 1, f: 1, g: 1, h: 1, i: 1, j: 1, k: 1, l: 1, m: 1, n: 1, o: 1",
  ],
  ["more mistakes than are told", "Frobnicate. ".repeat(22).trim()],
  [
    "more paragraphs with mistakes than are told",
    "Drow {cards}.\n\n".repeat(22).trim(),
    "cards: 1",
  ],
  ["more values missing than are told", "Gain {e}. ".repeat(22).trim()],
  [
    "no value in the second paragraph",
    "Draw {cards}.\n\nGain {e}.",
    "cards: 1",
  ],
  ["no value in the first paragraph", "Gain {e}.\n\nDraw {cards}.", "cards: 1"],
  ["brace and word", "Drow {cards. Gane {e}.", "cards: 1, e: 1"],
  ["empty directive and word", "Drow {}. Gane {e}.", "cards: 1, e: 1"],
  ["misspelled word after many sentences", `${LONG} Drow {cards}.`, "cards: 1"],
  [
    "misspelled word before many sentences",
    `Drow {cards}. ${LONG}`,
    "cards: 1",
  ],
  [
    "missing period after many sentences",
    `${LONG} Gain {e} Draw {cards}.`,
    "cards: 1, e: 1",
  ],
  [
    "missing word after many sentences",
    `${LONG} Return an enemy hand.`,
    "cards: 1",
  ],
  [
    "swapped words after many sentences",
    `${LONG} Win you the game.`,
    "cards: 1",
  ],
  [
    "foreign rule after many sentences",
    `${LONG} Frobnicate the moon.`,
    "cards: 1",
  ],
  [
    "end of the text after many sentences",
    `${LONG} Gain {e}`,
    "cards: 1, e: 1",
  ],
  [
    "misspelled word at the end of a long sentence",
    `Draw {cards}${", draw {cards}".repeat(40)}, and drow {cards}.`,
    "cards: 1",
  ],
  [
    "misspelled word in a mode after many sentences",
    `{ChooseOne}\n{bullet} {mode1-cost}: ${LONG}\n{bullet} {mode2-cost}: Drow {cards}.`,
    "mode1-cost: 1, mode2-cost: 2, cards: 1",
  ],
  [
    "no value at the end of the first paragraph",
    "{e}: Draw {cards}\n\nGain {points}.",
    "cards1: 2, e: 1, points: 1",
  ],
];
