import { expectString } from "../../diagnostics/internal.ts";
import type { CardList } from "./card_index.ts";

/**
 * Reads a text with one card name per line; `#` starts a comment.
 *
 * @category Puzzles
 */
export function readNameList(text: string): CardList {
  expectString(text, "text");
  const names = text.split(/\r\n|\n|\r/).map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  return { cards: [...new Set(names)].map(entryOf) };
}

/** Both halves of a split card are names printed on it. */
function entryOf(name: string) {
  return name.includes(" // ") ? { name, faces: name.split(" // ") } : { name };
}
