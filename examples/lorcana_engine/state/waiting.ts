import type { Condition, Effect, Keyword } from "@dreamtides/parse/lorcana";
import type { CardId, PlayerId } from "./card.ts";
import type { Happening } from "./happening.ts";
import type { Bound } from "./lasting.ts";

/** An ability that has triggered but not yet resolved. */
export interface Waiting {
  readonly source: CardId;
  readonly you: PlayerId;
  readonly event: Happening;
  readonly effect: Effect;
  /** What must hold when it is resolved. */
  readonly condition?: Condition;
  /** What the words of its effect can refer to already. */
  readonly bound: Bound;
  /** The keyword whose ability it is. */
  readonly keyword?: Keyword;
  /** Where "this way" begins, if the event is part of it. */
  readonly since?: number;
}
