import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { RestrictionEffects } from "../../ast/effects/restriction.ts";
import type {
  Condition,
  Duration,
  EffectOf,
  RestrictionName,
} from "../../ast/mod.ts";
import { duration, maybeDuration } from "../amounts/durations.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { toTarget } from "../nouns/noun.ts";
import { anyNoun, target } from "../nouns/noun_phrase.ts";
import { stat } from "../nouns/stat.ts";
import { cardinal, fixed, lookup, pattern, verb, words } from "../words.ts";
import { forbiddenToCards, unlessPaid } from "./parts/forbidden_to_cards.ts";
import { forbiddenToPlayers, notPlay } from "./parts/forbidden_to_players.ts";
import { challengedOnlyBy, onlyThose } from "./parts/only_those.ts";
import type { Predicate, Productions } from "./parts/production.ts";
import type { Restriction } from "./parts/restriction.ts";

const cannot = words("can't", "cannot");

/** Whether the damage is dealt by cards or to them. */
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

/** "each turn"; nothing else is a limit. */
const eachTurn: Rule<Duration | undefined> = lookup<Duration | undefined>({
  "each turn": undefined,
  "per turn": undefined,
  "on each of their turns": undefined,
  "during each of their turns": undefined,
  "this turn": "this-turn",
  "during each of your turns": "during-your-turn",
  "during each opponent's turn": "during-opponents-turns",
});

const exertedEntry = words("enter play exerted", "enters play exerted");

/** What cards must do. */
const required: Rule<Restriction> = oneOf<Restriction>([
  lookup<Restriction>({
    "quest": { restriction: "must-quest" },
    "challenge": { restriction: "must-challenge" },
    "be challenged": { restriction: "must-be-challenged" },
  }),
  pattern`challenge ${target}`.map(([object]) => ({
    restriction: "must-challenge",
    object,
  })),
]);

interface Limit {
  readonly duration?: Duration;
  readonly unless?: Condition;
}

const playerLimits: Rule<Limit> = many(oneOf<Limit>([
  duration.map((duration) => ({ duration })),
  pattern`unless ${condition}`.map(([unless]) => ({ unless })),
])).map((list) => Object.assign({}, ...list));

/** "can't quest", "must challenge if able", "can't play actions" */
export const restrictionProductions: Productions<RestrictionEffects> = {
  "restriction": {
    acts: [
      pattern`${cannot} ${forbiddenToPlayers} ${playerLimits}`.map(
        ([, restriction, limits]) => (who) =>
          effect("restriction", { ...restriction, player: who, ...limits }),
      ),
      pattern`can play only ${cardinal} ${anyNoun} ${
        words("each turn", "during each of their turns")
      }`.map(
        ([limit, noun]) => (who) =>
          effect("restriction", {
            ...notPlay(toTarget(noun)),
            limit,
            player: who,
          }),
      ),
      pattern`must choose ${target} for ${
        words("actions and abilities", "actions or abilities")
      } ${optional(fixed("if able"))}`.map(([object]) => (who) =>
        effect("restriction", {
          restriction: "must-be-chosen-for-effects",
          player: who,
          object,
          ifAble: true,
        })
      ),
    ],
    predicates: [
      pattern`${cannot} ${forbiddenToCards}`.map(([, restriction]) =>
        limiting(restriction)
      ),
      pattern`${cannot} ${forbiddenToCards} ${unlessPaid}`.map((
        [, restriction, unless],
      ) => limiting({ ...restriction, ...unless })),
      pattern`${cannot} ${forbiddenToCards} ${duration} ${unlessPaid}`.map((
        [, restriction, duration, unless],
      ) =>
      (target, { ifAble }) =>
        effect("restriction", {
          ...restriction,
          ...unless,
          target,
          duration,
          ifAble,
        })
      ),
      challengedOnlyBy.map((challengerFilter) =>
        limiting({ restriction: "cant-be-challenged", challengerFilter })
      ),
      words("doesn't ready", "don't ready").map(() =>
        limiting({ restriction: "cant-ready" })
      ),
      pattern`must ${required}`.map(([restriction]) => limiting(restriction)),
      exertedEntry.map(() => limiting({ restriction: "enters-play-exerted" })),
      fixed("may enter play exerted").map(() =>
        limiting({ restriction: "may-enter-play-exerted" })
      ),
    ],
    clauses: [
      pattern`${
        words("damage counters", "damage")
      } can't be removed from ${target} ${maybeDuration}`.map((
        [, target, duration],
      ) =>
      () =>
        effect("restriction", {
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
          effect("restriction", {
            restriction: "cant-remove-damage",
            target,
            duration,
            cause: byOpponents && { what: "anything", whose: "opponents" },
          })
        ),
      pattern`damage can't be dealt to ${target} ${maybeDuration}`.map((
        [target, duration],
      ) =>
      () =>
        effect("restriction", {
          restriction: "cant-be-dealt-damage",
          target,
          duration,
        })
      ),
      pattern`damage to ${target} can't be reduced ${maybeDuration}`.map((
        [target, duration],
      ) =>
      () =>
        effect("restriction", {
          restriction: "taken-damage-cant-be-reduced",
          target,
          duration,
        })
      ),
      pattern`damage dealt ${dealt} ${target} can't be reduced ${maybeDuration}`
        .map(([restriction, target, duration]) => () =>
          effect("restriction", { restriction, target, duration })
        ),
      pattern`${words("damage", "the damage")} ${target} ${
        verb("deal")
      } can't be reduced ${maybeDuration}`
        .map(([, target, , duration]) => () =>
          effect("restriction", {
            restriction: "dealt-damage-cant-be-reduced",
            target,
            duration,
          })
        ),
      pattern`${target} ${words("'s", "'")} ${stat} can't be reduced ${
        optional(printed)
      } ${maybeDuration}`.map((
        [target, , stat, floor, duration],
      ) =>
      () =>
        effect("restriction", {
          restriction: floor === undefined
            ? "stat-cant-be-reduced"
            : "stat-cant-be-reduced-below-printed",
          stat,
          target,
          duration,
        })
      ),
      pattern`${target} ${
        words("'s", "'")
      } ${stat} can't be increased ${maybeDuration}`.map((
        [target, , stat, duration],
      ) =>
      () =>
        effect("restriction", {
          restriction: "stat-cant-be-increased",
          stat,
          target,
          duration,
        })
      ),
      pattern`only ${onlyThose} can challenge ${target} ${maybeDuration}`.map((
        [challengerFilter, target, duration],
      ) =>
      () =>
        effect("restriction", {
          restriction: "cant-be-challenged",
          challengerFilter,
          target,
          duration,
        })
      ),
      pattern`no more than ${cardinal} ${anyNoun} can ${forbiddenToCards} ${eachTurn}`
        .map(([limit, noun, restriction, duration]) => () =>
          effect("restriction", {
            ...restriction,
            limit,
            target: toTarget({ ...noun, selector: "all", count: "all" }),
            duration,
          })
        ),
      pattern`only ${cardinal} ${anyNoun} can ${forbiddenToCards} ${eachTurn}`
        .map(([limit, noun, restriction, duration]) => () =>
          effect("restriction", {
            ...restriction,
            limit,
            target: toTarget({ ...noun, selector: "all", count: "all" }),
            duration,
          })
        ),
    ],
  },
};

/** What limits cards, once it is known which, and for how long. */
export function limiting(
  restriction: Restriction,
): Predicate<EffectOf<"restriction">> {
  return (target, { duration, ifAble }) =>
    effect("restriction", { ...restriction, target, duration, ifAble });
}
