import type {
  Condition,
  ConditionOf,
  Duration,
  Filter,
  Target,
} from "../../ast/mod.ts";
import { queryOf, shortened } from "../../ast/target_names.ts";
import type { Limits, State } from "../effects/parts/limits.ts";

const STATES: { readonly [S in State]: Condition } = {
  exerted: { type: "is-exerted" },
  ready: { type: "is-ready" },
  damaged: { type: "has-any-damage" },
  undamaged: { type: "no-damage" },
};

/**
 * "while exerted" is a condition, not a filter, for this card, for picked
 * cards, and for effects that end: it is then checked continuously.
 */
export function ownState(
  target: Target,
  limits: Limits,
): Condition | undefined {
  const { state } = limits;
  return state === undefined || isFilter(target, limits)
    ? undefined
    : STATES[state];
}

/** Whether "while exerted" is a filter: for all cards, with no end. */
function isFilter(target: Target, { duration }: Limits): boolean {
  const full = queryOf(target);
  return full?.selector === "all" &&
    (duration === undefined || !hasEnd(duration));
}

/** Whether a duration ends at some point after the effect began. */
function hasEnd(duration: Duration): boolean {
  return duration === "this-turn" || duration.startsWith("until-") ||
    duration.endsWith("-next-turn");
}

/** Filters for "while they're exerted": `CONDITION_OF_FILTER` looks them up. */
const EXERTED: Filter = { type: "exerted" };
const READY: Filter = { type: "ready" };
const DAMAGED: Filter = { type: "damaged" };
const UNDAMAGED: Filter = { type: "undamaged" };
const CARD_UNDER: Filter = {
  type: "cards-under",
  comparison: "greater-or-equal",
  value: 1,
};
const ANYWHERE: Filter = { type: "at-location" };

const FILTERS: { readonly [S in State]: Filter } = {
  exerted: EXERTED,
  ready: READY,
  damaged: DAMAGED,
  undamaged: UNDAMAGED,
};

/**
 * The condition that each card checks for itself. "Your exerted characters" has
 * an equal filter, but not this object: it means those exerted now.
 */
export const CONDITION_OF_FILTER: ReadonlyMap<Filter, Condition> = new Map<
  Filter,
  Condition
>([
  [EXERTED, STATES.exerted],
  [READY, STATES.ready],
  [DAMAGED, STATES.damaged],
  [UNDAMAGED, STATES.undamaged],
  [CARD_UNDER, { type: "has-card-under" }],
  [ANYWHERE, { type: "at-location" }],
]);

/** The filter that tests the same of a card as a condition. */
function filterOf(condition: Condition): Filter | undefined {
  switch (condition.type) {
    case "is-exerted":
      return EXERTED;
    case "is-ready":
      return READY;
    case "has-any-damage":
      return DAMAGED;
    case "no-damage":
      return UNDAMAGED;
    case "has-card-under":
      return CARD_UNDER;
    case "at-location":
      return condition.location === undefined
        ? ANYWHERE
        : { type: "at-location", location: condition.location };
    case "in-challenge":
      return condition.role === "any" ? undefined : {
        type: "in-challenge",
        role: condition.role,
        ...(condition.against === undefined
          ? {}
          : { against: condition.against }),
      };
    case "stat-threshold": {
      const { stat, comparison, value } = condition;
      return typeof value === "number"
        ? { type: `${stat}-comparison`, comparison, value }
        : undefined;
    }
    case "has":
      return condition.filters.length === 1 ? condition.filters[0] : undefined;
    default:
      return undefined;
  }
}

const OPPOSITES: { readonly [T in Filter["type"]]?: Filter } = {
  exerted: READY,
  ready: EXERTED,
  damaged: UNDAMAGED,
  undamaged: DAMAGED,
};

/** "unless they have 2 {S} or more": those with 1 {S} or less. */
function beyond(
  condition: ConditionOf<"stat-threshold">,
): Condition | undefined {
  const { comparison, value } = condition;
  if (typeof value !== "number") return undefined;
  switch (comparison) {
    case "greater-or-equal":
      return { ...condition, comparison: "less-or-equal", value: value - 1 };
    case "less-or-equal":
      return { ...condition, comparison: "greater-or-equal", value: value + 1 };
    default:
      return undefined;
  }
}

/** "while they're exerted": those of the cards that are, not this card. */
function ofThem(condition: Condition | undefined): Filter | undefined {
  if (condition?.type === "not") {
    const denied = condition.condition;
    if (denied.type === "stat-threshold") return ofThem(beyond(denied));
    const filter = ofThem(denied);
    return filter && (OPPOSITES[filter.type] ?? { type: "not", filter });
  }
  return condition !== undefined && isAboutThem(condition)
    ? filterOf(condition)
    : undefined;
}

/** "while they're at a location", or just "while at a location". */
function isAboutThem(condition: Condition): boolean {
  if (condition.type === "in-challenge" && condition.target === undefined) {
    return true;
  }
  if (!("target" in condition)) return false;
  const { target } = condition;
  return typeof target === "object" && "ref" in target &&
    (target.wording === undefined || target.wording.pronoun === "they");
}

/** Whether the condition of the limits filters the cards. */
export function isFilterOf(target: Target, limits: Limits): boolean {
  return ofThem(limits.condition) !== undefined && isFilter(target, limits);
}

/** Adds filters for "while here" and "while exerted" to the cards. */
export function placed(target: Target, limits: Limits): Target {
  const { here, state, condition } = limits;
  const theirs = isFilterOf(target, limits) ? ofThem(condition) : undefined;
  if (here === undefined && state === undefined && theirs === undefined) {
    return target;
  }
  const query = queryOf(target);
  if (query === undefined) return target;
  const more: Filter[] = theirs === undefined ? [] : [theirs];
  if (state !== undefined && isFilter(target, limits)) {
    more.push(FILTERS[state]);
  }
  if (here) more.push({ type: "same-location-as-source" });
  if (more.length === 0) return target;
  return shortened({ ...query, filter: [...query.filter ?? [], ...more] });
}
