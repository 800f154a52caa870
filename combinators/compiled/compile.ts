import { lazily } from "../../memo.ts";
import type { AnyRule, Shape, ShapeOf } from "../shape.ts";
import {
  act,
  CHECKED,
  LIST,
  LOCATED,
  MAPPED,
  NONE,
  ONCE,
  OPTIONAL,
  SCAN,
  WALK,
} from "./acts.ts";
import type {
  Compiled,
  Grammar,
  MakeValue,
  TokenReader,
  TokenReaders,
} from "./grammar.ts";
import { pathsOf } from "./paths.ts";
import { scanParser } from "./scan_parser.ts";
import { type ListRow, onceRow, type Row } from "./rows.ts";
import { scanToken, scanValues } from "./scans.ts";
import { edgesOf, firstAt, isLeaf, merge, type Node } from "./trie.ts";

/** What always consists of paths. */
type Pathed = ShapeOf<"sequence" | "choice">;

/** Compiles a rule: paths become a trie, anything else an edge of one. */
export function compileRule(grammar: Grammar, rule: AnyRule): Compiled {
  const paths = pathsOf(rule);
  return paths === undefined
    // A sequence or a choice has paths.
    ? compileShape(grammar, rule.shape as Exclude<Shape, Pathed>)
    : compilePaths(grammar, merge(grammar, paths));
}

function compilePaths(grammar: Grammar, root: Node): Compiled {
  const { number } = root;
  return {
    act: act(WALK, number),
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
    const { build, constant } = next.ending!; // A leaf ends a path.
    const tokens = typeof part === "string"
      ? new Map([[part, undefined]])
      : grammar.compile(part).tokens();
    if (tokens === undefined) return undefined;
    for (const [word, read] of tokens) {
      if (found.has(word)) return undefined;
      found.set(word, constant ?? readThenBuild(read, build));
    }
  }
  return found;
}

const NOTHING: readonly never[] = [];

/** What a path makes of its only token; a fixed word yields nothing itself. */
function readThenBuild(
  read: TokenReader | undefined,
  build: MakeValue,
): TokenReader {
  if (read === undefined) return () => build(NOTHING);
  return typeof read === "function"
    ? (value) => build([read(value)])
    : () => build([read.constant]);
}

/** A rule that is an edge of a trie. */
function compileShape(
  grammar: Grammar,
  shape: Exclude<Shape, Pathed>,
): Compiled {
  switch (shape.kind) {
    case "token":
      return {
        ...read(grammar, SCAN, scanToken(grammar, shape)),
        tokens: lazily(() => new Map([[shape.word, shape.read]])),
      };
    case "optional": {
      const { act: inner, tokens, skipped } = grammar.compile(shape.rule);
      return {
        ...read(grammar, OPTIONAL, { inner }),
        tokens,
        // A rule that may be empty yields what it yields when it is.
        skipped: shape.rule.first.empty ? skipped : nothing,
      };
    }
    case "list": {
      const isSkipped = shape.min === 0 && !shape.rule.first.empty;
      const skipped = isSkipped ? () => [] : undefined;
      return { ...read(grammar, LIST, listRow(grammar, shape)), skipped };
    }
    case "mapped":
      return compileChange(grammar, shape.rule, shape.change);
    case "constant": {
      const { value } = shape;
      return compileChange(grammar, shape.rule, () => value);
    }
    case "lazy":
      return readOnce(grammar, shape.find, 1);
    case "once":
      return readOnce(grammar, () => shape.rule, 0);
    case "label":
    case "marked":
      return grammar.compile(shape.rule);
    case "checked": {
      const { act: inner } = grammar.compile(shape.rule);
      return read(grammar, CHECKED, { inner, test: shape.test });
    }
    case "located":
      return read(grammar, LOCATED, {
        inner: grammar.compile(shape.rule).act,
      });
    case "values":
      return read(grammar, SCAN, scanValues(grammar, shape));
    case "parser":
      return read(grammar, SCAN, scanParser(shape.parser));
  }
}

/** A rule that a row of the table describes. */
function read({ rows }: Grammar, kind: number, row: Row): Compiled {
  return {
    act: act(kind, rows.push(row) - 1),
    root: undefined,
    tokens: nothing,
    skipped: undefined,
  };
}

function readOnce(
  grammar: Grammar,
  find: () => AnyRule,
  levels: 0 | 1,
): Compiled {
  const row = onceRow(() => grammar.compile(find()).act, levels);
  return read(grammar, ONCE, row);
}

function listRow(
  grammar: Grammar,
  { rule, separator, min, max, nests }: ShapeOf<"list">,
): ListRow {
  const { act: item } = grammar.compile(rule);
  const between = separator && grammar.compile(separator).act;
  return { item, separator: between ?? NONE, min, max, nests };
}

/** What a rule yields that is left out. */
export function nothing(): undefined {
  return undefined;
}

function compileChange(
  grammar: Grammar,
  rule: AnyRule,
  change: (value: unknown) => unknown,
): Compiled {
  const { act: inner, tokens, skipped } = grammar.compile(rule);
  return {
    ...read(grammar, MAPPED, { inner, change }),
    tokens: lazily(() => changeReaders(tokens(), change)),
    skipped: skipped && (() => change(skipped())),
  };
}

function changeReaders(
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
