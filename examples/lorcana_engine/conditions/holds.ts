import type { Moment } from "../moment.ts";

/** Whether each condition of a map holds: one left out does not compile. */
export type Holds<M> = {
  readonly [K in keyof M]: (moment: Moment, condition: M[K]) => boolean;
};
