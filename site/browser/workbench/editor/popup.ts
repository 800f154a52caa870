/** Room between a popup and its words, and between it and the window. */
const GAP = 4;
const MARGIN = 16;

/** A popup that hangs at some words. */
export interface Popup {
  readonly element: HTMLElement;
  /** Shows it beside some words: above or below, wherever there is room. */
  readonly show: (words: DOMRect, side: "above" | "below") => void;
  readonly hide: () => void;
}

/** A popup for an element, which it is in as long as it is shown. */
export function popup(parent: Element): Popup {
  const element = document.createElement("div");
  element.className = "popup";
  return {
    element,
    show: (words, side) => {
      parent.append(element);
      place(element, words, side);
    },
    hide: () => element.remove(),
  };
}

function place(
  { style, offsetWidth, offsetHeight }: HTMLElement,
  words: DOMRect,
  side: "above" | "below",
): void {
  const [above, below] = [words.top - GAP, innerHeight - words.bottom - GAP];
  const isAbove = offsetHeight <= above &&
    (side === "above" || below < offsetHeight);
  const right = innerWidth - offsetWidth - MARGIN;
  // It grows and shrinks away from its words.
  style.top = isAbove ? "" : `${words.bottom + GAP}px`;
  style.bottom = isAbove ? `${innerHeight - above}px` : "";
  style.left = `${Math.max(MARGIN, Math.min(words.left, right))}px`;
}
