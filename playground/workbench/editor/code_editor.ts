import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { effect } from "@preact/signals";
import { difference } from "../../../editor/dreamtides.ts";
import { fixNext, makeCanonical, type Workbench } from "../state.ts";
import { brackets } from "./brackets.ts";
import { completion } from "./completion.tsx";
import { deleting } from "./deleting.ts";
import { help } from "./help.tsx";
import { history } from "./history.ts";
import { marks, setMark, setProblems, setTokens } from "./marks.ts";
import { theme } from "./theme.ts";

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
  // CodeMirror adds its styles as style elements, which the page's policy
  // forbids, but to a shadow root as stylesheets.
  const root = parent.attachShadow({ mode: "open" });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: source.value[options.part],
      extensions: extensionsOf(workbench, options),
    }),
  });
  const stops = [
    effect(() => follow(view, source.value[options.part])),
    effect(decorating(view, workbench, sourceOf(options))),
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
    theme,
    history,
    brackets,
    deleting,
    EditorView.lineWrapping,
    marks,
    completion(workbench, source),
    help(workbench, source),
    keymap.of([
      { key: "Mod-.", run: () => fixNext(workbench) },
      { key: "Mod-Enter", run: () => makeCanonical(workbench) },
      { key: "Enter", run: newLine },
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

/** Underlines problems and colors words, in one step, if any are new. */
function decorating(
  view: EditorView,
  { diagnostics, tokens }: Workbench,
  part: "variables" | undefined,
): () => void {
  let last = "";
  const isHere = ({ source }: { readonly source?: "variables" }): boolean =>
    source === part;
  return () => {
    const problems = diagnostics.value.filter(isHere);
    const colored = tokens.value.filter(isHere);
    const text = view.state.doc.toString();
    // With every key in the text, those of the variables stay as they are.
    const now = JSON.stringify([text, problems, colored]);
    if (now === last) return;
    last = now;
    view.dispatch({
      effects: [setProblems.of(problems), setTokens.of(colored)],
    });
  };
}

function newLine({ state, dispatch }: EditorView): boolean {
  dispatch(state.update(state.replaceSelection("\n"), {
    userEvent: "input",
    scrollIntoView: true,
  }));
  return true;
}
