import type { Messages } from "../catalogue.ts";

/** What the messages about tabula texts need to know. */
// deno-lint-ignore no-empty-interface
export interface TabulaDetails {}

/** The messages about tabula texts. */
export const tabulaMessages: Messages<TabulaDetails> = {};
