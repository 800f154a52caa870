import {
  type Extension,
  Prec,
  StateEffect,
  StateField,
  type Transaction,
} from "@codemirror/state";
import {
  EditorView,
  keymap,
  showTooltip,
  type Tooltip,
  type TooltipView,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import { render } from "preact";
import type { Completion, Cursor } from "../../../editor/dreamtides.ts";
import { MILLISECONDS_OF_PAUSE } from "../settling.ts";
import { edit, type Workbench } from "../state.ts";
import { completionId, CompletionList, LIST_ID } from "./completion_list.tsx";

/** What is offered at the caret. */
interface Offer {
  readonly found: readonly Completion[];
  /** The index of the one that Enter takes. */
  readonly chosen: number;
  /** Where the list hangs. */
  readonly at: number;
  /** Something has been typed since. */
  readonly isStale: boolean;
  readonly time: number;
}

const setOffer = StateEffect.define<Offer | undefined>();

const offer = StateField.define<Offer | undefined>({
  create: () => undefined,
  update: (current, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(setOffer)) return effect.value;
    }
    return current && kept(current, transaction);
  },
});

/** Offers what the grammar reads next. */
export function completion(
  workbench: Workbench,
  part: Cursor["source"],
): Extension {
  const find = (view: EditorView): readonly Completion[] => {
    const offset = view.state.selection.main.head;
    const cursor = { offset, ...part && { source: part } };
    const { game, source } = workbench;
    return game.value.completionsAt(source.value, cursor);
  };
  const take = (view: EditorView, index: number): boolean => {
    const shown = view.state.field(offer);
    const found = shown?.isStale ? find(view) : shown?.found;
    const taken = found?.[shown?.isStale ? 0 : index];
    if (taken === undefined) return close(view);
    insert(view, taken);
    edit(workbench, taken.also ?? []);
    return true;
  };
  const list = (view: EditorView): TooltipView => listOf(view, take);
  return [
    offer,
    tooltipOf(list),
    EditorView.contentAttributes.compute(
      [offer],
      (state) => attributesOf(state.field(offer)),
    ),
    EditorView.focusChangeEffect.of((state, isFocused) =>
      isFocused || state.field(offer) === undefined
        ? null
        : setOffer.of(undefined)
    ),
    whileTyping((view) => show(view, find(view))),
    Prec.highest(keymap.of([
      { key: "Ctrl-Space", run: (view) => show(view, find(view)) },
      { key: "ArrowDown", run: (view) => choose(view, 1) },
      { key: "ArrowUp", run: (view) => choose(view, -1) },
      { key: "PageDown", run: (view) => choose(view, PAGE, "clamped") },
      { key: "PageUp", run: (view) => choose(view, -PAGE, "clamped") },
      { key: "Escape", run: close },
      {
        key: "Enter",
        run: (view) => isSettled(view) && takeChosen(view, take),
      },
    ])),
  ];
}

/** The same tooltip as long as it hangs at the same place: it is not moved. */
function tooltipOf(create: Tooltip["create"]): Extension {
  const hung = (at: number | undefined, last: Tooltip | null) =>
    at === undefined ? null : at === last?.pos ? last : { pos: at, create };
  return StateField.define<Tooltip | null>({
    create: () => null,
    update: (last, { state }) => hung(state.field(offer)?.at, last),
    provide: (field) => showTooltip.from(field),
  });
}

const PAGE = 8;

/** An offer that nobody had the time to see is not taken by Enter. */
const MILLISECONDS_TO_SEE = 75;

/** Nothing else than typing keeps the list open. */
function kept(current: Offer, transaction: Transaction): Offer | undefined {
  if (!transaction.docChanged) {
    return transaction.selection === undefined ? current : undefined;
  }
  return isTyping(transaction)
    ? { ...current, at: transaction.changes.mapPos(current.at), isStale: true }
    : undefined;
}

function isTyping(transaction: Transaction): boolean {
  return transaction.isUserEvent("input.type") ||
    transaction.isUserEvent("delete");
}

/** Asks in a pause, but not after a finished sentence. */
function whileTyping(ask: (view: EditorView) => void): Extension {
  return ViewPlugin.define((view) => {
    let timer = 0;
    return {
      update: ({ docChanged, transactions, state }: ViewUpdate) => {
        if (!docChanged) return;
        clearTimeout(timer);
        const isOpen = state.field(offer) !== undefined;
        const isTyped = transactions.some((each) =>
          each.isUserEvent("input.type") || isOpen && isTyping(each)
        );
        if (isTyped) {
          timer = setTimeout(() => answer(view, ask), MILLISECONDS_OF_PAUSE);
        }
      },
      destroy: () => clearTimeout(timer),
    };
  });
}

function answer(view: EditorView, ask: (view: EditorView) => void): void {
  const { head } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(0, head - 1), head);
  if (/[\w{ ]/.test(before)) ask(view);
  else close(view);
}

function show(view: EditorView, found: readonly Completion[]): boolean {
  const [first] = found;
  if (first === undefined) return close(view);
  const shown = view.state.field(offer);
  view.dispatch({
    effects: setOffer.of({
      found,
      chosen: 0,
      at: first.span.start,
      isStale: false,
      time: shown?.time ?? Date.now(),
    }),
  });
  return true;
}

/** False if there was nothing to close. */
function close(view: EditorView): boolean {
  if (view.state.field(offer) === undefined) return false;
  view.dispatch({ effects: setOffer.of(undefined) });
  return true;
}

/** Moves the choice; from either end to the other, unless that is too far. */
function choose(view: EditorView, step: number, end?: "clamped"): boolean {
  const shown = view.state.field(offer);
  if (shown === undefined) return false;
  const { found: { length }, chosen } = shown;
  const next = chosen + step;
  const index = end === undefined
    ? (next + length) % length
    : Math.max(0, Math.min(next, length - 1));
  view.dispatch({ effects: setOffer.of({ ...shown, chosen: index }) });
  return true;
}

function isSettled(view: EditorView): boolean {
  const shown = view.state.field(offer);
  return shown !== undefined && Date.now() - shown.time > MILLISECONDS_TO_SEE;
}

type Take = (view: EditorView, index: number) => boolean;

function takeChosen(view: EditorView, take: Take): boolean {
  return take(view, view.state.field(offer)?.chosen ?? 0);
}

function insert(
  view: EditorView,
  { span: { start, end }, replacement }: Completion,
): void {
  const to = Math.min(end, view.state.doc.length);
  view.dispatch({
    changes: { from: start, to, insert: replacement },
    selection: { anchor: start + replacement.length },
    userEvent: "input.complete",
    scrollIntoView: true,
  });
}

function listOf(view: EditorView, take: Take): TooltipView {
  const dom = document.createElement("div");
  let drawn: Offer | undefined;
  const draw = () => {
    const shown = view.state.field(offer);
    if (shown === undefined || looksSame(shown, drawn)) return;
    drawn = shown;
    render(
      <CompletionList
        found={shown.found}
        chosen={shown.chosen}
        onTake={(index) => take(view, index)}
      />,
      dom,
    );
  };
  draw();
  return { dom, update: draw };
}

function looksSame(one: Offer, other: Offer | undefined): boolean {
  return one.found === other?.found && one.chosen === other.chosen;
}

/** As in any combo box: the focus stays in the text. */
function attributesOf(shown: Offer | undefined): Record<string, string> {
  return {
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    ...shown && {
      "aria-controls": LIST_ID,
      "aria-activedescendant": completionId(shown.chosen),
    },
  };
}
