import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Owner } from "../../ast/mod.ts";
import { ofThatOpponent } from "../nouns/players.ts";
import { lookup } from "../words.ts";

/** "you have", "an opponent has": the holder. */
export const holder: Rule<Owner> = oneOf<Owner>([
  lookup<Owner>({
    "you have": "you",
    "an opponent has": "opponent",
    "your opponent has": "opponent",
    "chosen opponent has": "chosen-opponent",
    "each opponent has": "each-opponent",
    "one or more opponents have": "opponent",
    "your opponents have": "opponents",
    "opponents have": "opponents",
    "they have": "their",
    "that player has": "their",
    "their player has": "card-owner",
    "its player has": "card-owner",
  }),
  ofThatOpponent("that opponent has").as("their"),
]);

/** "than you", "than each opponent": the other side of a comparison. */
export const rival: Rule<Owner> = lookup<Owner>({
  "you": "you",
  "you do": "you",
  "each opponent": "each-opponent",
  "each of your opponents": "each-opponent",
  "an opponent": "opponent",
  "they do": "their",
});

/** "you don't have" */
export const without: Rule<Owner> = lookup<Owner>({
  "you don't have": "you",
  "you do not have": "you",
});
