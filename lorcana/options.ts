import type { Ability } from "./ast/mod.ts";
import type {
  Diagnostic,
  Failed,
  Span,
  Succeeded,
} from "../diagnostics/internal.ts";

/** What you know about a text, and the form of the result. */
export interface ParseOptions {
  /** "character", "action", "item" or "location". */
  readonly cardType?: string;
  /** The name of the card, without its version: what it can shift onto. */
  readonly cardName?: string;
  /** The ability's printed name, if it is not part of the text. */
  readonly name?: string;
  /** Additional classifications of more than one word. */
  readonly names?: readonly string[];
  /**
   * Whether to use short names for the most frequent targets, or always full
   * queries.
   */
  readonly targets?: "compact" | "query";
  /** The smaller set of rules from the design document, or all rules. */
  readonly level?: "documented" | "full";
  /**
   * Whether to add spans to nodes: to all abilities, effects, conditions,
   * triggers and costs, and to targets, amounts and filters that are objects
   * and have their own words.
   */
  readonly spans?: boolean;
}

/** No options. */
export const DEFAULTS: ParseOptions = Object.freeze({});

/**
 * The result of reading one paragraph. `ok` tells you whether `abilities`
 * accounts for every word; if not, `errors` says which words are left.
 */
export type ParseResult = Paragraph & (Succeeded | Failed);

/** What is known about a paragraph, whether it was read or not. */
export interface Paragraph {
  /** What the paragraph says. */
  readonly abilities: readonly Ability[];
  /** The paragraph itself; all spans are relative to its start. */
  readonly text: string;
  /** The ability's printed name, if the text begins with one. */
  readonly name?: string;
  /** The words that no rule accounts for; empty if and only if `ok`. */
  readonly residue: readonly Span[];
  /** Reminder text in parentheses, which has no effect. */
  readonly reminders: readonly Span[];
  /** The errors and warnings together. */
  readonly diagnostics: readonly Diagnostic[];
}
