import type { Rule } from "../combinators/mod.ts";
import type { Part, PartKind, PartValues, Wordings } from "../wording/mod.ts";
import { collected } from "./collection.ts";
import { cost } from "./cost.ts";
import {
  cards,
  discards,
  energy,
  integer,
  multiplier,
  pattern,
  points,
  spark,
  topCards,
} from "./primitives.ts";
import type { Productions } from "./productions.ts";
import { quantity } from "./quantity.ts";
import {
  cardPredicate,
  oneCard,
  predicate,
  target,
  voidTarget,
} from "./target.ts";

const rules: { readonly [K in PartKind]: Rule<PartValues[K]> } = {
  target,
  bareTarget: target,
  eachTarget: predicate,
  targets: predicate,
  voidTarget,
  collected,
  oneCard,
  bareCard: cardPredicate,
  manyCards: cardPredicate,
  cost,
  quantity,
  quantities: quantity,
  cards,
  discards,
  e: energy,
  foresee: integer("foresee"),
  kindle: integer("kindle"),
  MultiplyBy: multiplier,
  points,
  s: spark,
  "top-n-cards": topCards,
};

/** Reads each variant as it is said. */
export function asSaid<M>(wordings: Wordings<M>): Productions<M> {
  const productions: Partial<Record<keyof M, Rule<unknown>>> = {};
  for (const tag in wordings) {
    const { literals, parts } = wordings[tag];
    const read = pattern(literals, ...parts.map(ruleOf));
    productions[tag] = parts.length === 0 ? read : read.map(payloadOf(parts));
  }
  // A wording has the type of what its parts are read as.
  return productions as Productions<M>;
}

function ruleOf(part: Part): Rule<unknown> {
  return rules[typeof part === "string" ? part : Object.values(part)[0]!];
}

/** Puts what was read into the fields of a payload, or takes it as such. */
function payloadOf(
  parts: readonly Part[],
): (values: readonly unknown[]) => unknown {
  if (typeof parts[0] === "string") return ([value]) => value;
  const fields = parts.flatMap((part) => Object.keys(part));
  return (values) => {
    // Not with `Object.fromEntries`: engines build that more slowly.
    const payload: Record<string, unknown> = {};
    for (let i = 0; i < fields.length; i++) payload[fields[i]!] = values[i];
    return payload;
  };
}
