import type { AnyRule } from "../shape.ts";

/** Id of every word that a grammar does not contain. */
export const UNKNOWN = 0;

/** Id of the position after the last token. */
export const END = 1;

/** A number for each word that stands in a grammar. */
export interface Vocabulary {
  readonly ids: ReadonlyMap<string, number>;
  /** The words by their ids; those of `UNKNOWN` and `END` are empty. */
  readonly words: readonly string[];
}

/** The words of all rules that can be reached from some of them. */
export function vocabularyOf(roots: readonly AnyRule[]): Vocabulary {
  const ids = new Map<string, number>();
  const words = ["", ""];
  const add = (word: string): void => {
    if (!ids.has(word)) ids.set(word, words.push(word) - 1);
  };
  const seen = new Set<AnyRule>();
  const visit = (rule: AnyRule): void => {
    if (seen.has(rule)) return;
    seen.add(rule);
    const { shape } = rule;
    switch (shape.kind) {
      case "mapped":
        return visit(shape.rule);
      case "sequence":
        shape.literals.forEach((literal) => shape.spell(literal).forEach(add));
        return shape.rules.forEach(visit);
      case "choice":
        return shape.rules.forEach(visit);
      case "lazy":
        return visit(shape.find());
      case "token":
        return add(shape.word);
      case "values":
        return shape.words.forEach(add);
      case "parser":
        return;
      case "list":
        visit(shape.separator ?? shape.rule);
        break;
    }
    // All other shapes contain a rule.
    visit(shape.rule);
  };
  roots.forEach(visit);
  return { ids, words };
}
