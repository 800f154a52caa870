import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Filter, Target } from "../../ast/mod.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { wordAt } from "./agreement.ts";
import { filterBehind } from "./filters.ts";
import { type Part, withFilterSpan } from "./noun.ts";
import { place } from "./place.ts";
import { again } from "./reference.ts";
import { doneThisWay, participle } from "../../frames/done_this_way.ts";
import { zone } from "./zones.ts";

/** The location mentioned before. */
const there: Filter = {
  type: "at-location",
  location: again({ cardType: "location" }),
};
const here: Filter = { type: "same-location-as-source" };

/** "their" before "player has", not before "player's hand", a destination. */
const theirPlayer: Rule<undefined> = checked(
  words("their", "its"),
  (_, values, __, end) => wordAt(values, end + 1) === "has",
);

/** Reads what can follow a noun. */
export function behindNoun(
  having: Rule<Filter>,
  target: Rule<Target>,
): Rule<Part> {
  return oneOf<Part>([
    spanned(filterBehind(having, place, target), withSpan).map((
      filter,
    ): Part => ({
      filters: filter.type === "and" ? filter.filters : [filter],
    })),
    spanned(
      oneOf<Part>([
        fixed("returned to your hand this way").map((): Part => ({
          owner: "you",
          filters: [{ type: "this-way", what: "returned" }],
        })),
        doneThisWay.map((what): Part => ({
          filters: [{ type: "this-way", what }],
        })),
        pattern`at the same location as ${target}`.map(([as]): Part => ({
          filters: [as === "SELF" ? here : { type: "same-location", as }],
        })),
        // "for each card they discarded this way": their own cards.
        pattern`they ${participle} this way`.map(([what]): Part => ({
          owner: "their",
          filters: [{ type: "this-way", what }],
        })),
        pattern`${theirPlayer} player has in play`.map((): Part => ({
          owner: "card-owner",
        })),
        lookup<Part>({
          "of yours": { owner: "you" },
          "of theirs": { owner: "their" },
          "other than this character": { excludeSelf: true },
          "other than this item": { excludeSelf: true },
          "other than this location": { excludeSelf: true },
          "other than this card": { excludeSelf: true },
          "you have": { owner: "you" },
          "you have in play": { owner: "you" },
          "you control": { owner: "you" },
          "you have exerted": {
            owner: "you",
            filters: [{ type: "exerted" }],
          },
          "you have here": { owner: "you", filters: [here] },
          "opponents have": { owner: "opponent" },
          "opponents have in play": { owner: "opponent" },
          "your opponents have in play": { owner: "opponent" },
          "an opponent has in play": { owner: "opponent" },
          "each opponent has in play": { owner: "opponent" },
          "they have in play": { owner: "their" },
          "that player has in play": { owner: "their" },
          "opponents play": { owner: "opponent" },
          "your opponents play": { owner: "opponent" },
          "in play": { zone: "play" },
          "you removed damage from this way": {
            filters: [{ type: "this-way", what: "damage-removed" }],
          },
          "of that ink type": { filters: [{ type: "chosen-ink-type" }] },
          "of the chosen ink type": { filters: [{ type: "chosen-ink-type" }] },
          "of that card type": {
            filters: [{ type: "chosen-property", what: "card-type" }],
          },
          "of that type": {
            filters: [{ type: "chosen-property", what: "card-type" }],
          },
          "there": { filters: [there] },
          "that was there": { filters: [there] },
          "that were there": { filters: [there] },
          "here": { filters: [here] },
          "that was here": { filters: [here] },
          "that were here": { filters: [here] },
          "at this location": { filters: [here] },
          "at this character's location": { filters: [here] },
          "at the same location": { filters: [{ type: "same-location" }] },
          "at their location": { filters: [{ type: "same-location" }] },
          "at that character's location": {
            filters: [{ type: "same-location" }],
          },
        }),
      ]),
      withFilterSpan,
    ),
    zone,
  ]);
}
