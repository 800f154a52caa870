import type { Input } from "./input.ts";
import { CONSTANT, ITSELF, nodeIndex } from "./trie.ts";

const NOTHING: readonly never[] = [];

/** Makes what the path to a node stands for, from the values on the stack. */
export function build(
  node: number,
  { grammar, stack }: Input,
  base: number,
  top: number,
): unknown {
  if ((node & ITSELF) !== 0) return stack[base];
  if ((node & CONSTANT) !== 0) return grammar.constants[nodeIndex(node)];
  const change = grammar.changes[nodeIndex(node)];
  if (change !== undefined) return change(stack[base]);
  const make = grammar.builds[nodeIndex(node)]!; // Asked for only where a path ends.
  // Literals: most paths have few values, and `slice` makes slower arrays.
  switch (top - base) {
    case 0:
      return make(NOTHING);
    case 1:
      return make([stack[base]]);
    case 2:
      return make([stack[base], stack[base + 1]]);
    case 3:
      return make([stack[base], stack[base + 1], stack[base + 2]]);
    default:
      return make(stack.slice(base, top));
  }
}
