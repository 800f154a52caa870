import { checked, type Rule } from "../../../../combinators/mod.ts";
import type { Amount, EffectOf, Target } from "../../../ast/mod.ts";
import { thatMuch } from "../../amounts/amounts.ts";
import { effect } from "../../effect.ts";
import { damageable as target } from "../../nouns/damageable.ts";
import { move } from "../../verbs.ts";
import { number, pattern, words } from "../../words.ts";
import { isAlready } from "../../../frames/act.ts";
import type { Act, Rules } from "./production.ts";

const counterWord = words("counter", "counters");

/** Cards that can have damage on them: not undamaged ones. */
export const hurt: Rule<Target> = checked(
  target,
  (target) => !isAlready(target, "undamaged"),
);

/** "move up to 2 damage from chosen character to chosen opposing character" */
export const movingDamage: Rules<Act<EffectOf<"move-damage">>> = [
  pattern`${move} ${number} damage from ${hurt} to ${target}`.map((
    [, amount, from, to],
  ) => moving(amount, from, to, {})),
  pattern`${move} up to ${number} damage from ${hurt} to ${target}`.map((
    [, amount, from, to],
  ) => moving(amount, from, to, { upTo: true })),
  pattern`${move} ${number} damage ${counterWord} from ${hurt} to ${target}`
    .map(([, amount, , from, to]) =>
      moving(amount, from, to, { counters: true })
    ),
  pattern`${move} up to ${number} damage ${counterWord} from ${hurt} to ${target}`
    .map(([, amount, , from, to]) =>
      moving(amount, from, to, { upTo: true, counters: true })
    ),
  pattern`${move} ${thatMuch} damage from ${hurt} to ${target}`.map((
    [, amount, from, to],
  ) => moving(amount, from, to, {})),
  pattern`${move} up to ${number} total damage from ${hurt} to ${target}`
    .map(([, amount, from, to]) => () =>
      effect({
        type: "move-damage",
        amount,
        from,
        to,
        upTo: true,
        divided: true,
      })
    ),
  pattern`${move} all damage from ${hurt} to ${target}`.map((
    [, from, to],
  ) => moving("all", from, to, {})),
  pattern`${move} a damage counter from ${hurt} to ${target}`.map((
    [, from, to],
  ) => moving(1, from, to, { counters: true })),
  pattern`${move} any number of damage counters from ${hurt} to ${target}`
    .map(([, from, to]) => moving("any", from, to, { counters: true })),
  pattern`${move} all damage counters from ${hurt} to ${target}`.map((
    [, from, to],
  ) => moving("all", from, to, { counters: true })),
];

function moving(
  amount: Amount,
  from: Target,
  to: Target,
  { upTo, counters }: { readonly upTo?: true; readonly counters?: true },
): Act<EffectOf<"move-damage">> {
  const wording = counters === undefined ? undefined : { counters };
  return () => effect({ type: "move-damage", amount, from, to, upTo, wording });
}
