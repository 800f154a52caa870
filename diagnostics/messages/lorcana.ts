import type { Messages } from "../catalogue.ts";

/** What the messages about lorcana texts need to know. */
// deno-lint-ignore no-empty-interface
export interface LorcanaDetails {}

/** The messages about lorcana texts. */
export const lorcanaMessages: Messages<LorcanaDetails> = {};
