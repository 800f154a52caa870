import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Diagnostic } from "../../../../diagnostics/internal.ts";
import { type CodeEditor, codeEditor } from "../editor/code_editor.ts";
import { DIALECT_CHOICES } from "../game.ts";
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
    (source === undefined ? text : variables).current?.select(span);
  };
  return (
    <section class="editors" aria-label="Editor">
      <Editor
        workbench={workbench}
        part="text"
        label="Text"
        editor={text}
        aside={hasVariables && <Dialect workbench={workbench} />}
      />
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

const DIALECTS: Readonly<Record<(typeof DIALECT_CHOICES)[number], string>> = {
  auto: "Auto-detect",
  classic: "Classic: {e}",
  rlf: "RLF: {energy($e)}",
};

/** In which dialect the text is read. */
function Dialect(
  { workbench: { source } }: { readonly workbench: Workbench },
): JSX.Element {
  return (
    <label class="dialect">
      <span>Dialect</span>
      <select
        value={source.value.dialect ?? "auto"}
        onChange={({ currentTarget: { value } }) => {
          const dialect = DIALECT_CHOICES.find((each) => each === value);
          source.value = { ...source.value, dialect: dialect ?? "auto" };
        }}
      >
        {DIALECT_CHOICES.map((each) => (
          <option key={each} value={each}>{DIALECTS[each]}</option>
        ))}
      </select>
    </label>
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
  { workbench, part, label, editor, aside = false }: {
    readonly workbench: Workbench;
    readonly part: "text" | "variables";
    readonly label: string;
    readonly editor: { current: CodeEditor | undefined };
    /** What stands beside the heading. */
    readonly aside?: JSX.Element | false;
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
      <div class="heading">
        <h2>{label}</h2>
        {aside}
      </div>
      <div ref={parent} class="code" />
    </div>
  );
}
