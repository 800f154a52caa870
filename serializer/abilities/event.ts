import type { EventAbility } from "../../ast/internal.ts";
import { printCost } from "../cost.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import { printEffect } from "../standard_effect.ts";

/** "Draw {cards}." */
export function printEvent({ additional_cost, effect }: EventAbility): Phrase {
  const printed = capital(phrase`${printEffect(effect, "sentences", 0)}.`);
  return additional_cost === undefined
    ? printed
    : phrase`As an additional cost, ${printCost(additional_cost)}. ${printed}`;
}
