import type { Case } from "../case.ts";

const hit = { text: "{E} — Deal 2 damage to chosen character." };
const paidHit = { text: "1 {I} — Deal 2 damage to chosen character." };
const banisher = { text: "{E} — Banish chosen character." };
const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];
const lamp = "lamp: exerted no → yes";

/** What happens instead of something else. */
export const replacementTexts: readonly Case[] = [
  {
    text: "If you would lose lore, you don't.",
    cards: { lamp: { text: "{E} — Each player loses 1 lore." } },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "rival: lore 5 → 4"],
  },
  {
    text:
      "Whenever one of your other characters would be dealt damage, put that many damage counters on this character instead.",
    cards: { lamp: hit },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [lamp, "this: damage 0 → 2"],
  },
  {
    text:
      "Whenever one of your other characters would be dealt damage, put that many damage counters on this character instead.",
    when: "others' are not his business",
    cards: { lamp: hit },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: [lamp, "foe: damage 0 → 2"],
  },
  {
    text:
      "Once per turn, if one of your characters would be dealt damage, you may draw a card instead.",
    when: "the second time, it is dealt",
    cards: { lamp: paidHit },
    do: [
      { move: "activate", card: "lamp", answers: [["ally"], true] },
      { move: "activate", card: "lamp", answers: [["ally"]] },
    ],
    changes: [
      "ally: damage 0 → 2",
      "d1: deck → hand",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
    ],
  },
  {
    text:
      "Once per turn, if one of your characters would be dealt damage, you may draw a card instead.",
    when: "who does not draw the first time can do so the second time",
    cards: { lamp: paidHit },
    do: [
      { move: "activate", card: "lamp", answers: [["ally"], false] },
      { move: "activate", card: "lamp", answers: [["ally"], true] },
    ],
    changes: [
      "ally: damage 0 → 2",
      "d1: deck → hand",
      "i1: inkwell → inkwell, exerted",
      "i2: inkwell → inkwell, exerted",
    ],
  },
  {
    text:
      "If one of your other characters would be banished, you may banish this character instead.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"], true] },
    changes: [lamp, "this: play → discard"],
  },
  {
    text:
      "If one of your other characters would be banished, you may banish this character instead.",
    when: "you do not",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"], false] },
    changes: [lamp, "ally: play → discard"],
  },
  {
    text:
      "If an effect would cause you to discard one or more cards, you don't discard.",
    cards: { lamp: { text: "{E} — Each player chooses and discards a card." } },
    do: { move: "activate", card: "lamp", answers: [["cup"], ["imp"]] },
    changes: [lamp, "imp: hand → discard"],
  },
  {
    text: "If you would draw a card, gain 1 lore instead.",
    cards: { lamp: { text: "{E} — Draw 2 cards." } },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "you: lore 3 → 5"],
  },
  {
    text: "Whenever you would gain lore, draw a card instead.",
    do: "quest",
    changes: ["this: exerted no → yes", "d1: deck → hand"],
  },
  {
    text:
      "During your turn, if this character would be dealt damage, he takes no damage instead.",
    do: { move: "challenge", card: "this", target: "foe" },
    changes: ["this: exerted no → yes", "foe: play → discard"],
  },
  {
    text:
      "If this character would be banished in a challenge, return this card to your hand instead.",
    cards: { this: { damage: 1 } },
    do: { move: "challenge", card: "this", target: "foe" },
    changes: ["this: play → hand", "foe: play → discard"],
  },
  {
    text:
      "If this character would be banished in a challenge, return this card to your hand instead.",
    when: "it is banished otherwise",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [lamp, "this: play → discard"],
  },
  {
    text: "If this character would be challenged, draw a card instead.",
    do: "end-turn",
    refused: "this: something in place of a challenge",
  },
  {
    text: "If you would lose lore, you don't.",
    when: "a rival does",
    cards: { lamp: { text: "{E} — Each opponent loses 1 lore." } },
    do: ["end-turn"],
    changes: turned,
  },
];
