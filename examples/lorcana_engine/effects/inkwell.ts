import type { InkwellEffects } from "@dreamtides/parse/lorcana";
import type { Asked } from "../ask/ask.ts";
import { forPlayers, onCards } from "../ask/choosers.ts";
import { putInInkwell } from "../deeds/leave.ts";
import { type Moment, refuse } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { leave, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { topCards } from "./parts/top_cards.ts";

type PutIntoInkwell = InkwellEffects["put-into-inkwell"];

/** Cards become ink. */
export const inkwellRunners: Runners<InkwellEffects> = {
  "put-into-inkwell": (moment, effect) => {
    const { target, player: whose, exerted, chosenBy, by } = effect;
    const isExerted = exerted === true;
    if (target === undefined) {
      return forPlayers(moment, whose, (now, player) => {
        const [picked, cards] = pickInk(now, effect, player);
        return putInInkwell(picked, cards, isExerted, player);
      });
    }
    // Without a player of their own, cards go to their owners.
    const inkwell = whose === "CONTROLLER" ? moment.you : undefined;
    return onCards(moment, {
      target,
      ...(chosenBy === undefined ? {} : { chosenBy }),
      ...(by === undefined ? {} : { by }),
    }, (now, cards) => putInInkwell(now, cards, isExerted, inkwell));
  },
  "additional-inkwell": (moment, effect) =>
    leave(moment, effect, {
      players: [moment.you],
      duration: effect.duration,
    }),
};

/** The cards that a player puts into their inkwell from a pile of theirs. */
function pickInk(
  moment: Moment,
  effect: PutIntoInkwell,
  player: PlayerId,
): Asked<readonly CardId[]> {
  switch (effect.source) {
    case "hand":
    case "discard":
      return pickFrom(moment, player, effect.source, effect);
    case "top-of-deck":
      return topCards(moment, player, effect.amount ?? 1, effect.id);
    case "target":
      return [refuse(moment, "cards into an inkwell that no target names"), []];
  }
}
