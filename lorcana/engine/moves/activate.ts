import type { ActivatedAbility, TriggerRestriction } from "../../mod.ts";
import { inkToUse, payInk } from "../deeds/cost.ts";
import { payOrRefuse } from "../deeds/pay.ts";
import { putUnder } from "../deeds/leave.ts";
import { returned } from "../deeds/resolve.ts";
import { after, begin, type Moment, refuse } from "../moment.ts";
import { sideOf } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { abilitiesOf } from "../view/in_force.ts";
import { keywordValue } from "../view/keywords.ts";
import type { Moves } from "./move.ts";

/** Uses an activated ability of a card. */
export function activate(
  moment: Moment,
  { card, ability = 0 }: Moves["activate"],
): Moment {
  const found = abilitiesOf(moment, card)
    .filter((one) => one.type === "activated")[ability];
  if (found === undefined) return refuse(moment, `${card} has no such ability`);
  const key = `${card} activated ${ability}`;
  const inside = begin(moment, card, moment.you, moment.answers);
  const why = whyNot(inside, found, key);
  if (why !== undefined) return refuse(moment, why);
  const marked = after(inside, {
    ...inside.game,
    used: [...inside.game.used, key],
  });
  return returned(moment, activated(marked, found));
}

/** Pays for an ability and runs its effect, which can refer to the cost. */
export function activated(
  moment: Moment,
  { cost, condition, effect }: ActivatedAbility,
): Moment {
  const { source, you } = moment;
  const { ink: printed = 0, ...rest } = cost;
  const ink = printed === "X"
    ? printed
    : inkToUse(moment, source, you, printed);
  const paid = payOrRefuse(moment, ink === 0 ? rest : { ...rest, ink });
  // "If the discarded card is a song, …": the condition can be about the cost.
  const applies = condition === undefined || paid.rules.holds(paid, condition);
  return applies ? paid.rules.run(paid, effect) : paid;
}

function whyNot(
  moment: Moment,
  { restrictions = [] }: ActivatedAbility,
  key: string,
): string | undefined {
  return restrictions.every((one) => allows(moment, one, key))
    ? undefined
    : "the ability cannot be used now";
}

function allows(
  moment: Moment,
  restriction: TriggerRestriction,
  key: string,
): boolean {
  const { game, you, rules } = moment;
  switch (restriction.type) {
    case "once-per-turn":
      return !game.used.includes(key);
    case "during-turn":
      return (game.turn.player === you) === (restriction.whose === "your");
    case "times-per-turn":
      return game.used.filter((one) => one === key).length < restriction.times;
    case "while":
      return rules.holds(moment, restriction.condition);
    default:
      return true;
  }
}

/** "Boost 2": once per turn, pay 2 {I} to put a card under this one. */
export function boost(moment: Moment, { card }: Moves["boost"]): Moment {
  const printed = keywordValue(moment, card, "Boost");
  const cost = printed && inkToUse(moment, card, moment.you, printed, "Boost");
  const key = `${card} boost`;
  if (cost === undefined) return refuse(moment, `${card} has no Boost`);
  if (moment.game.used.includes(key)) {
    return refuse(moment, `${card} was boosted in this turn`);
  }
  const paid = payInk(moment, moment.you, cost);
  const top = sideOf(moment.game, moment.you).deck[0];
  if (paid === undefined) return refuse(moment, "there is not enough ink");
  const used = record(
    after(paid, { ...paid.game, used: [...paid.game.used, key] }),
    { event: "use-ability", card, by: moment.you, what: "Boost" },
  );
  return top === undefined ? used : putUnder(used, [top], card);
}
