import type { MakeValue } from "./grammar.ts";
import type { Input } from "./input.ts";
import type * as trie from "./trie.ts";
import { nodeIndex } from "./trie.ts";

// Local copies of imported constants: see `walk.ts`.
const ENDS: typeof trie.ENDS = 7;
const CHANGED: typeof trie.CHANGED = 2;
const ITSELF: typeof trie.ITSELF = 3;
const CONSTANT: typeof trie.CONSTANT = 4;

const NOTHING: readonly never[] = [];

/** Builds the value of the path that ends at a node from the values on the stack. */
export function build(
  node: number,
  { grammar, stack }: Input,
  base: number,
  top: number,
): unknown {
  const ends = node & ENDS;
  if (ends === ITSELF) return stack[base];
  const result = grammar.results[nodeIndex(node)];
  if (ends === CONSTANT) return result;
  // The bits of the node say that this is a function, and what it takes.
  if (ends === CHANGED) return (result as Change)(stack[base]);
  const make = result as MakeValue;
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
    case 4:
      return make([
        stack[base],
        stack[base + 1],
        stack[base + 2],
        stack[base + 3],
      ]);
    default:
      return make(stack.slice(base, top));
  }
}

type Change = (value: unknown) => unknown;
