import type { AnyRule } from "../shape.ts";
import type { Input } from "./input.ts";
import type { Constant } from "./paths.ts";
import type { Row } from "./rows.ts";
import type { Node } from "./trie.ts";
import { UNKNOWN, type Vocabulary } from "./vocabulary.ts";
import type { Crossing } from "./ways.ts";

/**
 * The compiled form of a grammar, which reads valid texts fast. Its parts are
 * built when a text first needs them.
 */
export interface Grammar {
  readonly vocabulary: Vocabulary;
  /** The compiled form of a rule; compiled once. */
  readonly compile: (rule: AnyRule) => Compiled;
  /** The nodes of the trie; index 0 is unused. */
  readonly nodes: (Node | undefined)[];
  /** For each node that ends a path: its value, or the function that builds it. */
  readonly results: unknown[];
  /** Ways through the trie: see `ways.ts`. */
  ways: Int32Array;
  wayCount: number;
  /** Functions that compute the value of a token. */
  readonly readers: ((value: unknown) => unknown)[];
  /** Constants that tokens yield. */
  readonly yields: unknown[];
  /** Functions that compute the value of a skipped rule; index 0 is unused. */
  readonly fillers: (() => unknown)[];
  /** Rules that do not consist of paths: see `rows.ts`. */
  readonly rows: Row[];
  /** Points where several edges accept a token, before looking at the next one. */
  readonly crossings: Crossing[];
  /** Alternatives: their number, then the act, next node and needs of each. */
  readonly choices: number[];
  /** Tokens without which an alternative cannot succeed: see `needed.ts`. */
  readonly needs: number[];
  /** The index of each such list, by its content. */
  readonly needsAt: Map<string, number>;
  /** The number of readings so far; it serves as the id of the next. */
  readings: number;
  /** Positions of tokens in the current text: see `needed.ts`. */
  readonly lookedFor: {
    /** By token id: its last position, counted over all texts so far. */
    readonly positions: Float64Array;
    /** The reading whose tokens were noted last. */
    latest: number;
    /** What the positions of that reading count from. */
    start: number;
    /** What those of the next one will count from. */
    end: number;
  };
  /** The columns that `readPrefix` read last. */
  latest: Pick<Input, "ids" | "values" | "reading"> | undefined;
}

/** The compiled form of a rule. */
export interface Compiled {
  /** What reads it: see `acts.ts`. */
  readonly act: number;
  /** The first node of its paths, if it consists of paths alone. */
  readonly root: Node | undefined;
  /** What each word yields, if the rule always reads a single token. */
  readonly tokens: () => TokenReaders | undefined;
  /** What the rule yields if it reads nothing, where that is known. */
  readonly skipped: (() => unknown) | undefined;
}

/** What one token yields, by its word. */
export type TokenReaders = ReadonlyMap<string, TokenReader>;

/** What a token yields from what it carries, or always. */
export type TokenReader = ((value: unknown) => unknown) | Constant;

/** Makes something of what the rules on a path yielded. */
export type MakeValue = (values: readonly unknown[]) => unknown;

/** The id of a word: `UNKNOWN` if the grammar does not contain it. */
export function idOf({ vocabulary }: Grammar, word: string): number {
  return vocabulary.ids.get(word) ?? UNKNOWN;
}

/** The word behind an id. */
export function wordOf({ vocabulary }: Grammar, id: number): string {
  return vocabulary.words[id] ?? "";
}
