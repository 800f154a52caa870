import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { equalTo } from "../amounts/amounts.ts";
import type { Amount, Effects, Stat, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { type Limits, multiplied } from "./limits.ts";
import {
  lookup,
  number,
  pattern,
  signedNumber,
  verb,
  words,
} from "../words.ts";

/** What a predicate makes of its subject. */
export type Build = (
  target: Target,
  limits: Limits,
) => ReturnType<typeof effect>;

/** "{S}", "{W}", "{L}" */
export const stat: Rule<Stat> = lookup<Stat>({
  "{S}": "strength",
  "{W}": "willpower",
  "{L}": "lore",
});

const get = words("get", "gets", "gain", "gains");
const lose = verb("lose");

/** "+2 {S}", without its verb. */
export const change: Rule<Build> = oneOf<Build>([
  pattern`${signedNumber} ${stat}`.map(([modifier, stat]) =>
    changing(stat, modifier)
  ),
  pattern`+ ${stat} ${equalTo}`.map(([stat, modifier]) =>
    changing(stat, modifier)
  ),
]);

/** "gets +2 {S}", "loses {S} equal to …" */
export const statPredicates: readonly Rule<Build>[] = [
  pattern`${get} ${change}`.map(([, build]) => build),
  pattern`${get} ${number} ${stat}`.map(([, amount, stat]) =>
    changing(stat, amount)
  ),
  pattern`${lose} ${stat} ${equalTo}`.map(([, stat, amount]) =>
    changing(stat, negative(amount), "loses")
  ),
  pattern`${lose} ${number} ${stat}`.map(([, amount, stat]) =>
    changing(stat, negative(amount), "loses")
  ),
];

/** What is lost counts down, whatever the verb. */
function negative(amount: Amount): Amount {
  if (typeof amount === "number") return -amount;
  return typeof amount === "object"
    ? { ...amount, multiplier: -(amount.multiplier ?? 1) }
    : amount;
}

function changing(
  stat: Stat,
  modifier: Amount,
  verb?: Effects["modify-stat"]["verb"],
): Build {
  return (target, limits) =>
    effect("modify-stat", {
      stat,
      // The subject comes first, as in the text: pronouns look back to it.
      target,
      modifier: multiplied(modifier, limits),
      duration: limits.duration,
      verb,
    });
}
