import { type Site, sourceOf } from "./site.ts";

/** A mutant that does the same as the original, so that no test can tell. */
export interface Equivalent {
  readonly path: string;
  /** The line or lines that change, with single blanks. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** Why nobody can tell them apart. */
  readonly reason: string;
}

/** Mutants that have been looked at and found to change nothing. */
export const EQUIVALENTS: readonly Equivalent[] = [];

/** Whether a change is in the list of those that change nothing. */
export function isEquivalent(
  text: string,
  site: Site,
  equivalents: readonly Equivalent[] = EQUIVALENTS,
): boolean {
  return equivalents.some(({ path, source, before, after }) =>
    path === site.path && before === site.before && after === site.after &&
    source === sourceOf(text, site)
  );
}
