import { pathStep } from "../diagnostics/internal.ts";
import type { TreeMisfit } from "./tree_shape.ts";

/** A misfit in words. */
export interface MisfitWords {
  /** As in `[0].Event.effect`; empty for the tree itself. */
  readonly path: string;
  readonly expected: string;
  /** The beginning of its JSON. */
  readonly found: string;
}

/** Says where a tree does not fit, what would fit, and what is there instead. */
export function describeMisfit(
  { keys, expected, found }: TreeMisfit,
): MisfitWords {
  const path = keys.toReversed().map(pathStep).join("");
  return { path, expected, found: show(found) };
}

const LONGEST = 60;

function show(value: unknown): string {
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
