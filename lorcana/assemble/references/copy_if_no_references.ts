import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { Ability } from "../../ast/mod.ts";
import { isOtherName, NAMES, THIS_CARD } from "../../ast/target_names.ts";
import { GONE_BY, LEAVING } from "./gone.ts";

/**
 * Copies an ability that contains no references, so that it shares no nodes
 * with any other; returns `undefined` if anything in it may depend on what came
 * before. Only looks at the words in the tree, hardly at their context, so it
 * may return `undefined` for an ability without references.
 *
 * Checks and copies in one pass, since all nodes of all abilities go through.
 */
export function copyIfNoReferences(ability: Ability): Ability | undefined {
  const signs: Signs = { thisCard: 0, leaving: 0, others: 0, cards: 0 };
  const before = copyOfBeginning(ability, signs);
  if (before === undefined) return undefined;
  // In the trigger and condition, "other" means other than this card.
  signs.others = 0;
  const copy: Record<string, unknown> = {};
  for (const field in ability) {
    const value: unknown = ability[field as keyof Ability];
    const part = typeof value === "object" && value !== null
      ? before[field] ?? copyOf(value, signs)
      : value;
    if (part === undefined) return undefined;
    copy[field] = part;
  }
  // If only one card is mentioned, "other" means other than this card. If this
  // card leaves play, that matters only to a second mention of it.
  const looksBack = signs.others > 0 && signs.cards > 1 ||
    signs.leaving > 0 && signs.thisCard > 1;
  // Has the same fields.
  return looksBack ? undefined : copy as unknown as Ability;
}

/** Copies the trigger and the condition, which come first in the text. */
function copyOfBeginning(
  ability: Ability,
  signs: Signs,
): { readonly [field: string]: object } | undefined {
  // Optional in many abilities.
  const { trigger, condition } = ability as {
    readonly trigger?: object;
    readonly condition?: object;
  };
  const copies: Record<string, object> = {};
  if (trigger !== undefined) {
    const copy = copyOf(trigger, signs);
    if (copy === undefined) return undefined;
    copies["trigger"] = copy;
  }
  if (condition !== undefined) {
    // It may name this card; see `withoutSelf`.
    const copy = copyOf(condition, signs, BACK);
    if (copy === undefined) return undefined;
    copies["condition"] = copy;
  }
  return copies;
}

/** Counts of what matters in the tree so far. */
interface Signs {
  /** Mentions of this card. */
  thisCard: number;
  /** Times this card may leave play. */
  leaving: number;
  /** Uses of "other". */
  others: number;
  /** Mentions of cards; at least that many. */
  cards: number;
}

/** A copy of a node, or `undefined` if it contains a watched word. */
function copyOf(
  node: object,
  signs: Signs,
  watched = BACK | ASKED,
): object | undefined {
  if (Array.isArray(node)) return copyOfList(node, signs);
  let seen = 0;
  const copy: Record<string, unknown> = {};
  for (const field in node) {
    const value: unknown = node[field as keyof typeof node];
    if (typeof value === "string") seen |= wordIn(value, signs);
    else if (value === true) {
      if (field === "instead") return undefined;
      if (field === "excludeSelf") signs.others++;
    }
    if (typeof value === "object" && value !== null) {
      const part = copyOf(value, signs);
      if (part === undefined) return undefined;
      copy[field] = part;
    } else if (value !== undefined) copy[field] = value;
  }
  return isBackward(seen, watched, signs) ? undefined : copy;
}

function copyOfList(
  list: readonly unknown[],
  signs: Signs,
): readonly unknown[] | undefined {
  let seen = 0;
  const copy = list.slice();
  for (let at = 0; at < copy.length; at++) {
    const value = copy[at];
    if (typeof value === "string") seen |= wordIn(value, signs);
    else if (typeof value === "object" && value !== null) {
      const part = copyOf(value, signs);
      if (part === undefined) return undefined;
      copy[at] = part;
    }
  }
  return isBackward(seen, BACK | ASKED, signs) ? undefined : copy;
}

/** The bits of a word; also updates the counts. */
function wordIn(value: string, signs: Signs): number {
  const word = WORDS.get(value);
  if (word === undefined) return 0;
  if ((word & THIS) !== 0) signs.thisCard++;
  if ((word & OTHER) !== 0) signs.others++;
  if ((word & CARDS) !== 0) signs.cards++;
  return word;
}

/** Whether a node contains a reference; also counts this card leaving play. */
function isBackward(seen: number, watched: number, signs: Signs): boolean {
  if ((seen & THIS) !== 0 && (seen & LEAVES) !== 0) signs.leaving++;
  return (seen & BACK) !== 0 ||
    (seen & THIS) !== 0 && (seen & watched & ASKED) !== 0;
}

// The kinds of words, as bits: a word can have several.
const BACK = 1;
const THIS = 2;
const LEAVES = 4;
const ASKED = 8;
const OTHER = 16;
const CARDS = 32;

/** Words whose meaning always depends on context. */
const BACKWARD: readonly string[] = [
  "previous-target",
  "attacker",
  "defender",
  "THAT_PLAYER",
  "EACH_OTHER_PLAYER",
  "their",
  "card-owner",
  "if-you-do",
  "if-they-do-not",
  "this-way",
  "cards-this-way",
  "ink-types-this-way",
  "trigger-amount",
  "chosen-number",
  "chosen-ink-type",
  "chosen-property",
  "named-card",
  "repeat",
  "same-name",
  "same-location",
  "same-classification",
  // Depends on the kind of ability, and a later "it" means its card.
  "additional-inkwell",
  // Quoted abilities must suit the cards that get them.
  "grant-ability",
];

/** Words that mention cards: types in a query, and some events. */
const OF_CARDS: readonly string[] = [
  "card",
  "character",
  "item",
  "location",
  "action",
  "song",
  "at-location",
  "challenge",
  "challenged",
  "challenged-and-banished",
  "banish-in-challenge",
  "deal-damage",
];

/** "here" means where this card was, once it has left play. */
const HERE: readonly string[] = ["same-location-as-source", "CHARACTERS_HERE"];

/** Conditions whose default target is this card. */
const OF_THIS_CARD: readonly string[] = Object.entries(CONDITION_TRAITS)
  .filter(([, traits]) =>
    "withoutTarget" in traits && traits.withoutTarget === "this card"
  )
  .map(([type]) => type);

const WORDS: ReadonlyMap<string, number> = wordTable([
  [BACK, BACKWARD],
  [THIS, [...Object.keys(THIS_CARD), ...HERE]],
  [LEAVES, [...LEAVING, ...GONE_BY]],
  [ASKED, OF_THIS_CARD],
  [CARDS, [...OF_CARDS, ...NAMES]],
  [OTHER, NAMES.filter(isOtherName)],
]);

function wordTable(
  kinds: readonly (readonly [bit: number, words: readonly string[]])[],
): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const [bit, words] of kinds) {
    for (const word of words) table.set(word, (table.get(word) ?? 0) | bit);
  }
  return table;
}
