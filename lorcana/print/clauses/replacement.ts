import type { ReplacementClauses } from "../../ast/clauses/replacement.ts";
import { type Printers, whole } from "./clause.ts";
import { leading } from "../amounts/durations.ts";
import type { Inner } from "./inner.ts";
import { queryOf } from "../../ast/target_names.ts";
import type { Target } from "../../ast/mod.ts";
import { wordsFor, WOULD } from "../../lexicon/wordings.ts";
import { oneOf } from "../triggers/subject.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase } from "../text/voice.ts";

/** "the next time they would be dealt damage, they take no damage instead" */
export function replacementPrinters(
  inner: Inner,
): Printers<ReplacementClauses> {
  return {
    "create-replacement": (effect, voice) => {
      const { target, duration, replaces, replacement } = effect;
      return whole(phrase(
        duration === undefined ? undefined : `${leading(duration, voice)},`,
        `the next time ${printTarget(anyOf(target), voice, "subject")} ${
          wordsFor("would", replaces, WOULD)
        }${replaces === "damage" && replacement === "prevent" ? "" : ","}`,
        replacement === "prevent"
          ? "they take no damage instead"
          : `${inner.chain(replacement, voice)} instead`,
      ));
    },
  };
}

/** "one of your characters": any of them. */
function anyOf(target: Target): Target {
  const query = queryOf(target);
  return query === undefined ? target : oneOf(query);
}
