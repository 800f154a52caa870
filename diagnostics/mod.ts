/** Problems in an author's text, as data and in words. */
export type { Code, Details, Messages } from "./catalogue.ts";
export {
  type Diagnostic,
  diagnostic,
  type Extras,
  type Label,
  type Severity,
  type Suggestion,
} from "./diagnostic.ts";
export { type Result, result } from "./result.ts";
export { join, slice, type Span } from "./span.ts";
