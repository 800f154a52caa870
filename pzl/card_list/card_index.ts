import { expectList, expectObject } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import { foldName, looseName } from "./fold_name.ts";

/** A card in a list. */
export interface CardEntry {
  /** The name Forge gives it: the front face, or both halves of a split card. */
  readonly name: string;
  /** The names of its halves or other faces, by which Forge finds it as well. */
  readonly faces?: readonly string[];
  /** Names that other printings of it have, by which Forge finds it as well. */
  readonly aliases?: readonly string[];
  /** The variables of its script, if the list has scripts. */
  readonly variables?: readonly string[];
  /** The types of each face, the front first: "Enchantment Aura". */
  readonly types?: readonly string[];
  /** "2/2", if it is a creature. */
  readonly size?: string;
  /** Its rules text, if the list was read with it. */
  readonly text?: string;
  /** How Forge turns to its other face: "DoubleFaced", "Modal", "Split", … */
  readonly mode?: string;
  /** Keywords that change how Forge sets it up: "Bestow", "Reconfigure". */
  readonly keywords?: readonly string[];
  /** Whether what the spell does has further parts. */
  readonly hasParts?: true;
}

/** A token script: the name of its file, and its variables. */
export interface TokenEntry {
  /** The name of the file, without its extension. */
  readonly name: string;
  /** The variables of the script. */
  readonly variables: readonly string[];
}

/** The contents of a list of cards, as plain data. */
export interface CardList {
  /** All cards. */
  readonly cards: readonly CardEntry[];
  /** Codes of sets, if the list has any. */
  readonly sets?: readonly string[];
  /** Token scripts, if the list has any. */
  readonly tokens?: readonly TokenEntry[];
}

/** A list of cards, indexed by name. */
export interface CardIndex {
  /** By name, ignoring case and accents, as Forge does. */
  readonly cards: ReadonlyMap<string, CardEntry>;
  /** By the other names by which Forge finds a card. */
  readonly faces: ReadonlyMap<string, CardEntry>;
  /** By letters and digits only, for suggestions. */
  readonly loose: ReadonlyMap<string, CardEntry>;
  /** Codes of sets in upper case, if the list has any. */
  readonly sets: ReadonlySet<string> | undefined;
  /** Token scripts by name in lower case, if the list has any. */
  readonly tokens: ReadonlyMap<string, TokenEntry> | undefined;
}

/**
 * Indexes a list of cards by name.
 *
 * @category Puzzles
 */
export function indexCards(list: CardList): CardIndex {
  expectObject(list, "list");
  expectList(list.cards, "list.cards");
  const argument = { argument: "list", expected: "a list of cards" };
  return applyTo(list, argument, indexed);
}

function indexed({ cards, sets, tokens }: CardList): CardIndex {
  const names = new Map<string, CardEntry>();
  const faces = new Map<string, CardEntry>();
  const loose = new Map<string, CardEntry>();
  for (const card of cards) {
    names.set(foldName(card.name), card);
    loose.set(looseName(card.name), card);
    const { name, faces: others = [], aliases = [] } = card;
    // Other tools call a card by all its faces.
    if (others.length > 0) loose.set(looseName(name + others.join("")), card);
    for (const other of [...others, ...aliases]) {
      faces.set(foldName(other), card);
    }
  }
  return {
    cards: names,
    faces,
    loose,
    sets: sets && new Set(sets.map((code) => code.toUpperCase())),
    tokens: tokens &&
      new Map(tokens.map((token) => [token.name.toLowerCase(), token])),
  };
}

/** What a list knows about a name. */
export type CardMatch =
  | { readonly kind: "card"; readonly entry: CardEntry }
  /** A card that Forge does not load for games, or another spelling of one. */
  | { readonly kind: "unloaded" | "spelling"; readonly entry: CardEntry }
  | { readonly kind: "none" };

/** Finds a card by name, ignoring the plus sign of a foil card. */
export function findCard(index: CardIndex, written: string): CardMatch {
  const name = written.replace(/\+$/, "");
  const folded = foldName(name);
  const entry = index.cards.get(folded) ?? index.faces.get(folded);
  if (entry) {
    const kind = unloadedType(entry) === undefined ? "card" : "unloaded";
    return { kind, entry };
  }
  const near = index.loose.get(looseName(name)) ??
    index.loose.get(looseName(name.replace(/^A-/, "")));
  return near ? { kind: "spelling", entry: near } : { kind: "none" };
}

/** The types of cards that Forge keeps apart from those of a game. */
const UNLOADED: readonly string[] = [
  "Attraction",
  "Conspiracy",
  "Dungeon",
  "Phenomenon",
  "Plane",
  "Scheme",
  "Vanguard",
];

/** The type for which Forge does not load a card, if there is one. */
export function unloadedType({ types }: CardEntry): string | undefined {
  return UNLOADED.find((type) => hasType(types?.[0], type));
}

/** Whether a line of types has a certain one. */
export function hasType(types: string | undefined, type: string): boolean {
  return types !== undefined && ` ${types} `.includes(` ${type} `);
}
