import type { Condition, Effect, Keyword } from "../../mod.ts";
import type { CardId, PlayerId } from "./card.ts";
import type { Happening } from "./happening.ts";
import type { Bound } from "./lasting.ts";

/** A triggered ability that waits to be resolved. */
export interface Waiting {
  readonly source: CardId;
  readonly you: PlayerId;
  readonly event: Happening;
  readonly effect: Effect;
  /** What must be true when it resolves. */
  readonly condition?: Condition;
  /** What its references already mean. */
  readonly bound: Bound;
  /** The keyword that the ability belongs to. */
  readonly keyword?: Keyword;
  /** Where "this way" starts in the history, if it includes the event. */
  readonly since?: number;
}
