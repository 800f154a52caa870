import { checkAbilities } from "../ast/check_abilities.ts";
import type { Ability, Cost, Effect } from "../ast/internal.ts";
import { isNothing } from "./cost.ts";
import { simplestCost, simplestEffect } from "./simplest.ts";

/**
 * Returns the simplest abilities with the same meaning, which is what their text
 * parses to:
 *
 * - a list with one effect or cost becomes that effect or cost, an empty list of
 *   effects becomes no effect, and a group without cost and condition a list;
 * - nested choices become one choice, nested lists of costs one list, and a
 *   choice or list without costs becomes no cost;
 * - options that restate a default are dropped;
 * - a trigger created until end of turn states that duration.
 *
 * Trees from the parser stay as they are. So does anything nested more deeply
 * than any text, and anything that is not a list of abilities.
 *
 * @category Dreamtides
 */
export function normalize(abilities: readonly Ability[]): readonly Ability[] {
  if (checkAbilities(abilities) !== undefined) return abilities;
  // Rewriting keeps every node of the type it had.
  return rewrite(abilities) as readonly Ability[];
}

/** A node of which nothing is known but its fields. */
type Fields = Readonly<Record<string, unknown>>;

/** Makes one node simpler, whose parts already are. */
type Rewrite = (node: Fields) => unknown;

/** How nodes become simpler, by the tag that tells them apart. */
const REWRITES: ReadonlyMap<string, Rewrite> = new Map<string, Rewrite>([
  ["Activated", asActivated],
  ["Triggered", (node) => withoutDefaults(node, "Triggered", isAlways)],
  ["Choice", asCost],
  ["CostList", asCost],
  ["List", asEffect],
  ["ListWithOptions", asEffect],
  ["WithOptions", asEffectOrStatic],
  ["Modal", asEffect],
  ["CreateTriggerUntilEndOfTurn", withDuration],
]);

// No text is nested so deeply, and every stack bears it.
const DEEPEST = 1000;

function rewrite(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) {
    return value.map((each) => rewrite(each, depth + 1));
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [key, rewrite(part, depth + 1)] as const);
  const node: Fields = Object.fromEntries(entries);
  const [tag] = entries[0] ?? [""];
  return entries.length === 1 ? REWRITES.get(tag)?.(node) ?? node : node;
}

// The tags below belong to one type each, so that the casts are safe.

function asCost(node: Fields): unknown {
  return simplestCost(node as Cost);
}

function asEffect(node: Fields): unknown {
  return simplestEffect(node as Effect);
}

function asEffectOrStatic(node: Fields): unknown {
  const options = fieldsOf(node["WithOptions"]);
  if (!("ability" in options)) return asEffect(node);
  return options["condition"] === undefined
    ? { StaticAbility: options["ability"] }
    : node;
}

function withoutDefaults(
  node: Fields,
  tag: string,
  isDefault: (options: Fields) => boolean,
): unknown {
  const { options, ...rest } = fieldsOf(node[tag]);
  return options === undefined || isDefault(fieldsOf(options))
    ? { [tag]: rest }
    : node;
}

/** What costs nothing is not among the costs. */
function asActivated(node: Fields): unknown {
  const ability = fieldsOf(node["Activated"]);
  const costs = ability["costs"] as readonly Cost[]; // Of an `ActivatedAbility`.
  const paid = costs.filter((cost) => !isNothing(cost));
  const simpler = { Activated: { ...ability, costs: paid } };
  return withoutDefaults(simpler, "Activated", isAlwaysSlow);
}

function isAlwaysSlow({ is_fast, is_multi }: Fields): boolean {
  return is_fast === false && is_multi === true;
}

function isAlways({ once_per_turn, until_end_of_turn }: Fields): boolean {
  return once_per_turn === false && until_end_of_turn === false;
}

function withDuration(node: Fields): unknown {
  const tag = "CreateTriggerUntilEndOfTurn";
  const trigger = fieldsOf(fieldsOf(node[tag])["trigger"]);
  const once_per_turn =
    fieldsOf(trigger["options"] ?? {})["once_per_turn"] === true;
  const options = { once_per_turn, until_end_of_turn: true };
  return { [tag]: { trigger: { ...trigger, options } } };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
