import type {
  Filter,
  Target,
  Trigger,
  TriggerRestriction,
} from "../ast/mod.ts";
import { unordered } from "./plain.ts";

/** The canonical form of a trigger: places become filters on its cards. */
export function oneTrigger(trigger: Trigger): Trigger {
  const { on, restrictions, ...own } = withPlaces(ofOthers(trigger));
  return {
    ...own,
    ...(on === undefined ? {} : { on }),
    // "When", "whenever" and "at" follow from the event.
    timing: "whenever",
    ...(restrictions === undefined
      ? {}
      : { restrictions: unordered(restrictions) }),
  };
}

/** "this character challenges another character": never itself. */
function ofOthers(trigger: Trigger): Trigger {
  const { on, defender } = trigger;
  if (
    on !== "SELF" || typeof defender !== "object" || !("selector" in defender)
  ) return trigger;
  const { excludeSelf: _, ...others } = defender;
  return { ...trigger, defender: others };
}

/** "a character quests while here" is "a character here quests". */
function withPlaces(trigger: Trigger): Trigger {
  const { on, restrictions = [], ...rest } = trigger;
  if (typeof on !== "object" || !("selector" in on)) return trigger;
  const places = restrictions.flatMap(placeOf);
  if (places.length === 0) return trigger;
  const others = restrictions.filter((one) => placeOf(one).length === 0);
  return {
    ...rest,
    on: { ...on, filter: unordered([...on.filter ?? [], ...places]) },
    ...(others.length === 0 ? {} : { restrictions: others }),
  };
}

/** The filter for where the cards of a trigger must be, if there is one. */
function placeOf(restriction: TriggerRestriction): readonly Filter[] {
  if (restriction.type !== "while") return [];
  const { condition } = restriction;
  if (condition.type !== "at-location" || !isSubject(condition.target)) {
    return [];
  }
  const { location } = condition;
  return location === "SELF"
    ? [{ type: "same-location-as-source" }]
    : location === undefined
    ? [{ type: "at-location" }]
    : [{ type: "at-location", location }];
}

/** Whether a target refers to the card of the event. */
export function isSubject(target: Target | undefined): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "trigger-subject";
}
