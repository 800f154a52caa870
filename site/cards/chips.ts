import type { Ability } from "../../ast/internal.ts";
import { type Facts, factsOf } from "./facts.ts";

/** A word about what a card does, and the search for others that do it. */
export interface Chip {
  readonly kind: "trigger" | "cost" | "condition" | "effect" | "static";
  /** "DrawCards" */
  readonly name: string;
  /** "effect=DrawCards" */
  readonly search: string;
}

/** In the order of a sentence: when, at what price, if, then what. */
const KINDS: readonly (readonly [keyof Facts, Chip["kind"], string])[] = [
  ["triggers", "trigger", "trigger"],
  ["costs", "cost", "pays"],
  ["conditions", "condition", "condition"],
  ["effects", "effect", "effect"],
  ["statics", "static", "static"],
];

/** The chips of a card. */
export function chipsOf(abilities: readonly Ability[]): readonly Chip[] {
  const facts = factsOf(abilities);
  return KINDS.flatMap(([fact, kind, field]) =>
    [...facts[fact]].map((name) => ({
      kind,
      name,
      search: `${field}=${name}`,
    }))
  );
}
