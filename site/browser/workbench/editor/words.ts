import { type Piece, piecesOf, type Styled } from "./pieces.ts";

/** The words over a text area, which has none of their colors. */
export interface Words {
  readonly element: HTMLElement;
  /** Shows a text; what has not changed is left alone. */
  readonly draw: (text: string, styled: readonly Styled[]) => void;
  /** Where the letter at an offset is in the window. */
  readonly rectAt: (offset: number) => DOMRect;
  /** Scrolls until the words at an offset are in view. */
  readonly reveal: (offset: number) => void;
}

// Gives a last line that is still empty its height.
const END: Piece = { text: "\u200b", className: "" };

/** An element that shows words in color. */
export function words(): Words {
  const element = document.createElement("pre");
  element.className = "words";
  element.setAttribute("aria-hidden", "true");
  let drawn: readonly Piece[] = [];
  const placeOf = (offset: number): readonly [Element, number] => {
    let rest = offset;
    const index = drawn.findIndex(({ text }) => (rest -= text.length) < 0);
    const piece = drawn[index];
    return piece === undefined
      ? [element.lastElementChild ?? element, 0]
      : [element.children[index]!, rest + piece.text.length];
  };
  return {
    element,
    draw: (text, styled) => {
      const pieces = [...piecesOf(text, styled), END];
      redraw(element, drawn, pieces);
      drawn = pieces;
    },
    rectAt: (offset) => {
      const [piece, at] = placeOf(offset);
      const range = document.createRange();
      range.setStart(piece.firstChild ?? piece, at);
      range.setEnd(piece.firstChild ?? piece, at + 1);
      return range.getBoundingClientRect();
    },
    reveal: (offset) => {
      const [piece] = placeOf(offset);
      piece.scrollIntoView({ block: "nearest" });
    },
  };
}

/** Replaces the pieces between those that both have at either end. */
function redraw(
  element: HTMLElement,
  old: readonly Piece[],
  pieces: readonly Piece[],
): void {
  const most = Math.min(old.length, pieces.length);
  let first = 0;
  while (first < most && areSame(old[first]!, pieces[first]!)) first++;
  let last = 0;
  while (
    last < most - first && areSame(old.at(-1 - last)!, pieces.at(-1 - last)!)
  ) last++;
  const { children } = element;
  const behind = children[old.length - last] ?? null;
  for (let i = first; i < pieces.length - last; i++) {
    const piece = i < old.length - last
      ? children[i]!
      : element.insertBefore(document.createElement("span"), behind);
    const { text, className } = pieces[i]!;
    if (piece.textContent !== text) piece.textContent = text;
    if (piece.className !== className) piece.className = className;
  }
  for (let i = pieces.length; i < old.length; i++) {
    children[pieces.length - last]!.remove();
  }
}

function areSame(one: Piece, other: Piece): boolean {
  return one.text === other.text && one.className === other.className;
}
