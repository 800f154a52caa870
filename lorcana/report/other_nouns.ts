import type { TokenEdit } from "../../combinators/mistakes/mod.ts";
import { newTokens } from "./new_tokens.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

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
export function otherNouns(faulty: FaultyParagraph, at: number): TokenEdit[] {
  const word = faulty.tokens[at]?.text ?? "";
  if (word === "your") return isGoal(faulty, at) ? [theirs(faulty, at)] : [];
  const pair = NOUNS.find((nouns) => nouns.includes(word));
  if (pair === undefined) return [];
  // "banish item" is more likely to lack a determiner.
  if (!isDetermined(faulty, at)) return [];
  const number = pair[0] === word ? 0 : 1;
  const others = NOUNS.filter((nouns) => nouns !== pair)
    .map((nouns) => nouns[number]);
  return [
    ...edits(faulty, at, [pair[1 - number]!], OTHER_NUMBER),
    ...edits(faulty, at, others, OTHER_NOUN),
  ];
}

/**
 * Whether a determiner or number precedes a noun, with at most two words in
 * between.
 */
function isDetermined({ tokens }: FaultyParagraph, at: number): boolean {
  for (
    const { text, number } of tokens.slice(Math.max(0, at - 3), at).reverse()
  ) {
    const word = text.toLowerCase();
    if (number !== undefined || DETERMINERS.has(word)) return true;
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
function isGoal({ tokens }: FaultyParagraph, at: number): boolean {
  return /^(?:to|into|of)$/u.test(tokens[at - 1]?.text ?? "");
}

/** "your" becomes "their player's". */
function theirs(faulty: FaultyParagraph, at: number): TokenEdit {
  const added = newTokens(faulty, at, ["their", "player", "'s"]);
  return { why: "respelled", at, removed: 1, added, cost: OTHER_NOUN };
}

// Both are likelier than a missing "the" before "chosen".
const OTHER_NUMBER = 1.35;
const OTHER_NOUN = 1.55;

function edits(
  faulty: FaultyParagraph,
  at: number,
  words: readonly string[],
  cost: number,
): TokenEdit[] {
  return newTokens(faulty, at, words).map((token) => ({
    why: "respelled",
    at,
    removed: 1,
    added: [token],
    cost,
  }));
}
