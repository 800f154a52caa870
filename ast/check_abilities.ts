import { keepingEach, lazily } from "../memo.ts";
import { ABILITY_SHAPES } from "./ability_shapes.ts";
import {
  checkNumber,
  checkOf,
  checkWholeNumber,
  listOf,
  objectOf,
} from "./check_tree.ts";
import type { DeclaredNames } from "./card.ts";
import type { Check, TreeMisfit, TreeShape, TreeShapes } from "./tree_shape.ts";

/** What of an ability does not fit its type; nothing if all of it does. */
export function checkAbility(
  ability: unknown,
  names?: DeclaredNames,
): TreeMisfit | undefined {
  return checkBeforeWriting(checksFor(names).one(), ability);
}

/** What of several abilities does not fit their type. */
export function checkAbilities(
  abilities: unknown,
  names?: DeclaredNames,
): TreeMisfit | undefined {
  return checkBeforeWriting(checksFor(names).all(), abilities);
}

/** What of the abilities of all cards, by id, does not fit their type. */
export function checkAbilitiesById(
  abilities: unknown,
  names?: DeclaredNames,
): TreeMisfit | "too deep" | undefined {
  return attempt(checksFor(names).byId(), abilities);
}

/** The checks of a game with the given names, each made when it is needed. */
const checksWith = /* @__PURE__ */ keepingEach((names: DeclaredNames) => {
  const shapes = shapesWith(names);
  // A number that no card can have does not keep a tree from being written: the
  // error points at it in the text.
  const one = lazily((): Check => checkOf(shapes, "Abilities", checkNumber));
  return {
    one,
    all: lazily((): Check => listOf(one())),
    byId: lazily((): Check =>
      objectOf(listOf(checkOf(shapes, "Abilities", checkWholeNumber)))
    ),
  };
});

const BUILT_IN: DeclaredNames = Object.freeze({});

function checksFor(
  names: DeclaredNames = BUILT_IN,
): ReturnType<typeof checksWith> {
  return checksWith(names);
}

function shapesWith(
  { subtypes = [], figments = [] }: DeclaredNames,
): TreeShapes {
  return {
    ...ABILITY_SHAPES,
    CardSubtype: withNames("CardSubtype", subtypes),
    FigmentType: withNames("FigmentType", figments),
  };
}

/** A shape of plain names, with some more of them. */
function withNames(name: string, added: readonly string[]): TreeShape {
  const shape = ABILITY_SHAPES[name];
  const known = typeof shape === "object" && "variants" in shape
    ? shape.variants
    : {};
  const more = added.map((each) => [each, null] as const);
  return { variants: { ...known, ...Object.fromEntries(more) } };
}

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
