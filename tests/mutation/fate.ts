import {
  applySuggestion,
  type Diagnostic,
  parse,
  type Span,
} from "../../mod.ts";
import { meaning, parseAbility } from "../../lorcana/mod.ts";
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

/** What a card says, or why it cannot be read. */
export interface Said {
  /** Equal for texts that say the same; empty if the text cannot be read. */
  readonly meaning: string;
  readonly errors: readonly Diagnostic[];
}

/** How a language reads a card. */
export type Read = (card: Card) => Said;

/** The rules text of Dreamtides. */
export function dreamtides({ text, variables }: Card): Said {
  const result = parse(text, variables);
  return result.ok
    ? { meaning: JSON.stringify(result.abilities), errors: [] }
    : { meaning: "", errors: result.errors };
}

/** The abilities of Lorcana. */
export function lorcana({ text }: Card): Said {
  const result = parseAbility(text);
  return result.ok
    ? { meaning: JSON.stringify(meaning(result.abilities)), errors: [] }
    : { meaning: "", errors: result.errors };
}

/** What becomes of a card with a mistake. */
export function fateOf(
  card: Card,
  mistake: Mistake,
  read: Read = dreamtides,
): Fate {
  const meant = read(card).meaning;
  const said = read(mistake);
  if (said.meaning !== "") {
    const what = said.meaning === meant ? "same" : "other";
    return { mistake, read: what, errors: 0, covered: true, ending: "none" };
  }
  const [first] = said.errors;
  return {
    mistake,
    read: "no",
    errors: said.errors.length,
    covered: first !== undefined && covers(first, mistake),
    ending: endingOf(first, mistake, (card) => read(card).meaning, meant),
  };
}

/** Whether one of the errors is where the mistake is. */
function covers(error: Diagnostic, mistake: Mistake): boolean {
  // What a variable lacks shows at the directive that reads it.
  if (mistake.source === "variables") return true;
  return touches(error.span, mistake.span);
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function endingOf(
  error: Diagnostic | undefined,
  mistake: Mistake,
  meaningOf: (card: Card) => string,
  meant: string,
): Ending {
  const suggestion = error?.suggestion;
  if (suggestion === undefined) return "none";
  const found = meaningOf(applySuggestion(mistake, suggestion));
  if (found === "") return "broken";
  return found === meant ? "original" : "another";
}
