import type { EventAbility } from "../../ast/internal.ts";
import { oneOf, type Rule } from "../../combinators/mod.ts";
import { costs } from "../cost.ts";
import { effect } from "../effect.ts";
import { pattern } from "../primitives.ts";

/** "Draw {cards}.", "As an additional cost, abandon an ally. Draw {cards}." */
export const event: Rule<EventAbility> = oneOf<EventAbility>([
  pattern`${effect}.`.map(([effect]) => ({ effect })),
  pattern`as an additional cost, ${costs}. ${effect}.`
    .map(([additional_cost, effect]) => ({ additional_cost, effect })),
]);
