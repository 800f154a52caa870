import type { Reason } from "./phrase.ts";
import type { Gap } from "./write.ts";

/** A part of a tree that has no text which reads back as that part. */
export interface WritingProblem {
  readonly code: Reason;
  readonly message: string;
  /** Where it is: `[0].Event.effect.Modal`. */
  readonly path: string;
}

/** Why there is no text, for each reason: the shapes that the language lacks. */
const MESSAGES: { readonly [R in Reason]: string } = {
  "empty": "Cannot write a list without members: there is nothing to say",
  "not-last":
    "Cannot write anything behind this effect: it would read as a part of it",
  "nested-modes": "Cannot write modes here: only an ability has modes",
  "nested-costs":
    "Cannot write costs in costs in costs: their ends would be unclear",
  "nested-description":
    "Cannot write this description: it would describe the cards that are counted",
  "too-deep": "Cannot write this part: it is nested too deeply",
  "not-a-number":
    "Cannot write this part: a number is not a whole one from 0 to 4294967295",
};

/** The gaps of a text, with their places in the tree it was made from. */
export function problemsOf(
  gaps: readonly Gap[],
  root: unknown,
): readonly WritingProblem[] {
  return gaps.map(({ reason, node }) => ({
    code: reason,
    message: MESSAGES[reason],
    path: node === undefined ? "" : pathTo(node, root) ?? "",
  }));
}

function pathTo(node: object, root: unknown): string | undefined {
  if (root === node) return "";
  if (typeof root !== "object" || root === null) return undefined;
  for (const [key, value] of Object.entries(root)) {
    const rest = pathTo(node, value);
    if (rest !== undefined) {
      return (Array.isArray(root) ? `[${key}]` : `.${key}`) + rest;
    }
  }
  return undefined;
}
