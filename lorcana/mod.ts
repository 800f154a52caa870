/**
 * Ability texts of Disney Lorcana: text to structure and back, every word
 * accounted for.
 *
 * `parseAbility` reads the text of one ability, `parseCardText` all that stands on
 * a card, and `print` writes abilities as text again. The other `parse…` functions
 * read parts of abilities. Trees are plain data; SEMANTICS.md tells what an engine
 * has to do with each node.
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

// A text goes through the folders one after another. `text/` cuts it into tokens;
// the rules of `grammar/`, from noun phrases up to abilities, yield what it
// consists of; `assemble/` makes abilities of that and finds out what pronouns
// mean; `read/` runs the grammar; `report/` says which words no rule accounts
// for. `ast/` is the tree itself, `print/` writes it as text again, and `meaning/`
// tells whether two trees mean the same. The level of the design document lies
// apart, in `documented/`.
//
// The files beside the folders join them. `parse.ts` asks `levels.ts` which level
// is wanted; `full.ts` cuts a text into paragraphs, `read_paragraph.ts` reads one,
// and `finish.ts` adds what was asked for: names, spans, whole queries. `write.ts`
// prints, and `lost_in_print.ts` reads the printed text again to compare.
//
// A word has one name in all of them: what "draw" means is in
// `ast/effects/draw.ts`, how it is read in `grammar/effects/draw.ts`, how it is
// written in `print/effects/draw.ts`.

export type * from "../diagnostics/types.ts";
export type * from "./ast/mod.ts";
export { isCountedAmount } from "./ast/amount.ts";
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
export { meaning } from "./meaning/meaning.ts";
export {
  expanded as expandTarget,
  type FullTarget,
  type ThisCard,
} from "./ast/target_names.ts";
export { nextWords } from "./next_words.ts";
export { normalizeText } from "./text/normalize.ts";
export type { Paragraph, ParseOptions, ParseResult } from "./options.ts";
export { parseAbility, parseCardText } from "./parse.ts";
export { print, type Printed, printEffect, tryPrint } from "./write.ts";
