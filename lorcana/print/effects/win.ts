import type { WinEffects } from "../../ast/effects/win.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "win the game" */
export const winPrinters: Printers<WinEffects> = {
  "win-game": ({ target }) => act(target, (verb) => `${verb("win")} the game`),
  "win-condition-modification": ({ loreRequired, target }) =>
    act(
      target,
      (verb) => `${verb("need")} ${loreRequired} lore to win the game`,
    ),
};
