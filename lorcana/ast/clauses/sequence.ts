import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** Effects one after another. */
export interface SequenceClauses {
  /** "Draw a card, then choose and discard a card" */
  "sequence": {
    steps: readonly Effect[];
    wording?: { readonly joins: readonly Join[] };
  };
}

/** How two steps of a sequence are joined. */
export type Join = "." | " to" | ", then" | ". Then" | ". Then," | " and" | ",";

/** The traits of these effects. */
export const sequenceTraits: Traits<SequenceClauses> = {
  "sequence": { happens: "once", children: { steps: "effect" } },
};
