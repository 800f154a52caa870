import type { ShuffleEffects } from "../../ast/effects/shuffle.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { intoDeck } from "./parts/deck_place.ts";
import { mine } from "../nouns/players.ts";

/** "shuffle your deck" */
export const shufflePrinters: Printers<ShuffleEffects> = {
  "shuffle-into-deck": (effect, voice) =>
    intoDeck(effect, "shuffle", "into", voice),
  "shuffle-deck": ({ player }) =>
    act(player, (verb) => `${verb("shuffle")} ${mine(player)} deck`),
};
