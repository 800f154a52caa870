import { owned } from "./ast/owned.ts";
import { full } from "./full.ts";
import type { Level } from "./levels.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import { readCardText } from "./read_text.ts";
import type { Budget } from "./report/scene.ts";

/** Reads all paragraphs of a card. */
export type CardReader = (
  text: string,
  options: ParseOptions,
) => readonly ParseResult[];

/**
 * A reader that knows the paragraphs that it has read before: an editor asks
 * with every key, and most paragraphs are still the same. What it finds is what
 * any other reader would.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function rememberingReader(): CardReader {
  const level = remembering(full);
  return (text, options) => readCardText(text, options, level);
}

/** A paragraph, and what it cost to find its mistakes. */
interface Known extends Budget {
  readonly result: ParseResult;
}

/** More than a card has; a file has hundreds. */
const MOST_KNOWN = 200;

function remembering(level: Level): Level {
  const known = new Map<string, Known>();
  return {
    ...level,
    ability: (text, options, budget) => {
      const key = JSON.stringify([text, options]);
      const found = known.get(key);
      known.delete(key); // The latest is the last to be forgotten.
      const next = found !== undefined && isAfforded(found, budget)
        ? found
        : read(level, text, options, { ...budget });
      budget.repairs -= next.repairs;
      budget.mistakes -= next.mistakes;
      // What was cut short might come out better with more to spend.
      if (budget.repairs > 0 && budget.mistakes > 0) known.set(key, next);
      if (known.size > MOST_KNOWN) {
        known.delete(known.keys().next().value ?? key);
      }
      // Whoever edits what is remembered would edit the next answer.
      return owned(next.result);
    },
  };
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
