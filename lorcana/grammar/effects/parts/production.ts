import type { Rule } from "../../../../combinators/mod.ts";
import type {
  Effect,
  EffectName,
  EffectOf,
  Player,
  Target,
} from "../../../ast/mod.ts";
import type { Limits } from "./limits.ts";

/** What a player does: an effect, once it is known who does it. */
export type Act<E = Effect> = (who: Player) => E;

/** What cards do or suffer: an effect, once it is known which cards. */
export type Predicate<E = Effect> = (target: Target, limits: Limits) => E;

/** The ways to read one effect; it needs one at least. */
export type Production<E> =
  & Partial<Ways<E>>
  & (
    | Pick<Ways<E>, "acts">
    | Pick<Ways<E>, "predicates">
    | Pick<Ways<E>, "clauses">
  );

interface Ways<E> {
  /** What a player does, without the player: "draw a card". */
  readonly acts: Rules<Act<E>>;
  /** What cards do, without the cards: "gets +2 {S}". */
  readonly predicates: Rules<Predicate<E>>;
  /** With a subject of its own: "damage counters can't be removed from …". */
  readonly clauses: Rules<() => E>;
}

type Rules<T> = readonly [Rule<T>, ...Rule<T>[]];

/** How each effect of a map is read: one left out does not compile. */
export type Productions<M> = {
  readonly [K in keyof M & EffectName]: Production<EffectOf<K>>;
};

/** All rules for what players do. */
export function actsIn<M>(productions: Productions<M>): readonly Rule<Act>[] {
  return waysOf(productions).flatMap(({ acts = [] }) => acts);
}

/** All rules for what cards do. */
export function predicatesIn<M>(
  productions: Productions<M>,
): readonly Rule<Predicate>[] {
  return waysOf(productions).flatMap(({ predicates = [] }) => predicates);
}

/** All rules with subjects of their own. */
export function clausesIn<M>(
  productions: Productions<M>,
): readonly Rule<() => Effect>[] {
  return waysOf(productions).flatMap(({ clauses = [] }) => clauses);
}

function waysOf<M>(
  productions: Productions<M>,
): readonly Partial<Ways<Effect>>[] {
  return Object.values(productions);
}
