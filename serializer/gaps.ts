import type { Diagnostic, WritingCode } from "../diagnostics/internal.ts";
import { writingDiagnostic } from "../diagnostics/writing.ts";
import type { Gap } from "./write.ts";

/** The gaps of a text as diagnostics, with their paths in the tree. */
export function errorsOf(
  gaps: readonly Gap[],
  root: unknown,
): readonly Diagnostic<WritingCode>[] {
  if (gaps.length === 0) return NONE;
  const nodes = new Set(
    gaps.map(({ node }) => node).filter((node) => node !== undefined),
  );
  const paths = nodes.size === 0 ? NO_PATHS : pathsTo(nodes, root);
  return gaps.map(({ code, node, span }) => {
    const path = nextPath(paths.get(node));
    return writingDiagnostic(
      code,
      span,
      { path },
      path === "" ? {} : { label: path },
    );
  });
}

const NONE: readonly Diagnostic<WritingCode>[] = [];

const NO_PATHS: ReadonlyMap<unknown, string[]> = new Map();

/** Equal numbers have several paths, of which each gap takes one. */
function nextPath(paths: string[] = [""]): string {
  return (paths.length > 1 ? paths.shift() : paths[0]) ?? "";
}

/** Where each of the nodes is in a tree, found in one walk. */
function pathsTo(
  nodes: ReadonlySet<unknown>,
  root: unknown,
): ReadonlyMap<unknown, string[]> {
  const paths = new Map<unknown, string[]>();
  const steps: string[] = [];
  const visit = (value: unknown): void => {
    if (nodes.has(value)) {
      paths.set(value, [...paths.get(value) ?? [], steps.join("")]);
    }
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
