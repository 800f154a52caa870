import type { PlayEffects } from "../../mod.ts";
import { askCards, type Asked, askYes } from "../ask/ask.ts";
import { forPlayers } from "../ask/choosers.ts";
import { pick } from "../ask/pick.ts";
import { play } from "../deeds/play.ts";
import { type Moment, refuse } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { cardsIn } from "../state/zones.ts";
import { who } from "../view/players.ts";
import { isPile, leaveOnTarget, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

type PlayCard = PlayEffects["play-card"];

/** Cards are played, or cannot be. */
export const playRunners: Runners<PlayEffects> = {
  "play-card": (moment, effect) => {
    const why = unknownTo(effect);
    if (why !== undefined) return refuse(moment, why);
    return forPlayers(moment, effect.by ?? "CONTROLLER", (now, player) => {
      const [picked, cards] = playable(now, effect, player);
      return cards.reduce(
        (then, id) => playOne(then, effect, player, id),
        picked,
      );
    });
  },
  "self-play-condition": leaveOnTarget,
};

function unknownTo({ again, anyName, under }: PlayCard): string | undefined {
  if (under !== undefined) return "play a card from under another one";
  if (again) return "play a card again";
  return anyName ? "shift onto a character with any name" : undefined;
}

/** The cards to play: those of a target, or chosen from zones. */
function playable(
  moment: Moment,
  { target, player: whose }: PlayCard,
  player: PlayerId,
): Asked<readonly CardId[]> {
  if (!isPile(target)) return pick(moment, target, player);
  const owner = whose === undefined
    ? player
    : who(moment, whose).players[0] ?? player;
  return pickFrom(moment, owner, target, player);
}

function playOne(
  moment: Moment,
  effect: PlayCard,
  player: PlayerId,
  id: CardId,
): Moment {
  const { cost, entersExerted = false, playMethod } = effect;
  const how = { player, free: cost === "free", exerted: entersExerted };
  if (playMethod === undefined || playMethod === "song") {
    return play(moment, id, how);
  }
  const below = cardsIn(moment.game, "play", player).filter((one) =>
    cardOf(moment.game, one).printed.name ===
      cardOf(moment.game, id).printed.name
  );
  const [asked, shifts] = playMethod === "shift"
    ? [moment, true] as const
    : below.length === 0
    ? [moment, false] as const
    : askYes(moment, player, "shift it");
  if (!shifts) return play(asked, id, how);
  const [picked, onto] = effect.on === undefined
    ? askCards(asked, player, below, [1, 1], "shift onto")
    : pick(asked, effect.on, player);
  return onto[0] === undefined
    ? picked
    : play(picked, id, { ...how, onto: onto[0] });
}
