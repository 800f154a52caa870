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

// A text passes through the folders in this order: `text/` splits it into tokens;
// the rules of `grammar/`, from noun phrases up to abilities, yield its pieces;
// `assemble/` builds abilities from these and resolves pronouns; `attempt/` runs
// the grammar on tokens, and returns a tree or none; `report/` says which words
// no rule accounts for. `ast/` is the tree itself, `print/` writes it as text
// again, and `meaning/` tells whether two trees mean the same. The level of the
// design document is separate, in `documented/`. `read/` combines attempts and
// reports: `card_text.ts` splits a card into paragraphs, `ability_text.ts` reads
// a paragraph that may hold several abilities, `paragraph.ts` reads one as a
// whole, and `finish.ts` adds what the options ask for: names, spans, full
// queries. `levels.ts` chooses the level. The files beside the folders are what
// the doors export. `write.ts` prints, and `lost_in_print.ts` reads the printed
// text back to compare. A word has one name in all of them: what "draw" means is
// in `ast/effects/draw.ts`, how it is read in `grammar/effects/draw.ts`, how it
// is written in `print/effects/draw.ts`.

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
} from "./documented/mod.ts";
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
export {
  print,
  type Printed,
  type PrintedText,
  printEffect,
  tryPrint,
  type UnprintableText,
} from "./write.ts";
