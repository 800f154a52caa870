import { type Rule, ruleOf } from "./rule.ts";
import { arrive, type First, miss } from "./state.ts";
import { intern } from "./vocabulary.ts";

/** Reads one token by its spelling and yields what it carries, as `read` sees it. */
export function token<T>(
  spelling: string,
  read: (value: unknown) => T,
): Rule<T> {
  const id = intern(spelling);
  const first: First = { ids: new Set([id]), empty: false };
  return ruleOf<T>(
    (data, index) =>
      data.ids[index] === id
        ? arrive(data, index + 1, read(data.values[index]))
        : miss({ data, index }, first),
    () => first,
    { token: { id, read } },
  );
}
