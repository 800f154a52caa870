import type { PlayerId } from "./card.ts";
import { type Game, sideOf, withSide } from "./game.ts";

/** A list in random order, which depends only on the game's seed. */
export function mixed<T>(game: Game, list: readonly T[]): readonly T[] {
  let seed = game.seed;
  const result = [...list];
  for (let at = result.length - 1; at > 0; at--) {
    seed = next(seed);
    const other = seed % (at + 1);
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}

/** The game with the next seed. */
export function reseeded(game: Game): Game {
  return { ...game, seed: next(game.seed) };
}

/** The game with a shuffled deck. */
export function shuffled(game: Game, player: PlayerId): Game {
  const deck = mixed(game, sideOf(game, player).deck);
  return reseeded(withSide(game, player, { deck }));
}

/** The next number of a linear congruential generator. */
function next(seed: number): number {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}
