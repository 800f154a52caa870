import type { Rule } from "../combinators/mod.ts";
import type {
  NumberKind,
  Part,
  PartKind,
  PartValues,
  Wordings,
} from "../wording/mod.ts";
import { integer, NUMBERS, pattern } from "./primitives.ts";
import type { Productions } from "./productions.ts";

/** How each part is read; a number is, if nothing else is said, by its name. */
export type PartRules<K extends PartKind = PartKind> = {
  readonly [N in Exclude<K, NumberKind>]: Rule<PartValues[N]>;
};

/** Reads each variant as it is said. */
export function asSaid<M, K extends PartKind>(
  wordings: Wordings<M, K>,
  rules: PartRules<K>,
): Productions<M> {
  const productions: Partial<Record<keyof M, Rule<unknown>>> = {};
  for (const tag in wordings) {
    const { literals, parts } = wordings[tag];
    const slots = parts.map((part) => ruleOf(part, rules));
    const read = pattern(literals, ...slots);
    productions[tag] = parts.length === 0 ? read : read.map(payloadOf(parts));
  }
  // A wording has the type of what its parts are read as.
  return productions as Productions<M>;
}

function ruleOf(
  part: Part,
  rules: Readonly<Record<string, Rule<unknown>>>,
): Rule<unknown> {
  const [kind = ""] = typeof part === "string" ? [part] : Object.values(part);
  return rules[kind] ?? NUMBERS[kind] ?? integer(kind.toLowerCase());
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
