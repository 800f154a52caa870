import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Owner, Zone } from "../../ast/mod.ts";
import { fixed, lookup, pattern } from "../words.ts";
import type { Part } from "./noun.ts";

const whose: Rule<Owner> = lookup<Owner>({
  "your": "you",
  "their": "their",
  "their player's": "card-owner",
  "its player's": "card-owner",
  "opponents'": "opponent",
  "your opponents'": "opponent",
  "an opponent's": "opponent",
  "each opponent's": "each-opponent",
  "chosen opponent's": "chosen-opponent",
  "chosen player's": "chosen-player",
  "all players'": "any",
  "each player's": "any",
});

const pile: Rule<Zone> = lookup<Zone>({
  "hand": "hand",
  "hands": "hand",
  "discard": "discard",
  "discards": "discard",
  "discard pile": "discard",
  "inkwell": "inkwell",
  "inkwells": "inkwell",
  "deck": "deck",
});

/** "in your hand": the zone, and whose it is. */
export const zone: Rule<Part> = oneOf<Part>([
  pattern`in ${whose} ${pile}`.map(([owner, zone]) => ({ zone, owner })),
  fixed("in hand").map(() => ({ zone: "hand", owner: "you" })),
]);
