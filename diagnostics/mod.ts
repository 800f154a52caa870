/**
 * Problems in an author's text: as data, in words, and as annotated excerpts.
 *
 * @example Show what is wrong, and mend it
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { applySuggestion, renderShort } from "@dreamtides/parse/diagnostics";
 * import { strictEqual } from "node:assert/strict";
 *
 * const text = "Drow {cards}.";
 * const card = parse(text, { cards: 2 });
 * const [error] = card.ok ? [] : card.errors;
 *
 * if (error?.suggestion === undefined) throw new Error("There is a typo");
 * strictEqual(
 *   renderShort(error, { file: "card", text }),
 *   'card:1:1: error[unknown-word]: Unknown word "Drow"',
 * );
 * strictEqual(applySuggestion({ text }, error.suggestion).text, "Draw {cards}.");
 * ```
 *
 * @module
 */
export type * from "./types.ts";
export { locate } from "./location.ts";
export * from "./render/mod.ts";
export { applySuggestion } from "./suggestion.ts";
