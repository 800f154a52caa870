import type { EffectName, EffectOf, Effects } from "../ast/mod.ts";
import { type Loose, tidyInto } from "../ast/tidy.ts";

/** An effect; fields that are undefined are left out. */
export function effect<K extends EffectName>(
  type: K,
  fields: Loose<Effects[K]>,
): EffectOf<K> {
  return tidyInto({ type }, fields) as EffectOf<K>; // Its fields, and its type.
}
