import type { Ability } from "./ast/mod.ts";
import type {
  Diagnostic,
  Failed,
  Span,
  Succeeded,
} from "../diagnostics/mod.ts";

/** What the caller knows about a text, and the form of the result. */
export interface ParseOptions {
  /** "character", "action", "item" or "location". */
  readonly cardType?: string;
  /** The name of the card, without its version: what it can shift onto. */
  readonly cardName?: string;
  /** The ability's printed name, if it is not part of the text. */
  readonly name?: string;
  /** Classifications of more than one word, beside the known ones. */
  readonly names?: readonly string[];
  /** Short names for the most frequent targets, or always the whole query. */
  readonly targets?: "compact" | "query";
  /** The rules of the design document, or all of ours. */
  readonly level?: "documented" | "full";
  /**
   * Whether nodes carry their spans: all abilities, effects, conditions, triggers
   * and costs, and those targets, amounts and filters that are objects and have
   * words of their own.
   */
  readonly spans?: boolean;
}

/** No options. */
export const DEFAULTS: ParseOptions = Object.freeze({});

/**
 * The result of reading one paragraph. `ok` tells whether every word is
 * represented in `abilities`; if not, `errors` says which are not.
 */
export type ParseResult = Paragraph & (Succeeded | Failed);

/** What is known about a paragraph, whether it was read or not. */
export interface Paragraph {
  /** What the paragraph says. */
  readonly abilities: readonly Ability[];
  /** The paragraph itself; all spans count from its start. */
  readonly text: string;
  /** The ability's printed name, if the text begins with one. */
  readonly name?: string;
  /** The words that no rule consumed; empty exactly if `ok`. */
  readonly residue: readonly Span[];
  /** Reminder text in parentheses: it carries no rules. */
  readonly reminders: readonly Span[];
  /** The errors and warnings together. */
  readonly diagnostics: readonly Diagnostic[];
}
