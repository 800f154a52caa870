import type {
  Duration,
  Effect,
  EffectName,
  EffectOf,
  Effects,
} from "../ast/mod.ts";
import { type Loose, untidied } from "../ast/tidy.ts";

/** An effect; fields that are undefined are left out of results. */
export function effect<K extends EffectName>(
  fields: { readonly type: K } & Loose<Effects[K]>,
): EffectOf<K> {
  return untidied(fields) as EffectOf<K>; // Its fields, and its type.
}

/** How long an effect lasts, if that is said. */
export function durationOf(effect: Effect): Duration | undefined {
  return (effect as { readonly duration?: Duration }).duration; // Some have one.
}
