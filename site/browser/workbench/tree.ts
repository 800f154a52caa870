import type { Span } from "../../../diagnostics/internal.ts";

/** A node of a tree as the workbench shows it. */
export interface TreeNode {
  /** Names the node among all of the tree. */
  readonly key: string;
  /** The field or index that it stands in. */
  readonly field: string;
  /** The name of the variant, if it is one. */
  readonly name?: string;
  /** A number, text or the like. */
  readonly value?: string;
  /** The words that it was read from, if that is known. */
  readonly span?: Span;
  readonly children: readonly TreeNode[];
}

/** Where a value was read, if that is known. */
export type SpanOf = (
  path: readonly (string | number)[],
  value: object,
) => Span | undefined;

type Path = readonly (string | number)[];

/** A JSON value as a node with all its children. */
export function treeOf(
  value: unknown,
  field: string,
  spanOf: SpanOf,
  path: Path = [],
): TreeNode {
  const key = path.join("/");
  if (typeof value !== "object" || value === null) {
    return isVariant(value)
      ? { key, field, name: value, children: [] }
      : { key, field, value: JSON.stringify(value) ?? "", children: [] };
  }
  const inner = variantOf(value);
  const at = inner === undefined ? path : [...path, ...inner.step];
  const content = inner === undefined ? value : inner.content;
  const span = spanOf(path, value) ??
    (isObject(content) ? spanOf(at, content) : undefined);
  return {
    key,
    field,
    ...inner && { name: inner.name },
    ...!isObject(content) && content !== undefined &&
      { value: JSON.stringify(content) },
    ...span && { span },
    children: isObject(content) ? childrenOf(content, spanOf, at) : [],
  };
}

/** The innermost node that was read from the words at an offset, or before it. */
export function nodeAt(
  nodes: readonly TreeNode[],
  offset: number,
): TreeNode | undefined {
  let best: TreeNode | undefined;
  for (const node of nodes.flatMap(descendants)) {
    const { span } = node;
    if (span === undefined || offset < span.start || span.end < offset) {
      continue;
    }
    if (best?.span === undefined || length(span) < length(best.span)) {
      best = node;
    }
  }
  return best && content(best);
}

/**
 * A wrapper says less than what it holds, if both have the same words: "Effect"
 * holds nothing but "DrawCards", and an item of a list has no name at all.
 */
function content(node: TreeNode): TreeNode {
  const { name, span, children } = node;
  const held = children.filter((child) =>
    child.span !== undefined && span !== undefined &&
    length(child.span) === length(span)
  );
  const isWrapper = name === undefined || children.length === 1;
  const [only] = held;
  return isWrapper && only !== undefined && held.length === 1
    ? content(only)
    : node;
}

function length({ start, end }: Span): number {
  return end - start;
}

/** A node and all below it, parents first. */
function descendants(node: TreeNode): readonly TreeNode[] {
  return [node, ...node.children.flatMap(descendants)];
}

/**
 * The words of the node with this key. A name or a number has none of its own:
 * it has those of the innermost node around it.
 */
export function wordsOf(
  nodes: readonly TreeNode[],
  key: string,
): Span | undefined {
  return nodes.flatMap(descendants).findLast((node) =>
    node.span !== undefined && `${key}/`.startsWith(`${node.key}/`)
  )?.span;
}

/** The new nodes, but the very same old ones where nothing has changed. */
export function reuseNodes(
  nodes: readonly TreeNode[],
  old: readonly TreeNode[],
): readonly TreeNode[] {
  const known = new Map(old.map((node) => [node.key, node]));
  return nodes.map((node) => {
    const before = known.get(node.key);
    return before !== undefined && areSame(before, node) ? before : node;
  });
}

function areSame(one: TreeNode, other: TreeNode): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface VariantParts {
  readonly name: string;
  /** What leads from the node to its content. */
  readonly step: Path;
  readonly content: unknown;
}

/** `{ "DrawCards": … }` in Dreamtides, `{ "type": "draw", … }` in Lorcana. */
function variantOf(value: object): VariantParts | undefined {
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && isVariant(first[0])) {
    const [name, content] = first;
    return { name, step: [name], content };
  }
  if (!("type" in value) || typeof value.type !== "string") return undefined;
  const { type: name, ...content } = value;
  return { name, step: [], content };
}

function childrenOf(
  content: object,
  spanOf: SpanOf,
  path: Path,
): readonly TreeNode[] {
  // A variant inside a variant has no field name: { "Effect": { "DrawCards": … } }.
  if (variantOf(content) !== undefined) {
    return [treeOf(content, "", spanOf, path)];
  }
  const entries: readonly (readonly [string | number, unknown])[] =
    Array.isArray(content) ? [...content.entries()] : Object.entries(content);
  return entries
    // Lorcana's trees carry their spans along.
    .filter(([field, child]) => field !== "span" && child !== undefined)
    .map(([field, child]) =>
      treeOf(child, String(field), spanOf, [...path, field])
    );
}

function isVariant(value: unknown): value is string {
  return typeof value === "string" && /^[A-Z]\w*$/.test(value);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
