import type { Span } from "../../../diagnostics/mod.ts";
import { difference, type Edit } from "../../../editor/dreamtides.ts";
import {
  type History,
  NO_HISTORY,
  noted,
  redo,
  type Snapshot,
  type StepKind,
  type Travel,
  undo,
} from "./history.ts";
import { bracketTyped, pairDeleted } from "./brackets.ts";
import type { Keys } from "./keys.ts";
import { moved, type Styled } from "./pieces.ts";
import { words } from "./words.ts";

/** What gives words their look; later ones lie above earlier ones. */
export type Layer = "tokens" | "mark" | "problems";

/** A text that can be edited: a text area over the same words in color. */
export interface Field {
  /** The element around it, which scrolls. */
  readonly parent: Element;
  readonly area: HTMLTextAreaElement;
  /** What its own keys do. */
  readonly keys: Keys;
  /** Makes an edit; the caret stays put, unless it is told where to go. */
  readonly edit: (edit: Edit, caret?: number) => void;
  /** Selects some words and shows them; the caret is where they begin. */
  readonly select: (span: Span) => void;
  readonly style: (layer: Layer, styled: readonly Styled[]) => void;
  /** Where the letter at an offset is in the window. */
  readonly rectAt: (offset: number) => DOMRect;
}

/** What somebody did to a field. */
export interface FieldEvents {
  readonly onChange: (kind: StepKind) => void;
  /** The caret has moved, but not by a change. */
  readonly onMove: () => void;
}

/** Puts a text that can be edited into an element. */
export function field(
  parent: Element,
  { label, text }: { readonly label: string; readonly text: string },
  { onChange, onMove }: FieldEvents,
): Field {
  const area = textArea(label, text);
  const behind = words();
  const paper = document.createElement("div");
  paper.className = "paper";
  paper.append(behind.element, area);
  parent.append(paper);

  let before = snapshotOf(area);
  let history: History = NO_HISTORY;
  let layers: Readonly<Record<Layer, readonly Styled[]>> = {
    tokens: [],
    mark: [],
    problems: [],
  };
  let frame = 0;
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    behind.draw(area.value, Object.values(layers).flat());
  };
  const drawSoon = () => {
    // The letters of the text area show no sooner.
    frame ||= requestAnimationFrame(draw);
  };
  const drawn = () => {
    if (frame !== 0) draw();
    return behind;
  };

  const changed = (kind: StepKind) => {
    const [edit] = difference(before.text, area.value);
    before = snapshotOf(area);
    // A bracket that is typed over another leaves the text as it is.
    const move = (styled: readonly Styled[]) =>
      edit ? styled.map((each) => moved(each, edit)) : styled;
    const { tokens, mark, problems } = layers;
    layers = {
      tokens: move(tokens),
      mark: move(mark),
      problems: move(problems),
    };
    drawSoon();
    onChange(kind);
  };
  const note = (kind: StepKind) => {
    if (before.text === area.value) return;
    history = noted(history, { before, kind, time: Date.now() });
  };
  const replace = (
    { span, replacement }: Edit,
    kind: StepKind,
    selected?: Omit<Snapshot, "text">,
  ) => {
    before = snapshotOf(area);
    area.setRangeText(replacement, span.start, span.end, "preserve");
    if (selected) area.setSelectionRange(selected.start, selected.end);
    note(kind);
    changed(kind);
  };
  const go = (travel: Travel | undefined): boolean => {
    if (travel === undefined) return true;
    const { to } = travel;
    history = travel.history;
    for (const { span, replacement } of difference(area.value, to.text)) {
      area.setRangeText(replacement, span.start, span.end);
    }
    area.setSelectionRange(to.start, to.end);
    changed("other");
    drawn().reveal(to.end);
    return true;
  };
  const goBack = () => go(undo(history, snapshotOf(area)));
  const goOn = () => go(redo(history, snapshotOf(area)));

  area.addEventListener("beforeinput", (event) => {
    before = snapshotOf(area);
    const { inputType, data, isComposing } = event;
    if (inputType === "historyUndo" || inputType === "historyRedo") {
      event.preventDefault();
      return void (inputType === "historyUndo" ? goBack() : goOn());
    }
    if (isComposing) return;
    const made = inputType === "deleteContentBackward"
      ? pairDeleted(before)
      : inputType === "insertText" && data !== null
      ? bracketTyped(before, data)
      : undefined;
    if (made === undefined) return;
    event.preventDefault();
    replace(made.edit, kindOf(inputType), made);
  });
  area.addEventListener("input", (event) => {
    const kind = event instanceof InputEvent
      ? kindOf(event.inputType)
      : "other";
    note(kind);
    changed(kind);
  });
  area.addEventListener("selectionchange", () => {
    const { start, end } = before;
    if (area.selectionStart === start && area.selectionEnd === end) return;
    before = snapshotOf(area);
    onMove();
  });
  draw();

  return {
    parent,
    area,
    keys: { "Mod-z": goBack, "Mod-y": goOn, "Mod-Shift-z": goOn },
    edit: (edit, caret) =>
      replace(
        edit,
        "other",
        caret === undefined ? undefined : { start: caret, end: caret },
      ),
    select: ({ start, end }) => {
      area.focus({ preventScroll: true });
      area.setSelectionRange(start, end, "backward");
      before = snapshotOf(area);
      onMove();
      drawn().reveal(start);
    },
    style: (layer, styled) => {
      layers = { ...layers, [layer]: styled };
      drawSoon();
    },
    rectAt: (offset) => drawn().rectAt(offset),
  };
}

/** Where the caret is: at the end of the selection that moves. */
export function caretOf(
  { selectionDirection, selectionStart, selectionEnd }: HTMLTextAreaElement,
): number {
  return selectionDirection === "backward" ? selectionStart : selectionEnd;
}

function textArea(label: string, text: string): HTMLTextAreaElement {
  const area = document.createElement("textarea");
  area.value = text;
  area.rows = 1;
  area.spellcheck = false;
  area.autocapitalize = "off";
  area.autocomplete = "off";
  area.setAttribute("autocorrect", "off");
  area.setAttribute("aria-label", label);
  area.setAttribute("aria-autocomplete", "list");
  area.setAttribute("aria-haspopup", "listbox");
  return area;
}

function snapshotOf(
  { value: text, selectionStart: start, selectionEnd: end }:
    HTMLTextAreaElement,
): Snapshot {
  return { text, start, end };
}

function kindOf(inputType: string): StepKind {
  return /^insert(Composition)?Text$/.test(inputType)
    ? "typing"
    : inputType.startsWith("delete")
    ? "deleting"
    : "other";
}
