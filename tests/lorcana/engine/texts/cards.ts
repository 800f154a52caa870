import type { Case } from "../case.ts";

/** Cards between decks, hands, discards and inkwells. */
export const cardTexts: readonly Case[] = [
  {
    text: "Draw 2 cards.",
    on: "action",
    changes: ["d1: deck → hand", "d2: deck → hand"],
  },
  {
    text: "Each player draws a card.",
    on: "action",
    changes: ["d1: deck → hand", "e1: deck → hand"],
  },
  {
    text: "Chosen player draws 2 cards.",
    on: "action",
    answers: ["rival"],
    changes: ["e1: deck → hand", "e2: deck → hand"],
  },
  {
    text: "Draw a card, then choose and discard a card.",
    on: "action",
    answers: [["tune"]],
    changes: ["d1: deck → hand", "tune: hand → discard"],
  },
  {
    text: "Draw until you have 5 cards in your hand.",
    on: "action",
    changes: ["d1: deck → hand", "d2: deck → hand"],
  },
  {
    text: "Draw a card for each damaged character you have in play.",
    on: "action",
    changes: ["d1: deck → hand"],
  },
  {
    text: "Each opponent chooses and discards a card.",
    on: "action",
    answers: [["trick"]],
    changes: ["trick: hand → discard"],
  },
  {
    text: "Each opponent discards all cards in their hand.",
    on: "action",
    changes: ["imp: hand → discard", "trick: hand → discard"],
  },
  {
    text: "Chosen opponent discards a card at random.",
    on: "action",
    changes: ["trick: hand → discard"],
  },
  {
    text:
      "Chosen opponent reveals their hand and discards a card of your choice.",
    on: "action",
    answers: [["imp"]],
    changes: ["revealed: imp trick", "imp: hand → discard"],
  },
  {
    text: "Choose and discard a card. If you do, gain 2 lore.",
    on: "action",
    answers: [["cup"]],
    changes: ["cup: hand → discard", "you: lore 3 → 5"],
  },
  {
    text: "Choose and discard a card. If you do, gain 2 lore.",
    when: "there is none",
    on: "action",
    you: { hand: ["this"] },
    changes: [],
  },
  {
    text: "Return chosen character to their player's hand.",
    on: "action",
    answers: [["brute"]],
    changes: ["brute: play → hand"],
  },
  {
    text: "Return a character card from your discard to your hand.",
    on: "action",
    changes: ["mulan: discard → hand"],
  },
  {
    text: "Return up to 2 item cards from your discard to your hand.",
    on: "action",
    answers: [["rope"]],
    changes: ["rope: discard → hand"],
  },
  {
    text:
      "Put the top card of your deck into your inkwell facedown and exerted.",
    on: "action",
    changes: ["d1: deck → inkwell, exerted"],
  },
  {
    text: "Put a card from your hand into your inkwell facedown.",
    on: "action",
    answers: [["cup"]],
    changes: ["cup: hand → inkwell"],
  },
  {
    text:
      "Put chosen character into their player's inkwell facedown and exerted.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → inkwell, exerted"],
  },
  {
    text: "Put chosen character on the bottom of their owner's deck.",
    on: "action",
    answers: [["foe"]],
    changes: ["foe: play → deck"],
    rivalDeck: ["e1", "e2", "e3", "foe"],
  },
  {
    text: "Put an item card from your discard on the top of your deck.",
    on: "action",
    changes: ["rope: discard → deck"],
    deck: ["rope", "d1", "d2", "d3", "d4", "d5"],
  },
  {
    text: "Put the top 2 cards of your deck into your discard.",
    on: "action",
    changes: ["d1: deck → discard", "d2: deck → discard"],
  },
  {
    text: "Each opponent puts the top card of their deck into their discard.",
    on: "action",
    changes: ["e1: deck → discard"],
  },
  {
    text: "Shuffle chosen item into their player's deck.",
    on: "action",
    answers: [["mirror"]],
    changes: ["mirror: play → deck"],
  },
  {
    text: "Shuffle your deck.",
    on: "action",
    changes: [],
  },
  {
    text:
      "Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any order.",
    on: "action",
    answers: [["d2"], ["d3", "d1"]],
    changes: ["d2: deck → hand"],
    deck: ["d4", "d5", "d3", "d1"],
  },
  {
    text:
      "Look at the top 4 cards of your deck. You may reveal a song card and put it into your hand. Put the rest on the bottom of your deck in any order.",
    on: "action",
    answers: [["d2"], ["d1", "d3", "d4"]],
    changes: ["d2: deck → hand", "revealed: d2"],
    deck: ["d5", "d1", "d3", "d4"],
  },
  {
    text:
      "Look at the top card of your deck. Put it on either the top or the bottom of your deck.",
    on: "action",
    answers: [1],
    changes: [],
    deck: ["d2", "d3", "d4", "d5", "d1"],
  },
  {
    text:
      "Look at the top 2 cards of your deck. Put them back on the top of your deck in any order.",
    on: "action",
    answers: [["d2", "d1"]],
    changes: [],
    deck: ["d2", "d1", "d3", "d4", "d5"],
  },
  {
    text:
      "Reveal the top card of your deck. If it's a character card, put it into your hand. Otherwise, put it on the bottom of your deck.",
    on: "action",
    when: "it is one",
    changes: ["d1: deck → hand", "revealed: d1"],
  },
  {
    text:
      "Reveal the top card of your deck. If it's an item card, put it into your hand. Otherwise, put it on the bottom of your deck.",
    on: "action",
    when: "it is none",
    changes: ["revealed: d1"],
    deck: ["d2", "d3", "d4", "d5", "d1"],
  },
  {
    text:
      "Reveal the top card of your deck. If it's an item card, you may put it into your hand. Otherwise, gain 1 lore.",
    on: "action",
    when: "it is none",
    changes: ["revealed: d1", "you: lore 3 → 4"],
  },
  {
    text:
      "Look at the top card of your deck. If it's a character card, draw a card. Otherwise, put it on the bottom of your deck.",
    on: "action",
    when: "it is one",
    changes: ["d1: deck → hand"],
  },
  {
    text:
      "You may reveal the top card of your deck. If it's an item card, gain 1 lore. Otherwise, banish chosen item.",
    when: "nothing is revealed, so nothing happens",
    on: "action",
    answers: [false],
    changes: [],
  },
  {
    text:
      "Search your deck for a character card and reveal that card to all players. Put that card into your hand and shuffle your deck.",
    on: "action",
    answers: [["d4"]],
    changes: ["d4: deck → hand", "revealed: d4"],
  },
  {
    text:
      "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. Otherwise, put it on the top of your deck.",
    on: "action",
    answers: ["Simba"],
    changes: ["d1: deck → hand", "revealed: d1"],
  },
  {
    text:
      "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. Otherwise, put it on the top of your deck.",
    when: "it is another",
    on: "action",
    answers: ["Nala"],
    changes: ["revealed: d1"],
    deck: ["d1", "d2", "d3", "d4", "d5"],
  },
  {
    text:
      "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and shuffle the rest into your deck.",
    on: "action",
    changes: ["d3: deck → hand", "revealed: d1 d2 d3"],
  },
  {
    text: "Look at each opponent's hand.",
    on: "action",
    changes: [],
  },
];
