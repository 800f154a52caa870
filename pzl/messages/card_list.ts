import type { Messages } from "../../diagnostics/internal.ts";
import { type Found, quote } from "./found.ts";

/** The values that messages about names in a list of cards use. */
export interface CardListDetails {
  /** A name that no card has, or that of a card Forge does not load. */
  "unknown-card-name": Found & { type?: string };
  /** "Bear|Set:XYZ": a set that is not in the list. */
  "unknown-set": Found & { isToken: boolean };
  /** "T:xyz": a token whose script is not in the list. */
  "unknown-token-script": Found;
  /** "ExecuteScript:xyz": a script variable the card does not have. */
  "unknown-script-variable": Found & { card: string };
  /** The back of a card whose front Forge puts onto the battlefield. */
  "back-face": Found & { front: string; modifier: string };
  /** "Opt|Transformed": a card that has no other face. */
  "no-other-face": Found;
  /** A permanent that leaves the battlefield at once. */
  "dies-at-once": Found & { why: DeathReason };
  /** A creature with "AttachedTo:". */
  "attachment-ignored": Found;
  /** A card with reconfigure and "AttachedTo:". */
  "attached-reconfigure": Found;
  /** "precast=Forest": what Forge cannot cast while it sets up a game. */
  "uncastable": Found & { why: "land" | "aura" | "aura without target" };
  /** "precast=Opt": a spell of which Forge resolves only the first part. */
  "precast-part": Found;
}

/** Why a permanent leaves the battlefield as the game starts. */
export type DeathReason = "loyalty" | "defense" | "aura";

/** The messages about names that are not in a list of cards. */
export const cardListMessages: Messages<CardListDetails> = {
  "unknown-card-name": ({ found, type }) =>
    type === undefined
      ? `No card is named ${quote(found)}: Forge leaves it out`
      : `Card ${
        quote(found)
      } has the type ${type}: Forge does not load such cards and leaves it out`,
  "unknown-set": ({ found, isToken }) =>
    `No set has the code ${quote(found)}: Forge ${
      isToken
        ? "looks for the token in it and crashes"
        : "does not find the card in it"
    }`,
  "unknown-token-script": ({ found }) =>
    `No token script is named ${quote(found)}: Forge cannot create the token`,
  "unknown-script-variable": ({ found, card }) =>
    `Card ${quote(card)} has no script variable ${
      quote(found)
    }: Forge runs nothing, and the puzzle starts wrong`,
  "back-face": ({ found, front, modifier }) =>
    `${quote(found)} is the other face of ${
      quote(front)
    }: without "${modifier}" Forge uses the front`,
  "no-other-face": ({ found }) =>
    `Card ${quote(found)} has no other face: Forge does not turn it`,
  "dies-at-once": ({ found, why }) =>
    `${quote(found)} ${DEATHS[why]}: it dies as the game starts`,
  "attachment-ignored": ({ found }) =>
    `Creature ${quote(found)} cannot be attached: Forge ignores "AttachedTo"`,
  "attached-reconfigure": ({ found }) =>
    `Card ${
      quote(found)
    } has reconfigure: Forge crashes when a puzzle attaches it`,
  "uncastable": ({ found, why }) =>
    why === "land"
      ? `${quote(found)} is a land: Forge crashes when it is cast`
      : `${quote(found)} is an Aura: Forge ${
        why === "aura"
          ? "crashes when it is cast before the puzzle starts"
          : "casts it without a target, so that it never enters"
      }`,
  "precast-part": ({ found }) =>
    `Spell ${
      quote(found)
    } does several things: Forge resolves only the first one, and all of "${found}:0"`,
};

const DEATHS: Readonly<Record<DeathReason, string>> = {
  loyalty: "has no loyalty counters",
  defense: "has no defense counters",
  aura: "is an Aura that is attached to nothing",
};
