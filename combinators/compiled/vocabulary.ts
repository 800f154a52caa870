import type { AnyRule, Part } from "../shape.ts";

/** Id of every word that a grammar does not contain. */
export const UNKNOWN = 0;

/** Id of the position behind the last token. */
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
  const seen = new Set<AnyRule>(roots);
  // A set that grows while it is walked yields what is added, too.
  seen.forEach((rule) => {
    for (const part of partsOf(rule)) {
      if (typeof part === "string") add(part);
      else seen.add(part);
    }
  });
  return { ids, words };
}

/** The words and rules that a rule is directly made of. */
function partsOf({ shape }: AnyRule): readonly Part[] {
  switch (shape.kind) {
    case "token":
      return [shape.word];
    case "sequence":
      return shape.parts;
    case "choice":
      return shape.rules;
    case "list":
      return shape.separator === undefined
        ? [shape.rule]
        : [shape.rule, shape.separator];
    case "lazy":
      return [shape.find()];
    case "values":
      return shape.words;
    case "parser":
      return [];
    default:
      return [shape.rule];
  }
}
