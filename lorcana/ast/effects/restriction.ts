import type { Cause } from "../cause.ts";
import type { Condition } from "../condition.ts";
import type { Duration, Stat } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target, Zone } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { Keyword, RestrictionName } from "../words.ts";

/** What cards and players cannot or must do. */
export interface RestrictionEffects {
  /** "This character can't quest" */
  "restriction": {
    restriction: RestrictionName;
    /** The cards it applies to, unless it applies to a player. */
    target?: Target;
    /** The player it applies to. */
    player?: Player;
    duration?: Duration;
    challengerFilter?: Target;
    object?: Target;
    keyword?: Keyword;
    ifAble?: true;
    unless?: Condition;
    location?: Target;
    /** "no more than 2 each turn" */
    limit?: number;
    /** "this character's {S} can't be reduced …": which stat */
    stat?: Stat;
    /** "can't be banished by opponents' actions": by what */
    cause?: Cause;
    /** "can't be dealt damage by Villain characters": by which cards */
    source?: Target;
    /** "can't be chosen by opponents" */
    chooser?: Player;
    /** "unless their player pays 2 {I}" */
    unlessInk?: number;
    /** "… for each of them" */
    unlessInkEach?: true;
    /** "can't play songs for free" */
    cost?: "free";
    /** "can't return cards from their discard" */
    from?: Zone;
  };
}

/** The traits of these effects. */
export const restrictionTraits: Traits<RestrictionEffects> = {
  "restriction": {
    happens: "always",
    children: {
      player: "player",
      chooser: "player",
      target: "target",
      challengerFilter: "aside",
      object: "target",
      location: "aside",
      source: "aside",
      unless: "condition",
    },
  },
};
