import { writingDiagnostic } from "../diagnostics/writing.ts";
import type { Serialized } from "./rewrite/mod.ts";
import type { TreeMisfit } from "../ast/internal.ts";

/** The result for a value that is not a tree: no text, and the reason. */
export function reportMisfit(
  { keys, expected, found }: TreeMisfit,
): Serialized {
  const path = keys.toReversed().map(step).join("");
  const span = { start: 0, end: 0 };
  const details = { path, expected, found: describeValue(found) };
  const label = path === "" ? {} : { label: path };
  const errors = [writingDiagnostic("unfit-tree", span, details, label)];
  return { text: "", bindings: [], errors };
}

/** As in `[0].Event`, or in quotes if a key is not a plain name. */
function step(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

const LONGEST = 60;

function describeValue(value: unknown): string {
  const text = asJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function asJson(value: unknown): string {
  if (value === undefined) return "nothing";
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value; // It contains itself, or a number that JSON has not.
  }
}
