/**
 * Turns the rules text of card games into data that engines can run, and back
 * into text.
 *
 * @example Read a card
 * ```ts
 * import { parse } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const card = parse("{Judgment} Draw {cards}.", "cards: 2");
 *
 * deepStrictEqual(card.ok && card.abilities, [{
 *   Triggered: {
 *     trigger: { Keywords: ["Judgment"] },
 *     effect: { Effect: { DrawCards: { count: 2 } } },
 *   },
 * }]);
 * ```
 *
 * @module
 */
export * from "./ast/mod.ts";
export {
  type AbilityDetails,
  applySuggestion,
  type Code,
  type Details,
  type Diagnostic,
  type DisplayDetails,
  type EditedTexts,
  type Failed,
  type JsonDiagnostic,
  type JsonEdit,
  type JsonPlace,
  type Label,
  locate,
  type LorcanaDetails,
  type Misfit,
  type PartialResult,
  type Place,
  type PuzzleDetails,
  render,
  renderAll,
  renderJson,
  type RenderOptions,
  renderShort,
  type Report,
  type Result,
  type SentenceDetails,
  type Severity,
  type Source,
  type Span,
  type Succeeded,
  type Suggestion,
  type TabulaDetails,
  type TextEdit,
  type UnfitDetails,
  type UnwritableDetails,
  type WritingCode,
  type WritingDetails,
} from "./diagnostics/mod.ts";
export * from "./lexer/mod.ts";
export * from "./parser/mod.ts";
export * from "./serializer/mod.ts";
export { variant } from "./ast/internal.ts";
export { type VariantVisitors, visit, type Visitor } from "./ast/visit.ts";
export * from "./pzl/mod.ts";
export * from "./tabula/loading.ts";

// Not awaited: the command line imports this module, so it must be done first.
// Node also knows `import.meta.main`, but cannot run the command line.
if (import.meta.main && "Deno" in globalThis) {
  import("./tasks/main.ts").then(({ start }) => start());
}
