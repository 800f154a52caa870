import type { BanishEffects } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { banish } from "../deeds/leave.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards are banished. */
export const banishRunners: Runners<BanishEffects> = {
  "banish": (moment, effect) =>
    onCards(
      moment,
      effect,
      (now, cards) =>
        banish(now, cards, effect.by === undefined ? now.you : now.they),
    ),
};
