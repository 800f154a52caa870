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
  /** What the puzzle is and what it asks for. */
  readonly metadata: Metadata;
  /** The game it starts from. */
  readonly state: State;
  /** What the file says and no reader knows. */
  readonly unknown: Unknown;
}

/** The section `[metadata]`: what the puzzle is and what it asks for. */
export interface Metadata {
  /** What Forge calls it in its list. */
  readonly name: string;
  /** Where it comes from. */
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
  /** How many permanents the goals Put and Play need. */
  readonly targetCount: Integer;
  /** Whether the solver plays both sides. */
  readonly humanControl: boolean;
}

/** The section `[state]`: the game at the moment the puzzle starts. */
export interface State {
  /** The number of the turn. */
  readonly turn: Integer;
  /** One of the two players, unless a game of more was dumped. */
  readonly activePlayer: Seat;
  /** The step the puzzle starts in. */
  readonly activePhase: Phase;
  /** The step Forge moves on to by itself. */
  readonly activePhaseAdvance: Phase | null;
  /** Whether nothing is summoning sick. */
  readonly removeSummoningSickness: boolean;
  /** Custom abilities by lower-cased name. */
  readonly abilities: Readonly<Record<string, string>>;
  /** The two players of a puzzle. */
  readonly players: Readonly<Record<Player, PlayerState>>;
  /** Only in a dumped game of more than two. */
  readonly others?: Readonly<Partial<Record<OtherPlayer, PlayerState>>>;
}

/** One player's side of the game. */
export interface PlayerState {
  /** The life total; without one the player starts dead. */
  readonly life: Integer | null;
  /** Lands played this turn. */
  readonly landsPlayed: Integer;
  /** Lands played last turn. */
  readonly landsPlayedLastTurn: Integer;
  /** How often the Ring has tempted the player. */
  readonly numRingTemptedYou: Integer;
  /** The speed of a player with an engine started. */
  readonly speed: Integer;
  /** Counters on the player, by type. */
  readonly counters: Readonly<Record<string, Integer>>;
  /** Mana that is lost when the step ends. */
  readonly manaPool: readonly string[];
  /** Mana that stays. */
  readonly persistentMana: readonly string[];
  /** Cards in hand. */
  readonly hand: readonly Card[];
  /** Permanents the player controls. */
  readonly battlefield: readonly Card[];
  /** Cards in the graveyard. */
  readonly graveyard: readonly Card[];
  /** The first card is the top one. */
  readonly library: readonly Card[];
  /** Exiled cards. */
  readonly exile: readonly Card[];
  /** Cards in the command zone. */
  readonly command: readonly Card[];
  /** Cards outside of the game. */
  readonly sideboard: readonly Card[];
  /** Spells and abilities that resolve before the first move. */
  readonly precast: readonly PrecastEntry[];
  /** Spells and abilities that wait on the stack. */
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
  /** The name of its picture. */
  readonly image?: string;
  /** Parts no reader knows, as written. */
  readonly extra?: readonly string[];
}

/** What stands behind the bars of a card; absent when the file does not set it. */
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
  /** It is phased out, under this player. */
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
  /** It shows the back of a modal card. */
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
  /** Custom abilities it has, by lower-cased name. */
  readonly abilities?: readonly string[];
  /** A script to run when the puzzle starts. */
  readonly executeScript?: Script;
  /** It is a token, though it has the name of a card. */
  readonly isToken?: true;
  /** It enters without triggering abilities. */
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
  /** What to do; without one the card is cast. */
  readonly action?: Action;
  /** The player or the id of the card it is aimed at. */
  readonly target?: Player | Integer;
}

/** A script and the card it belongs to, by name or by id. */
export type PrecastEntry =
  & Script
  & ({ readonly card: string } | { readonly cardId: Integer });

/** A key that is not defined, and its value. */
export interface UnknownKey {
  /** The key, as written. */
  readonly key: string;
  /** Its value, without outer blanks. */
  readonly value: string;
}

/** A section other than the two required ones, as its trimmed lines. */
export interface OtherSection {
  /** The name in its header. */
  readonly name: string;
  /** Its lines without comments and outer blanks. */
  readonly lines: readonly string[];
}

/** What the file holds beyond the model, in order; it is written back. */
export interface Unknown {
  /** Keys of `[metadata]`. */
  readonly metadata: readonly UnknownKey[];
  /** Keys of `[state]`. */
  readonly state: readonly UnknownKey[];
  /** Sections besides the two. */
  readonly sections: readonly OtherSection[];
}
