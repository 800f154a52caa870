import { type Site, sourceOf } from "./site.ts";
import { sitesOf } from "./sites.ts";

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
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    path: "lexer/directive_value.ts",
    source: "return MAKE[kind](first ?? 0, second);",
    before: "0",
    after: "1",
    reason: "every directive that has a value needs at least one",
  },
  {
    path: "pzl/lint/fields.ts",
    source:
      "if (values[field] < 0) lintLeast(log, lineOf(field), values[field], 0);",
    before: "0",
    after: "1",
    reason: "both ask the same; the first only saves looking up the line",
  },
  {
    path: "pzl/lint/references.ts",
    source:
      "const later = references.filter((id) => (ids.get(id) ?? 0) > index);",
    before: "0",
    after: "1",
    reason: "ids that no card has were reported before, and nothing else",
  },
  {
    path: "pzl/tokens.ts",
    source: "for (; end > 0; end--) {",
    before: ">",
    after: ">=",
    reason: "what stands before the text is no blank and no hyphen: it ends",
  },
  {
    path: "parser/diagnose/repair/excerpt.ts",
    source: "const CONTEXT = 80;",
    before: "80",
    after: "81",
    reason: "how much is read again is a matter of speed",
  },
  {
    path: "parser/diagnose/repair/excerpt.ts",
    source: "return alone.at === failure.at - start &&",
    before: "-",
    after: "+",
    reason:
      "without an excerpt all is read again: slower, with the same repair",
  },
  {
    path: "parser/diagnose/repair/excerpt.ts",
    source:
      'while (start > 0 && tokens[start - 1]!.kind !== "period") start--;',
    before: "0",
    after: "1",
    reason:
      "without an excerpt all is read again: slower, with the same repair",
  },
  {
    path: "parser/diagnose/repair/repair.ts",
    source: "return { at, removed: 1, added: [unknown], cost: 0 };",
    before: "0",
    after: "1",
    reason: "what a mask costs is never compared",
  },
  {
    path: "parser/fast/bindings.ts",
    source: "if (bound.names.length > MOST_KEPT) forget();",
    before: ">",
    after: ">=",
    reason: "how much room is kept is a matter of memory",
  },
  {
    path: "parser/fast/cut.ts",
    source: "export const MOST_KEPT = 1 << 14;",
    before: "14",
    after: "15",
    reason: "how much room is kept is a matter of memory",
  },
];

/** Rows of the list that fit no line of these files any more. */
export function staleEquivalents(
  texts: ReadonlyMap<string, string>,
  equivalents: readonly Equivalent[] = EQUIVALENTS,
): readonly Equivalent[] {
  return equivalents.filter((row) => {
    const text = texts.get(row.path);
    return text !== undefined &&
      !sitesOf(row.path, text).some((site) => isEquivalent(text, site, [row]));
  });
}

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
