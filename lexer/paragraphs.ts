import type { Token } from "./token.ts";

/** Cuts tokens at blank lines; spans stay those of the whole card text. */
export function paragraphs<T extends Pick<Token, "kind"> | { kind: string }>(
  tokens: readonly T[],
): readonly (readonly T[])[] {
  // Most texts are one paragraph on one line.
  if (!tokens.some(({ kind }) => kind === "newline")) {
    return tokens.length === 0 ? [] : [tokens];
  }
  const found: T[][] = [];
  let current: T[] = [];
  let breaks: T[] = [];
  for (const token of tokens) {
    if (token.kind === "newline") {
      breaks.push(token);
      continue;
    }
    // One line break belongs to the paragraph, two or more end it.
    if (current.length > 0 && breaks.length > 1) {
      found.push(current);
      current = [];
    } else if (current.length > 0) {
      current.push(...breaks);
    }
    breaks = [];
    current.push(token);
  }
  if (current.length > 0) found.push(current);
  return found;
}
