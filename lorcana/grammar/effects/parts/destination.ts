import { oneOf, optional, type Rule } from "../../../../combinators/mod.ts";
import type { Destination } from "../../../ast/mod.ts";
import { target } from "../../nouns/noun_phrase.ts";
import { type Whose, whosePile } from "../../nouns/players.ts";
import { lookup, pattern, words } from "../../words.ts";
import { anyOrder, type Order } from "./any_order.ts";
import { lying } from "./lying.ts";

/** A destination for cards looked at, and whose deck or hand it is. */
export interface Placed extends Destination {
  readonly whose?: Whose;
}

/** A destination without its cards. */
export type CardPlace = Omit<Placed, "target">;

type Zone = Destination["zone"];

const deckZone: Rule<Zone> = lookup<Zone>({
  "on the bottom of": "deck-bottom",
  "on the top of": "deck-top",
  "on top of": "deck-top",
  "back on the top of": "deck-top",
  "back on top of": "deck-top",
  "on either the top or the bottom of": "deck-top-or-bottom",
  "on either the top or bottom of": "deck-top-or-bottom",
  "on the top or the bottom of": "deck-top-or-bottom",
  "on the top or bottom of": "deck-top-or-bottom",
});

const bareZone: Rule<Zone> = lookup<Zone>({
  "on the bottom": "deck-bottom",
  "on the top": "deck-top",
  "on top": "deck-top",
  "back on the top": "deck-top",
  "back on top": "deck-top",
  "back": "deck-top",
  "on either the top or the bottom": "deck-top-or-bottom",
  "on either the top or bottom": "deck-top-or-bottom",
  "back on either the top or the bottom": "deck-top-or-bottom",
  "back on either the top or bottom": "deck-top-or-bottom",
  "on the top or bottom": "deck-top-or-bottom",
  "back on the top or bottom": "deck-top-or-bottom",
});

const deck = words("deck", "decks");

/** "into your hand", "on the bottom of your deck in any order" */
export const place: Rule<CardPlace> = oneOf<CardPlace>([
  pattern`${words("into", "in")} ${whosePile} hand`.map((
    [, whose],
  ): CardPlace => ({ zone: "hand", whose })),
  pattern`${words("into", "in")} ${whosePile} discard`.map((
    [, whose],
  ): CardPlace => ({ zone: "discard", whose })),
  pattern`into ${whosePile} ${words("inkwell", "ink supply")} ${
    optional(lying)
  }`
    .map(([whose, , lies]): CardPlace => ({ zone: "inkwell", whose, ...lies })),
  pattern`under ${target} facedown`.map(([under]): CardPlace => ({
    zone: "under",
    under,
    facedown: true,
  })),
  pattern`facedown under ${target}`.map(([under]): CardPlace => ({
    zone: "under",
    under,
    facedown: true,
  })),
  pattern`${deckZone} ${whosePile} ${deck} ${anyOrder}`.map((
    [zone, whose, , ordering],
  ) => ({ ...ordered(zone, ordering), whose })),
  pattern`${bareZone} ${anyOrder}`.map(([zone, ordering]) =>
    ordered(zone, ordering)
  ),
]);

function ordered(zone: Zone, ordering: Order | undefined): CardPlace {
  return ordering === undefined ? { zone } : { zone, ordering };
}
