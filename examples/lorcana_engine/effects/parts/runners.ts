import type { Moment } from "../../moment.ts";

/** What we do not run, and why. */
export interface Cannot {
  readonly cannot: string;
}

/** How each effect of a map is run, or why not: one left out does not compile. */
export type Runners<M> = {
  readonly [K in keyof M]:
    | ((moment: Moment, effect: M[K] & { readonly type: K }) => Moment)
    | Cannot;
};
