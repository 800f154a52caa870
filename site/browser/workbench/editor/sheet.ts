import { difference, type Edit } from "../../../../editor/dreamtides/mod.ts";
import {
  type History,
  NO_HISTORY,
  recordStep,
  type Snapshot,
  type StepKind,
  type Travel,
} from "./history.ts";
import { moveStyled, type Styled } from "./pieces.ts";
import { type Words, words } from "./words.ts";

/** What gives words their look; later ones lie above earlier ones. */
export type Layer = "tokens" | "mark" | "problems";

/** What somebody did to a text. */
export interface SheetEvents {
  readonly onChange: (kind: StepKind) => void;
  /** The caret has moved, but not by a change. */
  readonly onMove: () => void;
}

/** A text area, the words over it, and what was done to them. */
export interface Sheet extends SheetEvents {
  readonly area: HTMLTextAreaElement;
  readonly words: Words;
  /** As it was before what is happening now. */
  before: Snapshot;
  history: History;
  layers: Readonly<Record<Layer, readonly Styled[]>>;
  /** The frame in which the words are drawn again; 0 if they are up to date. */
  frame: number;
}

/** A new text, without a history. */
export function sheet(area: HTMLTextAreaElement, events: SheetEvents): Sheet {
  return {
    ...events,
    area,
    words: words(),
    before: snapshotOf(area),
    history: NO_HISTORY,
    layers: { tokens: [], mark: [], problems: [] },
    frame: 0,
  };
}

/** The text as it is. */
export function snapshotOf(
  { value: text, selectionStart: start, selectionEnd: end }:
    HTMLTextAreaElement,
): Snapshot {
  return { text, start, end };
}

/** Draws the words in the next frame: the letters themselves show no sooner. */
export function drawSoon(sheet: Sheet): void {
  sheet.frame ||= requestAnimationFrame(() => draw(sheet));
}

/** The words, up to date. */
export function drawnWords(sheet: Sheet): Words {
  if (sheet.frame !== 0) draw(sheet);
  return sheet.words;
}

function draw(sheet: Sheet): void {
  cancelAnimationFrame(sheet.frame);
  sheet.frame = 0;
  sheet.words.draw(sheet.area.value, Object.values(sheet.layers).flat());
}

/** Notes a change that was made to the text area, to undo it. */
export function noteChange(sheet: Sheet, kind: StepKind): void {
  const { area, before, history } = sheet;
  if (before.text !== area.value) {
    sheet.history = recordStep(history, { before, kind, time: Date.now() });
  }
  followChange(sheet, kind);
}

/** Makes an edit; the selection stays where it is if no other is given. */
export function replace(
  sheet: Sheet,
  { span, replacement }: Edit,
  kind: StepKind,
  selected?: Omit<Snapshot, "text">,
): void {
  const { area } = sheet;
  sheet.before = snapshotOf(area);
  area.setRangeText(replacement, span.start, span.end, "preserve");
  if (selected) area.setSelectionRange(selected.start, selected.end);
  noteChange(sheet, kind);
}

/** Goes to another text in the history, if there is one. */
export function travel(
  sheet: Sheet,
  way: (history: History, now: Snapshot) => Travel | undefined,
): boolean {
  const { area } = sheet;
  const found = way(sheet.history, snapshotOf(area));
  // The browser knows nothing of our history, and must not try, either.
  if (found === undefined) return true;
  const { to, history } = found;
  sheet.history = history;
  for (const { span, replacement } of difference(area.value, to.text)) {
    area.setRangeText(replacement, span.start, span.end);
  }
  area.setSelectionRange(to.start, to.end);
  followChange(sheet, "other");
  drawnWords(sheet).reveal(to.end);
  return true;
}

/** Words keep their look while the text around them changes. */
function followChange(sheet: Sheet, kind: StepKind): void {
  const { area, before, layers: { tokens, mark, problems } } = sheet;
  const [edit] = difference(before.text, area.value);
  sheet.before = snapshotOf(area);
  // A bracket that is typed over another leaves the text as it is.
  if (edit !== undefined) {
    const follow = (styled: readonly Styled[]) =>
      styled.map((each) => moveStyled(each, edit));
    sheet.layers = {
      tokens: follow(tokens),
      mark: follow(mark),
      problems: follow(problems),
    };
    drawSoon(sheet);
  }
  sheet.onChange(kind);
}
