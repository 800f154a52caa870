import type { Case } from "../case.ts";

const rivalHit = { text: "1 {I} — Deal 1 damage to chosen character." };
const hitThis = {
  move: "activate",
  card: "mirror",
  answers: [["this"]],
} as const;

/** What a turn of each player brings. */
const aRound = [
  "d1: deck → hand",
  "e1: deck → hand",
  "e2: deck → hand",
  "foe: exerted yes → no",
  "hurt: exerted yes → no",
  "rival: lore 5 → 7",
  "you: lore 3 → 4",
];

/** Which cards a text means, and how often it works. */
export const meantTexts: readonly Case[] = [
  {
    text:
      "During each opponent's turn, the first time this character would take damage, she takes no damage instead.",
    when: "once in each of their turns",
    cards: { mirror: rivalHit },
    do: ["end-turn", hitThis, hitThis, "end-turn", "end-turn", hitThis],
    changes: [
      ...aRound,
      "j1: inkwell → inkwell, exerted",
      "this: damage 0 → 1",
    ],
  },
  {
    text:
      "Whenever this character is challenged, the challenging character gets -2 {S} this turn. They can't ready at the start of their next turn.",
    cards: { this: { exerted: true }, brute: { damage: 0 } },
    do: [
      "end-turn",
      { move: "challenge", card: "brute", target: "this" },
      "end-turn",
      "end-turn",
    ],
    changes: [
      ...aRound,
      "brute: damage 0 → 3",
      "brute: exerted no → yes",
      "this: damage 0 → 3",
      "this: exerted yes → no",
    ],
  },
];
