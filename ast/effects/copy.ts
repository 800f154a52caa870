import type { U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";

/** Cards take effect again. */
export interface CopyEffects {
  /** "Copy it." */
  Copy: { target: Predicate };
  /** "Copy the next event you play {this-turn-times}."; `null` is "this turn". */
  CopyNextPlayed: { matching: Predicate; times: U32 | null };
}
