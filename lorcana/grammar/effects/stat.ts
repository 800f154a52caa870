import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { StatEffects } from "../../ast/effects/stat.ts";
import type { Amount, EffectOf, Stat } from "../../ast/mod.ts";
import { equalTo } from "../amounts/amounts.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { effect } from "../effect.ts";
import { cardStat, target } from "../nouns/noun_phrase.ts";
import { stat } from "../nouns/stat.ts";
import { number, pattern, signedNumber, verb, words } from "../words.ts";
import { multiplied } from "./parts/limits.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Change = Predicate<EffectOf<"modify-stat">>;

const get = words("get", "gets", "gain", "gains");
const lose = verb("lose");

/** "{d}", which some data has in place of a number and its sign. */
const placeholder: Rule<number> = checked(number, (value) => value < 0);

/** "+2 {S}", without its verb. */
export const change: Rule<Change> = oneOf<Change>([
  pattern`${signedNumber} ${stat}`.map(([modifier, stat]) =>
    changing(stat, modifier)
  ),
  pattern`+ ${stat} ${equalTo}`.map(([stat, modifier]) =>
    changing(stat, modifier)
  ),
]);

/** "gets +2 {S}", "loses {S} equal to …" */
export const statProductions: Productions<StatEffects> = {
  "modify-stat": {
    acts: [
      pattern`add ${cardStat} to ${target}'s ${stat} ${maybeDuration}`.map((
        [modifier, target, stat, duration],
      ) =>
      () =>
        effect("modify-stat", {
          stat,
          modifier,
          target,
          duration,
          wording: { verb: "add" },
        })
      ),
    ],
    predicates: [
      pattern`${get} ${change}`.map(([, change]) => change),
      pattern`${get} ${placeholder} ${stat}`.map(([, amount, stat]) =>
        changing(stat, amount)
      ),
      pattern`${lose} ${stat} ${equalTo}`.map(([, stat, amount]) =>
        changing(stat, negative(amount), "loses")
      ),
      pattern`${lose} ${number} ${stat}`.map(([, amount, stat]) =>
        changing(stat, negative(amount), "loses")
      ),
    ],
  },
};

/** What is lost counts down, whatever the verb. */
function negative(amount: Amount): Amount {
  if (typeof amount === "number") return -amount;
  return typeof amount === "object"
    ? { ...amount, multiplier: -(amount.multiplier ?? 1) }
    : amount;
}

function changing(stat: Stat, modifier: Amount, verb?: "loses"): Change {
  return (target, limits) =>
    effect("modify-stat", {
      stat,
      target,
      modifier: multiplied(modifier, limits),
      duration: limits.duration,
      wording: verb === undefined ? undefined : { verb },
    });
}
