import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import { type Act, ownedBy } from "./who_acts.ts";
import type { Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { targetHere } from "../../ast/without_here.ts";
import { target, targets } from "../nouns/noun_phrase.ts";
import { fixed, lookup, pattern, verb } from "../words.ts";

const move = verb("move");

/** The location that characters move to. */
export const whereTo: Rule<Target> = oneOf<Target>([
  pattern`to ${target}`.map(([target]) => target),
  lookup<Target>({
    "here": "THIS_LOCATION",
    "there": { ref: "previous-target", cardType: "location" },
    "to the same location": { ref: "same-location" },
  }),
]);

const free: Rule<"free" | undefined> = optional(
  fixed("for free").map(() => "free" as const),
);

/** "move a character of yours to a location for free" */
export const moveActs: readonly Rule<Act>[] = [
  pattern`${move} ${targetHere(targets)} ${free}`.map((
    [, character, cost],
  ) =>
  (who) =>
    effect("move-to-location", {
      character: ownedBy(who, character),
      location: "THIS_LOCATION",
      cost: cost ?? "normal",
    })
  ),
  pattern`${move} ${targets} ${whereTo} ${free}`.map((
    [, character, location, cost],
  ) =>
  (who) =>
    effect("move-to-location", {
      character: ownedBy(who, character),
      location,
      cost: cost ?? "normal",
    })
  ),
];
