import type { Game, GameName } from "../game.ts";

/** Games whose scripts have run; scripts meet on the window. */
type Registry = Partial<Record<GameName, Game>>;

declare global {
  /** Where the scripts of games leave what they have to say. */
  var dreamtidesGames: Registry | undefined;
}

/** Called by the script of a game. */
export function register(name: GameName, game: Game): void {
  globalThis.dreamtidesGames = { ...globalThis.dreamtidesGames, [name]: game };
}

/** The game, if its script has run. */
export function registeredGame(name: GameName): Game | undefined {
  return globalThis.dreamtidesGames?.[name];
}
