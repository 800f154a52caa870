import type { Span } from "../../../../diagnostics/internal.ts";
import type { Edit } from "../../../../editor/dreamtides/mod.ts";
import { bracketTyped, pairDeleted } from "./brackets.ts";
import { redo, type StepKind, undo } from "./history.ts";
import type { Keys } from "./keys.ts";
import type { Styled } from "./pieces.ts";
import {
  drawnWords,
  drawSoon,
  type Layer,
  noteChange,
  replace,
  type Sheet,
  sheet,
  type SheetEvents,
  snapshotOf,
  travel,
} from "./sheet.ts";

/** A text that can be edited: a text area under the same words in color. */
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

/** Puts a text that can be edited into an element. */
export function field(
  parent: Element,
  { label, text }: { readonly label: string; readonly text: string },
  events: SheetEvents,
): Field {
  const area = textArea(label, text);
  const made = sheet(area, events);
  const paper = document.createElement("div");
  paper.className = "paper";
  paper.append(made.words.element, area);
  parent.append(paper);
  listen(made);
  drawSoon(made);
  return {
    parent,
    area,
    keys: {
      "Mod-z": () => travel(made, undo),
      "Mod-y": () => travel(made, redo),
      "Mod-Shift-z": () => travel(made, redo),
    },
    edit: (edit, caret) =>
      replace(
        made,
        edit,
        "other",
        caret === undefined ? undefined : { start: caret, end: caret },
      ),
    select: (span) => select(made, span),
    style: (layer, styled) => {
      made.layers = { ...made.layers, [layer]: styled };
      drawSoon(made);
    },
    rectAt: (offset) => drawnWords(made).rectAt(offset),
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

function listen(sheet: Sheet): void {
  const { area, onMove } = sheet;
  area.addEventListener("beforeinput", (event) => {
    sheet.before = snapshotOf(area);
    if (isOurs(sheet, event)) event.preventDefault();
  });
  area.addEventListener("input", (event) => {
    noteChange(
      sheet,
      event instanceof InputEvent ? kindOf(event.inputType) : "other",
    );
  });
  area.addEventListener("selectionchange", () => {
    const { start, end } = sheet.before;
    if (area.selectionStart === start && area.selectionEnd === end) return;
    sheet.before = snapshotOf(area);
    onMove();
  });
}

/** Does what the browser would do otherwise: false leaves it to the browser. */
function isOurs(
  sheet: Sheet,
  { inputType, data, isComposing }: InputEvent,
): boolean {
  // From a menu of the browser.
  if (inputType === "historyUndo") return travel(sheet, undo);
  if (inputType === "historyRedo") return travel(sheet, redo);
  if (isComposing) return false;
  const made = inputType === "deleteContentBackward"
    ? pairDeleted(sheet.before)
    : inputType === "insertText" && data !== null
    ? bracketTyped(sheet.before, data)
    : undefined;
  if (made !== undefined) replace(sheet, made.edit, kindOf(inputType), made);
  return made !== undefined;
}

function kindOf(inputType: string): StepKind {
  return /^insert(Composition)?Text$/.test(inputType)
    ? "typing"
    : inputType.startsWith("delete")
    ? "deleting"
    : "other";
}

function select(sheet: Sheet, { start, end }: Span): void {
  const { area, onMove } = sheet;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end, "backward");
  sheet.before = snapshotOf(area);
  onMove();
  drawnWords(sheet).reveal(start);
}
