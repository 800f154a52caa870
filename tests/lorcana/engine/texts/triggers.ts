import type { Case } from "../case.ts";

const attack = { move: "challenge", card: "this", target: "foe" } as const;
const trade = [
  "foe: play → discard",
  "this: damage 0 → 3",
  "this: exerted no → yes",
];
const quested = ["this: exerted no → yes", "you: lore 3 → 4"];
const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];

/** What sets abilities off, and what keeps it from doing so. */
export const triggerTexts: readonly Case[] = [
  {
    text: "When you play this character, draw a card.",
    do: "play",
    changes: ["this: hand → play", "d1: deck → hand"],
  },
  {
    text: "When you play this item, gain 1 lore.",
    on: "item",
    do: "play",
    changes: ["this: hand → play", "you: lore 3 → 4"],
  },
  {
    text: "Whenever this character quests, draw a card.",
    do: "quest",
    changes: [...quested, "d1: deck → hand"],
  },
  {
    text: "Whenever this character quests, you may draw a card.",
    do: "quest",
    answers: [false],
    changes: quested,
  },
  {
    text: "When this character is banished, draw a card.",
    do: { move: "challenge", card: "this", target: "foe" },
    cards: { this: { damage: 1 } },
    changes: ["foe: play → discard", "this: play → discard", "d1: deck → hand"],
  },
  {
    text: "When this character is banished in a challenge, draw a card.",
    when: "it is banished otherwise",
    cards: { lamp: { text: "{E} — Banish chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: ["lamp: exerted no → yes", "this: play → discard"],
  },
  {
    text: "Whenever this character challenges another character, gain 1 lore.",
    do: attack,
    changes: [...trade, "you: lore 3 → 4"],
  },
  {
    text:
      "Whenever this character banishes another character in a challenge, draw a card.",
    do: attack,
    changes: [...trade, "d1: deck → hand"],
  },
  {
    text:
      "During your turn, whenever this character banishes another character in a challenge, draw a card.",
    cards: { this: { exerted: true, damage: 0 }, foe: { exerted: false } },
    when: "not in the rival's turn",
    do: ["end-turn", { move: "challenge", card: "foe", target: "this" }],
    changes: [
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "foe: play → discard",
      "this: damage 0 → 3",
    ],
  },
  {
    text: "Whenever this character is challenged, draw a card.",
    cards: { this: { exerted: true }, foe: { exerted: false } },
    do: ["end-turn", { move: "challenge", card: "foe", target: "this" }],
    changes: [
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "foe: play → discard",
      "this: damage 0 → 3",
      "d1: deck → hand",
    ],
  },
  {
    text:
      "Whenever this character is challenged, the challenging player chooses and discards a card.",
    cards: { this: { exerted: true }, foe: { exerted: false } },
    do: ["end-turn", {
      move: "challenge",
      card: "foe",
      target: "this",
      answers: [["imp"]],
    }],
    changes: [
      "e1: deck → hand",
      "imp: hand → discard",
      "rival: lore 5 → 6",
      "foe: play → discard",
      "this: damage 0 → 3",
    ],
  },
  {
    text:
      "When this character is challenged and banished, banish the challenging character.",
    cards: { this: { exerted: true }, brute: { damage: 0 } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "this" }],
    changes: [...turned, "this: play → discard", "brute: play → discard"],
  },
  {
    text: "Whenever one of your other characters is banished, gain 1 lore.",
    cards: { lamp: { text: "{E} — Banish chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [
      "lamp: exerted no → yes",
      "ally: play → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever one of your other characters is banished, gain 1 lore.",
    when: "a rival's is",
    cards: { lamp: { text: "{E} — Banish chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: ["lamp: exerted no → yes", "foe: play → discard"],
  },
  {
    text:
      "Whenever one of your characters is banished, return that card to your hand.",
    cards: { lamp: { text: "{E} — Banish chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes", "ally: play → hand"],
  },
  {
    text: "Whenever you play a song, this character gets +2 {S} this turn.",
    cards: { tune: { printed: { cost: 0 } } },
    do: { move: "play", card: "tune" },
    changes: ["tune: hand → discard", "this: strength 3 → 5"],
  },
  {
    text:
      "Whenever you play a character, deal 1 damage to chosen opposing character.",
    do: { move: "play", card: "pip", answers: [["foe"]] },
    changes: [
      "pip: hand → play",
      "i1: inkwell → inkwell, exerted",
      "foe: damage 0 → 1",
    ],
  },
  {
    text: "Whenever you play a Hero character, draw a card.",
    when: "another is played",
    do: { move: "play", card: "pip" },
    changes: ["pip: hand → play", "i1: inkwell → inkwell, exerted"],
  },
  {
    text: "Whenever an opponent plays a character, draw a card.",
    cards: { imp: { printed: { cost: 0 } } },
    do: ["end-turn", { move: "play", card: "imp" }],
    changes: [...turned, "imp: hand → play", "d1: deck → hand"],
  },
  {
    text: "Whenever one of your characters sings a song, gain 1 lore.",
    cards: { tune: { printed: { cost: 2 } } },
    do: { move: "play", card: "tune", singers: ["ally"] },
    changes: [
      "ally: exerted no → yes",
      "tune: hand → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you play a second action in a turn, gain 2 lore.",
    cards: { tune: { printed: { cost: 0 } } },
    when: "the first",
    do: { move: "play", card: "tune" },
    changes: ["tune: hand → discard"],
  },
  {
    text: "Whenever you play a second action in a turn, gain 2 lore.",
    cards: { tune: { printed: { cost: 0 } }, spell: { printed: { cost: 0 } } },
    you: { hand: ["tune", "spell"], discard: [] },
    when: "the second",
    do: [{ move: "play", card: "tune" }, { move: "play", card: "spell" }],
    changes: [
      "tune: hand → discard",
      "spell: hand → discard",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "Once per turn, whenever you play a song, draw a card.",
    cards: { tune: { printed: { cost: 0 } }, d2: { printed: { cost: 0 } } },
    you: { hand: ["tune", "d2"], deck: ["d1", "d3"] },
    do: [{ move: "play", card: "tune" }, { move: "play", card: "d2" }],
    changes: ["tune: hand → discard", "d2: hand → discard", "d1: deck → hand"],
  },
  {
    text: "Whenever a card is put into your inkwell, gain 1 lore.",
    do: { move: "ink", card: "cup" },
    changes: ["cup: hand → inkwell", "you: lore 3 → 4"],
  },
  {
    text: "At the start of your turn, gain 1 lore.",
    do: ["end-turn", "end-turn"],
    changes: [
      ...turned,
      "you: lore 3 → 5",
      "d1: deck → hand",
      "hurt: exerted yes → no",
    ],
  },
  {
    text: "At the end of your turn, if this character is exerted, draw a card.",
    cards: { this: { exerted: true } },
    do: "end-turn",
    changes: [...turned, "d1: deck → hand"],
  },
  {
    text: "At the end of your turn, if this character is exerted, draw a card.",
    when: "it is ready",
    do: "end-turn",
    changes: turned,
  },
  {
    text: "When you move a character here, draw a card.",
    on: "location",
    do: { move: "move", card: "ally", to: "this" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "ally: at nowhere → this",
      "d1: deck → hand",
    ],
  },
  {
    text: "Whenever a character quests while here, gain 1 lore.",
    on: "location",
    cards: { ally: { at: "this" } },
    do: { move: "quest", card: "ally" },
    changes: ["ally: exerted no → yes", "you: lore 3 → 5"],
  },
  {
    text: "Whenever a character quests while here, gain 1 lore.",
    on: "location",
    when: "it is elsewhere",
    do: { move: "quest", card: "ally" },
    changes: ["ally: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text:
      "Whenever you remove 1 or more damage from one of your characters, draw a card.",
    cards: { lamp: { text: "{E} — Remove all damage from chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["hurt"]] },
    changes: [
      "lamp: exerted no → yes",
      "hurt: damage 2 → 0",
      "d1: deck → hand",
    ],
  },
  {
    text: "Whenever an opposing character is damaged, gain 1 lore.",
    cards: { lamp: { text: "{E} — Deal 1 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: ["lamp: exerted no → yes", "foe: damage 0 → 1", "you: lore 3 → 4"],
  },
  {
    text: "When this character leaves play, draw a card.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: ["lamp: exerted no → yes", "this: play → hand", "d1: deck → hand"],
  },
  {
    text: "Whenever you draw a card, gain 1 lore.",
    cards: { lamp: { text: "{E} — Draw 2 cards." } },
    do: { move: "activate", card: "lamp" },
    changes: [
      "lamp: exerted no → yes",
      "d1: deck → hand",
      "d2: deck → hand",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "Whenever you discard a card, gain 1 lore.",
    cards: { lamp: { text: "{E} — Choose and discard a card." } },
    do: { move: "activate", card: "lamp", answers: [["cup"]] },
    changes: [
      "lamp: exerted no → yes",
      "cup: hand → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you ready this character, gain 1 lore.",
    cards: {
      this: { exerted: true },
      lamp: { text: "{E} — Ready chosen character." },
    },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [
      "lamp: exerted no → yes",
      "this: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you put a card under this character, draw a card.",
    cards: {
      lamp: {
        text:
          "{E} — Put the top card of your deck facedown under one of your characters.",
      },
    },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [
      "lamp: exerted no → yes",
      "d1: deck → under",
      "d1: under this",
      "d2: deck → hand",
    ],
  },
  {
    text:
      "Whenever this character deals damage to another character in a challenge, gain 1 lore.",
    do: attack,
    changes: [...trade, "you: lore 3 → 4"],
  },
  {
    text: "The first time you play a character each turn, gain 1 lore.",
    cards: { pip: { printed: { cost: 0 } }, mulan: { printed: { cost: 0 } } },
    you: { hand: ["pip", "mulan"], discard: [] },
    do: [{ move: "play", card: "pip" }, { move: "play", card: "mulan" }],
    changes: ["pip: hand → play", "mulan: hand → play", "you: lore 3 → 4"],
  },
  {
    text: "Whenever one of your characters quests this turn, gain 1 lore.",
    on: "action",
    in: "hand",
    do: ["play", { move: "quest", card: "ally" }],
    changes: ["ally: exerted no → yes", "you: lore 3 → 5"],
  },
  {
    text: "Whenever one of your characters quests this turn, gain 1 lore.",
    when: "two turns later",
    on: "action",
    in: "hand",
    do: ["play", "end-turn", "end-turn", { move: "quest", card: "ally" }],
    changes: [
      ...turned,
      "ally: exerted no → yes",
      "hurt: exerted yes → no",
      "d1: deck → hand",
      "you: lore 3 → 5",
    ],
  },
  {
    text:
      "Whenever one of your characters with 5 {S} or more quests, draw a card.",
    when: "it has 4",
    cards: { hurt: { exerted: false } },
    do: { move: "quest", card: "hurt" },
    changes: ["hurt: exerted no → yes", "you: lore 3 → 5"],
  },
  {
    text:
      "Whenever this character quests, chosen opponent chooses and discards a card. If they can't, you draw a card.",
    rival: { hand: [] },
    do: "quest",
    changes: [...quested, "d1: deck → hand"],
  },
  {
    text:
      "Whenever this character quests, each opponent may choose and discard a card. For each opponent who doesn't, you draw a card.",
    when: "they do",
    do: "quest",
    answers: [true, ["imp"]],
    changes: [...quested, "imp: hand → discard"],
  },
  {
    text:
      "Whenever this character quests, each opponent may choose and discard a card. For each opponent who doesn't, you draw a card.",
    when: "they do not",
    do: "quest",
    answers: [false],
    changes: [...quested, "d1: deck → hand"],
  },
  {
    text:
      "When you play this character, if you used Shift to play her, draw 2 cards.",
    do: "play",
    when: "without Shift",
    changes: ["this: hand → play"],
  },
  {
    text: "Whenever your opponent plays a song, each opponent loses 1 lore.",
    cards: { trick: { printed: { cost: 0, song: true } } },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [
      "e1: deck → hand",
      "foe: exerted yes → no",
      "trick: hand → discard",
    ],
  },
  {
    text:
      "When you play this character, each opponent with more lore than you loses 1 lore.",
    do: "play",
    changes: ["this: hand → play", "rival: lore 5 → 4"],
  },
  {
    text:
      "When you play this character, each opponent with more lore than you loses 1 lore.",
    when: "one has less",
    third: true,
    do: "play",
    changes: ["this: hand → play", "rival: lore 5 → 4"],
  },
  {
    text:
      "Whenever your opponent discards 1 or more cards, you may draw a card for each card discarded.",
    cards: {
      lamp: { text: "{E} — Each opponent chooses and discards 2 cards." },
    },
    do: { move: "activate", card: "lamp", answers: [true] },
    changes: [
      "lamp: exerted no → yes",
      "imp: hand → discard",
      "trick: hand → discard",
      "d1: deck → hand",
      "d2: deck → hand",
    ],
  },
  {
    text:
      "Whenever one of your characters sings a song, put that song into your hand.",
    cards: { tune: { printed: { cost: 2 } } },
    do: { move: "play", card: "tune", singers: ["ally"] },
    changes: ["ally: exerted no → yes"],
  },
];
