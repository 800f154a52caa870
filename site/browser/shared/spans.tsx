import type { JSX } from "preact";
import {
  type DisplaySpan,
  toHtml,
} from "../../../serializer/display/internal.ts";

/** A card's text as players see it. */
export function Spans(
  { spans }: { readonly spans: readonly DisplaySpan[] },
): JSX.Element {
  // `toHtml` escapes whatever the author wrote.
  return (
    <p
      class="rules"
      dangerouslySetInnerHTML={{ __html: toHtml(spans) }}
    />
  );
}
