import type { Nodes, TokenRange } from "../../combinators/mod.ts";
import { isObject, NOTHING, rangesInside, widest } from "./ranges.ts";

/** An object that is not in the tree, but whose parts are. */
export interface Draft {
  readonly parts: readonly unknown[];
  readonly ranges: readonly TokenRange[];
}

/** Drafts by each of their parts. */
export type Drafts = ReadonlyMap<unknown, readonly Draft[]>;

/**
 * The objects that held parts of the tree while it was read, but did not become
 * part of it. For example, "you may draw {cards}" is first read as a draft, which
 * another object replaces in a list; only the position of the draft was recorded.
 */
export function draftsOf(tree: readonly object[], nodes: Nodes): Drafts {
  const inTree = new Set(tree);
  const drafts = new Map<unknown, Draft[]>();
  nodes.forEach((ranges, node) => {
    if (inTree.has(node) || Array.isArray(node)) return;
    const parts = Object.values(node);
    for (const part of parts) {
      const known = drafts.get(part);
      if (known === undefined) drafts.set(part, [{ parts, ranges }]);
      else known.push({ parts, ranges });
    }
  });
  return drafts;
}

/** The draft that has a part of an object, and no parts of other objects. */
export function draftOf(
  part: unknown,
  node: object,
  drafts: Drafts,
): TokenRange | undefined {
  return widest(draftsWithin(part, node, drafts));
}

function draftsWithin(
  part: unknown,
  node: object,
  drafts: Drafts,
): readonly TokenRange[] {
  const own = new Set<unknown>(Object.values(node));
  return (drafts.get(part) ?? [])
    .filter(({ parts }) =>
      parts.every((each) => !isObject(each) || own.has(each))
    )
    .flatMap(({ ranges }) => ranges);
}

/** The first draft within a range that holds the bare name of a variant. */
export function draftOfUnit(
  node: object,
  drafts: Drafts,
  rest: TokenRange = NOTHING,
): TokenRange | undefined {
  const names = Object.values(node).filter((part) => typeof part === "string");
  const ranges = rangesInside(
    names.flatMap((name) => draftsWithin(name, node, drafts)),
    rest,
  );
  const first = Math.min(...ranges.map((range) => range.start));
  return widest(ranges.filter((range) => range.start === first));
}
