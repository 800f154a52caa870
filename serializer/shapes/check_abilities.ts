import type { DeclaredNames } from "../../lexer/mod.ts";
import { keepingEach, lazily } from "../../memo.ts";
import shapes from "../../schema/ability_shapes.json" with { type: "json" };
import { checkOf, listOf } from "./check.ts";
import type {
  Check,
  TreeMisfit,
  TreeShape,
  TreeShapes,
} from "../../ast/internal.ts";

/** What of an ability does not fit its type; nothing if all of it does. */
export function checkAbility(
  ability: unknown,
  names?: DeclaredNames,
): TreeMisfit | undefined {
  return checkSafely(checkWith(names), ability);
}

/** What of several abilities does not fit their type. */
export function checkAbilities(
  abilities: unknown,
  names?: DeclaredNames,
): TreeMisfit | undefined {
  return checkSafely(
    names === undefined ? checkAll() : listOf(checkWith(names)),
    abilities,
  );
}

// The file is generated; its type lists every single key.
const SHAPES = shapes as unknown as TreeShapes;

// Made when the first tree is written.
const check: () => Check = lazily(() => checkOf(SHAPES, "Abilities"));
const checkAll: () => Check = lazily(() => listOf(check()));

const checkNamed: (names: DeclaredNames) => Check = keepingEach(
  ({ subtypes = [], figments = [] }) =>
    checkOf({
      ...SHAPES,
      CardSubtype: withNames("CardSubtype", subtypes),
      FigmentType: withNames("FigmentType", figments),
    }, "Abilities"),
);

function checkWith(names: DeclaredNames | undefined): Check {
  return names === undefined ? check() : checkNamed(names);
}

/** A shape of plain names, with some more of them. */
function withNames(name: string, added: readonly string[]): TreeShape {
  const shape = SHAPES[name];
  const known = typeof shape === "object" && "variants" in shape
    ? shape.variants
    : {};
  const more = added.map((each) => [each, null] as const);
  return { variants: { ...known, ...Object.fromEntries(more) } };
}

/** A check calls itself for each level: trees can be deeper than the stack. */
function checkSafely(check: Check, tree: unknown): TreeMisfit | undefined {
  try {
    return check(tree);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined; // Writing it reports how deep it is.
  }
}
