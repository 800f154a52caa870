import type { LastingClauses } from "../../ast/clauses/lasting.ts";
import { type Printers, whole } from "./clause.ts";
import { leading } from "../amounts/durations.ts";
import type { Inner } from "./inner.ts";

/** "for the rest of this turn, …" */
export function lastingPrinters(inner: Inner): Printers<LastingClauses> {
  return {
    "lasting": ({ duration, effect }, voice) =>
      whole(`${leading(duration, voice)}, ${inner.chain(effect, voice)}`),
  };
}
