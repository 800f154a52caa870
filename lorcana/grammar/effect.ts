import type { EffectName, EffectOf, Effects } from "../ast/mod.ts";
import { type Loose, untidied } from "../ast/tidy.ts";

/** An effect; fields that are undefined are left out of results. */
export function effect<K extends EffectName>(
  fields: { readonly type: K } & Loose<Effects[K]>,
): EffectOf<K> {
  return untidied(fields) as EffectOf<K>; // Its fields, and its type.
}
