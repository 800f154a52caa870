import { expectString } from "../../diagnostics/internal.ts";
import { newLog, placedNotes, type PuzzleDiagnostic } from "../text/log.ts";
import { readSections } from "../text/sections.ts";
import { type PuzzleSource, puzzleText } from "../text/source.ts";
import { readAssertion } from "./read_assertion.ts";
import type { Assertion } from "./types.ts";

/** The result of reading one assertion; columns are those of its line. */
export type AssertionResult =
  | {
    readonly ok: true;
    readonly assertion: Assertion;
    readonly warnings: readonly PuzzleDiagnostic[];
  }
  | {
    readonly ok: false;
    readonly errors: readonly PuzzleDiagnostic[];
    readonly warnings: readonly PuzzleDiagnostic[];
  };

/**
 * The result of reading the section `[assertions]`; positions are those of the
 * file.
 */
export type AssertionsResult =
  & {
    /** The assertions that could be read. */
    readonly assertions: readonly Assertion[];
    readonly warnings: readonly PuzzleDiagnostic[];
  }
  & (
    | { readonly ok: true }
    | { readonly ok: false; readonly errors: readonly PuzzleDiagnostic[] }
  );

/**
 * Reads one line of the assertion language, which describes how a puzzle should
 * end.
 *
 * @example
 * ```ts
 * import { parseAssertion } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const result = parseAssertion("NOT opponent life le 0");
 *
 * deepStrictEqual(result.ok && result.assertion, {
 *   negated: true,
 *   kind: "life",
 *   scope: "opponent",
 *   cmp: "le",
 *   value: 0,
 * });
 * ```
 *
 * @category Puzzles
 */
export function parseAssertion(line: string): AssertionResult {
  expectString(line, "line");
  const log = newLog();
  const assertion = readAssertion(log, { text: line, at: 0 });
  const warnings = placedNotes(line, log.warnings);
  return assertion
    ? { ok: true, assertion, warnings }
    : { ok: false, errors: placedNotes(line, log.errors), warnings };
}

/**
 * Reads the section `[assertions]` of a puzzle file.
 *
 * @category Puzzles
 */
export function parseAssertions(source: PuzzleSource): AssertionsResult {
  const text = puzzleText(source);
  const section = readSections(newLog(), text).others.find(({ name }) =>
    name === "assertions"
  );
  const log = newLog();
  const assertions = (section?.lines ?? []).flatMap((line) =>
    readAssertion(log, line) ?? []
  );
  const errors = placedNotes(text, log.errors);
  const warnings = placedNotes(text, log.warnings);
  return errors.length === 0
    ? { ok: true, assertions, warnings }
    : { ok: false, assertions, errors, warnings };
}
