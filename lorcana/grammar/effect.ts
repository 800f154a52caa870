import type { EffectName, EffectOf, Effects } from "../ast/mod.ts";
import type { Loose } from "../ast/tidy.ts";

/**
 * An effect. Fields may be undefined, so that effects of a type mostly look alike
 * to the engine, which reads them faster then; results have none (`owned`).
 */
export function effect<K extends EffectName>(
  fields: { readonly type: K } & Loose<Effects[K]>,
): EffectOf<K> {
  return fields as unknown as EffectOf<K>; // But for fields that are undefined.
}
