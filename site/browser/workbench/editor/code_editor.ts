import { batch, effect } from "@preact/signals";
import type { Span } from "../../../../diagnostics/internal.ts";
import { difference } from "../../../../editor/dreamtides/mod.ts";
import { fixNext, makeCanonical, type Workbench } from "../state.ts";
import { completions } from "./completion.tsx";
import { caretOf, type Field, field } from "./field.ts";
import { help } from "./help.tsx";
import { keyName, type Keys } from "./keys.ts";
import { markStyles, problemStyles, tokenStyles } from "./styles.ts";

/** Which of the two texts an editor is for. */
export interface EditorOptions {
  readonly label: string;
  readonly part: "text" | "variables";
}

/** An editor in the page; call `destroy` once it is gone. */
export interface CodeEditor {
  /** Selects some words, and puts the focus there. */
  readonly select: (span: Span) => void;
  readonly destroy: () => void;
}

/** Puts an editor of the workbench's text or variables into an element. */
export function codeEditor(
  parent: Element,
  workbench: Workbench,
  { label, part }: EditorOptions,
): CodeEditor {
  const text = workbench.source.peek()[part];
  const made: Field = field(parent, { label, text }, {
    onChange: (kind) => {
      batch(() => {
        if (kind === "other") workbench.explain();
        else workbench.wait();
        noteText(workbench, part, made.area.value);
        if (part === "text") noteCaret(workbench, made);
      });
      hints.close();
      offers.follow(kind);
    },
    onMove: () => {
      if (part === "text") noteCaret(workbench, made);
      workbench.explain();
      close();
    },
  });
  const answersTo = part === "variables" ? part : undefined;
  const offers = completions(made, workbench, answersTo);
  const hints = help(made, workbench, answersTo);
  const close = () => [offers.close(), hints.close()];
  made.area.addEventListener("blur", workbench.explain);
  listenToKeys(parent, [offers.keys, hints.keys, made.keys, {
    "Mod-.": () => fixNext(workbench),
    "Mod-Enter": () => makeCanonical(workbench),
  }]);
  listenToPointer(made, (offset) => {
    if (part === "text") workbench.pointer.value = offset;
    hints.point(offset);
  });
  const stops = [
    followText(made, workbench, part),
    ...styleWords(made, workbench, part),
    onScroll(parent, close),
  ];
  return {
    select: made.select,
    destroy: () => {
      for (const stop of stops) stop();
      close();
      parent.replaceChildren();
    },
  };
}

/** Popups hang where their words were: they do not scroll along. */
function onScroll(parent: Element, close: () => void): () => void {
  const listener = ({ target }: Event) => {
    if (target instanceof Node && target.contains(parent)) close();
  };
  addEventListener("scroll", listener, true);
  return () => removeEventListener("scroll", listener, true);
}

function listenToKeys(parent: Element, keys: readonly Keys[]): void {
  parent.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.isComposing) return;
    const name = keyName(event);
    if (keys.some((each) => each[name]?.())) event.preventDefault();
  });
}

function listenToPointer(
  made: Field,
  onPoint: (offset: number | undefined) => void,
): void {
  const { area } = made;
  area.addEventListener("mousemove", (event) => onPoint(offsetAt(made, event)));
  area.addEventListener("mouseleave", () => onPoint(undefined));
}

function noteCaret({ caret, pointer }: Workbench, { area }: Field): void {
  caret.value = caretOf(area);
  // The caret has moved since: what counts is where it went.
  pointer.value = undefined;
}

function noteText(
  { source }: Workbench,
  part: EditorOptions["part"],
  text: string,
): void {
  const current = source.peek();
  if (current[part] !== text) source.value = { ...current, [part]: text };
}

/** Takes over a text that was not typed here; the caret stays put. */
function followText(
  { area, edit }: Field,
  workbench: Workbench,
  part: EditorOptions["part"],
): () => void {
  return effect(() => {
    // A text area has no other line ends.
    const lines = workbench.source.value[part].replaceAll(/\r\n?/g, "\n");
    for (const each of difference(area.value, lines)) edit(each);
    noteText(workbench, part, area.value);
  });
}

/** Underlines problems and colors words as long as the editor lives. */
function styleWords(
  { style }: Field,
  { diagnostics, tokens, words }: Workbench,
  part: EditorOptions["part"],
): readonly (() => void)[] {
  const isHere = ({ source = "text" }: { readonly source?: string }): boolean =>
    source === part;
  return [
    effect(() => {
      style("problems", problemStyles(diagnostics.value.filter(isHere)));
    }),
    effect(() => style("tokens", tokenStyles(tokens.value.filter(isHere)))),
    ...part === "text"
      ? [effect(() => style("mark", markStyles(words.value)))]
      : [],
  ];
}

/** The offset of the letter under the pointer; nothing beside the words. */
function offsetAt(
  { area, rectAt }: Field,
  { clientX, clientY }: MouseEvent,
): number | undefined {
  // Older browsers do not have it; help is still there on a key.
  const found = document.caretPositionFromPoint?.(clientX, clientY);
  if (found?.offsetNode !== area) return undefined;
  const { left, height } = rectAt(found.offset);
  return Math.abs(left - clientX) <= height ? found.offset : undefined;
}
