import type { Sample } from "../game.ts";

/** Texts that show what the language can do. */
export const LORCANA_SAMPLES: readonly Sample[] = [
  {
    name: "A triggered ability",
    text:
      "When you play this character, you may draw a card, then choose and discard a card.",
    variables: "",
  },
  {
    name: "An activated ability",
    text: "{E}, 2 {I} - Chosen character gets +2 {S} this turn.",
    variables: "",
  },
  {
    name: "Keywords with reminders",
    text:
      "Rush (This character can challenge the turn they're played.)\n\nEvasive",
    variables: "",
  },
  {
    name: "A static ability",
    text: "Your other characters get +1 {L}.",
    variables: "",
  },
  {
    name: "An action",
    text: "Deal 3 damage to chosen character. Draw a card.",
    variables: "",
  },
  {
    name: "Words that nothing accounts for",
    text: "Draw 2 cards, then dance with chosen character.",
    variables: "",
  },
];
