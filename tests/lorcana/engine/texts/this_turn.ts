import type { Case } from "../case.ts";

const attack = { move: "challenge", card: "this", target: "foe" } as const;
const banisher = { text: "{E} — Banish chosen character." };
const free = { printed: { cost: 0 } };
const drew = ["d1: deck → hand"];

/** Conditions about this turn: what is done first, and the card that asks. */
function inTurn(
  text: string,
  before: NonNullable<Case["do"]> & object,
  then: readonly string[],
  more: Partial<Case> = {},
): Case {
  const steps = "move" in before ? [before] : before;
  return {
    text,
    on: "action",
    in: "hand",
    do: [...steps, "play"],
    changes: [...drew, ...then],
    ...more,
  };
}

/** Conditions, most of them about what happened in this turn. */
export const thisTurnTexts: readonly Case[] = [
  {
    text: "While this character has damage, he gets +1 {L}.",
    cards: { this: { damage: 1 } },
    do: "nothing",
    changes: ["this: lore 1 → 2"],
  },
  {
    text: "While this character is ready, he gains Evasive.",
    do: "nothing",
    changes: ["this: Evasive 0"],
  },
  {
    text: "While this character has 5 {S} or more, he gets +1 {L}.",
    cards: { lamp: { text: "Your characters get +2 {S}." } },
    do: "nothing",
    changes: ["this: lore 1 → 2"],
  },
  {
    text:
      "While this character is exerted and you have no cards in your hand, he gets +2 {S}.",
    cards: { this: { exerted: true } },
    you: { hand: [] },
    do: "nothing",
    changes: ["this: strength 3 → 5"],
  },
  {
    text: "While this character is being challenged, he gets +2 {S}.",
    cards: {
      this: { exerted: true },
      foe: { exerted: false, printed: { willpower: 5 } },
    },
    do: ["end-turn", { move: "challenge", card: "foe", target: "this" }],
    changes: [
      "e1: deck → hand",
      "rival: lore 5 → 6",
      "this: damage 0 → 3",
      "foe: play → discard",
    ],
  },
  {
    text:
      "When you play this character, if this is your first turn and you're not the first player, draw a card.",
    do: "play",
    changes: ["this: hand → play"],
  },
  {
    text:
      "Whenever one of your characters challenges another character, if it's the second challenge this turn, gain 3 lore.",
    cards: { ally: { printed: { strength: 1, willpower: 9 } } },
    do: [{ move: "challenge", card: "ally", target: "foe" }, attack],
    changes: [
      "ally: exerted no → yes",
      "ally: damage 0 → 3",
      "foe: play → discard",
      "this: exerted no → yes",
      "this: damage 0 → 3",
      "you: lore 3 → 6",
    ],
  },
  {
    text:
      "Choose a character. Reveal the top card of your deck. If that card has the same name as the chosen character, draw a card.",
    on: "action",
    answers: [["ally"]],
    changes: ["revealed: d1"],
  },
  inTurn(
    "If you've played a song this turn, draw a card.",
    { move: "play", card: "tune" },
    ["tune: hand → discard"],
    { cards: { tune: free } },
  ),
  inTurn(
    "If a character was banished this turn, draw a card.",
    { move: "activate", card: "lamp", answers: [["foe"]] },
    ["lamp: exerted no → yes", "foe: play → discard"],
    { cards: { lamp: banisher } },
  ),
  inTurn(
    "If an opposing character was banished in a challenge this turn, draw a card.",
    { move: "challenge", card: "mulan", target: "foe" },
    ["mulan: play → discard", "foe: play → discard"],
    { you: { play: ["mulan"], discard: [] } },
  ),
  inTurn(
    "If you discarded a card this turn, draw a card.",
    { move: "activate", card: "lamp", answers: [["cup"]] },
    ["lamp: exerted no → yes", "cup: hand → discard"],
    { cards: { lamp: { text: "{E} — Choose and discard a card." } } },
  ),
  inTurn(
    "If you've drawn 2 or more cards this turn, gain 1 lore.",
    { move: "activate", card: "lamp" },
    ["lamp: exerted no → yes", "d2: deck → hand", "you: lore 3 → 4"],
    { cards: { lamp: { text: "{E} — Draw 2 cards." } } },
  ),
  inTurn("If one of your characters quested this turn, draw a card.", {
    move: "quest",
    card: "ally",
  }, ["ally: exerted no → yes", "you: lore 3 → 4"]),
  inTurn("If you gained lore this turn, draw a card.", {
    move: "quest",
    card: "ally",
  }, ["ally: exerted no → yes", "you: lore 3 → 4"]),
  inTurn(
    "If an opponent lost lore this turn, draw a card.",
    { move: "activate", card: "lamp" },
    ["lamp: exerted no → yes", "rival: lore 5 → 4"],
    { cards: { lamp: { text: "{E} — Each opponent loses 1 lore." } } },
  ),
  inTurn("If you put a card into your inkwell this turn, draw a card.", {
    move: "ink",
    card: "cup",
  }, ["cup: hand → inkwell"]),
  inTurn(
    "If one of your characters sang a song this turn, draw a card.",
    { move: "play", card: "tune", singers: ["ally"] },
    ["ally: exerted no → yes", "tune: hand → discard"],
    { cards: { tune: { printed: { cost: 2 } } } },
  ),
  inTurn(
    "If you removed damage from a character this turn, draw a card.",
    { move: "activate", card: "lamp", answers: [["hurt"]] },
    ["lamp: exerted no → yes", "hurt: damage 2 → 0"],
    {
      cards: {
        lamp: { text: "{E} — Remove all damage from chosen character." },
      },
    },
  ),
  inTurn("If an opposing character was challenged this turn, draw a card.", {
    move: "challenge",
    card: "ally",
    target: "foe",
  }, ["ally: play → discard", "foe: damage 0 → 2"]),
  inTurn(
    "If one of your characters challenged this turn, draw a card.",
    { move: "challenge", card: "mulan", target: "foe" },
    ["mulan: exerted no → yes", "mulan: damage 0 → 3", "foe: play → discard"],
    {
      cards: { mulan: { printed: { willpower: 4 } } },
      you: { play: ["mulan"], discard: [] },
    },
  ),
  inTurn(
    "If one of your characters moved to a location this turn, draw a card.",
    { move: "move", card: "ally", to: "isle" },
    ["ally: at nowhere → isle", "i1: inkwell → inkwell, exerted"],
  ),
  inTurn(
    "If a card left your discard this turn, draw a card.",
    { move: "activate", card: "lamp" },
    ["lamp: exerted no → yes", "rope: discard → hand"],
    {
      cards: {
        lamp: {
          text: "{E} — Return an item card from your discard to your hand.",
        },
      },
    },
  ),
  inTurn(
    "If a character was returned to your hand this turn, draw a card.",
    { move: "activate", card: "lamp", answers: [["ally"]] },
    ["lamp: exerted no → yes", "ally: play → hand"],
    {
      cards: {
        lamp: { text: "{E} — Return chosen character to their player's hand." },
      },
    },
  ),
  {
    ...inTurn(
      "If a character was returned to your hand this turn, draw a card.",
      { move: "activate", card: "lamp", answers: [["foe"]] },
      [],
      {
        cards: {
          lamp: {
            text: "{E} — Return chosen character to their player's hand.",
          },
        },
      },
    ),
    when: "to a rival's",
    changes: ["lamp: exerted no → yes", "foe: play → hand"],
  },
  inTurn(
    "If you've put a card under one of your characters this turn, draw a card.",
    { move: "boost", card: "ally" },
    ["i1: inkwell → inkwell, exerted", "d1: under ally"],
    {
      cards: { ally: { text: "Boost 1" } },
      changes: [
        "i1: inkwell → inkwell, exerted",
        "d1: deck → under",
        "d1: under ally",
        "d2: deck → hand",
      ],
    },
  ),
  inTurn("If you exerted a character this turn, draw a card.", {
    move: "quest",
    card: "ally",
  }, ["ally: exerted no → yes", "you: lore 3 → 4"]),
  inTurn(
    "If 2 or more cards were put into your discard this turn, draw a card.",
    { move: "play", card: "tune" },
    ["tune: hand → discard"],
    {
      when: "only one was",
      cards: { tune: free },
      changes: ["tune: hand → discard"],
    },
  ),
  inTurn(
    "If an opposing character was damaged this turn, draw a card.",
    { move: "activate", card: "lamp", answers: [["foe"]] },
    ["lamp: exerted no → yes", "foe: damage 0 → 1"],
    { cards: { lamp: { text: "{E} — Deal 1 damage to chosen character." } } },
  ),
  {
    text: "If a Queen character sang this song, draw a card.",
    on: "song",
    in: "hand",
    do: { move: "play", card: "this", singers: ["ally"] },
    changes: ["ally: exerted no → yes", ...drew],
  },
];
