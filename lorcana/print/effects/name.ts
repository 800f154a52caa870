import type { NameEffects } from "../../ast/effects/name.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "name a card" */
export const namePrinters: Printers<NameEffects> = {
  "name-a-card": () => act("CONTROLLER", () => "name a card"),
  "choose-ink-type": () => act("CONTROLLER", () => "choose an ink type"),
};
