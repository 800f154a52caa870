import type { Ability, Stat } from "../../mod.ts";

/** The id of a card in a game. */
export type CardId = string;

/** The id of a player. */
export type PlayerId = string;

/** What is printed on a card. */
export interface Printed {
  /** Its name, without the version. */
  readonly name: string;
  /** Its type; songs are actions. */
  readonly type: "character" | "item" | "location" | "action";
  /** Whether the action is a song. */
  readonly song?: true;
  /** Its cost. */
  readonly cost: number;
  /** The colors of its ink. */
  readonly inkTypes?: readonly string[];
  /** Whether a player can put it into the inkwell as the turn's ink. */
  readonly inkable?: boolean;
  /** Its {S}. */
  readonly strength?: number;
  /** Its {W}. */
  readonly willpower?: number;
  /** Its {L}. */
  readonly lore?: number;
  /** The cost to move to this location. */
  readonly moveCost?: number;
  /** "Hero", "Princess", … */
  readonly classifications?: readonly string[];
  /** The abilities that `parseCardText` read from its text. */
  readonly abilities?: readonly Ability[];
}

/** A card in a game. */
export interface Card {
  /** Its id in this game. */
  readonly id: CardId;
  /** What is printed on it. */
  readonly printed: Printed;
  /** Whose deck it comes from. */
  readonly owner: PlayerId;
  /** The damage on it. */
  readonly damage: number;
  /** Whether it is exerted, in play or in the inkwell. */
  readonly exerted: boolean;
  /** Whether it entered play this turn. */
  readonly drying: boolean;
  /** The location it is at. */
  readonly at?: CardId;
  /** The location it was at, if that has left play. */
  readonly wasAt?: CardId;
  /** The card it is under. */
  readonly under?: CardId;
  /** Whether it was played with Shift. */
  readonly shifted?: true;
  /** Its state when it left play. */
  readonly last?: Card;
  /** The cards that were under it when it left play. */
  readonly wereUnder?: readonly CardId[];
  /** Its stats when it left play, with all changes. */
  readonly numbers?: Readonly<Record<Stat, number>>;
}

/** A card in its initial state. */
export function newCard(id: CardId, printed: Printed, owner: PlayerId): Card {
  return { id, printed, owner, damage: 0, exerted: false, drying: false };
}
