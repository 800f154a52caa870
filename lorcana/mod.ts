/**
 * Ability texts of Disney Lorcana: text to structure and back, every word
 * accounted for.
 *
 * A text is cut into tokens (`tokenize.ts`), read by the rules (`abilities.ts`
 * down to `noun_phrase.ts` and `effects/`), put together (`assemble.ts`) and its
 * pronouns are resolved (`resolve.ts`). `print/` is the way back. What the
 * design document specifies and we do otherwise by default is in `documented/`.
 *
 * To add an effect: its fields in `ast/effect.ts`; then the compiler asks for a
 * printer (`print/`) and an example (`tests/lorcana/effects.ts`), and the example
 * for a rule (`effects/`).
 *
 * @example Read a text, and print it again
 * ```ts
 * import * as lorcana from "@dreamtides/parse/lorcana";
 * import { strictEqual } from "node:assert/strict";
 *
 * const text = "Draw 2 cards, then choose and discard a card.";
 * const { ok, abilities } = lorcana.parseAbility(text);
 *
 * strictEqual(ok && lorcana.print(abilities), text);
 * ```
 *
 * @module
 */
export type * from "./ast/mod.ts";
export {
  extractNamedAbilityPrefix,
  type NamedText,
} from "./text/ability_name.ts";
export {
  parseCondition,
  parseCost,
  parseEffect,
  parsePlayerTarget,
  parseTarget,
  parseTrigger,
} from "./building_blocks.ts";
export {
  type Classification,
  classifyAbility,
  splitSequenceSteps,
} from "./levels.ts";
export { normalizeText } from "./text/normalize.ts";
export type { ParseOptions, ParseResult } from "./options.ts";
export { parseAbility, parseCardText } from "./parse.ts";
export { print, printEffect } from "./print/ability.ts";
