import type {
  StandardEffect,
  StandardEffects,
  StandardStaticAbilities,
} from "../ast/mod.ts";
import { effectWordings } from "../wording/mod.ts";
import { effectPrinter, type ModeDepth, type PrintEffect } from "./effect.ts";
import { abandonPrinters } from "./effects/abandon.ts";
import { banishPrinters } from "./effects/banish.ts";
import { copyPrinters } from "./effects/copy.ts";
import { discardPrinters } from "./effects/discard.ts";
import { energyPrinters } from "./effects/energy.ts";
import { judgmentPrinters } from "./effects/judgment.ts";
import { materializePrinters } from "./effects/materialize.ts";
import { preventPrinters } from "./effects/prevent.ts";
import { putPrinters } from "./effects/put.ts";
import { reclaimPrinters } from "./effects/reclaim.ts";
import { returnPrinters } from "./effects/return.ts";
import { sparkPrinters } from "./effects/spark.ts";
import { untilEndOfTurnPrinters } from "./effects/until_end_of_turn.ts";
import type { Phrase } from "./phrase.ts";
import { byTag, printWith } from "./printers.ts";
import { asSaid } from "./said.ts";
import { staticPrinters } from "./static_ability.ts";

/** Every effect by its variant. */
const standardEffectPrinters = byTag<StandardEffects, ModeDepth>({
  ...asSaid(effectWordings),
  ...abandonPrinters,
  ...banishPrinters,
  ...copyPrinters,
  ...discardPrinters,
  ...energyPrinters,
  ...judgmentPrinters,
  ...materializePrinters,
  ...preventPrinters,
  ...putPrinters,
  ...reclaimPrinters,
  ...returnPrinters,
  ...sparkPrinters,
  ...untilEndOfTurnPrinters(
    (effect, depth) => printEffect(effect, "inside", depth),
    (ability, depth) =>
      printWith<StandardStaticAbilities, ModeDepth>(
        insideStatic,
        ability,
        depth,
      ),
  ),
});

const insideStatic = staticPrinters((effect, depth) =>
  printEffect(effect, "inside", depth)
);

/** One effect, without its capital and its period. */
function printStandardEffect(effect: StandardEffect, depth: ModeDepth): Phrase {
  return printWith<StandardEffects, ModeDepth>(
    standardEffectPrinters,
    effect,
    depth,
  );
}

/** What an ability does, without the period at its end. */
export const printEffect: PrintEffect = effectPrinter(printStandardEffect);
