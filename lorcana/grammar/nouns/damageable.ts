import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { target } from "./noun_phrase.ts";
import { isNeverDamaged } from "./possible.ts";

/** Cards that damage can be on. */
export const damageable: Rule<Target> = checked(
  target,
  (target) => !isNeverDamaged(target),
);
