import { MISSED, type Rule, scanRule } from "../combinators/mod.ts";
import type { NodeSpan } from "./ast/mod.ts";
import type { Token, Tokens } from "./token.ts";

/** The token lists whose nodes are to say where they stand. */
const asked: WeakSet<readonly unknown[]> = new WeakSet();

/** Has the rules note where each node stands that they make of these tokens. */
export function askForSpans(tokens: Tokens): Tokens {
  asked.add(tokens.tokens);
  return tokens;
}

/** Where the tokens from `start` to `end` stand, if anybody has asked. */
export function spanIn(
  values: readonly unknown[],
  start: number,
  end: number,
): NodeSpan | undefined {
  if (end <= start || !asked.has(values)) return undefined;
  const first = values[start] as Token; // Columns carry their tokens.
  const last = values[end - 1] as Token;
  return [first.start, last.end];
}

/** The same rule, which marks what it reads with its span on request. */
export function spanned<T>(
  rule: Rule<T>,
  mark: (value: T, span: NodeSpan) => T,
): Rule<T> {
  return scanRule<T>(
    (data, start) => {
      const end = rule.scan(data, start);
      if (end === MISSED) return end;
      const span = spanIn(data.values, start, end);
      // What the rule has just left there.
      if (span !== undefined) data.value = mark(data.value as T, span);
      return end;
    },
    () => ({ ids: rule.first.ids, empty: rule.first.empty }),
  );
}

/** The node with its span. */
export function withSpan<T extends object>(node: T, span: NodeSpan): T {
  return { ...node, span };
}
