import type { AbandonEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const abandonExamples: Examples<AbandonEffects> = {
  AbandonAndGainEnergyForSpark: [
    {
      text:
        "Abandon an ally and gain {e} for each point of spark that character had.",
      variables: "e: 2",
      tree: {
        "AbandonAndGainEnergyForSpark": {
          "target": { "Another": "Character" },
          "energy_per_spark": 2,
        },
      },
    },
    {
      text:
        "Abandon an ally and gain {energy-symbol} for each point of spark that character had.",
      tree: {
        "AbandonAndGainEnergyForSpark": {
          "target": { "Another": "Character" },
          "energy_per_spark": 1,
        },
      },
    },
  ],
  AbandonAtEndOfTurn: [
    {
      text: "Abandon it at end of turn.",
      tree: { "AbandonAtEndOfTurn": { "target": "It" } },
    },
  ],
  EachPlayerAbandonsCharacters: [
    {
      text: "Each player abandons a character.",
      tree: {
        "EachPlayerAbandonsCharacters": { "matching": "Character", "count": 1 },
      },
    },
    {
      text: "Each player abandons {count} characters.",
      variables: "count: 2",
      tree: {
        "EachPlayerAbandonsCharacters": { "matching": "Character", "count": 2 },
      },
    },
  ],
};
