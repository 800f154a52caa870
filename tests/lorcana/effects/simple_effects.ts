import type { SimpleEffects } from "../../../lorcana/mod.ts";
import type { EffectExamples } from "../examples.ts";
import { abilityExamples } from "./ability.ts";
import { banishExamples } from "./banish.ts";
import { chooseExamples } from "./choose.ts";
import { damageExamples } from "./damage.ts";
import { deckLimitExamples } from "./deck_limit.ts";
import { discardExamples } from "./discard.ts";
import { drawExamples } from "./draw.ts";
import { exertExamples } from "./exert.ts";
import { inkDropExamples } from "./ink_drop.ts";
import { inkwellExamples } from "./inkwell.ts";
import { keywordExamples } from "./keyword.ts";
import { lookExamples } from "./look.ts";
import { loreExamples } from "./lore.ts";
import { moveExamples } from "./move.ts";
import { nameExamples } from "./name.ts";
import { payExamples } from "./pay.ts";
import { playExamples } from "./play.ts";
import { propertyExamples } from "./property.ts";
import { putExamples } from "./put.ts";
import { readyExamples } from "./ready.ts";
import { restrictionExamples } from "./restriction.ts";
import { returnExamples } from "./return.ts";
import { revealExamples } from "./reveal.ts";
import { searchExamples } from "./search.ts";
import { shuffleExamples } from "./shuffle.ts";
import { skipExamples } from "./skip.ts";
import { statExamples } from "./stat.ts";
import { underExamples } from "./under.ts";
import { winExamples } from "./win.ts";

/** At least one text for each of these effects. */
export const simpleEffects: EffectExamples<SimpleEffects> = {
  ...abilityExamples,
  ...banishExamples,
  ...chooseExamples,
  ...damageExamples,
  ...deckLimitExamples,
  ...discardExamples,
  ...drawExamples,
  ...exertExamples,
  ...inkDropExamples,
  ...inkwellExamples,
  ...keywordExamples,
  ...lookExamples,
  ...loreExamples,
  ...moveExamples,
  ...nameExamples,
  ...payExamples,
  ...playExamples,
  ...propertyExamples,
  ...putExamples,
  ...readyExamples,
  ...restrictionExamples,
  ...returnExamples,
  ...revealExamples,
  ...searchExamples,
  ...shuffleExamples,
  ...skipExamples,
  ...statExamples,
  ...underExamples,
  ...winExamples,
};
