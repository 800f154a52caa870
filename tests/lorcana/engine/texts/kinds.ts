import type { Case } from "../case.ts";

const turned = [
  "e1: deck → hand",
  "foe: exerted yes → no",
  "rival: lore 5 → 6",
];
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

/** One text at least for each kind of node that no other list has. */
export const kindTexts: readonly Case[] = [
  // Keywords, restrictions and what is granted.
  {
    text: "Alert",
    cards: { foe: { text: "Evasive" } },
    do: attack,
    changes: [
      "foe: play → discard",
      "this: damage 0 → 3",
      "this: exerted no → yes",
    ],
  },
  {
    text: "This character can quest the turn they're played.",
    cards: { this: { drying: true } },
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text: "Your characters can't be banished.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text: "Opponents can't choose your items for actions or abilities.",
    cards: { trick: { ...free, text: "Banish chosen item." } },
    do: ["end-turn", { move: "play", card: "trick" }],
    changes: [...turned, "trick: hand → discard", "mirror: play → discard"],
  },
  {
    text: "Opponents can't draw cards.",
    do: "end-turn",
    changes: ["foe: exerted yes → no", "rival: lore 5 → 6"],
  },
  {
    text: "Opponents can't discard cards.",
    cards: {
      lamp: { text: "{E} — Each opponent discards all cards in their hand." },
    },
    do: { move: "activate", card: "lamp" },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text: "Opposing characters can't gain Evasive.",
    cards: { mirror: { text: "Your characters gain Evasive." } },
    do: "nothing",
    changes: ["foe: no Evasive 0", "brute: no Evasive 0"],
  },
  {
    text: "This character can't move.",
    do: { move: "move", card: "this", to: "isle" },
    changes: ["i1: inkwell → inkwell, exerted"],
  },
  {
    text: "Opponents can't play items.",
    cards: { trick: { printed: { cost: 0, type: "item" } } },
    do: ["end-turn", { move: "play", card: "trick" }],
    refused: "cannot run: trick cannot be played",
  },
  {
    text: "This character may enter play exerted.",
    do: "play",
    answers: [true],
    changes: ["this: hand → play", "this: exerted yes"],
  },
  {
    text: "This character must be challenged if able.",
    cards: { this: { exerted: true } },
    do: ["end-turn", { move: "challenge", card: "brute", target: "hurt" }],
    refused:
      "cannot run: brute cannot challenge hurt: a bodyguard is in the way",
  },
  {
    text: "This character must challenge if able.",
    do: "end-turn",
    refused: "cannot run: this must do something yet",
  },
  {
    text: "During your turn, this character takes no damage from challenges.",
    do: attack,
    changes: ["foe: play → discard", "this: exerted no → yes"],
  },
  {
    text: "Your characters take no damage.",
    cards: { lamp: { text: "{E} — Deal 2 damage to chosen character." } },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes"],
  },
  {
    text:
      "Whenever this character challenges a Villain character, he takes no damage from the challenge.",
    do: attack,
    changes: ["foe: play → discard", "this: exerted no → yes"],
  },
  // Amounts.
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
  // Filters.
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
  // Effects.
  { text: "Look at the cards in your inkwell.", on: "action", changes: [] },
  {
    text: "Look at the top card of chosen opponent's deck.",
    on: "action",
    changes: [],
  },
  {
    text:
      "When you play this character, you may put this card into your discard.",
    do: "play",
    answers: [true],
    changes: ["this: hand → discard"],
  },
  {
    text: "Return 2 cards from your inkwell to your hand.",
    on: "action",
    answers: [["i1", "i2"]],
    changes: ["i1: inkwell → hand", "i2: inkwell → hand"],
  },
  {
    text: "You may reveal a song card from your hand. If you do, draw a card.",
    on: "action",
    answers: [true],
    changes: ["revealed: tune", ...drew],
  },
  {
    text: "Choose one of your characters. They gain Rush this turn.",
    on: "action",
    answers: [["ally"]],
    changes: ["ally: Rush 0"],
  },
  {
    text:
      "Until the start of your next turn, the next time this character would be dealt damage they take no damage instead.",
    on: "action",
    do: "nothing",
    changes: [],
  },
  {
    text:
      "When you play this character, until the start of your next turn, the next time he would be dealt damage he takes no damage instead.",
    cards: { lamp: { text: "{E} — Deal 2 damage to chosen character." } },
    do: ["play", { move: "activate", card: "lamp", answers: [["this"]] }],
    changes: ["this: hand → play", "lamp: exerted no → yes"],
  },
  {
    text:
      "Until the start of your next turn, opponents need 25 lore to win the game.",
    on: "action",
    in: "hand",
    rival: { lore: 19 },
    do: ["play", "end-turn"],
    changes: [
      "rival: lore 19 → 20",
      "e1: deck → hand",
      "foe: exerted yes → no",
    ],
  },
  {
    text: "You may have up to 99 copies of Pip in your deck.",
    do: "quest",
    refused: "this: deck-limit, as something that always holds",
  },
  {
    text: "Each player plays with the top card of their deck face up.",
    on: "item",
    do: { move: "quest", card: "ally" },
    refused: "this: reveal-top-card, as something that always holds",
  },
  {
    text: "The next Hero character you play this turn gains Rush.",
    on: "action",
    in: "hand",
    cards: { pip: { printed: { cost: 0, classifications: ["Hero"] } } },
    do: ["play", { move: "play", card: "pip" }, {
      move: "challenge",
      card: "pip",
      target: "foe",
    }],
    changes: ["pip: hand → discard", "foe: damage 0 → 1"],
  },
  // Triggers.
  {
    text:
      "Whenever an opponent chooses this character for an action or ability, they choose and discard a card.",
    cards: { trick: { ...free, text: "Exert chosen opposing character." } },
    do: ["end-turn", {
      move: "play",
      card: "trick",
      answers: [["this"], ["imp"]],
    }],
    changes: [
      ...turned,
      "trick: hand → discard",
      "this: exerted no → yes",
      "imp: hand → discard",
    ],
  },
  {
    text: "Whenever a card is put into your discard, gain 1 lore.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: [
      "lamp: exerted no → yes",
      "ally: play → discard",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever a card leaves your discard, gain 1 lore.",
    cards: {
      lamp: {
        text: "{E} — Return an item card from your discard to your hand.",
      },
    },
    do: { move: "activate", card: "lamp" },
    changes: [
      "lamp: exerted no → yes",
      "rope: discard → hand",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you exert this character, draw a card.",
    do: "quest",
    changes: ["this: exerted no → yes", "you: lore 3 → 4", ...drew],
  },
  {
    text: "Whenever you gain lore, draw a card.",
    do: { move: "quest", card: "ally" },
    changes: ["ally: exerted no → yes", "you: lore 3 → 4", ...drew],
  },
  {
    text: "Whenever an opponent loses lore, draw a card.",
    cards: { lamp: { text: "{E} — Each opponent loses 1 lore." } },
    do: { move: "activate", card: "lamp" },
    changes: ["lamp: exerted no → yes", "rival: lore 5 → 4", ...drew],
  },
  {
    text: "Whenever you return a character to your hand, draw a card.",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["ally"]] },
    changes: ["lamp: exerted no → yes", "ally: play → hand", ...drew],
  },
  {
    text: "Whenever you return a character to your hand, draw a card.",
    when: "it was a rival's",
    cards: {
      lamp: { text: "{E} — Return chosen character to their player's hand." },
    },
    do: { move: "activate", card: "lamp", answers: [["foe"]] },
    changes: ["lamp: exerted no → yes", "foe: play → hand"],
  },
  {
    text: "Whenever you use the Boost ability of a character, draw a card.",
    cards: { ally: { text: "Boost 1" } },
    do: { move: "boost", card: "ally" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "d1: deck → under",
      "d1: under ally",
      "d2: deck → hand",
    ],
  },
  {
    text: "Whenever you move a character from another location, gain 1 lore.",
    cards: { ally: { at: "tower" } },
    do: { move: "move", card: "ally", to: "isle" },
    changes: [
      "i1: inkwell → inkwell, exerted",
      "ally: at tower → isle",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Whenever you pay 2 {I} or less to play a character, draw a card.",
    do: { move: "play", card: "pip" },
    changes: ["pip: hand → play", "i1: inkwell → inkwell, exerted", ...drew],
  },
  {
    text:
      "At the start of your turn, if this card is in your discard, return it to your hand.",
    in: "discard",
    do: ["end-turn", "end-turn"],
    changes: [
      ...turned,
      "this: discard → hand",
      "d1: deck → hand",
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  // Durations.
  {
    text: "You pay 1 {I} less for the first character you play each turn.",
    cards: { mulan: { printed: { cost: 1 } } },
    you: { hand: ["pip", "mulan"], discard: [] },
    do: [{ move: "play", card: "pip" }, { move: "play", card: "mulan" }],
    changes: [
      "pip: hand → play",
      "mulan: hand → play",
      "i1: inkwell → inkwell, exerted",
    ],
  },
  {
    text:
      "When you play this item, choose a character. While this item is in play, that character can't quest.",
    on: "item",
    in: "hand",
    do: [{ move: "play", card: "this", answers: [["ally"]] }, {
      move: "quest",
      card: "ally",
    }],
    refused: "cannot run: ally cannot quest: it must not",
  },
  {
    text: "This item can't ready at the start of your turn.",
    on: "item",
    cards: { this: { exerted: true } },
    do: ["end-turn", "end-turn"],
    changes: [
      ...turned,
      "d1: deck → hand",
      "hurt: exerted yes → no",
      "you: lore 3 → 4",
    ],
  },
  {
    text: "Opposing damaged characters can't ready at the start of their turn.",
    cards: { brute: { exerted: true, damage: 1 } },
    do: "end-turn",
    changes: turned,
  },
  {
    text: "Your characters gain Evasive during your turn.",
    do: "nothing",
    changes: ["ally: Evasive 0", "hurt: Evasive 0", "this: Evasive 0"],
  },
  // Conditions.
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
  // What happened in this turn.
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
  // Abilities with a name.
  {
    text: "Your Alien characters lose the Stone by Day ability.",
    cards: {
      hurt: { text: "STONE BY DAY {E} — Draw a card.", exerted: false },
    },
    do: { move: "activate", card: "hurt" },
    refused: "cannot run: hurt has no such ability",
  },
  {
    text: "Choose and discard up to 2 cards.",
    on: "action",
    answers: [["cup"]],
    changes: ["cup: hand → discard"],
  },
  {
    text:
      "{E} — Use this item's Shapeshift ability for free.\nSHAPESHIFT 2 {I} — Gain 1 lore.",
    on: "item",
    do: "activate",
    changes: ["this: exerted no → yes", "you: lore 3 → 4"],
  },
  {
    text:
      "When this character is banished, put this card into your inkwell facedown.",
    cards: { lamp: banisher },
    do: { move: "activate", card: "lamp", answers: [["this"]] },
    changes: ["lamp: exerted no → yes", "this: play → inkwell"],
  },
  {
    text: "You pay 1 {I} less for the next character you play.",
    on: "action",
    in: "hand",
    do: ["play", { move: "play", card: "pip" }],
    changes: ["pip: hand → play"],
  },
  {
    text: "The next time one of your characters quests this turn, gain 2 lore.",
    when: "only the next time",
    on: "action",
    in: "hand",
    cards: { hurt: { exerted: false } },
    do: ["play", { move: "quest", card: "ally" }, {
      move: "quest",
      card: "hurt",
    }],
    changes: [
      "ally: exerted no → yes",
      "hurt: exerted no → yes",
      "you: lore 3 → 8",
    ],
  },
  {
    text: "Your characters can't be removed.",
    do: "quest",
    refused: "this: cards that can't be removed: it does not say from where",
  },
  {
    text: "Banish chosen exerted character.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → discard"],
  },
];
