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
export * from "./ast/mod.ts";
export type * from "./diagnostics/types.ts";
export {
  detectDialect,
  type DialectChoice,
  type DialectName,
  type DialectOptions,
  type Variables,
  variablesText,
} from "./lexer/mod.ts";
export {
  lintCard,
  type LocatedNode,
  locateNodes,
  parse,
  type ParsedText,
  type ParseResult,
  type SpannedAbilities,
  type SpannedAbility,
  type SpannedActivatedAbility,
  type SpannedEffect,
  type SpannedEffects,
  type SpannedEventAbility,
  type SpannedModalEffectChoice,
  type SpannedText,
  type SpannedTriggeredAbility,
} from "./parser/mod.ts";
export {
  serialize,
  serializeAbility,
  type SerializedText,
  serializeEffect,
  serializeModalChoices,
  type SerializeOptions,
  type SerializeResult,
  type UnwritableText,
} from "./serializer/mod.ts";
export { type VariantVisitors, visit, type Visitor } from "./ast/visit.ts";
export { variant } from "./ast/internal.ts";
