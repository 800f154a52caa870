import type {
  Duration,
  Effect,
  EffectName,
  EffectOf,
  Effects,
} from "../ast/mod.ts";
import { type Loose, sameShape } from "../ast/tidy.ts";

/** An effect; `owned` removes undefined fields from results. */
export function effect<K extends EffectName>(
  fields: { readonly type: K } & Loose<Effects[K]>,
): EffectOf<K> {
  return sameShape(fields) as EffectOf<K>; // `fields` are those of the effect.
}

/** The duration of an effect, if it has one. */
export function durationOf(effect: Effect): Duration | undefined {
  return (effect as { readonly duration?: Duration }).duration; // Some have it.
}
