import type { Integer, Player, Seat } from "./game.ts";

/** A card, a token described by a Forge script, or a token described in place. */
export type Card =
  | ({ readonly kind: "card"; readonly name: string } & Modifiers)
  | ({ readonly kind: "token"; readonly script: string } & Modifiers)
  | (
    & {
      readonly kind: "inlineToken";
      readonly name: string;
      readonly token: InlineToken;
    }
    & Modifiers
  );

/** A token described in place: `t:Cat,P:2,T:2,Types:Creature-Cat,Keywords:`. */
export interface InlineToken {
  /** The base power. */
  readonly power: Integer;
  /** The base toughness. */
  readonly toughness: Integer;
  /** The mana cost, as Forge writes it. */
  readonly cost: string;
  /** Its colors: a word, or one or two letters. */
  readonly color?: string;
  /** Types and subtypes. */
  readonly types: readonly string[];
  /** Keyword abilities. */
  readonly keywords: readonly string[];
  /** The name of its image. */
  readonly image?: string;
  /** Unknown parts, as written. */
  readonly extra?: readonly string[];
}

/**
 * The modifiers after the bars of a card; absent if the file does not set them.
 */
export interface Modifiers {
  /** The set of the printing. */
  readonly set?: string;
  /** Which art of the set. */
  readonly art?: Integer;
  /** It is a commander. */
  readonly isCommander?: true;
  /** It is the Ring-bearer. */
  readonly isRingBearer?: true;
  /** A label by which other cards refer to it. */
  readonly id?: Integer;
  /** Who owns it, if not the player who controls it. */
  readonly owner?: Seat;
  /** It is tapped. */
  readonly tapped?: true;
  /** It is summoning sick. */
  readonly summonSick?: true;
  /** It is renowned. */
  readonly renowned?: true;
  /** It is a solved case. */
  readonly solved?: true;
  /** It is saddled. */
  readonly saddled?: true;
  /** It is suspected. */
  readonly suspected?: true;
  /** It is monstrous. */
  readonly monstrous?: true;
  /** It is phased out, under this player's control. */
  readonly phasedOut?: Seat;
  /** It is face down. */
  readonly faceDown?: true;
  /** It was manifested. */
  readonly manifested?: true;
  /** It was cloaked. */
  readonly cloaked?: true;
  /** It is flipped. */
  readonly flipped?: true;
  /** It is melded. */
  readonly melded?: true;
  /** The other card of the meld. */
  readonly meldedWith?: string;
  /** It shows the back face of a modal card. */
  readonly modal?: true;
  /** It is transformed. */
  readonly transformed?: true;
  /** The player it is attached to. */
  readonly enchantingPlayer?: Seat;
  /** The id of the permanent it is attached to. */
  readonly attachedTo?: Integer;
  /** Damage marked on it. */
  readonly damage?: Integer;
  /** Colors chosen for it. */
  readonly chosenColors?: readonly string[];
  /** The type chosen for it. */
  readonly chosenType?: string;
  /** The second type chosen for it. */
  readonly chosenType2?: string;
  /** Cards named for it. */
  readonly namedCards?: readonly string[];
  /** The ids of cards chosen for it. */
  readonly chosenCards?: readonly Integer[];
  /** The ids of cards it remembers. */
  readonly rememberedCards?: readonly Integer[];
  /** The ids of cards imprinted on it. */
  readonly imprinting?: readonly Integer[];
  /** The cards merged with it. */
  readonly mergedCards?: readonly string[];
  /** The level of a class. */
  readonly classLevel?: Integer;
  /** The id of the card that exiled it. */
  readonly exiledWith?: Integer;
  /** It is on an adventure. */
  readonly onAdventure?: true;
  /** It is foretold. */
  readonly foretold?: true;
  /** It was foretold this turn. */
  readonly foretoldThisTurn?: true;
  /** Counters on it, by type. */
  readonly counters?: Readonly<Record<string, Integer>>;
  /** `true`, or the id of the permanent that is attacked. */
  readonly attacking?: true | Integer;
  /** The unlocked doors of a room. */
  readonly unlockedRooms?: readonly string[];
  /** Its custom abilities, by lowercased name. */
  readonly abilities?: readonly string[];
  /** A script to run when the puzzle starts. */
  readonly executeScript?: Script;
  /** It is a token, though it has the name of a card. */
  readonly isToken?: true;
  /** It enters without triggering abilities. */
  readonly noEtbTrigs?: true;
  /** Unknown modifiers, as written. */
  readonly unknownModifiers?: readonly string[];
}

/** What a script does. */
export type Action =
  | { readonly kind: "ability"; readonly index: Integer }
  | { readonly kind: "svar"; readonly name: string }
  | { readonly kind: "keyword"; readonly name: string }
  | { readonly kind: "custom"; readonly script: string };

/** An action, and the player or the id of the card it is aimed at. */
export interface Script {
  /** What to do; without one the card is cast. */
  readonly action?: Action;
  /** The player or the id of the card it is aimed at. */
  readonly target?: Player | Integer;
}

/** A script and the card it belongs to, by name or by id. */
export type PrecastEntry =
  & Script
  & ({ readonly card: string } | { readonly cardId: Integer });
