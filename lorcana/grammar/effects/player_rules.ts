import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import type { Condition, Duration, Effects, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { condition } from "../conditions/condition.ts";
import { duration } from "../amounts/durations.ts";
import { properName } from "../names.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { lookup, number, pattern, verb, words } from "../words.ts";

type Restriction = Partial<Effects["restriction"]> & {
  readonly restriction: string;
};

const cannot = words("can't", "cannot");

const chosenFor = words(
  "for abilities or effects",
  "for actions or abilities",
  "for their actions or abilities",
);

/** What players may not do. */
const forbidden: Rule<Restriction> = oneOf<Restriction>([
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

const limits: Rule<Limit> = many(oneOf<Limit>([
  duration.map((duration) => ({ duration })),
  pattern`unless ${condition}`.map(([unless]) => ({ unless })),
])).map((list) => Object.assign({}, ...list));

const need = verb("need");
const have = words("have", "has");
const copies = words("copies", "cards");

/** What players may not do, must do or are allowed to do. */
export const playerRuleActs: readonly Rule<Act>[] = [
  pattern`${cannot} play ${self} unless ${condition}`.map((
    [, target, condition],
  ) =>
  () => effect("self-play-condition", { target, condition })),
  pattern`${cannot} ${forbidden} ${limits}`.map(
    ([, restriction, limits]) => (who) =>
      effect("restriction", { ...restriction, target: who, ...limits }),
  ),
  pattern`must choose ${target} for ${
    words("actions and abilities", "actions or abilities")
  } ${optional(words("if able"))}`.map(([object]) => (who) =>
    effect("restriction", {
      restriction: "must-be-chosen-for-effects",
      target: who,
      object,
      ifAble: true,
    })
  ),
  pattern`${need} ${number} lore to win the game`.map(
    ([, loreRequired]) => (target) =>
      effect("win-condition-modification", { loreRequired, target }),
  ),
  pattern`${have} up to ${number} ${copies} of ${cardName()} in your deck`.map((
    [, limit, , cardName],
  ) =>
  () => effect("deck-limit", { limit, cardName })),
  pattern`${have} any number of cards named ${properName} in your deck`.map((
    [, cardName],
  ) =>
  () => effect("deck-limit", { limit: "any", cardName })),
  pattern`use ${self}'s ${properName} ability for free`.map((
    [target, ability],
  ) =>
  () => effect("use-ability", { ability, target, cost: "free" })),
  pattern`play any character with Shift on ${self} as if ${self} had any name`
    .map(([on]) => () =>
      effect("play-card", {
        cardType: "character",
        filter: [{ type: "has-keyword", keyword: "Shift" }],
        on,
        anyName: true,
      })
    ),
  words("win the game").map(() => (target) => effect("win-game", { target })),
];

function cardName(): Rule<string> {
  return oneOf([
    properName,
    pattern`${properName} — ${properName}`.map(([name, version]) =>
      `${name} — ${version}`
    ),
  ]);
}
