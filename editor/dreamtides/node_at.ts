import type { Span } from "../../diagnostics/internal.ts";
import { paragraphs } from "../../lexer/internal.ts";
import { nodeSpans, readAbility } from "../../parser/internal.ts";
import { type CardText, resolvedTokensOf } from "./card_text.ts";

/** A node of the tree, and the words that it was read from. */
export interface PlacedNode {
  readonly span: Span;
  /** The variant's name: "DrawCards". */
  readonly name: string;
  readonly value: unknown;
}

/** The innermost node of the tree that was read from the words at an offset. */
export function nodeAt(
  card: CardText,
  offset: number,
): PlacedNode | undefined {
  const tokens = paragraphs(resolvedTokensOf(card)).find((paragraph) => {
    const [first, last] = [paragraph[0], paragraph.at(-1)];
    return first && last && first.start <= offset && offset <= last.end;
  });
  const ability = tokens && readAbility(tokens);
  if (tokens === undefined || ability === undefined) return undefined;
  const around = nodeSpans(tokens).filter(({ span }) =>
    span.start <= offset && offset < span.end
  );
  const inner =
    around.toSorted((a, b) =>
      length(a.span) - length(b.span) || b.path.length - a.path.length
    )[0];
  if (inner === undefined) return undefined;
  const name = inner.path.findLast(isVariant) ?? "Ability";
  const path = inner.path.slice(0, inner.path.lastIndexOf(name) + 1);
  return { span: inner.span, name: `${name}`, value: valueAt(ability, path) };
}

/** Names of variants have a capital, names of fields have none. */
function isVariant(key: string | number): boolean {
  return typeof key === "string" && /^[A-Z]/.test(key);
}

function valueAt(
  tree: unknown,
  path: readonly (string | number)[],
): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null
        ? Object.entries(node).find(([name]) => name === `${key}`)?.[1]
        : undefined,
    tree,
  );
}

function length({ start, end }: Span): number {
  return end - start;
}
