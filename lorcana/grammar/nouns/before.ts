import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { CardType, Filter } from "../../ast/mod.ts";
import { titleName } from "../names.ts";
import { spanned } from "../spanned.ts";
import { lookup, pattern } from "../words.ts";
import { classifications, eitherFilters } from "./filters.ts";
import { type Part, withFilterSpan } from "./noun.ts";

/** What a card is at the moment. */
const state: Rule<Filter> = lookup<Filter>({
  "damaged": { type: "damaged" },
  "undamaged": { type: "undamaged" },
  "exerted": { type: "exerted" },
  "ready": { type: "ready" },
});

/** The likeliest words come first: mistakes name those that were expected. */
const others: Rule<Part> = lookup<Part>({
  "opposing": { owner: "opponent" },
  "other": { excludeSelf: true },
});

const special: Rule<Part> = lookup<Part>({
  "highest-cost": { filters: [superlative("highest")] },
  "lowest-cost": { filters: [superlative("lowest")] },
  "challenging": { filters: [{ type: "in-challenge", role: "attacker" }] },
  "non-character": { filters: [notType("character")] },
  "non-location": { filters: [notType("location")] },
  "non-song": { filters: [notType("song")] },
  "non-action": { filters: [notType("action")] },
  "non-item": { filters: [notType("item")] },
});

/** What can stand between quantity and noun, but for names. */
export const adjective: Rule<Part> = oneOf<Part>([
  others,
  state.map((filter) => ({ filters: [filter] })),
  pattern`${state} or ${state}`.map(([left, right]) => ({
    filters: [eitherFilters([[left], [right]])],
  })),
  special,
]);

/** What can stand between quantity and noun. */
export const before: Rule<Part> = spanned(
  oneOf<Part>([
    classifications,
    titleName.map((name): Part => ({ filters: [{ type: "has-name", name }] })),
    adjective,
  ]),
  withFilterSpan,
);

/** A filter for all cards except those of a type. */
export function notType(cardType: CardType): Filter {
  return { type: "not", filter: { type: "card-type", cardType } };
}

function superlative(which: "highest" | "lowest"): Filter {
  return { type: "superlative", which, of: "cost" };
}
