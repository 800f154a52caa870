import type { ReplacementClauses } from "../../ast/clauses/replacement.ts";
import { type Printers, whole } from "./clause.ts";
import { leading } from "../amounts/durations.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase } from "../text/voice.ts";

/** "the next time they would be dealt damage, they take no damage instead" */
export const replacementPrinters: Printers<ReplacementClauses> = {
  "create-replacement": ({ target, duration }, voice) =>
    whole(phrase(
      duration === undefined ? undefined : `${leading(duration, voice)},`,
      `the next time ${
        printTarget(target, voice, "subject")
      } would be dealt damage they take no damage instead`,
    )),
};
