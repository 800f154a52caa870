import type { Moment } from "../moment.ts";

/** Whether each condition holds; a missing one is a type error. */
export type Holds<M> = {
  readonly [K in keyof M]: (moment: Moment, condition: M[K]) => boolean;
};
