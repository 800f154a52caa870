import type { AnyRule, Part, Shape } from "../shape.ts";

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
  const seen = new Set<AnyRule>(roots);
  const add = (part: Part): void => {
    if (typeof part !== "string") seen.add(part);
    else if (!ids.has(part)) ids.set(part, words.push(part) - 1);
  };
  // A set that grows while it is walked yields what is added, too.
  seen.forEach(({ shape }) => addParts(shape, add));
  return { ids, words };
}

/** Adds the words and rules that a rule is directly made of. */
function addParts(shape: Shape, add: (part: Part) => void): void {
  switch (shape.kind) {
    case "mapped":
      return add(shape.rule);
    case "sequence":
      return shape.parts().forEach(add);
    case "choice":
      return shape.rules.forEach(add);
    case "token":
      return add(shape.word);
    case "list":
      add(shape.rule);
      if (shape.separator !== undefined) add(shape.separator);
      return;
    case "lazy":
      return add(shape.find());
    case "values":
      return shape.words.forEach(add);
    case "parser":
      return;
    default:
      return add(shape.rule);
  }
}
