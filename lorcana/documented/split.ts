import { expectString } from "../../diagnostics/internal.ts";

// The four separators of the design document, in the order in which they are
// looked for. They are its definition, so they stand here as it gives them.
const SEPARATORS: readonly RegExp[] = [
  /,\s+then\s+/i,
  /\.\s+[Tt]hen,?\s+/,
  /\.\s+(?![Tt]hey\b)/,
  // Looked for where white space begins, or a run of it takes quadratic time.
  /(?<!\s)\s+and\s+(?=(?:draw|gain|deal|exert|ready|banish|return))/i,
];

/** Splits a text into steps, at the first kind of separator that occurs. */
export function splitSequenceSteps(text: string): string[] {
  expectString(text, "text");
  const separator = SEPARATORS.find((separator) => separator.test(text));
  if (separator === undefined) return [text];
  return text.split(separator).map((part) => part.trim())
    .filter((part) => part.length > 0);
}
