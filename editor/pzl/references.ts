import type { Cursor, Destination } from "../answers.ts";
import { idAt, idsOf } from "./ids.ts";
import type { PuzzleText } from "./scan.ts";

/** Every place that mentions the id under the cursor. */
export function referencesAt(
  document: PuzzleText,
  cursor: Cursor,
): readonly Destination[] {
  const found = idAt(document, cursor);
  return idsOf(document).filter(({ id }) => id === found?.id)
    .map(({ span }) => ({ span }));
}
