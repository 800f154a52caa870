import { oneOf, optional, type Rule } from "../../../../combinators/mod.ts";
import type { EffectOf, Query, Target } from "../../../ast/mod.ts";
import { effect } from "../../effect.ts";
import { cardPhrase, target } from "../../nouns/noun_phrase.ts";
import { self } from "../../nouns/reference.ts";
import { play, shift } from "../../verbs.ts";
import { pattern, words } from "../../words.ts";
import { by, from, one, origin, playing } from "./played.ts";
import { price } from "./price.ts";
import type { Act } from "./production.ts";

/** The card that another is shifted onto. */
const onto: Rule<Target | undefined> = optional(
  oneOf([pattern`onto ${target}`, pattern`on ${target}`]).map(([target]) =>
    target
  ),
);

const WITH_SHIFT: Query = {
  selector: "any",
  count: 1,
  owner: "you",
  zones: ["hand"],
  cardTypes: ["character"],
  filter: [{ type: "has-keyword", keyword: "Shift" }],
};

const hadAnyName = pattern`${words("as if", "as though")} ${one} had any name`;

/** "shift your characters onto this character as if he had any name" */
const anyNameWay: Rule<Target> = pattern`${
  words(
    "play any character with Shift on",
    "shift your characters onto",
    "shift characters onto",
    "shift any character onto",
    "shift a character onto",
  )
} ${self} ${hadAnyName}`.map(([, on]) => on);

/** "shift a character onto one of your characters for free" */
export const shiftWays: readonly Rule<Act<EffectOf<"play-card">>>[] = [
  pattern`${shift} ${cardPhrase} ${from} ${onto} ${price}`.map((
    [, noun, from, on, isFree],
  ) => playing(noun, from, { on, ...isFree, playMethod: "shift" })),
  pattern`${shift} ${cardPhrase} ${from} for free onto ${target}`.map((
    [, noun, from, on],
  ) => playing(noun, from, { on, cost: "free", playMethod: "shift" })),
  pattern`${shift} ${one} ${from} ${onto} ${price}`.map(
    ([, target, from, on, isFree]) => (who) =>
      effect({
        type: "play-card",
        target,
        ...origin(from, who),
        on,
        ...isFree,
        playMethod: "shift",
        ...by(who),
      }),
  ),
  pattern`${play} ${one} on top of ${target} ${price}`.map((
    [, target, on, price],
  ) =>
  (who) =>
    effect({
      type: "play-card",
      target,
      on,
      ...price,
      playMethod: "shift",
      ...by(who),
    })
  ),
  anyNameWay.map((on) => () =>
    effect({ type: "play-card", target: WITH_SHIFT, on, anyName: true })
  ),
];
