import { expanded } from "../ast/target_names.ts";
import { type Visit, walk } from "../ast/walk.ts";

/** The whole query in place of each short name; triggers keep theirs. */
export const expandTargets: Visit<void> = walk<void>((inside) => ({
  target: (node) => expanded(inside.target(node)),
  aside: (node) => expanded(inside.aside(node)),
  trigger: (node) => node,
}));
