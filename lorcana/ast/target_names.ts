import type {
  CardType,
  Query,
  Reference,
  Target,
  TargetGroup,
  TargetName,
} from "./target.ts";

const character = {
  zones: ["play"],
  cardTypes: ["character"],
} as const;
const item = { zones: ["play"], cardTypes: ["item"] } as const;
const location = { zones: ["play"], cardTypes: ["location"] } as const;
const chosen = { selector: "chosen", count: 1 } as const;
const all = { selector: "all", count: "all" } as const;
const damaged = [{ type: "damaged" }] as const;
const here = [{ type: "same-location-as-source" }] as const;

/** The names for the card that has the text, unlike those for queries. */
export type ThisCard =
  | "SELF"
  | "THIS_ITEM"
  | "THIS_LOCATION"
  | "THIS_CARD"
  | "THIS_ACTION"
  | "THIS_SONG";

/** The card type that each name for this card implies. */
export const THIS_CARD: { readonly [N in ThisCard]: CardType } = {
  SELF: "character",
  THIS_ITEM: "item",
  THIS_LOCATION: "location",
  THIS_CARD: "card",
  THIS_ACTION: "action",
  THIS_SONG: "song",
};

/** Whether a target is the card that has the text. */
export function isThisCard(target: Target): target is ThisCard {
  return typeof target === "string" && target in THIS_CARD;
}

/** The query that each short name stands for. */
const QUERIES: {
  readonly [N in Exclude<TargetName, ThisCard>]: Query;
} = {
  CHOSEN_CHARACTER: { ...chosen, owner: "any", ...character },
  CHOSEN_OPPOSING_CHARACTER: { ...chosen, owner: "opponent", ...character },
  CHOSEN_CHARACTER_OF_YOURS: { ...chosen, owner: "you", ...character },
  ANOTHER_CHOSEN_CHARACTER: {
    ...chosen,
    owner: "any",
    ...character,
    excludeSelf: true,
  },
  ANOTHER_CHOSEN_CHARACTER_OF_YOURS: {
    ...chosen,
    owner: "you",
    ...character,
    excludeSelf: true,
  },
  CHOSEN_DAMAGED_CHARACTER: {
    ...chosen,
    owner: "any",
    ...character,
    filter: damaged,
  },
  CHOSEN_OPPOSING_DAMAGED_CHARACTER: {
    ...chosen,
    owner: "opponent",
    ...character,
    filter: damaged,
  },
  ALL_CHARACTERS: { ...all, owner: "any", ...character },
  ALL_OPPOSING_CHARACTERS: { ...all, owner: "opponent", ...character },
  YOUR_CHARACTERS: { ...all, owner: "you", ...character },
  YOUR_OTHER_CHARACTERS: {
    ...all,
    owner: "you",
    ...character,
    excludeSelf: true,
  },
  CHARACTERS_HERE: { ...all, owner: "any", ...character, filter: here },
  CHOSEN_ITEM: { ...chosen, owner: "any", ...item },
  CHOSEN_OPPOSING_ITEM: { ...chosen, owner: "opponent", ...item },
  YOUR_ITEMS: { ...all, owner: "you", ...item },
  ALL_ITEMS: { ...all, owner: "any", ...item },
  CHOSEN_LOCATION: { ...chosen, owner: "any", ...location },
  CHOSEN_OPPOSING_LOCATION: { ...chosen, owner: "opponent", ...location },
  YOUR_LOCATIONS: { ...all, owner: "you", ...location },
};

const NAMED = Object.entries(QUERIES) as [TargetName, Query][]; // Own keys.

/** The short names of queries. */
export const NAMES: readonly TargetName[] = NAMED.map(([name]) => name);

/** Whether a short name excludes this card. */
export function isOtherName(name: TargetName): boolean {
  return !isThisCard(name) && QUERIES[name].excludeSelf === true;
}

/** The short name of a query, or the query if it has none. */
export function shortened(query: Query): Target {
  for (const [name, named] of NAMED) if (isSame(query, named)) return name;
  return query;
}

/** Whether a query is equal to a named one. */
function isSame(query: Query, named: Query): boolean {
  return query.selector === named.selector && query.owner === named.owner &&
    query.count === named.count && query.excludeSelf === named.excludeSelf &&
    isOnly(query.cardTypes, named.cardTypes[0]) &&
    isOnly(query.zones, named.zones[0]) &&
    (query.filter === undefined
      ? named.filter === undefined
      : query.filter.length === 1 &&
        query.filter[0]?.type === named.filter?.[0]?.type);
}

function isOnly<T>(list: readonly T[], item: T | undefined): boolean {
  return list.length === 1 && list[0] === item;
}

/** A target without short names. */
export type FullTarget = ThisCard | Query | Reference | TargetGroup;

/** The target with a short name replaced by its query. */
export function expanded(target: Target): FullTarget {
  return typeof target !== "string" || isThisCard(target)
    ? target
    : QUERIES[target];
}

/** The query that a target is or names, or `undefined` if it is none. */
export function queryOf(target: Target): Query | undefined {
  const full = expanded(target);
  return typeof full === "object" && "selector" in full ? full : undefined;
}

/** Whether a target is chosen. */
export function isChosen(target: Target): boolean {
  return queryOf(target)?.selector === "chosen";
}

/** Whether a target is all cards that match. */
export function isAll(target: Target): boolean {
  return queryOf(target)?.selector === "all";
}
