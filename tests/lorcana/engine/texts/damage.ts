import type { Case } from "../case.ts";

/** deal-damage, put-damage, remove-damage, move-damage, and what hinders them. */
export const damageTexts: readonly Case[] = [
  {
    text: "Deal 2 damage to chosen character.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: damage 1 → 3"],
  },
  {
    text:
      "Deal 2 damage to chosen character. If it is banished this way, draw a card.",
    on: "action",
    when: "it survives",
    answers: [["foe"]],
    changes: ["foe: damage 0 → 2"],
  },
  {
    text:
      "Deal 3 damage to chosen character. If it is banished this way, draw a card.",
    on: "action",
    when: "it is banished",
    answers: [["foe"]],
    changes: ["foe: play → discard", "d1: deck → hand"],
  },
  {
    text: "Deal 1 damage to each opposing character.",
    on: "action",
    changes: ["foe: damage 0 → 1", "brute: damage 1 → 2"],
  },
  {
    text: "Deal 2 damage to chosen damaged character.",
    on: "action",
    answers: [["hurt"]],
    changes: ["hurt: damage 2 → 4"],
  },
  {
    text: "Deal 2 damage to chosen damaged character.",
    when: "an undamaged one is no answer",
    on: "action",
    answers: [["foe"]],
    refused: 'cannot run: ["foe"] does not answer "choose character"',
  },
  {
    text: "Deal 2 damage to chosen character.",
    when: "Resist takes some of it",
    on: "action",
    cards: { foe: { text: "Resist +1" } },
    answers: [["foe"]],
    changes: ["foe: damage 0 → 1"],
  },
  {
    text: "Put 2 damage counters on chosen character.",
    when: "Resist takes none of it",
    on: "action",
    cards: { foe: { text: "Resist +1" } },
    answers: [["foe"]],
    changes: ["foe: damage 0 → 2"],
  },
  {
    text: "Deal 2 damage to chosen character.",
    when: "Ward keeps it from being chosen",
    on: "action",
    cards: { foe: { text: "Ward" } },
    answers: [["foe"]],
    refused: 'cannot run: ["foe"] does not answer "choose character"',
  },
  {
    text: "Deal 1 damage to all opposing characters.",
    when: "Ward does not help against all",
    on: "action",
    cards: { foe: { text: "Ward" } },
    changes: ["foe: damage 0 → 1", "brute: damage 1 → 2"],
  },
  {
    text: "Remove up to 3 damage from chosen character.",
    on: "action",
    answers: [["hurt"], 1],
    changes: ["hurt: damage 2 → 1"],
  },
  {
    text: "Remove all damage from chosen character.",
    on: "action",
    answers: [["hurt"]],
    changes: ["hurt: damage 2 → 0"],
  },
  {
    text:
      "Remove up to 2 damage from chosen character. Gain 1 lore for each 1 damage removed this way.",
    on: "action",
    answers: [["hurt"], 2],
    changes: ["hurt: damage 2 → 0", "you: lore 3 → 5"],
  },
  {
    text:
      "Move 1 damage counter from chosen character to chosen opposing character.",
    on: "action",
    answers: [["hurt"], ["foe"]],
    changes: ["hurt: damage 2 → 1", "foe: damage 0 → 1"],
  },
  {
    text:
      "Move up to 2 damage counters from chosen character to chosen opposing character.",
    on: "action",
    answers: [["hurt"], ["foe"], 2],
    changes: ["hurt: damage 2 → 0", "foe: damage 0 → 2"],
  },
  {
    text:
      "Deal damage to chosen character equal to the number of cards in your hand.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: damage 1 → 4"],
  },
  {
    text:
      "Each opponent chooses one of their characters and deals 2 damage to them.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: damage 1 → 3"],
  },
  {
    text: "This character enters play with 2 damage.",
    do: "play",
    changes: ["this: hand → play", "this: damage 2"],
  },
  {
    text: "This character can't be dealt damage.",
    do: { move: "challenge", card: "this", target: "foe" },
    changes: ["this: exerted no → yes", "foe: play → discard"],
  },
  {
    text: "Your characters deal damage with their {W} instead of their {S}.",
    do: { move: "challenge", card: "ally", target: "foe" },
    changes: ["ally: play → discard", "foe: play → discard"],
  },
  {
    text: "Damage counters can't be removed from opposing characters.",
    cards: {
      lamp: { text: "{E} — Remove all damage from chosen character." },
    },
    do: { move: "activate", card: "lamp" },
    answers: [["brute"]],
    changes: ["lamp: exerted no → yes"],
  },
  {
    text:
      "Choose one of your characters and deal 1 damage to them to deal 3 damage to chosen opposing character.",
    on: "action",
    answers: [["ally"], ["brute"]],
    changes: ["ally: damage 0 → 1", "brute: damage 1 → 4"],
  },
];
