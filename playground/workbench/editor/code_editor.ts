import {
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { lintKeymap } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { effect } from "@preact/signals";
import { difference } from "../../../editor/dreamtides.ts";
import { fixNext, makeCanonical, type Workbench } from "../state.ts";
import { completion } from "./completion.ts";
import { hover } from "./hover.ts";
import { marks, setMark, setTokens } from "./marks.ts";
import { showProblems } from "./problems.ts";

/** Which of the two texts an editor is for. */
export interface EditorOptions {
  readonly label: string;
  readonly part: "text" | "variables";
}

/** An editor in the page; call `destroy` once it is gone. */
export interface CodeEditor {
  readonly view: EditorView;
  readonly destroy: () => void;
}

/** Puts an editor of the workbench's text or variables into an element. */
export function codeEditor(
  parent: Element,
  workbench: Workbench,
  options: EditorOptions,
): CodeEditor {
  const { source } = workbench;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: source.value[options.part],
      extensions: extensionsOf(workbench, options),
    }),
  });
  const stops = [
    effect(() => follow(view, source.value[options.part])),
    effect(() => decorate(view, workbench, sourceOf(options))),
    ...options.part === "text"
      ? [effect(() => {
        view.dispatch({ effects: setMark.of(workbench.words.value) });
      })]
      : [],
  ];
  return {
    view,
    destroy: () => {
      for (const stop of stops) stop();
      view.destroy();
    },
  };
}

function extensionsOf(
  workbench: Workbench,
  options: EditorOptions,
): Extension {
  const { label, part } = options;
  const source = sourceOf(options);
  return [
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    closeBrackets(),
    marks,
    completion(workbench, source),
    hover(workbench, source),
    keymap.of([
      { key: "Mod-.", run: () => fixNext(workbench) },
      { key: "Mod-Enter", run: () => makeCanonical(workbench) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({
      "aria-label": label,
      autocapitalize: "off",
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) {
        const text = update.state.doc.toString();
        const current = workbench.source.peek();
        if (current[part] !== text) {
          workbench.source.value = { ...current, [part]: text };
        }
      }
      if (part === "text" && (update.selectionSet || update.docChanged)) {
        workbench.caret.value = update.state.selection.main.head;
        // The caret has moved since: what counts is where it went.
        workbench.pointer.value = undefined;
      }
    }),
    part === "text" ? pointing(workbench) : [],
  ];
}

/** Notes where in the text the pointer is. */
function pointing({ pointer }: Workbench): Extension {
  return EditorView.domEventHandlers({
    mousemove: ({ clientX: x, clientY: y }, view) => {
      pointer.value = view.posAtCoords({ x, y }) ?? undefined;
    },
    mouseleave: () => {
      pointer.value = undefined;
    },
  });
}

/** Takes over a text that was not typed here; the caret stays put. */
function follow(view: EditorView, text: string): void {
  const current = view.state.doc.toString();
  if (current === text) return;
  const changes = difference(current, text).map(({ span, replacement }) => ({
    from: span.start,
    to: span.end,
    insert: replacement,
  }));
  view.dispatch({ changes, userEvent: "input.fix" });
}

function sourceOf({ part }: EditorOptions): "variables" | undefined {
  return part === "variables" ? part : undefined;
}

/** Underlines problems and colors words, in one step. */
function decorate(
  view: EditorView,
  workbench: Workbench,
  part: "variables" | undefined,
): void {
  const tokens = workbench.tokens.value.filter(({ source }) => source === part);
  view.dispatch(showProblems(view.state, workbench, part), {
    effects: setTokens.of(tokens),
  });
}
