import type { AnyRule } from "./shape.ts";

/** What was expected at the furthest position that reading has reached. */
export interface Trace {
  /** Index of the furthest token at which something else was expected. */
  at: number;
  /** What was expected there. */
  readonly notes: Expectation[];
  /** The labeled rules that are being read, outermost first. */
  readonly open: OpenRule[];
  /** The innermost labeled rule that started before the furthest position. */
  inside: OpenRule | undefined;
}

/** A labeled rule, and where it started. */
interface OpenRule {
  readonly at: number;
  readonly name: string;
}

/** A word, or the first words of a rule, and the label they go by. */
interface Expectation {
  readonly expected: string | AnyRule;
  readonly label: string | undefined;
}

/** Everything that was expected, and the labels of what it starts. */
export interface Expectations {
  readonly expected: Set<string>;
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
  /** The label of what was being read, if it has one. */
  readonly inside: string | undefined;
}

/** An empty trace. */
export function newTrace(): Trace {
  return { at: -1, notes: [], open: [], inside: undefined };
}

/** Records that something was expected at a position. */
export function expect(
  trace: Trace,
  index: number,
  expected: string | AnyRule,
): void {
  const { at, notes, open } = trace;
  if (index < at) return;
  if (index > at) {
    trace.at = index;
    notes.length = 0;
    trace.inside = undefined;
  }
  // The outermost label that starts here is the most helpful one.
  const label = open.find((each) => each.at === index)?.name;
  const inside = open.findLast((each) => each.at < index);
  if ((inside?.at ?? -1) > (trace.inside?.at ?? -1)) trace.inside = inside;
  notes.push({ expected, label });
}

/** All of the notes, merged. */
export function expectations({ notes, inside }: Trace): Expectations {
  const expected = new Set<string>();
  const labels = new Map<string, Set<string>>();
  for (const note of notes) {
    const words = wordsOf(note.expected);
    words.forEach((word) => expected.add(word));
    if (note.label !== undefined) add(labels, note.label, words);
    else if (typeof note.expected !== "string") {
      note.expected.labels.forEach((named, name) => add(labels, name, named));
    }
  }
  return { expected, labels, inside: inside?.name };
}

function wordsOf(expected: string | AnyRule): ReadonlySet<string> {
  return typeof expected === "string"
    ? new Set([expected])
    : expected.first.words;
}

function add(
  labels: Map<string, Set<string>>,
  name: string,
  words: ReadonlySet<string>,
): void {
  const known = labels.get(name) ?? new Set();
  words.forEach((word) => known.add(word));
  labels.set(name, known);
}
