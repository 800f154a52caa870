import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { RestrictionEffects } from "../../ast/effects/restriction.ts";
import type { Condition, Duration, EffectOf } from "../../ast/mod.ts";
import { forbiddenToCards, required } from "../../frames/cannot.ts";
import { forbiddenToPlayers, notPlay } from "../../frames/cannot_players.ts";
import { duration, maybeDuration } from "../amounts/durations.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { toTarget } from "../nouns/noun.ts";
import { anyNoun, target } from "../nouns/noun_phrase.ts";
import { cannot } from "../verbs.ts";
import { cardinal, fixed, lookup, pattern, verb, words } from "../words.ts";
import { aboutAbilities } from "./parts/ability_cost.ts";
import { cause } from "./parts/cause.ts";
import { keptNumbers } from "./parts/restrictions/kept_numbers.ts";
import {
  challengedOnlyBy,
  onlyThose,
} from "./parts/restrictions/only_those.ts";
import type { Predicate, Productions } from "./parts/production.ts";
import type { Restriction } from "./parts/restrictions/restriction.ts";
import { unlessPaid } from "./parts/restrictions/unless_paid.ts";

/** The period of a limit: "each turn" is not a duration, others are. */
const eachTurn: Rule<Duration | undefined> = lookup<Duration | undefined>({
  "each turn": undefined,
  "per turn": undefined,
  "on each of their turns": undefined,
  "during each of their turns": undefined,
  "this turn": "this-turn",
  "during each of your turns": "during-your-turn",
  "during each opponent's turn": "during-opponents-turns",
});

const exertedEntry = words(
  "enter play exerted",
  "enters play exerted",
  "must enter play exerted",
);

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
          effect({
            type: "restriction",
            ...restriction,
            player: who,
            ...limits,
          }),
      ),
      pattern`can play only ${cardinal} ${anyNoun} ${
        words("each turn", "during each of their turns")
      }`.map(
        ([limit, noun]) => (who) =>
          effect({
            type: "restriction",
            ...notPlay(toTarget(noun)),
            limit,
            player: who,
          }),
      ),
      pattern`must choose ${target} for ${
        words("actions and abilities", "actions or abilities")
      } ${optional(fixed("if able"))}`.map(([object]) => (who) =>
        effect({
          type: "restriction",
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
        effect({
          type: "restriction",
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
      pattern`${verb("take")} no damage from ${cause}`.map(([, cause]) =>
        limiting({ restriction: "cant-be-dealt-damage", cause })
      ),
      words("doesn't ready", "don't ready").map(() =>
        limiting({ restriction: "cant-ready" })
      ),
      required.map(limiting),
      exertedEntry.map(() => limiting({ restriction: "enters-play-exerted" })),
      fixed("may enter play exerted").map(() =>
        limiting({ restriction: "may-enter-play-exerted" })
      ),
    ],
    clauses: [
      ...aboutAbilities(
        pattern`can't be ${words("used", "activated")} ${maybeDuration}`,
        ({ target }, [, duration]) =>
          effect({
            type: "restriction",
            restriction: "cant-use-abilities",
            target,
            duration,
          }),
      ),
      pattern`only ${onlyThose} can challenge ${target} ${maybeDuration}`.map((
        [challengerFilter, target, duration],
      ) =>
      () =>
        effect({
          type: "restriction",
          restriction: "cant-be-challenged",
          challengerFilter,
          target,
          duration,
        })
      ),
      pattern`only ${onlyThose} can ${forbiddenToCards} ${maybeDuration}`.map((
        [target, restriction, duration],
      ) =>
      () => effect({ type: "restriction", ...restriction, target, duration })),
      pattern`${
        words("no more than", "only")
      } ${cardinal} ${anyNoun} can ${forbiddenToCards} ${eachTurn}`
        .map(([, limit, noun, restriction, duration]) => () =>
          effect({
            type: "restriction",
            ...restriction,
            limit,
            target: toTarget({ ...noun, selector: "all", count: "all" }),
            duration,
          })
        ),
      pattern`prevent all damage that would be dealt to ${target} ${maybeDuration}`
        .map(([target, duration]) => () =>
          effect({
            type: "restriction",
            restriction: "cant-be-dealt-damage",
            target,
            duration,
          })
        ),
      ...keptNumbers,
    ],
  },
};

/** The predicate for a restriction. */
export function limiting(
  restriction: Restriction,
): Predicate<EffectOf<"restriction">> {
  return (target, { duration, ifAble }) =>
    effect({ type: "restriction", ...restriction, target, duration, ifAble });
}
