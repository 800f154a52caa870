import type {
  Difficulty,
  GoalType,
  PlayerState,
  PuzzleMetadata,
  PuzzleModifiers,
  PuzzlePhase,
  PuzzlePlayer,
  PuzzleState,
} from "../../pzl/mod.ts";

/** A word of the format, and how Forge reads it. */
export interface WordHelp {
  /** In Forge's spelling. */
  readonly word: string;
  readonly help: string;
}

/** The keys of `[metadata]`. */
export const METADATA_WORDS: {
  readonly [K in keyof PuzzleMetadata]: WordHelp;
} = {
  name: word("Name", "The title in the list of puzzles."),
  url: word("URL", "Where the puzzle comes from."),
  goal: word("Goal", "What the player has to do."),
  targets: word("Targets", "Which cards the goal is about, as Forge selects."),
  targetCount: word("TargetCount", "How many of them; 1 if left out."),
  turns: word("Turns", "The turn by whose end the goal must be reached."),
  difficulty: word("Difficulty", "How hard the puzzle is."),
  humanControl: word("HumanControl", "Whether you play both sides."),
  description: word("Description", "Shown first; \\n begins a new line."),
};

/** The keys of `[state]` that belong to no player. */
export const STATE_WORDS: {
  readonly [
    K in Exclude<keyof PuzzleState, "players" | "abilities" | "others">
  ]: WordHelp;
} = {
  turn: word("turn", "The number of the turn."),
  activePlayer: word("activeplayer", "Whose turn it is."),
  activePhase: word("activephase", "The phase that the game starts in."),
  activePhaseAdvance: word(
    "activephaseadvance",
    "The phase to go on to once everything is set up.",
  ),
  removeSummoningSickness: word(
    "removesummoningsickness",
    "Whether to undo `SummonSick`, and the sickness of tokens that scripts make.",
  ),
};

/** The keys of a player, without the player. */
export const PLAYER_WORDS: { readonly [K in keyof PlayerState]: WordHelp } = {
  life: word("life", "Life total."),
  landsPlayed: word("landsplayed", "Lands played this turn."),
  landsPlayedLastTurn: word("landsplayedlastturn", "Lands played last turn."),
  numRingTemptedYou: word(
    "numringtemptedyou",
    "How often the Ring has tempted the player.",
  ),
  speed: word("speed", "Speed, from 0 to 4."),
  counters: word("counters", "Counters on the player: `ENERGY=3`."),
  manaPool: word("manapool", "Mana, such as `R R G`."),
  persistentMana: word("persistentmana", "Mana that stays between phases."),
  hand: word("hand", "The cards in hand."),
  battlefield: word("battlefield", "The cards in play."),
  graveyard: word("graveyard", "The cards in the graveyard."),
  library: word("library", "The library, top card first."),
  exile: word("exile", "The cards in exile."),
  command: word("command", "The cards in the command zone."),
  sideboard: word("sideboard", "The cards outside the game."),
  precast: word("precast", "Spells cast before the puzzle starts."),
  putOnStack: word("putonstack", "Spells on the stack when it starts."),
};

