import { owned } from "../ast/owned.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { type Budget, unexplained } from "../report/faulty_paragraph.ts";
import { readCardText } from "./card_text.ts";
import { full } from "./full_level.ts";
import type { Level } from "./level.ts";

/** Reads all paragraphs of a card; asks what is wrong with them, or does not. */
export type CardReader = (
  text: string,
  options: ParseOptions,
  explains?: boolean,
) => readonly ParseResult[];

/**
 * A reader that knows the paragraphs that it has read before: an editor asks
 * with every key, and most paragraphs are still the same. What it finds is what
 * any other reader would.
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
      // What was cut short might come out better with more to spend.
      const isWhole = budget.repairs > 0 && budget.mistakes > 0;
      remember(known, key, isWhole ? next : undefined);
      // Whoever edits what is remembered would edit the next answer.
      return owned(next.result);
    },
  };
}

/** Does not ask why a text cannot be read, unless that is known. */
function unexplaining(level: Level, known: Map<string, Known>): Level {
  return {
    ...level,
    ability: (text, options) => {
      const key = JSON.stringify([text, options]);
      const next = known.get(key) ?? read(level, text, options, unexplained());
      const isWhole = next.result.ok || known.has(key);
      remember(known, key, isWhole ? next : undefined);
      return owned(next.result);
    },
  };
}

/** The latest is the last to be forgotten. */
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
