import { optional, type Rule } from "../../../combinators/mod.ts";
import type { ReplacementClauses } from "../../ast/clauses/replacement.ts";
import type { Effect, Target } from "../../ast/mod.ts";
import { queryOf, shortened } from "../../ast/target_names.ts";
import { suffered } from "../../frames/would.ts";
import { maybeDuration } from "../amounts/durations.ts";
import type { Act } from "../effects/parts/production.ts";
import { asAll } from "../nouns/noun.ts";
import { target as cards } from "../nouns/noun_phrase.ts";
import { target } from "../triggers/any_cards.ts";
import { take } from "../verbs.ts";
import { fixed, pattern, words } from "../words.ts";
import { clause } from "./parts/clause.ts";
import type { ClauseProductions } from "./production.ts";

const comma = optional(fixed(","));

const nothing: Rule<"prevent"> = words(
  "prevent it",
  "prevent that damage",
  "that damage is prevented",
).map(() => "prevent" as const);

/** "the next time they would be dealt damage, they take no damage instead" */
export function replacementProductions(
  act: Rule<Act>,
): ClauseProductions<ReplacementClauses> {
  const time =
    pattern`the next time ${target} ${suffered} ${maybeDuration} ${comma}`;
  const undamaged = pattern`${cards} ${take} no damage instead`
    .map(() => "prevent" as const);
  const other: Rule<Effect> = pattern`${act} instead`.map(([act]) =>
    act("CONTROLLER")
  );
  const making = (replacement: Rule<Effect | "prevent">) =>
    pattern`${time} ${replacement}`.map((
      [[target, replaces, duration], replacement],
    ) =>
      clause(() => ({
        type: "create-replacement",
        replaces,
        target: anyOf(target),
        replacement,
        ...(duration === undefined ? {} : { duration }),
        next: true,
      }))
    );
  return {
    "create-replacement": {
      clauses: [making(undamaged), making(nothing), making(other)],
    },
  };
}

/** "one of your characters": any of them, unless they were chosen. */
function anyOf(target: Target): Target {
  const full = queryOf(target);
  return full !== undefined &&
      full.selector !== "chosen"
    ? shortened(asAll(full))
    : target;
}
