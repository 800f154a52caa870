import type { ShiftConditions } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { abilitiesOf } from "../view/in_force.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** Conditions on how a card was played. */
export const shiftConditions: Holds<ShiftConditions> = {
  "used-shift": (moment, { target, thisTurn }) =>
    (target === undefined ? [moment.source] : meant(moment, target))
      .some((id) =>
        cardOf(moment.game, id).shifted === true &&
        (thisTurn === undefined || isPlayedThisTurn(moment, id))
      ),
  "used-sing-together": (moment, { target }) =>
    (target === undefined ? [moment.source] : meant(moment, target))
      .some((id) =>
        moment.game.history.some(({ event, other }) =>
          event === "sing" && other === id
        ) && abilitiesOf(moment, id).some((one) =>
          one.type === "keyword" && one.keyword === "SingTogether"
        )
      ),
  // Ink drops cannot be paid: `support.ts` refuses such texts.
  "removed-ink-drops": () => false,
};

function isPlayedThisTurn({ game }: Moment, id: CardId): boolean {
  return game.history.some(({ event, card }) =>
    event === "play" && card === id
  );
}
