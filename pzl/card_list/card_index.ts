import { expectList, expectObject } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import { foldName, looseName } from "./fold_name.ts";

/** A card in a list. */
export interface CardEntry {
  /**
   * The name by which Forge finds it: the front face, or both halves of a split
   * card.
   */
  readonly name: string;
  /** Other names printed on it, which Forge does not recognize. */
  readonly faces?: readonly string[];
  /** The variables of its script, if the list has scripts. */
  readonly variables?: readonly string[];
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
  /** By the other names that are printed on a card. */
  readonly faces: ReadonlyMap<string, CardEntry>;
  /** By letters and digits only, for suggestions. */
  readonly loose: ReadonlyMap<string, CardEntry>;
  /** Codes of sets in upper case, if the list has any. */
  readonly sets: ReadonlySet<string> | undefined;
  /** Token scripts by name, if the list has any. */
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
    for (const face of card.faces ?? []) faces.set(foldName(face), card);
  }
  return {
    cards: names,
    faces,
    loose,
    sets: sets && new Set(sets.map((code) => code.toUpperCase())),
    tokens: tokens && new Map(tokens.map((token) => [token.name, token])),
  };
}

/** What a list knows about a name. */
export type CardMatch =
  | { readonly kind: "card"; readonly entry: CardEntry }
  /** Only a part of what is printed on the card, or another spelling. */
  | { readonly kind: "face" | "spelling"; readonly entry: CardEntry }
  | { readonly kind: "none" };

/** Finds a card by name, ignoring the plus sign of a foil card. */
export function findCard(index: CardIndex, written: string): CardMatch {
  const name = written.replace(/\+$/, "");
  const folded = foldName(name);
  const entry = index.cards.get(folded);
  if (entry) return { kind: "card", entry };
  const face = index.faces.get(folded);
  if (face) return { kind: "face", entry: face };
  const near = index.loose.get(looseName(name)) ??
    index.loose.get(looseName(name.replace(/^A-/, "")));
  return near ? { kind: "spelling", entry: near } : { kind: "none" };
}
