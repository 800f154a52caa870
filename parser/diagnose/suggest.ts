import { closestAll, expectString } from "../../diagnostics/internal.ts";
import { MODE_COST } from "../../ast/internal.ts";
import {
  classic,
  type Dialect,
  dialectOf,
  DIALECTS,
  KEYWORD_NAMES,
} from "../../lexer/dialects/mod.ts";
import { type DialectOptions, needsOf } from "../../lexer/internal.ts";
import { grammar } from "../grammar.ts";

/**
 * Returns the words of the language that are most similar to a word, or the
 * word itself if it is one of them.
 *
 * @category Dreamtides
 */
export function suggestWords(word: string): readonly string[] {
  expectString(word, "word");
  const { words } = grammar().vocabulary;
  return closestAll(word.toLowerCase(), words.filter(isWord));
}

/**
 * Returns the directives that are most similar to a name, including those
 * without variables.
 *
 * @category Dreamtides
 */
export function suggestDirectives(
  name: string,
  options: DialectOptions = {},
): readonly string[] {
  expectString(name, "name");
  const body = name.toLowerCase();
  const dialect = dialectFor(body, options);
  const keywords = [...KEYWORD_NAMES].map((each) =>
    dialect.words(`{${each}}`).slice(1, -1)
  );
  return closestAll(body, [...bodiesIn(dialect), ...keywords]);
}

/**
 * Returns the variables of directives that are most similar to a name.
 *
 * @category Dreamtides
 */
export function suggestVariables(
  name: string,
  { dialect = "classic" }: DialectOptions = {},
): readonly string[] {
  expectString(name, "name");
  const chosen = dialect === "auto" ? classic : DIALECTS[dialect];
  const variables = bodiesIn(chosen).flatMap((body) =>
    needsOf(body, chosen).flatMap(({ names }) => names)
  );
  return closestAll(name.toLowerCase(), [...new Set(variables)]);
}

function dialectFor(
  body: string,
  { dialect = "auto" }: DialectOptions,
): Dialect {
  return dialect === "auto" ? dialectOf(body) ?? classic : DIALECTS[dialect];
}

/** Every directive that reads variables, except the costs of modes. */
function bodiesIn({ read, spellings }: Dialect): readonly string[] {
  return spellings(new Map()).map((spelling) => spelling.slice(1, -1))
    .filter((body) => {
      const reading = read(body);
      return reading.sort !== "value" || reading.base !== MODE_COST;
    });
}

/** A word with a space stands for many spellings, and is not a spelling itself. */
function isWord(spelling: string): boolean {
  return /^[a-z]\S*$/.test(spelling);
}
