import type { AnyRule, Part, Shape } from "./shape.ts";

/** What a rule can start with. */
export interface First {
  readonly words: ReadonlySet<string>;
  /** Whether it can also read nothing at all. */
  readonly empty: boolean;
  /** Whether it may start with other words, too: nobody can tell. */
  readonly any: boolean;
  /** Of the words, those that start something with a name. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
}

const NO_LABELS: First["labels"] = new Map();

/** Whether reading a rule in front of a word can come to anything. */
export function canStart({ words, empty, any }: First, word: string): boolean {
  return empty || any || words.has(word);
}

/** What a rule of a shape can start with. */
export function firstOf(shape: Shape): First {
  switch (shape.kind) {
    case "token":
      return startingWith(shape.word);
    case "sequence":
      return firstOfParts(shape.parts);
    case "choice":
      return joined(
        shape.rules.map(({ first }) => first),
        shape.rules.some(({ first }) => first.empty),
      );
    case "optional":
      return { ...shape.rule.first, empty: true };
    case "list":
      return shape.min > 0
        ? shape.rule.first
        : { ...shape.rule.first, empty: true };
    case "lazy":
      return shape.find().first;
    case "label": {
      const { first } = shape.rule;
      return { ...first, labels: new Map([[shape.name, first.words]]) };
    }
    case "once":
    case "mapped":
    case "checked":
    case "located":
      return shape.rule.first;
    case "values":
      return anyOf(shape.words, false);
    case "parser":
      return anyOf([], true);
  }
}

function anyOf(words: readonly string[], empty: boolean): First {
  return { words: new Set(words), empty, any: true, labels: NO_LABELS };
}

/** What a fixed word starts with. */
export function startingWith(word: string): First {
  return {
    words: new Set([word]),
    empty: false,
    any: false,
    labels: NO_LABELS,
  };
}

function firstOfParts(parts: readonly Part[]): First {
  const firsts: First[] = [];
  for (const part of parts) {
    const first = typeof part === "string" ? startingWith(part) : part.first;
    firsts.push(first);
    if (!first.empty) return joined(firsts, false);
  }
  return joined(firsts, true);
}

/** What can stand where several things may start. */
export function joined(firsts: readonly First[], empty: boolean): First {
  const [only] = firsts;
  if (firsts.length === 1 && only!.empty === empty) return only!;
  const words = new Set<string>();
  const labels = new Map<string, Set<string>>();
  let any = false;
  for (const first of firsts) {
    first.words.forEach((word) => words.add(word));
    first.labels.forEach((named, label) => {
      const known = labels.get(label) ?? new Set();
      named.forEach((word) => known.add(word));
      labels.set(label, known);
    });
    any ||= first.any;
  }
  return { words, labels, any, empty };
}
