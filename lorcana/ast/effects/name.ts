import type { ChosenProperty } from "../filter.ts";
import type { CardType } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Players name a card, or choose something other than a card. */
export interface NameEffects {
  /** "Name a card" */
  "name-a-card": { cardType?: CardType };
  /** "Choose an ink type" */
  "choose-ink-type": Record<never, never>;
  /** "Choose a classification" */
  "choose-property": { what: ChosenProperty };
  /** "Choose a number" */
  "choose-number": Record<never, never>;
}

/** The traits of these effects. */
export const nameTraits: Traits<NameEffects> = {
  "name-a-card": { happens: "once", children: {} },
  "choose-ink-type": { happens: "once", children: {} },
  "choose-property": { happens: "once", children: {} },
  "choose-number": { happens: "once", children: {} },
};
