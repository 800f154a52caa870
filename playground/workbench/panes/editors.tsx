import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Diagnostic } from "../../../diagnostics/mod.ts";
import { type CodeEditor, codeEditor } from "../editor/code_editor.ts";
import type { Workbench } from "../state.ts";
import { Problems } from "./problems.tsx";

/** The text, its variables if the game has them, and what is wrong. */
export function Editors(
  { workbench }: { readonly workbench: Workbench },
): JSX.Element {
  const text = useRef<CodeEditor | undefined>(undefined);
  const variables = useRef<CodeEditor | undefined>(undefined);
  const hasVariables = workbench.name.value === "dreamtides";
  const go = ({ span, source }: Diagnostic) => {
    const view = (source === undefined ? text : variables).current?.view;
    const end = view?.state.doc.length ?? 0;
    view?.focus();
    view?.dispatch({
      selection: {
        anchor: Math.min(span.start, end),
        head: Math.min(span.end, end),
      },
      scrollIntoView: true,
    });
  };
  return (
    <section class="editors" aria-label="Editor">
      <Editor workbench={workbench} part="text" label="Text" editor={text} />
      {hasVariables && (
        <Editor
          workbench={workbench}
          part="variables"
          label="Variables"
          editor={variables}
        />
      )}
      <Keys />
      <Problems workbench={workbench} onGo={go} />
    </section>
  );
}

function Keys(): JSX.Element {
  return (
    <p class="keys">
      <span>
        <kbd>Ctrl Space</kbd> complete
      </span>
      <span>
        <kbd>F8</kbd> next problem
      </span>
      <span>
        <kbd>Ctrl .</kbd> fix
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> canonical text
      </span>
    </p>
  );
}

function Editor(
  { workbench, part, label, editor }: {
    readonly workbench: Workbench;
    readonly part: "text" | "variables";
    readonly label: string;
    readonly editor: { current: CodeEditor | undefined };
  },
): JSX.Element {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (parent.current === null) return;
    const made = codeEditor(parent.current, workbench, { part, label });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, [workbench, part, label]);
  return (
    <div class={`editor ${part}`}>
      <h2>{label}</h2>
      <div ref={parent} class="code" />
    </div>
  );
}
