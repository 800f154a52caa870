import { type JSX, render } from "preact";
import type { Diagnostic, Span } from "../../../../diagnostics/internal.ts";
import type { Cursor } from "../../../../editor/dreamtides/mod.ts";
import { makeFix, type Workbench } from "../state.ts";
import type { Field } from "./field.ts";
import type { Keys } from "./keys.ts";
import { Markdown } from "./markdown.tsx";
import { type Popup, popup } from "./popup.ts";

type Part = Cursor["source"];

/** Says what is wrong with words, and what they mean. */
export interface Help {
  readonly keys: Keys;
  /** The pointer is at an offset, or at no words. */
  readonly point: (offset: number | undefined) => void;
  /** False if there was nothing to close. */
  readonly close: () => boolean;
}

/** What a popup is about. */
interface Opened {
  readonly span: Span;
  /** Whether it was asked for by a key: the pointer does not close it. */
  readonly isKept: boolean;
}

/** A field, and what is said about it. */
interface Helping {
  readonly field: Field;
  readonly workbench: Workbench;
  readonly part: Part;
  readonly tip: Popup;
  /** Tells those who listen. */
  readonly news: Element;
  opened: Opened | undefined;
  timer: number;
}

/** Help for a field. */
export function help(field: Field, workbench: Workbench, part: Part): Help {
  const tip = popup(field.parent);
  tip.element.classList.add("hover");
  const news = document.createElement("div");
  news.className = "unseen";
  news.ariaLive = "polite";
  field.parent.append(news);
  const state: Helping = {
    field,
    workbench,
    part,
    tip,
    news,
    opened: undefined,
    timer: 0,
  };
  tip.element.addEventListener("mouseenter", () => clearTimeout(state.timer));
  tip.element.addEventListener("mouseleave", () => point(state, undefined));
  return {
    close: () => close(state),
    point: (offset) => point(state, offset),
    keys: {
      "F8": () => toNext(state, 1),
      "Shift-F8": () => toNext(state, -1),
      "Escape": () => close(state),
    },
  };
}

/** How long a pointer rests on words that it asks about. */
const MILLISECONDS_OF_REST = 300;

/** Follows the pointer: at an offset, or at no words. */
function point(state: Helping, offset: number | undefined): void {
  const { opened } = state;
  clearTimeout(state.timer);
  if (opened?.isKept) return;
  if (offset !== undefined && opened && isIn(opened.span, offset)) return;
  // Long enough for the way to the popup, too.
  state.timer = setTimeout(() => {
    if (offset === undefined) close(state);
    else explain(state, offset);
  }, MILLISECONDS_OF_REST);
}

function explain(state: Helping, offset: number): void {
  const { workbench, part } = state;
  const problems = problemsOf(workbench, part).filter(({ span }) =>
    isIn(span, offset)
  );
  const cursor = { offset, ...part && { source: part } };
  const { game, source } = workbench;
  const found = game.value.hoverAt(source.value, cursor);
  const span = problems[0]?.span ?? found?.span;
  if (span === undefined) return void close(state);
  open(
    state,
    { span, isKept: false },
    <>
      <Problems workbench={workbench} problems={problems} />
      {found !== undefined && <Markdown markdown={found.markdown} />}
    </>,
  );
}

/** Selects the next problem, or the one before, and shows it. */
function toNext(state: Helping, step: 1 | -1): boolean {
  const { field: { area, select }, workbench, part, news } = state;
  workbench.settle();
  const from = area.selectionStart;
  const all = problemsOf(workbench, part);
  const problem = step === 1
    ? all.find(({ span }) => span.start > from) ?? all[0]
    : all.findLast(({ span }) => span.start < from) ?? all.at(-1);
  if (problem === undefined) return false;
  select(problem.span);
  open(
    state,
    { span: problem.span, isKept: true },
    <Problems workbench={workbench} problems={[problem]} />,
  );
  news.textContent = problem.message;
  return true;
}

function open(state: Helping, opened: Opened, content: JSX.Element): void {
  const { field: { rectAt }, tip } = state;
  clearTimeout(state.timer);
  state.opened = opened;
  render(content, tip.element);
  tip.show(rectAt(opened.span.start), "above");
}

/** False if there was nothing to close. */
function close(state: Helping): boolean {
  const { field: { area }, tip, opened } = state;
  clearTimeout(state.timer);
  if (opened === undefined) return false;
  state.opened = undefined;
  // Whoever was at a button of the popup is not left behind.
  if (tip.element.contains(document.activeElement)) area.focus();
  render(null, tip.element);
  tip.hide();
  return true;
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
