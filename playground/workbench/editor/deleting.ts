import type { Extension, SelectionRange } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";

/** Whether a key deletes letters or words. */
type Unit = "moveByChar" | "moveByGroup";

/**
 * Keys that delete. Left to themselves, browsers would add styles of their own
 * where two lines become one.
 */
export const deleting: Extension = keymap.of([
  { key: "Backspace", run: deletes("moveByChar", false) },
  { key: "Shift-Backspace", run: deletes("moveByChar", false) },
  { key: "Delete", run: deletes("moveByChar", true) },
  {
    key: "Mod-Backspace",
    mac: "Alt-Backspace",
    run: deletes("moveByGroup", false),
  },
  { key: "Mod-Delete", mac: "Alt-Delete", run: deletes("moveByGroup", true) },
]);

function deletes(
  unit: Unit,
  isForward: boolean,
): (view: EditorView) => boolean {
  return (view) => {
    const { from, to } = selectedOr(view, unit, isForward);
    if (from === to) return false;
    view.dispatch({
      changes: { from, to },
      userEvent: "delete",
      scrollIntoView: true,
    });
    return true;
  };
}

/** The selection, or what is beside the caret. */
function selectedOr(
  view: EditorView,
  unit: Unit,
  isForward: boolean,
): Pick<SelectionRange, "from" | "to"> {
  const { main } = view.state.selection;
  if (!main.empty) return main;
  const { head } = view[unit](main, isForward);
  return {
    from: Math.min(main.head, head),
    to: Math.max(main.head, head),
  };
}
