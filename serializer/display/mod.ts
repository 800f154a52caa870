/**
 * Rules text as players see it: in a terminal, on a page, in the game.
 *
 * @example Show a card
 * ```ts
 * import { display, toHtml, toUnity } from "@dreamtides/parse/display";
 * import { strictEqual } from "node:assert/strict";
 *
 * const shown = display("{Judgment} Gain {e}.", "e: 2");
 *
 * if (!shown.ok) throw new Error(shown.errors[0]?.message);
 * strictEqual(shown.plain, "▸ Judgment: Gain 2●.");
 * strictEqual(
 *   toHtml(shown.spans),
 *   '▸ <strong>Judgment:</strong> Gain <span class="energy">2●</span>.',
 * );
 * strictEqual(
 *   toUnity(shown.spans),
 *   "▸ <b>Judgment:</b> Gain <color=#00838F>2●</color>.",
 * );
 * ```
 *
 * @module
 */
export * from "../../ast/mod.ts";
export type * from "../../diagnostics/types.ts";
export {
  display,
  displayAbility,
  type DisplayOptions,
  type DisplayResult,
} from "./display.ts";
export {
  type DisplayCard,
  type DisplayText,
  type DisplayTexts,
  writeDisplayTexts,
  type WrittenTexts,
} from "./display_texts.ts";
export type {
  DialectChoice,
  DialectOptions,
  Variables,
} from "../../lexer/internal.ts";
export { BUILT_IN_MESSAGES } from "./messages/built_in.ts";
export { NEWER_MESSAGES } from "./messages/newer.ts";
export type { DisplaySpan, Role } from "./span.ts";
export { type AnsiOptions, toAnsi } from "./to_ansi.ts";
export { HTML_STYLES, toHtml } from "./to_html.ts";
export { toPlain } from "./to_plain.ts";
export { toUnity } from "./to_unity.ts";
