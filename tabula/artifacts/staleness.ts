import { expectObject, expectString } from "../../diagnostics/internal.ts";
import type { Artifact } from "./artifact.ts";
import { jsonDifference, shownValue } from "./json_difference.ts";

/** A stored artifact that differs from what would be generated now. */
export interface Staleness {
  /** The name of the artifact. */
  readonly name: string;
  /** The first difference, line by line. */
  readonly details: readonly string[];
}

/** Compares an artifact with the stored one, which may be missing. */
export function staleness(
  artifact: Artifact,
  stored: string | undefined,
): Staleness | undefined {
  expectObject(artifact, "artifact");
  if (stored !== undefined) expectString(stored, "stored");
  const { name, kind, contents } = artifact;
  const details = contents === undefined
    ? ["  It cannot be generated: a file it is made from cannot be read"]
    : stored === undefined
    ? ["  The file is missing"]
    : stored === contents
    ? undefined
    : kind === "data"
    ? jsonDetails(stored, contents)
    : textDetails(stored, contents);
  return details && { name, details };
}

function jsonDetails(stored: string, fresh: string): string[] | undefined {
  const actual = parseJson(stored);
  if ("failure" in actual) return [`  It is not JSON: ${actual.failure}`];
  const found = jsonDifference(actual.value, JSON.parse(fresh));
  return found && [
    `  First difference at ${found.path}:`,
    `    actual:   ${shownValue(found.actual)}`,
    `    expected: ${shownValue(found.expected)}`,
  ];
}

function parseJson(text: string): { value: unknown } | { failure: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function textDetails(stored: string, fresh: string): string[] {
  const actual = linesOf(stored);
  const expected = linesOf(fresh);
  const common = Math.min(actual.length, expected.length);
  for (let at = 0; at < common; at++) {
    if (actual[at] === expected[at]) continue;
    return [
      `  First difference at line ${at + 1}:`,
      `    actual:   ${actual[at]}`,
      `    expected: ${expected[at]}`,
    ];
  }
  return actual.length === expected.length
    ? ["  Only the line feed at the end differs"]
    : [
      `  Line count differs: actual=${actual.length}, expected=${expected.length}`,
    ];
}

function linesOf(text: string): string[] {
  return (text.endsWith("\n") ? text.slice(0, -1) : text).split("\n");
}
