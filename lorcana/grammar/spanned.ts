import { type Located, marked, type Rule } from "../../combinators/mod.ts";
import type { NodeSpan } from "../ast/mod.ts";
import type { Token } from "../text/token.ts";

/** The span of the tokens that a value was read from. */
function spanOf(
  { values, start, end }: Located<unknown>,
): NodeSpan | undefined {
  if (end <= start) return undefined;
  const first = values[start] as Token; // Columns carry their tokens.
  const last = values[end - 1] as Token;
  return [first.start, last.end];
}

/** The same rule, but it adds a span to its value if spans are requested. */
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

/** The node with its span; names and numbers cannot have one. */
export function withSpanIfObject<T>(node: T, span: NodeSpan): T {
  return typeof node === "object" ? { ...node, span } : node;
}

/** The nodes, each with the same span. */
export function withSpans<T extends object>(
  nodes: readonly T[],
  span: NodeSpan,
): readonly T[] {
  return nodes.map((node) => withSpan(node, span));
}
