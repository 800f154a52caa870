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
import { discardThisWay } from "../../../frames/done_this_way.ts";
import { fixed, lookup, pattern } from "../../words.ts";
import type { Act } from "./production.ts";

/** The effect of playing a card. */
export type Play = PlayEffects["play-card"];

/** The zones that cards come from, as the text names them. */
export interface From {
  readonly from: readonly NonNullable<Play["from"]>[];
  readonly whose: Whose;
  readonly under?: Target;
}

/** One card: this one, or one mentioned before. */
export const one: Rule<Target> = oneOf([reference, self, someOfThem]);

const zone: Rule<From["from"]> = lookup<From["from"]>({
  "hand": ["hand"],
  "discard": ["discard"],
  "discard pile": ["discard"],
  "hand or discard": ["hand", "discard"],
  "inkwell": ["inkwell"],
});

/** "from your discard", "from under this character" */
export const someFrom: Rule<From> = oneOf<From>([
  pattern`from ${whosePile} ${zone}`.map(([whose, from]) => ({ from, whose })),
  fixed("from there").map(() => ({ from: ["inkwell"], whose: "THE" })),
  pattern`from under ${target}`.map(([under]) => ({
    from: ["under"],
    whose: "THE",
    under,
  })),
]);

/** An optional origin. */
export const from: Rule<From | undefined> = optional(someFrom);

/** The origin of one card: its zone, and the player if not the acting one. */
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

/** The cards, by default in the hand of the player who plays them. */
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
  // "You may play characters …": any number.
  return noun.bare ? { ...cards, selector: "any", count: "any" } : cards;
}

/** The player of the pile, unless it is the acting player. */
function other(pile: Player, who: Player): Player | undefined {
  return pile === who ? undefined : pile;
}

/** Who plays the card, unless it is you. */
export function by(who: Player): Partial<Play> {
  return who === "CONTROLLER" ? {} : { by: who };
}
