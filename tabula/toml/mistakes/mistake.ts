import type { Label, Span, Suggestion } from "../../../diagnostics/internal.ts";

/** A mistake in people's words. */
export interface Mistake {
  /** Why the text is no TOML, to follow a colon. */
  readonly reason: string;
  readonly span: Span;
  readonly label?: string;
  readonly labels?: readonly Label[];
  readonly suggestion?: Suggestion;
}
