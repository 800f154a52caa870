import type { Input } from "./state.ts";
import type { Edge, Node, Readable } from "./trie.ts";

/**
 * The tokens without which a way leads nowhere: the colon behind all costs, the
 * "to" behind what is paid for an effect. Where several ways lead on, one that
 * needs what the text does not have is not tried: a seventh of all steps.
 */
export function neededOn({ part, next }: Edge): ReadonlySet<number> {
  const needed = neededFrom(next);
  // A fixed token is there already.
  return typeof part === "number" ? needed : neededBy(part).union(needed);
}

/** What all paths from a node on have in common. */
function neededFrom(node: Node): ReadonlySet<number> {
  return node.needed ??= findNeeded(node);
}

function findNeeded({ paths, depth }: Node): ReadonlySet<number> {
  let common: ReadonlySet<number> | undefined;
  for (const { parts } of paths) {
    const needed = new Set<number>();
    for (let i = depth; i < parts.length; i++) {
      const part = parts[i]!;
      // Most are tokens: no set for each of them.
      if (typeof part === "number") needed.add(part);
      else for (const id of neededBy(part)) needed.add(id);
    }
    common = common === undefined ? needed : common.intersection(needed);
    if (common.size === 0) break;
  }
  return common ?? NOTHING;
}

const NOTHING: ReadonlySet<number> = new Set();

function neededBy(part: Readable): ReadonlySet<number> {
  const { root } = part.unnamed ?? part;
  return root === undefined ? NOTHING : neededFrom(root());
}

// Where a token comes up last in the text that is being read, by its id.
const runs: number[] = [];
const lasts: number[] = [];

/** Whether one of the tokens does not come up from a place on. */
export function lacks(
  data: Input,
  ids: readonly number[],
  index: number,
): boolean {
  for (const id of ids) if (lastOf(data, id) < index) return true;
  return false;
}

/** Each token is looked for once in a text, so that time stays linear. */
function lastOf({ ids, first, last, run }: Input, id: number): number {
  while (runs.length <= id) {
    runs.push(-1);
    lasts.push(-1);
  }
  if (runs[id] !== run) {
    let at = last - 1;
    while (at >= first && ids[at] !== id) at--;
    runs[id] = run;
    lasts[id] = at;
  }
  return lasts[id]!;
}
