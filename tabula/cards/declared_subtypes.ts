import type { Problem } from "../problem.ts";
import { spaced } from "./card_values.ts";
import { unknownName } from "./fields.ts";

/**
 * The problems of rows in view of the subtypes that a project declares: these
 * are known, too. Rows are read without them, since most projects declare none.
 */
export function withDeclared(
  problems: readonly Problem[],
  subtypes: readonly string[] = [],
): readonly Problem[] {
  if (subtypes.length === 0) return problems;
  const declared = subtypes.map(spaced);
  return problems.flatMap((problem) => {
    const { code, details } = problem.diagnostic;
    if (code !== "unknown-value" || details.what !== "subtype") {
      return [problem];
    }
    const { found, known } = details;
    if (declared.includes(found)) return [];
    const { wrong } = unknownName("subtype", found, [...known, ...declared]);
    return [{ ...problem, diagnostic: wrong }];
  });
}
