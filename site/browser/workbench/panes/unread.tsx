import type { JSX } from "preact";
import type { Source } from "../game.ts";

/** What stands in a pane as long as there is nothing to show. */
export function Unread(
  { source: { text } }: { readonly source: Source },
): JSX.Element {
  return (
    <p class="nothing">
      {text.trim() === ""
        ? "Type a text, or choose a sample."
        : "The text cannot be read yet: see its problems."}
    </p>
  );
}
