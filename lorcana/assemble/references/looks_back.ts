import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { Ability } from "../../ast/mod.ts";
import { isOtherName, NAMES, THIS_CARD } from "../../ast/target_names.ts";
import { GONE_BY, LEAVING } from "./gone.ts";

/**
 * A copy of an ability that shares nothing with any other, unless anything in it
 * may depend on what was said before it: then `undefined`. Most have nothing of
 * that kind, so there is nothing to find out about them. Only the words of the
 * tree are looked at, hardly where they stand: rather `undefined` than a copy.
 *
 * Both is done at once, since all abilities pass here, and all of their nodes.
 */
export function copyIfPlain(ability: Ability): Ability | undefined {
  const signs: Signs = { thisCard: 0, leaving: 0, others: 0, cards: 0 };
  const before = copyOfBeginning(ability, signs);
  if (before === undefined) return undefined;
  // There, "other" means: than this card.
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
  // Where no other card is spoken of, "other" means: than this one. And where
  // this card leaves, that matters only if it is spoken of again.
  const looksBack = signs.others > 0 && signs.cards > 1 ||
    signs.leaving > 0 && signs.thisCard > 1;
  // It has the fields of the ability.
  return looksBack ? undefined : copy as unknown as Ability;
}

/** What is said first: the trigger, and the condition of the whole ability. */
function copyOfBeginning(
  ability: Ability,
  signs: Signs,
): { readonly [field: string]: object } | undefined {
  // Not all abilities have them.
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
    // It may ask of this card; see `withoutSelf`.
    const copy = copyOf(condition, signs, BACK);
    if (copy === undefined) return undefined;
    copies["condition"] = copy;
  }
  return copies;
}

/** What was seen in a tree so far. */
interface Signs {
  /** How often this card was named. */
  thisCard: number;
  /** How often it may leave play. */
  leaving: number;
  /** How often "other" was said. */
  others: number;
  /** How many cards were spoken of, or more. */
  cards: number;
}

/** A copy of a node, unless it has one of the watched words. */
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

/** What a word is; counts what is to be counted. */
function wordIn(value: string, signs: Signs): number {
  const word = WORDS.get(value);
  if (word === undefined) return 0;
  if ((word & THIS) !== 0) signs.thisCard++;
  if ((word & OTHER) !== 0) signs.others++;
  if ((word & CARDS) !== 0) signs.cards++;
  return word;
}

/** Whether the words of one node look back; counts whether this card leaves. */
function isBackward(seen: number, watched: number, signs: Signs): boolean {
  if ((seen & THIS) !== 0 && (seen & LEAVES) !== 0) signs.leaving++;
  return (seen & BACK) !== 0 ||
    (seen & THIS) !== 0 && (seen & watched & ASKED) !== 0;
}

// What a word can be, as bits: some are several things.
const BACK = 1;
const THIS = 2;
const LEAVES = 4;
const ASKED = 8;
const OTHER = 16;
const CARDS = 32;

/** Words that mean something else in every text. */
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
  // It depends on the ability, and words after it mean its card.
  "additional-inkwell",
  // Abilities in quotes must suit the cards that get them.
  "grant-ability",
];

/** Each query has one of these; the last ones bring cards along without any. */
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

/** Where this card is: once it has left, that is where it was. */
const HERE: readonly string[] = ["same-location-as-source", "CHARACTERS_HERE"];

/** Conditions that need not name this card. */
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
