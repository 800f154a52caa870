import { lazily } from "../memo.ts";
import { ABILITY_SHAPES } from "./ability_shapes.ts";
import {
  checkNumber,
  checkOf,
  checkWholeNumber,
  listOf,
  objectOf,
} from "./check_tree.ts";
import type { Check, TreeMisfit } from "./tree_shape.ts";

/** What of an ability does not fit its type; nothing if all of it does. */
export function checkAbility(ability: unknown): TreeMisfit | undefined {
  return checkBeforeWriting(check(), ability);
}

/** What of several abilities does not fit their type. */
export function checkAbilities(abilities: unknown): TreeMisfit | undefined {
  return checkBeforeWriting(checkAll(), abilities);
}

/** What of the abilities of all cards, by id, does not fit their type. */
export function checkAbilitiesById(
  abilities: unknown,
): TreeMisfit | "too deep" | undefined {
  return attempt(checkById(), abilities);
}

// Made when the first tree is checked. A number that no card can have does not
// keep a tree from being written: the error points at it in the text.
const check = /* @__PURE__ */ lazily((): Check =>
  checkOf(ABILITY_SHAPES, "Abilities", checkNumber)
);
const checkAll = /* @__PURE__ */ lazily((): Check => listOf(check()));
const checkById = /* @__PURE__ */ lazily((): Check =>
  objectOf(listOf(checkOf(ABILITY_SHAPES, "Abilities", checkWholeNumber)))
);

function checkBeforeWriting(
  check: Check,
  tree: unknown,
): TreeMisfit | undefined {
  const found = attempt(check, tree);
  return found === "too deep" ? undefined : found; // Writing it reports that.
}

/** A check calls itself for each level: trees can be deeper than the stack. */
function attempt(
  check: Check,
  tree: unknown,
): TreeMisfit | "too deep" | undefined {
  try {
    return check(tree);
  } catch (error) {
    if (error instanceof RangeError) return "too deep";
    throw error;
  }
}
