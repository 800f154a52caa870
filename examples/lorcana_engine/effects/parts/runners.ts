import type { Moment } from "../../moment.ts";

/** What the engine does not run, and why. */
export interface Cannot {
  readonly cannot: string;
}

/** How each effect of a map runs, or why not; a missing one is a type error. */
export type Runners<M> = {
  readonly [K in keyof M]:
    | ((moment: Moment, effect: M[K] & { readonly type: K }) => Moment)
    | Cannot;
};
