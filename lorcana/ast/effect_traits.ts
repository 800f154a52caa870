import { choiceTraits } from "./clauses/choice.ts";
import { conditionalTraits } from "./clauses/conditional.ts";
import { forEachTraits } from "./clauses/for_each.ts";
import { lastingTraits } from "./clauses/lasting.ts";
import { optionalTraits } from "./clauses/optional.ts";
import { payCostTraits } from "./clauses/pay_cost.ts";
import { repeatTraits } from "./clauses/repeat.ts";
import { replacementTraits } from "./clauses/replacement.ts";
import { sequenceTraits } from "./clauses/sequence.ts";
import { triggerTraits } from "./clauses/trigger.ts";
import type { Effects } from "./effect.ts";
import { abilityTraits } from "./effects/ability.ts";
import { banishTraits } from "./effects/banish.ts";
import { chooseTraits } from "./effects/choose.ts";
import { damageTraits } from "./effects/damage.ts";
import { deckLimitTraits } from "./effects/deck_limit.ts";
import { discardTraits } from "./effects/discard.ts";
import { drawTraits } from "./effects/draw.ts";
import { exertTraits } from "./effects/exert.ts";
import { inkDropTraits } from "./effects/ink_drop.ts";
import { inkwellTraits } from "./effects/inkwell.ts";
import { keywordTraits } from "./effects/keyword.ts";
import { lookTraits } from "./effects/look.ts";
import { loreTraits } from "./effects/lore.ts";
import { moveTraits } from "./effects/move.ts";
import { nameTraits } from "./effects/name.ts";
import { payTraits } from "./effects/pay.ts";
import { playTraits } from "./effects/play.ts";
import { propertyTraits } from "./effects/property.ts";
import { putTraits } from "./effects/put.ts";
import { readyTraits } from "./effects/ready.ts";
import { restrictionTraits } from "./effects/restriction.ts";
import { returnTraits } from "./effects/return.ts";
import { revealTraits } from "./effects/reveal.ts";
import { searchTraits } from "./effects/search.ts";
import { shuffleTraits } from "./effects/shuffle.ts";
import { skipTraits } from "./effects/skip.ts";
import { statTraits } from "./effects/stat.ts";
import { underTraits } from "./effects/under.ts";
import { winTraits } from "./effects/win.ts";
import type { Traits } from "./traits.ts";

/** The traits of each effect. */
export const EFFECT_TRAITS: Traits<Effects> = {
  ...choiceTraits,
  ...conditionalTraits,
  ...forEachTraits,
  ...lastingTraits,
  ...optionalTraits,
  ...payCostTraits,
  ...repeatTraits,
  ...replacementTraits,
  ...sequenceTraits,
  ...triggerTraits,
  ...abilityTraits,
  ...banishTraits,
  ...chooseTraits,
  ...damageTraits,
  ...deckLimitTraits,
  ...discardTraits,
  ...drawTraits,
  ...exertTraits,
  ...inkDropTraits,
  ...inkwellTraits,
  ...keywordTraits,
  ...lookTraits,
  ...loreTraits,
  ...moveTraits,
  ...nameTraits,
  ...payTraits,
  ...playTraits,
  ...propertyTraits,
  ...putTraits,
  ...readyTraits,
  ...restrictionTraits,
  ...returnTraits,
  ...revealTraits,
  ...searchTraits,
  ...shuffleTraits,
  ...skipTraits,
  ...statTraits,
  ...underTraits,
  ...winTraits,
};
