import type { PayCostClauses, Player } from "../../mod.ts";
import { pay } from "../deeds/pay.ts";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { who } from "../view/players.ts";
import { leaveOnTarget } from "../effects/parts/parts.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Who pays: within a loop or an offer, the current player. */
function payerOf(moment: Moment, payer: Player | undefined): PlayerId {
  if (payer === undefined) return moment.you;
  return moment.they ?? who(moment, payer).players[0] ?? moment.you;
}

/** Effects that have a cost: without payment, nothing happens. */
export const payCostRunners: Runners<PayCostClauses> = {
  "pay-cost": (moment, { cost, effect, payer }) => {
    const { you } = moment;
    const paid = pay({ ...moment, you: payerOf(moment, payer) }, cost);
    if (paid === undefined) return { ...moment, did: false };
    const now = { ...paid, you };
    const done = effect === undefined ? now : now.rules.run(now, effect);
    return { ...done, did: true };
  },
  "additional-cost": leaveOnTarget,
};
