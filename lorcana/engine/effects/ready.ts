import type { ReadyEffects } from "../../mod.ts";
import { onCards } from "../ask/choosers.ts";
import { ready } from "../deeds/turn_cards.ts";
import { leave } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards are readied. */
export const readyRunners: Runners<ReadyEffects> = {
  "ready": (moment, effect) =>
    onCards(
      moment,
      effect,
      (now, cards) =>
        effect.afterChallenge && now.game.challenge !== undefined
          ? leave(now, effect, { cards })
          : ready(now, cards),
    ),
};
