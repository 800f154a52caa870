import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { RestrictionEffects } from "../../ast/effects/restriction.ts";
import type { Condition, Duration, EffectOf, Target } from "../../ast/mod.ts";
import { duration } from "../amounts/durations.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { keywordName } from "../nouns/filters.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Restriction = Partial<RestrictionEffects["restriction"]> & {
  readonly restriction: string;
};

const cannot = words("can't", "cannot");

/** What cards may not do. */
const forbiddenToCards: Rule<Restriction> = oneOf<Restriction>([
  lookup<Restriction>({
    "quest": { restriction: "cant-quest" },
    "challenge": { restriction: "cant-challenge" },
    "ready": { restriction: "cant-ready" },
    "quest or challenge": { restriction: "cant-quest-or-challenge" },
    "challenge or quest": { restriction: "cant-quest-or-challenge" },
    "be challenged": { restriction: "cant-be-challenged" },
    "be dealt damage": { restriction: "cant-be-dealt-damage" },
    "be damaged": { restriction: "cant-be-dealt-damage" },
    "be banished": { restriction: "cant-be-banished" },
    "be chosen": { restriction: "cant-be-chosen" },
    "sing": { restriction: "cant-sing" },
    "sing songs": { restriction: "cant-sing" },
    "{E} to sing songs": { restriction: "cant-sing" },
    "exert to sing songs": { restriction: "cant-sing" },
    "move": { restriction: "cant-move" },
    "be readied": { restriction: "cant-ready" },
    "be moved": { restriction: "cant-move" },
    "be removed": { restriction: "cant-be-removed" },
  }),
  pattern`be challenged by ${target}`.map(([challengerFilter]) => ({
    restriction: "cant-be-challenged",
    challengerFilter,
  })),
  pattern`challenge ${target}`.map(([object]) => ({
    restriction: "cant-challenge",
    object,
  })),
  pattern`move to ${target}`.map(([location]) => ({
    restriction: "cant-move",
    location,
  })),
  pattern`gain ${keywordName}`.map(([keyword]) => ({
    restriction: "cant-gain-keyword",
    keyword,
  })),
]);

const exertedEntry = words("enter play exerted", "enters play exerted");

/** What cards must do. */
const required: Rule<Restriction> = lookup<Restriction>({
  "quest": { restriction: "must-quest" },
  "challenge": { restriction: "must-challenge" },
  "be challenged": { restriction: "must-be-challenged" },
});

const chosenFor = words(
  "for abilities or effects",
  "for actions or abilities",
  "for their actions or abilities",
);

/** What players may not do. */
const forbiddenToPlayers: Rule<Restriction> = oneOf<Restriction>([
  pattern`play ${nounPhrase}`.map(([noun]) => notPlay(toTarget(noun))),
  lookup<Restriction>({
    "gain lore": { restriction: "cant-gain-lore" },
    "lose lore": { restriction: "cant-lose-lore" },
    "draw cards": { restriction: "cant-draw" },
    "discard cards": { restriction: "cant-discard" },
  }),
  pattern`choose ${target} ${optional(chosenFor)}`.map(([object]) => ({
    restriction: "cant-choose",
    object,
  })),
]);

/** "can't play actions" has a name of its own. */
function notPlay(object: Target): Restriction {
  const isActions = typeof object === "object" && "selector" in object &&
    object.cardTypes.length === 1 && object.cardTypes[0] === "action" &&
    object.filter === undefined;
  return isActions
    ? { restriction: "cant-play-actions" }
    : { restriction: "cant-play", object };
}

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
      pattern`damage counters can't be removed from ${target}`.map((
        [target],
      ) =>
      () =>
        effect("restriction", { restriction: "cant-remove-damage", target })
      ),
    ],
  },
};

function limiting(
  restriction: Restriction,
): Predicate<EffectOf<"restriction">> {
  return (target, { duration, ifAble }) =>
    effect("restriction", { ...restriction, target, duration, ifAble });
}
