/**
 * The Dreamtides language alone: text to trees, and back. The smallest entry
 * point, for web pages and games that need nothing else.
 *
 * @example Read a card, and write it again
 * ```ts
 * import { parse, serialize } from "@dreamtides/parse/dreamtides";
 * import { strictEqual } from "node:assert/strict";
 *
 * const card = parse("{Judgment} Draw {cards}.", "cards: 2");
 * const written = card.ok ? serialize(card.abilities) : undefined;
 *
 * strictEqual(written?.text, "{Judgment} Draw {cards}.");
 * ```
 *
 * @module
 */
export * from "../ast/public.ts";
export type * from "../diagnostics/types.ts";
export type {
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
} from "../parser/mod.ts";
export type { DialectName } from "../lexer/dialects/mod.ts";
export {
  type DialectChoice,
  type DialectOptions,
  type Variables,
  variablesText,
} from "../lexer/mod.ts";
// The order only matters to pages: scripts compress better with similar code side
// by side.
export { locateNodes } from "./locate_nodes.ts";
export {
  serialize,
  serializeAbility,
  type SerializedText,
  serializeEffect,
  serializeModalChoices,
  type SerializeOptions,
  type SerializeResult,
  type UnwritableText,
} from "./serialize.ts";
export { detectDialect } from "./detect_dialect.ts";
export { lintCard } from "./lint.ts";
export { parse, type ParsedText, type ParseResult } from "./parse.ts";
export { type VariantVisitors, visit, type Visitor } from "./visit.ts";
export { variant } from "../ast/mod.ts";
