import type {
  StandardEffect,
  StandardEffects,
  StandardStaticAbilities,
} from "../ast/internal.ts";
import { effectPrinter, type ModeDepth, type PrintEffect } from "./effect.ts";
import { abandonPrinters } from "./effects/abandon.ts";
import { aegisPrinters } from "./effects/aegis.ts";
import { banishPrinters } from "./effects/banish.ts";
import { copyPrinters } from "./effects/copy.ts";
import { disablePrinters } from "./effects/disable.ts";
import { discardPrinters } from "./effects/discard.ts";
import { discoverPrinters } from "./effects/discover.ts";
import { dissolvePrinters } from "./effects/dissolve.ts";
import { drawPrinters } from "./effects/draw.ts";
import { energyPrinters } from "./effects/energy.ts";
import { foreseePrinters } from "./effects/foresee.ts";
import { gainControlPrinters } from "./effects/gain_control.ts";
import { judgmentPrinters } from "./effects/judgment.ts";
import { kindlePrinters } from "./effects/kindle.ts";
import { materializePrinters } from "./effects/materialize.ts";
import { noEffectPrinters } from "./effects/no_effect.ts";
import { payPrinters } from "./effects/pay.ts";
import { pointsPrinters } from "./effects/points.ts";
import { preventPrinters } from "./effects/prevent.ts";
import { putPrinters } from "./effects/put.ts";
import { reclaimPrinters } from "./effects/reclaim.ts";
import { returnPrinters } from "./effects/return.ts";
import { shufflePrinters } from "./effects/shuffle.ts";
import { sparkPrinters } from "./effects/spark.ts";
import { turnPrinters } from "./effects/turn.ts";
import { untilEndOfTurnPrinters } from "./effects/until_end_of_turn.ts";
import { winPrinters } from "./effects/win.ts";
import type { Phrase } from "./phrase.ts";
import { byTag, printWith } from "./printers.ts";
import { staticPrinters } from "./static_ability.ts";

/** Every effect by its variant. */
const standardEffectPrinters = byTag<StandardEffects, ModeDepth>({
  ...abandonPrinters,
  ...aegisPrinters,
  ...banishPrinters,
  ...copyPrinters,
  ...disablePrinters,
  ...discardPrinters,
  ...discoverPrinters,
  ...dissolvePrinters,
  ...drawPrinters,
  ...energyPrinters,
  ...foreseePrinters,
  ...gainControlPrinters,
  ...judgmentPrinters,
  ...kindlePrinters,
  ...materializePrinters,
  ...noEffectPrinters,
  ...payPrinters,
  ...pointsPrinters,
  ...preventPrinters,
  ...putPrinters,
  ...reclaimPrinters,
  ...returnPrinters,
  ...shufflePrinters,
  ...sparkPrinters,
  ...turnPrinters,
  ...winPrinters,
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
