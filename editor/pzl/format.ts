import { formatPuzzle } from "../../pzl/mod.ts";
import type { Edit } from "../answers.ts";
import { difference } from "../edits.ts";
import type { PuzzleText } from "./scan.ts";

/** The tidy text; comments and the order of lines stay. */
export function formatted({ text }: PuzzleText): readonly Edit[] {
  return difference(text, formatPuzzle(text));
}
