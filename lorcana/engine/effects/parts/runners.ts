import type { Moment } from "../../moment.ts";

/** Why the engine does not run an effect. */
export interface Cannot {
  readonly cannot: string;
}

/** How to run each effect, or why not; a missing one is a type error. */
export type Runners<M> = {
  readonly [K in keyof M]:
    | ((moment: Moment, effect: M[K] & { readonly type: K }) => Moment)
    | Cannot;
};
