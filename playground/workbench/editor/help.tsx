import { type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
} from "@codemirror/view";
import { type JSX, render } from "preact";
import type { Diagnostic } from "../../../diagnostics/mod.ts";
import type { Cursor } from "../../../editor/dreamtides.ts";
import { makeFix, type Workbench } from "../state.ts";
import { Markdown } from "./markdown.tsx";

type Part = Cursor["source"];

/** Says what is wrong with the words under the pointer, and what they mean. */
export function help(workbench: Workbench, part: Part): Extension {
  const { game, source } = workbench;
  return [
    opened,
    hoverTooltip((_, offset) => {
      const problems = problemsOf(workbench, part).filter(({ span }) =>
        span.start <= offset && offset <= span.end
      );
      const cursor = { offset, ...part && { source: part } };
      const found = game.value.hoverAt(source.value, cursor);
      const span = problems[0]?.span ?? found?.span;
      return span === undefined ? null : tooltip(
        span,
        (
          <>
            <Problems workbench={workbench} problems={problems} />
            {found !== undefined && <Markdown markdown={found.markdown} />}
          </>
        ),
      );
    }),
    keymap.of([
      { key: "F8", run: (view) => toNext(view, workbench, part, 1) },
      { key: "Shift-F8", run: (view) => toNext(view, workbench, part, -1) },
      { key: "Escape", run: closeProblem },
    ]),
  ];
}

const open = StateEffect.define<Tooltip | null>();

/** The problem that F8 went to, until the caret goes elsewhere. */
const opened = StateField.define<Tooltip | null>({
  create: () => null,
  update: (current, { effects, docChanged, selection }) => {
    for (const effect of effects) if (effect.is(open)) return effect.value;
    return docChanged || selection !== undefined ? null : current;
  },
  provide: (field) => showTooltip.from(field),
});

function problemsOf(
  { diagnostics }: Workbench,
  part: Part,
): readonly Diagnostic[] {
  return diagnostics.value.filter(({ source }) => source === part)
    .toSorted((one, other) => one.span.start - other.span.start);
}

/** Selects the next problem, or the one before, and shows it. */
function toNext(
  view: EditorView,
  workbench: Workbench,
  part: Part,
  step: 1 | -1,
): boolean {
  const { from } = view.state.selection.main;
  const all = problemsOf(workbench, part);
  const problem = step === 1
    ? all.find(({ span }) => span.start > from) ?? all[0]
    : all.findLast(({ span }) => span.start < from) ?? all.at(-1);
  if (problem === undefined) return false;
  const { length } = view.state.doc;
  const head = Math.min(problem.span.start, length);
  const anchor = Math.min(problem.span.end, length);
  view.dispatch({
    selection: { anchor, head },
    effects: [
      open.of(tooltip(
        problem.span,
        <Problems workbench={workbench} problems={[problem]} />,
      )),
      EditorView.announce.of(problem.message),
    ],
    scrollIntoView: true,
  });
  return true;
}

function closeProblem(view: EditorView): boolean {
  if (view.state.field(opened) === null) return false;
  view.dispatch({ effects: open.of(null) });
  return true;
}

function tooltip(
  { start, end }: Diagnostic["span"],
  content: JSX.Element,
): Tooltip {
  const dom = document.createElement("div");
  dom.className = "hover";
  render(content, dom);
  return { pos: start, end, above: true, create: () => ({ dom }) };
}

function Problems(
  { workbench, problems }: {
    readonly workbench: Workbench;
    readonly problems: readonly Diagnostic[];
  },
): JSX.Element {
  const fixes = workbench.fixes.value;
  return (
    <>
      {problems.map((problem, i) => (
        <div key={i} class={`problem ${problem.severity}`}>
          <p>{problem.message}</p>
          {fixes.filter((fix) =>
            fix.fixes === problem
          ).map((fix) => (
            <button
              type="button"
              key={fix.title}
              onClick={() => makeFix(workbench, fix)}
            >
              {fix.title}
            </button>
          ))}
        </div>
      ))}
    </>
  );
}
