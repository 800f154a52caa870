import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

/** What closes what. */
const PAIRS: Readonly<Record<string, string>> = {
  "{": "}",
  "(": ")",
  "[": "]",
};

const CLOSING = new Set(Object.values(PAIRS));

/** An opening bracket brings its closing one, which is typed over. */
export const brackets: Extension = [
  EditorView.inputHandler.of((view, from, to, typed) =>
    !view.composing && (opened(view, from, to, typed) ||
      closed(view, from, to, typed))
  ),
  keymap.of([{ key: "Backspace", run: deletePair }]),
];

/** Adds the closing bracket, around the selection if there is one. */
function opened(
  { state, dispatch }: EditorView,
  from: number,
  to: number,
  typed: string,
): boolean {
  const closing = Object.hasOwn(PAIRS, typed) ? PAIRS[typed] : undefined;
  const isBeforeWord = /[\w{]/.test(state.sliceDoc(to, to + 1));
  if (closing === undefined || from === to && isBeforeWord) return false;
  dispatch(state.update({
    changes: [{ from, insert: typed }, { from: to, insert: closing }],
    selection: { anchor: from + 1, head: to + 1 },
    userEvent: "input.type",
  }));
  return true;
}

/** Steps over a closing bracket that is there already. */
function closed(
  { state, dispatch }: EditorView,
  from: number,
  to: number,
  typed: string,
): boolean {
  if (
    from !== to || !CLOSING.has(typed) || state.sliceDoc(to, to + 1) !== typed
  ) return false;
  dispatch(state.update({
    selection: { anchor: to + 1 },
    userEvent: "input.type",
  }));
  return true;
}

/** Deletes both brackets of a pair that has nothing in it. */
function deletePair({ state, dispatch }: EditorView): boolean {
  const { from, empty } = state.selection.main;
  const closing = PAIRS[state.sliceDoc(Math.max(0, from - 1), from)];
  if (!empty || closing === undefined) return false;
  if (state.sliceDoc(from, from + 1) !== closing) return false;
  dispatch(state.update({
    changes: { from: from - 1, to: from + 1 },
    userEvent: "delete",
  }));
  return true;
}
