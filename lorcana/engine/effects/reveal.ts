import type { RevealEffects } from "../../mod.ts";
import { type Asked, askYes } from "../ask/ask.ts";
import { put } from "../deeds/leave.ts";
import { play } from "../deeds/play.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { sideOf } from "../state/game.ts";
import { fits } from "../view/queries.ts";
import { eachPlayer, leaveOnTarget, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";
import { sortCards } from "./parts/sort_cards.ts";
import { shown, topCards } from "./parts/top_cards.ts";

/** Cards are revealed to all players. */
export const revealRunners: Runners<RevealEffects> = {
  "reveal-until": (moment, effect) =>
    eachPlayer(moment, effect.player, (now, player) => {
      const { deck } = sideOf(now.game, player);
      const found = deck.findIndex((id) => fits(now, id, effect.target));
      const seen = found < 0 ? deck : deck.slice(0, found + 1);
      const all = shown(now, seen);
      const [asked, into] = found < 0
        ? [all, undefined] as const
        : whereTo(all, player, effect);
      const rest = into === undefined ? seen : seen.slice(0, -1);
      const kept = into === undefined
        ? asked
        : keep(asked, player, deck[found]!, into);
      return sortCards(kept, player, rest, [
        { zone: effect.rest, ...ordered(effect) },
      ]);
    }),
  "reveal-hand": (moment, { player: whose }) =>
    eachPlayer(
      moment,
      whose,
      (now, player) => shown(now, sideOf(now.game, player).hand),
    ),
  "reveal-card": (moment, effect) =>
    eachPlayer(moment, effect.player, (now, player) => {
      const [picked, cards] = pickFrom(now, player, effect.target);
      return cards.length === 0 ? picked : shown(picked, cards);
    }),
  "reveal-top-card": (moment, effect) =>
    effect.continuous
      ? leaveOnTarget(moment, effect)
      : eachPlayer(moment, effect.player, (now, player) => {
        const [asked, cards] = topCards(
          now,
          player,
          effect.amount ?? 1,
          effect.id,
        );
        return cards.length === 0 ? asked : shown(asked, cards);
      }),
};

/** Where the last card goes; `undefined` if it goes with the rest. */
function whereTo(
  moment: Moment,
  player: PlayerId,
  { putInto, may, otherwise }: RevealEffects["reveal-until"],
): Asked<"hand" | "play" | undefined> {
  if (!may) return [moment, putInto];
  const [asked, yes] = askYes(moment, player, `put it into ${putInto}`);
  return [asked, yes ? putInto : otherwise];
}

function ordered(
  { ordering }: RevealEffects["reveal-until"],
): { readonly ordering?: "player-choice" | "random" } {
  return ordering === undefined ? {} : { ordering };
}

function keep(
  moment: Moment,
  player: PlayerId,
  id: CardId,
  into: "hand" | "play",
): Moment {
  return into === "hand"
    ? put(moment, id, "hand")
    : play(moment, id, { player, free: true });
}
