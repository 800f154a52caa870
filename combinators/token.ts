import { expect } from "./trace.ts";
import { type Rule, scanRule } from "./rule.ts";
import { MISSED } from "./state.ts";
import { intern } from "./vocabulary.ts";

/** Reads one token by its spelling and yields what it carries, as `read` sees it. */
export function token<T>(
  spelling: string,
  read: (value: unknown) => T,
): Rule<T> {
  const id = intern(spelling);
  return scanRule<T>(
    (data, index) => {
      if (data.ids[index] !== id) {
        if (data.trace !== undefined) expect(data.trace, index, [id]);
        return MISSED;
      }
      data.value = read(data.values[index]);
      return index + 1;
    },
    () => ({
      ids: new Set([id]),
      empty: false,
      tokens: new Map([[id, read]]),
    }),
  );
}
