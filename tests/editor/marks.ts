import type { Cursor, Stretch } from "../../editor/mod.ts";

/** A text without its mark ‹›, and the cursor that stood there. */
export function atCursor(source: string): {
  readonly text: string;
  readonly cursor: Cursor;
} {
  const offset = source.indexOf("‹›");
  if (offset === -1) throw new Error(`No cursor in ${JSON.stringify(source)}`);
  return { text: source.replace("‹›", ""), cursor: { offset } };
}

/** A text with every span between ‹ and ›; spans do not overlap. */
export function marks(text: string, spans: readonly Stretch[]): string {
  return spans.map(({ span }) => span)
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (shown, { start, end }) =>
        `${shown.slice(0, start)}‹${shown.slice(start, end)}›${
          shown.slice(end)
        }`,
      text,
    );
}
