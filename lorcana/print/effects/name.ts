import type { NameEffects } from "../../ast/effects/name.ts";
import { withArticle } from "../../lexicon/inflect.ts";
import { propertyWords } from "../nouns/distinct.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "name a card" */
export const namePrinters: Printers<NameEffects> = {
  "name-a-card": ({ cardType }) =>
    act(
      "CONTROLLER",
      () =>
        cardType === undefined
          ? "name a card"
          : `name ${withArticle(cardType)} card`,
    ),
  "choose-ink-type": () => act("CONTROLLER", () => "choose an ink type"),
  "choose-property": ({ what }) =>
    act("CONTROLLER", () => `choose a ${propertyWords(what)}`),
  "choose-number": () => act("CONTROLLER", () => "choose a number"),
};
