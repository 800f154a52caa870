/** The kinds of small change that a mutant makes. */
export type MutationKind =
  | "operator"
  | "boolean"
  | "number"
  | "negation"
  | "branches"
  | "return"
  | "string";

/** One small change to a source file that a test should notice. */
export interface Site {
  /** From the root of the repository: "lexer/tokenize.ts". */
  readonly path: string;
  readonly kind: MutationKind;
  /** Where the replaced text starts. */
  readonly start: number;
  /** Where the replaced text ends. */
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** The text of a file with the change made. */
export function applied(text: string, { start, end, after }: Site): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** The number of the line on which the change starts. */
export function lineOf(text: string, { start }: Site): number {
  return text.slice(0, start).split("\n").length;
}

/** The lines that the change touches, with single blanks and without margins. */
export function touchedLines(text: string, { start, end }: Site): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return text.slice(from, to === -1 ? undefined : to)
    .replace(/\s+/g, " ").trim();
}
