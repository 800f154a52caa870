import { expectList } from "../../diagnostics/internal.ts";
import { rgb } from "./color.ts";
import type { DisplaySpan } from "./span.ts";

/**
 * Formats spans as rich text for Unity, with nested tags. A "<" in the text
 * never opens a tag, and abilities are a quarter of a line apart.
 */
export function toUnity(spans: readonly DisplaySpan[]): string {
  expectList(spans, "spans");
  return spans.map((span) => {
    const { text, bold, italic, underline, color = "" } = span;
    let tagged = text.replaceAll("<", "<noparse><</noparse>");
    if (underline) tagged = `<u>${tagged}</u>`;
    if (italic) tagged = `<i>${tagged}</i>`;
    if (bold) tagged = `<b>${tagged}</b>`;
    return rgb(color) === undefined
      ? tagged
      : `<color=#${color}>${tagged}</color>`;
  }).join("").replaceAll(/\n{2,}/g, PARAGRAPH);
}

const PARAGRAPH = "\n<line-height=25%>\n</line-height>";
