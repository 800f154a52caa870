import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Count, Owner, Query } from "../../ast/mod.ts";
import { cardinal, lookup, number, pattern } from "../words.ts";
import type { Determiner } from "./noun.ts";
import { ofThatOpponent } from "./players.ts";

type Selector = Query["selector"];

/** A quantity, and what it implies for the noun after it. */
function determine(
  selector: Selector,
  count: Count,
  more: Partial<Determiner> = {},
): Determiner {
  return { selector, count, ...more };
}

const ONE = { plural: false } as const;
const SEVERAL = { plural: true } as const;
const ANOTHER = { ...ONE, excludeSelf: true } as const;

/** "1 character", "2 characters" */
function numbered(count: Count): Pick<Determiner, "plural"> {
  return count === 1 ||
      typeof count === "object" && "upTo" in count && count.upTo === 1
    ? ONE
    : SEVERAL;
}

/** "N", "up to N", "any number of", "one or more": a count before a noun. */
export const counted: Rule<Count> = oneOf<Count>([
  cardinal,
  lookup<Count>({
    "any number of": "any",
    "one or more": { atLeast: 1 },
    "that many": { type: "trigger-amount" },
  }),
  pattern`up to ${cardinal}`.map(([upTo]): Count => ({ upTo })),
  pattern`${number} or more`.map(([atLeast]): Count => ({ atLeast })),
]);

/** Owners before a noun; a singular noun means one of the cards. */
const anOpponents: Rule<Owner> = lookup<Owner>({
  "an opponent's": "opponent",
  "your opponent's": "opponent",
});

/** Owners after "one of" and "each of". */
const whose: Rule<Owner> = oneOf<Owner>([
  anOpponents,
  lookup<Owner>({
    "your": "you",
    "their": "their",
    "that player's": "their",
    "their player's": "card-owner",
    "its player's": "card-owner",
    "that character's player's": "card-owner",
    "each player's": "any",
    "your opponents'": "opponent",
    "opponents'": "opponent",
    "chosen opponent's": "chosen-opponent",
    "chosen player's": "chosen-player",
  }),
  ofThatOpponent("that opponent's").as("their"),
]);

/** The quantity at the start of a noun phrase. */
export const determiner: Rule<Determiner> = oneOf<Determiner>([
  lookup<Determiner>({
    "chosen": determine("chosen", 1, ONE),
    "another chosen": determine("chosen", 1, ANOTHER),
    "a chosen": determine("chosen", 1, ONE),
    "each": determine("all", "all", ONE),
    "all": determine("all", "all", SEVERAL),
    "all the": determine("all", "all", SEVERAL),
    "all of the": determine("all", "all", SEVERAL),
    "a": determine("any", 1, ONE),
    "an": determine("any", 1, ONE),
    "any": determine("any", 1),
    "another": determine("any", 1, ANOTHER),
  }),
  counted.map((count) => determine("any", count, numbered(count))),
  pattern`${counted} chosen`.map(([count]) =>
    determine("chosen", count, numbered(count))
  ),
  pattern`${counted} other chosen`.map(([count]) =>
    determine("chosen", count, { ...numbered(count), excludeSelf: true })
  ),
  pattern`another ${number} chosen`.map(([count]) =>
    determine("chosen", count, { ...numbered(count), excludeSelf: true })
  ),
  anOpponents.map((owner) =>
    determine("all", "all", { owner, oneIfSingular: true })
  ),
  whose.map((owner) => determine("all", "all", { ...SEVERAL, owner })),
  pattern`each of ${whose}`.map(([owner]) =>
    determine("all", "all", { ...SEVERAL, owner })
  ),
  pattern`all of ${whose}`.map(([owner]) =>
    determine("all", "all", { ...SEVERAL, owner })
  ),
  pattern`all ${whose}`.map(([owner]) =>
    determine("all", "all", { ...SEVERAL, owner })
  ),
  pattern`${counted} of ${whose}`.map(([count, owner]) =>
    determine("one-of", count, { ...SEVERAL, owner })
  ),
  pattern`any of ${whose}`.map(([owner]) =>
    determine("one-of", 1, { ...SEVERAL, owner })
  ),
  pattern`any number of ${whose}`.map(([owner]) =>
    determine("one-of", "any", { ...SEVERAL, owner })
  ),
  pattern`another one of ${whose}`.map(([owner]) =>
    determine("one-of", 1, { ...SEVERAL, owner, excludeSelf: true })
  ),
  pattern`another of ${whose}`.map(([owner]) =>
    determine("one-of", 1, { ...SEVERAL, owner, excludeSelf: true })
  ),
  pattern`each of ${counted} chosen`.map(([count]) =>
    determine("chosen", count, SEVERAL)
  ),
  pattern`none of ${whose}`.map(([owner]) =>
    determine("none-of", 0, { ...SEVERAL, owner })
  ),
  pattern`each opponent's`.map(() =>
    determine("all", "all", { ...SEVERAL, owner: "opponent" })
  ),
]);

/** No quantity at all: "opposing characters". */
export const bare: Determiner = { ...determine("all", "all"), bare: true };
