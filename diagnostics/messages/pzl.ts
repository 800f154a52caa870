import type { Messages } from "../catalogue.ts";

/** What the messages about pzl texts need to know. */
// deno-lint-ignore no-empty-interface
export interface PuzzleDetails {}

/** The messages about pzl texts. */
export const puzzleMessages: Messages<PuzzleDetails> = {};
