import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { Condition, ReplacementAbility, Replaces } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { wouldHappen } from "../../frames/would.ts";

/** An event to replace, and the condition for replacing it. */
export interface Would {
  readonly replaces: Replaces;
  readonly condition?: Condition;
}

type First = Pick<Replaces, "first" | "eachTurn">;

const NOT_YOURS: Pick<ReplacementAbility, "condition"> = {
  condition: { type: "during-turn", whose: "opponent" },
};

const when: Rule<First> = lookup<First>({
  "whenever": {},
  "when": {},
  "if": {},
  "the first time": { first: true },
  "the first time each turn": { first: true, eachTurn: true },
});
const eachTurn: Rule<First | undefined> = optional(
  lookup<First>({ "each turn": { first: true, eachTurn: true } }),
);
const during: Rule<Pick<Would, "condition"> | undefined> = optional(
  lookup<Pick<Would, "condition">>({
    "during your turn": { condition: { type: "during-turn", whose: "your" } },
    "on your turn": { condition: { type: "during-turn", whose: "your" } },
    "during each of your turns": {
      condition: { type: "during-turn", whose: "your" },
    },
    "during an opponent's turn": NOT_YOURS,
    "during each opponent's turn": NOT_YOURS,
    "during opponents' turns": NOT_YOURS,
    "on an opponent's turn": NOT_YOURS,
    "while exerted": { condition: { type: "is-exerted" } },
    "while ready": { condition: { type: "is-ready" } },
    "while damaged": { condition: { type: "has-any-damage" } },
    "while challenging": {
      condition: { type: "in-challenge", role: "attacker" },
    },
    "while being challenged": {
      condition: { type: "in-challenge", role: "defender" },
    },
    "while at a location": { condition: { type: "at-location" } },
  }),
);

const comma = optional(fixed(","));

/** "Whenever … would …," */
export const event: Rule<Would> = checked(
  pattern`${when} ${wouldHappen} ${during} ${eachTurn} ${comma}`,
  ([, { target }, during]) =>
    during?.condition === undefined || isTurn(during.condition) ||
    target !== undefined && isThisCard(target),
)
  .map(([first, replaces, during, each]): Would => ({
    replaces: { ...replaces, ...first, ...each },
    ...during,
  }));

/** Whether a condition is about the turn, not this card ("while exerted"). */
function isTurn({ type }: Condition): boolean {
  return type === "during-turn";
}

/** Phrases that replace an event with nothing. */
export const prevented: Rule<undefined> = words(
  "you don't discard",
  "you don't discard instead",
  "you don't discard them",
  "you don't discard it",
  "prevent it",
  "you don't",
  "you don't lose it",
  "you don't lose any",
  "you don't draw",
  "you lose no lore instead",
  "they gain no lore instead",
  "they don't",
  "they don't gain any",
  "it doesn't",
  "it isn't",
  "it isn't banished",
  "they aren't banished",
  "prevent that damage",
  "they take no damage instead",
  "he takes no damage instead",
  "she takes no damage instead",
  "it takes no damage instead",
  "take no damage instead",
);
