import { lazily } from "../../memo/mod.ts";
import type { AnyRule, Shape } from "../shape.ts";
import type {
  Compiled,
  Grammar,
  MakeValue,
  TokenReader,
  TokenReaders,
} from "./grammar.ts";
import type { Scan } from "./input.ts";
import { pathsOf } from "./paths.ts";
import { scanParser } from "./scan_parser.ts";
import {
  scanChecked,
  scanList,
  scanLocated,
  scanMapped,
  scanOnce,
  scanOptional,
  scanToken,
  scanValues,
} from "./scans.ts";
import {
  buildAt,
  constantAt,
  edgesOf,
  firstAt,
  isLeaf,
  merge,
  type Node,
} from "./trie.ts";
import { walk } from "./walk.ts";

/** Compiles a rule: paths become a trie, anything else an edge of one. */
export function compiled(grammar: Grammar, rule: AnyRule): Compiled {
  const paths = pathsOf(rule);
  return paths === undefined
    ? compiledShape(grammar, rule.shape)
    : compiledPaths(grammar, merge(grammar, paths));
}

function compiledPaths(grammar: Grammar, root: Node): Compiled {
  const { number } = root;
  return {
    scan: (data, index) => walk(number, data, index),
    root,
    tokens: lazily(() => singleTokens(grammar, root)),
    skipped: undefined,
  };
}

/** What each token yields, if all paths are one token long. */
function singleTokens(grammar: Grammar, root: Node): TokenReaders | undefined {
  const edges = edgesOf(grammar, root);
  if (!edges.every(({ next }) => isLeaf(next))) return undefined;
  if (firstAt(grammar, root).empty) return undefined;
  const found = new Map<string, TokenReader>();
  for (const { part, next } of edges) {
    const build = buildAt(grammar, next)!; // A leaf ends a path.
    const tokens = typeof part === "string"
      ? new Map([[part, undefined]])
      : grammar.compile(part).tokens();
    if (tokens === undefined) return undefined;
    const constant = constantAt(grammar, next);
    for (const [word, read] of tokens) {
      if (found.has(word)) return undefined;
      found.set(word, constant ?? builtFrom(read, build));
    }
  }
  return found;
}

const NOTHING: readonly never[] = [];

/** What a path makes of its only token; a fixed word yields nothing itself. */
function builtFrom(
  read: TokenReader | undefined,
  build: MakeValue,
): TokenReader {
  if (read === undefined) return () => build(NOTHING);
  return typeof read === "function"
    ? (value) => build([read(value)])
    : () => build([read.constant]);
}

/** A rule that is an edge of a trie: a function reads it. */
function compiledShape(grammar: Grammar, shape: Shape): Compiled {
  switch (shape.kind) {
    case "token":
      return {
        ...scanning(scanToken(grammar, shape)),
        tokens: lazily(() => new Map([[shape.word, shape.read]])),
      };
    case "optional": {
      const rule = grammar.compile(shape.rule);
      const { tokens, skipped } = rule;
      return {
        ...scanning(scanOptional(rule)),
        tokens,
        // A rule that may be empty yields what it yields when it is.
        skipped: shape.rule.first.empty ? skipped : nothing,
      };
    }
    case "list": {
      const isSkipped = shape.min === 0 && !shape.rule.first.empty;
      const skipped = isSkipped ? () => [] : undefined;
      return { ...scanning(scanList(grammar, shape)), skipped };
    }
    case "mapped":
      return changed(grammar.compile(shape.rule), shape.change);
    case "constant": {
      const { value } = shape;
      return changed(grammar.compile(shape.rule), () => value);
    }
    case "lazy":
      return scanning(scanOnce(() => grammar.compile(shape.find()), 1));
    case "once":
      return scanning(scanOnce(() => grammar.compile(shape.rule), 0));
    case "label":
    case "marked":
      return grammar.compile(shape.rule);
    case "checked":
      return scanning(
        scanChecked(grammar.compile(shape.rule), shape.test),
      );
    case "located":
      return scanning(scanLocated(grammar.compile(shape.rule)));
    case "values":
      return scanning(scanValues(grammar, shape));
    case "parser":
      return scanning(scanParser(shape.parser));
    case "sequence":
    case "choice":
      throw new TypeError(`A ${shape.kind} consists of paths`);
  }
}

function scanning(scan: Scan): Compiled {
  return { scan, root: undefined, tokens: nothing, skipped: undefined };
}

/** What a rule yields that is left out. */
export function nothing(): undefined {
  return undefined;
}

function changed(
  rule: Compiled,
  change: (value: unknown) => unknown,
): Compiled {
  const { tokens, skipped } = rule;
  return {
    scan: scanMapped(rule, change),
    root: undefined,
    tokens: lazily(() => changedReaders(tokens(), change)),
    skipped: skipped && (() => change(skipped())),
  };
}

function changedReaders(
  tokens: TokenReaders | undefined,
  change: (value: unknown) => unknown,
): TokenReaders | undefined {
  return tokens && new Map(
    [...tokens].map(([word, read]) => [
      word,
      typeof read === "function"
        ? (value) => change(read(value))
        : () => change(read.constant),
    ]),
  );
}
