import type { Token } from "./token.ts";

/**
 * Splits tokens at blank lines. Spans still refer to the whole card text. A text
 * without words is one empty paragraph.
 */
export function paragraphs<T extends Pick<Token, "kind"> | { kind: string }>(
  tokens: readonly T[],
): readonly (readonly T[])[] {
  const found: T[][] = [];
  let current: T[] = [];
  let breaks: T[] = [];
  for (const token of tokens) {
    if (token.kind === "newline") {
      breaks.push(token);
      continue;
    }
    // One line break is part of the paragraph; two or more end it.
    if (current.length > 0 && breaks.length > 1) {
      found.push(current);
      current = [];
    } else if (current.length > 0) {
      current.push(...breaks);
    }
    breaks = [];
    current.push(token);
  }
  if (current.length > 0 || found.length === 0) found.push(current);
  return found;
}
