import type { Cursor, Hover } from "../answers.ts";
import { codeBlock, shortJson } from "../markdown.ts";
import { type LorcanaText, paragraphAt } from "./lorcana_text.ts";
import { withoutSpans } from "./without_spans.ts";

/** What the words under the cursor mean: the innermost part of the ability. */
export function hoverAt(
  document: LorcanaText,
  { offset }: Cursor,
): Hover | undefined {
  const paragraph = paragraphAt(document, offset);
  if (paragraph === undefined) return undefined;
  const { start, read } = paragraph;
  const node = innermost(read.abilities, offset - start);
  if (node === undefined) return undefined;
  const [from, to] = node.span;
  return {
    span: { start: start + from, end: start + to },
    markdown: codeBlock("json", shortJson(withoutSpans(node))),
  };
}

/** A part of an ability that has a span. */
interface SpannedNode {
  readonly span: readonly [number, number];
}

/** The node with the fewest words around an offset; nodes may share words. */
function innermost(tree: unknown, offset: number): SpannedNode | undefined {
  if (typeof tree !== "object" || tree === null) return undefined;
  const own = isSpanned(tree) && tree.span[0] <= offset && offset < tree.span[1]
    ? tree
    : undefined;
  return Object.values(tree).reduce<SpannedNode | undefined>((best, child) => {
    const found = innermost(child, offset);
    return found && (!best || length(found) < length(best)) ? found : best;
  }, own);
}

function length({ span: [start, end] }: SpannedNode): number {
  return end - start;
}

function isSpanned(node: object): node is SpannedNode {
  return "span" in node && Array.isArray(node.span);
}
