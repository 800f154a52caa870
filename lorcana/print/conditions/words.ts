import type { ConditionOf, Conditions } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

/** The words for a condition. */
export interface WordsOfCondition<C> {
  /** After "if" or "while". */
  readonly says: (condition: C, voice: Voice) => string;
  /** The negative form, if there is one; otherwise, "unless" negates it. */
  readonly denies?: (condition: C, voice: Voice) => string;
}

/** The words for each condition of a map; all are required. */
export type ConditionWords<M> = {
  readonly [K in keyof M & keyof Conditions]: WordsOfCondition<ConditionOf<K>>;
};

/** The negative form of having: "you don't have …", "no opponent has …". */
export function denied(words: string): string {
  return words.replace(/^you have /u, "you don't have ")
    .replace(/^an opponent has /u, "no opponent has ");
}
