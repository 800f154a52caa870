import { display } from "../../serializer/display/mod.ts";

/** What keywords mean, if no message of the game explains them. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ["banish", "The card leaves the game."],
  ["banished", "The card has left the game."],
  ["bullet", "Begins one of the modes of “Choose One”."],
  ["chooseone", "The player chooses one of the modes that follow."],
  ["discover", "You choose a matching card from your deck."],
  ["fast", "The card or ability can be used whenever you have priority."],
  ["kindle", "Your strongest character gains this much spark."],
  ["materialize", "The character comes into play."],
]);

/** What trigger keywords wait for. */
const TRIGGERS: ReadonlyMap<string, string> = new Map([
  ["materialized", "when this character comes into play"],
  ["judgment", "when your judgment phase begins"],
  ["dissolved", "when this character is dissolved"],
]);

/** The messages of the game that explain a keyword. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ["dissolve", "help-text-dissolve"],
  ["prevent", "help-text-prevent"],
  ["foresee", "help-text-foresee-n"],
  ["reclaim", "help-text-reclaim-without-cost"],
  ["reclaimforcost", "help-text-reclaim-without-cost"],
  ["reclaim-for-cost", "help-text-reclaim-without-cost"],
]);

/** Whether a directive is a word with its own rules, not just a value. */
export function isKeyword(directive: string): boolean {
  return MESSAGES.has(directive) || SENTENCES.has(directive) ||
    triggerHelp(directive) !== undefined;
}

/**
 * What a keyword directive means, in a sentence or two; the number that it stands
 * for may be in the sentence.
 */
export function keywordHelp(
  directive: string,
  number?: number,
): string | undefined {
  const message = MESSAGES.get(directive);
  if (message === undefined) {
    return SENTENCES.get(directive) ?? triggerHelp(directive);
  }
  const shown = display(
    `{${message}}`,
    number === undefined ? "" : { [directive]: number },
    { dialect: "classic" },
  );
  return shown.ok && shown.warnings.length === 0 ? shown.plain : undefined;
}

/** Trigger keywords occur alone or combined in any order. */
function triggerHelp(directive: string): string | undefined {
  const parts = directive.match(/materialized|judgment|dissolved/g) ?? [];
  if (parts.length === 0 || parts.join("") !== directive) return undefined;
  const times = parts.map((part) => TRIGGERS.get(part));
  return `The ability triggers ${times.join(", and ")}.`;
}
