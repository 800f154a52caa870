import type { Ability } from "../../ast/mod.ts";

/** The abilities of a card, as they stand in the file behind its id. */
export function toJson(abilities: readonly Ability[]): string {
  // Inside of another list it is indented as inside of the file's object.
  return JSON.stringify([abilities], null, 2).slice("[\n  ".length, -2);
}
