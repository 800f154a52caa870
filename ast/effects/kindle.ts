import type { Spark } from "../number.ts";

/** The strongest character grows. */
export interface KindleEffects {
  /** "{Kindle}." */
  Kindle: { amount: Spark };
}
