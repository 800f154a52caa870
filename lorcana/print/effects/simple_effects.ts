import type { SimpleEffects } from "../../ast/mod.ts";
import { actPrinters } from "../../frames/act.ts";
import type { Printers } from "../clauses/clause.ts";
import type { PrintThen } from "./parts/looked_at.ts";
import { abilityPrinters, type PrintQuoted } from "./ability.ts";
import { choosePrinters } from "./choose.ts";
import { damagePrinters } from "./damage.ts";
import { deckLimitPrinters } from "./deck_limit.ts";
import { discardPrinters } from "./discard.ts";
import { drawPrinters } from "./draw.ts";
import { inkDropPrinters } from "./ink_drop.ts";
import { inkwellPrinters } from "./inkwell.ts";
import { keywordPrinters } from "./keyword.ts";
import { lookPrinters } from "./look.ts";
import { lorePrinters } from "./lore.ts";
import { movePrinters } from "./move.ts";
import { namePrinters } from "./name.ts";
import { payPrinters } from "./pay.ts";
import { playPrinters } from "./play.ts";
import { propertyPrinters } from "./property.ts";
import { putPrinters } from "./put.ts";
import { restrictionPrinters } from "./restriction.ts";
import { returnPrinters } from "./return.ts";
import { revealPrinters } from "./reveal.ts";
import { searchPrinters } from "./search.ts";
import { shufflePrinters } from "./shuffle.ts";
import { skipPrinters } from "./skip.ts";
import { statPrinters } from "./stat.ts";
import { underPrinters } from "./under.ts";
import { winPrinters } from "./win.ts";

/** The printers for effects that contain no others. */
export function simplePrinters(
  then: PrintThen,
  quoted: PrintQuoted,
): Printers<SimpleEffects> {
  return {
    ...abilityPrinters(quoted),
    ...actPrinters,
    ...choosePrinters,
    ...damagePrinters,
    ...deckLimitPrinters,
    ...discardPrinters,
    ...drawPrinters,
    ...inkDropPrinters,
    ...inkwellPrinters,
    ...keywordPrinters,
    ...lookPrinters(then),
    ...lorePrinters,
    ...movePrinters,
    ...namePrinters,
    ...payPrinters,
    ...playPrinters,
    ...propertyPrinters,
    ...putPrinters,
    ...restrictionPrinters,
    ...returnPrinters,
    ...revealPrinters,
    ...searchPrinters,
    ...shufflePrinters,
    ...skipPrinters,
    ...statPrinters,
    ...underPrinters,
    ...winPrinters,
  };
}
