import type { Completion, Cursor } from "../answers.ts";
import { completionsAt as completionsInText } from "../lorcana/completions.ts";
import type { JsonText } from "./scan.ts";
import { cursorInText } from "./texts.ts";

/** The words that can continue a text, except marks that JSON would escape. */
export function completionsAt(
  json: JsonText,
  { offset }: Cursor,
): readonly Completion[] {
  const at = cursorInText(json, offset);
  if (at === undefined) return [];
  return completionsInText(at.document, at.cursor)
    .filter(({ replacement }) => !/["\\]/.test(replacement))
    .map((each) => at.moved(each));
}
