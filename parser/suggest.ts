import { closestAll, expectString } from "../diagnostics/mod.ts";
import { MODE_COST } from "../ast/mod.ts";
import { directiveNames, needsOf } from "../lexer/mod.ts";
import { grammar } from "./grammar.ts";

/** The words of rules text most like a word; the word itself if it is one. */
export function suggestWords(word: string): readonly string[] {
  expectString(word, "word");
  return closestAll(word.toLowerCase(), spellings().filter(isWord));
}

/** The directives most like a name, those without variables included. */
export function suggestDirectives(name: string): readonly string[] {
  expectString(name, "name");
  const named = spellings().filter((each) => each.startsWith("{"))
    .map((each) => each.slice(1, -1))
    .filter((each) => each !== MODE_COST);
  const all = new Set([...directiveNames, ...named]);
  return closestAll(name.toLowerCase(), [...all]);
}

/** The variables that directives read most like a name. */
export function suggestVariables(name: string): readonly string[] {
  expectString(name, "name");
  const variables = directiveNames.flatMap((directive) =>
    needsOf(directive).flatMap(({ names }) => names)
  );
  return closestAll(name.toLowerCase(), variables);
}

function spellings(): readonly string[] {
  return grammar().vocabulary.words;
}

/** What stands for many spellings has a space in it, and is none itself. */
function isWord(spelling: string): boolean {
  return /^[a-z]\S*$/.test(spelling);
}
