import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { PlayEffects } from "../../ast/effects/play.ts";
import type { EffectOf, Player, Query, Target, Zone } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { filterBehind } from "../nouns/filters.ts";
import { inPile, type Noun } from "../nouns/noun.ts";
import { cardPhrase, target, whatCardsHave } from "../nouns/noun_phrase.ts";
import { someOfThem } from "../nouns/one_of_them.ts";
import { place } from "../nouns/place.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { reference, self } from "../nouns/reference.ts";
import { cannot, play, shift } from "../verbs.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

type Play = PlayEffects["play-card"];

/** Where cards come from, as the text says it. */
interface From {
  readonly from: readonly NonNullable<Play["from"]>[];
  readonly whose: Whose;
  readonly under?: Target;
}

const free: Rule<Partial<Play> | undefined> = optional(
  lookup<Partial<Play>>({ "for free": { cost: "free" } }),
);
const again: Rule<Partial<Play> | undefined> = optional(
  lookup<Partial<Play>>({ "again": { again: true } }),
);

const zone: Rule<From["from"]> = lookup<From["from"]>({
  "hand": ["hand"],
  "discard": ["discard"],
  "discard pile": ["discard"],
  "hand or discard": ["hand", "discard"],
  "inkwell": ["inkwell"],
});

const someFrom: Rule<From> = oneOf<From>([
  pattern`from ${whosePile} ${zone}`.map(([whose, from]) => ({ from, whose })),
  fixed("from there").map(() => ({ from: ["inkwell"], whose: "THE" })),
  pattern`from under ${target}`.map(([under]) => ({
    from: ["under"],
    whose: "THE",
    under,
  })),
]);

const from: Rule<From | undefined> = optional(someFrom);

/** Where one card comes from, and whose it is there. */
function origin(
  origin: From | undefined,
  who: Player,
): Pick<Loose<Play>, "from" | "player" | "under"> | undefined {
  if (origin === undefined) return undefined;
  const { from: [from], under, whose } = origin;
  return { from, under, player: other(pileOf(whose, who), who) };
}

/** The card that another one is shifted onto. */
const onto: Rule<Target | undefined> = optional(
  oneOf([pattern`onto ${target}`, pattern`on ${target}`]).map(([target]) =>
    target
  ),
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

/** One card: this one, or one spoken of before. */
const one: Rule<Target> = oneOf([reference, self, someOfThem]);

const asInHand = words(
  "as if it were in your hand",
  "as though it were in your hand",
  "as if they were in your hand",
  "as though they were in your hand",
);

const moreFilters = many(filterBehind(whatCardsHave, place));

/** "play a character with cost 2 or less for free" */
export const playProductions: Productions<PlayEffects> = {
  "play-card": {
    acts: [
      pattern`${play} ${cardPhrase} ${from} ${moreFilters} ${free} ${exerted} ${anyInk} ${maybeDuration}`
        .map(([, noun, from, filters, isFree, exerted, anyInk, duration]) =>
          playing(
            { ...noun, filters: [...noun.filters, ...filters] },
            from,
            { ...isFree, ...exerted, ...anyInk, duration },
          )
        ),
      pattern`${play} ${one} ${again} ${from} ${free} ${exerted} ${anyInk} ${maybeDuration}`
        .map((
          [, target, again, from, isFree, exerted, anyInk, duration],
        ) =>
        (who) =>
          effect("play-card", {
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
      pattern`play or ${words("shift", "Shift")} ${cardPhrase} ${from} ${free}`
        .map(([, noun, from, isFree]) =>
          playing(noun, from, { ...isFree, playMethod: "play-or-shift" })
        ),
      pattern`${play} ${one} ${asInHand}`.map(
        ([, target]) => () => effect("play-card", { target, asFromHand: true }),
      ),
      pattern`${play} ${cardPhrase} ${someFrom} ${asInHand}`.map((
        [, noun, from],
      ) => playing(noun, from, { asFromHand: true })),
      pattern`${play} ${one} for free ${someFrom}`.map(
        ([, target, from]) => (who) =>
          effect("play-card", {
            target,
            ...origin(from, who),
            cost: "free",
            ...by(who),
          }),
      ),
      pattern`${play} ${cardPhrase} for free ${someFrom}`.map((
        [, noun, from],
      ) => playing(noun, from, { cost: "free" })),
      pattern`${shift} ${cardPhrase} ${from} ${onto} ${free}`.map((
        [, noun, from, on, isFree],
      ) => playing(noun, from, { on, ...isFree, playMethod: "shift" })),
      pattern`${shift} ${cardPhrase} ${from} for free onto ${target}`.map((
        [, noun, from, on],
      ) => playing(noun, from, { on, cost: "free", playMethod: "shift" })),
      pattern`${shift} ${one} ${from} ${onto} ${free}`.map(
        ([, target, from, on, isFree]) => (who) =>
          effect("play-card", {
            target,
            ...origin(from, who),
            on,
            ...isFree,
            playMethod: "shift",
            ...by(who),
          }),
      ),
      pattern`play any character with Shift on ${self} as if ${self} had any name`
        .map(([on]) => () =>
          effect("play-card", {
            target: {
              selector: "any",
              count: 1,
              owner: "you",
              zones: ["hand"],
              cardTypes: ["character"],
              filter: [{ type: "has-keyword", keyword: "Shift" }],
            },
            on,
            anyName: true,
          })
        ),
    ],
  },
  "self-play-condition": {
    acts: [
      pattern`${cannot} play ${self} unless ${condition}`.map(
        (
          [, target, condition],
        ) =>
        () => effect("self-play-condition", { target, condition }),
      ),
    ],
  },
};

function playing(
  noun: Noun,
  from: From | undefined,
  fields: Omit<Loose<Partial<Play>>, "target">,
): Act<EffectOf<"play-card">> {
  return (who) =>
    effect("play-card", {
      target: playable(noun, from, who),
      under: from?.under,
      player: from && other(pileOf(from.whose, who), who),
      ...fields,
      ...by(who),
      wording: from?.from.length === 1 && from.from[0] === "hand"
        ? { hand: true }
        : undefined,
    });
}

/** The cards, in the hand of whoever plays them where the text does not say. */
function playable(
  noun: Noun,
  from: From | undefined,
  who: Player,
): Query {
  const cards = inPile(
    noun,
    from?.from ?? HAND,
    from === undefined ? who : pileOf(from.whose, who),
  );
  // "You may play characters …": as many as one likes.
  return noun.bare ? { ...cards, selector: "any", count: "any" } : cards;
}

const HAND: readonly Zone[] = ["hand"];

/** Whose pile it is, where it is not that of whoever acts. */
function other(pile: Player, who: Player): Player | undefined {
  return pile === who ? undefined : pile;
}

/** Who plays the card, where it is not you. */
function by(who: Player): Partial<Play> {
  return who === "CONTROLLER" ? {} : { by: who };
}
