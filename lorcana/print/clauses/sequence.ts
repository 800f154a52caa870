import type { SequenceClauses } from "../../ast/clauses/sequence.ts";
import { type Printers, whole } from "./clause.ts";
import type { Inner } from "./inner.ts";

/** "draw a card, then choose and discard a card" */
export function sequencePrinters(inner: Inner): Printers<SequenceClauses> {
  return {
    "sequence": (effect, voice) => whole(inner.chain(effect, voice)),
  };
}
