/**
 * Editor features as pure functions over text that is being typed: diagnostics,
 * hovers, completions, fixes and more, for every language. The language server
 * and the playground use them.
 *
 * @example What could be typed next, and what is wrong
 * ```ts
 * import { LANGUAGES } from "@dreamtides/parse/editor";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const { completionsAt, diagnosticsOf, fixesAt } = LANGUAGES.dreamtides;
 * const card = { text: "Drow {cards}.", variables: "cards: 2" };
 *
 * deepStrictEqual(
 *   completionsAt({ text: "Draw {c", variables: "" }, { offset: 7 })
 *     .map(({ label, also }) => [label, also?.[0]?.replacement]),
 *   [["{cards}", "cards: 1"]],
 * );
 * deepStrictEqual(diagnosticsOf(card).map(({ span }) => span), [
 *   { start: 0, end: 4 },
 * ]);
 * deepStrictEqual(
 *   fixesAt(card, { start: 0, end: 0 }).map(({ title }) => title),
 *   ['Change "Drow" to "Draw"'],
 * );
 * ```
 *
 * @module
 */
export * from "../ast/mod.ts";
export type * from "../diagnostics/types.ts";
export type {
  Completion,
  CompletionKind,
  Cursor,
  Destination,
  DocumentSymbol,
  Edit,
  Fix,
  FixKind,
  Fold,
  Hover,
  SemanticToken,
  Stretch,
  SymbolKind,
  TokenRole,
} from "./answers.ts";
export type { CardText } from "./dreamtides/card_text.ts";
export { applyEdits } from "./edits.ts";
export type { Language, Selection } from "./language.ts";
export { type Documents, type LanguageName, LANGUAGES } from "./languages.ts";
export type { LorcanaCard, LorcanaText } from "./lorcana/lorcana_text.ts";
export type { JsonText } from "./lorcana_json/scan.ts";
export type { PuzzleText } from "./pzl/scan.ts";
export type { CardFile, TextFile } from "./tabula/card_file.ts";
export type { JsonResult, ParseToJson, TextResult } from "../tabula/mod.ts";
export {
  checkDirectory,
  type CheckOptions,
  type FileProblem,
} from "./tabula/directory.ts";
export { type JsonSchema, tabulaSchemas } from "./tabula/schema.ts";
export {
  type KeyForm,
  type KeyForms,
  TABLE_KEYS,
  type ValueForm,
} from "./tabula/keys.ts";
