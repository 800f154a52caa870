import type { Cursor, Hover } from "../answers.ts";
import { hoverAt as hoverInText } from "../lorcana/hover.ts";
import type { JsonText } from "./scan.ts";
import { cursorInText } from "./texts.ts";

/** What the words of a text mean. */
export function hoverAt(
  json: JsonText,
  { offset }: Cursor,
): Hover | undefined {
  const at = cursorInText(json, offset);
  const hover = at && hoverInText(at.document, at.cursor);
  return hover && at.moved(hover);
}
