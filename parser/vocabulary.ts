import { closestAll } from "../diagnostics/mod.ts";
import { DIRECTIVES, needsOf } from "../lexer/mod.ts";
import "./ability.ts"; // Its patterns are the vocabulary.
import { SPELLINGS } from "./primitives.ts";

/** The words of rules text most like a word; the word itself if it is one. */
export function suggestWords(word: string): readonly string[] {
  const words = [...SPELLINGS].filter((each) => /^[a-z]/.test(each));
  return closestAll(word.toLowerCase(), words);
}

/** The directives most like a name, those without variables included. */
export function suggestDirectives(name: string): readonly string[] {
  const bare = [...SPELLINGS].filter((each) => each.startsWith("{"))
    .map((each) => each.slice(1, -1));
  return closestAll(name.toLowerCase(), [...DIRECTIVES.keys(), ...bare]);
}

/** The variables that directives read most like a name. */
export function suggestVariables(name: string): readonly string[] {
  const variables = [...DIRECTIVES.keys()].flatMap((directive) =>
    needsOf(directive).flatMap(({ names }) => names)
  );
  return closestAll(name.toLowerCase(), variables);
}
