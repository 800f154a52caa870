import {
  countOf,
  type Diagnostic,
  locate,
} from "../../../../diagnostics/internal.ts";
import type { JSX } from "preact";
import type { Fix } from "../../../../editor/dreamtides/mod.ts";
import { makeFix, type Workbench } from "../state.ts";

/** Everything that is wrong with the text, each with its fixes. */
export function Problems(
  { workbench, onGo }: {
    readonly workbench: Workbench;
    readonly onGo: (diagnostic: Diagnostic) => void;
  },
): JSX.Element {
  const diagnostics = workbench.diagnostics.value.toSorted(byPlace);
  return (
    <section class="problems" aria-label="Problems">
      <p class="summary" role="status">{summaryOf(workbench, diagnostics)}</p>
      <ul>
        {diagnostics.map((diagnostic, i) => (
          <Problem
            key={i}
            workbench={workbench}
            diagnostic={diagnostic}
            onGo={onGo}
          />
        ))}
      </ul>
    </section>
  );
}

function Problem(
  { workbench, diagnostic, onGo }: {
    readonly workbench: Workbench;
    readonly diagnostic: Diagnostic;
    readonly onGo: (diagnostic: Diagnostic) => void;
  },
): JSX.Element {
  const { message, severity, notes = [] } = diagnostic;
  const fixes = workbench.fixes.value.filter((fix) => fix.fixes === diagnostic);
  return (
    <li class={`problem ${severity}`}>
      <button type="button" class="go" onClick={() => onGo(diagnostic)}>
        <span class="where">{whereOf(workbench, diagnostic)}</span> {message}
      </button>
      {notes.map((note) => <p key={note} class="note">{note}</p>)}
      {fixes.length > 0 && (
        <div class="fixes">
          {fixes.map((fix) => (
            <FixButton key={fix.title} fix={fix} workbench={workbench} />
          ))}
        </div>
      )}
    </li>
  );
}

function FixButton(
  { fix, workbench }: { readonly fix: Fix; readonly workbench: Workbench },
): JSX.Element {
  return (
    <button
      type="button"
      class="fix"
      onClick={() => makeFix(workbench, fix)}
    >
      {fix.title}
    </button>
  );
}

/** The text first, then the variables. */
function byPlace(one: Diagnostic, other: Diagnostic): number {
  const rank = ({ source }: Diagnostic) => source === undefined ? 0 : 1;
  return rank(one) - rank(other) || one.span.start - other.span.start;
}

function whereOf(
  { read }: Workbench,
  { span, source: part }: Diagnostic,
): string {
  const text = part === "variables"
    ? read.value.source.variables
    : read.value.source.text;
  const { line, column } = locate({ file: "", text }, span.start);
  const where = `${line}:${column}`;
  return part === "variables" ? `variables ${where}` : where;
}

function summaryOf(
  { isUnfinished }: Workbench,
  diagnostics: readonly Diagnostic[],
): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const rest = diagnostics.length - errors.length;
  if (diagnostics.length === 0) {
    return isUnfinished.value ? "Not finished yet" : "No problems";
  }
  return [
    errors.length > 0 && countOf(errors.length, "error"),
    rest > 0 && countOf(rest, "hint"),
  ].filter(Boolean).join(", ");
}
