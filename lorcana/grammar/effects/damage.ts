import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import { type Act, doneBy, ownedBy } from "./who_acts.ts";
import { equalTo, thatMuch } from "../amounts/amounts.ts";
import type { Amount, Target } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { sequence } from "../clauses/pieces.ts";
import { target } from "../nouns/noun_phrase.ts";
import { reference } from "../nouns/reference.ts";
import { number, pattern, verb, words } from "../words.ts";

const deal = verb("deal");
const remove = verb("remove");
const put = verb("put");
const move = verb("move");
const counters = optional(words("counter", "counters"));
const some: Rule<Amount> = oneOf<Amount>([number, thatMuch]);

const previous: Target = { ref: "previous-target" };

/** "deal 2 damage to chosen character", "remove up to 3 damage from …" */
export const damageActs: readonly Rule<Act>[] = [
  pattern`${deal} ${some} damage to ${target}`.map(([, amount, target]) =>
    dealing(amount, target)
  ),
  pattern`${deal} ${reference} ${some} damage`.map(([, target, amount]) =>
    dealing(amount, target)
  ),
  pattern`${deal} ${some} damage each to ${target}`.map((
    [, amount, target],
  ) => dealing(amount, target, true)),
  pattern`${deal} damage to ${target} ${equalTo}`.map(([, target, amount]) =>
    dealing(amount, target)
  ),
  pattern`${deal} damage ${equalTo} to ${target}`.map(([, amount, target]) =>
    dealing(amount, target)
  ),
  pattern`${deal} ${some} damage to ${target} and ${some} damage to ${target}`
    .map(([, first, left, second, right]) => (who) =>
      sequence([
        { effect: dealing(first, left)(who), join: "." },
        { effect: dealing(second, right)(who), join: " and" },
      ])
    ),
  pattern`${deal} ${some} damage`.map(([, amount]) =>
    dealing(amount, previous)
  ),
  pattern`${put} ${some} damage ${counters} on ${target}`.map((
    [, amount, , target],
  ) => putting(amount, target)),
  pattern`${put} a damage counter on ${target}`.map(([, target]) =>
    putting(1, target)
  ),
  pattern`${remove} ${number} damage ${counters} from ${target}`.map((
    [, amount, , target],
  ) => removing(amount, target)),
  pattern`${remove} up to ${number} damage ${counters} from ${target}`.map((
    [, amount, , target],
  ) => removing(amount, target, { upTo: true })),
  pattern`${remove} up to ${number} damage each from ${target}`.map((
    [, amount, target],
  ) => removing(amount, target, { upTo: true, each: true })),
  pattern`${remove} ${number} damage each from ${target}`.map((
    [, amount, target],
  ) => removing(amount, target, { each: true })),
  pattern`${remove} all damage ${counters} from ${target}`.map((
    [, , target],
  ) => removing("all", target)),
  pattern`${remove} up to ${number} damage`.map(([, amount]) =>
    removing(amount, previous, { upTo: true })
  ),
  pattern`${move} ${number} damage from ${target} to ${target}`.map((
    [, amount, from, to],
  ) => moving(amount, from, to, {})),
  pattern`${move} up to ${number} damage from ${target} to ${target}`.map((
    [, amount, from, to],
  ) => moving(amount, from, to, { upTo: true })),
  pattern`${move} ${number} damage ${
    words("counter", "counters")
  } from ${target} to ${target}`
    .map(([, amount, , from, to]) =>
      moving(amount, from, to, { counters: true })
    ),
  pattern`${move} up to ${number} damage ${
    words("counter", "counters")
  } from ${target} to ${target}`
    .map(([, amount, , from, to]) =>
      moving(amount, from, to, { upTo: true, counters: true })
    ),
  pattern`${move} all damage from ${target} to ${target}`.map((
    [, from, to],
  ) => moving("all", from, to, {})),
  pattern`${move} a damage counter from ${target} to ${target}`.map((
    [, from, to],
  ) => moving(1, from, to, { counters: true })),
  pattern`${move} any number of damage counters from ${target} to ${target}`
    .map(([, from, to]) => moving("any", from, to, { counters: true })),
  pattern`${move} all damage counters from ${target} to ${target}`.map((
    [, from, to],
  ) => moving("all", from, to, { counters: true })),
];

function dealing(amount: Amount, target: Target, each?: true): Act {
  return (who) =>
    effect("deal-damage", {
      amount,
      each,
      target: ownedBy(who, target),
      ...doneBy(who, target),
    });
}

function putting(amount: Amount, target: Target): Act {
  return (who) =>
    effect("put-damage", {
      amount,
      target: ownedBy(who, target),
      ...doneBy(who, target),
    });
}

function removing(
  amount: Amount,
  target: Target,
  { upTo, each }: { readonly upTo?: true; readonly each?: true } = {},
): Act {
  return (who) =>
    effect("remove-damage", {
      amount,
      upTo,
      each,
      target: ownedBy(who, target),
      ...doneBy(who, target),
    });
}

function moving(
  amount: Amount,
  from: Target,
  to: Target,
  { upTo, counters }: { readonly upTo?: true; readonly counters?: true },
): Act {
  return () => effect("move-damage", { amount, from, to, upTo, counters });
}
