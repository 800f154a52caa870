import * as engine from "../../combinators/mistakes/mod.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { lorcanaDiagnostic } from "../messages/mod.ts";
import type { Token } from "../text/token.ts";
import { type Budget, faultyParagraph } from "./faulty_paragraph.ts";

/** Describing a mistake takes about as long as this many steps. */
const EXPLANATION = 500;

/** Every mistake of a paragraph. */
export function mistakes(
  text: string,
  tokens: readonly Token[],
  budget: Budget,
): readonly Diagnostic[] {
  if (budget.mistakes <= 0) return [unexplained(text, tokens)];
  const found = engine.mistakes(faultyParagraph(text, tokens, budget));
  budget.mistakes -= EXPLANATION * found.length;
  return found;
}

/** Reports the whole paragraph without a reason, once the budget is spent. */
function unexplained(text: string, tokens: readonly Token[]): Diagnostic {
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  const found = `"${text.slice(span.start, span.end)}"`;
  return lorcanaDiagnostic("misplaced-word", span, { found, expected: [] });
}
