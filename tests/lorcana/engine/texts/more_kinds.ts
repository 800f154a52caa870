import type { Case } from "../case.ts";

const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];
const drew = "d1: deck → hand";
const lamp = "lamp: exerted no → yes";
const free = { printed: { cost: 0 } };

/** A restriction on a text that is refused by its name. */
function refused(text: string, why: string): Case {
  return { text, do: "end-turn", refused: `this: ${why}` };
}

/** Ink drops, superlatives, shifting, and what nobody can do. */
export const moreKindTexts: readonly Case[] = [
  {
    text:
      "Banish the character with the highest cost. If there's a tie, you choose one.",
    on: "action",
    changes: ["brute: play → discard"],
  },
  {
    text:
      "Banish chosen character with the highest cost among opposing characters.",
    on: "action",
    changes: ["brute: play → discard"],
  },
  { text: "Get 2 ink drops.", on: "action", changes: ["you: ink drops 0 → 2"] },
  {
    text: "Remove an ink drop. If you do, draw a card.",
    on: "action",
    you: { inkDrops: 1 },
    changes: ["you: ink drops 1 → 0", drew],
  },
  {
    text: "Remove an ink drop. If you do, draw a card.",
    when: "there is none",
    on: "action",
    changes: [],
  },
  {
    text:
      "Choose an ink type. Your characters of the chosen ink type get +1 {S} this turn.",
    on: "action",
    answers: ["Amethyst"],
    changes: ["ally: strength 2 → 3"],
  },
  {
    text: "If you have the most cards in your hand, draw a card.",
    on: "action",
    changes: [drew],
  },
  {
    text: "If you have the most cards in your hand, draw a card.",
    when: "others have as many",
    on: "action",
    you: { hand: ["this", "pip", "cup"] },
    changes: [],
  },
  {
    text:
      "Sing Together 3\nIf you used Sing Together to sing this song, draw a card.",
    on: "song",
    in: "hand",
    cards: { this: { printed: { cost: 9 } }, hurt: { exerted: false } },
    do: { move: "play", card: "this", singers: ["ally", "hurt"] },
    changes: ["ally: exerted no → yes", "hurt: exerted no → yes", drew],
  },
  {
    text:
      "When you play this character, if you removed an ink drop to play her, draw a card.",
    do: "play",
    refused: "this: ink drops as a cost",
  },
  {
    text: "Gain 1 lore for each ink drop you have.",
    on: "action",
    you: { inkDrops: 2 },
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Gain 1 lore for each different ink type among your characters.",
    on: "action",
    cards: { hurt: { printed: { inkTypes: ["Steel", "Amethyst"] } } },
    changes: ["you: lore 3 → 5"],
  },
  {
    text:
      "Gain 1 lore for each different cost among characters you have in play.",
    on: "action",
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Gain lore equal to the total damage on your characters.",
    on: "action",
    changes: ["you: lore 3 → 5"],
  },
  {
    text:
      "Return up to 2 item cards with different names from your discard to your hand.",
    on: "action",
    answers: [["rope"]],
    changes: ["rope: discard → hand"],
  },
  {
    text: "Twice during your turn, whenever you discard a card, gain 1 lore.",
    cards: { lamp: { text: "{E} — Choose and discard 3 cards." } },
    do: { move: "activate", card: "lamp" },
    changes: [
      lamp,
      "pip: hand → discard",
      "tune: hand → discard",
      "cup: hand → discard",
      "you: lore 3 → 5",
    ],
  },
  {
    text:
      "Whenever a card is put into your discard from your deck, gain 1 lore.",
    cards: {
      lamp: {
        text: "{E} — Put the top 2 cards of your deck into your discard.",
      },
    },
    do: { move: "activate", card: "lamp" },
    changes: [
      lamp,
      "d1: deck → discard",
      "d2: deck → discard",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "Whenever you shift a character, draw a card.",
    cards: { pip: { text: "Shift 0", printed: { name: "Elsa" } } },
    do: { move: "play", card: "pip", onto: "ally" },
    changes: [
      "pip: hand → play",
      "ally: play → under",
      "ally: under pip",
      drew,
    ],
  },
  {
    text: "Whenever you play a character for free, draw a card.",
    cards: { lamp: { text: "{E} — Play a character for free." } },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "pip: hand → play", drew],
  },
  {
    text: "Whenever a character enters play exerted, draw a card.",
    cards: { pip: { ...free, text: "This character enters play exerted." } },
    do: { move: "play", card: "pip" },
    changes: ["pip: hand → play", "pip: exerted yes", drew],
  },
  {
    text:
      "Whenever this character sings a song with cost 5 or more, draw a card.",
    cards: { this: { printed: { cost: 4 } } },
    when: "it costs less",
    do: { move: "play", card: "tune", singers: ["this"] },
    changes: ["this: exerted no → yes", "tune: hand → discard"],
  },
  {
    text: "Whenever a card leaves your inkwell, gain 1 lore.",
    cards: {
      lamp: { text: "{E} — Return 2 cards from your inkwell to your hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["i1", "i2"]] },
    changes: [
      lamp,
      "i1: inkwell → hand",
      "i2: inkwell → hand",
      "you: lore 3 → 5",
    ],
  },
  {
    text: "Whenever you get one or more ink drops, draw a card.",
    cards: { lamp: { text: "{E} — Get 2 ink drops." } },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "you: ink drops 0 → 2", drew],
  },
  {
    text: "Whenever you remove an ink drop, draw a card.",
    cards: { lamp: { text: "{E} — Remove an ink drop." } },
    you: { inkDrops: 1 },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "you: ink drops 1 → 0", drew],
  },
  {
    text: "Chosen character gets +2 {S} during your next turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      "end-turn",
      "end-turn",
    ],
    changes: [
      ...turned,
      drew,
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
      "ally: strength 2 → 4",
    ],
  },
  {
    text: "Chosen character gets +2 {S} until the end of your next turn.",
    on: "action",
    in: "hand",
    do: [
      { move: "play", card: "this", answers: [["ally"]] },
      "end-turn",
      "end-turn",
      "end-turn",
    ],
    changes: [
      "e1: deck → hand",
      "e2: deck → hand",
      "foe: exerted yes → no",
      "rival: lore 5 → 7",
      drew,
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Opposing characters can't be exerted.",
    cards: { lamp: { text: "{E} — Exert chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["brute"]] },
    changes: [lamp],
  },
  {
    text: "This character can't leave play.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [lamp],
  },
  {
    text: "This character can't be returned to hand.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: [lamp],
  },
  {
    text: "Opponents can't put cards into their inkwell.",
    do: ["end-turn", { move: "ink", card: "imp" }],
    refused: "cannot run: no card can go into the inkwell",
  },
  {
    text: "Opponents can't shift characters.",
    cards: { imp: { text: "Shift 0", printed: { name: "Gaston" } } },
    do: ["end-turn", { move: "play", card: "imp", onto: "foe" }],
    refused: "cannot run: imp cannot be shifted onto foe",
  },
  {
    text: "Opponents can't search their decks.",
    cards: {
      trick: {
        ...free,
        text:
          "Search your deck for a card, put that card into your hand, then shuffle your deck.",
      },
    },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [...turned, "trick: hand → discard"],
  },
  {
    text: "Opponents can't get ink drops.",
    cards: { lamp: { text: "{E} — Each player gets an ink drop." } },
    do: { move: "activate", card: "lamp" },
    changes: [lamp, "you: ink drops 0 → 1"],
  },
  {
    text: "Opponents can't remove ink drops.",
    cards: { lamp: { text: "{E} — Each opponent removes an ink drop." } },
    rival: { inkDrops: 1 },
    do: { move: "activate", card: "lamp" },
    changes: [lamp],
  },
  {
    text: "Opponents can't win the game.",
    rival: { lore: 19 },
    do: "end-turn",
    changes: [
      "rival: lore 19 → 20",
      "e1: deck → hand",
      "foe: exerted yes → no",
    ],
  },
  {
    text: "Opponents can't gain lore from locations.",
    do: "end-turn",
    changes: ["e1: deck → hand", "foe: exerted yes → no"],
  },
  {
    text: "If you shifted a character this turn, draw a card.",
    on: "action",
    in: "hand",
    cards: { pip: { text: "Shift 0", printed: { name: "Elsa" } } },
    do: [{ move: "play", card: "pip", onto: "ally" }, "play"],
    changes: [
      "pip: hand → play",
      "ally: play → under",
      "ally: under pip",
      drew,
    ],
  },
  {
    text: "If you got an ink drop this turn, draw a card.",
    on: "action",
    in: "hand",
    cards: { lamp: { text: "{E} — Get an ink drop." } },
    do: [{ move: "activate", card: "lamp" }, "play"],
    changes: [lamp, "you: ink drops 0 → 1", drew],
  },
  {
    text: "If you removed an ink drop this turn, draw a card.",
    on: "action",
    changes: [],
  },
  {
    text: "You and another chosen player each draw a card.",
    on: "action",
    changes: [drew, "e1: deck → hand"],
  },
  {
    text: "The player with the most lore loses 1 lore.",
    on: "action",
    changes: ["rival: lore 5 → 4"],
  },
  refused("Adventurous", "Adventurous: its rules are not known here"),
  refused("You can't lose the game.", "players who can't lose the game"),
  refused(
    "Damage dealt by this character can't be reduced.",
    "damage that can't be reduced",
  ),
  refused(
    "This character's {S} can't be reduced.",
    "numbers that can't be reduced",
  ),
];
