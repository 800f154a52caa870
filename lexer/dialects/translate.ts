import type { DirectiveName } from "../../ast/internal.ts";
import { classicName } from "./classic.ts";
import type { Dialect, ValueReading } from "./dialect.ts";
import { CARD_COUNT } from "./rlf_phrases.ts";

/**
 * Translates a directive into another dialect. `bound` tells which variables have
 * values: if the other dialect names its variables, it keeps their names.
 */
export function translate(
  body: string,
  from: Dialect,
  to: Dialect,
  bound: (variable: string) => boolean,
): string | undefined {
  const reading = from.read(body);
  switch (reading.sort) {
    case "plain":
      return to.words(`{${reading.name}}`);
    case "value":
      return translateValue(reading, to, bound);
    default:
      return undefined;
  }
}

function translateValue(
  reading: ValueReading,
  to: Dialect,
  bound: (variable: string) => boolean,
): string | undefined {
  const name = writableName(reading.base);
  if (name === undefined) return undefined;
  const { text, names } = to.plain(name);
  return names.reduce((written, own, i) => {
    const kept = reading.needs[i]?.names.find(bound) ?? own;
    return written.replaceAll(`$${own}`, `$${kept}`);
  }, text);
}

/** The directive for a name of the grammar. */
export function writableName(base: string): DirectiveName | undefined {
  return base === CARD_COUNT ? "cards" : classicName(base);
}
