import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { CardType, Filter } from "../../ast/mod.ts";
import { titleName } from "../names.ts";
import { spanned } from "../spanned.ts";
import { lookup } from "../words.ts";
import { classifications } from "./filters.ts";
import { type Part, withFilterSpan } from "./noun.ts";

/** Adjectives between quantity and noun, except names. */
export const adjective: Rule<Part> = lookup<Part>({
  "opposing": { owner: "opponent" },
  "other": { excludeSelf: true },
  "damaged": { filters: [{ type: "damaged" }] },
  "undamaged": { filters: [{ type: "undamaged" }] },
  "exerted": { filters: [{ type: "exerted" }] },
  "ready": { filters: [{ type: "ready" }] },
  "highest-cost": { filters: [superlative("highest")] },
  "lowest-cost": { filters: [superlative("lowest")] },
  "challenging": { filters: [{ type: "in-challenge", role: "attacker" }] },
  "non-character": { filters: [notType("character")] },
  "non-location": { filters: [notType("location")] },
  "non-song": { filters: [notType("song")] },
  "non-action": { filters: [notType("action")] },
  "non-item": { filters: [notType("item")] },
});

/** Everything that can stand between quantity and noun. */
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
