import type { EffectOf, Stat, StatEffects, Target } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { weigh } from "../ask/weigh.ts";
import { statOf } from "../view/stats.ts";
import { leave } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** The stats of cards change. */
export const statRunners: Runners<StatEffects> = {
  // The amount is fixed when the effect starts, once the cards are known.
  "modify-stat": (moment, effect) =>
    onCards(moment, effect, (now, cards) => {
      const [asked, modifier] = weigh(now, effect.modifier);
      const { duration } = effect;
      return cards.length === 0
        ? asked
        : leave(asked, { ...effect, modifier }, { cards, duration });
    }),
  "set-stat": (moment, effect) =>
    onCards(moment, effect, (now, cards) => {
      const [asked, value] = weigh(now, effect.value);
      const { duration } = effect;
      return cards.length === 0
        ? asked
        : leave(asked, { ...effect, value }, { cards, duration });
    }),
  // Each stat changes by the difference to the other one.
  "switch-stats": (moment, { stats: [first, second], ...effect }) =>
    onCards(moment, effect, (now, cards) =>
      cards.reduce((then, id) => {
        const more = statOf(now, id, second) - statOf(now, id, first);
        const { target, duration } = effect;
        const of = { cards: [id], duration };
        return leave(
          leave(then, changed(target, first, more), of),
          changed(target, second, -more),
          of,
        );
      }, now)),
};

function changed(
  target: Target,
  stat: Stat,
  modifier: number,
): EffectOf<"modify-stat"> {
  return { type: "modify-stat", stat, modifier, target };
}
