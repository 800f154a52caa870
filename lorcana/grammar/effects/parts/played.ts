import { oneOf, optional, type Rule } from "../../../../combinators/mod.ts";
import type { PlayEffects } from "../../../ast/effects/play.ts";
import type { EffectOf, Player, Query, Target } from "../../../ast/mod.ts";
import type { Loose } from "../../../ast/tidy.ts";
import { effect } from "../../effect.ts";
import { inPile, type Noun } from "../../nouns/noun.ts";
import { target } from "../../nouns/noun_phrase.ts";
import { someOfThem } from "../../nouns/one_of_them.ts";
import { pileOf, type Whose, whosePile } from "../../nouns/players.ts";
import { reference, self } from "../../nouns/reference.ts";
import { discardThisWay } from "../../nouns/this_way.ts";
import { fixed, lookup, pattern } from "../../words.ts";
import type { Act } from "./production.ts";

/** What is played, and how. */
export type Play = PlayEffects["play-card"];

/** Where cards come from, as the text says it. */
export interface From {
  readonly from: readonly NonNullable<Play["from"]>[];
  readonly whose: Whose;
  readonly under?: Target;
}

/** One card: this one, or one spoken of before. */
export const one: Rule<Target> = oneOf([reference, self, someOfThem]);

const zone: Rule<From["from"]> = lookup<From["from"]>({
  "hand": ["hand"],
  "discard": ["discard"],
  "discard pile": ["discard"],
  "hand or discard": ["hand", "discard"],
  "inkwell": ["inkwell"],
});

/** Where cards come from. */
export const someFrom: Rule<From> = oneOf<From>([
  pattern`from ${whosePile} ${zone}`.map(([whose, from]) => ({ from, whose })),
  fixed("from there").map(() => ({ from: ["inkwell"], whose: "THE" })),
  pattern`from under ${target}`.map(([under]) => ({
    from: ["under"],
    whose: "THE",
    under,
  })),
]);

/** Where cards come from, if the text says so. */
export const from: Rule<From | undefined> = optional(someFrom);

/** Where one card comes from, and whose it is there. */
export function origin(
  origin: From | undefined,
  who: Player,
): Pick<Loose<Play>, "from" | "player" | "under"> | undefined {
  if (origin === undefined) return undefined;
  const { from: [from], under, whose } = origin;
  return { from, under, player: other(pileOf(whose, who), who) };
}

/** Plays cards out of a pile. */
export function playing(
  noun: Noun,
  from: From | undefined,
  fields: Omit<Loose<Partial<Play>>, "target">,
): Act<EffectOf<"play-card">> {
  return (who) =>
    effect({
      type: "play-card",
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
  const owner = from === undefined ? discardThisWay(noun.filters) : undefined;
  const own = inPile(
    noun,
    from?.from ?? (owner === undefined ? "hand" : "discard"),
    from === undefined ? who : pileOf(from.whose, who),
  );
  const cards: Query = owner === "any" ? { ...own, owner } : own;
  // "You may play characters …": as many as one likes.
  return noun.bare ? { ...cards, selector: "any", count: "any" } : cards;
}

/** Whose pile it is, where it is not that of whoever acts. */
function other(pile: Player, who: Player): Player | undefined {
  return pile === who ? undefined : pile;
}

/** Who plays the card, where it is not you. */
export function by(who: Player): Partial<Play> {
  return who === "CONTROLLER" ? {} : { by: who };
}
