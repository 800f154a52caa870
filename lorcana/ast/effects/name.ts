import type { Traits } from "../traits.ts";

/** A player names a card. */
export interface NameEffects {
  /** "Name a card" */
  "name-a-card": Record<never, never>;
  /** "Choose an ink type" */
  "choose-ink-type": Record<never, never>;
}

/** What the tree knows about each of them. */
export const nameTraits: Traits<NameEffects> = {
  "name-a-card": { happens: "once", children: {} },
  "choose-ink-type": { happens: "once", children: {} },
};
