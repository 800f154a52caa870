import type { TextRow } from "./row.ts";

/** Effects made of effects: steps, options, conditions, choices, pronouns. */
export const COMPOSITE_TEXTS: readonly TextRow[] = [
  ["Draw 3 cards, then choose and discard 2 cards.", "action"],
  ["Draw a card. Then, choose and discard a card.", "action"],
  ["Gain 1 lore and draw a card.", "action"],
  ["Draw a card, then gain 1 lore. Each opponent loses 1 lore.", "action"],
  ["Each player draws 2 cards and gains 1 lore.", "action"],
  ["Each opponent discards their hand and draws 3 cards.", "action"],
  ["You may draw 2 cards.", "action"],
  ["You may draw a card. If you do, choose and discard a card.", "action"],
  ["You may banish chosen item. If you do, draw 2 cards.", "action"],
  [
    "You may choose and discard a card to deal 3 damage to chosen character.",
    "action",
  ],
  ["You may pay 1 {I} to draw a card.", "action"],
  ["Each opponent may draw a card.", "action"],
  ["If you have a character named Bramble in play, draw 2 cards.", "action"],
  [
    "Gain 1 lore. If you have 3 or more items in play, gain 3 lore instead.",
    "action",
  ],
  [
    "Deal 2 damage to chosen character. If a Pirate character is chosen, deal 4 damage instead.",
    "action",
  ],
  [
    "Reveal the top card of your deck. If it's an action card, put it into your hand. Otherwise, put it into your discard.",
    "action",
  ],
  [
    "Choose one:\n• Draw 2 cards.\n• Banish chosen item.\n• Each opponent loses 1 lore.",
    "action",
  ],
  [
    "Choose one: • Gain 1 lore. • Draw a card, then choose and discard a card.",
    "action",
  ],
  ["When you play this character, you may choose one:\n• Draw a card.\n• Deal 1 damage to chosen character."],
  ["When you play this character, banish chosen item or draw a card."],

  [
    "Exert chosen opposing character. They can't ready at the start of their next turn.",
    "action",
  ],
  [
    "Deal 1 damage to chosen character and draw a card. If that character is banished this way, gain 1 lore.",
    "action",
  ],
  ["Chosen character gets +2 {S} and gains Evasive this turn.", "action"],
  ["Chosen character gets +1 {S} and +1 {W} this turn.", "action"],
  [
    "Return chosen character of yours to your hand. Then deal 2 damage to chosen opposing character.",
    "action",
  ],
  ["Banish chosen character. Its player draws a card.", "action"],

  ["Gain 1 lore for each character you have in play.", "action"],
  ["Draw a card for each damaged character you have in play.", "action"],
  ["Deal 1 damage to chosen character for each card in your hand.", "action"],

  ["When you play this character, deal damage equal to this character's {S} to chosen character."],
  ["Draw a card. Repeat this 2 times.", "action"],

  [
    "Move 2 damage counters from chosen character of yours to chosen opposing character.",
    "action",
  ],
  [
    "Remove up to 3 damage from chosen character. You may draw a card for each 1 damage removed this way.",
    "action",
  ],

  ["Whenever this character quests, you may remove up to 2 damage from chosen character, then draw a card."],
  ["Whenever he challenges a damaged character, this character gets +2 {S} this turn."],
];
