import type {
  Filter,
  Target,
  Trigger,
  TriggerEvent,
  TriggerRestriction,
  TriggerWording,
} from "../../ast/mod.ts";
import { isThisCard, queryOf, THIS_CARD } from "../../ast/target_names.ts";
import { sameShape } from "../../ast/tidy.ts";
import { subject } from "./subject.ts";

/** A trigger without the word that introduces it. */
export type Event = Omit<Trigger, "timing">;

const forSupport: TriggerRestriction = { type: "chosen-for", by: "Support" };

/** Events whose cards belong to the player who acts. */
const OWN_CARDS: ReadonlySet<TriggerEvent> = new Set<TriggerEvent>([
  "play",
  "discard",
  "return-to-hand",
  "enter-discard",
  "leave-discard",
  "leave-inkwell",
]);

/** Events whose cards alone tell who acted. */
const BY_CARDS: ReadonlySet<TriggerEvent> = new Set<TriggerEvent>([
  "play",
  "enter-discard",
  "leave-discard",
  "leave-inkwell",
]);

/** An event with its subject, whose owner `by` can imply. */
export function happens(
  event: TriggerEvent,
  on: Target,
  fields: Partial<Event> = {},
): Event {
  const { by, defender, attacker, at } = fields;
  const more = [...several(on), ...event === "support" ? [forSupport] : []];
  const own = fields.restrictions ?? more;
  const restrictions = more.length === 0 || own === more
    ? own
    : [...own, ...more];
  return sameShape<Event>({
    event,
    on: likeOthers(subject(on, OWN_CARDS.has(event) ? by ?? "any" : "any")),
    wording: worded(on, event === "play" && by === undefined),
    what: event === "sing" ? "song" : fields.what,
    by: BY_CARDS.has(event) ? undefined : by,
    restrictions: restrictions.length === 0 ? undefined : restrictions,
    defender: defender && otherThan(on, defender),
    attacker: attacker && otherThan(on, attacker),
    at,
  });
}

/** "Whenever a Toy character challenges another character": not the Toy. */
function otherThan(on: Target, side: Target): Target {
  const full = queryOf(side);
  return isThisCard(on) || full === undefined || !full.excludeSelf
    ? side
    : { ...full, except: { ref: "trigger-subject" } };
}

/** "a character with the same name as another character": than the first. */
function likeOthers(on: Target): Target {
  const full = queryOf(on);
  const { filter } = full ?? {};
  return full === undefined || !filter?.some(isSameName) ? on : {
    ...full,
    filter: filter.map((one) =>
      isSameName(one) && one.as !== undefined
        ? { ...one, as: otherThan(on, one.as) }
        : one
    ),
  };
}

function isSameName(
  filter: Filter,
): filter is Extract<Filter, { type: "same-name" }> {
  return filter.type === "same-name";
}

/** "one or more of your characters" */
function several(on: Target): readonly TriggerRestriction[] {
  if (
    typeof on !== "object" || !("selector" in on) ||
    typeof on.count !== "object" || !("atLeast" in on.count)
  ) return [];
  const { atLeast: value } = on.count;
  return value === 1
    ? [{ type: "one-or-more" }]
    : [{ type: "amount", comparison: "greater-or-equal", value }];
}

/** The type of this card unless it is a character, and whether "is played". */
function worded(on: Target, passive: boolean): Trigger["wording"] {
  const selfType = isThisCard(on) && on !== "SELF" ? THIS_CARD[on] : undefined;
  if (selfType === undefined && !passive) return undefined;
  return sameShape<TriggerWording>({
    selfType,
    passive: passive || undefined,
  });
}
