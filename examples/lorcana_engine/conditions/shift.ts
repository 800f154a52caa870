import type { ShiftConditions } from "@dreamtides/parse/lorcana";
import { cardOf } from "../state/game.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** How a card was played. */
export const shiftConditions: Holds<ShiftConditions> = {
  "used-shift": (moment, { target }) =>
    (target === undefined ? [moment.source] : meant(moment, target))
      .some((id) => cardOf(moment.game, id).shifted === true),
};
