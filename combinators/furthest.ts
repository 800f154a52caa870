import { Parser } from "arcsecond";
import { canStart } from "./first.ts";
import type { AnyRule, ShapeOf } from "./shape.ts";
import { failHere, type ReadingState, type TracedTokens } from "./tokens.ts";
import { expect } from "./trace.ts";

/**
 * Of the rules that can start here, the one that reads furthest; of two that
 * read equally far, the first. With arcsecond's `choice`, which takes the first
 * rule that reads anything at all, the order of the rules would matter.
 */
export function furthest(
  rule: AnyRule,
  { rules }: ShapeOf<"choice">,
): Parser<unknown, string, TracedTokens> {
  // The rules that can start with each word, computed when the word first occurs.
  const starting = new Map<string | undefined, readonly AnyRule[]>();
  const startingWith = (word: string | undefined): readonly AnyRule[] => {
    const found = rules.filter(({ first }) => canStart(first, word ?? ""));
    starting.set(word, found);
    return found;
  };
  return new Parser((state) => {
    if (state.isError) return state;
    const { index } = state;
    const data: TracedTokens = state.data;
    data.steps++;
    expect(data.trace, index, rule);
    const word = data.words[index];
    let best: ReadingState<unknown> | undefined;
    let worst: ReadingState<unknown> | undefined;
    for (const each of starting.get(word) ?? startingWith(word)) {
      const next = each.p(state);
      if (next.isError) {
        if (worst === undefined || next.index > worst.index) worst = next;
      } else if (best === undefined || next.index > best.index) best = next;
    }
    return best ?? worst ?? failHere(state, "No rule can start here");
  });
}
