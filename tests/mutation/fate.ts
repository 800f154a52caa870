import {
  applySuggestion,
  type Diagnostic,
  parse,
  type ParseResult,
  type Span,
} from "../../mod.ts";
import type { Card, Mistake } from "./mistakes.ts";

/** What the first suggestion makes of a card: what it was, another, or no card. */
export type Ending = "none" | "original" | "another" | "broken";

/** What became of a mistake. */
export interface Fate {
  readonly mistake: Mistake;
  /** Whether the text with the mistake is read at all; then as what. */
  readonly read: "no" | "same" | "other";
  readonly errors: number;
  /** Whether the first span covers what was changed. */
  readonly covered: boolean;
  readonly ending: Ending;
}

/** What becomes of a card with a mistake. */
export function fateOf(card: Card, mistake: Mistake): Fate {
  const meant = abilitiesOf(card);
  const result = parse(mistake.text, mistake.variables);
  if (result.ok) {
    const read = JSON.stringify(result.abilities) === meant ? "same" : "other";
    return { mistake, read, errors: 0, covered: true, ending: "none" };
  }
  const [first] = result.errors;
  return {
    mistake,
    read: "no",
    errors: result.errors.length,
    covered: first !== undefined && covers(first, mistake),
    ending: endingOf(result, mistake, meant),
  };
}

/** Whether one of the errors is where the mistake is. */
export function covers(error: Diagnostic, mistake: Mistake): boolean {
  // What a variable lacks shows at the directive that reads it.
  if (mistake.source === "variables") return true;
  return touches(error.span, mistake.span);
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function endingOf(
  result: ParseResult,
  mistake: Mistake,
  meant: string,
): Ending {
  const suggestion = result.ok ? undefined : result.errors[0]?.suggestion;
  if (suggestion === undefined) return "none";
  const found = abilitiesOf(applySuggestion(mistake, suggestion));
  if (found === "") return "broken";
  return found === meant ? "original" : "another";
}

function abilitiesOf({ text, variables }: Card): string {
  const result = parse(text, variables);
  return result.ok ? JSON.stringify(result.abilities) : "";
}
