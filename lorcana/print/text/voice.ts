import type { Amount, CardType, Target } from "../../ast/mod.ts";

/** What printers know about the ability that they print. */
export interface Voice {
  readonly words: FilterWords;
  /** The pronoun for this card after its name: "he", "she", "it". */
  readonly pronoun: string | undefined;
  /** The type of this card: "character", "item", "location". */
  readonly self: CardType;
}

/** Printers used inside filters; passed in, since these contain filters. */
export interface FilterWords {
  readonly target: (target: Target, voice: Voice, position: Position) => string;
  readonly amount: (amount: Amount, voice: Voice) => string;
}

/** The position of a target, which decides between "each" and "all". */
export type Position = "subject" | "object" | "each" | "all" | "possessive";

/** "a, b, and c" */
export function listed(items: readonly string[], conjunction: string): string {
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${items.at(-1)}`;
}

/** Joins words with single spaces, ignoring empty ones. */
export function phrase(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== "").join(" ");
}
