import type { UntilEndOfTurnEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const untilEndOfTurnExamples: Examples<UntilEndOfTurnEffects> = {
  CreateStaticAbilityUntilEndOfTurn: [
    {
      text:
        "{MultiplyBy} the number of cards you draw from card effects this turn.",
      variables: "number: 2",
      tree: {
        "CreateStaticAbilityUntilEndOfTurn": {
          "ability": { "MultiplyCardDrawFromCardEffects": { "multiplier": 2 } },
        },
      },
    },
    {
      text:
        "{MultiplyBy} the amount of {energy-symbol} you gain from card effects this turn.",
      variables: "number: 3",
      tree: {
        "CreateStaticAbilityUntilEndOfTurn": {
          "ability": {
            "MultiplyEnergyGainFromCardEffects": { "multiplier": 3 },
          },
        },
      },
    },
    {
      text: "Until end of turn, characters in your hand have {fast}.",
      tree: {
        "CreateStaticAbilityUntilEndOfTurn": {
          "ability": "CharactersInHandHaveFast",
        },
      },
    },
  ],
  CreateTriggerUntilEndOfTurn: [
    {
      text: "Until end of turn, when you play a character, draw {cards}.",
      variables: "cards: 1",
      tree: {
        "CreateTriggerUntilEndOfTurn": {
          "trigger": {
            "trigger": { "Play": { "Your": "Character" } },
            "effect": { "Effect": { "DrawCards": { "count": 1 } } },
            "options": { "once_per_turn": false, "until_end_of_turn": true },
          },
        },
      },
    },
  ],
};
