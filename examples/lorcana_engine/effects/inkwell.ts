import type { InkwellEffects, Player, Target } from "@dreamtides/parse/lorcana";
import type { Asked } from "../ask/ask.ts";
import { forPlayers, onCards } from "../ask/choosers.ts";
import { pick } from "../ask/pick.ts";
import { putInInkwell } from "../deeds/leave.ts";
import { type Moment, refuse } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardsUnder } from "../state/zones.ts";
import { isPlayer } from "../view/players.ts";
import { meant } from "../view/targets.ts";
import { amountOf, leave, pickFrom } from "./parts.ts";
import type { Runners } from "./runners.ts";
import { topCards } from "./top_cards.ts";

type PutIntoInkwell = InkwellEffects["put-into-inkwell"];

/** Cards become ink. */
export const inkwellRunners: Runners<InkwellEffects> = {
  "put-into-inkwell": (moment, effect) => {
    const { target, exerted = false, inkwell } = effect;
    const whose = inkwell === "you" ? moment.you : undefined;
    if (!isPlayer(target)) {
      return onCards(moment, cardsIn(effect, target), (now, cards) =>
        putInInkwell(now, cards, exerted, whose));
    }
    return forPlayers(moment, target, (now, player) => {
      const [picked, cards] = pickInk(now, effect, player);
      return putInInkwell(picked, cards, exerted, whose ?? player);
    });
  },
  "additional-inkwell": (moment, effect) =>
    leave(moment, effect, {
      players: [moment.you],
      duration: effect.duration,
    }),
};

function cardsIn(
  { chosenBy, by }: PutIntoInkwell,
  target: Target,
): Parameters<typeof onCards>[1] {
  return {
    target,
    ...(chosenBy === undefined ? {} : { chosenBy }),
    ...(by === undefined ? {} : { by }),
  };
}

/** The cards that a player puts into an inkwell from somewhere. */
function pickInk(
  moment: Moment,
  effect: PutIntoInkwell,
  player: PlayerId,
): Asked<readonly CardId[]> {
  const { source, from, amount = 1 } = effect;
  switch (source) {
    case "hand":
    case "discard":
    case "inkwell":
      return pickFrom(moment, ownerOf(moment, from, player), source, effect, player);
    case "top-of-deck": {
      const whose = ownerOf(moment, from, player);
      return topCards(moment, whose, amount);
    }
    case "under": {
      const [picked, tops] = from === undefined || isPlayer(from)
        ? [moment, [moment.source]] as const
        : pick(moment, from);
      const all = tops.flatMap((id) => cardsUnder(picked.game, id));
      const [asked, count] = amountOf(picked, amount, all.length);
      return [asked, all.slice(0, count)];
    }
    case "target":
      return [refuse(moment, "cards into an inkwell that no target names"), []];
  }
}

/** Whose cards they are, where that is another player. */
function ownerOf(
  moment: Moment,
  from: Player | Target | undefined,
  player: PlayerId,
): PlayerId {
  if (from === undefined || !isPlayer(from)) {
    const first = from === undefined ? undefined : meant(moment, from)[0];
    return first === undefined ? player : moment.game.cards[first]!.owner;
  }
  return player;
}
