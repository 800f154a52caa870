import type { Diagnostic, Span } from "../../diagnostics/mod.ts";
import { lorcanaDiagnostic } from "../../diagnostics/lorcana.ts";
import type { ParseResult } from "../options.ts";
import type { Reading } from "../read/readings.ts";
import type { Tokens } from "../text/token.ts";
import { lostReference } from "./lost_reference.ts";
import { residueOf } from "./residue.ts";

/** A reading of a paragraph that leaves words over. */
export interface Failure {
  readonly reading: Reading;
  readonly tokens: Tokens;
  /** Whether only a reference to a card is at fault. */
  readonly unresolved: boolean;
}

/** Of the readings that failed, the one with the fewest words left over. */
export function leastResidue(
  text: string,
  failures: readonly Failure[],
): ParseResult {
  const results = failures.map((failure) => resultOf(text, failure));
  return results.reduce((best, next) => size(next) < size(best) ? next : best);
}

function size({ residue }: ParseResult): number {
  return residue.reduce((sum, { start, end }) => sum + end - start, 0);
}

function resultOf(text: string, failure: Failure): ParseResult {
  const { reading: { name }, tokens } = failure;
  const diagnostics = diagnosticsOf(text, failure);
  return {
    ok: false,
    text,
    abilities: [],
    ...(name === undefined ? {} : { name }),
    residue: diagnostics.map(({ span }) => span),
    reminders: tokens.reminders,
    diagnostics,
    errors: diagnostics,
    warnings: [],
  };
}

function diagnosticsOf(
  text: string,
  { tokens, unresolved }: Failure,
): readonly Diagnostic[] {
  const all = { start: 0, end: text.length };
  if (tokens.tokens.length === 0) {
    return [lorcanaDiagnostic("empty-ability", all, {})];
  }
  if (!unresolved) return residueOf(tokens).map((span) => unread(text, span));
  const { start, end, text: word } = lostReference(tokens) ?? { ...all, text };
  const span = { start, end };
  return [lorcanaDiagnostic("pronoun-without-antecedent", span, { word })];
}

function unread(text: string, span: Span): Diagnostic {
  const words = text.slice(span.start, span.end);
  return lorcanaDiagnostic("unread-words", span, { words });
}
