import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { PlayEffects } from "../../ast/effects/play.ts";
import type { EffectOf, Player, Target } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { filterBehind } from "../nouns/filters.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { having, nounPhrase, place } from "../nouns/noun_phrase.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { reference, self } from "../nouns/reference.ts";
import { fixed, lookup, pattern, verb, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

type Play = PlayEffects["play-card"];

/** Where cards come from, as the text says it. */
interface From {
  readonly from: NonNullable<Play["from"]>;
  readonly whose: Whose;
}

const play = verb("play");
const free: Rule<Partial<Play> | undefined> = optional(
  lookup<Partial<Play>>({ "for free": { cost: "free" } }),
);
const again: Rule<Partial<Play> | undefined> = optional(
  lookup<Partial<Play>>({ "again": { again: true } }),
);

const zone: Rule<From["from"]> = lookup<From["from"]>({
  "hand": "hand",
  "discard": "discard",
  "discard pile": "discard",
  "hand or discard": ["hand", "discard"],
  "inkwell": "inkwell",
});

const from: Rule<From | undefined> = optional(oneOf<From>([
  pattern`from ${whosePile} ${zone}`.map(([whose, from]) => ({ from, whose })),
  fixed("from there").map(() => ({ from: "inkwell", whose: "THE" })),
]));

/** Where cards come from, and whose they are there. */
function origin(
  from: From | undefined,
  who: Player,
): Pick<Play, "from" | "player"> | undefined {
  return from && { from: from.from, player: pileOf(from.whose, who) };
}

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

/** One card: this one, or one spoken of before. */
const one: Rule<Target> = oneOf([reference, self]);

const moreFilters = many(filterBehind(having, place));

/** "play a character with cost 2 or less for free" */
export const playProductions: Productions<PlayEffects> = {
  "play-card": {
    acts: [
      pattern`${play} ${nounPhrase} ${from} ${moreFilters} ${free} ${exerted}`
        .map(([, noun, from, filters, isFree, exerted]) =>
          playing(
            { ...noun, filters: [...noun.filters, ...filters] },
            from,
            { ...isFree, ...exerted },
          )
        ),
      pattern`${play} ${one} ${again} ${from} ${free} ${exerted}`
        .map(([, target, again, from, isFree, exerted]) => (who) =>
          effect("play-card", {
            target,
            ...origin(from, who),
            ...again,
            ...isFree,
            ...exerted,
            by: who === "CONTROLLER" ? undefined : who,
          })
        ),
      pattern`play or ${words("shift", "Shift")} ${nounPhrase} ${from} ${free}`
        .map(([, noun, from, isFree]) =>
          playing(noun, from, { ...isFree, playMethod: "play-or-shift" })
        ),
      pattern`${play} ${one} as if it were in your hand`.map(
        ([, target]) => () => effect("play-card", { target, asFromHand: true }),
      ),
      pattern`Shift ${nounPhrase} ${from} ${free}`.map((
        [noun, from, isFree],
      ) => playing(noun, from, { ...isFree, playMethod: "shift" })),
      pattern`play any character with Shift on ${self} as if ${self} had any name`
        .map(([on]) => () =>
          effect("play-card", {
            cardType: "character",
            filter: [{ type: "has-keyword", keyword: "Shift" }],
            on,
            anyName: true,
          })
        ),
    ],
  },
  "self-play-condition": {
    acts: [
      pattern`${words("can't", "cannot")} play ${self} unless ${condition}`.map(
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
  fields: Loose<Partial<Play>>,
): Act<EffectOf<"play-card">> {
  return (who) =>
    effect("play-card", {
      ...toCards(noun),
      ...origin(from, who),
      ...fields,
      by: who === "CONTROLLER" ? undefined : who,
    });
}
