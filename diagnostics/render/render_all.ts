import { expectList } from "../arguments.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Source } from "../location.ts";
import { render, type RenderOptions } from "./render.ts";

/**
 * Renders all diagnostics of one source, as `render` does, separated by blank
 * lines; an empty text if there are none.
 *
 * @example Everything that is wrong with a card
 * ```ts
 * import { parse, renderAll } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const text = "Draw {card} for eech ally.";
 * const card = parse(text, { cards: 2 });
 * const report = renderAll(card.ok ? card.warnings : card.errors, {
 *   file: "card.txt",
 *   text,
 * });
 *
 * strictEqual(report.match(/^error/gm)?.length, 2);
 * ```
 *
 * @category Diagnostics
 */
export function renderAll(
  diagnostics: readonly Diagnostic[],
  source: Source,
  options: RenderOptions = {},
): string {
  expectList(diagnostics, "diagnostics");
  return diagnostics.map((each) => render(each, source, options)).join("\n\n");
}
