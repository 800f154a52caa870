import { certainSuggestion, type Certainty } from "./certain.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { applySuggestion, type EditedTexts } from "./suggestion.ts";

/** More mistakes than this in one text are for a person to look at. */
const MOST_FIXES = 20;

// So many characters are read in search of fixes: hundreds of times a card's.
const MOST_READ = 40_000;

/** What applying suggestions needs to know of a language. */
export interface FixableLanguage {
  readonly errorsOf: (texts: EditedTexts) => readonly Diagnostic[];
  readonly certainties: Readonly<Partial<Record<string, Certainty>>>;
}

/** Applies certain suggestions one by one, as long as each helps. */
export function applyCertain(
  texts: EditedTexts,
  { errorsOf, certainties }: FixableLanguage,
): EditedTexts {
  let current = texts;
  let errors = errorsOf(current);
  let left = MOST_READ;
  const helps = (tried: EditedTexts): boolean => {
    left -= tried.text.length;
    return left > 0 && errorsOf(tried).length < errors.length;
  };
  for (let i = 0; i < MOST_FIXES && errors.length > 0; i++) {
    const next = errors
      .map((each) => certainSuggestion(each, current, certainties))
      .filter((each) => each !== undefined)
      .map((each) => applySuggestion(current, each))
      .find(helps);
    if (next === undefined) break;
    current = next;
    errors = errorsOf(current);
  }
  return current;
}
