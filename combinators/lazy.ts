import { recursiveParser } from "arcsecond";
import { Rule } from "./rule.ts";
import { FAILED, type Input, type State } from "./state.ts";

// Deep enough for any card; shallow enough for any stack.
const MAX_DEPTH = 120;

/**
 * A rule that is looked up when it is needed: the way to tie a knot. At one
 * place it is read once, however many alternatives ask for it, so that nested
 * text costs no more than flat text.
 */
export function lazy<T>(find: () => Rule<T>): Rule<T> {
  const { p } = recursiveParser(find);
  let input: Input | undefined;
  let index = -1;
  let read: State<T> = FAILED;
  return new Rule<T>((state) => {
    const { data } = state;
    if (data === input && state.index === index) return read;
    if (data.depth >= MAX_DEPTH) return tooDeep(state);
    data.depth++;
    const next = p(state);
    data.depth--;
    [input, index, read] = [data, state.index, next];
    return next;
  }, () => find().first);
}

function tooDeep({ data, index }: State<unknown>): State<never> {
  if (data.tooDeepAt < 0) data.tooDeepAt = index;
  return FAILED;
}
