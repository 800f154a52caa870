/**
 * What reads and prints, made when it is first called: the grammar takes 10 ms,
 * and everybody who imports `mod.ts` of this project imports it.
 */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Player,
  Target,
  Trigger,
} from "./ast/mod.ts";
import defer * as blocks from "./building_blocks.ts";
import defer * as classifier from "./documented/classify.ts";
import type { Classification } from "./documented/classify.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import defer * as reader from "./parse.ts";
import defer * as printer from "./print/ability.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options?: ParseOptions,
): ParseResult {
  return reader.parseAbility(text, options);
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options?: ParseOptions,
): readonly ParseResult[] {
  return reader.parseCardText(text, options);
}

/** Reads an effect phrase; undefined if a word of it is not accounted for. */
export function parseEffect(
  text: string,
  options?: ParseOptions,
): Effect | undefined {
  return blocks.parseEffect(text, options);
}

/** Reads the cards that a phrase means; at the documented level, the first in a text. */
export function parseTarget(
  text: string,
  options?: ParseOptions,
): Target | undefined {
  return blocks.parseTarget(text, options);
}

/** Reads the player that a phrase means, or the first in a text. */
export function parsePlayerTarget(text: string): Player | undefined {
  return blocks.parsePlayerTarget(text);
}

/** Reads a condition, with or without "if" or "while". */
export function parseCondition(text: string): Condition | undefined {
  return blocks.parseCondition(text);
}

/** Reads what sets off an ability: "When A and whenever B" is two triggers. */
export function parseTrigger(text: string): readonly Trigger[] | undefined {
  return blocks.parseTrigger(text);
}

/** Reads what an ability costs, with or without the dash behind it. */
export function parseCost(text: string): Cost | undefined {
  return blocks.parseCost(text);
}

/** Tells the kind of an ability from its first words. */
export function classifyAbility(text: string): Classification {
  return classifier.classifyAbility(text);
}

/** The text of abilities that share one paragraph. */
export function print(abilities: readonly Ability[]): string {
  return printer.print(abilities);
}

/** The text of one effect, without a full stop. */
export function printEffect(effect: Effect): string {
  return printer.printEffect(effect);
}
