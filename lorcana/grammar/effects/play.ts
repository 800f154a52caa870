import { many, optional, type Rule } from "../../../combinators/mod.ts";
import type { PlayEffects } from "../../ast/effects/play.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { filterBehind } from "../nouns/filters.ts";
import { cardPhrase, target, whatCardsHave } from "../nouns/noun_phrase.ts";
import { place } from "../nouns/place.ts";
import { self } from "../nouns/reference.ts";
import { cannot, play } from "../verbs.ts";
import { lookup, pattern, words } from "../words.ts";
import {
  by,
  from,
  one,
  origin,
  type Play,
  playing,
  someFrom,
} from "./parts/played.ts";
import { price } from "./parts/price.ts";
import type { Act, Productions } from "./parts/production.ts";
import { shiftWays } from "./parts/shift_ways.ts";

const again: Rule<Partial<Play> | undefined> = optional(
  lookup<Partial<Play>>({ "again": { again: true } }),
);

const exerted: Rule<Partial<Play> | undefined> = optional(
  words(
    "and they enter play exerted",
    "and it enters play exerted",
    "and she enters play exerted",
    "and he enters play exerted",
    "exerted",
    ", exerted",
  ).map((): Partial<Play> => ({ entersExerted: true })),
);

const anyInk: Rule<Partial<Play> | undefined> = optional(
  words(
    "regardless of ink type",
    "regardless of its ink type",
    "regardless of their ink type",
    "regardless of their ink types",
  ).map((): Partial<Play> => ({ anyInk: true })),
);

const asInHand = words(
  "as if it were in your hand",
  "as though it were in your hand",
  "as if they were in your hand",
  "as though they were in your hand",
);

const moreFilters = many(filterBehind(whatCardsHave, place, target));

/** "play a song card from your discard", without its price. */
export const playFrom: Rule<Act<EffectOf<"play-card">>> =
  pattern`${play} ${cardPhrase} ${from} ${moreFilters}`.map((
    [, noun, from, filters],
  ) => playing({ ...noun, filters: [...noun.filters, ...filters] }, from, {}));

/** "play a character with cost 2 or less for free" */
export const playProductions: Productions<PlayEffects> = {
  "play-card": {
    acts: [
      pattern`${play} ${cardPhrase} ${from} ${moreFilters} ${price} ${exerted} ${anyInk} ${maybeDuration}`
        .map(([, noun, from, filters, isFree, exerted, anyInk, duration]) =>
          playing(
            { ...noun, filters: [...noun.filters, ...filters] },
            from,
            { ...isFree, ...exerted, ...anyInk, duration },
          )
        ),
      pattern`${play} ${one} ${again} ${from} ${price} ${exerted} ${anyInk} ${maybeDuration}`
        .map((
          [, target, again, from, isFree, exerted, anyInk, duration],
        ) =>
        (who) =>
          effect({
            type: "play-card",
            target,
            ...origin(from, who),
            ...again,
            ...isFree,
            ...exerted,
            ...anyInk,
            duration,
            ...by(who),
          })
        ),
      pattern`play or ${words("shift", "Shift")} ${cardPhrase} ${from} ${price}`
        .map(([, noun, from, isFree]) =>
          playing(noun, from, { ...isFree, playMethod: "play-or-shift" })
        ),
      pattern`${play} ${one} ${asInHand}`.map(
        ([, target]) => () =>
          effect({ type: "play-card", target, asFromHand: true }),
      ),
      pattern`${play} ${cardPhrase} ${someFrom} ${asInHand}`.map((
        [, noun, from],
      ) => playing(noun, from, { asFromHand: true })),
      pattern`${play} ${one} for free ${someFrom}`.map(
        ([, target, from]) => (who) =>
          effect({
            type: "play-card",
            target,
            ...origin(from, who),
            cost: "free",
            ...by(who),
          }),
      ),
      pattern`${play} ${cardPhrase} for free ${someFrom}`.map((
        [, noun, from],
      ) => playing(noun, from, { cost: "free" })),
      ...shiftWays,
    ],
  },
  "self-play-condition": {
    acts: [
      pattern`play ${self} only ${words("if", "while")} ${condition}`.map((
        [target, , condition],
      ) =>
      () => effect({ type: "self-play-condition", target, condition })),
      pattern`${cannot} play ${self} unless ${condition}`.map(
        (
          [, target, condition],
        ) =>
        () => effect({ type: "self-play-condition", target, condition }),
      ),
    ],
  },
};
