import { type JSX, render } from "preact";
import type { Diagnostic, Span } from "../../../diagnostics/mod.ts";
import type { Cursor } from "../../../editor/dreamtides.ts";
import { makeFix, type Workbench } from "../state.ts";
import type { Field } from "./field.ts";
import type { Keys } from "./keys.ts";
import { Markdown } from "./markdown.tsx";
import { popup } from "./popup.ts";

type Part = Cursor["source"];

/** Says what is wrong with words, and what they mean. */
export interface Help {
  readonly keys: Keys;
  /** The pointer is at an offset, or at no words. */
  readonly point: (offset: number | undefined) => void;
  readonly close: () => boolean;
}

/** What a popup is about. */
interface Opened {
  readonly span: Span;
  /** Whether it was asked for by a key: the pointer does not close it. */
  readonly isKept: boolean;
}

/** How long a pointer rests on words that it asks about. */
const MILLISECONDS_OF_REST = 300;

/** Help for a field. */
export function help(field: Field, workbench: Workbench, part: Part): Help {
  const tip = popup(field.parent);
  tip.element.classList.add("hover");
  const news = document.createElement("div");
  news.className = "unseen";
  news.ariaLive = "polite";
  field.parent.append(news);
  let opened: Opened | undefined;
  let timer = 0;

  const close = (): boolean => {
    clearTimeout(timer);
    if (opened === undefined) return false;
    opened = undefined;
    if (tip.element.contains(document.activeElement)) field.area.focus();
    render(null, tip.element);
    tip.hide();
    return true;
  };
  const open = (next: Opened, content: JSX.Element) => {
    clearTimeout(timer);
    opened = next;
    render(content, tip.element);
    tip.show(field.rectAt(next.span.start), "above");
  };
  const explain = (offset: number) => {
    const problems = problemsOf(workbench, part).filter(({ span }) =>
      isIn(span, offset)
    );
    const cursor = { offset, ...part && { source: part } };
    const { game, source } = workbench;
    const found = game.value.hoverAt(source.value, cursor);
    const span = problems[0]?.span ?? found?.span;
    if (span === undefined) return void close();
    open(
      { span, isKept: false },
      <>
        <Problems workbench={workbench} problems={problems} />
        {found !== undefined && <Markdown markdown={found.markdown} />}
      </>,
    );
  };
  /** Selects the next problem, or the one before, and shows it. */
  const toNext = (step: 1 | -1): boolean => {
    workbench.settle();
    const from = field.area.selectionStart;
    const all = problemsOf(workbench, part);
    const problem = step === 1
      ? all.find(({ span }) => span.start > from) ?? all[0]
      : all.findLast(({ span }) => span.start < from) ?? all.at(-1);
    if (problem === undefined) return false;
    field.select(problem.span);
    open(
      { span: problem.span, isKept: true },
      <Problems workbench={workbench} problems={[problem]} />,
    );
    news.textContent = problem.message;
    return true;
  };

  tip.element.addEventListener("mouseenter", () => clearTimeout(timer));
  const point = (offset: number | undefined) => {
    clearTimeout(timer);
    if (opened?.isKept) return;
    if (offset !== undefined && opened && isIn(opened.span, offset)) return;
    // Long enough for the way to the popup, too.
    timer = setTimeout(
      () => offset === undefined ? close() : explain(offset),
      MILLISECONDS_OF_REST,
    );
  };
  tip.element.addEventListener("mouseleave", () => point(undefined));
  return {
    close,
    point,
    keys: {
      "F8": () => toNext(1),
      "Shift-F8": () => toNext(-1),
      "Escape": close,
    },
  };
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

function problemsOf(
  { diagnostics }: Workbench,
  part: Part,
): readonly Diagnostic[] {
  return diagnostics.value.filter(({ source }) => source === part)
    .toSorted((one, other) => one.span.start - other.span.start);
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
