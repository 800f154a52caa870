import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { StatEffects } from "../../ast/effects/stat.ts";
import type {
  Amount,
  Duration,
  EffectOf,
  Stat,
  Target,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { equalTo, whereX } from "../amounts/amounts.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { effect } from "../effect.ts";
import { cardStat, target } from "../nouns/noun_phrase.ts";
import { stat } from "../nouns/stat.ts";
import { ownStat } from "../nouns/stat_of_card.ts";
import { lose } from "../verbs.ts";
import {
  fixed,
  number,
  numberOrZero,
  pattern,
  signedNumber,
  words,
} from "../words.ts";
import { multiplied } from "./parts/limits.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Change = Predicate<EffectOf<"modify-stat">>;

const get = words("get", "gets", "gain", "gains", "has", "have");
const base: Rule<true | undefined> = optional(
  fixed("base").map(() => true as const),
);
/** "5", "equal to …" */
const fixedValue: Rule<Amount> = oneOf<Amount>([numberOrZero, equalTo]);
const becomes = words("becomes", "become", "is", "is always");

/** X without a definition: the number chosen when paying. */
const paid: Amount = { type: "chosen-number" };

/** "+ X {S} this turn, where X is …" */
const unknown: Rule<Change> = oneOf<Change>([
  pattern`+ X ${stat}`.map(([stat]) => changing(stat, paid)),
  pattern`- X ${stat}`.map(([stat]) => changing(stat, negative(paid))),
  pattern`+ X ${stat} ${maybeDuration} ${whereX}`.map((
    [stat, duration, amount],
  ) => where(stat, amount, duration)),
  pattern`- X ${stat} ${maybeDuration} ${whereX}`.map((
    [stat, duration, amount],
  ) => where(stat, negative(amount), duration)),
]);

/** "{d}", which some data has instead of a signed number. */
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

/** "gets +2 {S}", "loses {S} equal to …", "base {S} becomes 5" */
export const statProductions: Productions<StatEffects> = {
  "modify-stat": {
    acts: [
      pattern`add ${cardStat} to ${target}'s ${stat} ${maybeDuration}`.map((
        [modifier, target, stat, duration],
      ) =>
      () =>
        effect({
          type: "modify-stat",
          stat,
          modifier,
          target,
          duration,
          wording: { verb: "add" },
        })
      ),
      checked(
        pattern`double ${ownStat(target)} ${maybeDuration}`,
        ([[target]]) => !isAll(target),
      ).map(([[target, stat], duration]) => () =>
        effect({
          type: "modify-stat",
          stat,
          modifier: sameStat(target, stat),
          target,
          duration,
          wording: { verb: "double" },
        })
      ),
    ],
    predicates: [
      pattern`${get} ${change}`.map(([, change]) => change),
      pattern`${get} ${unknown}`.map(([, change]) => change),
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
  "set-stat": {
    clauses: [
      pattern`${
        ownStat(target, base)
      } ${becomes} ${fixedValue} ${maybeDuration}`
        .map(([[target, stat, base], , value, duration]) => () =>
          effect({
            type: "set-stat",
            stat,
            value,
            target,
            duration,
            wording: base === undefined ? undefined : { base },
          })
        ),
    ],
  },
};

/** "their {S}" as an amount: that of the card just mentioned. */
function sameStat(target: Target, stat: Stat): Amount {
  return {
    type: STAT_OF[stat],
    target: target === "SELF" || typeof target === "object" && "ref" in target
      ? target
      : { ref: "previous-target" },
  };
}

const STAT_OF = {
  strength: "strength-of",
  willpower: "willpower-of",
  lore: "lore-value-of",
} as const;

/** Whether a target is not a single card: each card has its own number. */
function isAll(target: Target): boolean {
  const full = queryOf(target);
  return full !== undefined && full.count !== 1;
}

/** "+X {S} this turn, where X is …": the duration precedes the definition. */
function where(
  stat: Stat,
  modifier: Amount,
  duration: Duration | undefined,
): Change {
  return (target) =>
    effect({
      type: "modify-stat",
      stat,
      target,
      modifier,
      duration,
      wording: { verb: "where" },
    });
}

/** The amount with its sign reversed. */
function negative(amount: Amount): Amount {
  if (typeof amount === "number") return -amount;
  return typeof amount === "object"
    ? { ...amount, multiplier: -(amount.multiplier ?? 1) }
    : amount;
}

function changing(stat: Stat, modifier: Amount, verb?: "loses"): Change {
  return (target, limits) =>
    effect({
      type: "modify-stat",
      stat,
      target,
      modifier: multiplied(modifier, limits),
      duration: limits.duration,
      wording: verb === undefined ? undefined : { verb },
    });
}
