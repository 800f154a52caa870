import type { Messages } from "../../diagnostics/internal.ts";
import { type Found, quote } from "./found.ts";

/** The values that messages about names in a list of cards use. */
export interface CardListDetails {
  /** A name that no card of the list has, or that is one face of a card. */
  "unknown-card-name": Found & { face?: string };
  /** "Bear|Set:XYZ": a set that is not in the list. */
  "unknown-set": Found;
  /** "T:xyz": a token whose script is not in the list. */
  "unknown-token-script": Found;
  /** "ExecuteScript:xyz": a script variable the card does not have. */
  "unknown-script-variable": Found & { card: string };
}

/** The messages about names that are not in a list of cards. */
export const cardListMessages: Messages<CardListDetails> = {
  "unknown-card-name": ({ found, face }) =>
    face === undefined
      ? `No card is named ${quote(found)}: Forge leaves it out`
      : `Name ${quote(found)} is only one face of ${
        quote(face)
      }: Forge looks for the whole card`,
  "unknown-set": ({ found }) =>
    `No set has the code ${quote(found)}: Forge does not find the card in it`,
  "unknown-token-script": ({ found }) =>
    `No token script is named ${quote(found)}: Forge cannot create the token`,
  "unknown-script-variable": ({ found, card }) =>
    `Card ${quote(card)} has no script variable ${
      quote(found)
    }: Forge runs nothing, and the puzzle starts wrong`,
};
