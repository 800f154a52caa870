import type { Bindings } from "../../ast/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { Token } from "../../lexer/internal.ts";
import type { MessageValues } from "./message_book.ts";

/** A directive as it stands in the text. */
export interface DirectiveToken extends Token {
  /** What stands between the braces, in the author's case. */
  readonly body: string;
}

/** What a directive asks for. */
export type DirectiveReading =
  | {
    readonly ok: true;
    /** Names of messages that can show it, the best first. */
    readonly messages: readonly string[];
    readonly values: MessageValues;
  }
  | { readonly ok: false; readonly problems: readonly Diagnostic[] };

/**
 * How a dialect reads its directives. Messages know nothing about it: they are
 * found by name and take their values from here.
 */
export type DirectiveReader = (
  directive: DirectiveToken,
  bindings: Bindings,
) => DirectiveReading;
