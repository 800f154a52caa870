import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { DamageEffects } from "../../ast/effects/damage.ts";
import type { Amount, EffectOf, Player, Target } from "../../ast/mod.ts";
import { equalTo, thatMuch, whereX } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { reference } from "../nouns/reference.ts";
import { stat } from "../nouns/stat.ts";
import { deal, put, remove, take } from "../verbs.ts";
import { fixed, number, pattern, verb, words } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";
import { damageLimit } from "./parts/damage_limit.ts";
import { damageable as target, several } from "../nouns/damageable.ts";
import { last, some } from "./parts/some_damage.ts";
import { dealingToSeveral, removingFromSeveral } from "./parts/divided.ts";
import { hurt, movingDamage } from "./parts/moving_damage.ts";
import { onCards } from "./parts/who_acts.ts";

const enter = verb("enter");
const counters = optional(words("counter", "counters"));

const previous: Target = { ref: "previous-target" };

/** "deal 2 damage to chosen character", "remove up to 3 damage from …" */
export const damageProductions: Productions<DamageEffects> = {
  "deal-damage": {
    acts: [
      pattern`${deal} ${some} damage to ${several}`.map(([, amount, target]) =>
        dealing(amount, target)
      ),
      pattern`${deal} ${some} damage to ${target}. ${
        words("this damage", "that damage")
      } can't be reduced`.map(([, amount, target]) => (who) => ({
        ...dealing(amount, target)(who),
        unreduced: true,
      })),
      pattern`${deal} ${reference} ${some} damage`.map(([, target, amount]) =>
        dealing(amount, target)
      ),
      pattern`${deal} X damage to ${target} ${whereX}`.map((
        [, target, amount],
      ) => dealing(amount, target)),
      pattern`${deal} ${some} damage each to ${target}`.map((
        [, amount, target],
      ) => dealing(amount, target, { each: true })),
      pattern`${deal} damage to ${target} ${equalTo}`.map((
        [, target, amount],
      ) => dealing(amount, target, last(amount))),
      pattern`${deal} damage ${equalTo} to ${target}`.map((
        [, amount, target],
      ) => dealing(amount, target)),
      pattern`${deal} ${some} damage`.map(([, amount]) =>
        dealing(amount, previous)
      ),
      ...dealingToSeveral.map((rule) =>
        rule.map(([amount, target]) => (who: Player) =>
          effect({
            type: "deal-damage",
            amount,
            divided: true,
            ...onCards(who, target),
          })
        )
      ),
    ],
    predicates: [
      pattern`${deal} ${number} damage to ${target}`.map((
        [, amount, target],
      ) =>
      (source) => effect({ type: "deal-damage", amount, target, source })),
      pattern`${take} ${number} damage`.map(([, amount]) => (target) =>
        effect({ type: "deal-damage", amount, target })
      ),
      pattern`${deal} damage ${equalTo} to ${target}`.map((
        [, amount, target],
      ) =>
      (source) => effect({ type: "deal-damage", amount, target, source })),
    ],
    clauses: [
      pattern`${target} ${words("is", "are")} dealt ${some} damage`.map((
        [target, , amount],
      ) =>
      () => effect({ type: "deal-damage", amount, target })),
    ],
  },
  "put-damage": {
    acts: [
      pattern`${put} ${some} damage ${counters} on ${target}`.map((
        [, amount, , target],
      ) => putting(amount, target)),
      pattern`${put} ${
        words("that damage", "those damage counters")
      } on ${target}`
        .map(([, , target]) => putting({ type: "trigger-amount" }, target)),
      pattern`${put} a damage counter on ${target}`.map(([, target]) =>
        putting(1, target)
      ),
    ],
  },
  "remove-damage": {
    acts: [
      pattern`${remove} ${
        oneOf<number>([
          pattern`${number} damage ${counters}`.map(([amount]) => amount),
          fixed("a damage counter").map(() => 1),
        ])
      } from ${hurt}`.map(([, amount, target]) => removing(amount, target)),
      pattern`${remove} up to ${number} damage ${counters} from ${hurt}`.map((
        [, amount, , target],
      ) => removing(amount, target, { upTo: true })),
      pattern`${remove} up to ${number} damage each from ${hurt}`.map((
        [, amount, target],
      ) => removing(amount, target, { upTo: true, each: true })),
      pattern`${remove} ${number} damage each from ${hurt}`.map((
        [, amount, target],
      ) => removing(amount, target, { each: true })),
      pattern`${remove} ${thatMuch} damage from ${hurt}`.map((
        [, amount, target],
      ) => removing(amount, target)),
      pattern`${remove} all damage ${counters} from ${hurt}`.map((
        [, , target],
      ) => removing("all", target)),
      ...removingFromSeveral.map((rule) =>
        rule.map(([amount, target]) => (who: Player) =>
          effect({
            type: "remove-damage",
            amount,
            upTo: true,
            divided: true,
            ...onCards(who, target),
          })
        )
      ),
      pattern`${remove} up to ${number} damage`.map(([, amount]) =>
        removing(amount, previous, { upTo: true })
      ),
    ],
  },
  "move-damage": {
    acts: movingDamage,
  },
  "enters-with-damage": {
    predicates: [
      pattern`${enter} play with ${number} damage ${counters} ${
        optional(words("on it", "on them", "on him", "on her"))
      }`.map(([, amount]) => (target) =>
        effect({ type: "enters-with-damage", amount, target })
      ),
    ],
  },
  "damage-limit": {
    predicates: [damageLimit],
  },
  "damage-source-stat-override": {
    predicates: [
      pattern`${deal} damage with their ${stat} instead of their ${stat}`.map((
        [, stat, instead],
      ) =>
      (target) =>
        effect({ type: "damage-source-stat-override", stat, instead, target })
      ),
    ],
  },
};

function dealing(
  amount: Amount,
  target: Target,
  how: Pick<DamageEffects["deal-damage"], "each" | "wording"> = {},
): Act<EffectOf<"deal-damage">> {
  return (who) =>
    effect({ type: "deal-damage", amount, ...how, ...onCards(who, target) });
}

/** "deal 2 damage to chosen character and 1 damage to each other character" */
export const dealToTwo: Rule<
  readonly [Act<EffectOf<"deal-damage">>, Act<EffectOf<"deal-damage">>]
> = pattern`${deal} ${some} damage to ${target} and ${some} damage to ${target}`
  .map(([, first, left, second, right]) => [
    dealing(first, left),
    dealing(second, right),
  ]);

function putting(
  amount: Amount,
  target: Target,
): Act<EffectOf<"put-damage">> {
  return (who) =>
    effect({ type: "put-damage", amount, ...onCards(who, target) });
}

function removing(
  amount: Amount,
  target: Target,
  { upTo, each }: { readonly upTo?: true; readonly each?: true } = {},
): Act<EffectOf<"remove-damage">> {
  return (who) =>
    effect({
      type: "remove-damage",
      amount,
      upTo,
      each,
      ...onCards(who, target),
    });
}
