import type { FailedRun, Rule } from "../mod.ts";
import type { Diagnostic, Span } from "../../diagnostics/internal.ts";
import type { NewToken, TokenEdit } from "./edit.ts";
import type { Finding } from "./finding.ts";
import type { Entries } from "./glossary.ts";
import type { Wording } from "./possibilities.ts";
import type { Faulty } from "./trial.ts";

/** A token of a text that cannot be read: what it is in the grammar, and where. */
export interface FaultyToken extends NewToken, Span {
  /** Whether the grammar takes it for a name: the language may not have the word. */
  readonly isName?: boolean;
}

/** The steps left for trying repairs, and for finding further mistakes. */
export interface Budget {
  repairs: number;
  mistakes: number;
}

/** A text that cannot be read, or the part of it that is left to explain. */
export interface FaultyText extends Faulty {
  /** The author's text; the spans of all tokens count from its start. */
  readonly text: string;
  readonly tokens: readonly FaultyToken[];
  readonly budget: Budget;
  readonly guide: MistakeGuide;
}

/** Where a sentence starts, and where it ends, its period included. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** The token at which reading goes on, and the rule for what follows. */
export interface Resumption {
  readonly at: number;
  readonly rule: Rule<unknown>;
}

/** Edits for a position, given the words that the grammar expects there. */
export type Propose = (
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
) => readonly TokenEdit[];

/** A cost of using a token at a position; `Infinity` if it cannot be meant there. */
export type Cost = (faulty: FaultyText, at: number, token: NewToken) => number;

/**
 * What a language tells about itself so that its mistakes can be explained. Each
 * language tells its `LanguageGuide`; `PLAIN_GUIDE` has the rest, which a language
 * replaces where it knows better.
 *
 * A cost says how unlikely an edit is; one wrong letter costs about 1. Of all
 * edits that make a sentence readable, the cheapest one is suggested.
 */
export interface MistakeGuide extends LanguageGuide {
  /** Words of other languages; see `glossaryOf`. */
  readonly glossary: () => Entries;
  /** Whether a token has too few letters to tell which other one is meant. */
  readonly standsForAny: (token: FaultyToken) => boolean;

  /** The cost of inserting a token. */
  readonly insertionCost: Cost;
  /** The additional cost of a token that does not fit its neighbors. */
  readonly misfit: Cost;
  /**
   * How many letters a token differs in from the one at a position; `undefined`
   * if it is too different, or differs in more than `most`.
   */
  readonly unlikeness: (
    faulty: FaultyText,
    at: number,
    token: NewToken,
    most: number | undefined,
  ) => number | undefined;
  /**
   * The cost of a token that replaces the one at a position, however different. If
   * it is more than `GUESS`, the replacement only helps to read on.
   */
  readonly replacementCost: Cost;
  /** The least that an edit can cost at a position before the failure. */
  readonly leastEarlier: (faulty: FaultyText, at: number) => number;

  /** Further edits at the position of the failure, as likely as a misspelling. */
  readonly likely: Propose;
  /** Further edits there, as likely as a missing word. */
  readonly others: Propose;
  /**
   * Edits at a position before the failure, besides misspellings: the words there
   * could be read, but may be wrong.
   */
  readonly earlier: Propose;

  /** What to report instead of a failure that has no repair. */
  readonly reconsider: (faulty: FaultyText, failure: FailedRun) => FailedRun;
  /** Where to read on after a mistake at a position that has no repair. */
  readonly resume: (faulty: FaultyText, at: number) => Resumption;

  /** What an edit puts in, in the case that what the author wrote there asks for. */
  readonly inCase: (
    faulty: FaultyText,
    edit: TokenEdit,
    written: string,
  ) => string;
}

/** What only the language itself can tell. */
export interface LanguageGuide extends Wording {
  /**
   * The tokens that a word of the grammar stands for, one for each spelling; none
   * if it stands for words without number, as "#" does for all numbers. Called
   * often with the same words, so cache the result.
   */
  readonly tokensFor: (word: string) => readonly NewToken[];
  /** The sentence that contains a token; for a position after them all, the last. */
  readonly sentenceAt: (
    tokens: readonly FaultyToken[],
    at: number,
  ) => Sentence;
  /** The rule for the sentences after the first one of a text. */
  readonly laterSentences: Rule<unknown>;
  /** Makes the diagnostic of a mistake, in the language's own codes and messages. */
  readonly report: (faulty: FaultyText, finding: Finding) => Diagnostic;
}
