import { type Located, marked, type Rule } from "../../combinators/mod.ts";
import type { NodeSpan } from "../ast/mod.ts";
import type { Token } from "../text/token.ts";

/** Where the tokens stand that something was read from. */
function spanOf(
  { values, start, end }: Located<unknown>,
): NodeSpan | undefined {
  if (end <= start) return undefined;
  const first = values[start] as Token; // Columns carry their tokens.
  const last = values[end - 1] as Token;
  return [first.start, last.end];
}

/** The same rule, which marks what it reads with its span on request. */
export function spanned<T>(
  rule: Rule<T>,
  mark: (value: T, span: NodeSpan) => T,
): Rule<T> {
  return marked(rule, (found) => {
    const span = spanOf(found);
    return span === undefined ? found.value : mark(found.value, span);
  });
}

/** The node with its span. */
export function withSpan<T extends object>(node: T, span: NodeSpan): T {
  return { ...node, span };
}

/** The same, unless it is a name or a number, which can carry none. */
export function withSpanIfObject<T>(node: T, span: NodeSpan): T {
  return typeof node === "object" ? { ...node, span } : node;
}

/** The same for each of several nodes. */
export function withSpans<T extends object>(
  nodes: readonly T[],
  span: NodeSpan,
): readonly T[] {
  return nodes.map((node) => withSpan(node, span));
}
