import type { Fix } from "../answers.ts";
import type { Selection } from "../language.ts";
import { fixesAt as fixesInText } from "../lorcana/fixes.ts";
import type { JsonText } from "./scan.ts";
import { cursorInText } from "./texts.ts";

/** The fixes of the text at the selection. */
export function fixesAt(
  json: JsonText,
  selection: Selection,
): readonly Fix[] {
  const at = cursorInText(json, selection.start);
  if (at === undefined) return [];
  const { offset } = at.cursor;
  return fixesInText(at.document, { start: offset, end: offset })
    .map(({ fixes, ...fix }) => ({
      ...fix,
      edits: fix.edits.map(at.movedEdit),
      ...fixes && { fixes: at.moved(fixes) },
    }));
}
