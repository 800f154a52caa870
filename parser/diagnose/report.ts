import { UNKNOWN } from "../../combinators/mod.ts";
import {
  endsBefore,
  type FaultyText,
  type Finding,
  wordAt,
} from "../../combinators/mistakes/mod.ts";
import {
  type AbilityDetails,
  type Diagnostic,
  type Misfit,
  oneEdit,
  slice,
  type Span,
} from "../../diagnostics/internal.ts";
import { abilityDiagnostic } from "../../lexer/internal.ts";
import { adviceFor } from "./advice.ts";
import { paidReading, unclearEffect } from "./paid_or_free.ts";

/** The codes of mistakes in sentences. */
type SentenceCode = {
  [C in keyof AbilityDetails]: AbilityDetails[C] extends Misfit ? C : never;
}[keyof AbilityDetails];

/** Reports a mistake of a card's text. */
export function report(faulty: FaultyText, finding: Finding): Diagnostic {
  const { edit, expected, failure } = finding;
  const code = codeOf(faulty, finding);
  const span = edit && code === "unclear-scope"
    ? unclearEffect(faulty, edit)
    : finding.span;
  const found = inWords(faulty, span);
  if (failure.tooDeep) {
    return abilityDiagnostic("nested-too-deeply", span, { found });
  }
  if (endsBefore(faulty, failure)) {
    return abilityDiagnostic(code, span, { found, expected: [] }, {
      label: SINGLE,
      suggestion: oneEdit(span, "\n\n"),
    });
  }
  const label = found === LINE_BREAK ? SINGLE : LABELS[code];
  const notes = edit && code === "unclear-scope"
    ? [paidReading(faulty, edit)]
    : adviceFor(faulty.text.slice(0, span.start), slice(faulty.text, span));
  return abilityDiagnostic(code, span, { found, expected }, {
    ...finding.extras,
    ...label !== undefined && { label },
    ...notes.length > 0 && { notes },
  });
}

/** The special edits of a card are named after the mistakes that they fix. */
const SPECIAL = ["plural-for-one", "unclear-scope", "value-in-text"] as const;

function codeOf(faulty: FaultyText, { at, code, edit }: Finding): SentenceCode {
  const special = SPECIAL.find((each) => each === edit?.special);
  if (special !== undefined) return special;
  const found = wordAt(faulty, at);
  // "dissolve" for "{dissolve}"
  const isBare = edit?.why === "respelled" &&
    edit.added[0]?.spelling === `{${found}}`;
  if (isBare) return "missing-braces";
  if (code !== "misplaced-word") return code;
  if (found.startsWith("}")) return "stray-brace";
  if (faulty.columns.ids[at] !== UNKNOWN) return code;
  return found.startsWith("{") ? "unknown-directive" : "unknown-word";
}

/** The label of each mistake; others say what was read before. */
const LABELS: Partial<{ readonly [C in SentenceCode]: string }> = {
  "stray-brace": "closes nothing",
  "doubled-word": "the second time",
  "wrong-order": "in the wrong order",
  "value-in-text": "a value in the text",
  "unclear-scope": "on its own, or on the same terms?",
};

const SINGLE = "a single line break";
const LINE_BREAK = "the line break";

function inWords({ text }: FaultyText, span: Span): string {
  const found = slice(text, span);
  if (found === "\n") return LINE_BREAK;
  return found === '"' ? `'"'` : `"${found}"`;
}
