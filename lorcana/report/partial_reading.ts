import {
  type Diagnostic,
  oneEdit,
  type Span,
} from "../../diagnostics/internal.ts";
import { lorcanaDiagnostic } from "../messages/mod.ts";
import type { ParseResult } from "../options.ts";
import type { ParagraphReading } from "../attempt/readings.ts";
import type { WrongWord } from "../attempt/wrong_word.ts";
import type { Tokens } from "../text/token.ts";
import { lostReference } from "./lost_reference.ts";
import { mistakes } from "./mistakes.ts";
import type { Budget } from "./faulty_paragraph.ts";
import { residueOf } from "./residue.ts";
import { aboutBefore, type RunOn, runOnIn } from "./run_on.ts";

/** A reading of a paragraph that leaves words over. */
export interface PartialReading {
  readonly reading: ParagraphReading;
  readonly tokens: Tokens;
  /** Whether only a reference to a card is at fault. */
  readonly unresolved: boolean;
  /** A word that can be read, but is wrong. */
  readonly wrong?: WrongWord;
}

/**
 * Of several failed readings, one that can be repaired or, if there is none, the
 * one with the fewest words left over.
 */
export function leastResidue(
  text: string,
  failures: readonly PartialReading[],
  budget: Budget,
): ParseResult {
  // Once the budget is spent, comparing them would take too long.
  const compared = budget.mistakes > 0 ? failures : failures.slice(0, 1);
  const results = compared
    .map((failure) => resultOf(text, failure, budget))
    .toSorted((a, b) => size(a) - size(b));
  return results.find(isRepairable) ?? results[0]!; // There is always one.
}

function isRepairable({ diagnostics }: ParseResult): boolean {
  return diagnostics.every(({ suggestion }) => suggestion !== undefined);
}

function size({ residue }: ParseResult): number {
  return residue.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The words that no rule consumed. */
function residueIn(
  text: string,
  { tokens, unresolved, wrong }: PartialReading,
): readonly Span[] {
  const all = { start: 0, end: text.length };
  if (tokens.tokens.length === 0) return [all];
  if (!unresolved) return residueOf(tokens);
  const { start, end } = wrong?.token ?? runOnIn(tokens.tokens)?.first ??
    lostReference(tokens) ?? all;
  return [{ start, end }];
}

function resultOf(
  text: string,
  failure: PartialReading,
  budget: Budget,
): ParseResult {
  const { reading: { name }, tokens } = failure;
  const { asksNoReason = false } = budget;
  const diagnostics = asksNoReason ? [] : diagnosticsOf(text, failure, budget);
  return {
    ok: false,
    text,
    abilities: [],
    ...(name === undefined ? {} : { name }),
    residue: asksNoReason
      ? [{ start: 0, end: text.length }]
      : residueIn(text, failure),
    reminders: tokens.reminders,
    diagnostics,
    errors: diagnostics,
    warnings: [],
  };
}

function diagnosticsOf(
  text: string,
  { tokens, unresolved, wrong }: PartialReading,
  budget: Budget,
): readonly Diagnostic[] {
  const all = { start: 0, end: text.length };
  if (tokens.tokens.length === 0) {
    return [lorcanaDiagnostic("empty-ability", all, {})];
  }
  const stop = unresolved ? undefined : aboutBefore(tokens.tokens);
  if (stop !== undefined) return [missingPeriod(stop)];
  if (!unresolved) return mistakes(text, tokens.tokens, budget);
  if (wrong !== undefined) return [misplaced(wrong)];
  const runOn = runOnIn(tokens.tokens);
  if (runOn !== undefined) {
    return [runOn.isOne ? wrongCapital(runOn) : missingPeriod(runOn)];
  }
  const { start, end, text: word } = lostReference(tokens) ?? { ...all, text };
  const span = { start, end };
  return [lorcanaDiagnostic("pronoun-without-antecedent", span, { word })];
}

function misplaced({ token, right, note }: WrongWord): Diagnostic {
  const { start, end, text } = token;
  const span = { start, end };
  const details = {
    found: `"${text}"`,
    expected: right === undefined ? [] : [`"${right}"`],
  };
  return lorcanaDiagnostic("misplaced-word", span, details, {
    ...note !== undefined && { notes: [note] },
    ...right !== undefined && { suggestion: oneEdit(span, right) },
  });
}

function wrongCapital({ first }: RunOn): Diagnostic {
  const { start, end, text } = first;
  const span = { start, end };
  const small = text.toLowerCase();
  const details = { found: `"${text}"`, expected: [`"${small}"`] };
  return lorcanaDiagnostic("misplaced-word", span, details, {
    suggestion: oneEdit(span, small),
  });
}

function missingPeriod({ before, first }: RunOn): Diagnostic {
  const { start, end, text } = first;
  const details = { found: `"${text}"`, expected: ['"."'] };
  const place = { start: before.end, end: before.end };
  const suggestion = oneEdit(place, ".");
  const span = { start, end };
  return lorcanaDiagnostic("missing-punctuation", span, details, {
    suggestion,
  });
}
