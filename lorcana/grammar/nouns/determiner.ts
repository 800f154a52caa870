import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Count, Owner, Query } from "../../ast/mod.ts";
import { cardinal, lookup, number, pattern } from "../words.ts";
import type { Determiner } from "./noun.ts";

type Selector = Query["selector"];

function determine(
  selector: Selector,
  count: Count,
  owner?: Owner,
  excludeSelf?: true,
): Determiner {
  return {
    selector,
    count,
    ...(owner === undefined ? {} : { owner }),
    ...(excludeSelf === undefined ? {} : { excludeSelf }),
  };
}

/** "N", "up to N", "any number of", "one or more": how many, before a noun. */
const counted: Rule<Count> = oneOf<Count>([
  cardinal,
  lookup<Count>({
    "any number of": "any",
    "one or more": { atLeast: 1 },
  }),
  pattern`up to ${cardinal}`.map(([upTo]): Count => ({ upTo })),
  pattern`${number} or more`.map(([atLeast]): Count => ({ atLeast })),
]);

/** Whose cards, after "one of" and "each of". */
const whose: Rule<Owner> = lookup<Owner>({
  "your": "you",
  "their": "their",
  "that player's": "their",
  "each player's": "any",
  "your opponents'": "opponent",
  "your opponent's": "opponent",
  "an opponent's": "opponent",
  "opponents'": "opponent",
  "chosen opponent's": "chosen-opponent",
  "chosen player's": "chosen-player",
});

/** The quantity at the start of a noun phrase. */
export const determiner: Rule<Determiner> = oneOf<Determiner>([
  lookup<Determiner>({
    "chosen": determine("chosen", 1),
    "another chosen": determine("chosen", 1, undefined, true),
    "a chosen": determine("chosen", 1),
    "each": determine("all", "all"),
    "all": determine("all", "all"),
    "all the": determine("all", "all"),
    "all of the": determine("all", "all"),
    "a": determine("any", 1),
    "an": determine("any", 1),
    "any": determine("any", 1),
    "another": determine("any", 1, undefined, true),
  }),
  counted.map((count) => determine("any", count)),
  pattern`${counted} chosen`.map(([count]) => determine("chosen", count)),
  pattern`${counted} other chosen`.map(([count]) =>
    determine("chosen", count, undefined, true)
  ),
  pattern`another ${number} chosen`.map(([count]) =>
    determine("chosen", count, undefined, true)
  ),
  whose.map((owner) => determine("all", "all", owner)),
  pattern`each of ${whose}`.map(([owner]) => determine("all", "all", owner)),
  pattern`all of ${whose}`.map(([owner]) => determine("all", "all", owner)),
  pattern`all ${whose}`.map(([owner]) => determine("all", "all", owner)),
  pattern`${counted} of ${whose}`.map(([count, owner]) =>
    determine("one-of", count, owner)
  ),
  pattern`${counted} ${whose}`.map(([count, owner]) =>
    determine("one-of", count, owner)
  ),
  pattern`another one of ${whose}`.map(([owner]) =>
    determine("one-of", 1, owner, true)
  ),
  pattern`another of ${whose}`.map(([owner]) =>
    determine("one-of", 1, owner, true)
  ),
  pattern`each of ${counted} chosen`.map(([count]) =>
    determine("chosen", count)
  ),
  pattern`none of ${whose}`.map(([owner]) => determine("none-of", 0, owner)),
  pattern`each opponent's`.map(() => determine("all", "all", "opponent")),
]);

/** No quantity at all: "opposing characters". */
export const bare: Determiner = { ...determine("all", "all"), bare: true };
