import {
  type FaultyText,
  type TokenEdit,
  wordAt,
} from "../../combinators/mistakes/mod.ts";
import { newTokens } from "./new_tokens.ts";

/** Nouns that are easily confused, in the singular and the plural. */
const NOUNS: readonly (readonly [one: string, several: string])[] = [
  ["character", "characters"],
  ["item", "items"],
  ["location", "locations"],
  ["card", "cards"],
  ["action", "actions"],
  ["song", "songs"],
  ["player", "players"],
  ["opponent", "opponents"],
];

/**
 * Replaces a noun by another ("Deal 2 damage to chosen item") or by its singular
 * or plural ("draw 2 card").
 */
export function otherNouns(
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const word = faulty.tokens[at]?.spelling ?? "";
  if (word === "your") return isGoal(faulty, at) ? [theirs(at)] : [];
  const pair = NOUNS.find((nouns) => nouns.includes(word));
  if (pair === undefined) return [];
  // "banish item" is more likely to lack a determiner.
  if (!isDetermined(faulty, at)) return [];
  const number = pair[0] === word ? 0 : 1;
  const others = NOUNS.filter((nouns) => nouns !== pair)
    .map((nouns) => nouns[number]);
  return [
    ...edits(at, [pair[1 - number]!], OTHER_NUMBER),
    ...edits(at, others, OTHER_NOUN),
  ];
}

/**
 * Whether a determiner or number precedes a noun, with at most two words in
 * between.
 */
function isDetermined(faulty: FaultyText, at: number): boolean {
  for (let place = at - 1; place >= at - 3; place--) {
    const word = wordAt(faulty, place);
    if (/^[+-]?\d/.test(word) || DETERMINERS.has(word)) return true;
    if (BORDERS.has(word)) return false;
  }
  return false;
}

/** Words that a noun phrase does not extend past on the left. */
const BORDERS: ReadonlySet<string> = new Set([
  ...NOUNS.flat(),
  "and",
  "for",
  "from",
  "into",
  "on",
  "or",
  "to",
  "with",
  ",",
  ".",
]);

const DETERMINERS: ReadonlySet<string> = new Set([
  "a",
  "an",
  "all",
  "another",
  "any",
  "chosen",
  "each",
  "no",
  "of",
  "that",
  "the",
  "their",
  "this",
  "those",
  "your",
]);

/** "to your hand" says where cards go, not where they come from. */
function isGoal({ tokens }: FaultyText, at: number): boolean {
  return /^(?:to|into|of)$/u.test(tokens[at - 1]?.spelling ?? "");
}

/** "your" becomes "their player's". */
function theirs(at: number): TokenEdit {
  const added = newTokens(["their", "player", "'s"]);
  return { why: "respelled", at, removed: 1, added, cost: OTHER_NOUN };
}

// Both are likelier than a missing "the" before "chosen".
const OTHER_NUMBER = 1.35;
const OTHER_NOUN = 1.55;

function edits(
  at: number,
  words: readonly string[],
  cost: number,
): readonly TokenEdit[] {
  return newTokens(words).map((token) => ({
    why: "respelled",
    at,
    removed: 1,
    added: [token],
    cost,
  }));
}