/** Everything that can follow a bar of a card. */
export const MODIFIER_WORDS: {
  readonly [K in Exclude<keyof PuzzleModifiers, "unknownModifiers">]: WordHelp;
} = {
  set: word("Set:", "The code of the set the card is from."),
  art: word("Art:", "Which of the pictures of the set."),
  isCommander: word("IsCommander", "The card is the player's commander."),
  isRingBearer: word("IsRingBearer", "The creature bears the Ring."),
  id: word("Id:", "A number by which other cards refer to this one."),
  owner: word("Owner:", "Who owns the card: `human` or `ai`."),
  tapped: word("Tapped", "The card is tapped."),
  summonSick: word("SummonSick", "It came into play this turn."),
  renowned: word("Renowned", "The creature is renowned."),
  solved: word("Solved", "The case is solved."),
  saddled: word("Saddled", "The mount is saddled."),
  suspected: word("Suspected", "The creature is suspected."),
  monstrous: word("Monstrous", "The creature is monstrous."),
  phasedOut: word("PhasedOut", "It is phased out; its controller may follow."),
  faceDown: word("FaceDown", "The card is face down."),
  manifested: word(
    "FaceDown:Manifested",
    "It was manifested; on the battlefield Forge crashes.",
  ),
  cloaked: word(
    "FaceDown:Cloaked",
    "It was cloaked; on the battlefield Forge crashes.",
  ),
  flipped: word("Flipped", "The card is flipped."),
  melded: word("Meld", "It is melded."),
  meldedWith: word("Meld:", "The card it is melded with; `^` is a comma."),
  modal: word("Modal", "The back of a modal card is up."),
  transformed: word("Transformed", "The back of the card is up."),
  enchantingPlayer: word("EnchantingPlayer:", "The player it enchants."),
  attachedTo: word("AttachedTo:", "The id of the card it is attached to."),
  damage: word("Damage:", "How much damage it has taken."),
  chosenColors: word("ChosenColor:", "The colors chosen for it."),
  chosenType: word("ChosenType:", "The type chosen for it."),
  chosenType2: word("ChosenType2:", "The second type chosen for it."),
  namedCards: word("NamedCard:", "The cards named for it."),
  chosenCards: word("ChosenCards:", "The ids of the cards chosen for it."),
  rememberedCards: word("RememberedCards:", "The ids it remembers."),
  imprinting: word("Imprinting:", "The ids of the cards imprinted on it."),
  mergedCards: word("MergedCards:", "The cards it is merged with."),
  classLevel: word("ClassLevel:", "The level of a class."),
  exiledWith: word("ExiledWith:", "The id of the card that exiled it."),
  onAdventure: word("OnAdventure", "The card is on an adventure."),
  foretold: word("Foretold", "The card is foretold."),
  foretoldThisTurn: word("ForetoldThisTurn", "It was foretold this turn."),
  counters: word("Counters:", "Counters on the card: `P1P1=2`."),
  attacking: word("Attacking", "It attacks; an id may follow."),
  unlockedRooms: word("UnlockedRoom:", "A door of the room that is open."),
  abilities: word("Ability:", "An ability that the state defines."),
  executeScript: word("ExecuteScript:", "What it does when the game starts."),
  isToken: word("IsToken", "The card counts as a token."),
  noEtbTrigs: word("NoETBTrigs", "It skips what it does as it enters."),
};

/** The values of "Goal". */
export const GOALS: readonly GoalType[] = names<GoalType>({
  "Win": 1,
  "Survive": 1,
  "Destroy Specified Permanents": 1,
  "Destroy Specified Creatures": 1,
  "Remove Specified Permanents from the Battlefield": 1,
  "Kill Specified Creatures": 1,
  "Put the Specified Permanent on the Battlefield": 1,
  "Play the Specified Permanent": 1,
  "Gain Control of Specified Permanents": 1,
  "Win Before Opponent's Next Turn": 1,
});

/** The values of "Difficulty" that puzzles of Forge have today. */
export const DIFFICULTIES: readonly Difficulty[] = names<
  Exclude<Difficulty, "Easy" | "Medium" | "Hard" | "Very Hard">
>({
  "Common": 1,
  "Uncommon": 1,
  "Rare": 1,
  "Mythic": 1,
  "Special": 1,
});

/** The values of "activephase". */
export const PHASES: readonly PuzzlePhase[] = names<PuzzlePhase>({
  UNTAP: 1,
  UPKEEP: 1,
  DRAW: 1,
  MAIN1: 1,
  COMBAT_BEGIN: 1,
  COMBAT_DECLARE_ATTACKERS: 1,
  COMBAT_DECLARE_BLOCKERS: 1,
  COMBAT_FIRST_STRIKE_DAMAGE: 1,
  COMBAT_DAMAGE: 1,
  COMBAT_END: 1,
  MAIN2: 1,
  END_OF_TURN: 1,
  CLEANUP: 1,
});

/** The players, as keys begin and as values are written. */
export const PLAYERS: readonly PuzzlePlayer[] = names<PuzzlePlayer>({
  human: 1,
  ai: 1,
});

/** Other spellings of the players at the beginning of a key. */
const PREFIXES: readonly string[] = [...PLAYERS, "p0", "p1"];

const ZONES: readonly string[] = [
  "hand",
  "battlefield",
  "play",
  "graveyard",
  "library",
  "exile",
  "command",
  "sideboard",
];

/** The keys whose values are lists of cards, in lower case. */
export const ZONE_KEYS: ReadonlySet<string> = new Set(
  PREFIXES.flatMap((prefix) => ZONES.map((zone) => prefix + zone)),
);

/** The help of a player's key: "humanlife", "p1hand". */
export function playerWord(key: string): WordHelp | undefined {
  const prefix = PREFIXES.find((each) => key.startsWith(each));
  return prefix === undefined
    ? undefined
    : Object.values(PLAYER_WORDS).find(({ word }) =>
      word === key.slice(prefix.length)
    );
}

function word(word: string, help: string): WordHelp {
  return { word, help };
}

/** A record must have every name of a type; a list could lack one. */
function names<N extends string>(all: { readonly [K in N]: 1 }): readonly N[] {
  // A record has the keys of its type.
  return Object.keys(all) as N[];
}
