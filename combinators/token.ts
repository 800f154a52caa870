import { Rule } from "./rule.ts";
import { arrive, type First, miss } from "./state.ts";
import { intern } from "./vocabulary.ts";

/** Reads one token by its spelling and yields what it carries, as `read` sees it. */
export function token<T>(
  spelling: string,
  read: (value: unknown) => T,
): Rule<T> {
  const id = intern(spelling);
  const first: First = { ids: new Set([id]), empty: false };
  return new Rule<T>((state) => {
    const { data, index } = state;
    return data.ids[index] === id
      ? arrive(data, index + 1, read(data.values[index]))
      : miss(state, first);
  }, () => first);
}
