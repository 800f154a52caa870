import { after, type Moment } from "../moment.ts";
import { resolve } from "../deeds/resolve.ts";
import { settle } from "../deeds/settle.ts";

/**
 * Resolves the waiting abilities, those of the active player first, until none
 * is left.
 */
export function resolveWaiting(moment: Moment): Moment {
  const settled = settle(moment);
  const { game } = settled;
  const next = game.waiting.find(({ you }) => you === game.turn.player) ??
    game.waiting[0];
  if (next === undefined || settled.stopped !== undefined) return settled;
  const waiting = game.waiting.filter((one) => one !== next);
  return resolveWaiting(resolve(after(settled, { ...game, waiting }), next));
}
