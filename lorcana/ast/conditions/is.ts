import type { Amount } from "../amount.ts";
import type { Comparison, Filter } from "../filter.ts";
import type { Query, Target, Zone } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions on what a card is or has. */
export interface IsConditions {
  /** "this character has no damage" */
  "no-damage": { target?: Target };
  /** "this character has damage" */
  "has-any-damage": { target?: Target };
  /** "this character is exerted" */
  "is-exerted": { target?: Target };
  /** "this character is ready" */
  "is-ready": { target?: Target };
  /** "this character is at a location" */
  "at-location": {
    target?: Target;
    location?: Target;
    /** The id by which "that location" refers to it. */
    id?: number;
  };
  /** "this character has 3 {S} or more" */
  "stat-threshold": {
    stat: "strength" | "willpower" | "lore" | "cost";
    comparison: Comparison;
    value: Amount;
    target?: Target;
  };
  /** "it's a song card", "a Villain character is chosen" */
  "matches": {
    target: Target;
    query: Query;
    wording?: { readonly chosen: true };
  };
  /** "it's the named card" */
  "matches-named-card": { target: Target };
  /** "the chosen character is named Pain" */
  "is-named": { target: Target; name: string };
  /** "it has the same name as the revealed card" */
  "has": { target: Target; filters: readonly Filter[] };
  /** "this card is in your discard" */
  "in-zone": { target: Target; zone: Zone };
}

/** The traits of these conditions. */
export const isTraits: ConditionTraits<IsConditions> = {
  "no-damage": { children: { target: "target" }, withoutTarget: "this card" },
  "has-any-damage": {
    children: { target: "target" },
    withoutTarget: "this card",
  },
  "is-exerted": { children: { target: "target" }, withoutTarget: "this card" },
  "is-ready": { children: { target: "target" }, withoutTarget: "this card" },
  "at-location": {
    children: { target: "target", location: "aside" },
    withoutTarget: "this card",
  },
  "stat-threshold": {
    children: { target: "target", value: "amount" },
    withoutTarget: "this card",
  },
  "matches": { children: { target: "target", query: "query" } },
  "matches-named-card": { children: { target: "target" } },
  "is-named": { children: { target: "target" } },
  "has": { children: { target: "target", filters: "filter" } },
  "in-zone": { children: { target: "target" } },
};
