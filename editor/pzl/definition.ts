import type { Cursor, Destination } from "../answers.ts";
import { idAt, idsOf } from "./ids.ts";
import type { PuzzleText } from "./scan.ts";

/** The card that has the id under the cursor. */
export function definitionAt(
  document: PuzzleText,
  cursor: Cursor,
): readonly Destination[] {
  const found = idAt(document, cursor);
  return idsOf(document)
    .filter(({ id, isDefinition }) => isDefinition && id === found?.id)
    .map(({ span }) => ({ span }));
}
