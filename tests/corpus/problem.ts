import { applySuggestion, type Diagnostic } from "../../mod.ts";

/** What a reader is told about a problem, and the text or variables without it. */
export function problemOutcome(
  { code, message, span, suggestion, source, label, labels, notes }: Diagnostic,
  text: string,
  variables = "",
): unknown {
  const marked = source === "variables" ? variables : text;
  const mended = suggestion &&
    applySuggestion({ text, variables }, suggestion);
  return {
    code,
    message,
    where: `${marked.slice(0, span.start)}‹${
      marked.slice(span.start, span.end)
    }›${marked.slice(span.end)}`,
    ...(label === undefined ? {} : { label }),
    ...(labels === undefined ? {} : {
      labels: labels.map(({ span, text }) =>
        `${span.start}-${span.end} ${text}`
      ),
    }),
    ...(notes === undefined ? {} : { notes }),
    ...mended && {
      suggestion: mended.text === text
        ? mended.variables
        : mended.variables === variables
        ? mended.text
        : mended,
    },
  };
}
