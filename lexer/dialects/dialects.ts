import { classic } from "./classic.ts";
import type { Dialect, DialectName } from "./dialect.ts";
import { rlf } from "./rlf.ts";

/** The dialects by name. */
export const DIALECTS: { readonly [N in DialectName]: Dialect } = {
  classic,
  rlf,
};

/**
 * The dialect that a directive, in lower case, belongs to; `undefined` if it is
 * the same in both, as `{judgment}` is, or a bare word, which may be a misspelled
 * one.
 */
export function dialectOf(body: string): Dialect | undefined {
  // Even a misspelled directive shows its dialect.
  if (/[($@_]/.test(body)) return rlf;
  if (classic.knows(body)) return rlf.knows(body) ? undefined : classic;
  return body.includes("-") ? classic : undefined;
}
