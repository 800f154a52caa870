import type { Token, Tokens } from "./token.ts";

/** The word of a reference to a card that was never spoken of, if there is one. */
export function danglingWord(
  { tokens }: Tokens,
  tree: unknown,
): Token | undefined {
  // Only these words can dangle: others fall back to this card.
  const word = tokens.find(({ text }) => WORDS.has(text));
  return word !== undefined && hasUnresolved(tree) ? word : undefined;
}

const WORDS: ReadonlySet<string> = new Set([
  "that",
  "That",
  "those",
  "Those",
  "the",
  "The",
]);

function hasUnresolved(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("ref" in node) return node.ref === "unresolved";
  for (const value of Object.values(node)) {
    if (hasUnresolved(value)) return true;
  }
  return false;
}
