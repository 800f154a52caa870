import { classic } from "./classic.ts";
import type { Dialect, DialectName } from "./dialect.ts";
import { rlf } from "./rlf.ts";

/** The dialects by name. */
export const DIALECTS: { readonly [N in DialectName]: Dialect } = {
  classic,
  rlf,
};

/**
 * The dialect that a directive, in lower case, shows its text to be written in;
 * nothing if it looks alike in both, as `{judgment}` does, or if it is a bare
 * word, which may as well be a misspelled one.
 */
export function dialectOf(body: string): Dialect | undefined {
  // A misspelled directive still shows what it was meant to be.
  if (/[($@_]/.test(body)) return rlf;
  if (classic.knows(body)) return rlf.knows(body) ? undefined : classic;
  return body.includes("-") ? classic : undefined;
}
