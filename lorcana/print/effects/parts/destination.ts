import type { Destination } from "../../../ast/mod.ts";
import { alone } from "../../text/fill.ts";
import { lying } from "./lying.ts";
import { newVoice } from "../../nouns/new_voice.ts";
import { printTarget } from "../../nouns/target.ts";
import { phrase } from "../../text/voice.ts";

/** "into your hand", "on the bottom of your deck in any order" */
export function place(destination: Destination, owner: string): string {
  const { zone } = destination;
  switch (zone) {
    case "hand":
      return `into ${owner} hand`;
    case "discard":
      return `into ${owner} discard`;
    case "inkwell":
      return phrase(`into ${owner} inkwell`, lying(destination));
    case "under":
      return destination.under === undefined
        ? ""
        : `facedown under ${
          alone(printTarget(destination.under, newVoice(), "object"))
        }`;
    case "deck-top":
      return `on the top of ${owner} deck${order(destination)}`;
    case "deck-bottom":
      return `on the bottom of ${owner} deck${order(destination)}`;
    case "deck-top-or-bottom":
      return `on ${
        destination.target?.count === "any" ? "" : "either "
      }the top or the bottom of ${owner} deck${order(destination)}`;
    default:
      return "";
  }
}

/** " in any order" */
export function order({ ordering }: Pick<Destination, "ordering">): string {
  return ordering === undefined
    ? ""
    : ordering === "random"
    ? " in a random order"
    : " in any order";
}
