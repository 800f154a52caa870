import type { Code, Details } from "./catalogue.ts";
import type { Messages } from "./messages.ts";
import type { Span } from "./span.ts";
import type { Suggestion } from "./suggestion.ts";

/** How bad a problem is: an error stops the stage, the others do not. */
export type Severity = "error" | "warning" | "lint";

/** A position that helps explain the problem, and what to say about it. */
export interface Label {
  /** The part of the text that it is about. */
  readonly span: Span;
  /** What to say about it, in a few words. */
  readonly text: string;
}

/** What every problem has, whatever its code. */
export interface Report {
  /** How bad it is. */
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** The part of the text that the problem is about. */
  readonly span: Span;
  /** Set if the span refers to the variables, not to the rules text. */
  readonly source?: "variables";
  /** What to say about the text at `span`, in a few words. */
  readonly label?: string;
  /** Other parts of the text that help explain the problem. */
  readonly labels?: readonly Label[];
  /** Background information in full sentences. */
  readonly notes?: readonly string[];
  /** The likeliest way to fix it. */
  readonly suggestion?: Suggestion;
}

/**
 * One problem in an author's text, as plain data. It is a union over `code`:
 * once you have checked the code, `details` has the fields of that code.
 *
 * @example
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const card = parse("Draw {cards}.");
 * const [error] = card.ok ? [] : card.errors;
 *
 * strictEqual(
 *   error?.code === "unresolved-variable" && error.details.variable,
 *   "cards",
 * );
 * ```
 */
export type Diagnostic<C extends Code = Code> = {
  readonly [K in C]: Report & {
    /** Stable name of the kind of problem. */
    readonly code: K;
    /** The values that the message mentions, for programs. */
    readonly details: Readonly<Details[K]>;
  };
}[C];

/** What a diagnostic can carry besides its code, span and details. */
export type Extras = Partial<
  Pick<
    Report,
    "severity" | "source" | "label" | "labels" | "notes" | "suggestion"
  >
>;

/** Makes a diagnostic with one of the codes of `D`. */
export type MakeDiagnostic<D> = <C extends Code & keyof D>(
  code: C,
  span: Span,
  details: Details[C],
  extras?: Extras,
) => Diagnostic<C>;

/**
 * Makes the diagnostics of a language, in its words. Each language has its own,
 * so that a page or a command which reads one does not load the words of all.
 */
export function diagnosticOf<D>(
  messages: Messages<Pick<Details, Code & keyof D>>,
): MakeDiagnostic<D> {
  return (code, span, details, extras = {}) => {
    const message = messages[code](details);
    return {
      code,
      severity: "error",
      message,
      details,
      span: { start: span.start, end: span.end },
      ...extras,
    };
  };
}
