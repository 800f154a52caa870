import { classic } from "./classic.ts";
import type { Dialect, DialectName } from "./dialect.ts";
import { rlf } from "./rlf.ts";

/** The dialects by name. */
export const DIALECTS: { readonly [N in DialectName]: Dialect } = {
  classic,
  rlf,
};

/**
 * The only dialect that a directive, in lower case, can be written in; nothing
 * if it reads alike in both, as `{judgment}` does, or in none.
 */
export function dialectOf(body: string): Dialect | undefined {
  if (classic.knows(body) !== rlf.knows(body)) {
    return rlf.knows(body) ? rlf : classic;
  }
  // A misspelled directive still shows what it was meant to be.
  if (classic.knows(body)) return undefined;
  if (/[($@_]/.test(body)) return rlf;
  return body.includes("-") ? classic : undefined;
}
