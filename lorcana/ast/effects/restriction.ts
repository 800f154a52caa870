import type { Condition } from "../condition.ts";
import type { Duration } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { Keyword, RestrictionName } from "../words.ts";

/** What cards and players cannot or must do. */
export interface RestrictionEffects {
  /** "This character can't quest" */
  "restriction": {
    restriction: RestrictionName;
    /** The cards it is about, unless it is about a player. */
    target?: Target;
    /** The player it is about. */
    player?: Player;
    duration?: Duration;
    challengerFilter?: Target;
    object?: Target;
    keyword?: Keyword;
    ifAble?: true;
    unless?: Condition;
    location?: Target;
  };
}

/** What the tree knows about each of them. */
export const restrictionTraits: Traits<RestrictionEffects> = {
  "restriction": {
    happens: "always",
    children: {
      player: "player",
      target: "target",
      challengerFilter: "aside",
      object: "target",
      location: "aside",
      unless: "condition",
    },
  },
};
