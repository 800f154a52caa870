/** The counters Forge has a name for. */
const NAMED: ReadonlySet<string> = new Set(
  `
  M1M1 P1P1 LOYALTY ACORN ACQUIREDTASTE AEGIS AGE AIM ARROW ARROWHEAD
  AWAKENING BAIT BLAZE BLESSING BLIGHT BLOOD BLOODLINE BLOODSTAIN BORE
  BOUNTY BRAIN BRIBERY BRICK BURDEN CAGE CARRION CELL CHARGE CHORUS COIN
  COLLECTION COMPONENT CONQUEROR CONTESTED CORPSE CORRUPTION CROAK CREDIT
  CRYSTAL CUBE CURRENCY DEATH DEFENSE DELAY DEPLETION DESCENT DESPAIR
  DEVOTION DISCOVERY DIVINITY DOOM DREAD DREAM DUTY ECHO EGG ELIXIR EMBER
  EON ERUPTION EXPOSURE EYEBALL EYESTALK EVERYTHING FADE FATE FEATHER
  FEEDING FELLOWSHIP FETCH FILIBUSTER FILM FINALITY FIRE FLAME FLAVOR FLOOD
  FORESHADOW FUNGUS FUNK FURY FUSE GEM GHOSTFORM GLYPH GOLD GROWTH HARMONY
  HATCHING HATCHLING HEALING HIT HONE HOPE HOOFPRINT HOUR HOURGLASS HUNGER
  HUSK ICE IMPOSTOR INCARNATION INCUBATION INGREDIENT INFECTION INFLUENCE
  INGENUITY INTEL INTERVENTION INVASION INVITATION ISOLATION JAVELIN
  JUDGMENT KI KICK KNOWLEDGE LANDMARK LEVEL LOOT LORE LUCK MANABOND M0M1
  M0M2 M1M0 M2M1 M2M2 MAGNET MANA MANIFESTATION MANNEQUIN MATRIX MEMORY
  MIDWAY MINE MINING MIRE MUSIC MUSTER NECRODERMIS NET NEST ODOR OIL OMEN
  ORE PAGE PAIN PALLIATION PARALYZATION PETAL PETRIFICATION PIN PLAGUE PLOT
  PRESSURE PHYLACTERY PHYRESIS PLAN POINT POLYP POSSESSION PREY PROMOTION
  PUPA P0P1 P0P2 P1P0 P1P2 P2P0 P2P2 QUEST RALLY REFINE REJECTION RELEASE
  REPRIEVE REV REVIVAL RIBBON RITUAL ROPE RUST SAURIAN SCREAM SCROLL SHELL
  SHIELD SHRED SILVER SKEWER SLEEP SLUMBER SLEIGHT SLIME SOUL SOOT SPITE
  SPORE STASH STORAGE STORY STRIFE STUDY STUN SUPPLY TAKEOVER TASK THEFT
  TIDE TIME TOWER TRAINING TRAP TREASURE UNITY UNLOCK VALOR VELOCITY VERSE
  VITALITY VORTEX VOYAGE WAGE WINCH WIND WISH WRECK CONTRACT ENERGY
  EXPERIENCE POISON RAD TICKET
`.trim().split(/\s+/),
);

/** Counters named after a keyword, in exactly this spelling. */
const KEYWORDS: ReadonlySet<string> = new Set([
  "Flying",
  "First Strike",
  "Double Strike",
  "Deathtouch",
  "Decayed",
  "Exalted",
  "Haste",
  "Hexproof",
  "Indestructible",
  "Lifelink",
  "Menace",
  "Reach",
  "Shadow",
  "Trample",
  "Vigilance",
]);

/** Counters that only card scripts of Forge name, in exactly this spelling. */
const SCRIPTED: ReadonlySet<string> = new Set(
  "BOOK ENLIGHTENED NIGHT REPR SHOE SUSPECT VOID VOW".split(" "),
);

/** Every counter that a card of Forge can use by name. */
export const COUNTER_NAMES: readonly string[] = [
  ...NAMED,
  ...KEYWORDS,
  ...SCRIPTED,
];

/** The counter type that a name means, and whether a card of Forge uses it. */
export interface CounterType {
  readonly type: string;
  readonly isKnown: boolean;
}

/** Resolves a counter's name: `+1/+1` and `p1p1` are `P1P1`. */
export function counterType(name: string): CounterType {
  if (NAMED.has(name) || isKeyword(name)) return { type: name, isKnown: true };
  const plain = plainName(name);
  return NAMED.has(plain)
    ? { type: plain, isKnown: true }
    : { type: name, isKnown: SCRIPTED.has(name) };
}

function isKeyword(name: string): boolean {
  return KEYWORDS.has(name) || name.startsWith("Hexproof:") ||
    name.startsWith("Trample:");
}

function plainName(name: string): string {
  return name.replaceAll("/", "").replaceAll("+", "P").replaceAll("-", "M")
    .toUpperCase();
}
