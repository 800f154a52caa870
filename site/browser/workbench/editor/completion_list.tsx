import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Completion } from "../../../../editor/dreamtides/mod.ts";
import { keepInView } from "../keep_in_view.ts";

/** Names the list among the elements of its editor. */
export const LIST_ID = "completions";

/** Names a row of the list. */
export function completionId(index: number): string {
  return `completion-${index}`;
}

/** What can be inserted; the focus stays in the editor. */
export function CompletionList(
  { found, chosen, onTake }: {
    readonly found: readonly Completion[];
    readonly chosen: number;
    readonly onTake: (index: number) => void;
  },
): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.children[chosen];
    if (row instanceof HTMLElement) keepInView(list.current!, row);
  }, [chosen]);
  return (
    <ul
      ref={list}
      class="completions"
      id={LIST_ID}
      role="listbox"
      aria-label="Completions"
    >
      {found.map(({ label, detail }, i) => (
        <li
          key={i}
          id={completionId(i)}
          role="option"
          aria-selected={i === chosen}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(i);
          }}
        >
          {label}
          {detail !== undefined && <span class="detail">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
