import type { WinEffects } from "../../ast/effects/win.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "win the game" */
export const winPrinters: Printers<WinEffects> = {
  "win-game": ({ player }) => act(player, (verb) => `${verb("win")} the game`),
  "win-condition-modification": ({ loreRequired, player }) =>
    act(
      player,
      (verb) => `${verb("need")} ${loreRequired} lore to win the game`,
    ),
};
