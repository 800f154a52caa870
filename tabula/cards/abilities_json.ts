import type { Ability } from "../../ast/internal.ts";

/** The abilities of a card as JSON, indented as in `parsed_abilities.json`. */
export function toJson(abilities: readonly Ability[]): string {
  // Nested in a list, they are indented as in the object of the file.
  const nested = JSON.stringify([abilities], null, 2);
  return nested.slice("[\n  ".length, -"\n]".length);
}
