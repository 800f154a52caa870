import { render } from "preact";
import type { Completion, Cursor } from "../../../editor/dreamtides.ts";
import { MILLISECONDS_OF_PAUSE } from "../settling.ts";
import { edit, type Workbench } from "../state.ts";
import { completionId, CompletionList, LIST_ID } from "./completion_list.tsx";
import { caretOf, type Field } from "./field.ts";
import type { StepKind } from "./history.ts";
import type { Keys } from "./keys.ts";
import { popup } from "./popup.ts";

/** What is offered at the caret. */
interface Offer {
  readonly found: readonly Completion[];
  /** The index of the one that Enter takes. */
  readonly chosen: number;
  /** Something has been typed since. */
  readonly isStale: boolean;
  readonly time: number;
}

/** Offers what the grammar reads next. */
export interface Completions {
  readonly keys: Keys;
  /** To be called after each change of the text. */
  readonly follow: (kind: StepKind) => void;
  /** False if there was nothing to close. */
  readonly close: () => boolean;
}

const PAGE = 8;

/** An offer that nobody had the time to see is not taken by Enter. */
const MILLISECONDS_TO_SEE = 75;

/** Completions for a field. */
export function completions(
  field: Field,
  workbench: Workbench,
  part: Cursor["source"],
): Completions {
  const { area } = field;
  const list = popup(field.parent);
  let offer: Offer | undefined;
  let timer = 0;
  let wentOn = true;

  const find = (): readonly Completion[] => {
    const cursor = { offset: caretOf(area), ...part && { source: part } };
    const { game, source } = workbench;
    return game.value.completionsAt(source.value, cursor);
  };
  const set = (next: Offer | undefined) => {
    const at = startOf(offer);
    offer = next;
    for (const [name, value] of Object.entries(attributesOf(offer))) {
      if (value === undefined) area.removeAttribute(name);
      else area.setAttribute(name, value);
    }
    render(
      offer && (
        <CompletionList
          found={offer.found}
          chosen={offer.chosen}
          onTake={take}
        />
      ),
      list.element,
    );
    if (offer === undefined) list.hide();
    else if (at !== startOf(offer)) {
      list.show(field.rectAt(startOf(offer) ?? 0), "below");
    }
  };
  const close = (): boolean => {
    clearTimeout(timer);
    if (offer === undefined) return false;
    set(undefined);
    return true;
  };
  const ask = (): boolean => {
    const found = find();
    if (found.length === 0) {
      close();
      return false;
    }
    const time = offer?.time ?? Date.now();
    set({ found, chosen: 0, isStale: false, time });
    return true;
  };
  const take = (index: number): boolean => {
    const found = offer?.isStale ? find() : offer?.found;
    const taken = found?.[offer?.isStale ? 0 : index];
    if (taken === undefined) return close();
    const { span: { start, end }, replacement, also = [] } = taken;
    const span = { start, end: Math.min(end, area.value.length) };
    field.edit({ span, replacement }, start + replacement.length);
    edit(workbench, also);
    return true;
  };
  /** From either end to the other, unless that is too far. */
  const choose = (step: number): boolean => {
    if (offer === undefined) return false;
    const { found: { length }, chosen } = offer;
    const next = chosen + step;
    const index = Math.abs(step) === 1
      ? (next + length) % length
      : Math.max(0, Math.min(next, length - 1));
    set({ ...offer, chosen: index });
    return true;
  };
  /** Asks, but not after a mark; a finished sentence is explained. */
  const answer = () => {
    const before = area.value.charAt(caretOf(area) - 1);
    if (!/[\w{ ]/.test(before)) {
      close();
      if (/[.:]/.test(before)) workbench.explain();
      return;
    }
    const goesOn = ask();
    // Where the grammar has just lost its way, something must be wrong.
    if (!goesOn && wentOn) workbench.explain();
    wentOn = goesOn;
  };

  area.addEventListener("blur", close);
  return {
    close,
    follow: (kind) => {
      const isOpen = offer !== undefined;
      clearTimeout(timer);
      // Nothing else than typing keeps the list open.
      if (kind === "other" || kind === "deleting" && !isOpen) {
        close();
        return;
      }
      if (offer !== undefined) offer = { ...offer, isStale: true };
      timer = setTimeout(answer, MILLISECONDS_OF_PAUSE);
    },
    keys: {
      "Mod-Space": () => ask() || true,
      "Ctrl-Space": () => ask() || true,
      "ArrowDown": () => choose(1),
      "ArrowUp": () => choose(-1),
      "PageDown": () => choose(PAGE),
      "PageUp": () => choose(-PAGE),
      "Escape": close,
      "Enter": () =>
        offer !== undefined &&
        Date.now() - offer.time > MILLISECONDS_TO_SEE && take(offer.chosen),
    },
  };
}

/** Where the list hangs. */
function startOf(offer: Offer | undefined): number | undefined {
  return offer?.found[0]?.span.start;
}

/** As in any combo box: the focus stays in the text. */
function attributesOf(
  offer: Offer | undefined,
): Readonly<Record<string, string | undefined>> {
  return {
    "aria-controls": offer && LIST_ID,
    "aria-activedescendant": offer && completionId(offer.chosen),
  };
}
