import type { Diagnostic } from "../../diagnostics/internal.ts";
import { display, type DisplayOptions } from "./display.ts";
import { type DisplaySpan, joinedSpans } from "./span.ts";
import { toPlain } from "./to_plain.ts";
import { toUnity } from "./to_unity.ts";

/** A card whose text is displayed. */
export interface DisplayCard {
  /** The key in the artifact. */
  readonly id: string;
  /** Its rules text. */
  readonly text: string;
  /** What the text's variables stand for. */
  readonly variables: string;
}

/** The text of a card in the artifact, ready for use without this library. */
export interface DisplayText {
  /** The text without styles. */
  readonly plain: string;
  /** Rich text for Unity. */
  readonly unity: string;
  /** The text as styled spans, in order, for all other uses. */
  readonly spans: readonly DisplaySpan[];
}

/** `display_text.json`: the text of each card with rules text, by id. */
export type DisplayTexts = { readonly [id: string]: DisplayText };

/** The contents of `display_text.json`, and what could not be shown. */
export interface WrittenTexts<C extends DisplayCard> {
  /** The file, as text. */
  readonly contents: string;
  /** What could not be shown as intended, card by card. */
  readonly problems: readonly {
    readonly card: C;
    readonly diagnostic: Diagnostic;
  }[];
}

/**
 * Writes `display_text.json`. The order of the cards makes no difference,
 * unless two share an id; then the second follows as a paragraph. Cards without
 * text, or whose text cannot be tokenized, have no entry.
 */
export function writeDisplayTexts<C extends DisplayCard>(
  cards: readonly C[],
  options: DisplayOptions = {},
): WrittenTexts<C> {
  const byId = new Map<string, readonly DisplaySpan[]>();
  const problems: { card: C; diagnostic: Diagnostic }[] = [];
  for (const card of cards) {
    if (!/\S/.test(card.text)) continue;
    const shown = display(card.text, card.variables, options);
    const found = shown.ok ? shown.warnings : shown.errors;
    for (const diagnostic of found) problems.push({ card, diagnostic });
    if (!shown.ok) continue;
    const first = byId.get(card.id);
    const all = first === undefined
      ? shown.spans
      : joinedSpans([...first, { text: "\n\n" }, ...shown.spans]);
    byId.set(card.id, all);
  }
  return { contents: toJson(byId), problems };
}

/** Put together as text: an object would move an id such as "10" to the front. */
function toJson(byId: ReadonlyMap<string, readonly DisplaySpan[]>): string {
  const entries = [...byId.keys()].sort().map((id) => {
    const spans = byId.get(id) ?? [];
    const text: DisplayText = {
      plain: toPlain(spans),
      unity: toUnity(spans),
      spans,
    };
    const json = JSON.stringify(text, null, 2).replaceAll("\n", "\n  ");
    return `  ${JSON.stringify(id)}: ${json}`;
  });
  return entries.length === 0 ? "{}" : `{\n${entries.join(",\n")}\n}`;
}
