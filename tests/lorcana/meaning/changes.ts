/** One way to change a text so that it says something else. */
export interface Change {
  readonly name: string;
  readonly from: RegExp;
  readonly to: string | ((found: string) => string);
}

/** Names a change. */
export function change(from: RegExp, to: Change["to"], name: string): Change {
  return { name, from, to };
}

/** Whose cards and piles. */
const OWNERS: readonly Change[] = [
  change(/\byour\b/gu, "an opponent's", "your → an opponent's"),
  change(/\byour\b/gu, "their", "your → their"),
  change(/\byour\b/gu, "chosen player's", "your → chosen player's"),
  change(/\btheir\b/gu, "your", "their → your"),
  change(/\bopposing\b/gu, "your", "opposing → your"),
  change(/\bopposing /gu, "", "opposing left out"),
  change(/ of yours\b/gu, "", "of yours left out"),
  change(/\b[Yy]our (?=\w+ ?\w* ?characters?\b)/gu, "", "your left out"),
  change(/\byou have\b/gu, "an opponent has", "you have → an opponent has"),
  change(/\ban opponent's\b/gu, "your", "an opponent's → your"),
];

/** How many, which, and all or some. */
const QUANTITIES: readonly Change[] = [
  change(/\bother /gu, "", "other left out"),
  change(/\banother\b/gu, "a", "another → a"),
  change(/\b[Cc]hosen\b/gu, "each", "chosen → each"),
  change(/\b[Ee]ach\b/gu, "chosen", "each → chosen"),
  change(/\b[Aa]ll\b/gu, "any number of", "all → any number of"),
  change(/\b[Aa]ll\b/gu, "chosen", "all → chosen"),
  change(/\bup to /gu, "", "up to left out"),
  change(/\bany number of\b/gu, "2", "any number of → 2"),
  change(/\bone of your\b/gu, "each of your", "one of → each of"),
  change(/\b[Tt]his (?=character|item|location)/gu, "chosen ", "this → chosen"),
  change(
    /(?<=[Cc]hosen )(?=character|item|location)/gu,
    "opposing ",
    "opposing put in",
  ),
  change(/\b\d+\b/gu, (n) => String(Number(n) + 1), "numbers + 1"),
  change(/\+(?=\d)/gu, "-", "+ → -"),
  change(/\bor more\b/gu, "or less", "or more → or less"),
  change(/\bor less\b/gu, "or more", "or less → or more"),
  change(/ or (?:less|more)\b/gu, "", "or less, or more left out"),
  change(/\bno cards\b/gu, "2 or more cards", "no → 2 or more"),
];

/** Who acts, and whether they must. */
const PLAYERS: readonly Change[] = [
  change(/\b[Yy]ou may /gu, "", "may left out"),
  change(/(?<=, )(?=draw|gain|deal|banish)/gu, "you may ", "may put in"),
  change(/\b[Ee]ach opponent\b/gu, "you", "each opponent → you"),
  change(
    /\b[Cc]hosen opponent\b/gu,
    "each opponent",
    "chosen opponent → each opponent",
  ),
  change(/\b[Ee]ach player\b/gu, "each opponent", "each player → opponent"),
  change(/\bwhenever you\b/giu, "whenever an opponent", "whenever you → they"),
  change(/\bthat player\b/gu, "each opponent", "that player → each opponent"),
  change(/\bat random\b/gu, "", "at random left out"),
  change(/\bIf you do, /gu, "", "if you do left out"),
  change(/\bOtherwise, /gu, "", "otherwise left out"),
  change(/ instead\b/gu, "", "instead left out"),
];

/** When and how long. */
const TIMES: readonly Change[] = [
  change(/ this turn\b/gu, "", "this turn left out"),
  change(
    /\bthis turn\b/gu,
    "until the start of your next turn",
    "this turn → until the start of your next turn",
  ),
  change(
    / (?:until the start of your|during their) next turn\b/gu,
    " this turn",
    "next turn → this turn",
  ),
  change(/\b[Dd]uring your turn, /gu, "", "during your turn left out"),
  change(/\bat the start of\b/giu, "at the end of", "start → end"),
  change(/\b[Oo]nce per turn, /gu, "", "once per turn left out"),
  change(/ for the first time each turn\b/gu, "", "first time left out"),
];

/** Where cards are, and what they are like. */
const CARDS: readonly Change[] = [
  change(/\bhand\b/gu, "discard", "hand → discard"),
  change(/\b(?:your|their) discard\b/gu, "your hand", "discard → hand"),
  change(/\binkwell\b/gu, "discard", "inkwell → discard"),
  change(/\btop\b/gu, "bottom", "top → bottom"),
  change(/\bexerted (?=character|item|card)/gu, "", "exerted left out"),
  change(/\bexerted (?=character|item)/gu, "ready ", "exerted → ready"),
  change(/\bdamaged /gu, "", "damaged left out"),
  change(/\bdamaged (?=character)/gu, "undamaged ", "damaged → undamaged"),
  change(/ and exerted\b/gu, "", "and exerted left out"),
  change(/ facedown\b/gu, "", "facedown left out"),
  change(/ for free\b/gu, "", "for free left out"),
  change(/ at a location\b/gu, "", "at a location left out"),
  change(/ while here\b/gu, "", "while here left out"),
  change(/ in a challenge\b/gu, "", "in a challenge left out"),
  change(/ named [A-Z]\w+/gu, "", "named left out"),
  change(/ with [A-Z]\w+\b/gu, "", "with a keyword left out"),
  change(/ with cost \d+ or (?:less|more)\b/gu, "", "with cost left out"),
  change(
    /\b(?:Hero|Villain|Princess|Pirate|Puppy|Ally|Knight) (?=character)/gu,
    "",
    "classification left out",
  ),
  change(/\bwithout\b/gu, "with", "without → with"),
  change(/\bchosen character\b/gu, "chosen item", "character → item"),
  change(/ or (?=item|location|character)/gu, " and ", "or → and"),
];

/** What happens. */
const DEEDS: readonly Change[] = [
  change(/\b[Gg]ain (?=\d+ lore)/gu, "lose ", "gain → lose"),
  change(/\b[Ee]xert chosen\b/gu, "ready chosen", "exert → ready"),
  change(/\b[Bb]anish chosen\b/gu, "exert chosen", "banish → exert"),
  change(/\{S\}/gu, "{W}", "{S} → {W}"),
  change(/\{L\}/gu, "{S}", "{L} → {S}"),
  change(/\bRush\b/gu, "Ward", "Rush → Ward"),
  change(/\bcan't quest\b/gu, "can't challenge", "can't quest → challenge"),
  change(/\b[Rr]eveal the top\b/gu, "look at the top", "reveal → look at"),
  change(/\bin any order\b/gu, "", "in any order left out"),
  change(/\b[Ww]henever\b/gu, "If", "whenever → if"),
  change(/\bis banished\b/gu, "is challenged", "banished → challenged"),
  change(/\bchallenges\b/gu, "quests", "challenges → quests"),
  change(/\bunless\b/gu, "if", "unless → if"),
];

/** Forms that do not fit, and names for this card that are not its own. */
const FORMS: readonly Change[] = [
  change(/\bIf you do,/gu, "If they do,", "if you do → if they do"),
  change(/\bIf they do\b/gu, "If you do", "if they do → if you do"),
  change(/\bthis character\b/giu, "this item", "this character → this item"),
  change(/\bthis item\b/giu, "this character", "this item → this character"),
  change(/\ba (?=card|character|song)/gu, "an ", "a → an"),
  change(/\ban (?=item|action|opp)/gu, "a ", "an → a"),
  change(/(?<=\band )gains\b/gu, "gain", "and gains → and gain"),
  change(/(?<=\band )gets\b/gu, "get", "and gets → and get"),
  change(/\bthat card\b(?!s)/gu, "that cards", "that card → that cards"),
  change(/\bthose characters\b/gu, "those character", "those character"),
  change(
    /\btheir player's hand\b/gu,
    "your hand",
    "their player's → your hand",
  ),
  change(
    / and(?= (?:gain|draw|deal|banish|exert|ready)\b)/gu,
    ",",
    "and → comma",
  ),
  change(/(?<=\bone of your \w+)s\b/gu, "", "one of your character"),
];

/** Changes of all kinds: each must give another meaning, or no reading at all. */
export const CHANGES: readonly Change[] = [
  ...OWNERS,
  ...QUANTITIES,
  ...PLAYERS,
  ...TIMES,
  ...CARDS,
  ...DEEDS,
  ...FORMS,
];

/** The texts that a change makes of one, each changed in one place. */
export function changed(text: string, { from, to }: Change): readonly string[] {
  return [...text.matchAll(from)].map(({ 0: found, index }) => {
    const words = typeof to === "string" ? to : to(found);
    return text.slice(0, index) + words + text.slice(index + found.length);
  });
}
