import { type Rule, ruleOf } from "./rule.ts";
import { FAILED, type Input, type State } from "./state.ts";

// Deep enough for any card; shallow enough for any stack.
const MAX_DEPTH = 120;

/**
 * A rule that is looked up when it is needed: the way to tie a knot. arcsecond's
 * `recursiveParser` would look it up each time and knows no limit.
 */
export function lazy<T>(find: () => Rule<T>): Rule<T> {
  let rule: Rule<T> | undefined;
  return once(ruleOf<T>((data, index) => {
    if (data.depth >= MAX_DEPTH) return tooDeep(data, index);
    data.depth++;
    const next = (rule ??= find()).read(data, index);
    data.depth--;
    return next;
  }, () => (rule ??= find()).first));
}

/**
 * The same rule, read once at one place however many alternatives ask for it
 * there. So text nested in itself costs no more than flat text.
 */
export function once<T>(rule: Rule<T>): Rule<T> {
  let input: Input | undefined;
  let at = -1;
  let read: State<T> = FAILED;
  return ruleOf<T>(
    (data, index) => {
      if (data === input && index === at) return read;
      const next = rule.read(data, index);
      input = data;
      at = index;
      read = next;
      return next;
    },
    () => rule.first,
    { label: rule.label },
  );
}

function tooDeep(data: Input, index: number): State<never> {
  if (data.tooDeepAt < 0) data.tooDeepAt = index;
  return FAILED;
}
