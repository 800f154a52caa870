import type { StatEffects } from "@dreamtides/parse/lorcana";
import { onCards } from "../ask/choosers.ts";
import { weigh } from "../ask/weigh.ts";
import { leave } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** The numbers on cards change. */
export const statRunners: Runners<StatEffects> = {
  // How much is settled when it begins, once it is known whose number it is.
  "modify-stat": (moment, effect) =>
    onCards(moment, effect, (now, cards) => {
      const [asked, modifier] = weigh(now, effect.modifier);
      const { duration } = effect;
      return cards.length === 0
        ? asked
        : leave(asked, { ...effect, modifier }, { cards, duration });
    }),
};
