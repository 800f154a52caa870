import type { Traits } from "../traits.ts";

/** A player names a card. */
export interface NameEffects {
  /** "Name a card" */
  "name-a-card": Record<never, never>;
}

/** What the tree knows about each of them. */
export const nameTraits: Traits<NameEffects> = {
  "name-a-card": { happens: "once", children: {} },
};
