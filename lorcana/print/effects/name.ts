import type { NameEffects } from "../../ast/effects/name.ts";
import { propertyWords } from "../nouns/filters.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "name a card" */
export const namePrinters: Printers<NameEffects> = {
  "name-a-card": () => act("CONTROLLER", () => "name a card"),
  "choose-ink-type": () => act("CONTROLLER", () => "choose an ink type"),
  "choose-property": ({ what }) =>
    act("CONTROLLER", () => `choose a ${propertyWords(what)}`),
  "choose-number": () => act("CONTROLLER", () => "choose a number"),
};
