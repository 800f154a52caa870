import {
  Annotation,
  type ChangeSet,
  type EditorSelection,
  type Extension,
  StateField,
  type Transaction,
} from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

/** Something that can be undone, or done again. */
interface Step {
  /** What takes it back. */
  readonly back: ChangeSet;
  /** What was selected before. */
  readonly selection: EditorSelection;
  /** What somebody did, as CodeMirror calls it: "input.type". */
  readonly event: string;
  readonly time: number;
}

interface Steps {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

type Way = "undo" | "redo";

/** Marks the changes that come out of the history. */
const way = Annotation.define<Way>();

const steps = StateField.define<Steps>({
  create: () => ({ done: [], undone: [] }),
  update: (current, transaction) =>
    transaction.docChanged ? noted(current, transaction) : current,
});

/** Remembers what was typed, deleted, fixed or pasted, to undo it. */
export const history: Extension = [
  steps,
  keymap.of([
    { key: "Mod-z", run: (view) => go(view, "undo"), preventDefault: true },
    { key: "Mod-y", run: (view) => go(view, "redo"), preventDefault: true },
    { key: "Mod-Shift-z", run: (view) => go(view, "redo") },
  ]),
  // From a menu of the browser.
  EditorView.domEventHandlers({
    beforeinput: ({ inputType }, view) =>
      inputType === "historyUndo"
        ? go(view, "undo")
        : inputType === "historyRedo" && go(view, "redo"),
  }),
];

function noted(
  { done, undone }: Steps,
  transaction: Transaction,
): Steps {
  const step = stepOf(transaction);
  switch (transaction.annotation(way)) {
    case "undo":
      return { done: done.slice(0, -1), undone: [...undone, step] };
    case "redo":
      return { done: [...done, step], undone: undone.slice(0, -1) };
    default:
      return { done: added(done, step), undone: [] };
  }
}

function stepOf(transaction: Transaction): Step {
  const { changes, startState } = transaction;
  return {
    back: changes.invert(startState.doc),
    selection: startState.selection,
    event:
      ["input.type", "delete"].find((event) =>
        transaction.isUserEvent(event)
      ) ?? "",
    time: Date.now(),
  };
}

// A pause this long ends what one step takes back.
const MILLISECONDS_BETWEEN_STEPS = 500;

/** Letters that are typed in a row are one step. */
function added(done: readonly Step[], step: Step): readonly Step[] {
  const last = done.at(-1);
  if (
    last === undefined || step.event === "" || step.event !== last.event ||
    step.time - last.time > MILLISECONDS_BETWEEN_STEPS
  ) return [...done, step];
  const { back, selection, event } = last;
  const joined = { back: step.back.compose(back), selection, event };
  return [...done.slice(0, -1), { ...joined, time: step.time }];
}

/** Takes a step; false if there is none. */
function go(view: EditorView, where: Way): boolean {
  const { done, undone } = view.state.field(steps);
  const step = (where === "undo" ? done : undone).at(-1);
  if (step === undefined) return false;
  view.dispatch({
    changes: step.back,
    selection: step.selection,
    annotations: way.of(where),
    userEvent: where,
    scrollIntoView: true,
  });
  return true;
}
