import { owned } from "../ast/owned.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { type Budget, withoutReasons } from "../report/faulty_paragraph.ts";
import { readCardText } from "./card_text.ts";
import { full } from "./full_level.ts";
import type { Level } from "./level.ts";

/** Reads all paragraphs of a card, with or without explaining their mistakes. */
export type CardReader = (
  text: string,
  options: ParseOptions,
  explains?: boolean,
) => readonly ParseResult[];

/**
 * A reader that caches the paragraphs it has read: an editor asks after every
 * key, and most paragraphs are unchanged. The results are the same as without the
 * cache.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function rememberingReader(): CardReader {
  const known = new Map<string, Known>();
  const explaining = remembering(full, known);
  const quick = unexplaining(full, known);
  return (text, options, explains = true) =>
    readCardText(text, options, explains ? explaining : quick);
}

/** A paragraph, and what it cost to find its mistakes. */
interface Known extends Budget {
  readonly result: ParseResult;
}

/** More than a card has; a file has hundreds. */
const MOST_KNOWN = 200;

function remembering(level: Level, known: Map<string, Known>): Level {
  return {
    ...level,
    ability: (text, options, budget) => {
      const key = JSON.stringify([text, options]);
      const found = known.get(key);
      const next = found !== undefined && isAfforded(found, budget)
        ? found
        : read(level, text, options, { ...budget });
      budget.repairs -= next.repairs;
      budget.mistakes -= next.mistakes;
      // A result that ran out of budget might be better with a larger one.
      const isWhole = budget.repairs > 0 && budget.mistakes > 0;
      remember(known, key, isWhole ? next : undefined);
      // A copy: the caller may change it.
      return owned(next.result);
    },
  };
}

/** Does not explain why a text cannot be read, unless that is cached. */
function unexplaining(level: Level, known: Map<string, Known>): Level {
  return {
    ...level,
    ability: (text, options) => {
      const key = JSON.stringify([text, options]);
      const next = known.get(key) ??
        read(level, text, options, withoutReasons());
      const isWhole = next.result.ok || known.has(key);
      remember(known, key, isWhole ? next : undefined);
      return owned(next.result);
    },
  };
}

/** Stores a result as the latest; the oldest one is dropped first. */
function remember(
  known: Map<string, Known>,
  key: string,
  next: Known | undefined,
): void {
  known.delete(key);
  if (next !== undefined) known.set(key, next);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? key);
}

function isAfforded(cost: Budget, { repairs, mistakes }: Budget): boolean {
  return cost.repairs < repairs && cost.mistakes < mistakes;
}

function read(
  level: Level,
  text: string,
  options: ParseOptions,
  budget: Budget,
): Known {
  const { repairs, mistakes } = budget;
  const result = level.ability(text, options, budget);
  return {
    result,
    repairs: repairs - budget.repairs,
    mistakes: mistakes - budget.mistakes,
  };
}
