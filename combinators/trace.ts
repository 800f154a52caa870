/**
 * What could have been read at the furthest place that was reached. That takes
 * two runs: one to find the place, one to note what would have been right there.
 */
export interface Trace {
  /** Index of the furthest token at which something else was expected. */
  at: number;
  /** Whether the place is known, so that things are noted. */
  readonly noting: boolean;
  /** The ids that would have been right there. */
  readonly expected: Set<number>;
  /** Of those, the ones that start something with a name. */
  readonly labels: Map<string, Set<number>>;
  /** The named rules that are open, from the outermost to the innermost. */
  readonly open: { readonly at: number; readonly name: string }[];
}

/** An empty trace, to find the place or, if that is known, to take notes. */
export function newTrace(at?: number): Trace {
  return {
    at: at ?? -1,
    noting: at !== undefined,
    expected: new Set(),
    labels: new Map(),
    open: [],
  };
}

/** Notes that one of `ids` would have been right at `index`, as part of `name`. */
export function expect(
  trace: Trace,
  index: number,
  ids: Iterable<number>,
  name?: string,
): void {
  if (index > trace.at && !trace.noting) trace.at = index;
  if (index !== trace.at || !trace.noting) return;
  // The outermost name that starts here says most to a reader.
  const label = trace.open.find(({ at }) => at === index)?.name ?? name;
  for (const id of ids) {
    trace.expected.add(id);
    if (label !== undefined) note(trace.labels, label, id);
  }
}

function note(
  labels: Map<string, Set<number>>,
  label: string,
  id: number,
): void {
  const known = labels.get(label);
  if (known === undefined) labels.set(label, new Set([id]));
  else known.add(id);
}
