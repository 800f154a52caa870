import type { StatEffects } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { weigh } from "../ask/weigh.ts";
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
};
