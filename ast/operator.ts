import type { U32 } from "./number.ts";
import type { Sum, Unit } from "./sum.ts";

/** How two numbers compare. */
export interface Operators {
  /** "with cost {e} lower"; the number repeats the compared one. */
  LowerBy: U32;
  /** "with cost {e} or less" */
  OrLess: Unit;
  /** "with cost {e}" */
  Exactly: Unit;
  /** "with cost {e} or more" */
  OrMore: Unit;
  /** "with cost {e} higher"; the number repeats the compared one. */
  HigherBy: U32;
}

/** One comparison. */
export type Operator = Sum<Operators>;
