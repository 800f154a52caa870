import type { Token, Tokens } from "../text/token.ts";

/** Words that refer to something, the most likely culprits first. */
const WORDS: readonly ReadonlySet<string>[] = [
  new Set(["instead"]),
  new Set(["it", "its", "it's", "them", "he", "she", "him", "her", "his"]),
  new Set(["that", "those"]),
  new Set(["they", "their", "they're"]),
  new Set(["do", "don't"]),
  new Set(["otherwise"]),
  new Set(["other", "others", "rest"]),
  new Set(["this"]),
  new Set(["the"]),
];

/** The word that refers to something that was never mentioned. */
export function lostReference({ tokens }: Tokens): Token | undefined {
  for (const words of WORDS) {
    const found = tokens.find(({ text }) => words.has(text.toLowerCase()));
    if (found !== undefined) return found;
  }
  return tokens[0];
}
