import type { Moment } from "../moment.ts";

/** Whether each condition of a map holds: leave one out, no compiling. */
export type Holds<M> = {
  readonly [K in keyof M]: (moment: Moment, condition: M[K]) => boolean;
};
