import { expanded } from "../ast/target_names.ts";
import { type Visit, walk } from "../ast/walk.ts";

/** Replaces each short target name with its full query, except in triggers. */
export const expandTargets: Visit<void> = walk<void>((inside) => ({
  target: (node) => expanded(inside.target(node)),
  aside: (node) => expanded(inside.aside(node)),
  trigger: (node) => node,
}));
