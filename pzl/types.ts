/**
 * A whole number of Forge's: 32 bits with a sign.
 *
 * @asType integer
 * @minimum -2147483648
 * @maximum 2147483647
 */
export type Integer = number;

/** Who plays: the person who solves the puzzle, or the computer. */
export type Player = "human" | "ai";

/** A further player of a dumped game; a puzzle has none. */
export type OtherPlayer =
  | "p2"
  | "p3"
  | "p4"
  | "p5"
  | "p6"
  | "p7"
  | "p8"
  | "p9";

/** Any player of a game. */
export type Seat = Player | OtherPlayer;

/** A step of the turn, in Forge's first spelling. */
export type Phase =
  | "UNTAP"
  | "UPKEEP"
  | "DRAW"
  | "MAIN1"
  | "COMBAT_BEGIN"
  | "COMBAT_DECLARE_ATTACKERS"
  | "COMBAT_DECLARE_BLOCKERS"
  | "COMBAT_FIRST_STRIKE_DAMAGE"
  | "COMBAT_DAMAGE"
  | "COMBAT_END"
  | "MAIN2"
  | "END_OF_TURN"
  | "CLEANUP";

/** A goal Forge knows. */
export type GoalType =
  | "Win"
  | "Survive"
  | "Destroy Specified Permanents"
  | "Destroy Specified Creatures"
  | "Remove Specified Permanents from the Battlefield"
  | "Kill Specified Creatures"
  | "Put the Specified Permanent on the Battlefield"
  | "Play the Specified Permanent"
  | "Gain Control of Specified Permanents"
  | "Win Before Opponent's Next Turn";

/** A difficulty that is or was in use. */
export type Difficulty =
  | "Easy"
  | "Medium"
  | "Hard"
  | "Very Hard"
  | "Common"
  | "Uncommon"
  | "Rare"
  | "Mythic"
  | "Special";

/** A puzzle: what it asks for, the game it starts from, and what we do not know. */
export interface PuzzleFile {
  readonly metadata: Metadata;
  readonly state: State;
  readonly unknown: Unknown;
}

/** The section `[metadata]`: what the puzzle is and what it asks for. */
export interface Metadata {
  readonly name: string;
  readonly url: string | null;
  /** One of Forge's goals, or another text kept as written. */
  readonly goal: GoalType | string;
  /** The turn at whose cleanup step the solver loses. */
  readonly turns: Integer | null;
  /** One of the known difficulties, or another text kept as written. */
  readonly difficulty: Difficulty | string | null;
  /** With real line feeds, which the file writes as a backslash and an n. */
  readonly description: string | null;
  /** A card selector of Forge, as written. */
  readonly targets: string | null;
  readonly targetCount: Integer;
  readonly humanControl: boolean;
}

/** The section `[state]`: the game at the moment the puzzle starts. */
export interface State {
  readonly turn: Integer;
  /** One of the two players, unless a game of more was dumped. */
  readonly activePlayer: Seat;
  readonly activePhase: Phase;
  readonly activePhaseAdvance: Phase | null;
  readonly removeSummoningSickness: boolean;
  /** Custom abilities by lower-cased name. */
  readonly abilities: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<Player, PlayerState>>;
  /** Only in a dumped game of more than two. */
  readonly others?: Readonly<Partial<Record<OtherPlayer, PlayerState>>>;
}

/** One player's side of the game. */
export interface PlayerState {
  readonly life: Integer | null;
  readonly landsPlayed: Integer;
  readonly landsPlayedLastTurn: Integer;
  readonly numRingTemptedYou: Integer;
  readonly speed: Integer;
  readonly counters: Readonly<Record<string, Integer>>;
  readonly manaPool: readonly string[];
  readonly persistentMana: readonly string[];
  readonly hand: readonly Card[];
  readonly battlefield: readonly Card[];
  readonly graveyard: readonly Card[];
  /** The first card is the top one. */
  readonly library: readonly Card[];
  readonly exile: readonly Card[];
  readonly command: readonly Card[];
  readonly sideboard: readonly Card[];
  readonly precast: readonly PrecastEntry[];
  readonly putOnStack: readonly PrecastEntry[];
}

/** A place where a player's cards are. */
export type Zone =
  | "hand"
  | "battlefield"
  | "graveyard"
  | "library"
  | "exile"
  | "command"
  | "sideboard";

/** A card, a token that a script of Forge describes, or a token described here. */
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
  readonly power: Integer;
  readonly toughness: Integer;
  readonly cost: string;
  readonly color?: string;
  readonly types: readonly string[];
  readonly keywords: readonly string[];
  readonly image?: string;
  /** Parts no reader knows, as written. */
  readonly extra?: readonly string[];
}

/** What stands behind the bars of a card; absent when the file does not set it. */
export interface Modifiers {
  readonly set?: string;
  readonly art?: Integer;
  readonly isCommander?: true;
  readonly isRingBearer?: true;
  readonly id?: Integer;
  readonly owner?: Seat;
  readonly tapped?: true;
  readonly summonSick?: true;
  readonly renowned?: true;
  readonly solved?: true;
  readonly saddled?: true;
  readonly suspected?: true;
  readonly monstrous?: true;
  readonly phasedOut?: Seat;
  readonly faceDown?: true;
  readonly manifested?: true;
  readonly cloaked?: true;
  readonly flipped?: true;
  readonly melded?: true;
  readonly meldedWith?: string;
  readonly modal?: true;
  readonly transformed?: true;
  readonly enchantingPlayer?: Seat;
  readonly attachedTo?: Integer;
  readonly damage?: Integer;
  readonly chosenColors?: readonly string[];
  readonly chosenType?: string;
  readonly chosenType2?: string;
  readonly namedCards?: readonly string[];
  readonly chosenCards?: readonly Integer[];
  readonly rememberedCards?: readonly Integer[];
  readonly imprinting?: readonly Integer[];
  readonly mergedCards?: readonly string[];
  readonly classLevel?: Integer;
  readonly exiledWith?: Integer;
  readonly onAdventure?: true;
  readonly foretold?: true;
  readonly foretoldThisTurn?: true;
  readonly counters?: Readonly<Record<string, Integer>>;
  /** `true`, or the id of the permanent that is attacked. */
  readonly attacking?: true | Integer;
  readonly unlockedRooms?: readonly string[];
  readonly abilities?: readonly string[];
  readonly executeScript?: Script;
  readonly isToken?: true;
  readonly noEtbTrigs?: true;
  /** Modifiers no reader knows, as written. */
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
  readonly action?: Action;
  readonly target?: Player | Integer;
}

/** A script and the card it belongs to, by name or by id. */
export type PrecastEntry =
  & Script
  & ({ readonly card: string } | { readonly cardId: Integer });

/** A key that is not defined, and its value. */
export interface UnknownKey {
  readonly key: string;
  readonly value: string;
}

/** A section other than the two required ones, as its trimmed lines. */
export interface OtherSection {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the file holds beyond the model, in order; it is written back. */
export interface Unknown {
  readonly metadata: readonly UnknownKey[];
  readonly state: readonly UnknownKey[];
  readonly sections: readonly OtherSection[];
}
