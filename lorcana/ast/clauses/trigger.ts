import type { Ability } from "../ability.ts";
import type { Duration } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Effects that create a triggered ability. */
export interface TriggerClauses {
  /** "Whenever one of your characters quests this turn, gain 1 lore" */
  "create-triggered-ability": { ability: Ability; duration?: Duration };
}

/** The traits of these effects. */
export const triggerTraits: Traits<TriggerClauses> = {
  "create-triggered-ability": {
    happens: "once",
    children: { ability: "ability" },
  },
};
