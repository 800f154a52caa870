import type { Rule } from "../../../combinators/mod.ts";
import type { Effect, EffectName, EffectOf } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import type { Clause } from "./parts/clause.ts";

/** How each effect that contains others is read: one left out does not compile. */
export type ClauseProductions<M> = {
  readonly [K in keyof M & EffectName]: ClauseProduction<EffectOf<K>>;
};

type ClauseProduction<E> =
  | { readonly clauses: Rules<Clause> }
  | { readonly acts: Rules<Act<E>> }
  | {
    /** No rule yields it: this function makes it of what several rules read. */
    readonly madeBy: (...parts: never[]) => Effect;
  };

type Rules<T> = readonly [Rule<T>, ...Rule<T>[]];

/** The clauses among the productions. */
export function clausesOf<M>(
  productions: ClauseProductions<M>,
): readonly Rule<Clause>[] {
  const all: readonly ClauseProduction<Effect>[] = Object.values(productions);
  return all.flatMap((one) => "clauses" in one ? one.clauses : []);
}

/** The acts among the productions. */
export function actsOf<M>(
  productions: ClauseProductions<M>,
): readonly Rule<Act>[] {
  const all: readonly ClauseProduction<Effect>[] = Object.values(productions);
  return all.flatMap((one) => "acts" in one ? one.acts : []);
}
