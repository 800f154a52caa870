import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import type { Ability } from "../../ast/mod.ts";
import { isOtherName, NAMES, THIS_CARD } from "../../ast/target_names.ts";
import { GONE_BY, LEAVING } from "./gone.ts";

/**
 * Whether anything in an ability may depend on what was said before it. Most have
 * nothing of that kind, so there is nothing to find out about them. Only the words
 * of the tree are looked at, hardly where they stand: rather yes than no.
 */
export function looksBack(ability: Ability): boolean {
  const signs: Signs = { thisCard: 0, leaving: 0, others: 0, cards: 0 };
  // Not all abilities have them.
  const { trigger, condition } = ability as {
    readonly trigger?: object;
    readonly condition?: object;
  };
  if (trigger !== undefined && isBackward(trigger, signs)) return true;
  if (condition !== undefined && isConditionBackward(condition, signs)) {
    return true;
  }
  // There, "other" means: than this card.
  signs.others = 0;
  for (const part of Object.values(ability)) {
    if (typeof part !== "object" || part === trigger || part === condition) {
      continue;
    }
    if (isBackward(part, signs)) return true;
  }
  // Where no other card is spoken of, "other" means: than this one. And where
  // this card leaves, that matters only if it is spoken of again.
  return signs.others > 0 && signs.cards > 1 ||
    signs.leaving > 0 && signs.thisCard > 1;
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

function isBackward(node: object, signs: Signs): boolean {
  const seen = wordsIn(node, signs);
  return (seen & BACK) !== 0 || (seen & THIS) !== 0 && (seen & ASKED) !== 0;
}

/** A condition of the whole ability may ask of this card; see `withoutSelf`. */
function isConditionBackward(condition: object, signs: Signs): boolean {
  return (wordsIn(condition, signs) & BACK) !== 0;
}

/** What the words of a node are; what is inside counts only if it looks back. */
function wordsIn(node: object, signs: Signs): number {
  let seen = 0;
  // Asking for fields by their names takes longer: there are too many kinds of nodes.
  for (const value of Object.values(node)) {
    if (typeof value === "string") {
      const word = WORDS.get(value);
      if (word === undefined) continue;
      seen |= word;
      if ((word & THIS) !== 0) signs.thisCard++;
      if ((word & OTHER) !== 0) signs.others++;
      if ((word & CARDS) !== 0) signs.cards++;
    } else if (typeof value === "object") {
      if (value !== null && isBackward(value, signs)) return BACK;
    } else if (value === true) {
      if (isInstead(node)) return BACK;
      if (isOther(node)) signs.others++;
    }
  }
  if ((seen & THIS) !== 0 && (seen & LEAVES) !== 0) signs.leaving++;
  return seen;
}

function isOther(node: { readonly excludeSelf?: unknown }): boolean {
  return node.excludeSelf === true;
}

function isInstead(node: { readonly instead?: unknown }): boolean {
  return node.instead === true;
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

/** Conditions that need not name this card. */
const OF_THIS_CARD: readonly string[] = Object.entries(CONDITION_TRAITS)
  .filter(([, traits]) =>
    "withoutTarget" in traits && traits.withoutTarget === "this card"
  )
  .map(([type]) => type);

const WORDS: ReadonlyMap<string, number> = wordTable([
  [BACK, BACKWARD],
  [THIS, Object.keys(THIS_CARD)],
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
