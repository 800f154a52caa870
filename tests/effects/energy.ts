import type { EnergyEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const energyExamples: Examples<EnergyEffects> = {
  GainEnergy: [
    {
      text: "Gain {e}.",
      variables: "e: 3",
      tree: { "GainEnergy": { "gains": 3 } },
    },
  ],
  GainEnergyEqualToCost: [
    {
      text: "Gain {energy-symbol} equal to that character's cost.",
      tree: { "GainEnergyEqualToCost": { "target": "It" } },
    },
    {
      text: "Gain {energy-symbol} equal to the cost of an ally.",
      tree: {
        "GainEnergyEqualToCost": { "target": { "Another": "Character" } },
      },
    },
  ],
  GainEnergyForEach: [
    {
      text: "Gain {e} for each allied character.",
      variables: "e: 1",
      tree: {
        "GainEnergyForEach": {
          "gains": 1,
          "for_each": { "Another": "Character" },
        },
      },
    },
  ],
  GainTwiceThatMuchEnergyInstead: [
    {
      text: "Gain twice that much {energy-symbol} instead.",
      tree: "GainTwiceThatMuchEnergyInstead",
    },
  ],
  MultiplyYourEnergy: [
    {
      text: "{MultiplyBy} the amount of {energy-symbol} you have.",
      variables: "number: 2",
      tree: { "MultiplyYourEnergy": { "multiplier": 2 } },
    },
  ],
  SpendAllEnergyDissolveEnemy: [
    {
      text:
        "Spend all your {energy-symbol}. {Dissolve} an enemy with cost less than or equal to the amount spent.",
      tree: "SpendAllEnergyDissolveEnemy",
    },
  ],
  SpendAllEnergyDrawAndDiscard: [
    {
      text:
        "Spend all your {energy-symbol}. Draw cards equal to the amount spent, then discard that many cards.",
      tree: "SpendAllEnergyDrawAndDiscard",
    },
  ],
};
