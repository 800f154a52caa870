import { partsOf } from "./parts.ts";
import type { AnyRule, Part, Shape, ShapeOf } from "./shape.ts";

/** What a rule can start with. */
export interface First {
  readonly words: ReadonlySet<string>;
  /** Whether it can also read nothing at all. */
  readonly empty: boolean;
  /** Whether it may also start with words that are not listed. */
  readonly any: boolean;
}

/** Whether a rule can be read where the next word is `word`. */
export function canStart({ words, empty, any }: First, word: string): boolean {
  return empty || any || words.has(word);
}

/** What a rule of this shape can start with. */
export function firstOf(shape: Shape): First {
  const found: Found = { words: new Set(), any: false };
  const empty = addFirst(found, shape);
  return { ...found, empty };
}

/** The start of a fixed word: itself. */
export function startingWith(word: string): First {
  return { words: new Set([word]), empty: false, any: false };
}

interface Found {
  readonly words: Set<string>;
  any: boolean;
}

/** Adds the words a shape can start with; returns whether it can be empty. */
function addFirst(found: Found, shape: Shape): boolean {
  switch (shape.kind) {
    case "token":
      found.words.add(shape.word);
      return false;
    case "sequence":
      return addFirstOfSequence(found, shape);
    case "optional":
      addFirstOfRule(found, shape.rule);
      return true;
    case "list":
      return addFirstOfRule(found, shape.rule) || shape.min === 0;
    case "values":
      shape.words.forEach((word) => found.words.add(word));
      found.any ||= !shape.only;
      return false;
    case "parser":
      found.any = true;
      return true;
    case "choice":
      return addFirstOfRules(found, shape.rules);
    case "lazy":
      return addFirstOfRule(found, shape.find());
    default:
      return addFirstOfRule(found, shape.rule);
  }
}

function addFirstOfSequence(
  found: Found,
  shape: ShapeOf<"sequence">,
): boolean {
  // Most start with a word, so the other parts need not be built.
  const word = shape.spell(shape.literals[0]!)[0];
  if (word === undefined) return addFirstOfParts(found, partsOf(shape));
  found.words.add(word);
  return false;
}

function addFirstOfParts(found: Found, parts: readonly Part[]): boolean {
  for (const part of parts) {
    if (typeof part === "string") {
      found.words.add(part);
      return false;
    }
    if (!addFirstOfRule(found, part)) return false;
  }
  return true;
}

function addFirstOfRules(found: Found, rules: readonly AnyRule[]): boolean {
  let empty = false;
  for (const rule of rules) if (addFirstOfRule(found, rule)) empty = true;
  return empty;
}

function addFirstOfRule(found: Found, rule: AnyRule): boolean {
  // Choices cache their first words: they are large, and many rules contain them.
  if (rule.shape.kind !== "choice") return addFirst(found, rule.shape);
  const { words, any, empty } = rule.first;
  words.forEach((word) => found.words.add(word));
  found.any ||= any;
  return empty;
}

/** The first words of several alternatives. */
export function joinFirsts(firsts: readonly First[], empty: boolean): First {
  const [only] = firsts;
  if (firsts.length === 1 && only!.empty === empty) return only!;
  const words = new Set<string>();
  const add = (word: string): unknown => words.add(word);
  let any = false;
  for (const first of firsts) {
    first.words.forEach(add);
    any ||= first.any;
  }
  return { words, any, empty };
}

/** The words that start a labeled rule, by its label; the outermost label counts. */
export function labelsOf(rule: AnyRule): ReadonlyMap<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  addLabels(labels, rule);
  return labels;
}

function addLabels(
  labels: Map<string, Set<string>>,
  { shape, first }: AnyRule,
): void {
  switch (shape.kind) {
    case "label": {
      const known = labels.get(shape.name) ?? new Set();
      labels.set(shape.name, known.union(first.words));
      return;
    }
    case "sequence":
      return addLabelsOfParts(labels, partsOf(shape));
    case "choice":
      return shape.rules.forEach((rule) => addLabels(labels, rule));
    case "lazy":
      return addLabels(labels, shape.find());
    case "token":
    case "values":
    case "parser":
      return;
    default:
      return addLabels(labels, shape.rule);
  }
}

function addLabelsOfParts(
  labels: Map<string, Set<string>>,
  parts: readonly Part[],
): void {
  for (const part of parts) {
    if (typeof part === "string") return;
    addLabels(labels, part);
    if (!part.first.empty) return;
  }
}
