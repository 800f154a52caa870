import type { Owner } from "../ast/mod.ts";

/** Whose, in the words of the design document. */
export function controllerOf(owner: Owner): string {
  return owner === "their" ? "they" : owner;
}
