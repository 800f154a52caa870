import { type First, joinFirsts } from "../first.ts";
import type { AnyRule, Shape } from "../shape.ts";
import type { Grammar } from "./grammar.ts";
import { type Edge, edgesOf, firstAt, type Node } from "./trie.ts";

/**
 * What can follow on a way whose first token is a word: where there are several
 * ways on, those that do not go on with the next token are not tried.
 */
export function afterOn(
  grammar: Grammar,
  { part, next }: Edge,
  word: string,
): First {
  if (typeof part === "string") {
    return part === word ? firstAt(grammar, next) : NEVER;
  }
  const { words, any, empty } = part.first;
  const rest = firstAt(grammar, next);
  const inside = any || words.has(word) ? afterIn(grammar, part, word) : NEVER;
  const behind = inside.empty ? rest : NEVER;
  const without = empty ? afterFrom(grammar, next, word) : NEVER;
  // A path that may read nothing can be followed by anything.
  const isNothing = empty && rest.empty;
  return joinFirsts(
    [inside, behind, without],
    behind.empty || without.empty || isNothing,
  );
}

/** The word cannot be read at all. */
const NEVER: First = { words: new Set(), empty: false, any: false };
/** The word is all there is. */
const NOTHING: First = { words: new Set(), empty: true, any: false };
/** Anything may follow. */
const ANYTHING: First = { words: new Set(), empty: true, any: true };

/** The same for all ways on from a node. */
function afterFrom(grammar: Grammar, node: Node, word: string): First {
  const found = node.after.get(word) ?? findAfter(grammar, node, word);
  node.after.set(word, found);
  return found;
}

function findAfter(grammar: Grammar, node: Node, word: string): First {
  const afters = edgesOf(grammar, node)
    .map((edge) => afterOn(grammar, edge, word));
  return joinFirsts(afters, afters.some(({ empty }) => empty));
}

/** The same within a rule. */
function afterIn(grammar: Grammar, rule: AnyRule, word: string): First {
  const { root } = grammar.compile(rule);
  return root === undefined
    ? afterInShape(grammar, rule.shape, word)
    : afterFrom(grammar, root, word);
}

function afterInShape(grammar: Grammar, shape: Shape, word: string): First {
  switch (shape.kind) {
    case "token":
      return NOTHING;
    case "list": {
      const { rule, separator = rule } = shape;
      const item = afterIn(grammar, rule, word);
      return item.empty
        ? joinFirsts([item, separator.first, rule.first], true)
        : item;
    }
    case "lazy":
      return afterIn(grammar, shape.find(), word);
    default:
      return "rule" in shape ? afterIn(grammar, shape.rule, word) : ANYTHING;
  }
}
