import type { Amount, CardType, Target } from "../../ast/mod.ts";

/** What printers know about the ability they write. */
export interface Voice {
  readonly words: FilterWords;
  /** The word for this card, once it was named: "he", "she", "it". */
  readonly pronoun: string | undefined;
  /** What this card is called: "character", "item", "location". */
  readonly self: CardType;
}

/** What is written inside filters; handed in, since filters stand inside them. */
export interface FilterWords {
  readonly target: (target: Target, voice: Voice, position: Position) => string;
  readonly amount: (amount: Amount, voice: Voice) => string;
}

/** How a target stands in its sentence: that decides between "each" and "all". */
export type Position = "subject" | "object" | "each" | "all" | "possessive";

/** "a" or "an" before a word. */
export function article(word: string): string {
  return /^[aeiou]/iu.test(word) ? `an ${word}` : `a ${word}`;
}

/** "a, b, and c" */
export function listed(items: readonly string[], conjunction: string): string {
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${items.at(-1)}`;
}

/** Words with single blanks between them; what is empty leaves none. */
export function phrase(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== "").join(" ");
}
