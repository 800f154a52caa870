import type { AnyRule, Shape } from "../shape.ts";

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
  const found: Found = { seen: new Set(), literals: new Map(), words: [] };
  for (const root of roots) addRule(root, found);
  const ids = new Map<string, number>();
  const words = ["", ""];
  const add = (word: string): void => {
    if (!ids.has(word)) ids.set(word, words.push(word) - 1);
  };
  found.literals.forEach((literals, spell) => {
    // All at once: rules share most of their words, and each is spelled once.
    for (const piece of new Set(literals.join(" ").split(" "))) {
      if (piece !== "") spell(piece).forEach(add);
    }
  });
  found.words.forEach(add);
  return { ids, words };
}

/** What the rules are made of that have been visited. */
interface Found {
  readonly seen: Set<Shape>;
  /** The literals of sequences, by what cuts them into words. */
  readonly literals: Map<(piece: string) => readonly string[], string[]>;
  readonly words: string[];
}

/** Adds what a rule is made of. A new process does this first: no iterators. */
function addRule(rule: AnyRule, found: Found): void {
  let { shape } = rule;
  while (shape.kind === "mapped") shape = shape.rule.shape;
  switch (shape.kind) {
    // Few rules share these: to visit them again takes less than to keep them.
    case "sequence":
      addLiterals(shape.literals, shape.spell, found);
      return addRules(shape.slots, found);
    case "token":
      found.words.push(shape.word);
      return;
  }
  if (found.seen.has(shape)) return;
  found.seen.add(shape);
  switch (shape.kind) {
    case "choice":
      return addRules(shape.rules, found);
    case "list":
      addRule(shape.rule, found);
      if (shape.separator !== undefined) addRule(shape.separator, found);
      return;
    case "lazy":
      return addRule(shape.find(), found);
    case "values":
      found.words.push(...shape.words);
      return;
    case "parser":
      return;
    default:
      return addRule(shape.rule, found);
  }
}

function addRules(rules: readonly AnyRule[], found: Found): void {
  for (let i = 0; i < rules.length; i++) addRule(rules[i]!, found);
}

function addLiterals(
  literals: readonly string[],
  spell: (piece: string) => readonly string[],
  found: Found,
): void {
  const known = found.literals.get(spell);
  if (known === undefined) found.literals.set(spell, [...literals]);
  else known.push(...literals);
}
