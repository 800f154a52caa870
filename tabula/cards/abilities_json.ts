import type { Ability } from "../../ast/mod.ts";

/** The abilities of a card as JSON, indented as in `parsed_abilities.json`. */
export function toJson(abilities: readonly Ability[]): string {
  // Nested in another list, it is indented as in the object of the file.
  return JSON.stringify([abilities], null, 2).slice("[\n  ".length, -2);
}
