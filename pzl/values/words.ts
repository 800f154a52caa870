import type {
  Difficulty,
  GoalType,
  OtherPlayer,
  Phase,
  Player,
  Seat,
  Zone,
} from "../types.ts";

/** Every goal of Forge. */
export const GOALS: readonly GoalType[] = [
  "Win",
  "Survive",
  "Destroy Specified Permanents",
  "Destroy Specified Creatures",
  "Remove Specified Permanents from the Battlefield",
  "Kill Specified Creatures",
  "Put the Specified Permanent on the Battlefield",
  "Play the Specified Permanent",
  "Gain Control of Specified Permanents",
  "Win Before Opponent's Next Turn",
];

/** Every known difficulty. */
export const DIFFICULTIES: readonly Difficulty[] = [
  "Easy",
  "Medium",
  "Hard",
  "Very Hard",
  "Common",
  "Uncommon",
  "Rare",
  "Mythic",
  "Special",
];

/** The zones in the order of the canonical text. */
export const ZONES: readonly Zone[] = [
  "hand",
  "battlefield",
  "graveyard",
  "library",
  "exile",
  "command",
  "sideboard",
];

/** The lands that can be told by their names. */
export const BASIC_LANDS: ReadonlySet<string> = new Set(
  ["Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"].flatMap((
    name,
  ) => [name, `Snow-Covered ${name}`]),
);

/** The players in the order of the canonical text. */
export const PLAYERS: readonly Player[] = ["human", "ai"];

/** Spellings of a player, as a value or at the beginning of a key. */
export const PLAYER_NAMES: ReadonlyMap<string, Player> = new Map([
  ["human", "human"],
  ["p0", "human"],
  ["ai", "ai"],
  ["p1", "ai"],
]);

/** The further players of a dumped game. */
export const OTHER_PLAYERS: readonly OtherPlayer[] = [
  "p2",
  "p3",
  "p4",
  "p5",
  "p6",
  "p7",
  "p8",
  "p9",
];

/** Spellings of a player in a dumped game, which can have more than two. */
export const SEAT_NAMES: ReadonlyMap<string, Seat> = new Map<string, Seat>([
  ...PLAYER_NAMES,
  ...OTHER_PLAYERS.map((player) => [player, player] as const),
]);

/** How a player is written before a key; a modifier has it in upper case. */
export function prefixOf(seat: Seat): string {
  return seat === "human" ? "p0" : seat === "ai" ? "p1" : seat;
}

/**
 * For each phase, the other names that Forge accepts, and those it does not
 * know.
 */
const PHASE_ALIASES: {
  readonly [P in Phase]: {
    readonly forge: readonly string[];
    readonly foreign: readonly string[];
  };
} = {
  UNTAP: { forge: [], foreign: [] },
  UPKEEP: { forge: [], foreign: [] },
  DRAW: { forge: [], foreign: [] },
  MAIN1: { forge: [], foreign: ["PRECOMBAT", "PRECOMBATMAIN"] },
  COMBAT_BEGIN: { forge: ["BEGINCOMBAT"], foreign: ["BEGINNINGOFCOMBAT"] },
  COMBAT_DECLARE_ATTACKERS: {
    forge: ["DECLARE ATTACKERS"],
    foreign: ["DECLAREATTACKERS"],
  },
  COMBAT_DECLARE_BLOCKERS: {
    forge: ["DECLARE BLOCKERS"],
    foreign: ["DECLAREBLOCKERS"],
  },
  COMBAT_FIRST_STRIKE_DAMAGE: { forge: ["FIRST STRIKE DAMAGE"], foreign: [] },
  COMBAT_DAMAGE: { forge: ["COMBAT DAMAGE"], foreign: ["COMBATDAMAGE"] },
  COMBAT_END: { forge: ["ENDCOMBAT"], foreign: ["ENDOFCOMBAT"] },
  MAIN2: { forge: [], foreign: ["POSTCOMBAT", "POSTCOMBATMAIN"] },
  END_OF_TURN: { forge: ["END OF TURN"], foreign: ["END", "ENDSTEP"] },
  CLEANUP: { forge: [], foreign: [] },
};

/** Every phase, in the order of the turn. */
export const PHASES: readonly Phase[] = Object.keys(
  PHASE_ALIASES,
) as Phase[]; // Its own keys only.

/** A word as the file may spell it, in one case, and what it means. */
export interface Meaning<T> {
  readonly word: T;
  /** Whether Forge accepts this spelling. */
  readonly forge: boolean;
}

/** Phases by uppercased spelling. */
export const PHASE_NAMES: ReadonlyMap<string, Meaning<Phase>> = new Map(
  PHASES.flatMap((word) => {
    const { forge, foreign } = PHASE_ALIASES[word];
    return [
      ...[word, ...forge].map((name) => spelled(name, word, true)),
      ...foreign.map((name) => spelled(name, word, false)),
    ];
  }),
);

/** Goals by lowercased spelling. */
export const GOAL_NAMES: ReadonlyMap<string, Meaning<GoalType>> = new Map([
  ...GOALS.map((word) => spelled(word.toLowerCase(), word, true)),
  spelled("win before opponent turn", "Win Before Opponent's Next Turn", false),
]);

/** Difficulties by lowercased spelling. */
export const DIFFICULTY_NAMES: ReadonlyMap<string, Difficulty> = new Map(
  DIFFICULTIES.map((word) => [word.toLowerCase(), word]),
);

/** States of a card in which a room can be unlocked, by lowercased spelling. */
export const CARD_STATES: ReadonlyMap<string, string> = new Map([
  ...[
    "Original",
    "FaceDown",
    "Flipped",
    "Backside",
    "Meld",
    "LeftSplit",
    "RightSplit",
    "Secondary",
    "PreparedSpell",
    "EmptyRoom",
    "SpecializeW",
    "SpecializeU",
    "SpecializeB",
    "SpecializeR",
    "SpecializeG",
  ].map((name): [string, string] => [name.toLowerCase(), name]),
  ["flip", "Flipped"],
  ["doublefaced", "Backside"],
]);

function spelled<T>(
  spelling: string,
  word: T,
  forge: boolean,
): [string, Meaning<T>] {
  return [spelling, { word, forge }];
}
