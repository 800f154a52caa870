import type { StaticAbility } from "../../ast/internal.ts";
import type { Rule } from "../../combinators/mod.ts";
import { pattern } from "../primitives.ts";
import { staticAbility } from "../static_ability.ts";

/** "Has all character types." */
export const staticRule: Rule<StaticAbility> = pattern`${staticAbility}.`
  .map(([ability]) => ability);
