import type { Rule } from "../../../combinators/mod.ts";
import type { Effect, EffectName, EffectOf } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import type { Clause } from "./parts/clause.ts";

/** The rules for each effect that contains others; all are required. */
export type ClauseProductions<M> = {
  readonly [K in keyof M & EffectName]: ClauseProduction<EffectOf<K>>;
};

type ClauseProduction<E> =
  | { readonly clauses: Rules<Clause> }
  | { readonly acts: Rules<Act<E>> }
  | {
    /** No rule reads it: this function builds it from several rules' values. */
    readonly madeBy: (...parts: never[]) => Effect;
  };

type Rules<T> = readonly [Rule<T>, ...Rule<T>[]];

/** The rules for clauses among the productions. */
export function clausesOf<M>(
  productions: ClauseProductions<M>,
): readonly Rule<Clause>[] {
  const all: readonly ClauseProduction<Effect>[] = Object.values(productions);
  return all.flatMap((one) => "clauses" in one ? one.clauses : []);
}

/** The rules for acts among the productions. */
export function actsOf<M>(
  productions: ClauseProductions<M>,
): readonly Rule<Act>[] {
  const all: readonly ClauseProduction<Effect>[] = Object.values(productions);
  return all.flatMap((one) => "acts" in one ? one.acts : []);
}
