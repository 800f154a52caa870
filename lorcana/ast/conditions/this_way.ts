import type { Query, Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";
import type { DoneToCards } from "../words.ts";

/** Conditions on what the effects before did. */
export interface ThisWayConditions {
  /** "an Illusion character card is discarded this way" */
  "this-way": { what: DoneToCards; query?: Query; target?: Target };
  /** "you do" */
  "if-you-do": { wording?: { readonly who: "they" } };
  /** "they don't" */
  "if-they-do-not": {
    wording?: { readonly cannot?: true; readonly who?: "you" | "they" };
  };
}

/** The traits of these conditions. */
export const thisWayTraits: ConditionTraits<ThisWayConditions> = {
  "this-way": {
    children: { query: "query", target: "target" },
    withoutTarget: "something else",
  },
  "if-you-do": { children: {} },
  "if-they-do-not": { children: {} },
};
