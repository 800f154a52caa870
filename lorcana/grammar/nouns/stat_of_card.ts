import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Amount, Stat, Target } from "../../ast/mod.ts";
import { spanned, withSpanIfObject } from "../spanned.ts";
import { lookup, owns, pattern } from "../words.ts";
import { isNeverDamaged, isNoCharacter } from "./possible.ts";
import { stat as ownedStat } from "./stat.ts";

type StatName = "strength-of" | "willpower-of" | "lore-value-of" | "cost-of";

const stat: Rule<StatName> = lookup<StatName>({
  "{S}": "strength-of",
  "{W}": "willpower-of",
  "{L}": "lore-value-of",
  "cost": "cost-of",
});

const possessive: Rule<Target> = spanned(
  lookup<Target>({
    "their": { ref: "previous-target", wording: { pronoun: "they" } },
    "his": { ref: "previous-target", wording: { pronoun: "he" } },
    "her": { ref: "previous-target", wording: { pronoun: "she" } },
    "its": { ref: "previous-target", wording: { pronoun: "it" } },
  }),
  withSpanIfObject,
);

/** "their {S}", "chosen character's {S}", "the {L} of chosen character". */
export function statOfCard(target: Rule<Target>): Rule<Amount> {
  return checked(
    anyStat(target),
    ({ type, target }) => !neverMatches(type, target),
  );
}

/** Whether no such card has this stat: items have no {S}. */
function neverMatches(type: StatName, target: Target): boolean {
  switch (type) {
    case "strength-of":
      return isNoCharacter(target);
    case "willpower-of":
    case "lore-value-of":
      return isNeverDamaged(target);
    case "cost-of":
      return false;
  }
}

interface StatOf {
  readonly type: StatName;
  readonly target: Target;
}

function anyStat(target: Rule<Target>): Rule<StatOf> {
  return oneOf<StatOf>([
    pattern`${possessive} ${stat}`.map(([target, type]) => ({
      type,
      target,
    })),
    pattern`${target}'s ${stat}`.map(([target, type]) => ({
      type,
      target,
    })),
    pattern`the ${stat} of ${target}`.map(([type, target]) => ({
      type,
      target,
    })),
    pattern`the ${stat} ${target} had in play`.map((
      [type, target],
    ) => ({ type, target })),
  ]);
}

const NOTHING: Rule<undefined> = pattern``.map(() => undefined);

/** "chosen character's base {S}", "their {S}": whose stat, and which. */
export function ownStat(
  target: Rule<Target>,
  base: Rule<true | undefined> = NOTHING,
): Rule<readonly [Target, Stat, true | undefined]> {
  return oneOf<readonly [Target, Stat, true | undefined]>([
    pattern`${possessive} ${base} ${ownedStat}`.map(([target, base, stat]) => [
      target,
      stat,
      base,
    ]),
    pattern`${target} ${owns} ${base} ${ownedStat}`.map((
      [target, , base, stat],
    ) => [target, stat, base]),
    pattern`the ${base} ${ownedStat} of ${target}`.map((
      [base, stat, target],
    ) => [target, stat, base]),
  ]);
}
