import type { Card, PrecastEntry } from "./card.ts";
import type { Integer, OtherPlayer, Phase, Player, Seat } from "./game.ts";

/** A goal that Forge supports. */
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

/** A puzzle: its goal, the game it starts from, and unknown contents. */
export interface PuzzleFile {
  /** What the puzzle is, and its goal. */
  readonly metadata: Metadata;
  /** The game it starts from. */
  readonly state: State;
  /** Unknown contents of the file. */
  readonly unknown: Unknown;
}

/** The section `[metadata]`: what the puzzle is, and its goal. */
export interface Metadata {
  /** The name in Forge's list of puzzles. */
  readonly name: string;
  /** Where it comes from. */
  readonly url: string | null;
  /** One of Forge's goals, or another text kept as written. */
  readonly goal: GoalType | string;
  /** The turn at whose cleanup step the solver loses. */
  readonly turns: Integer | null;
  /** One of the known difficulties, or another text kept as written. */
  readonly difficulty: Difficulty | string | null;
  /** The description, with real line feeds, which the file writes as `\n`. */
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
  /** Whether all creatures are free of summoning sickness. */
  readonly removeSummoningSickness: boolean;
  /** Custom abilities, by lowercased name. */
  readonly abilities: Readonly<Record<string, string>>;
  /** The two players of a puzzle. */
  readonly players: Readonly<Record<Player, PlayerState>>;
  /** Further players, only in a dumped game with more than two. */
  readonly others?: Readonly<Partial<Record<OtherPlayer, PlayerState>>>;
}

/** One player's side of the game. */
export interface PlayerState {
  /** The life total; without one, the player has already lost. */
  readonly life: Integer | null;
  /** Lands played this turn. */
  readonly landsPlayed: Integer;
  /** Lands played last turn. */
  readonly landsPlayedLastTurn: Integer;
  /** How often the Ring has tempted the player. */
  readonly numRingTemptedYou: Integer;
  /** The player's speed ("Start your engines!"). */
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
  /** Cards outside the game. */
  readonly sideboard: readonly Card[];
  /** Spells and abilities that resolve before the first move. */
  readonly precast: readonly PrecastEntry[];
  /** Spells and abilities that wait on the stack. */
  readonly putOnStack: readonly PrecastEntry[];
}

/** A key that is not defined, and its value. */
export interface UnknownKey {
  /** The key, as written. */
  readonly key: string;
  /** Its value, trimmed. */
  readonly value: string;
}

/** A section other than the two required ones, as trimmed lines. */
export interface OtherSection {
  /** The name in its header. */
  readonly name: string;
  /** Its trimmed lines, without comments. */
  readonly lines: readonly string[];
}

/** What the file contains beyond the model, in order; it is written back. */
export interface Unknown {
  /** Keys of `[metadata]`. */
  readonly metadata: readonly UnknownKey[];
  /** Keys of `[state]`. */
  readonly state: readonly UnknownKey[];
  /** Other sections. */
  readonly sections: readonly OtherSection[];
}
