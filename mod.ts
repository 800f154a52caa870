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
export * from "./ast/public.ts";
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
} from "./diagnostics/public.ts";
export {
  detectDialect,
  type DialectChoice,
  type DialectName,
  type DialectOptions,
  lintCard,
  locateNodes,
  parse,
  type ParsedText,
  type ParseResult,
  serialize,
  serializeAbility,
  type SerializedText,
  serializeEffect,
  serializeModalChoices,
  type SerializeOptions,
  type SerializeResult,
  type UnwritableText,
  variant,
  type VariantVisitors,
  visit,
  type Visitor,
} from "./dreamtides/mod.ts";
export {
  formatBindings,
  type FormatOptions,
  parseBindings,
  resolve,
  type ResolvedToken,
  type Token,
  tokenize,
  type TokenKind,
  type UnresolvedCode,
  type Variables,
  variablesText,
  type VariableToken,
} from "./lexer/mod.ts";
export type {
  DisplayedAbilities,
  DisplayedAbility,
  DisplayedEffect,
  DisplayedEffects,
  DisplayedEventAbility,
  LocatedNode,
  NodePath,
  SpannedAbilities,
  SpannedAbility,
  SpannedActivatedAbility,
  SpannedEffect,
  SpannedEffects,
  SpannedEventAbility,
  SpannedModalEffectChoice,
  SpannedText,
  SpannedTriggeredAbility,
} from "./parser/mod.ts";
export { displayed } from "./parser/spans.ts";
export {
  parseAbility,
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "./parser/diagnose/mod.ts";
export * from "./pzl/mod.ts";
export { normalize } from "./serializer/mod.ts";
export * from "./tabula/loading.ts";

// Not awaited: the command line imports this module, so it must be done first.
// Node also knows `import.meta.main`, but cannot run the command line.
if (import.meta.main && "Deno" in globalThis) {
  import("./tasks/main.ts").then(({ start }) => start());
}
