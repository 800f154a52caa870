import { after, type Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { type Game, sideOf, withSide } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { inForce } from "../view/in_force.ts";
import { isForbiddenTo } from "../view/restrictions.ts";
import { unlessReplaced } from "./replace.ts";

/** A player gains lore, and wins with enough of it. */
export function gainLore(
  moment: Moment,
  player: PlayerId,
  amount: number,
): Moment {
  if (amount <= 0 || isForbiddenTo(moment, player, "cant-gain-lore")) {
    return moment;
  }
  const happening = { event: "gain-lore", by: player, amount } as const;
  return unlessReplaced(moment, happening, (now) => {
    const lore = sideOf(now.game, player).lore + amount;
    const gained = record(
      after(now, withSide(now.game, player, { lore })),
      happening,
    );
    const wins = lore >= neededToWin(gained, player) &&
      !isForbiddenTo(gained, player, "cant-win");
    return wins ? after(gained, won(gained.game, player)) : gained;
  });
}

/** A player loses lore, down to 0. */
export function loseLore(
  moment: Moment,
  player: PlayerId,
  amount: number,
): Moment {
  const { lore } = sideOf(moment.game, player);
  const lost = Math.min(lore, amount);
  if (lost <= 0 || isForbiddenTo(moment, player, "cant-lose-lore")) {
    return moment;
  }
  const happening = { event: "lose-lore", by: player, amount: lost } as const;
  return unlessReplaced(
    moment,
    happening,
    (now) =>
      record(
        after(now, withSide(now.game, player, { lore: lore - lost })),
        happening,
      ),
  );
}

/** The lore a player needs to win: 20, unless a card says otherwise. */
function neededToWin(moment: Moment, player: PlayerId): number {
  return inForce(moment, "win-condition-modification")
    .filter(({ players }) => players.includes(player))
    .reduce((most, { effect }) => Math.max(most, effect.loreRequired), 20);
}

/** The game with a winner, unless it already has one. */
export function won(game: Game, winner: PlayerId): Game {
  return game.winner === undefined ? { ...game, winner } : game;
}
