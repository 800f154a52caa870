import {
  autocompletion,
  type Completion as Option,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Completion, Cursor } from "../../../editor/dreamtides.ts";
import { edit, type Workbench } from "../state.ts";

/** Offers what the grammar reads next. */
export function completion(
  workbench: Workbench,
  part: Cursor["source"],
): Extension {
  const { game, source } = workbench;
  const find = (context: CompletionContext): CompletionResult | null => {
    if (!isWanted(context)) return null;
    const cursor = { offset: context.pos, ...part && { source: part } };
    const found = game.value.language.completionsAt(source.value, cursor);
    const [first] = found;
    if (first === undefined) return null;
    return {
      from: first.span.start,
      options: found.map((each) => optionOf(workbench, each)),
      // What fits has been chosen already, and is in order.
      filter: false,
    };
  };
  return autocompletion({ override: [find], icons: false });
}

/** Not after a finished sentence, unless somebody asks. */
function isWanted({ explicit, state, pos }: CompletionContext): boolean {
  return explicit || /[\w{ ]$/.test(state.sliceDoc(Math.max(0, pos - 1), pos));
}

function optionOf(workbench: Workbench, completion: Completion): Option {
  const { label, detail, replacement, span, also = [] } = completion;
  return {
    label,
    ...detail !== undefined && { detail },
    apply: (view: EditorView) => {
      const end = Math.min(span.end, view.state.doc.length);
      view.dispatch({
        changes: { from: span.start, to: end, insert: replacement },
        selection: { anchor: span.start + replacement.length },
        userEvent: "input.complete",
      });
      edit(workbench, also);
    },
  };
}
