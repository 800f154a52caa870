import type { EventAbility } from "../../ast/mod.ts";
import type { Rule } from "../../combinators/mod.ts";
import { pattern } from "../primitives.ts";
import { effect } from "../standard_effect.ts";

/** "Draw {cards}." */
export const event: Rule<EventAbility> = pattern`${effect}.`
  .map(([effect]) => ({ effect }));
