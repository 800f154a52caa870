import { type DirectiveName, DIRECTIVES } from "../../ast/internal.ts";
import type { Dialect } from "../../lexer/dialects/mod.ts";

/** How directives are written in a dialect, in one piece. */
export function usualSpellings({ plain }: Dialect): readonly string[] {
  return DIRECTIVE_NAMES.map((name) => plain(name).text)
    .filter((text) => /^\{[^{}]*\}$/.test(text));
}

/** Every directive that reads variables. */
export const DIRECTIVE_NAMES: readonly DirectiveName[] = Object.keys(
  DIRECTIVES,
) as DirectiveName[]; // A record has the keys of its type.
