import { type Diagnostic as Problem, setDiagnostics } from "@codemirror/lint";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import type { Diagnostic, Severity } from "../../../diagnostics/mod.ts";
import type { Fix } from "../../../editor/dreamtides.ts";
import { edit, type Workbench } from "../state.ts";

const SEVERITIES: Readonly<Record<Severity, Problem["severity"]>> = {
  error: "error",
  warning: "warning",
  lint: "info",
};

/** Underlines the problems of the text, or of the variables. */
export function showProblems(
  state: EditorState,
  workbench: Workbench,
  part: Diagnostic["source"],
): TransactionSpec {
  const fixes = workbench.fixes.value;
  const problems = workbench.diagnostics.value
    .filter(({ source }) => source === part)
    .map((diagnostic): Problem => ({
      ...placeIn(state, diagnostic),
      severity: SEVERITIES[diagnostic.severity],
      message: diagnostic.message,
      actions: fixes.filter((fix) => fix.fixes === diagnostic)
        .map((fix) => actionOf(workbench, fix)),
    }));
  return setDiagnostics(state, problems);
}

function placeIn(
  { doc }: EditorState,
  { span: { start, end } }: Diagnostic,
): Pick<Problem, "from" | "to"> {
  const to = Math.min(end, doc.length);
  return { from: Math.min(start, to), to };
}

function actionOf(
  workbench: Workbench,
  { title, edits }: Fix,
): { name: string; apply: () => void } {
  return { name: title, apply: () => edit(workbench, edits) };
}
