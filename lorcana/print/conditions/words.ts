import type { ConditionOf, Conditions } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

/** How a condition is written. */
export interface WordsOfCondition<C> {
  /** Behind "if" or "while". */
  readonly says: (condition: C, voice: Voice) => string;
  /** The opposite, where it has words of its own: else "unless" denies it. */
  readonly denies?: (condition: C, voice: Voice) => string;
}

/** The words for each condition of a map: one left out does not compile. */
export type ConditionWords<M> = {
  readonly [K in keyof M & keyof Conditions]: WordsOfCondition<ConditionOf<K>>;
};

/** The opposite of what players have: "you don't have …", "no opponent has …". */
export function denied(words: string): string {
  return words.replace(/^you have /u, "you don't have ")
    .replace(/^an opponent has /u, "no opponent has ");
}
