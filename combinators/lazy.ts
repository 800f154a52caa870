import { separated } from "./repeat.ts";
import { type Rule, scanRule } from "./rule.ts";
import { type Input, MISSED, type Scan } from "./state.ts";

// Deep enough for any card; shallow enough for any stack.
const MAX_DEPTH = 120;

/**
 * A rule that is looked up when it is needed: the way to tie a knot. arcsecond's
 * `recursiveParser` would look it up each time and knows no limit.
 */
export function lazy<T>(find: () => Rule<T>): Rule<T> {
  let scan: Scan | undefined;
  return once(scanRule<T>((data, index) => {
    if (data.depth >= MAX_DEPTH) return tooDeep(data, index);
    data.depth++;
    const end = (scan ??= find().scan)(data, index);
    data.depth--;
    return end;
  }, () => find().first));
}

/** A rule that another module makes later. */
export interface Promised<T> {
  readonly rule: Rule<T>;
  /** Says what the rule is. */
  readonly keep: (rule: Rule<T>) => void;
}

/** The way to tie a knot between modules, which may not import each other. */
export function promised<T>(): Promised<T> {
  let kept: Rule<T> | undefined;
  const find = (): Rule<T> => {
    if (kept === undefined) throw new Error("Nobody has said what a rule is");
    return kept;
  };
  return { rule: lazy(find), keep: (rule) => kept = rule };
}

/**
 * The same rule, read once at one place however many alternatives ask for it
 * there. So text nested in itself costs no more than flat text.
 */
export function once<T>(rule: Rule<T>): Rule<T> {
  const { scan, label } = rule;
  let run = -1;
  let at = MISSED;
  let end = MISSED;
  let value: unknown;
  return scanRule<T>(
    (data, index) => {
      if (data.run === run && index === at) {
        data.value = value;
        return end;
      }
      const found = scan(data, index);
      run = data.run;
      at = index;
      end = found;
      value = data.value;
      return found;
    },
    () => rule.first,
    { label },
  );
}

/**
 * The rule as often as it reads something, where each time wraps the tree of the
 * times before: a tree so built must not get deeper than others.
 */
export function nested<T>(rule: Rule<T>): Rule<readonly T[]> {
  const items = separated(rule, undefined, 0, MAX_DEPTH);
  const { scan } = items;
  return scanRule<readonly T[]>(
    (data, index) => {
      const end = scan(data, index);
      const { length } = data.value as readonly T[]; // What `items` has left there.
      return length < MAX_DEPTH ? end : tooDeep(data, index);
    },
    () => items.first,
    { label: items.label },
  );
}

function tooDeep(data: Input, index: number): number {
  if (data.tooDeepAt < 0) data.tooDeepAt = index;
  return MISSED;
}
