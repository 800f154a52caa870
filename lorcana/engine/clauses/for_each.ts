import type { CountedAmount, Effect, ForEachClauses } from "../../mod.ts";
import { forPlayers } from "../ask/choosers.ts";
import type { Runners } from "../effects/parts/runners.ts";
import type { Moment } from "../moment.ts";
import { measure } from "../view/amounts.ts";

/** Effects that happen a counted number of times. */
export const forEachRunners: Runners<ForEachClauses> = {
  "for-each": (moment, { counter, effect, maximum }) => {
    const player = "player" in effect ? effect.player : undefined;
    if (player === undefined || !isTheirs(counter)) {
      return forEach(moment, counter, effect, maximum);
    }
    const own = { ...effect, player: "THAT_PLAYER" } as Effect; // One of them.
    return forPlayers(
      moment,
      player,
      (now) => forEach(now, counter, own, maximum),
    );
  },
  "for-each-player": (moment, { player, condition, effect, else: other }) =>
    forPlayers(moment, player, (now) => {
      const applies = condition === undefined ||
        now.rules.holds(now, condition);
      const own = applies ? effect : other;
      return own === undefined ? now : now.rules.run(now, own);
    }),
};

/** "for each item they have": each player counts their own. */
function isTheirs(counter: CountedAmount): boolean {
  return "query" in counter && counter.query.owner === "their";
}

/** Multiplies the amount of an effect, or repeats one without an amount. */
function forEach(
  moment: Moment,
  counter: CountedAmount,
  effect: Effect,
  maximum = Infinity,
): Moment {
  const times = measure(moment, counter);
  const amount = "amount" in effect ? effect.amount : undefined;
  if (typeof amount === "number") {
    const total = Math.min(maximum, times * amount);
    // The same type of effect.
    return moment.rules.run(moment, { ...effect, amount: total } as Effect);
  }
  if (effect.type === "modify-stat" && typeof effect.modifier === "number") {
    const modifier = Math.min(maximum, times * effect.modifier);
    return moment.rules.run(moment, { ...effect, modifier });
  }
  let now = moment;
  for (let at = 0; at < Math.min(times, maximum); at++) {
    now = now.rules.run(now, effect);
  }
  return now;
}
