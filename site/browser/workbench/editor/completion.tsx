import { render } from "preact";
import type { Completion, Cursor } from "../../../../editor/dreamtides/mod.ts";
import { MILLISECONDS_OF_PAUSE } from "../settle_on_pause.ts";
import { edit, type Workbench } from "../state.ts";
import { completionId, CompletionList, LIST_ID } from "./completion_list.tsx";
import { caretOf, type Field } from "./field.ts";
import type { StepKind } from "./history.ts";
import type { Keys } from "./keys.ts";
import { type Popup, popup } from "./popup.ts";

/** Offers what the grammar reads next. */
export interface Completions {
  readonly keys: Keys;
  /** To be called after each change of the text. */
  readonly follow: (kind: StepKind) => void;
  /** False if there was nothing to close. */
  readonly close: () => boolean;
}

/** What is offered at the caret. */
interface Offer {
  readonly found: readonly Completion[];
  /** The index of the one that Enter takes. */
  readonly chosen: number;
  /** Something has been typed since. */
  readonly isStale: boolean;
  readonly time: number;
}

/** A field, and what is offered there. */
interface Offering {
  readonly field: Field;
  readonly workbench: Workbench;
  readonly part: Cursor["source"];
  readonly list: Popup;
  offer: Offer | undefined;
  timer: number;
  /** Whether the grammar could go on when it was last asked. */
  wentOn: boolean;
}

const PAGE = 8;

/** Completions for a field. */
export function completions(
  field: Field,
  workbench: Workbench,
  part: Cursor["source"],
): Completions {
  const list = popup(field.parent);
  const state: Offering = {
    field,
    workbench,
    part,
    list,
    offer: undefined,
    timer: 0,
    wentOn: true,
  };
  const asked = () => {
    ask(state);
    return true;
  };
  field.area.addEventListener("blur", () => close(state));
  return {
    close: () => close(state),
    follow: (kind) => follow(state, kind),
    keys: {
      "Mod-Space": asked,
      "Ctrl-Space": asked,
      "ArrowDown": () => choose(state, 1),
      "ArrowUp": () => choose(state, -1),
      "PageDown": () => choose(state, PAGE),
      "PageUp": () => choose(state, -PAGE),
      "Escape": () => close(state),
      "Enter": () => isSeen(state) && take(state, state.offer?.chosen ?? 0),
    },
  };
}

/** Asks in the next pause; nothing else than typing keeps the list open. */
function follow(state: Offering, kind: StepKind): void {
  const { offer } = state;
  clearTimeout(state.timer);
  if (kind === "other" || kind === "deleting" && offer === undefined) {
    close(state);
    return;
  }
  state.offer = offer && { ...offer, isStale: true };
  state.timer = setTimeout(() => answer(state), MILLISECONDS_OF_PAUSE);
}

/** Asks, but not after a mark; a finished sentence is explained. */
function answer(state: Offering): void {
  const { field: { area }, workbench } = state;
  const before = area.value.charAt(caretOf(area) - 1);
  if (!/[\w{ ]/.test(before)) {
    close(state);
    if (/[.:]/.test(before)) workbench.explain();
    return;
  }
  // Numbers are not offered, but may be right.
  const goesOn = ask(state) || /\d/.test(before);
  // Where the grammar has just lost its way, something must be wrong.
  if (!goesOn && state.wentOn) workbench.explain();
  state.wentOn = goesOn;
}

/** Shows what fits at the caret; false if nothing does. */
function ask(state: Offering): boolean {
  const found = find(state);
  const time = state.offer?.time ?? Date.now();
  if (found.length === 0) close(state);
  else show(state, { found, chosen: 0, isStale: false, time });
  return found.length > 0;
}

function find({ field, workbench, part }: Offering): readonly Completion[] {
  const { game, source } = workbench;
  const cursor = { offset: caretOf(field.area), ...part && { source: part } };
  return game.value.completionsAt(source.value, cursor);
}

/** False if there was nothing to close. */
function close(state: Offering): boolean {
  clearTimeout(state.timer);
  if (state.offer === undefined) return false;
  show(state, undefined);
  return true;
}

function show(state: Offering, offer: Offer | undefined): void {
  const { field: { area, rectAt }, list } = state;
  const at = startOf(state.offer);
  const next = startOf(offer);
  state.offer = offer;
  announce(area, offer);
  render(
    offer && (
      <CompletionList
        found={offer.found}
        chosen={offer.chosen}
        onTake={(index) => take(state, index)}
      />
    ),
    list.element,
  );
  if (next === undefined) list.hide();
  else if (next !== at) list.show(rectAt(next), "below");
}

/** Where the list hangs. */
function startOf(offer: Offer | undefined): number | undefined {
  return offer?.found[0]?.span.start;
}

/** As in any combo box: the focus stays in the text. */
function announce(area: Element, offer: Offer | undefined): void {
  const attributes = {
    "aria-controls": offer && LIST_ID,
    "aria-activedescendant": offer && completionId(offer.chosen),
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) area.removeAttribute(name);
    else area.setAttribute(name, value);
  }
}

/** Inserts one of those that are shown, or the first that fits by now. */
function take(state: Offering, index: number): boolean {
  const { field: { area, edit: insert }, workbench, offer } = state;
  const taken = offer?.isStale ? find(state)[0] : offer?.found[index];
  if (taken === undefined) return close(state);
  const { span: { start, end }, replacement, also = [] } = taken;
  const span = { start, end: Math.min(end, area.value.length) };
  insert({ span, replacement }, start + replacement.length);
  edit(workbench, also);
  return true;
}

/** Moves the choice; from either end to the other, unless that is too far. */
function choose(state: Offering, step: number): boolean {
  const { offer } = state;
  if (offer === undefined) return false;
  const { found: { length }, chosen } = offer;
  const next = chosen + step;
  const index = Math.abs(step) === 1
    ? (next + length) % length
    : Math.max(0, Math.min(next, length - 1));
  show(state, { ...offer, chosen: index });
  return true;
}

/** An offer that nobody had the time to see is not taken by Enter. */
const MILLISECONDS_TO_SEE = 75;

function isSeen({ offer }: Offering): boolean {
  return offer !== undefined && Date.now() - offer.time > MILLISECONDS_TO_SEE;
}
