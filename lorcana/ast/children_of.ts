import type { Ability, Cost, Replaces } from "./ability.ts";
import type { Amounts } from "./amount.ts";
import type { Children } from "./children.ts";
import type { DeckPlace, Destination } from "./destination.ts";
import type { Filters, NumberFilter } from "./filter.ts";
import type { Query, TargetGroup } from "./target.ts";
import type { Trigger, TriggerRestrictions } from "./trigger.ts";

/** The children of each variant; a missing variant is a type error. */
type Table<M> = { readonly [K in keyof M]: Children<M[K]> };

/** The children of each kind of ability. */
export const ABILITY: {
  readonly [T in Ability["type"]]: Children<Extract<Ability, { type: T }>>;
} = {
  keyword: { cost: "cost", condition: "condition" },
  triggered: { trigger: "trigger", condition: "condition", effect: "effect" },
  activated: {
    cost: "cost",
    condition: "condition",
    effect: "effect",
    restrictions: "restriction",
  },
  static: {
    condition: "condition",
    effect: "effect",
    restrictions: "restriction",
  },
  action: { condition: "condition", effect: "effect" },
  replacement: {
    condition: "condition",
    replaces: "replaces",
    replacement: "effect",
  },
};

/** The children of a trigger. */
export const TRIGGER: Children<Trigger> = {
  on: "subject",
  defender: "subject",
  attacker: "subject",
  at: "aside",
  restrictions: "restriction",
};

/** The children of each restriction. */
export const RESTRICTION: Table<TriggerRestrictions> = {
  "during-turn": {},
  "once-per-turn": {},
  "times-per-turn": {},
  "first-time-each-turn": {},
  "in-challenge": {},
  "while": { condition: "condition" },
  "nth-in-turn": {},
  "from-zone": {},
  "using-shift": {},
  "for-free": {},
  "enters-exerted": {},
  "caused": {},
  "song": { filters: "filter" },
  "one-or-more": {},
  "players-together": {},
  "ink-paid": {},
  "amount": {},
  "this-turn": {},
  "from-another-location": {},
  "next-time": {},
  "next-turn": {},
  "chosen-for": {},
};

/** The children of a cost. */
export const COST: Children<Cost> = { effects: "effect" };

/** The children of the event that a replacement replaces. */
export const REPLACES: Children<Replaces> = {
  player: "player",
  // First, so that "that card" means the `target`.
  against: "aside",
  source: "target",
  target: "target",
};

/** The children of a query. */
export const QUERY: Children<Query> = {
  count: "amount",
  filter: "filter",
};

/** The children of a group of targets. */
export const GROUP: Children<TargetGroup> = { targets: "aside" };

/** The children of a destination. */
export const DESTINATION: Children<Destination> = {
  condition: "condition",
  chosenBy: "player",
  target: "query",
  under: "target",
  then: "effect",
};

/** The children of an effect that puts cards into a deck. */
export const DECK_PLACE: Children<DeckPlace> = {
  player: "player",
  chosenBy: "player",
  by: "player",
  target: "cards",
};

/** The children of each amount. */
export const AMOUNT: Table<Amounts> = {
  "count": { query: "query" },
  "ink-drops": {},
  "lore": {},
  "damage-on-target": { target: "target" },
  "cards-under": { target: "target" },
  "strength-of": { target: "target" },
  "willpower-of": { target: "target" },
  "lore-value-of": { target: "target" },
  "cost-of": { target: "target" },
  "this-way": {},
  "cards-this-way": { query: "query" },
  "trigger-amount": {},
  "turn-count": { by: "player", query: "query" },
  "opponents": {},
  "ink-types-this-way": {},
  "different": { query: "query" },
  "superlative": { query: "query" },
  "total": { query: "query" },
  "chosen-number": {},
  "sum": { amount: "amount" },
  "clamp": { value: "amount" },
};

const NUMBER: Children<NumberFilter> = { value: "amount" };

/** The children of each filter. */
export const FILTER: Table<Filters> = {
  "has-classification": {},
  "has-name": {},
  "has-keyword": {},
  "cost-comparison": NUMBER,
  "strength-comparison": NUMBER,
  "willpower-comparison": NUMBER,
  "lore-comparison": NUMBER,
  "total-strength-comparison": NUMBER,
  "total-cost-comparison": NUMBER,
  "superlative": { among: "aside" },
  "chosen-ink-type": {},
  "chosen-property": {},
  "among": { cards: "aside" },
  "has-abilities": {},
  "damaged": {},
  "undamaged": {},
  "exerted": {},
  "ready": {},
  "at-location": { location: "aside" },
  "same-location-as-source": {},
  "same-location": { as: "aside" },
  "same-classification": { as: "aside" },
  "cards-under": NUMBER,
  "characters-at": NUMBER,
  "ink-type": {},
  "card-type": {},
  "same-name": { as: "aside" },
  "shared": {},
  "different-names": {},
  "inkable": {},
  "named-card": {},
  "challenged-this-turn": {},
  "in-challenge": { against: "aside" },
  "this-way": {},
  "did-this-turn": {},
  "played-this-turn": {},
  "using-shift": {},
  "or": { filters: "filter" },
  "and": { filters: "filter" },
  "not": { filter: "filter" },
};
