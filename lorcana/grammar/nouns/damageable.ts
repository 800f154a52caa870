import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import { target } from "./noun_phrase.ts";
import { objects } from "./objects.ts";
import { isNeverDamaged } from "./possible.ts";

/** Cards that can have damage. */
export const damageable: Rule<Target> = checked(
  target,
  (target) => !isNeverDamaged(target),
);

/** One or two such targets: "this character and your locations". */
export const several: Rule<Target> = checked(
  objects,
  (target) =>
    typeof target === "object" && "join" in target
      ? !target.targets.some(isNeverDamaged)
      : !isNeverDamaged(target),
);
