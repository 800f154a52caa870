import { lazily } from "../../memo.ts";
import shapes from "../../schema/ability_shapes.json" with { type: "json" };
import { checkOf, listOf } from "./check.ts";
import type { Check, TreeMisfit, TreeShapes } from "../../ast/internal.ts";

/** What of an ability does not fit its type; nothing if all of it does. */
export function checkAbility(ability: unknown): TreeMisfit | undefined {
  return checkSafely(check(), ability);
}

/** What of several abilities does not fit their type. */
export function checkAbilities(abilities: unknown): TreeMisfit | undefined {
  return checkSafely(checkAll(), abilities);
}

// Made when the first tree is written.
const check: () => Check = lazily(() =>
  // The file is generated; its type lists every single key.
  checkOf(shapes as unknown as TreeShapes, "Abilities")
);
const checkAll: () => Check = lazily(() => listOf(check()));

/** A check calls itself for each level: trees can be deeper than the stack. */
function checkSafely(check: Check, tree: unknown): TreeMisfit | undefined {
  try {
    return check(tree);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined; // Writing it reports how deep it is.
  }
}
