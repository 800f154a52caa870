import type { Game, GameName } from "../game.ts";
import { registeredGame } from "./register.ts";

/**
 * Loads a game. By a script element, since a page that was opened from the disk
 * may neither import modules nor fetch files.
 */
export function loadGame(name: GameName): Promise<Game> {
  const loaded = registeredGame(name);
  if (loaded !== undefined) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${name}.js`;
    script.onload = () => {
      const game = registeredGame(name);
      if (game === undefined) reject(new Error(`${name}.js has no game in it`));
      else resolve(game);
    };
    script.onerror = () => reject(new Error(`Cannot load ${name}.js`));
    document.head.append(script);
  });
}
