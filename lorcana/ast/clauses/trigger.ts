import type { Ability } from "../ability.ts";
import type { Duration } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Effects that wait for something to happen. */
export interface TriggerClauses {
  /** "Whenever one of your characters quests this turn, gain 1 lore" */
  "create-triggered-ability": { ability: Ability; duration?: Duration };
}

/** What the tree knows about each of them. */
export const triggerTraits: Traits<TriggerClauses> = {
  "create-triggered-ability": {
    happens: "once",
    children: { ability: "ability" },
  },
};
