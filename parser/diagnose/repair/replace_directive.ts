import type { FailedRun } from "../../../combinators/mod.ts";
import {
  cheapestRepair,
  excerptAt,
  explainEdit,
  type FaultyText,
  furthestRepair,
  inWhole,
  makeEdit,
  mask,
  replacements,
  respellings,
  type TokenEdit,
  type TokenRepair,
} from "../../../combinators/mistakes/mod.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** The likeliest replacement for a directive without a value. */
export function replaceDirective(
  paragraph: FaultyParagraph,
  at: number,
): TokenRepair | undefined {
  const hidden = mask(paragraph, at);
  const outcome = explainEdit(paragraph, hidden);
  if (outcome === undefined || outcome.ok) return undefined;
  // If the text fails before the directive, its own sentence has to do.
  const failureThere = outcome.at === at
    ? outcome
    : { ...outcome, at, expected: new Set<string>() };
  const { faulty, failure, start } = excerptAt(
    makeEdit(paragraph, hidden),
    failureThere,
  );
  const edits = respellings(faulty, failure.at, failure.expected)
    .filter((edit) => isBoundDirective(paragraph, edit));
  const repair = cheapestRepair(faulty, edits) ??
    onlyDirective(paragraph, faulty, failure) ??
    furthestRepair(faulty, edits);
  return inWhole(repair, start);
}

/** The only directive with a value that fits, if there is exactly one. */
function onlyDirective(
  paragraph: FaultyParagraph,
  faulty: FaultyText,
  { at, expected }: FailedRun,
): TokenRepair | undefined {
  const edits = replacements(faulty, at, expected)
    .filter((edit) => isBoundDirective(paragraph, edit));
  const repair = cheapestRepair(faulty, edits);
  return repair?.rivals === undefined ? repair : undefined;
}

/** Another directive without a value would not help. */
function isBoundDirective(
  { misfit }: FaultyParagraph,
  { added }: TokenEdit,
): boolean {
  const spelling = added[0]?.spelling ?? "";
  return spelling.startsWith("{") && misfit(spelling) < 1;
}
