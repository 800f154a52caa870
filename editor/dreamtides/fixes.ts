import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { Edit, Fix } from "../answers.ts";
import type { Selection } from "../language.ts";
import { suggestionFixes } from "../suggestion_fixes.ts";
import { bindingsIn } from "./bindings_at.ts";
import { canonical } from "./canonical.ts";
import { cardEdits } from "./card_edits.ts";
import type { CardText } from "./card_text.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { repairCard } from "./repair_card.ts";

/** The fixes for a card: each mistake, all mistakes, and its wording. */
export function fixesAt(
  card: CardText,
  selection: Selection,
): readonly Fix[] {
  const found = diagnosticsOf(card);
  return [
    ...suggestionFixes(found, selection, (edit) => textUnder(card, edit)),
    ...unusedFixes(card, selection, found),
    ...allFixes(card, found),
    ...canonicalFixes(card),
  ];
}

function textUnder(
  { text, variables }: CardText,
  { span, source }: Edit,
): string {
  return (source === undefined ? text : variables).slice(span.start, span.end);
}

/** Offers to remove unused variables. */
export function unusedFixes(
  card: CardText,
  selection: Selection,
  found: readonly Diagnostic[],
): readonly Fix[] {
  return found.flatMap((diagnostic): readonly Fix[] => {
    const { code, span, source } = diagnostic;
    const isHere = source === selection.source &&
      span.start <= selection.end && selection.start <= span.end;
    if (code !== "unused-variable" || !isHere) return [];
    const { variable } = diagnostic.details;
    return [{
      title: `Remove the variable "${variable}"`,
      kind: "quick-fix",
      edits: [removal(card.variables, span.start)],
      fixes: diagnostic,
    }];
  });
}

/** Removes a binding, and one of the separators around it. */
function removal(variables: string, at: number): Edit {
  const bindings = bindingsIn(variables);
  const index = bindings.findIndex(({ name }) => name.start === at);
  const { start = 0, end = variables.length } = bindings[index]?.whole ?? {};
  const next = bindings[index + 1];
  const span = next !== undefined
    ? { start: bindings[index]?.name.start ?? start, end: next.name.start }
    : { start: bindings[index - 1]?.whole.end ?? start, end };
  return { span, source: "variables", replacement: "" };
}

function allFixes(
  card: CardText,
  found: readonly Diagnostic[],
): readonly Fix[] {
  const count = found.filter(({ suggestion }) => suggestion).length;
  const edits = count < 2 ? [] : cardEdits(card, repairCard(card));
  return edits.length === 0 ? [] : [{
    title: "Fix all certain mistakes of this card",
    kind: "fix-all",
    edits,
  }];
}

function canonicalFixes(card: CardText): readonly Fix[] {
  const better = canonical(card);
  if (better === undefined) return [];
  return [{
    title: better.keepsVariables
      ? "Use the canonical wording"
      : "Use the canonical wording, and rename variables to match",
    kind: "canonical",
    edits: cardEdits(card, better),
  }];
}
