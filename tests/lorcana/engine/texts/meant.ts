import type { Case, Done } from "../case.ts";

const rivalHit = { text: "1 {I} — Deal 1 damage to chosen character." };
const hitThis = {
  move: "activate",
  card: "mirror",
  answers: [["this"]],
} as const;

const hit = { text: "1 {I} — Deal 1 damage to chosen character." };
const banisher = { text: "1 {I} — Banish chosen character." };
const paid = [
  "i1: inkwell → inkwell, exerted",
  "i2: inkwell → inkwell, exerted",
];

/** Lets the lamp do it to a card. */
function at(card: string): Done {
  return { move: "activate", card: "lamp", answers: [[card]] };
}

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
      "Whenever you remove damage from one of your characters, gain 1 lore for each 1 damage removed.",
    when: "as much as the event was",
    cards: {
      lamp: { text: "1 {I} — Remove up to 3 damage from chosen character." },
    },
    do: { move: "activate", card: "lamp", answers: [["hurt"], 2] },
    changes: [
      "hurt: damage 2 → 0",
      "i1: inkwell → inkwell, exerted",
      "you: lore 3 → 5",
    ],
  },
  {
    text:
      "The next time one of your characters would be banished in a challenge this turn, return that card to your hand instead.",
    on: "action",
    do: ["play", { move: "challenge", card: "ally", target: "foe" }],
    changes: ["ally: play → hand", "foe: damage 0 → 2"],
  },
  {
    text:
      "When you play this character, you may put a card from your hand on the bottom of your deck. If it was an item card, gain 1 lore.",
    when: "it is that card, not this one",
    do: "play",
    answers: [true, ["pip"]],
    changes: ["pip: hand → deck", "this: hand → play"],
  },
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
  {
    text:
      "The next time one of your characters would be banished this turn, return that card to your hand instead.",
    when: "whichever it is, and only the first one",
    on: "action",
    cards: { lamp: banisher },
    do: ["play", at("hurt"), at("ally")],
    changes: [...paid, "hurt: play → hand", "ally: play → discard"],
  },
  {
    text:
      "The next time one of your characters would be banished this turn, return that card to your hand instead.",
    when: "one that was not there yet",
    on: "action",
    cards: { lamp: banisher },
    do: ["play", { move: "play", card: "pip" }, at("pip")],
    changes: [...paid],
  },
  {
    text:
      "The next time one of your characters would be banished this turn, return that card to your hand instead.",
    when: "a rival's is none of yours",
    on: "action",
    cards: { lamp: banisher },
    do: ["play", at("foe"), at("ally")],
    changes: [...paid, "foe: play → discard", "ally: play → hand"],
  },
  {
    text:
      "The next time one of your characters would be dealt damage this turn, prevent that damage.",
    on: "action",
    cards: { lamp: hit },
    do: ["play", at("ally"), at("ally")],
    changes: [...paid, "ally: damage 0 → 1"],
  },
  {
    text:
      "Choose a character of yours. The next time they would be banished this turn, return them to your hand instead.",
    when: "only the chosen one",
    on: "action",
    cards: { lamp: banisher },
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      at("hurt"),
      at("ally"),
    ],
    changes: [...paid, "hurt: play → discard", "ally: play → hand"],
  },
  {
    text:
      "Whenever one of your other characters would be banished, return that card to your hand instead.",
    cards: { lamp: banisher },
    do: [at("hurt"), at("ally")],
    changes: [...paid, "hurt: play → hand", "ally: play → hand"],
  },
  {
    text:
      "Whenever this character is dealt damage, if he isn't banished, you may draw a card.",
    cards: { lamp: hit },
    do: { move: "activate", card: "lamp", answers: [["this"], true] },
    changes: [paid[0]!, "this: damage 0 → 1", "d1: deck → hand"],
  },
  {
    text:
      "Whenever this character is dealt damage, if he isn't banished, you may draw a card.",
    when: "he is",
    cards: { lamp: { text: "1 {I} — Deal 4 damage to chosen character." } },
    do: at("this"),
    changes: [paid[0]!, "this: play → discard"],
  },
  {
    text:
      "When you play this character, you may put an additional card from your hand into your inkwell facedown. If it's a character card, gain 1 lore.",
    do: "play",
    answers: [true, ["pip"]],
    changes: ["this: hand → play", "pip: hand → inkwell", "you: lore 3 → 4"],
  },
  {
    text:
      "When you play this character, you may put an additional card from your hand into your inkwell facedown. If it's a character card, gain 1 lore.",
    when: "it is another card",
    do: "play",
    answers: [true, ["cup"]],
    changes: ["this: hand → play", "cup: hand → inkwell"],
  },
  {
    text:
      "When you play this character, you may put an additional card from your hand into your inkwell facedown. If it's a character card, gain 1 lore.",
    when: "there is none",
    do: "play",
    answers: [false],
    changes: ["this: hand → play"],
  },
  {
    text:
      "Put the top 2 cards of your deck into your discard. If both are item cards, gain 1 lore.",
    when: "one alone is not both",
    on: "action",
    you: { deck: ["d3"] },
    changes: ["d3: deck → discard"],
  },
  {
    text:
      "Put the top 2 cards of your deck into your discard. If both are character cards, gain 1 lore.",
    on: "action",
    you: { deck: ["d1", "d4"] },
    changes: ["d1: deck → discard", "d4: deck → discard", "you: lore 3 → 4"],
  },
  {
    text:
      "The next character you play this turn gains Evasive and Rush this turn.",
    when: "both go to that one, who can challenge at once",
    on: "action",
    do: [
      "play",
      { move: "play", card: "pip" },
      { move: "challenge", card: "pip", target: "foe" },
    ],
    changes: [paid[0]!, "pip: hand → discard", "foe: damage 0 → 1"],
  },
  {
    text:
      "Return all character cards with the same name as chosen character from your discard to your hand.",
    when: "only that name",
    on: "action",
    you: { discard: ["d1", "d4"], deck: [] },
    answers: [["ally"]],
    changes: ["d4: discard → hand"],
  },
  {
    text: "Exert all characters with the same name as chosen character.",
    when: "only that name",
    on: "action",
    cards: { foe: { printed: { name: "Elsa" }, exerted: false } },
    answers: [["ally"]],
    changes: ["ally: exerted no → yes", "foe: exerted no → yes"],
  },
  {
    text: "Your characters at a location with cost 3 or more get +1 {L}.",
    when: "the isle costs 2",
    cards: { ally: { at: "tower" }, hurt: { at: "isle" } },
    do: "nothing",
    changes: ["ally: lore 1 → 2"],
  },
];
