import type { StandardEffects } from "../ast/internal.ts";
import { abandonExamples } from "./effects/abandon.ts";
import { aegisExamples } from "./effects/aegis.ts";
import { banishExamples } from "./effects/banish.ts";
import { copyExamples } from "./effects/copy.ts";
import { disableExamples } from "./effects/disable.ts";
import { discardExamples } from "./effects/discard.ts";
import { discoverExamples } from "./effects/discover.ts";
import { dissolveExamples } from "./effects/dissolve.ts";
import { drawExamples } from "./effects/draw.ts";
import { energyExamples } from "./effects/energy.ts";
import { foreseeExamples } from "./effects/foresee.ts";
import { gainControlExamples } from "./effects/gain_control.ts";
import { judgmentExamples } from "./effects/judgment.ts";
import { kindleExamples } from "./effects/kindle.ts";
import { materializeExamples } from "./effects/materialize.ts";
import { noEffectExamples } from "./effects/no_effect.ts";
import { payExamples } from "./effects/pay.ts";
import { pointsExamples } from "./effects/points.ts";
import { preventExamples } from "./effects/prevent.ts";
import { putExamples } from "./effects/put.ts";
import { reclaimExamples } from "./effects/reclaim.ts";
import { returnExamples } from "./effects/return.ts";
import { shuffleExamples } from "./effects/shuffle.ts";
import { sparkExamples } from "./effects/spark.ts";
import { turnExamples } from "./effects/turn.ts";
import { untilEndOfTurnExamples } from "./effects/until_end_of_turn.ts";
import { winExamples } from "./effects/win.ts";
import type { Examples } from "./examples.ts";

/** At least one text for every effect there is. */
export const standardEffectExamples: Examples<StandardEffects> = {
  ...abandonExamples,
  ...aegisExamples,
  ...banishExamples,
  ...copyExamples,
  ...disableExamples,
  ...discardExamples,
  ...discoverExamples,
  ...dissolveExamples,
  ...drawExamples,
  ...energyExamples,
  ...foreseeExamples,
  ...gainControlExamples,
  ...judgmentExamples,
  ...kindleExamples,
  ...materializeExamples,
  ...noEffectExamples,
  ...payExamples,
  ...pointsExamples,
  ...preventExamples,
  ...putExamples,
  ...reclaimExamples,
  ...returnExamples,
  ...shuffleExamples,
  ...sparkExamples,
  ...turnExamples,
  ...untilEndOfTurnExamples,
  ...winExamples,
};
