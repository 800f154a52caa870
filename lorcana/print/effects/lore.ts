import type { LoreEffects } from "../../ast/effects/lore.ts";
import type { Amount } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { maximum, some } from "../nouns/cards.ts";
import { act, type Printers } from "../clauses/clause.ts";
import type { Voice } from "../text/voice.ts";

/** "gain 1 lore" */
export const lorePrinters: Printers<LoreEffects> = {
  "gain-lore": ({ amount, player }, voice) =>
    act(player, (verb) => lore(verb("gain"), amount, voice)),
  "lose-lore": ({ amount, player }, voice) =>
    act(player, (verb) => lore(verb("lose"), amount, voice)),
};

function lore(verb: string, amount: Amount, voice: Voice): string {
  const number = some(amount);
  return number === undefined
    ? `${verb} lore equal to ${printAmount(amount, voice)}${
      maximum(amount, "lore")
    }`
    : `${verb} ${number} lore`;
}
