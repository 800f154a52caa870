import type { Rule } from "../../../../combinators/mod.ts";
import type {
  Effect,
  EffectName,
  EffectOf,
  Player,
  Target,
} from "../../../ast/mod.ts";
import type { Limits } from "./limits.ts";

/** A player's action: yields its effect, given the player. */
export type Act<E = Effect> = (who: Player) => E;

/** What cards do or undergo: yields an effect, given the cards. */
export type Predicate<E = Effect> = (target: Target, limits: Limits) => E;

/** The rules for one effect, at least one. */
export type Production<E> =
  & Partial<Ways<E>>
  & (
    | Pick<Ways<E>, "acts">
    | Pick<Ways<E>, "predicates">
    | Pick<Ways<E>, "clauses">
  );

interface Ways<E> {
  /** Without the player: "draw a card". */
  readonly acts: Rules<Act<E>>;
  /** Without the cards: "gets +2 {S}". */
  readonly predicates: Rules<Predicate<E>>;
  /** With their own subject: "damage counters can't be removed from …". */
  readonly clauses: Rules<() => E>;
}

/** One rule or more. */
export type Rules<T> = readonly [Rule<T>, ...Rule<T>[]];

/** The rules for each effect of a map; all are required. */
export type Productions<M> = {
  readonly [K in keyof M & EffectName]: Production<EffectOf<K>>;
};

/** All rules for actions of players. */
export function actsIn<M>(productions: Productions<M>): readonly Rule<Act>[] {
  return waysOf(productions).flatMap(({ acts = [] }) => acts);
}

/** All rules for predicates of cards. */
export function predicatesIn<M>(
  productions: Productions<M>,
): readonly Rule<Predicate>[] {
  return waysOf(productions).flatMap(({ predicates = [] }) => predicates);
}

/** All rules with their own subjects. */
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
