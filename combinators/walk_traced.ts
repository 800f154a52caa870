import { type Input, MISSED } from "./state.ts";
import { expect, type Trace } from "./trace.ts";
import { builds, type Edge, edgesOf, type Node, type Part } from "./trie.ts";
import { build } from "./walk.ts";

/**
 * Reads whichever path leads furthest from a node, noting what else could have
 * stood where reading stopped. There, rules that cannot fit are read as well:
 * they say what would.
 */
export function walkTraced(
  node: Node,
  data: Input,
  index: number,
  base = data.top,
): number {
  data.steps++;
  const edges = edgesOf(node);
  const isStop = data.trace !== undefined && noteAll(edges, data.trace, index);
  const top = data.top;
  let best = MISSED;
  let value: unknown;
  for (const { part, next } of edges) {
    if (!isStop && !canStart(part, data.ids[index]!)) continue;
    const start = take(part, data, index);
    if (start === MISSED) continue;
    const end = walkTraced(next, data, start, base);
    data.top = top;
    if (end <= best) continue;
    best = end;
    value = data.value;
  }
  data.value = value;
  if (builds[node.number] === undefined || best > index) return best;
  data.value = build(node.number, data.stack, base, top);
  return index;
}

function take(part: Part, data: Input, index: number): number {
  if (typeof part === "number") {
    return part === data.ids[index] ? index + 1 : MISSED;
  }
  const end = part.scan(data, index);
  if (end !== MISSED) data.stack[data.top++] = data.value;
  return end;
}

function canStart(part: Part, id: number): boolean {
  if (typeof part === "number") return part === id;
  return part.first.empty || part.first.ids.has(id);
}

/** Notes what fits at a node, if reading stopped there; rules without a name do so themselves. */
function noteAll(
  edges: readonly Edge[],
  trace: Trace,
  index: number,
): boolean {
  if (!trace.noting) expect(trace, index, []);
  if (!trace.noting || index !== trace.at) return false;
  for (const { part } of edges) {
    if (typeof part === "number") expect(trace, index, [part]);
    else if (part.label !== undefined) {
      expect(trace, index, part.first.ids, part.label);
    }
  }
  return true;
}
