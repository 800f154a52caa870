import { type Code, type Details, messages } from "./catalogue.ts";
import type { Span } from "./span.ts";

/** How bad a problem is: an error stops the stage, the others do not. */
export type Severity = "error" | "warning" | "lint";

/** An edit that would mend the problem; a program can apply it. */
export interface Suggestion {
  readonly span: Span;
  readonly replacement: string;
  /** Set if the edit is one of the variables, though the problem is elsewhere. */
  readonly source?: "variables";
}

/** A place that helps to understand the problem, and what to say about it. */
export interface Label {
  readonly span: Span;
  readonly text: string;
}

/** One problem in an author's text, as plain data: nothing is drawn yet. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  /** What the message was made from, for programs. */
  readonly details: Readonly<Details[Code]>;
  readonly span: Span;
  /** Set if the span is one of the variables, not of the rules text. */
  readonly source?: "variables";
  /** What stands at `span`, in a few words. */
  readonly label?: string;
  /** Further places. */
  readonly labels?: readonly Label[];
  readonly notes?: readonly string[];
  readonly suggestion?: Suggestion;
}

/** What a diagnostic can carry besides its code, place and details. */
export type Extras = Partial<
  Pick<
    Diagnostic,
    "severity" | "source" | "label" | "labels" | "notes" | "suggestion"
  >
>;

/** Makes a diagnostic; its text comes from the catalogue. */
export function diagnostic<C extends Code>(
  code: C,
  span: Span,
  details: Details[C],
  extras: Extras = {},
): Diagnostic {
  const message = messages[code](details);
  return {
    code,
    severity: "error",
    message,
    details,
    span: { start: span.start, end: span.end },
    ...extras,
  };
}
