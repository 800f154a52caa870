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
  "nested-modes": "Cannot write modes here: they are nested too deeply",
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
  const nodes = new Set(
    gaps.map(({ node }) => node).filter((node) => node !== undefined),
  );
  const paths = nodes.size === 0 ? NO_PATHS : pathsTo(nodes, root);
  return gaps.map(({ reason, node }) => ({
    code: reason,
    message: MESSAGES[reason],
    path: paths.get(node) ?? "",
  }));
}

const NO_PATHS: ReadonlyMap<unknown, string> = new Map();

/** Where each of the nodes is in a tree, found in one walk. */
function pathsTo(
  nodes: ReadonlySet<unknown>,
  root: unknown,
): ReadonlyMap<unknown, string> {
  const paths = new Map<unknown, string>();
  const steps: string[] = [];
  const visit = (value: unknown): void => {
    if (nodes.has(value) && !paths.has(value)) paths.set(value, steps.join(""));
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value)) {
      steps.push(isList ? `[${key}]` : `.${key}`);
      visit(part);
      steps.pop();
    }
  };
  visit(root);
  return paths;
}
