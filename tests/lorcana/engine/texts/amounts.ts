import type { Case } from "../case.ts";

const free = { printed: { cost: 0 } };

/** What is counted, and which cards are. */
export const amountTexts: readonly Case[] = [
  {
    text: "Gain lore equal to chosen character's cost.",
    on: "action",
    answers: [["foe"]],
    changes: ["you: lore 3 → 6"],
  },
  {
    text: "Gain lore equal to chosen character's {L}.",
    on: "action",
    answers: [["brute"]],
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Draw cards equal to chosen character's {W}.",
    on: "action",
    answers: [["ally"]],
    changes: ["d1: deck → hand", "d2: deck → hand", "d3: deck → hand"],
  },
  {
    text: "Each opponent loses lore equal to chosen character's {S}.",
    on: "action",
    answers: [["ally"]],
    changes: ["rival: lore 5 → 3"],
  },
  {
    text:
      "Gain lore equal to the damage on chosen character, to a maximum of 5 lore.",
    on: "action",
    answers: [["hurt"]],
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Gain 1 lore for each card in your hand, to a maximum of 2 lore.",
    on: "action",
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Gain 1 lore for each opponent.",
    on: "action",
    third: true,
    changes: ["you: lore 3 → 5"],
  },
  {
    text: "Gain 1 lore for each action you've played this turn.",
    on: "action",
    in: "hand",
    cards: { tune: free },
    do: [{ move: "play", card: "tune" }, "play"],
    changes: ["tune: hand → discard", "you: lore 3 → 5"],
  },
  {
    text:
      "Whenever one of your characters is dealt damage, gain that much lore.",
    cards: { lamp: { text: "{E} — Deal 2 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [
      "lamp: exerted no → yes",
      "ally: damage 0 → 2",
      "you: lore 3 → 5",
    ],
  },
  {
    text:
      "Reveal the top 3 cards of your deck. Gain 1 lore for each different ink type of cards revealed this way.",
    on: "action",
    cards: {
      d1: { printed: { inkTypes: ["Ruby"] } },
      d2: { printed: { inkTypes: ["Amber"] } },
      d3: { printed: { inkTypes: ["Ruby"] } },
    },
    changes: ["revealed: d1 d2 d3", "you: lore 3 → 5"],
  },
  {
    text: "Draw a card for each character that sang this song.",
    on: "song",
    in: "hand",
    do: { move: "play", card: "this", singers: ["ally"] },
    changes: ["ally: exerted no → yes", "d1: deck → hand"],
  },
  {
    text:
      "Banish chosen character of yours to play a character with cost up to 2 more than the banished character for free.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: play → discard", "pip: hand → play"],
  },
  {
    text: "Your Amethyst characters get +1 {S}.",
    do: "nothing",
    changes: ["ally: strength 2 → 3"],
  },
  {
    text: "Banish chosen character with 3 {W} or less.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: play → discard"],
  },
  {
    text: "Banish chosen opposing character with 2 {L} or more.",
    on: "action",
    changes: ["brute: play → discard"],
  },
  {
    text: "Banish chosen character who was challenged this turn.",
    on: "action",
    in: "hand",
    do: [{ move: "challenge", card: "ally", target: "foe" }, "play"],
    changes: ["ally: play → discard", "foe: play → discard"],
  },
  {
    text: "Banish any number of chosen characters with total {S} 5 or less.",
    on: "action",
    answers: [["ally", "foe"]],
    changes: ["ally: play → discard", "foe: play → discard"],
  },
  {
    text: "Banish any number of chosen characters with total {S} 5 or less.",
    when: "it is more",
    on: "action",
    answers: [["ally", "brute"]],
    refused: "cannot run: the cards cannot be chosen together",
  },
  {
    text: "Play any number of characters with total cost 3 or less for free.",
    on: "action",
    answers: [["pip"]],
    changes: ["pip: hand → play"],
  },
  {
    text:
      "Name a card, then return all character cards with that name from your discard to your hand.",
    on: "action",
    answers: ["Mulan"],
    changes: ["mulan: discard → hand"],
  },
  {
    text: "Choose and discard a card with {IW}.",
    on: "action",
    cards: {
      pip: { printed: { inkable: false } },
      cup: { printed: { inkable: false } },
    },
    changes: ["tune: hand → discard"],
  },
  {
    text: "Ready chosen character that was played this turn.",
    on: "action",
    cards: { pip: { ...free, text: "This character enters play exerted." } },
    in: "hand",
    do: [{ move: "play", card: "pip" }, "play"],
    changes: ["pip: hand → play"],
  },
  {
    text:
      "Return a character card with the same name as chosen character from your discard to your hand.",
    on: "action",
    cards: { mulan: { printed: { name: "Elsa" } } },
    answers: [["ally"]],
    changes: ["mulan: discard → hand"],
  },
  {
    text: "Your characters with a card under them get +1 {S}.",
    cards: { d5: { under: "ally" } },
    you: { deck: ["d1"], under: ["d5"] },
    do: "nothing",
    changes: ["ally: strength 2 → 3"],
  },
  {
    text: "Your characters here get +1 {S}.",
    on: "location",
    cards: { ally: { at: "this" } },
    do: "nothing",
    changes: ["ally: strength 2 → 3"],
  },
  {
    text: "Banish chosen Hero character with 3 {W} or less or item.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: play → discard"],
  },
  {
    text: "Return a card that isn't a song from your discard to your hand.",
    on: "action",
    answers: [["rope"]],
    changes: ["rope: discard → hand"],
  },
];
