import { oneOf, type Rule, separated } from "../../../../combinators/mod.ts";
import type { Cause, CauseKind } from "../../../ast/mod.ts";
import { article } from "../../nouns/filters.ts";
import { fixed, lookup, pattern, words } from "../../words.ts";

type Kinds = readonly CauseKind[];

const EFFECTS: Kinds = ["action", "ability"];

/** Opponents, by any means. */
const BY_OPPONENTS: Cause = { whose: "opponents" };

/** Opponents' actions and abilities. */
export const OPPONENTS: Cause = { what: EFFECTS, whose: "opponents" };

const several: Rule<Kinds> = lookup<Kinds>({
  "actions": ["action"],
  "abilities": ["ability"],
  "effects": EFFECTS,
  "card effects": EFFECTS,
  "characters": ["character"],
  "items": ["item"],
  "locations": ["location"],
  "songs": ["song"],
  "questing": ["quest"],
  "damage": ["damage"],
  "Support": ["Support"],
});

const one: Rule<Kinds> = lookup<Kinds>({
  "action": ["action"],
  "ability": ["ability"],
  "effect": EFFECTS,
  "character": ["character"],
  "item": ["item"],
  "location": ["location"],
  "song": ["song"],
});

const mark = words("or", "and", ", or", ", and", ",");

/** "actions or abilities", sorted into the order of the tree. */
function listed(kind: Rule<Kinds>): Rule<Kinds> {
  return separated(kind, mark).map(inOrder);
}

/** All kinds of cause, in the order of the tree. */
const KINDS: Kinds = [
  ...EFFECTS,
  "song",
  "character",
  "item",
  "location",
  "quest",
  "damage",
  "Support",
];

function inOrder(lists: readonly Kinds[]): Kinds {
  return KINDS.filter((kind) => lists.some((list) => list.includes(kind)));
}

const some = listed(several);
const single = listed(one);

const anOpponents = words(
  "opponents'",
  "your opponents'",
  "an opponent's",
  "your opponent's",
);

/** "opponents' actions", "an opposing item": the cause of an event. */
export const cause: Rule<Cause> = oneOf<Cause>([
  some.map((what): Cause => ({ what })),
  words("opponents", "an opponent", "your opponents").as(BY_OPPONENTS),
  pattern`${article} ${single}`.map(([, what]): Cause => ({ what })),
  pattern`${anOpponents} ${oneOf([some, single])}`.map(([, what]): Cause => ({
    what,
    whose: "opponents",
  })),
  pattern`opposing ${some}`.map(([what]): Cause => ({
    what,
    whose: "opponents",
  })),
  pattern`an opposing ${single}`.map(([what]): Cause => ({
    what,
    whose: "opponents",
  })),
  pattern`an effect of ${oneOf([fixed("an opponent"), fixed("your opponent")])}`
    .map((): Cause => ({ what: EFFECTS, whose: "opponents" })),
  pattern`your ${some}`.map(([what]): Cause => ({ what, whose: "you" })),
]);

/** Whether the cause is opponents' actions and abilities, or any means. */
export function isOfOpponents(cause: Cause): boolean {
  return cause.whose === "opponents" &&
    (cause.what === undefined || isEffects(cause));
}

/** Whether the cause is both actions and abilities, meaning any effect. */
export function isEffects({ what = [] }: Cause): boolean {
  return what.length === EFFECTS.length &&
    EFFECTS.every((kind) => what.includes(kind));
}
