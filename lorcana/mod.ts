/**
 * Ability texts of Disney Lorcana: text to structure and back, with every word
 * accounted for.
 *
 * `parseAbility` reads the text of one ability, `parseCardText` the whole text
 * of a card, and `print` turns abilities back into text. The other `parse…`
 * functions read parts of abilities. Trees are plain data; SEMANTICS.md
 * describes what an engine does with each node.
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
// the rules of `grammar/`, from noun phrases up to abilities, recognize its parts;
// `frames/` reads and prints what happens to cards, from the rows of `lexicon/`;
// `assemble/` builds abilities from them and resolves pronouns; `attempt/` runs
// the grammar on tokens and returns a tree or nothing; `report/` says which words
// no rule accounts for. `ast/` defines the tree, `print/` turns it back into text,
// and `meaning/` tells whether two trees mean the same. The level of the design
// document is separate, in `documented/`.
//
// `read/` combines attempts and reports: `card_text.ts` splits a card into
// paragraphs, `ability_text.ts` reads one that may contain several abilities,
// `paragraph.ts` reads one as a whole, and `finish.ts` adds what was requested:
// names, spans, full queries. `levels.ts` selects the level.
//
// The files next to the folders are what the entry points export. `write.ts`
// prints, and `lost_in_print.ts` parses the printed text again to compare.
//
// A word has the same file name in all of them: `ast/effects/draw.ts` says what
// "draw" means, `grammar/effects/draw.ts` how it is read, and
// `print/effects/draw.ts` how it is written.

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
