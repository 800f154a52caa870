import type { Reference } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import type { Mention } from "./mention.ts";

/** A reference to a mention, by the id of its node if it has one. */
export function pointer(
  { ref, node }: Mention,
  known: Antecedents,
): Reference {
  if (ref === "SELF" || node === undefined) {
    return { ref: ref === "SELF" ? "trigger-subject" : ref };
  }
  const ids = known.ids ??= new Map();
  const id = ids.get(node) ?? ids.size + 1;
  ids.set(node, id);
  return { ref, id };
}
