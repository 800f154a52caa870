/** What a colored part of a card's text is about. */
export type Role = "energy" | "points" | "keyword" | "subtype" | "figment";

/** Text in a single style. All spans in order make up the text. */
export interface DisplaySpan {
  /** The text on the card. */
  readonly text: string;
  /** Whether it is bold. */
  readonly bold?: true;
  /** Whether it is italic. */
  readonly italic?: true;
  /** Whether it is underlined. */
  readonly underline?: true;
  /** Six upper-case hexadecimal digits: "00838F". */
  readonly color?: string;
  /** What the text is about; set by its color. */
  readonly role?: Role;
}

/** The style of a span: all but its text. */
export type Style = Omit<DisplaySpan, "text">;

/** Joins neighbors of one style, and drops spans without text. */
export function joinedSpans(
  spans: readonly DisplaySpan[],
): readonly DisplaySpan[] {
  const found: DisplaySpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (span.text === "") continue;
    if (last !== undefined && sameStyle(last, span)) {
      found[found.length - 1] = { ...last, text: last.text + span.text };
    } else found.push(span);
  }
  return found;
}

function sameStyle(one: Style, other: Style): boolean {
  return one.bold === other.bold && one.italic === other.italic &&
    one.underline === other.underline && one.color === other.color &&
    one.role === other.role;
}
