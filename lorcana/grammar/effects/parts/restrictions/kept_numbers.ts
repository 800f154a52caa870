import { oneOf, optional, type Rule } from "../../../../../combinators/mod.ts";
import type { EffectOf, RestrictionName } from "../../../../ast/mod.ts";
import { maybeDuration } from "../../../amounts/durations.ts";
import { effect } from "../../../effect.ts";
import { target } from "../../../nouns/noun_phrase.ts";
import { stat } from "../../../nouns/stat.ts";
import { deal } from "../../../verbs.ts";
import { fixed, lookup, owns, pattern, words } from "../../../words.ts";

/** Whether the damage is dealt by the cards or to them. */
const dealt: Rule<RestrictionName> = lookup<RestrictionName>({
  "by": "dealt-damage-cant-be-reduced",
  "to": "taken-damage-cant-be-reduced",
});

/** "below its printed value" */
const printed: Rule<true> = pattern`below ${
  words("its", "their", "his", "her", "the")
} printed ${oneOf([words("value", "values"), stat.map(() => undefined)])}`.map(
  () => true as const,
);

/** Damage and stats that can't change: "damage can't be removed from …". */
export const keptNumbers: readonly Rule<() => EffectOf<"restriction">>[] = [
  pattern`${
    words("damage counters", "damage")
  } can't be removed from ${target} ${maybeDuration}`.map((
    [, target, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: "cant-remove-damage",
      target,
      duration,
    })
  ),
  pattern`damage ${optional(fixed("counters"))} on ${target} can't be ${
    words("removed", "moved or removed", "removed or moved")
  } ${
    optional(
      words("by opponents", "by an opponent").map(() => true as const),
    )
  } ${maybeDuration}`
    .map(([, target, , byOpponents, duration]) => () =>
      effect({
        type: "restriction",
        restriction: "cant-remove-damage",
        target,
        duration,
        cause: byOpponents && { whose: "opponents" },
      })
    ),
  pattern`damage can't be dealt to ${target} ${maybeDuration}`.map((
    [target, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: "cant-be-dealt-damage",
      target,
      duration,
    })
  ),
  pattern`damage to ${target} can't be reduced ${maybeDuration}`.map((
    [target, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: "taken-damage-cant-be-reduced",
      target,
      duration,
    })
  ),
  pattern`damage dealt ${dealt} ${target} can't be reduced ${maybeDuration}`
    .map(([restriction, target, duration]) => () =>
      effect({ type: "restriction", restriction, target, duration })
    ),
  pattern`${
    words("damage", "the damage")
  } ${target} ${deal} can't be reduced ${maybeDuration}`
    .map(([, target, , duration]) => () =>
      effect({
        type: "restriction",
        restriction: "dealt-damage-cant-be-reduced",
        target,
        duration,
      })
    ),
  pattern`${target} ${owns} ${stat} can't be reduced ${
    optional(printed)
  } ${maybeDuration}`.map((
    [target, , stat, floor, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: floor === undefined
        ? "stat-cant-be-reduced"
        : "stat-cant-be-reduced-below-printed",
      stat,
      target,
      duration,
    })
  ),
  pattern`${target} ${owns} ${stat} can't be increased ${maybeDuration}`.map((
    [target, , stat, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: "stat-cant-be-increased",
      stat,
      target,
      duration,
    })
  ),
  pattern`${
    words("damage counters", "damage")
  } on ${target} can't be moved ${maybeDuration}`.map((
    [, target, duration],
  ) =>
  () =>
    effect({
      type: "restriction",
      restriction: "cant-move-damage",
      target,
      duration,
    })
  ),
];
